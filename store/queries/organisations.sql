-- name: only_one
-- Wait until no other process makes the first organisation.
SELECT pg_advisory_xact_lock($1::bigint)

-- name: all_ids
-- Every organisation, oldest first, as the operator sees them.
SELECT org_id FROM organisations ORDER BY org_id

-- name: first
-- The oldest organisation.
SELECT org_id FROM organisations ORDER BY org_id LIMIT 1

-- name: called
-- The organisations of a name or id, oldest first, as the operator sees them.
SELECT org_id FROM organisations WHERE name = $1 OR org_id::text = $1 ORDER BY org_id

-- name: create
-- A new organisation.
INSERT INTO organisations (name) VALUES ($1) RETURNING org_id

-- name: get
-- The organisation itself.
SELECT org_id, name, settings, created_at FROM organisations WHERE org_id = $1

-- name: hold
-- It stays as it is until the transaction ends.
SELECT FROM organisations WHERE org_id = $1 FOR UPDATE

-- name: configure
-- Its settings, whole.
UPDATE organisations SET settings = $2::jsonb WHERE org_id = $1
