-- name: keep
-- The standing part of a block, unless it is kept already.
INSERT INTO parts (org_id, agent_id, {part}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (org_id, agent_id, key) DO NOTHING

-- name: append
-- Many given blocks, and the accesses that they and other requests were, in one statement and so in one commit: $2 the
-- blocks and $3 the accesses, each a JSON array of objects. The blocks' ids are handed out in the order of the array; of the
-- accesses every $4th is told.
WITH numbered AS MATERIALIZED (
    SELECT nextval('ids') AS injection_id, b.* FROM json_to_recordset($2::json) AS b (
        agent_id bigint, at timestamptz, revision bigint, namespace text, session_id text, request text, text text, hash text,
        stable_tokens int, volatile_tokens int, total_tokens int, max_tokens int, entries text, left_out text, also text,
        correction text, triggers text[], degraded text[], memory_ids bigint[], rules text[], saved_tokens int, part text,
        actor text, took_ms real
    )
), given AS (
    INSERT INTO injections (org_id, agent_id, {injection})
    SELECT $1, g.agent_id, {injection of g} FROM numbered AS g RETURNING injection_id, agent_id
), touched AS (
    INSERT INTO touches (org_id, agent_id, memory_id, session_id, at)
    SELECT $1, t.agent_id, memory_id, t.session_id, t.at
    FROM json_to_recordset($3::json) AS t (agent_id bigint, memory_ids bigint[], session_id text, at timestamptz),
         unnest(t.memory_ids) AS memory_id
    RETURNING touch_id, agent_id
)
SELECT true, injection_id, agent_id FROM given UNION ALL SELECT false, touch_id, agent_id FROM touched WHERE touch_id % $4 = 0

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
