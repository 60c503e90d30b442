-- How many rows an agent has in each tier and status, kept in the transaction that changes a row: what is held is told by reading a few
-- numbers, however many rows there are. The index by which they were counted goes.
CREATE TABLE held (
    org_id   bigint NOT NULL,
    agent_id bigint NOT NULL,
    tier     text COLLATE "C" NOT NULL,
    status   text COLLATE "C" NOT NULL,
    memories bigint NOT NULL,
    PRIMARY KEY (org_id, agent_id, tier, status),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
) WITH (fillfactor = 50);
ALTER TABLE held ENABLE ROW LEVEL SECURITY;
ALTER TABLE memories NO FORCE ROW LEVEL SECURITY;
INSERT INTO held (org_id, agent_id, tier, status, memories)
SELECT org_id, agent_id, tier, status, count(*) FROM memories GROUP BY org_id, agent_id, tier, status;
ALTER TABLE memories FORCE ROW LEVEL SECURITY;
ALTER TABLE held FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON held TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE, DELETE ON held TO foreword_app;
SELECT let_agents_move('held');
DROP INDEX memories_counted;
