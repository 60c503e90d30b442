-- name: moment
-- Where a moment stands in the log: the last stage that was over by then, up to which event a later stage tells of something before it,
-- and where the last stage ends.
SELECT s.stage, s.event_id, s.last_at, s.memory_id,
       (SELECT max(event_id) FROM stages WHERE org_id = $1 AND agent_id = $2 AND first_at <= $3),
       (SELECT event_id FROM stages WHERE org_id = $1 AND agent_id = $2 ORDER BY stage DESC LIMIT 1), s.place
FROM (VALUES (0)) AS none (stage) LEFT JOIN LATERAL (
    SELECT * FROM stages WHERE org_id = $1 AND agent_id = $2 AND last_at <= $3 ORDER BY stage DESC LIMIT 1
) AS s ON true

-- name: changed
-- The rows that something was told of by a moment ($3) after a stage ($4: its number, $5: its last event, $6: its last moment): how
-- they stood after the stage, and how they stood then. $7 is the last event of the stages that begin before the moment, $8 that of
-- the last one.
WITH told AS MATERIALIZED (
    SELECT subject_id, at, event_id, after FROM (
        (SELECT * FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id > $5 AND event_id <= $7 ORDER BY event_id OFFSET 0)
        UNION ALL
        (SELECT * FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id > $8 ORDER BY event_id OFFSET 0)
    ) AS all_told WHERE subject = 'memory' AND at <= $3 AND after IS NOT NULL
), last AS MATERIALIZED (
    SELECT DISTINCT ON (subject_id) subject_id, at, after FROM told ORDER BY subject_id, at DESC, event_id DESC
), stated AS (
    SELECT subject_id, CASE WHEN at >= $6 THEN after ELSE (
        SELECT e.after FROM events AS e
        WHERE e.org_id = $1 AND e.agent_id = $2 AND e.subject = 'memory' AND e.subject_id = last.subject_id AND e.at <= $3 AND e.after IS NOT NULL
        ORDER BY e.at DESC, e.event_id DESC LIMIT 1
    ) END AS after FROM last
)
SELECT m.memory_id, m.namespace, s.tier, s.place, s.cost, coalesce(after ->> 'status', m.status), coalesce(after ->> 'tier', m.tier),
       coalesce((after ->> 'placed_at')::timestamptz, m.placed_at), m.index_cost, CASE WHEN {same line as m} THEN NULL ELSE after END
FROM stated CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = stated.subject_id AND content <> '' AND learned_at <= $3 LIMIT 1
) AS m LEFT JOIN LATERAL (
    SELECT tier, place, cost FROM spans
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = m.memory_id AND since <= $4 AND until > $4 ORDER BY since DESC LIMIT 1
) AS s ON true

-- name: leaving
-- Rows that stood after a stage ($5), that no stage has seen retired yet ($4: the last event of the last one), and that were retired
-- after a moment.
SELECT r.subject_id FROM (
    SELECT DISTINCT subject_id FROM (
        SELECT subject, subject_id, at, after FROM events WHERE org_id = $1 AND agent_id = $2 AND event_id > $4 ORDER BY event_id OFFSET 0
    ) AS told WHERE subject = 'memory' AND at > $3 AND after ->> 'status' = 'retired'
) AS r CROSS JOIN LATERAL (
    SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = r.subject_id AND s.since <= $5 AND s.until > $5 LIMIT 1
) AS stood

-- name: sums
-- What numbers had grown to after a stage ($3).
SELECT k.key, sum(t.n)::bigint FROM unnest($4::text[]) AS k (key) CROSS JOIN LATERAL (
    SELECT n FROM tallies WHERE org_id = $1 AND agent_id = $2 AND key = k.key AND level = 1 AND stage < $3 / 32
    UNION ALL
    SELECT n FROM tallies WHERE org_id = $1 AND agent_id = $2 AND key = k.key AND level = 0 AND stage > $3 / 32 * 32 AND stage <= $3
) AS t GROUP BY k.key

-- name: namespaces
-- The namespaces in which the agent ever held something.
SELECT namespace FROM namespaces WHERE org_id = $1 AND agent_id = $2

-- name: texts
-- By what some rows ($3) are found.
SELECT m.memory_id, m.namespace, m.tokens, m.parts, m.keys FROM unnest($3::bigint[]) AS c (memory_id) CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id AND content <> '' LIMIT 1
) AS m

