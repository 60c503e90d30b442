-- The standing part of each agent's blocks, rendered ahead: whoever knows nothing of an agent reads it instead of the rows that it
-- was made of. An agent that comes to another revision leaves an empty row, until maintenance renders the next one.
CREATE TABLE standings (
    org_id     bigint NOT NULL,
    agent_id   bigint NOT NULL,
    until      timestamptz NOT NULL DEFAULT '-infinity', -- then it is to be rendered anew
    revision   bigint, -- null, and all that follows with it: none is rendered
    rendering  text COLLATE "C", -- by what it was: another release may write other lines
    shape      text COLLATE "C", -- that, and for which namespaces and budget
    key        text COLLATE "C", -- from here to left_out as in parts
    text       text,
    memory_ids bigint[],
    entries    text,
    left_out   text,
    said       text, -- JSON: what else a block is made with
    PRIMARY KEY (org_id, agent_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
CREATE INDEX standings_due ON standings (org_id, until);
CREATE INDEX standings_rendering ON standings (org_id, rendering);
ALTER TABLE agents NO FORCE ROW LEVEL SECURITY;
INSERT INTO standings (org_id, agent_id) SELECT org_id, agent_id FROM agents WHERE memories > 0;
ALTER TABLE agents FORCE ROW LEVEL SECURITY;
ALTER TABLE standings ENABLE ROW LEVEL SECURITY;
ALTER TABLE standings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON standings TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE ON standings TO foreword_app;
SELECT let_agents_move('standings');
