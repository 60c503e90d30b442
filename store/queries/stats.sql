-- name: memories
-- Rows by tier and status; expired ones that wait for the prune aren't counted.
SELECT tier, status, live FROM (
    SELECT h.tier, h.status, (sum(h.memories) - (
        SELECT count(*) FROM memories AS e
        WHERE e.org_id = $1 AND ($2::bigint IS NULL OR e.agent_id = $2) AND e.expires_at <= now() AND e.status <> 'retired'
          AND e.tier = h.tier AND e.status = h.status
    ))::bigint AS live
    FROM held AS h WHERE h.org_id = $1 AND ($2::bigint IS NULL OR h.agent_id = $2) GROUP BY h.tier, h.status
) AS counted WHERE live > 0 ORDER BY tier, status

-- name: days
-- Injections by day (UTC), and the tokens that they took and saved.
SELECT (hour AT TIME ZONE 'UTC')::date, sum(injections)::bigint, sum(total_tokens)::bigint, sum(saved_tokens)::bigint
FROM given_in($1, $2, $3, NULL) GROUP BY 1 ORDER BY 1

-- name: rules
-- In how many injections each rule had a line.
SELECT r.rule, sum(r.blocks)::bigint FROM given_in($1, $2, $3, NULL) AS g CROSS JOIN LATERAL unnest(g.rules, g.rule_blocks) AS r (rule, blocks)
GROUP BY r.rule ORDER BY r.rule

-- name: rejections
-- Rejected candidates by rule.
SELECT rule, count(*) FROM turns CROSS JOIN LATERAL unnest(rejections) AS rule
WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND at >= $3 GROUP BY rule ORDER BY rule

-- name: merges
-- Merges that were refused because they would have lost a token.
SELECT coalesce(sum(refused_merges), 0)::bigint FROM turns WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND at >= $3

-- name: open_tensions
-- Tensions that wait for an answer.
SELECT count(*) FROM tensions WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND status = 'open'

-- name: usage
-- Injections counted three ways at once: by day (UTC), by agent, by whose key or sign-in; a row has one of the three. The median
-- and the 95th of a hundred are the middle of the 5 % that they fall into.
WITH given AS MATERIALIZED (
    SELECT (g.hour AT TIME ZONE 'UTC')::date AS day, a.name AS agent, g.actor, g.injections, g.total_tokens, g.stable_tokens,
           g.saved_tokens, g.took, g.took_count
    FROM given_in($1, $2, $3, NULL) AS g JOIN agents AS a ON a.org_id = $1 AND a.agent_id = g.agent_id
), summed AS (
    SELECT day, agent, actor, sum(injections)::bigint AS injections, sum(total_tokens)::bigint AS total, sum(stable_tokens)::bigint AS stable,
           sum(saved_tokens)::bigint AS saved
    FROM given GROUP BY GROUPING SETS ((day), (agent), (actor))
), steps AS MATERIALIZED (
    SELECT day, agent, actor, t.step, sum(t.n) AS n FROM given CROSS JOIN LATERAL unnest(given.took, given.took_count) AS t (step, n)
    GROUP BY day, agent, actor, t.step
), times AS (
    SELECT day, agent, actor, step, sum(n) AS n FROM steps GROUP BY GROUPING SETS ((day, step), (agent, step), (actor, step))
), ranked AS (
    SELECT day, agent, actor, step, sum(n) OVER (PARTITION BY day, agent, actor ORDER BY step) AS until,
           sum(n) OVER (PARTITION BY day, agent, actor) AS whole
    FROM times
), marks AS (
    SELECT day, agent, actor, min(step) FILTER (WHERE until >= 0.5 * whole) AS median, min(step) FILTER (WHERE until >= 0.95 * whole) AS slow
    FROM ranked GROUP BY day, agent, actor
)
SELECT s.day, s.agent, s.actor, s.injections, s.total, s.stable, s.saved,
       round((0.1 * 1.05 ^ (m.median + 0.5))::numeric, 2)::float8, round((0.1 * 1.05 ^ (m.slow + 0.5))::numeric, 2)::float8
FROM summed AS s LEFT JOIN marks AS m
    ON m.day IS NOT DISTINCT FROM s.day AND m.agent IS NOT DISTINCT FROM s.agent AND m.actor IS NOT DISTINCT FROM s.actor
ORDER BY s.day, s.injections DESC, s.agent, s.actor

-- name: daily_rules
-- In how many injections of a day (UTC) each rule had a line.
SELECT (g.hour AT TIME ZONE 'UTC')::date AS day, r.rule, sum(r.blocks)::bigint
FROM given_in($1, $2, $3, NULL) AS g CROSS JOIN LATERAL unnest(g.rules, g.rule_blocks) AS r (rule, blocks)
GROUP BY 1, 2 ORDER BY 1, 2

-- name: begun
-- Whether anything was ever remembered here, and whether a block was ever given.
SELECT EXISTS (SELECT FROM memories WHERE org_id = $1), EXISTS (SELECT FROM injections WHERE org_id = $1)
