-- Whoever records a block built before an erase would log the erased text again. The last erase of an agent leaves its revision
-- here; a record of an older one is refused, and its request builds the block anew.
CREATE TABLE erasures (
    org_id   bigint NOT NULL,
    agent_id bigint NOT NULL,
    revision bigint NOT NULL,
    at       timestamptz NOT NULL,
    PRIMARY KEY (org_id, agent_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON erasures TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE ON erasures TO foreword_app;
SELECT let_agents_move('erasures');

-- The lock is shared among those who record and held by an erase until its commit. Each statement of a volatile function has a
-- snapshot of its own, so that what is read after the lock is what the erase left behind.
CREATE FUNCTION may_record(org bigint, agent bigint, built_at bigint) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(4543041, hashint8(agent));
    IF EXISTS (SELECT FROM erasures AS e WHERE e.org_id = org AND e.agent_id = agent AND e.revision > built_at) THEN
        RAISE EXCEPTION 'something of this agent was erased since revision %', built_at USING ERRCODE = 'FW001';
    END IF;
    RETURN true;
END
$$;