-- name: posted
-- The newest rows that held words ($3) in namespaces ($4), so many of each ($5), after a stage ($6), up to an id ($7); those that have
-- changed since ($8) are left out.
SELECT a.token, a.namespace, p.memory_id, p.factor, p.length FROM unnest($3::text[], $4::text[], $5::int[]) AS a (token, namespace, room)
CROSS JOIN LATERAL (
    SELECT * FROM (
        (SELECT w.memory_id, w.factor, w.length FROM postings AS w CROSS JOIN LATERAL (
            SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = w.memory_id AND s.since <= $6 AND s.until > $6 LIMIT 1
         ) AS stood
         WHERE w.org_id = $1 AND w.agent_id = $2 AND w.token = a.token AND w.namespace = a.namespace AND w.memory_id <= $7
           AND w.memory_id <> ALL($8::bigint[])
         ORDER BY w.memory_id DESC LIMIT a.room)
        UNION ALL
        (SELECT memory_id, factor, length FROM shed
         WHERE org_id = $1 AND agent_id = $2 AND token = a.token AND namespace = a.namespace AND memory_id <= $7 AND since <= $6 AND until > $6
           AND memory_id <> ALL($8::bigint[])
         ORDER BY memory_id DESC LIMIT a.room)
    ) AS either ORDER BY memory_id DESC LIMIT a.room
) AS p

-- name: index_anywhere
-- The first lines of the index after a stage ($3), whose places reached to $5, those that have changed since ($4) left out.
SELECT memory_id, place, cost FROM spans
WHERE org_id = $1 AND agent_id = $2 AND tier = 'L1' AND place <= $5 AND since <= $3 AND until > $3 AND memory_id <> ALL($4::bigint[])
ORDER BY place DESC, memory_id LIMIT $6

-- name: index_in
-- The same of some namespaces ($7).
SELECT l.* FROM unnest($7::text[]) AS n (namespace) CROSS JOIN LATERAL (
    SELECT memory_id, place, cost FROM spans
    WHERE org_id = $1 AND agent_id = $2 AND namespace = n.namespace AND tier = 'L1' AND place <= $5 AND since <= $3 AND until > $3
      AND memory_id <> ALL($4::bigint[])
    ORDER BY place DESC, memory_id LIMIT $6
) AS l ORDER BY l.place DESC, l.memory_id LIMIT $6

-- name: pinned
-- The pinned rows after a stage.
SELECT memory_id FROM spans
WHERE org_id = $1 AND agent_id = $2 AND tier = 'L0' AND since <= $3 AND until > $3 AND memory_id <> ALL($4::bigint[]) ORDER BY memory_id + 0

-- name: lapsed
-- Rows that had expired by a moment and wait for the prune. The condition on body_cost always holds: it keeps the planner to the
-- index of what has an end, however few rows have one.
SELECT memory_id FROM (
    SELECT memory_id, learned_at FROM memories
    WHERE org_id = $1 AND agent_id = $2 AND expires_at IS NOT NULL AND expires_at <= $3 AND body_cost >= 0 ORDER BY expires_at OFFSET 0
) AS ended WHERE learned_at <= $3

-- name: latest
-- Of the namespaces that are not in $5, the one in which a row that was not retired after a stage ($4) was learned last, by a moment
-- ($3), those that have changed since ($6) left out.
SELECT m.namespace, m.learned_at, m.memory_id FROM memories AS m CROSS JOIN LATERAL (
    SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = m.memory_id AND s.since <= $4 AND s.until > $4 LIMIT 1
) AS stood
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.learned_at <= $3 AND m.namespace <> ALL($5::text[]) AND m.memory_id <> ALL($6::bigint[])
ORDER BY m.learned_at DESC, m.memory_id + 0 DESC LIMIT 1

-- name: learned
-- When some rows were learned.
SELECT memory_id, learned_at FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) ORDER BY memory_id

