-- name: ends
-- When the first and the last block of an agent were given.
SELECT (SELECT at FROM injections WHERE org_id = $1 AND agent_id = $2 ORDER BY injection_id LIMIT 1),
       (SELECT at FROM injections WHERE org_id = $1 AND agent_id = $2 ORDER BY injection_id DESC LIMIT 1)

-- name: tokens
-- What the lines of each rule ($6, or every one) cost in [$3, $4), by spans of $5 seconds.
SELECT g.at, r.rule, sum(r.tokens)::bigint
FROM (
    SELECT floor(extract(epoch FROM hour))::bigint / $5::int * $5::int AS at, rules, rule_tokens FROM given_in($1, $2, $3, $4) OFFSET 0
) AS g CROSS JOIN LATERAL unnest(g.rules, g.rule_tokens) AS r (rule, tokens)
WHERE $6::text IS NULL OR r.rule = $6 GROUP BY g.at, r.rule ORDER BY g.at, r.rule

-- name: of_session
-- The same of one session ($6), by the minute, of its $7 latest blocks.
SELECT (floor(extract(epoch FROM i.at) / 60) * 60)::bigint AS minute, r.rule, sum(r.tokens)::bigint
FROM (
    SELECT at, rules, rule_tokens FROM injections
    WHERE org_id = $1 AND agent_id = $2 AND session_id = $6 AND at >= $3 AND ($4::timestamptz IS NULL OR at < $4)
    ORDER BY injection_id DESC LIMIT $7
) AS i CROSS JOIN LATERAL unnest(i.rules, i.rule_tokens) AS r (rule, tokens)
WHERE $5::text IS NULL OR r.rule = $5 GROUP BY 1, 2 ORDER BY 1, 2

-- name: of_memory
-- The same of the blocks that carried a row ($7), of one session ($6) if it is named, among the $8 latest that could have.
SELECT (floor(extract(epoch FROM i.at) / 60) * 60)::bigint AS minute, r.rule, sum(r.tokens)::bigint
FROM (
    SELECT at, rules, rule_tokens, session_id, memory_ids, part FROM injections
    WHERE org_id = $1 AND agent_id = $2 AND injection_id > $7 ORDER BY injection_id DESC LIMIT $8
) AS i CROSS JOIN LATERAL unnest(i.rules, i.rule_tokens) AS r (rule, tokens)
WHERE ($5::text IS NULL OR r.rule = $5) AND i.at >= $3 AND ($4::timestamptz IS NULL OR i.at < $4)
  AND ($6::text IS NULL OR i.session_id = $6) AND (i.memory_ids @> ARRAY[$7::bigint] OR i.part = ANY ((
      SELECT array_agg(key) FROM parts WHERE org_id = $1 AND agent_id = $2 AND memory_ids @> ARRAY[$7::bigint]
  )::text[]))
GROUP BY 1, 2 ORDER BY 1, 2
