-- What a list or a chart says of a block without reading its text: what each of its rules cost, how many lines it had, how much was
-- left out. `rule_tokens` stands in the order of `rules`.
ALTER TABLE injections ADD COLUMN rule_tokens integer[] NOT NULL DEFAULT '{}', ADD COLUMN line_count integer NOT NULL DEFAULT 0,
    ADD COLUMN left_out_count integer NOT NULL DEFAULT 0;
ALTER TABLE injections NO FORCE ROW LEVEL SECURITY;
ALTER TABLE parts NO FORCE ROW LEVEL SECURITY;
UPDATE injections AS i SET
    line_count = json_array_length(i.entries::json) + json_array_length(p.entries::json),
    left_out_count = json_array_length(i.left_out::json) + json_array_length(p.left_out::json),
    rule_tokens = ARRAY(
        SELECT coalesce(sum((line ->> 'tokens')::int), 0)::int FROM unnest(i.rules) WITH ORDINALITY AS r (rule, n) LEFT JOIN (
            SELECT json_array_elements(i.entries::json) AS line UNION ALL SELECT json_array_elements(p.entries::json)
        ) AS lines ON line ->> 'rule' = r.rule GROUP BY r.rule, r.n ORDER BY r.n
    )
FROM parts AS p WHERE p.org_id = i.org_id AND p.agent_id = i.agent_id AND p.key = i.part;
ALTER TABLE injections FORCE ROW LEVEL SECURITY;
ALTER TABLE parts FORCE ROW LEVEL SECURITY;

-- A walk through the log by id answers time and rule from the key's own index. Nothing more is indexed: every context writes a row
-- before its reply.
ALTER TABLE injections DROP CONSTRAINT injections_pkey,
    ADD CONSTRAINT injections_pkey PRIMARY KEY (org_id, agent_id, injection_id) INCLUDE (at, rules, rule_tokens);
ALTER TABLE turns DROP CONSTRAINT turns_pkey,
    ADD CONSTRAINT turns_pkey PRIMARY KEY (org_id, agent_id, turn_id) INCLUDE (at, rules);

-- The log summed up by hour, agent and credential: what usage is read from. `rule_blocks` and `rule_tokens` stand in the order of
-- `rules`, `took_count` in that of `took`: how many blocks took so many steps of 5 % over a tenth of a millisecond (`took_step`).
CREATE TABLE given_hours (
    org_id        bigint NOT NULL,
    agent_id      bigint NOT NULL,
    hour          timestamptz NOT NULL,
    actor         text COLLATE "C" NOT NULL, -- empty: the block was given before it was noted
    injections    integer NOT NULL,
    total_tokens  bigint NOT NULL,
    stable_tokens bigint NOT NULL,
    saved_tokens  bigint NOT NULL,
    rules         text[] NOT NULL,
    rule_blocks   bigint[] NOT NULL,
    rule_tokens   bigint[] NOT NULL,
    took          integer[] NOT NULL,
    took_count    bigint[] NOT NULL,
    PRIMARY KEY (org_id, agent_id, hour, actor),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
CREATE INDEX given_hours_of ON given_hours (org_id, hour);

-- Up to which block the log of an agent is summed up. By id, not by time: a block that was late to be written has a higher id.
CREATE TABLE given_until (
    org_id       bigint NOT NULL,
    agent_id     bigint NOT NULL,
    injection_id bigint NOT NULL,
    PRIMARY KEY (org_id, agent_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);

DO $$
DECLARE
    tenant_table name;
BEGIN
    FOREACH tenant_table IN ARRAY ARRAY['given_hours', 'given_until'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
        EXECUTE format($policy$
            CREATE POLICY tenant ON %I TO foreword_app
            USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
            WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
        $policy$, tenant_table);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO foreword_app', tenant_table);
        PERFORM let_agents_move(tenant_table::regclass);
    END LOOP;
END
$$;

CREATE FUNCTION took_step(ms real) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT floor(ln(greatest(ms::float8, 0.1) / 0.1) / ln(1.05))::int
$$;

-- What was given in [since, until) (until null: for ever) to one agent, or to all: whole hours as they are summed up, and single
-- blocks, each as an hour of its own, at the two ends and where nothing is summed up yet. `hour` is the block's own moment then.
-- What isn't summed up yet is entered by its ids (the OFFSET 0 keeps it so), the ends by time. A COALESCE isn't leakproof, so that under
-- row-level security what holds one can't become the condition of an index: hence the CASE, and the edges told before.
CREATE FUNCTION given_in(org bigint, agent bigint, since timestamptz, until timestamptz)
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
