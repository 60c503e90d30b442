-- name: standing
-- What is injected whatever the message says: every pinned row, the newest places of the index, and the totals by which
-- the caller knows what it left unloaded (the first row: no id, and counts in the place of costs).
WITH lapsed AS (
    SELECT count(*) FILTER (WHERE tier = 'L1') AS index_count, coalesce(sum(index_cost) FILTER (WHERE tier = 'L1'), 0) AS index_tokens,
           coalesce(sum(body_cost), 0) AS body_tokens
    FROM memories
    WHERE org_id = $1 AND agent_id = $2 AND status <> 'retired' AND expires_at <= now() AND ($3::text[] IS NULL OR namespace = ANY($3::text[]))
), total AS (
    SELECT coalesce(sum(index_count), 0) AS index_count, coalesce(sum(index_tokens), 0) AS index_tokens,
           coalesce(sum(body_tokens), 0) AS body_tokens
    FROM namespaces WHERE org_id = $1 AND agent_id = $2 AND ($3::text[] IS NULL OR namespace = ANY($3::text[]))
), pinned AS (
    SELECT {lean of m} FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.tier = 'L0' AND m.status <> 'retired'
      AND (m.expires_at IS NULL OR m.expires_at > now()) AND ($3::text[] IS NULL OR m.namespace = ANY($3::text[]))
    ORDER BY m.memory_id
), anywhere AS (
    SELECT {lean of m} FROM memories AS m
    WHERE $3::text[] IS NULL AND m.org_id = $1 AND m.agent_id = $2 AND m.tier = 'L1' AND m.status <> 'retired'
      AND (m.expires_at IS NULL OR m.expires_at > now())
    ORDER BY m.placed_at DESC, m.memory_id LIMIT $4
), somewhere AS (
    SELECT l.* FROM unnest($3::text[]) AS n (namespace) CROSS JOIN LATERAL (
        SELECT {lean of m} FROM memories AS m
        WHERE m.org_id = $1 AND m.agent_id = $2 AND m.namespace = n.namespace AND m.tier = 'L1' AND m.status <> 'retired'
          AND (m.expires_at IS NULL OR m.expires_at > now())
        ORDER BY m.placed_at DESC, m.memory_id LIMIT $4
    ) AS l ORDER BY l.placed_at DESC, l.memory_id LIMIT $4
)
SELECT total.index_count - lapsed.index_count, total.index_tokens - lapsed.index_tokens, total.body_tokens - lapsed.body_tokens, shown.*
FROM total CROSS JOIN lapsed LEFT JOIN (
    SELECT * FROM pinned UNION ALL SELECT * FROM anywhere UNION ALL SELECT * FROM somewhere
) AS shown ON true

-- name: found
-- Live rows that may matter for a message, best first by the weight that they share, and how many rows hold each of their
-- tokens and of the message's. The rarest words are looked at first and all together read a bounded number of postings,
-- so that the work is the same in a store of a thousand rows and of a million, and for very common words.
WITH size AS MATERIALIZED (
    SELECT memories::float8 AS rows FROM agents WHERE org_id = $1 AND agent_id = $2
), asked AS MATERIALIZED (
    SELECT c.token, c.df, ln(1 + (SELECT rows FROM size) / c.df) AS weight
    FROM unnest($5::text[]) AS a (token) JOIN token_counts AS c ON c.org_id = $1 AND c.agent_id = $2 AND c.token = a.token
    WHERE c.df > 0 ORDER BY c.df LIMIT 48
), word AS MATERIALIZED (
    SELECT token, df, weight, least($6::bigint, greatest($6 / 8, $6 * 6 - coalesce(sum(least(df, $6)) OVER before, 0))) AS room
    FROM asked WINDOW before AS (ORDER BY df, token ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), place AS MATERIALIZED (
    SELECT unnest($3::text[]) AS namespace
    UNION ALL
    (SELECT namespace FROM namespaces WHERE $3::text[] IS NULL AND org_id = $1 AND agent_id = $2 AND memories > 0 ORDER BY written_at DESC LIMIT 16)
), posting AS (
    SELECT w.weight, p.memory_id, p.factor, p.length FROM word AS w CROSS JOIN place CROSS JOIN LATERAL (
        SELECT memory_id, factor, length FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = w.token AND namespace = place.namespace ORDER BY memory_id DESC LIMIT w.room
    ) AS p WHERE $3::text[] IS NOT NULL OR w.df > w.room
    UNION ALL
    SELECT w.weight, p.memory_id, p.factor, p.length FROM word AS w CROSS JOIN LATERAL (
        SELECT memory_id, factor, length FROM postings WHERE org_id = $1 AND agent_id = $2 AND token = w.token LIMIT w.room
    ) AS p WHERE $3::text[] IS NULL AND w.df <= w.room
), shared AS (
    SELECT memory_id, sum(weight * factor) AS weight, max(length) AS length FROM posting GROUP BY memory_id
), whole AS MATERIALIZED (
    SELECT sum(weight) AS weight, avg(weight) AS usual FROM asked
), best AS (
    SELECT s.memory_id FROM shared AS s CROSS JOIN whole AS q
    ORDER BY s.weight / least(q.weight, greatest(s.weight, s.length * q.usual)) DESC, s.weight DESC, s.memory_id DESC LIMIT $7
), mentioning AS (
    SELECT k.memory_id FROM unnest($4::text[]) AS key CROSS JOIN unnest($3::text[]) AS n (namespace) CROSS JOIN LATERAL (
        SELECT memory_id FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = '=' || key AND namespace = n.namespace ORDER BY memory_id DESC LIMIT $7
    ) AS k WHERE $3::text[] IS NOT NULL
    UNION
    SELECT k.memory_id FROM unnest($4::text[]) AS key CROSS JOIN LATERAL (
        SELECT memory_id FROM (
            SELECT memory_id FROM postings WHERE org_id = $1 AND agent_id = $2 AND token = '=' || key LIMIT 1000
        ) AS first ORDER BY memory_id DESC LIMIT $7
    ) AS k WHERE $3::text[] IS NULL
), line AS MATERIALIZED (
    SELECT row_number() OVER () AS place, {lean of m}, m.tokens, m.parts
    FROM (SELECT memory_id FROM best UNION (SELECT memory_id FROM mentioning ORDER BY memory_id DESC LIMIT $7)) AS hit
    JOIN memories AS m ON m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = hit.memory_id
    WHERE m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())
), vocabulary AS (
    SELECT array_agg(token) AS tokens, array_agg(df) AS counts FROM token_counts
    WHERE org_id = $1 AND agent_id = $2 AND token = ANY(ARRAY(SELECT unnest(tokens || parts) FROM line UNION SELECT token FROM asked))
)
SELECT CASE WHEN coalesce(line.place, 1) = 1 THEN v.tokens END, CASE WHEN coalesce(line.place, 1) = 1 THEN v.counts END, line.*
FROM vocabulary AS v LEFT JOIN line ON true
