-- name: behind
-- Agents with a block from before $2 that isn't summed up yet, $3 at most.
SELECT a.agent_id FROM agents AS a LEFT JOIN given_until AS u ON u.org_id = $1 AND u.agent_id = a.agent_id
WHERE a.org_id = $1 AND (
    SELECT i.at FROM injections AS i
    WHERE i.org_id = $1 AND i.agent_id = a.agent_id AND i.injection_id > CASE WHEN u.injection_id IS NULL THEN 0 ELSE u.injection_id END ORDER BY i.injection_id LIMIT 1
) < $2
ORDER BY a.agent_id LIMIT $3

-- name: sum_up
-- Adds the next $4 blocks of an agent to its hours, up to the first one from $3 or later, and says which was the last.
WITH next AS MATERIALIZED (
    SELECT i.injection_id, i.at, date_trunc('hour', i.at, 'UTC') AS hour, coalesce(i.actor, '') AS actor, i.total_tokens, i.stable_tokens,
           i.saved_tokens, i.rules, i.rule_tokens, took_step(i.took_ms) AS step, i.took_ms
    FROM injections AS i
    WHERE i.org_id = $1 AND i.agent_id = $2
      AND i.injection_id > (SELECT coalesce(max(u.injection_id), 0) FROM given_until AS u WHERE u.org_id = $1 AND u.agent_id = $2)
    ORDER BY i.injection_id LIMIT $4
), ready AS MATERIALIZED (
    SELECT * FROM next WHERE injection_id < coalesce((SELECT min(injection_id) FROM next WHERE at >= $3), 9223372036854775807)
), rule AS (
    SELECT hour, actor, array_agg(rule ORDER BY rule) AS rules, array_agg(blocks ORDER BY rule) AS blocks, array_agg(tokens ORDER BY rule) AS tokens
    FROM (
        SELECT hour, actor, r.rule, count(*) AS blocks, sum(r.tokens)::bigint AS tokens
        FROM ready CROSS JOIN LATERAL unnest(ready.rules, ready.rule_tokens) AS r (rule, tokens) GROUP BY hour, actor, r.rule
    ) AS each GROUP BY hour, actor
), took AS (
    SELECT hour, actor, array_agg(step ORDER BY step) AS steps, array_agg(n ORDER BY step) AS counts
    FROM (SELECT hour, actor, step, count(*) AS n FROM ready WHERE took_ms IS NOT NULL GROUP BY hour, actor, step) AS each
    GROUP BY hour, actor
), summed AS (
    INSERT INTO given_hours AS h (org_id, agent_id, hour, actor, injections, total_tokens, stable_tokens, saved_tokens, rules, rule_blocks,
        rule_tokens, took, took_count)
    SELECT $1, $2, s.*, coalesce(r.rules, '{}'), coalesce(r.blocks, '{}'), coalesce(r.tokens, '{}'), coalesce(t.steps, '{}'), coalesce(t.counts, '{}')
    FROM (
        SELECT hour, actor, count(*), sum(total_tokens), sum(stable_tokens), sum(saved_tokens) FROM ready GROUP BY hour, actor
    ) AS s (hour, actor, injections, total, stable, saved)
    LEFT JOIN rule AS r ON r.hour = s.hour AND r.actor = s.actor LEFT JOIN took AS t ON t.hour = s.hour AND t.actor = s.actor
    ON CONFLICT (org_id, agent_id, hour, actor) DO UPDATE SET
        injections = h.injections + excluded.injections, total_tokens = h.total_tokens + excluded.total_tokens,
        stable_tokens = h.stable_tokens + excluded.stable_tokens, saved_tokens = h.saved_tokens + excluded.saved_tokens,
        rules = h.rules || excluded.rules, rule_blocks = h.rule_blocks || excluded.rule_blocks, rule_tokens = h.rule_tokens || excluded.rule_tokens,
        took = h.took || excluded.took, took_count = h.took_count || excluded.took_count
)
INSERT INTO given_until AS u (org_id, agent_id, injection_id) SELECT $1, $2, max(injection_id) FROM ready HAVING count(*) > 0
ON CONFLICT (org_id, agent_id) DO UPDATE SET injection_id = excluded.injection_id
RETURNING (SELECT count(*) FROM ready)
