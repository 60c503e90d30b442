-- name: newest
-- Of the next $5 rows, newest first, those that meet the conditions, $6 at most, and the place of the last one that was looked
-- at: what a page costs is bounded, however few rows meet them. Neither time nor id of a row ever changes, so that a walk
-- meets each row once.
WITH near AS MATERIALIZED (
    SELECT m.memory_id, m.learned_at AS at, {wanted of m} AS wanted FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND (m.learned_at, m.memory_id + 0) < ($3, $4::bigint)
    ORDER BY m.learned_at DESC, m.memory_id + 0 DESC LIMIT $5
), kept AS (
    SELECT memory_id, at FROM near WHERE wanted ORDER BY at DESC, memory_id DESC LIMIT $6
), last AS (
    SELECT at, memory_id, (SELECT count(*) FROM near) AS looked_at FROM near ORDER BY at, memory_id LIMIT 1
)
SELECT last.at, last.memory_id, last.looked_at, k.* FROM last LEFT JOIN LATERAL (
    SELECT kept.at, m.* FROM kept CROSS JOIN LATERAL (
        SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = kept.memory_id LIMIT 1
    ) AS m
) AS k ON true
ORDER BY k.at DESC, k.memory_id DESC

-- name: oldest
-- The same in the order in which the rows were made.
WITH near AS MATERIALIZED (
    SELECT m.memory_id, m.learned_at AS at, {wanted of m} AS wanted FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND (m.learned_at, m.memory_id + 0) > ($3, $4::bigint)
    ORDER BY m.learned_at, m.memory_id + 0 LIMIT $5
), kept AS (
    SELECT memory_id, at FROM near WHERE wanted ORDER BY at, memory_id LIMIT $6
), last AS (
    SELECT at, memory_id, (SELECT count(*) FROM near) AS looked_at FROM near ORDER BY at DESC, memory_id DESC LIMIT 1
)
SELECT last.at, last.memory_id, last.looked_at, k.* FROM last LEFT JOIN LATERAL (
    SELECT kept.at, m.* FROM kept CROSS JOIN LATERAL (
        SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = kept.memory_id LIMIT 1
    ) AS m
) AS k ON true
ORDER BY k.at, k.memory_id

-- name: accessed
-- The same, the last accessed first, each row at the place that it had when the walk began ($16): one that has moved since
-- stands where the first event after that moment says it stood, so that a walk meets each row once. Those that moved since
-- are looked at all: there are as many as were accessed or made while somebody walked.
WITH stayed AS (
    SELECT m.memory_id, m.placed_at AS at, {wanted of m} AS wanted FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.placed_at <= $16 AND (m.placed_at, m.memory_id + 0) < ($3, $4::bigint)
      AND m.learned_at <= $16
    ORDER BY m.placed_at DESC, m.memory_id + 0 DESC LIMIT $5
), moved AS (
    SELECT m.memory_id, coalesce((
        SELECT (e.before ->> 'placed_at')::timestamptz FROM events AS e
        WHERE e.org_id = $1 AND e.agent_id = $2 AND e.subject = 'memory' AND e.subject_id = m.memory_id AND e.at > $16
          AND e.before IS NOT NULL
        ORDER BY e.at, e.event_id LIMIT 1
    ), m.placed_at) AS at, {wanted of m} AS wanted FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.placed_at > $16 AND m.learned_at <= $16
), near AS MATERIALIZED (
    SELECT * FROM (SELECT * FROM stayed UNION ALL SELECT * FROM moved) AS every
    WHERE (at, memory_id) < ($3, $4::bigint) ORDER BY at DESC, memory_id DESC LIMIT $5
), kept AS (
    SELECT memory_id, at FROM near WHERE wanted ORDER BY at DESC, memory_id DESC LIMIT $6
), last AS (
    SELECT at, memory_id, (SELECT count(*) FROM near) AS looked_at FROM near ORDER BY at, memory_id LIMIT 1
)
SELECT last.at, last.memory_id, last.looked_at, k.* FROM last LEFT JOIN LATERAL (
    SELECT kept.at, m.* FROM kept CROSS JOIN LATERAL (
        SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = kept.memory_id LIMIT 1
    ) AS m
) AS k ON true
ORDER BY k.at DESC, k.memory_id DESC
