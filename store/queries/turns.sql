-- name: insert
-- The report of one turn.
INSERT INTO turns (org_id, agent_id, turn_id, at, session_id, namespace, rules, rejections, refused_merges, report)
VALUES ($1, $2, coalesce($3, nextval('ids')), $4, $5, $6, $7, $8, $9, $10) RETURNING turn_id

-- name: page
-- Of the next $5 reports, newest first, those that meet the conditions, $4 at most: how many are walked is bounded, and the key's
-- index answers.
SELECT t.* FROM (
    SELECT t.turn_id, ($6::text IS NULL OR t.rules @> ARRAY[$6]) AND ($7::timestamptz IS NULL OR t.at < $7)
        AND ($8::timestamptz IS NULL OR t.at > $8) AS wanted
    FROM turns AS t WHERE t.org_id = $1 AND t.agent_id = $2 AND t.turn_id < $3 ORDER BY t.turn_id DESC LIMIT $5
) AS near CROSS JOIN LATERAL (
    SELECT turn_id, at, session_id, namespace, rules, report FROM turns AS u
    WHERE org_id = $1 AND agent_id = $2 AND turn_id = near.turn_id AND near.wanted
      AND ($9::text IS NULL OR coalesce(u.namespace, $10) = $9)
      AND ($11::text IS NULL OR EXISTS (
        SELECT FROM (
            SELECT json_array_elements(u.report -> 'stored') ->> 'gist' AS text
            UNION ALL SELECT json_array_elements(u.report -> 'folded') ->> 'candidate'
            UNION ALL SELECT json_array_elements(u.report -> 'rejected') ->> 'content'
        ) AS said WHERE strpos(lower(said.text), lower($11)) > 0))
    LIMIT 1
) AS t
ORDER BY near.turn_id DESC LIMIT $4

-- name: page_end
-- Where the walk of that page ended, where more follow.
SELECT turn_id FROM turns WHERE org_id = $1 AND agent_id = $2 AND turn_id < $3 ORDER BY turn_id DESC OFFSET $4 - 1 LIMIT 1

-- name: page_of_session
-- The reports of one session, newest first.
SELECT turn_id, at, session_id, namespace, rules, report FROM turns AS u
WHERE org_id = $1 AND agent_id = $2 AND session_id = $11 AND turn_id < $3 AND ($5::text IS NULL OR rules @> ARRAY[$5])
  AND ($6::timestamptz IS NULL OR at < $6) AND ($7::timestamptz IS NULL OR at > $7)
  AND ($8::text IS NULL OR coalesce(u.namespace, $9) = $8)
  AND ($10::text IS NULL OR EXISTS (
    SELECT FROM (
        SELECT json_array_elements(u.report -> 'stored') ->> 'gist' AS text
        UNION ALL SELECT json_array_elements(u.report -> 'folded') ->> 'candidate'
        UNION ALL SELECT json_array_elements(u.report -> 'rejected') ->> 'content'
    ) AS said WHERE strpos(lower(said.text), lower($10)) > 0))
ORDER BY turn_id DESC LIMIT $4

-- name: last_reports
-- The latest reports of a session, newest first.
SELECT report FROM turns WHERE org_id = $1 AND agent_id = $2 AND session_id = $3 ORDER BY turn_id DESC LIMIT $4
