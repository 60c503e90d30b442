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
