-- The past, summed up, so that a block as of a moment is read from few rows however long the log has become. A pass of maintenance
-- goes through an agent's log by stages of some thousand events and notes what stood after each; what lies between the last stage
-- before a moment and the moment itself is read from the log. Nothing here is written by a turn, and all of it can be made anew.

-- After `event_id` the stage ends. `first_at` is the earliest moment in it; `last_at` the latest and `memory_id` the highest id of a
-- row in it or in a stage before it.
CREATE TABLE stages (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    stage     integer NOT NULL,
    event_id  bigint NOT NULL,
    first_at  timestamptz NOT NULL,
    last_at   timestamptz NOT NULL,
    memory_id bigint NOT NULL,
    PRIMARY KEY (org_id, agent_id, stage),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);

-- A row that was not retired, from the end of stage `since` until the end of stage `until`: which tier it stood in, and of a row of L1
-- its place in the index and what its line cost.
CREATE TABLE spans (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    memory_id bigint NOT NULL,
    since     integer NOT NULL,
    until     integer NOT NULL DEFAULT 2147483647, -- it still stands
    tier      text COLLATE "C" NOT NULL,
    namespace text COLLATE "C" NOT NULL,
    place     timestamptz,
    cost      integer NOT NULL,
    PRIMARY KEY (org_id, agent_id, memory_id, since)
);
CREATE INDEX spans_index ON spans (org_id, agent_id, place DESC, memory_id) INCLUDE (since, until, cost) WHERE tier = 'L1';
CREATE INDEX spans_index_of ON spans (org_id, agent_id, namespace, place DESC, memory_id) INCLUDE (since, until, cost) WHERE tier = 'L1';
CREATE INDEX spans_pinned ON spans (org_id, agent_id, (memory_id + 0)) WHERE tier = 'L0';

-- By how much a number grew in a stage (level 0) or in 32 of them (level 1): of the rows that held a word (key: 'w' and the word), of
-- all rows ('r'), of those of a namespace ('h' and its name), and of its lines in the index ('l') and their tokens ('c').
CREATE TABLE tallies (
    org_id   bigint NOT NULL,
    agent_id bigint NOT NULL,
    key      text COLLATE "C" NOT NULL,
    level    integer NOT NULL,
    stage    integer NOT NULL,
    n        bigint NOT NULL,
    PRIMARY KEY (org_id, agent_id, key, level, stage) INCLUDE (n)
);

-- The postings of rows that have been retired, with the stages between which they were findable.
CREATE TABLE shed (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    token     text COLLATE "C" NOT NULL,
    namespace text COLLATE "C" NOT NULL,
    memory_id bigint NOT NULL,
    since     integer NOT NULL,
    until     integer NOT NULL,
    factor    real NOT NULL,
    length    real NOT NULL,
    PRIMARY KEY (org_id, agent_id, token, namespace, memory_id) INCLUDE (since, until, factor, length)
);

DO $$
DECLARE
    tenant_table name;
BEGIN
    FOREACH tenant_table IN ARRAY ARRAY['stages', 'spans', 'tallies', 'shed'] LOOP
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

-- What of the past is told apart from all the rest: what was pruned, what was erased, which tensions were answered when, and episodes
-- that were retired since, by their time.
CREATE INDEX events_pruned ON events (org_id, agent_id, at) WHERE kind = 'pruned';
CREATE INDEX memories_erased ON memories (org_id, agent_id, (memory_id + 0)) WHERE content = '';
CREATE INDEX tensions_answered ON tensions (org_id, agent_id, resolved_at, created_at) WHERE status = 'resolved';
CREATE INDEX memories_happened_once ON memories (org_id, agent_id, (coalesce(occurred_at, learned_at)), (memory_id + 0))
    WHERE kind = 'episodic' AND status = 'retired';
