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

-- name: ends
-- The first and the last event of an agent by their ids, and the first and the last moment.
SELECT (SELECT event_id FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY event_id LIMIT 1),
       (SELECT event_id FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY event_id DESC LIMIT 1),
       (SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY at LIMIT 1),
       (SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY at DESC LIMIT 1)

-- name: beside
-- The events beside each of many ids: the last one up to it and the first one after it.
SELECT b.event_id, b.at, a.event_id, a.at FROM unnest($3::bigint[]) WITH ORDINALITY AS m (id, n)
CROSS JOIN LATERAL (
    SELECT event_id, at FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id <= m.id ORDER BY event_id DESC LIMIT 1
) AS b CROSS JOIN LATERAL (
    SELECT event_id, at FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id > m.id ORDER BY event_id LIMIT 1
) AS a ORDER BY m.n

-- name: earlier
-- The latest moment before $3 at which something changed.
SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 AND at < $3 ORDER BY at DESC LIMIT 1

-- name: later
-- The earliest moment after $3 at which something changed.
SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 AND at > $3 ORDER BY at LIMIT 1
