-- name: insert
-- The report of one turn.
INSERT INTO turns (org_id, agent_id, turn_id, at, session_id, namespace, rules, rejections, refused_merges, report)
VALUES ($1, $2, coalesce($3, nextval('ids')), $4, $5, $6, $7, $8, $9, $10) RETURNING turn_id

-- name: page
-- Reports newest first.
SELECT turn_id, at, session_id, namespace, rules, report FROM turns
WHERE org_id = $1 AND agent_id = $2 AND turn_id < $3 AND ($5::text IS NULL OR session_id = $5)
  AND ($6::text IS NULL OR rules @> ARRAY[$6]) AND ($7::timestamptz IS NULL OR at < $7) AND ($8::timestamptz IS NULL OR at > $8)
ORDER BY turn_id DESC LIMIT $4

-- name: last_reports
-- The latest reports of a session, newest first.
SELECT report FROM turns WHERE org_id = $1 AND agent_id = $2 AND session_id = $3 ORDER BY turn_id DESC LIMIT $4
