-- name: append
-- One given block.
INSERT INTO injections (org_id, agent_id, {injection})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)

-- name: get
-- One injection whole.
SELECT {injection} FROM injections WHERE org_id = $1 AND agent_id = $2 AND injection_id = $3

-- name: page
-- Injections newest first. A block can't hold a row with a higher id than its own, so a search for a row ends there.
SELECT {injection} FROM injections
WHERE org_id = $1 AND agent_id = $2 AND injection_id < $3 AND ($5::text IS NULL OR session_id = $5)
  AND ($6::bigint IS NULL OR (injection_id > $6 AND memory_ids @> ARRAY[$6])) AND ($7::text IS NULL OR rules @> ARRAY[$7])
  AND ($8::timestamptz IS NULL OR at < $8) AND ($9::timestamptz IS NULL OR at > $9)
ORDER BY injection_id DESC LIMIT $4

-- name: last_of_session
-- The latest injections of a session, newest first.
SELECT {injection} FROM injections WHERE org_id = $1 AND agent_id = $2 AND session_id = $3 ORDER BY injection_id DESC LIMIT $4

-- name: last_ids_of_session
-- The rows of the latest block of a session.
SELECT memory_ids FROM injections WHERE org_id = $1 AND agent_id = $2 AND session_id = $3 ORDER BY injection_id DESC LIMIT 1
