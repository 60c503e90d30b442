-- name: keep
-- The standing part of a block, unless it is kept already.
INSERT INTO parts (org_id, agent_id, {part}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (org_id, agent_id, key) DO NOTHING

-- name: append
-- One given block.
INSERT INTO injections (org_id, agent_id, {injection})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)

-- name: get
-- One injection whole, and its standing part.
SELECT {injection of i}, {part of p} FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.injection_id = $3

-- name: page
-- Injections newest first. A block can't hold a row with a higher id than its own, so a search for a row ends there.
SELECT {injection of i}, {part of p} FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.injection_id < $3 AND ($5::text IS NULL OR i.session_id = $5)
  AND ($6::bigint IS NULL OR (i.injection_id > $6 AND (i.memory_ids @> ARRAY[$6] OR p.memory_ids @> ARRAY[$6])))
  AND ($7::text IS NULL OR i.rules @> ARRAY[$7])
  AND ($8::timestamptz IS NULL OR i.at < $8) AND ($9::timestamptz IS NULL OR i.at > $9)
ORDER BY i.injection_id DESC LIMIT $4

-- name: last_of_session
-- The latest injections of a session, newest first, each with its standing part.
SELECT {injection of i}, {part of p} FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.session_id = $3 ORDER BY i.injection_id DESC LIMIT $4

-- name: last_ids_of_session
-- The rows of the latest block of a session, those of its volatile part first.
SELECT i.memory_ids || p.memory_ids FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.session_id = $3 ORDER BY i.injection_id DESC LIMIT 1
