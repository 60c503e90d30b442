-- name: append
-- New events; the log only grows.
INSERT INTO events (org_id, agent_id, subject, subject_id, kind, rule, actor, at, before, after)
SELECT $1, $2, e.subject, e.subject_id, e.kind, e.rule, e.actor, e.at, e.before::jsonb, e.after::jsonb
FROM unnest($3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::text[], $10::text[])
     WITH ORDINALITY AS e (subject, subject_id, kind, rule, actor, at, before, after, n)
ORDER BY e.n

-- name: of
-- All that happened to one subject, oldest first.
SELECT subject, subject_id, kind, rule, actor, at, before, after FROM events
WHERE org_id = $1 AND agent_id = $2 AND subject = $3 AND subject_id = $4 ORDER BY at, event_id

-- name: moments
-- When something changed, the newest first: the moments among an agent's latest events.
SELECT at FROM (SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY at DESC LIMIT 5000) AS latest
GROUP BY at ORDER BY at DESC LIMIT $3

-- name: spread
-- Moments ($3 of them) at which something changed, spread over all of an agent's events by their ids, the oldest and the newest among them.
WITH ends AS MATERIALIZED (
    SELECT (SELECT event_id FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY event_id LIMIT 1) AS first,
           (SELECT event_id FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY event_id DESC LIMIT 1) AS last
)
SELECT DISTINCT e.at FROM ends CROSS JOIN generate_series(0, $3::int - 3) AS k CROSS JOIN LATERAL (
    SELECT at FROM events
    WHERE org_id = $1 AND agent_id = $2 AND event_id >= ends.first + (ends.last - ends.first) / greatest($3 - 3, 1) * k
    ORDER BY event_id LIMIT 1
) AS e
UNION (SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY at LIMIT 1)
UNION (SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY at DESC LIMIT 1)
ORDER BY at

-- name: earlier
-- The latest moment before $3 at which something changed.
SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 AND at < $3 ORDER BY at DESC LIMIT 1

-- name: later
-- The earliest moment after $3 at which something changed.
SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 AND at > $3 ORDER BY at LIMIT 1
