-- name: newest
-- Of the next $5 rows, newest first, those that meet the conditions, $6 at most. The order's index answers what it can, so that
-- a row is read only where it may be one of them; how many rows are walked is bounded. Neither time nor id of a row ever
-- changes, so that a walk meets each row once. The time stands twice in the bound: alone it is where the index is entered.
WITH asked AS MATERIALIZED (SELECT sieve_of($13, $11, ARRAY[$14]) AS sieve)
SELECT near.at, m.* FROM (
    SELECT m.memory_id, m.memory_id + 0 AS place, m.learned_at AS at, {likely of m} AS likely FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.learned_at <= $3 AND (m.learned_at, m.memory_id + 0) < ($3, $4::bigint)
    ORDER BY m.learned_at DESC, m.memory_id + 0 DESC LIMIT $5
) AS near CROSS JOIN LATERAL (
    SELECT {memory of m} FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = near.memory_id AND {wanted of m} LIMIT 1
) AS m
WHERE near.likely ORDER BY near.at DESC, near.place DESC LIMIT $6

-- name: newest_end
-- Where the walk of that page ended, where more rows follow.
SELECT learned_at, memory_id FROM memories
WHERE org_id = $1 AND agent_id = $2 AND learned_at <= $3 AND (learned_at, memory_id + 0) < ($3, $4::bigint)
ORDER BY learned_at DESC, memory_id + 0 DESC OFFSET $5 - 1 LIMIT 1

-- name: oldest
-- The same in the order in which the rows were made.
WITH asked AS MATERIALIZED (SELECT sieve_of($13, $11, ARRAY[$14]) AS sieve)
SELECT near.at, m.* FROM (
    SELECT m.memory_id, m.memory_id + 0 AS place, m.learned_at AS at, {likely of m} AS likely FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.learned_at >= $3 AND (m.learned_at, m.memory_id + 0) > ($3, $4::bigint)
    ORDER BY m.learned_at, m.memory_id + 0 LIMIT $5
) AS near CROSS JOIN LATERAL (
    SELECT {memory of m} FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = near.memory_id AND {wanted of m} LIMIT 1
) AS m
WHERE near.likely ORDER BY near.at, near.place LIMIT $6

-- name: oldest_end
-- Where that walk ended.
SELECT learned_at, memory_id FROM memories
WHERE org_id = $1 AND agent_id = $2 AND learned_at >= $3 AND (learned_at, memory_id + 0) > ($3, $4::bigint)
ORDER BY learned_at, memory_id + 0 OFFSET $5 - 1 LIMIT 1

-- name: accessed
-- The same, the last accessed first, each row at the place that it had when the walk began ($16): one that has moved since
-- stands where the first event after that moment says it stood, so that a walk meets each row once. Those that moved since
-- are looked at all: there are as many as were accessed or made while somebody walked.
WITH asked AS MATERIALIZED (SELECT sieve_of($13, $11, ARRAY[$14]) AS sieve), near AS (
    SELECT * FROM (
        SELECT m.memory_id, m.memory_id + 0 AS place, m.placed_at AS at, {likely of m} AS likely FROM memories AS m
        WHERE m.org_id = $1 AND m.agent_id = $2 AND m.placed_at <= least($3::timestamptz, $16) AND (m.placed_at, m.memory_id + 0) < ($3, $4::bigint)
          AND m.learned_at <= $16
        ORDER BY m.placed_at DESC, m.memory_id + 0 DESC LIMIT $5
    ) AS stayed
    UNION ALL
    SELECT memory_id, memory_id + 0 AS place, at, likely FROM (
        SELECT m.memory_id, coalesce((
            SELECT (e.before ->> 'placed_at')::timestamptz FROM events AS e
            WHERE e.org_id = $1 AND e.agent_id = $2 AND e.subject = 'memory' AND e.subject_id = m.memory_id AND e.at > $16
              AND e.before IS NOT NULL
            ORDER BY e.at, e.event_id LIMIT 1
        ), m.placed_at) AS at, {likely of m} AS likely FROM memories AS m
        WHERE m.org_id = $1 AND m.agent_id = $2 AND m.placed_at > $16 AND m.learned_at <= $16
    ) AS moved WHERE (at, memory_id) < ($3, $4::bigint)
)
SELECT near.at, m.* FROM (SELECT * FROM near ORDER BY at DESC, place DESC LIMIT $5) AS near CROSS JOIN LATERAL (
    SELECT {memory of m} FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = near.memory_id AND {wanted of m} LIMIT 1
) AS m
WHERE near.likely ORDER BY near.at DESC, near.place DESC LIMIT $6

-- name: accessed_end
-- Where that walk ended ($6: when it began).
SELECT at, memory_id FROM (
    SELECT * FROM (
        SELECT placed_at AS at, memory_id, memory_id + 0 AS place FROM memories
        WHERE org_id = $1 AND agent_id = $2 AND placed_at <= least($3::timestamptz, $6) AND (placed_at, memory_id + 0) < ($3, $4::bigint)
          AND learned_at <= $6
        ORDER BY placed_at DESC, memory_id + 0 DESC LIMIT $5
    ) AS stayed
    UNION ALL
    SELECT at, memory_id, memory_id + 0 FROM (
        SELECT m.memory_id, coalesce((
            SELECT (e.before ->> 'placed_at')::timestamptz FROM events AS e
            WHERE e.org_id = $1 AND e.agent_id = $2 AND e.subject = 'memory' AND e.subject_id = m.memory_id AND e.at > $6
              AND e.before IS NOT NULL
            ORDER BY e.at, e.event_id LIMIT 1
        ), m.placed_at) AS at FROM memories AS m
        WHERE m.org_id = $1 AND m.agent_id = $2 AND m.placed_at > $6 AND m.learned_at <= $6
    ) AS moved WHERE (at, memory_id) < ($3, $4::bigint)
) AS near ORDER BY at DESC, place DESC OFFSET $5 - 1 LIMIT 1
