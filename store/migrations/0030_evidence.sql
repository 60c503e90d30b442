-- What a summary was made of: the rows whose whole text its writer was shown, in order.
CREATE TABLE evidence (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    memory_id bigint NOT NULL,
    source_id bigint NOT NULL,
    place     integer NOT NULL,
    PRIMARY KEY (org_id, agent_id, memory_id, source_id),
    FOREIGN KEY (org_id, agent_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    FOREIGN KEY (org_id, agent_id, source_id) REFERENCES memories ON DELETE CASCADE
);
CREATE INDEX evidence_source ON evidence (org_id, agent_id, source_id);
ALTER TABLE evidence ENABLE ROW LEVEL SECURITY;
ALTER TABLE evidence FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON evidence TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, DELETE ON evidence TO foreword_app;

-- The live episodes of an agent: what there is to consolidate.
CREATE INDEX memories_episodes ON memories (org_id, agent_id, namespace, (memory_id + 0)) WHERE kind = 'episodic' AND status <> 'retired';
