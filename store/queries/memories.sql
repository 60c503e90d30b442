-- name: insert
-- One new row.
INSERT INTO memories (org_id, agent_id, {memory}, keys, normal_hash, fold_hash, named)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26,
        $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, true)

-- name: get
-- One row, whatever its status.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = $3

-- name: many
-- Several rows, whatever their status, in the order of their ids.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = ANY($3::bigint[]) ORDER BY m.memory_id

-- name: held
-- What of a row decides where it counts, before it changes.
SELECT memory_id, namespace, tier, status, index_cost, body_cost FROM memories
WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) ORDER BY memory_id FOR UPDATE

-- name: save
-- Everything of a row that may change; accesses are counted elsewhere.
UPDATE memories SET tier = $4, status = $5, confidence = $6, last_observed_at = $7, placed_at = $8, superseded_by = $9,
    retired_reason = $10, expires_at = $11, ttl_asked = $12, domains = $13, invalidation_tags = $14,
    invalidation_condition = $15, restatements = $16, gist = $17, index_cost = $18, body_cost = $19
WHERE org_id = $1 AND agent_id = $2 AND memory_id = $3

-- name: post
-- Make live rows findable: postings of their tokens, parts and identifier keys; how many rows hold each token.
WITH fresh AS (
    SELECT memory_id, namespace, tokens, parts, keys, cardinality(tokens) + 0.5 * cardinality(parts) AS length FROM memories
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])
), word AS (
    SELECT f.memory_id, f.namespace, f.length, w.token, max(w.factor) AS factor
    FROM fresh AS f CROSS JOIN LATERAL (
        SELECT unnest(f.tokens), 1.0 UNION ALL SELECT unnest(f.parts), 0.5 UNION ALL SELECT '=' || k, 0.0 FROM unnest(f.keys) AS k
    ) AS w (token, factor)
    GROUP BY f.memory_id, f.namespace, f.length, w.token
), posted AS (
    INSERT INTO postings (org_id, agent_id, token, namespace, memory_id, factor, length)
    SELECT $1, $2, token, namespace, memory_id, factor, length FROM word ORDER BY token, namespace, memory_id
    ON CONFLICT (org_id, agent_id, token, namespace, memory_id) DO NOTHING
)
INSERT INTO token_counts (org_id, agent_id, token, df)
SELECT $1, $2, token, count(*) FROM word WHERE factor > 0 GROUP BY token ORDER BY token
ON CONFLICT (org_id, agent_id, token) DO UPDATE SET df = token_counts.df + excluded.df

-- name: unpost
-- Take rows out of the search: the reverse of posting them.
WITH gone AS (
    SELECT memory_id, namespace, tokens, parts, keys FROM memories
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])
), word AS (
    SELECT g.memory_id, g.namespace, w.token, bool_or(w.counts) AS counts
    FROM gone AS g CROSS JOIN LATERAL (
        SELECT unnest(g.tokens || g.parts), true UNION ALL SELECT '=' || k, false FROM unnest(g.keys) AS k
    ) AS w (token, counts)
    GROUP BY g.memory_id, g.namespace, w.token
), unposted AS (
    DELETE FROM postings AS p USING word AS w
    WHERE p.org_id = $1 AND p.agent_id = $2 AND p.token = w.token AND p.namespace = w.namespace AND p.memory_id = w.memory_id
)
UPDATE token_counts AS c SET df = c.df - w.times
FROM (SELECT token, count(*) AS times FROM word WHERE counts GROUP BY token) AS w
WHERE c.org_id = $1 AND c.agent_id = $2 AND c.token = w.token

-- name: count
-- Change what is live in each namespace, and in the agent, and how many rows there are in each tier and status.
WITH change AS (
    SELECT * FROM unnest($3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[]) AS c (namespace, memories, body_tokens, index_count, index_tokens)
), counted AS (
    INSERT INTO namespaces AS n (org_id, agent_id, namespace, memories, body_tokens, index_count, index_tokens)
    SELECT $1, $2, namespace, memories, body_tokens, index_count, index_tokens FROM change ORDER BY namespace
    ON CONFLICT (org_id, agent_id, namespace) DO UPDATE
    SET memories = n.memories + excluded.memories, body_tokens = n.body_tokens + excluded.body_tokens,
        index_count = n.index_count + excluded.index_count, index_tokens = n.index_tokens + excluded.index_tokens,
        written_at = now()
), held AS (
    INSERT INTO held AS h (org_id, agent_id, tier, status, memories)
    SELECT $1, $2, tier, status, n FROM unnest($8::text[], $9::text[], $10::bigint[]) AS c (tier, status, n) ORDER BY tier, status
    ON CONFLICT (org_id, agent_id, tier, status) DO UPDATE SET memories = h.memories + excluded.memories
)
UPDATE agents SET memories = memories + (SELECT sum(memories) FROM change)
WHERE org_id = $1 AND agent_id = $2 AND EXISTS (SELECT FROM change)

-- name: by_hashes
-- Live rows that may fold with a text: equal after normalisation, or by the fold key.
SELECT {memory of m} FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())
  AND ($3::text[] IS NULL OR m.namespace = ANY($3::text[]))
  AND (m.normal_hash = ANY($4::bytea[]) OR m.fold_hash = ANY($5::bytea[]))
ORDER BY m.memory_id

-- name: expired
-- Ephemeral rows past their end, oldest end first.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.expires_at IS NOT NULL AND m.expires_at <= $3
ORDER BY m.expires_at, m.memory_id LIMIT $4

-- name: expiring_agents
-- Agents with rows past their end.
SELECT DISTINCT agent_id FROM memories WHERE org_id = $1 AND expires_at IS NOT NULL AND expires_at <= $2 ORDER BY agent_id

-- name: prune
-- The one hard deletion: ephemeral rows past their end.
DELETE FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])