-- name: happened
-- Episodes that happened between two moments ($3, $4), the latest first, that stood after a stage ($5); those that have changed since
-- ($6) or had expired by a moment ($8) are left out.
SELECT b.memory_id FROM (
    (SELECT m.memory_id, coalesce(m.occurred_at, m.learned_at) AS at FROM memories AS m CROSS JOIN LATERAL (
        SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = m.memory_id AND s.since <= $5 AND s.until > $5 LIMIT 1
     ) AS stood
     WHERE m.org_id = $1 AND m.agent_id = $2 AND m.kind = 'episodic' AND m.status <> 'retired'
       AND coalesce(m.occurred_at, m.learned_at) >= $3 AND coalesce(m.occurred_at, m.learned_at) < $4
       AND m.memory_id <> ALL($6::bigint[]) AND ($7::text[] IS NULL OR m.namespace = ANY($7::text[])) AND (m.expires_at IS NULL OR m.expires_at > $8)
     ORDER BY coalesce(m.occurred_at, m.learned_at) DESC, m.memory_id + 0 DESC LIMIT $9)
    UNION ALL
    (SELECT m.memory_id, coalesce(m.occurred_at, m.learned_at) AS at FROM memories AS m CROSS JOIN LATERAL (
        SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = m.memory_id AND s.since <= $5 AND s.until > $5 LIMIT 1
     ) AS stood
     WHERE m.org_id = $1 AND m.agent_id = $2 AND m.kind = 'episodic' AND m.status = 'retired'
       AND coalesce(m.occurred_at, m.learned_at) >= $3 AND coalesce(m.occurred_at, m.learned_at) < $4
       AND m.memory_id <> ALL($6::bigint[]) AND ($7::text[] IS NULL OR m.namespace = ANY($7::text[])) AND (m.expires_at IS NULL OR m.expires_at > $8)
     ORDER BY coalesce(m.occurred_at, m.learned_at) DESC, m.memory_id + 0 DESC LIMIT $9)
) AS b ORDER BY b.at DESC, b.memory_id DESC LIMIT $9

-- name: episodes
-- Those of some rows that are episodes.
SELECT memory_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) AND kind = 'episodic' ORDER BY memory_id

-- name: around
-- Some episodes ($3), each with those up to $7 places before and after it in its session that stood after a stage ($4), seen from some
-- namespaces ($6); those that have changed since ($5) or had expired by a moment ($8) are left out.
SELECT a.of_id, m.memory_id FROM unnest($3::bigint[]) AS a (of_id) CROSS JOIN LATERAL (
    SELECT session_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = a.of_id AND session_id IS NOT NULL LIMIT 1
) AS e CROSS JOIN LATERAL (
    (SELECT t.memory_id FROM memories AS t CROSS JOIN LATERAL (
        SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = t.memory_id AND s.since <= $4 AND s.until > $4 LIMIT 1
     ) AS stood
     WHERE t.org_id = $1 AND t.agent_id = $2 AND t.session_id = e.session_id AND t.memory_id <= a.of_id AND t.kind = 'episodic'
       AND t.memory_id <> ALL($5::bigint[]) AND ($6::text[] IS NULL OR t.namespace = ANY($6::text[])) AND (t.expires_at IS NULL OR t.expires_at > $8)
     ORDER BY t.memory_id DESC LIMIT $7 + 1)
    UNION ALL
    (SELECT t.memory_id FROM memories AS t CROSS JOIN LATERAL (
        SELECT FROM spans AS s WHERE s.org_id = $1 AND s.agent_id = $2 AND s.memory_id = t.memory_id AND s.since <= $4 AND s.until > $4 LIMIT 1
     ) AS stood
     WHERE t.org_id = $1 AND t.agent_id = $2 AND t.session_id = e.session_id AND t.memory_id > a.of_id AND t.kind = 'episodic'
       AND t.memory_id <> ALL($5::bigint[]) AND ($6::text[] IS NULL OR t.namespace = ANY($6::text[])) AND (t.expires_at IS NULL OR t.expires_at > $8)
     ORDER BY t.memory_id LIMIT $7)
) AS m

-- name: in_sessions
-- Those of some rows ($4) that are episodes of a session of some others ($3), and whose.
SELECT a.of_id, m.memory_id FROM unnest($3::bigint[]) AS a (of_id) CROSS JOIN LATERAL (
    SELECT session_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = a.of_id AND session_id IS NOT NULL LIMIT 1
) AS e JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = ANY($4::bigint[]) AND m.session_id = e.session_id AND m.kind = 'episodic'
ORDER BY a.of_id, m.memory_id
