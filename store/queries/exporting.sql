-- name: memories
-- Rows of an agent, retired ones too, above an id.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id > $3 ORDER BY m.memory_id LIMIT $4

-- name: evidence
-- Of which rows the summaries among some rows were made, in order.
SELECT memory_id, source_id FROM evidence WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) ORDER BY memory_id, place

-- name: events
-- The log of an agent, or of the organisation (0), above an id.
SELECT event_id, subject, subject_id, kind, rule, actor, at, before::text, after::text FROM events
WHERE org_id = $1 AND agent_id = $2 AND event_id > $3 ORDER BY event_id LIMIT $4

-- name: tensions
-- Tensions of an agent above an id.
SELECT {tension} FROM tensions WHERE org_id = $1 AND agent_id = $2 AND tension_id > $3 ORDER BY tension_id LIMIT $4

-- name: outcomes
-- Outcomes of an agent above an id.
SELECT {outcome} FROM outcomes WHERE org_id = $1 AND agent_id = $2 AND outcome_id > $3 ORDER BY outcome_id LIMIT $4

-- name: turns
-- Learning reports of an agent above an id.
SELECT turn_id, at, session_id, namespace, rules, report::text FROM turns
WHERE org_id = $1 AND agent_id = $2 AND turn_id > $3 ORDER BY turn_id LIMIT $4

-- name: injections
-- Blocks that were given to an agent, each with its standing part, above an id.
SELECT i.injection_id, i.at, i.session_id, i.namespace, i.total_tokens, i.rules, i.request, p.text || i.text FROM injections AS i
JOIN parts AS p ON p.org_id = $1 AND p.agent_id = $2 AND p.key = i.part
WHERE i.org_id = $1 AND i.agent_id = $2 AND i.injection_id > $3 ORDER BY i.injection_id LIMIT $4
