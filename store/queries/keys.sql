-- name: insert
-- A new key; only its hash is kept.
INSERT INTO api_keys (org_id, key_id, name, env, hash, scopes, agent_id, created_at, expires_at, kind)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)

-- name: get
-- One key by its public id, with the name of the agent that it is bound to.
SELECT {key of k}, a.name FROM api_keys AS k LEFT JOIN agents AS a ON a.org_id = $1 AND a.agent_id = k.agent_id
WHERE k.org_id = $1 AND k.key_id = $2

-- name: admit
-- One key as `get` gives it, its organisation's own rate, by what its request is admitted, and the agent that it speaks of: the
-- one the key is bound to, else the one it names.
SELECT {key of k}, b.name, (o.settings ->> 'rateLimit')::int, {standing of k, a, o}, {agent of a} FROM api_keys AS k
JOIN organisations AS o ON o.org_id = $1
LEFT JOIN agents AS b ON b.org_id = $1 AND b.agent_id = k.agent_id
LEFT JOIN agents AS a ON a.org_id = $1 AND a.name = coalesce(b.name, $3::text)
WHERE k.org_id = $1 AND k.key_id = $2

-- name: page
-- Every key, oldest first.
SELECT {key of k}, a.name FROM api_keys AS k LEFT JOIN agents AS a ON a.org_id = $1 AND a.agent_id = k.agent_id
WHERE k.org_id = $1 ORDER BY k.key_id

-- name: revoke
-- From now on the key is no key.
UPDATE api_keys SET revoked_at = $3, revoked_by = $4 WHERE org_id = $1 AND key_id = $2 AND revoked_at IS NULL

-- name: revoke_label
-- From now on the keys of one agent under a label are no keys.
UPDATE api_keys SET revoked_at = $4, revoked_by = $5
WHERE org_id = $1 AND agent_id = $2 AND name = $3 AND kind = 'agent' AND revoked_at IS NULL RETURNING key_id

-- name: replace
-- Another key takes the place of one, which goes on until its overlap is over; of two who do it at once, one does.
UPDATE api_keys SET replaced_by = $3, expires_at = $4 WHERE org_id = $1 AND key_id = $2 AND replaced_by IS NULL AND revoked_at IS NULL

-- name: revoke_bound
-- From now on the keys that are bound to an agent are no keys.
UPDATE api_keys SET revoked_at = $3, revoked_by = $4 WHERE org_id = $1 AND agent_id = $2 AND revoked_at IS NULL RETURNING key_id

-- name: used
-- When a key was last used.
UPDATE api_keys SET last_used_at = greatest(last_used_at, $3) WHERE org_id = $1 AND key_id = $2
