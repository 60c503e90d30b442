-- name: memories
-- Rows by tier and status; expired ones that wait for the prune aren't counted.
SELECT tier, status, count(*) FROM memories
WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND (expires_at IS NULL OR expires_at > now() OR status = 'retired')
GROUP BY tier, status ORDER BY tier, status

-- name: days
-- Injections by day (UTC), and the tokens that they took and saved.
SELECT (at AT TIME ZONE 'UTC')::date, count(*), sum(total_tokens)::bigint, sum(saved_tokens)::bigint FROM injections
WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND at >= $3 GROUP BY 1 ORDER BY 1

-- name: rules
-- In how many injections each rule had a line.
SELECT rule, count(*) FROM injections CROSS JOIN LATERAL unnest(rules) AS rule
WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND at >= $3 GROUP BY rule ORDER BY rule

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
-- Injections counted three ways at once: by day (UTC), by agent, by whose key or sign-in; a row has one of the three.
SELECT day, agent, actor, count(*), sum(total_tokens)::bigint, sum(stable_tokens)::bigint, sum(saved_tokens)::bigint,
       percentile_disc(0.5) WITHIN GROUP (ORDER BY took_ms), percentile_disc(0.95) WITHIN GROUP (ORDER BY took_ms)
FROM (
    SELECT (at AT TIME ZONE 'UTC')::date AS day, a.name AS agent, coalesce(actor, '') AS actor,
           total_tokens, stable_tokens, saved_tokens, took_ms
    FROM injections AS i JOIN agents AS a ON a.org_id = $1 AND a.agent_id = i.agent_id
    WHERE i.org_id = $1 AND ($2::bigint IS NULL OR i.agent_id = $2) AND i.at >= $3
) AS given
GROUP BY GROUPING SETS ((day), (agent), (actor)) ORDER BY day, 4 DESC, agent, actor

-- name: daily_rules
-- In how many injections of a day (UTC) each rule had a line.
SELECT (at AT TIME ZONE 'UTC')::date AS day, rule, count(*) FROM injections CROSS JOIN LATERAL unnest(rules) AS rule
WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) AND at >= $3 GROUP BY 1, 2 ORDER BY 1, 2
