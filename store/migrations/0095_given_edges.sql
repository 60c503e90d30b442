-- The same, but that the ends are entered and left by time: a COALESCE isn't leakproof, so that under row-level security what holds
-- one can't become the condition of an index, and all of the log was read up to its end.
CREATE OR REPLACE FUNCTION given_in(org bigint, agent bigint, since timestamptz, until timestamptz)
RETURNS TABLE (
    agent_id bigint, hour timestamptz, actor text, injections bigint, total_tokens bigint, stable_tokens bigint, saved_tokens bigint,
    rules text[], rule_blocks bigint[], rule_tokens bigint[], took integer[], took_count bigint[]
) LANGUAGE sql STABLE AS $$
    WITH bounds AS MATERIALIZED (
        SELECT date_trunc('hour', $3 + interval '59 minutes 59.999999 seconds', 'UTC') AS first,
               date_trunc('hour', coalesce($4, 'infinity'), 'UTC') AS last
    ), edges AS MATERIALIZED (
        SELECT first, last, least(first, coalesce($4, 'infinity')) AS until, greatest(first, last) AS since FROM bounds
    )
    SELECT h.agent_id, h.hour, h.actor, h.injections::bigint, h.total_tokens, h.stable_tokens, h.saved_tokens, h.rules, h.rule_blocks,
           h.rule_tokens, h.took, h.took_count
    FROM given_hours AS h
    WHERE h.org_id = $1 AND ($2 IS NULL OR h.agent_id = $2) AND h.hour >= (SELECT first FROM bounds) AND h.hour < (SELECT last FROM bounds)
    UNION ALL
    SELECT i.agent_id, i.at, coalesce(i.actor, ''), 1, i.total_tokens, i.stable_tokens, i.saved_tokens, i.rules,
           array_fill(1::bigint, ARRAY[cardinality(i.rules)]), i.rule_tokens::bigint[],
           CASE WHEN i.took_ms IS NOT NULL THEN ARRAY[took_step(i.took_ms)] END, CASE WHEN i.took_ms IS NOT NULL THEN ARRAY[1::bigint] END
    FROM injections AS i
    WHERE i.org_id = $1 AND ($2 IS NULL OR i.agent_id = $2) AND i.at >= $3
      AND i.at < (SELECT until FROM edges)
    UNION ALL
    SELECT i.agent_id, i.at, coalesce(i.actor, ''), 1, i.total_tokens, i.stable_tokens, i.saved_tokens, i.rules,
           array_fill(1::bigint, ARRAY[cardinality(i.rules)]), i.rule_tokens::bigint[],
           CASE WHEN i.took_ms IS NOT NULL THEN ARRAY[took_step(i.took_ms)] END, CASE WHEN i.took_ms IS NOT NULL THEN ARRAY[1::bigint] END
    FROM injections AS i
    WHERE i.org_id = $1 AND ($2 IS NULL OR i.agent_id = $2) AND i.at >= (SELECT since FROM edges)
      AND i.at < $4
    UNION ALL
    SELECT i.agent_id, i.at, coalesce(i.actor, ''), 1, i.total_tokens, i.stable_tokens, i.saved_tokens, i.rules,
           array_fill(1::bigint, ARRAY[cardinality(i.rules)]), i.rule_tokens::bigint[],
           CASE WHEN i.took_ms IS NOT NULL THEN ARRAY[took_step(i.took_ms)] END, CASE WHEN i.took_ms IS NOT NULL THEN ARRAY[1::bigint] END
    FROM agents AS a LEFT JOIN given_until AS u ON u.org_id = $1 AND u.agent_id = a.agent_id CROSS JOIN LATERAL (
        SELECT * FROM injections AS i
        WHERE i.org_id = $1 AND i.agent_id = a.agent_id AND i.injection_id > CASE WHEN u.injection_id IS NULL THEN 0 ELSE u.injection_id END ORDER BY i.injection_id OFFSET 0
    ) AS i
    WHERE a.org_id = $1 AND ($2 IS NULL OR a.agent_id = $2) AND i.at >= (SELECT first FROM bounds) AND i.at < (SELECT last FROM bounds)
$$;
