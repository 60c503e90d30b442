-- name: related
-- Live rows of some namespaces that bear on any of many statements, with the numbers of those that each was found for: by
-- shared tokens the best $8 a statement, and as many by an identifier key. Of every statement the rarest words are looked at
-- first, the newest rows of each, and all its words together read a bounded number of postings ($9): the work of one
-- statement is the same in a store of a thousand rows and of a million, and each LATERAL with a LIMIT is one look-up by key.
WITH asked AS MATERIALIZED (
    SELECT a.number, c.token, c.df, ln(1 + (SELECT memories::float8 FROM agents WHERE org_id = $1 AND agent_id = $2) / c.df) AS weight,
           row_number() OVER (PARTITION BY a.number ORDER BY c.df, c.token) AS place
    FROM unnest($4::int[], $5::text[]) AS a (number, token) CROSS JOIN LATERAL (
        SELECT token, df FROM token_counts WHERE org_id = $1 AND agent_id = $2 AND token = a.token AND df > 0 LIMIT 1
    ) AS c
), word AS MATERIALIZED (
    SELECT number, token, weight, sum(weight) OVER mine AS whole, avg(weight) OVER mine AS mean,
           greatest($9 / 64, ($9 - coalesce(sum(least(df, $9 / 2)) OVER before, 0)) / 2) AS room
    FROM asked WHERE place <= 24
    WINDOW mine AS (PARTITION BY number),
           before AS (PARTITION BY number ORDER BY df, token ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), shared AS (
    SELECT w.number, p.memory_id, sum(w.weight * p.factor) AS weight, max(p.length) AS length, max(w.whole) AS whole, max(w.mean) AS mean
    FROM word AS w CROSS JOIN unnest($3::text[]) AS n (namespace) CROSS JOIN LATERAL (
        SELECT memory_id, factor, length FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = w.token AND namespace = n.namespace ORDER BY memory_id DESC LIMIT w.room
    ) AS p GROUP BY w.number, p.memory_id
), ranked AS (
    SELECT number, memory_id, row_number() OVER (
        PARTITION BY number
        ORDER BY (weight / least(whole, greatest(weight, length * mean)))::real DESC, weight::real DESC, memory_id DESC
    ) AS place
    FROM shared
), hit AS (
    SELECT number, memory_id FROM ranked WHERE place <= $8
    UNION
    SELECT k.number, p.memory_id FROM unnest($6::int[], $7::text[]) AS k (number, key) CROSS JOIN unnest($3::text[]) AS n (namespace)
    CROSS JOIN LATERAL (
        SELECT memory_id FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = '=' || k.key AND namespace = n.namespace ORDER BY memory_id DESC LIMIT $8
    ) AS p
), row AS (
    SELECT memory_id, array_agg(number) AS numbers FROM hit GROUP BY memory_id
)
SELECT {lean of m}, m.tokens, m.parts, row.numbers FROM row CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = row.memory_id LIMIT 1
) AS m
WHERE m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())
