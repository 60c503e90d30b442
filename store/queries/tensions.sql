-- name: get
-- One tension.
SELECT {tension} FROM tensions WHERE org_id = $1 AND agent_id = $2 AND tension_id = $3

-- name: page
-- Tensions newest first.
SELECT {tension} FROM tensions
WHERE org_id = $1 AND agent_id = $2 AND tension_id < $3 AND ($5::text IS NULL OR status = $5) ORDER BY tension_id DESC LIMIT $4

-- name: insert
-- A new tension, unless the same pair is open already.
INSERT INTO tensions (org_id, agent_id, {tension}, pair_key)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
ON CONFLICT (org_id, agent_id, pair_key) WHERE status = 'open' DO NOTHING RETURNING {tension}

-- name: open_pair
-- The open tension of a pair.
SELECT {tension} FROM tensions WHERE org_id = $1 AND agent_id = $2 AND pair_key = $3 AND status = 'open'

-- name: save
-- What may change of a tension.
UPDATE tensions SET status = $4, winner = $5, resolution = $6, pattern = $7, resolved_by = $8, resolved_at = $9, suggestion = $10
WHERE org_id = $1 AND agent_id = $2 AND tension_id = $3

-- name: resolved_shapes
-- Tensions of the same shapes that were resolved with a pattern, newest first.
SELECT {tension} FROM tensions
WHERE org_id = $1 AND agent_id = $2 AND status = 'resolved' AND shape = ANY($3::text[]) AND pattern IS NOT NULL
ORDER BY resolved_at DESC, tension_id DESC LIMIT 100

-- name: of_memory
-- Tensions that speak of certain rows, oldest first.
SELECT {tension} FROM tensions
WHERE org_id = $1 AND agent_id = $2 AND (a_memory_id = ANY($3::bigint[]) OR b_memory_id = ANY($3::bigint[]))
  AND ($4::text IS NULL OR status = $4)
ORDER BY tension_id

-- name: pairs
-- Tensions of certain pairs, whatever their status, oldest first.
SELECT {tension} FROM tensions WHERE org_id = $1 AND agent_id = $2 AND pair_key = ANY($3::text[]) ORDER BY tension_id

-- name: as_of
-- Every tension that may have been open at a moment, since it is open still or was answered later, and the state that its last event
-- until then left it in.
SELECT e.after, {tension} FROM (
    SELECT * FROM tensions WHERE org_id = $1 AND agent_id = $2 AND status = 'open' AND created_at <= $3
    UNION ALL
    SELECT * FROM tensions WHERE org_id = $1 AND agent_id = $2 AND status = 'resolved' AND resolved_at > $3 AND created_at <= $3
) AS d LEFT JOIN LATERAL (
    SELECT after FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'tension' AND subject_id = d.tension_id AND at <= $3 AND after IS NOT NULL
    ORDER BY at DESC, event_id DESC LIMIT 1
) AS e ON true
WHERE (e.after IS NOT NULL OR NOT EXISTS (
    SELECT FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'tension' AND subject_id = d.tension_id AND at > $3 AND rule = 'import'
)) AND ($4::text[] IS NULL OR d.namespace IS NULL OR d.namespace = ANY($4::text[]))
ORDER BY d.tension_id
