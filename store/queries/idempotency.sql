-- name: claim
-- Whether this transaction is the only one that works under the key; kept until it ends.
SELECT pg_try_advisory_xact_lock(hashtextextended($2 || chr(31) || $3, $1))

-- name: get
-- The first answer under a key that is still kept.
SELECT operation, body_hash, status, body FROM idempotency
WHERE org_id = $1 AND credential = $2 AND key = $3 AND created_at > now() - make_interval(hours => $4)

-- name: keep
-- The answer under a key; it takes the place of one that is no longer kept.
INSERT INTO idempotency (org_id, credential, key, operation, body_hash, status, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (org_id, credential, key) DO UPDATE
SET operation = excluded.operation, body_hash = excluded.body_hash, status = excluded.status, body = excluded.body, created_at = now()

-- name: prune
-- Answers that are no longer kept, at most so many.
DELETE FROM idempotency WHERE org_id = $1 AND (credential, key) IN (
    SELECT credential, key FROM idempotency WHERE org_id = $1 AND created_at <= now() - make_interval(hours => $2) LIMIT $3
)
