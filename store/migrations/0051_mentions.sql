-- What live rows speak of by name: identifiers and names, under the casefolded form by which they are asked for.
CREATE TABLE mentions (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    entity    text COLLATE "C" NOT NULL,
    namespace text COLLATE "C" NOT NULL,
    memory_id bigint NOT NULL,
    kind      text COLLATE "C" NOT NULL CHECK (kind IN ('name', 'identifier')),
    shown     text NOT NULL, -- as this row writes it
    PRIMARY KEY (org_id, agent_id, entity, namespace, memory_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX mentions_of ON mentions (org_id, agent_id, memory_id);
ALTER TABLE mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE mentions FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON mentions TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE, DELETE ON mentions TO foreword_app;

-- Rows that were written before there were mentions, or beside the service: a pass of maintenance reads them.
ALTER TABLE memories ADD COLUMN named boolean NOT NULL DEFAULT false;
CREATE INDEX memories_unnamed ON memories (org_id, agent_id, (memory_id + 0)) WHERE NOT named AND status <> 'retired';
