-- part: blocks
-- Many given blocks, and the accesses that they and other requests were: $2 the blocks, of which none may be older than the last
-- erase of its agent, and $3 the accesses of requests without one, each a JSON array of objects.
numbered AS MATERIALIZED (
    SELECT nextval('ids') AS injection_id, b.* FROM ROWS FROM (json_to_recordset($2::json) AS (
        agent_id bigint, at timestamptz, revision bigint, namespace text, session_id text, request text, text text, hash text,
        stable_tokens int, volatile_tokens int, total_tokens int, max_tokens int, entries text, left_out text, also text,
        correction text, triggers text[], degraded text[], memory_ids bigint[], rules text[], saved_tokens int, part text,
        actor text, took_ms real, rule_tokens int[], line_count int, left_out_count int, key_id bigint, standing text
    )) WITH ORDINALITY AS b
    WHERE b.standing IS NULL OR b.standing = (
        SELECT {standing of k, a, o} FROM api_keys AS k JOIN agents AS a ON a.org_id = $1 AND a.agent_id = b.agent_id
        JOIN organisations AS o ON o.org_id = $1 WHERE k.org_id = $1 AND k.key_id = b.key_id
    )
), given AS (
    INSERT INTO injections (org_id, agent_id, {injection})
    SELECT $1, g.agent_id, {injection of g} FROM numbered AS g WHERE may_record($1, g.agent_id, g.revision)
), touched AS (
    INSERT INTO touches (org_id, agent_id, memory_id, session_id, at)
    SELECT $1, t.agent_id, memory_id, t.session_id, t.at FROM (
        SELECT agent_id, memory_ids, coalesce(session_id, '') AS session_id, at FROM numbered
        UNION ALL
        SELECT * FROM json_to_recordset($3::json) AS r (agent_id bigint, memory_ids bigint[], session_id text, at timestamptz)
    ) AS t, unnest(t.memory_ids) AS memory_id
    RETURNING touch_id, agent_id
)
SELECT ordinality, injection_id, NULL FROM numbered UNION ALL SELECT NULL, touch_id, agent_id FROM touched WHERE touch_id % $4 = 0

-- name: append
-- Those in one statement and so in one commit. A block whose request was admitted from memory is written only if that still
-- stands. Ids are handed out in the order of the array, and told with their places in it; of the accesses every $4th is told.
WITH {blocks}

-- name: append_with_parts
-- The same, and before them standing parts of blocks ($5 their agents, from $6 on their columns, $11 the revisions that they are
-- of), unless they are kept already, or something was erased since they were built. Of two who keep the same at once the
-- second waits for the first, so all do it in one order.
WITH kept AS (
    INSERT INTO parts (org_id, agent_id, {part})
    SELECT $1, p.agent_id, p.key, p.text, p.memory_ids::bigint[], p.entries, p.left_out
    FROM unnest($5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::bigint[])
        AS p (agent_id, key, text, memory_ids, entries, left_out, revision)
    WHERE may_record($1, p.agent_id, p.revision)
    ON CONFLICT (org_id, agent_id, key) DO NOTHING
), {blocks}

-- name: append_ahead
-- The same where those standing parts ($5 their agents, $6 their keys, $7 the revisions) were all rendered ahead.
WITH kept AS (
    INSERT INTO parts (org_id, agent_id, {part})
    SELECT s.org_id, s.agent_id, {part of s} FROM unnest($5::bigint[], $6::text[], $7::bigint[]) AS p (agent_id, key, revision)
    JOIN standings AS s ON s.org_id = $1 AND s.agent_id = p.agent_id AND s.key = p.key
    WHERE may_record($1, p.agent_id, p.revision)
    ON CONFLICT (org_id, agent_id, key) DO NOTHING
), {blocks}

-- name: get
-- One injection whole, and its standing part.
SELECT {injection of i}, {part of p} FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.injection_id = $3

