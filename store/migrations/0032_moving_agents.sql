-- An agent can go to another organisation, with every row of its own and under the same ids. What stays behind says where it
-- went: its name is taken for good, and its keys, which name the organisation that they were minted in, are found again.
CREATE TABLE moved_agents (
    org_id   bigint NOT NULL REFERENCES organisations,
    name     text NOT NULL,
    to_org   bigint NOT NULL,
    to_agent bigint NOT NULL,
    moved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (org_id, name)
);
CREATE INDEX moved_agents_by_id ON moved_agents (org_id, to_agent);
CREATE TABLE moved_keys (
    org_id bigint NOT NULL REFERENCES organisations,
    key_id bigint NOT NULL,
    to_org bigint NOT NULL,
    PRIMARY KEY (org_id, key_id)
);

-- The mover is the owner, who acts in two organisations at once: those that its transaction names, and no other.
DO $$
DECLARE
    tenant_table name;
BEGIN
    FOREACH tenant_table IN ARRAY ARRAY['moved_agents', 'moved_keys'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
        EXECUTE format($policy$
            CREATE POLICY tenant ON %I TO foreword_app
            USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
            WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
        $policy$, tenant_table);
        EXECUTE format('GRANT SELECT ON %I TO foreword_app', tenant_table);
    END LOOP;
END
$$;

-- A policy for the mover on a table that agents own rows in; a table that is made later needs the same call.
CREATE FUNCTION let_agents_move(tenant_table regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format($policy$
        CREATE POLICY mover ON %s TO CURRENT_USER
        USING (org_id = ANY (string_to_array(nullif(current_setting('app.moving', true), ''), ',')::bigint[]))
        WITH CHECK (org_id = ANY (string_to_array(nullif(current_setting('app.moving', true), ''), ',')::bigint[]))
    $policy$, tenant_table);
END
$$;
SELECT let_agents_move(c.oid) FROM pg_class AS c
WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND (
    c.relname IN ('idempotency', 'moved_agents', 'moved_keys') OR EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'agent_id' AND NOT attisdropped
    )
);

-- Every row of the agent, in one statement, so that no reference is broken when it ends: whatever table has the agent's id.
-- What was answered to its keys goes along, so that a retry is still one.
CREATE FUNCTION move_agent(from_org bigint, moving bigint, to_org bigint, new_name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    parts text;
BEGIN
    INSERT INTO moved_keys (org_id, key_id, to_org)
    SELECT k.org_id, k.key_id, $3 FROM api_keys AS k WHERE k.org_id = $1 AND k.agent_id = $2;
    INSERT INTO moved_agents (org_id, name, to_org, to_agent)
    SELECT a.org_id, a.name, $3, a.agent_id FROM agents AS a WHERE a.org_id = $1 AND a.agent_id = $2;
    UPDATE idempotency SET org_id = $3
    WHERE org_id = $1 AND credential IN (SELECT 'key:' || k.key_id FROM api_keys AS k WHERE k.org_id = $1 AND k.agent_id = $2);
    SELECT string_agg(format('%I AS (UPDATE %s SET org_id = $3 WHERE org_id = $1 AND agent_id = $2)', 'to_' || c.relname, c.oid::regclass), ', ')
    INTO parts
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'agent_id' AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> 'agents';
    EXECUTE 'WITH ' || parts || ' UPDATE agents SET org_id = $3, name = $4 WHERE org_id = $1 AND agent_id = $2'
    USING from_org, moving, to_org, new_name;
END
$$;
REVOKE EXECUTE ON FUNCTION let_agents_move, move_agent FROM PUBLIC;
