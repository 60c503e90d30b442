-- name: note
-- What live rows mention, of many rows in one statement, and what that adds to the number of rows of each name.
WITH added AS (
    INSERT INTO mentions (org_id, agent_id, entity, namespace, memory_id, kind, shown)
    SELECT $1, $2, m.entity, m.namespace, m.memory_id, m.kind, m.shown
    FROM unnest($3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[]) AS m (entity, namespace, memory_id, kind, shown)
    ORDER BY m.entity, m.namespace, m.memory_id
    ON CONFLICT (org_id, agent_id, entity, namespace, memory_id) DO NOTHING
    RETURNING entity, namespace
)
INSERT INTO mention_counts AS c (org_id, agent_id, entity, namespace, times)
SELECT $1, $2, entity, namespace, count(*) FROM added GROUP BY entity, namespace ORDER BY entity, namespace
ON CONFLICT (org_id, agent_id, entity, namespace) DO UPDATE SET times = c.times + excluded.times

-- name: drop
-- Rows that are no longer live mention nothing, and a name that no row mentions any more is none.
WITH gone AS (
    DELETE FROM mentions WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) RETURNING entity, namespace
)
MERGE INTO mention_counts AS c USING (
    SELECT entity, namespace, count(*) AS times FROM gone GROUP BY entity, namespace
) AS g ON c.org_id = $1 AND c.agent_id = $2 AND c.entity = g.entity AND c.namespace = g.namespace
WHEN MATCHED AND c.times <= g.times THEN DELETE
WHEN MATCHED THEN UPDATE SET times = c.times - g.times

-- name: page
-- A page of what the live rows of an agent mention, in the order of the keys, from one key on ($3) and with a beginning ($4 to
-- $5), each with the number of its rows and the newest of them. Rows whose end has passed count no more, pruned or not.
WITH lapsed AS MATERIALIZED (
    SELECT memory_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND expires_at <= $7 AND status <> 'retired'
), ended AS MATERIALIZED (
    SELECT m.entity, m.namespace, count(*) AS times FROM lapsed AS l
    JOIN mentions AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = l.memory_id GROUP BY m.entity, m.namespace
), counted AS (
    SELECT c.entity, sum(c.times - coalesce(e.times, 0))::bigint AS times, array_agg(c.namespace) AS namespaces
    FROM mention_counts AS c LEFT JOIN ended AS e ON e.entity = c.entity AND e.namespace = c.namespace
    WHERE c.org_id = $1 AND c.agent_id = $2 AND c.entity > $3 AND c.entity >= $4 AND c.entity <= $5
      AND ($6::text IS NULL OR c.namespace = $6) AND c.times > coalesce(e.times, 0)
    GROUP BY c.entity ORDER BY c.entity LIMIT $8
)
SELECT c.entity, c.times, n.kind, n.shown, n.memory_ids FROM counted AS c CROSS JOIN LATERAL (
    SELECT (array_agg(kind))[1] AS kind, (array_agg(shown))[1] AS shown, array_agg(memory_id) AS memory_ids FROM (
        SELECT m.memory_id, m.kind, m.shown FROM unnest(c.namespaces) AS s (namespace) CROSS JOIN LATERAL (
            SELECT memory_id, kind, shown FROM mentions
            WHERE org_id = $1 AND agent_id = $2 AND entity = c.entity AND namespace = s.namespace
              AND memory_id NOT IN (SELECT memory_id FROM lapsed)
            ORDER BY memory_id DESC LIMIT $9
        ) AS m ORDER BY m.memory_id DESC LIMIT $9
    ) AS newest
) AS n ORDER BY c.entity

-- name: of
-- What each of some rows mentions.
SELECT memory_id, entity, shown, kind FROM mentions WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])
ORDER BY memory_id, entity

-- name: unread
-- Live rows of the first agent that has any whose text nobody has read for what it mentions.
SELECT m.agent_id, m.memory_id, m.namespace, m.content FROM memories AS m
WHERE m.org_id = $1 AND NOT m.named AND m.status <> 'retired' AND m.agent_id = (
    SELECT agent_id FROM memories WHERE org_id = $1 AND NOT named AND status <> 'retired' ORDER BY agent_id LIMIT 1
) ORDER BY m.memory_id + 0 LIMIT $2

-- name: read
-- They have been read now.
UPDATE memories SET named = true WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])