-- name: page
-- Of the next $5 injections, newest first, those that meet the conditions, $4 at most: how many are walked is bounded, and the
-- key's index answers.
SELECT {outline of i} FROM (
    SELECT i.injection_id, ($6::text IS NULL OR i.rules @> ARRAY[$6]) AND ($7::timestamptz IS NULL OR i.at < $7)
        AND ($8::timestamptz IS NULL OR i.at > $8) AS wanted
    FROM injections AS i WHERE i.org_id = $1 AND i.agent_id = $2 AND i.injection_id < $3 ORDER BY i.injection_id DESC LIMIT $5
) AS near CROSS JOIN LATERAL (
    SELECT {outline} FROM injections WHERE org_id = $1 AND agent_id = $2 AND injection_id = near.injection_id LIMIT 1
) AS i
WHERE near.wanted ORDER BY near.injection_id DESC LIMIT $4

-- name: page_end
-- Where the walk of that page ended, where more follow.
SELECT injection_id FROM injections WHERE org_id = $1 AND agent_id = $2 AND injection_id < $3
ORDER BY injection_id DESC OFFSET $4 - 1 LIMIT 1

-- name: page_of_session
-- The same of one session ($9).
SELECT {outline of i} FROM (
    SELECT i.*, ($6::text IS NULL OR i.rules @> ARRAY[$6]) AND ($7::timestamptz IS NULL OR i.at < $7)
        AND ($8::timestamptz IS NULL OR i.at > $8) AS wanted
    FROM injections AS i WHERE i.org_id = $1 AND i.agent_id = $2 AND i.session_id = $9 AND i.injection_id < $3
    ORDER BY i.injection_id DESC LIMIT $5
) AS i
WHERE wanted ORDER BY injection_id DESC LIMIT $4

-- name: page_of_session_end
-- Where that walk ended.
SELECT injection_id FROM injections WHERE org_id = $1 AND agent_id = $2 AND session_id = $5 AND injection_id < $3
ORDER BY injection_id DESC OFFSET $4 - 1 LIMIT 1

-- name: page_of_memory
-- The same of those that carried a row ($10), of one session if it is named. A block can't hold a row with a higher id than its own.
SELECT {outline of i} FROM (
    SELECT i.*, ($6::text IS NULL OR i.rules @> ARRAY[$6]) AND ($7::timestamptz IS NULL OR i.at < $7)
        AND ($8::timestamptz IS NULL OR i.at > $8) AND ($9::text IS NULL OR i.session_id = $9)
        AND (i.memory_ids @> ARRAY[$10::bigint] OR i.part = ANY ((
            SELECT array_agg(key) FROM parts WHERE org_id = $1 AND agent_id = $2 AND memory_ids @> ARRAY[$10::bigint]
        )::text[])) AS wanted
    FROM injections AS i WHERE i.org_id = $1 AND i.agent_id = $2 AND i.injection_id < $3 AND i.injection_id > $10
    ORDER BY i.injection_id DESC LIMIT $5
) AS i
WHERE wanted ORDER BY injection_id DESC LIMIT $4

-- name: page_of_memory_end
-- Where that walk ended.
SELECT injection_id FROM injections WHERE org_id = $1 AND agent_id = $2 AND injection_id < $3 AND injection_id > $5
ORDER BY injection_id DESC OFFSET $4 - 1 LIMIT 1

-- name: last_of_session
-- The latest injections of a session, newest first, each with its standing part.
SELECT {injection of i}, {part of p} FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.session_id = $3 ORDER BY i.injection_id DESC LIMIT $4

-- name: last_of_agent
-- The latest injections of an agent, newest first, each with its standing part.
SELECT {injection of i}, {part of p} FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 ORDER BY i.injection_id DESC LIMIT $3

-- name: last_ids_of_session
-- The rows of the latest block of a session, those of its volatile part first.
SELECT i.memory_ids || p.memory_ids FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.session_id = $3 ORDER BY i.injection_id DESC LIMIT 1
