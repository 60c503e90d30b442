-- In how many live rows each name stands, kept where mentions come and go, so that a list of names counts no rows.
CREATE TABLE mention_counts (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    entity    text COLLATE "C" NOT NULL,
    namespace text COLLATE "C" NOT NULL,
    times     bigint NOT NULL CHECK (times > 0),
    PRIMARY KEY (org_id, agent_id, entity, namespace) INCLUDE (times),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
ALTER TABLE mentions NO FORCE ROW LEVEL SECURITY;
INSERT INTO mention_counts (org_id, agent_id, entity, namespace, times)
SELECT org_id, agent_id, entity, namespace, count(*) FROM mentions GROUP BY org_id, agent_id, entity, namespace;
ALTER TABLE mentions FORCE ROW LEVEL SECURITY;
ALTER TABLE mention_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE mention_counts FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON mention_counts TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE, DELETE ON mention_counts TO foreword_app;
SELECT let_agents_move('mention_counts');
