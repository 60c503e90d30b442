-- name: behind
-- Agents with so many events ($2) beyond their last stage, $3 at most.
SELECT a.agent_id FROM agents AS a LEFT JOIN LATERAL (
    SELECT event_id FROM stages WHERE org_id = $1 AND agent_id = a.agent_id ORDER BY stage DESC LIMIT 1
) AS s ON true
WHERE a.org_id = $1 AND (
    SELECT e.event_id FROM events AS e
    WHERE e.org_id = $1 AND e.agent_id = a.agent_id AND e.event_id > CASE WHEN s.event_id IS NULL THEN 0 ELSE s.event_id END
    ORDER BY e.event_id OFFSET $2 - 1 LIMIT 1
) IS NOT NULL
ORDER BY a.agent_id LIMIT $3

-- name: last
-- The last stage of an agent.
SELECT stage, event_id, last_at, memory_id, place FROM stages WHERE org_id = $1 AND agent_id = $2 ORDER BY stage DESC LIMIT 1

-- name: next
-- The next $4 events beyond $3: the last of them, how many there are, their first moment and the last at which one of them or of
-- their rows begins to count, and the highest id of a row.
SELECT max(e.event_id), count(*), min(e.at), max(greatest(e.at, m.learned_at)), max(m.memory_id) FROM (
    SELECT event_id, at, subject, subject_id FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id > $3 ORDER BY event_id LIMIT $4
) AS e LEFT JOIN LATERAL (
    SELECT memory_id, learned_at FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = e.subject_id AND e.subject = 'memory' LIMIT 1
) AS m ON true

-- name: changed
-- The rows of which the events after $3 and until $4 tell, as they stood before and as they stand after. Where what an index line
-- says is as it is now, its cost is that of the row, else the state comes along.
SELECT m.memory_id, m.namespace, m.tokens, m.parts, s.tier, s.place, s.cost, coalesce(e.after ->> 'status', m.status),
       coalesce(e.after ->> 'tier', m.tier), coalesce((e.after ->> 'placed_at')::timestamptz, m.placed_at), m.index_cost, CASE WHEN e.same THEN NULL ELSE e.after END
FROM (
    SELECT DISTINCT subject_id FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id > $3 AND event_id <= $4 AND subject = 'memory'
) AS c CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.subject_id AND content <> '' LIMIT 1
) AS m CROSS JOIN LATERAL (
    SELECT after, {same line as m} AS same FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = m.memory_id AND event_id <= $4 AND after IS NOT NULL
    ORDER BY at DESC, event_id DESC LIMIT 1
) AS e LEFT JOIN LATERAL (
    SELECT tier, place, cost FROM spans WHERE org_id = $1 AND agent_id = $2 AND memory_id = m.memory_id AND until = 2147483647
    ORDER BY since DESC LIMIT 1
) AS s ON true
ORDER BY m.memory_id

-- name: rows
-- Some rows, whole.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = ANY($3::bigint[]) ORDER BY m.memory_id

-- name: close
-- Rows that stand no more as they did, from stage $4 on.
UPDATE spans SET until = $4 WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) AND until = 2147483647

-- name: open
-- How rows stand from stage $3 on.
INSERT INTO spans (org_id, agent_id, since, memory_id, tier, namespace, place, cost)
SELECT $1, $2, $3, s.* FROM unnest($4::bigint[], $5::text[], $6::text[], $7::timestamptz[], $8::int[]) AS s

-- name: tally
-- What changed in stage $3, noted under it and under the 32 that it is one of.
INSERT INTO tallies AS t (org_id, agent_id, key, level, stage, n)
SELECT $1, $2, c.key, p.level, p.stage, c.n FROM unnest($4::text[], $5::bigint[]) AS c (key, n)
CROSS JOIN (VALUES (0, $3::int), (1, ($3::int - 1) / 32)) AS p (level, stage) ORDER BY c.key, p.level
ON CONFLICT (org_id, agent_id, key, level, stage) DO UPDATE SET n = t.n + excluded.n

