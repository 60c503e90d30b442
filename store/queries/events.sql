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
SELECT at FROM (SELECT at FROM events WHERE org_id = $1 AND agent_id = $2 ORDER BY event_id DESC LIMIT 5000) AS latest
GROUP BY at ORDER BY at DESC LIMIT $3
