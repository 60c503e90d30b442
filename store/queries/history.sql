-- name: as_of
-- Those of some rows ($4) that were learned by a moment, each in the state that its last event until then left it in. What an import
-- brought later wasn't here, whenever it was learned elsewhere.
SELECT e.after, {memory of m} FROM unnest($4::bigint[]) AS c (memory_id) CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id AND learned_at <= $3 LIMIT 1
) AS m LEFT JOIN LATERAL (
    SELECT after FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = m.memory_id AND at <= $3 AND after IS NOT NULL
    ORDER BY at DESC, event_id DESC LIMIT 1
) AS e ON true
WHERE e.after IS NOT NULL OR NOT EXISTS (
    SELECT FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = m.memory_id AND at > $3 AND rule = 'import'
)
ORDER BY m.memory_id

-- name: erased
-- How many rows that were here at a moment have lost their text since.
SELECT count(*) FROM memories AS m LEFT JOIN LATERAL (
    SELECT after FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = m.memory_id AND at <= $3 AND after IS NOT NULL
    ORDER BY at DESC, event_id DESC LIMIT 1
) AS e ON true
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.content = '' AND m.learned_at <= $3 AND (e.after IS NOT NULL OR NOT EXISTS (
    SELECT FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = m.memory_id AND at > $3 AND rule = 'import'
))

-- name: pruned
-- How many rows were live at a moment and have been pruned since.
SELECT count(*) FROM events AS p CROSS JOIN LATERAL (
    SELECT after FROM events
    WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = p.subject_id AND at <= $3 AND after IS NOT NULL
    ORDER BY at DESC, event_id DESC LIMIT 1
) AS e
WHERE p.org_id = $1 AND p.agent_id = $2 AND p.subject = 'memory' AND p.kind = 'pruned' AND p.at > $3
  AND e.after ->> 'status' <> 'retired' AND (e.after ->> 'expires_at')::timestamptz > $3

-- name: children
-- The rows that were derived from a row.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.parent_id = $3 ORDER BY m.memory_id

-- name: parents
-- The row that a row was derived from, that one's, and so on, nearest first.
WITH RECURSIVE line AS (
    SELECT parent_id, 1 AS step FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = $3
    UNION ALL
    SELECT p.parent_id, line.step + 1 FROM line JOIN memories AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.memory_id = line.parent_id
    WHERE line.step < 1000
)
SELECT {memory of m} FROM line JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = line.parent_id
ORDER BY line.step

-- name: successors
-- The row that took a row's place, that one's successor, and so on to the head.
WITH RECURSIVE line AS (
    SELECT superseded_by, 1 AS step FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = $3
    UNION ALL
    SELECT p.superseded_by, line.step + 1 FROM line
    JOIN memories AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.memory_id = line.superseded_by WHERE line.step < 10000
)
SELECT {memory of m} FROM line JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = line.superseded_by
ORDER BY line.step

-- name: predecessors
-- The rows whose place a row took, directly or through others, nearest first.
WITH RECURSIVE line AS (
    SELECT memory_id, 1 AS step FROM memories WHERE org_id = $1 AND agent_id = $2 AND superseded_by = $3
    UNION ALL
    SELECT p.memory_id, line.step + 1 FROM line JOIN memories AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.superseded_by = line.memory_id
    WHERE line.step < 10000
)
SELECT {memory of m} FROM line JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = line.memory_id
ORDER BY line.step, m.memory_id

-- name: itself
-- The row in the middle of its chain.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = $3

-- name: sources
-- The rows of which a summary was made, in order.
SELECT {memory of m} FROM evidence AS e JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = e.source_id
WHERE e.org_id = $1 AND e.agent_id = $2 AND e.memory_id = $3 ORDER BY e.place

-- name: summaries
-- The rows that were made of a row and others.
SELECT {memory of m} FROM evidence AS e JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = e.memory_id
WHERE e.org_id = $1 AND e.agent_id = $2 AND e.source_id = $3 ORDER BY m.memory_id