-- name: shed
-- The postings of rows that were retired in stage $4.
INSERT INTO shed (org_id, agent_id, token, namespace, memory_id, since, until, factor, length)
SELECT $1, $2, w.token, m.namespace, m.memory_id, m.since, $4, max(w.factor), cardinality(m.tokens) + 0.5 * cardinality(m.parts)
FROM (
    SELECT r.memory_id, r.namespace, r.tokens, r.parts, r.keys, s.since FROM unnest($3::bigint[]) AS c (memory_id) CROSS JOIN LATERAL (
        SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id LIMIT 1
    ) AS r CROSS JOIN LATERAL (
        SELECT since FROM spans WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id ORDER BY since LIMIT 1
    ) AS s
) AS m CROSS JOIN LATERAL (
    SELECT unnest(m.tokens), 1.0 UNION ALL SELECT unnest(m.parts), 0.5 UNION ALL SELECT '=' || k, 0.0 FROM unnest(m.keys) AS k
) AS w (token, factor)
GROUP BY w.token, m.namespace, m.memory_id, m.since, m.tokens, m.parts
ON CONFLICT (org_id, agent_id, token, namespace, memory_id) DO NOTHING

-- name: end
-- The stage is done.
INSERT INTO stages (org_id, agent_id, stage, event_id, first_at, last_at, memory_id, place) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)

-- name: untally
-- Rows that are about to go, or to lose their text, were never counted.
WITH gone AS MATERIALIZED (
    SELECT s.*, m.tokens, m.parts FROM unnest($3::bigint[]) AS c (memory_id) CROSS JOIN LATERAL (
        SELECT * FROM spans WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id
    ) AS s CROSS JOIN LATERAL (
        SELECT tokens, parts FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id LIMIT 1
    ) AS m
), life AS MATERIALIZED (
    SELECT memory_id, namespace, tokens, parts, min(since) AS since, max(until) AS until FROM gone GROUP BY memory_id, namespace, tokens, parts
), change AS (
    SELECT k.key, p.stage, p.n FROM life AS l CROSS JOIN LATERAL (
        SELECT DISTINCT 'w' || t FROM unnest(l.tokens || l.parts) AS t UNION ALL SELECT 'r' UNION ALL SELECT 'h' || l.namespace
    ) AS k (key) CROSS JOIN LATERAL (VALUES (l.since, -1::bigint), (l.until, 1)) AS p (stage, n)
    UNION ALL
    SELECT k.key, p.stage, p.sign * k.n FROM gone AS g
    CROSS JOIN LATERAL (VALUES ('l' || g.namespace, 1::bigint), ('c' || g.namespace, g.cost::bigint)) AS k (key, n)
    CROSS JOIN LATERAL (VALUES (g.since, -1), (g.until, 1)) AS p (stage, sign)
    WHERE g.tier = 'L1'
), summed AS MATERIALIZED (
    SELECT c.key, p.level, p.stage, sum(c.n) AS n FROM change AS c
    CROSS JOIN LATERAL (VALUES (0, c.stage), (1, (c.stage - 1) / 32)) AS p (level, stage)
    WHERE c.stage < 2147483647 GROUP BY c.key, p.level, p.stage HAVING sum(c.n) <> 0
)
INSERT INTO tallies AS t (org_id, agent_id, key, level, stage, n)
SELECT $1, $2, key, level, stage, n FROM summed ORDER BY key, level, stage
ON CONFLICT (org_id, agent_id, key, level, stage) DO UPDATE SET n = t.n + excluded.n

-- name: unsay
-- Words that no row held in a stage any more aren't remembered by it.
DELETE FROM tallies AS t USING (
    SELECT DISTINCT 'w' || w.token AS key FROM unnest($3::bigint[]) AS c (memory_id) CROSS JOIN LATERAL (
        SELECT unnest(tokens || parts) AS token FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id
    ) AS w
) AS k WHERE t.org_id = $1 AND t.agent_id = $2 AND t.key = k.key AND t.n = 0

-- name: unshed
-- Nor are such rows found.
DELETE FROM shed AS p USING (
    SELECT DISTINCT m.memory_id, m.namespace, w.token FROM unnest($3::bigint[]) AS c (memory_id) CROSS JOIN LATERAL (
        SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id LIMIT 1
    ) AS m CROSS JOIN LATERAL (
        SELECT unnest(m.tokens || m.parts) UNION ALL SELECT '=' || k FROM unnest(m.keys) AS k
    ) AS w (token)
) AS g WHERE p.org_id = $1 AND p.agent_id = $2 AND p.token = g.token AND p.namespace = g.namespace AND p.memory_id = g.memory_id

-- name: unspan
-- Nor do they stand anywhere.
DELETE FROM spans WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])
