-- Every table of the store. Primary, unique and foreign keys begin with the organisation, so that a table can be
-- distributed by it; row-level security stands behind every query (the last block of this file puts it on).

CREATE EXTENSION IF NOT EXISTS vector;

CREATE SEQUENCE ids AS bigint MAXVALUE 9007199254740992 CACHE 1; -- 2^53: every id is exact as a JSON number

CREATE TABLE organisations (
    org_id     bigint PRIMARY KEY DEFAULT nextval('ids'),
    name       text NOT NULL,
    settings   jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now()
);

-- `memories` counts the live rows and is kept in the transaction that changes it.
CREATE TABLE agents (
    org_id            bigint NOT NULL REFERENCES organisations,
    agent_id          bigint NOT NULL DEFAULT nextval('ids'),
    name              text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
    namespace_default text NOT NULL DEFAULT 'default',
    user_linked       boolean NOT NULL DEFAULT true,
    revision          bigint NOT NULL DEFAULT 0,
    revised_at        timestamptz NOT NULL DEFAULT now(),
    memories          integer NOT NULL DEFAULT 0,
    token_budget      integer,
    created_at        timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (org_id, agent_id),
    UNIQUE (org_id, name)
) WITH (fillfactor = 50);

-- Live rows and what their bodies cost; of them those in L1 and what their index lines cost, so that an index that
-- stops early can say what it leaves out. Kept in the transaction that changes a row.
CREATE TABLE namespaces (
    org_id       bigint NOT NULL,
    agent_id     bigint NOT NULL,
    namespace    text COLLATE "C" NOT NULL,
    memories     integer NOT NULL DEFAULT 0,
    body_tokens  bigint NOT NULL DEFAULT 0,
    index_count  integer NOT NULL DEFAULT 0,
    index_tokens bigint NOT NULL DEFAULT 0,
    written_at   timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (org_id, agent_id, namespace),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
) WITH (fillfactor = 50);

CREATE TABLE api_keys (
    org_id       bigint NOT NULL REFERENCES organisations,
    key_id       bigint NOT NULL DEFAULT nextval('ids'),
    name         text NOT NULL,
    env          text NOT NULL,
    hash         bytea NOT NULL,
    scopes       text[] NOT NULL,
    agent_id     bigint,
    created_at   timestamptz NOT NULL DEFAULT now(),
    expires_at   timestamptz,
    revoked_at   timestamptz,
    revoked_by   text,
    last_used_at timestamptz,
    PRIMARY KEY (org_id, key_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
) WITH (fillfactor = 80);

-- No index holds last_accessed_at or access_count, and pages keep room: counting an access touches no index.
CREATE TABLE memories (
    org_id                 bigint NOT NULL,
    agent_id               bigint NOT NULL,
    memory_id              bigint NOT NULL DEFAULT nextval('ids'),
    learned_at             timestamptz NOT NULL,
    last_observed_at       timestamptz,
    last_accessed_at       timestamptz,
    placed_at              timestamptz NOT NULL,
    expires_at             timestamptz,
    occurred_at            timestamptz,
    confidence             double precision NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    parent_id              bigint,
    superseded_by          bigint,
    previous_id            bigint,
    access_count           integer NOT NULL DEFAULT 0,
    hop_count              integer NOT NULL DEFAULT 0,
    restatements           integer NOT NULL DEFAULT 0,
    occurred_offset        integer,
    index_cost             integer NOT NULL,
    body_cost              integer NOT NULL,
    ttl_asked              boolean NOT NULL DEFAULT false,
    tier                   text COLLATE "C" NOT NULL CHECK (tier IN ('L0', 'L1', 'L2', 'L3')),
    kind                   text COLLATE "C" NOT NULL CHECK (kind IN ('semantic', 'episodic')),
    status                 text COLLATE "C" NOT NULL CHECK (status IN ('fact', 'hypothesis', 'retired')),
    namespace              text COLLATE "C" NOT NULL,
    content                text NOT NULL,
    gist                   text NOT NULL,
    source                 text,
    attested_by            text NOT NULL,
    domains                text[] NOT NULL DEFAULT '{}',
    invalidation_tags      text[] NOT NULL DEFAULT '{}',
    invalidation_condition text,
    retired_reason         text,
    embedding_model        text NOT NULL DEFAULT 'none',
    session_id             text COLLATE "C",
    outcome                text,
    tokens                 text[] NOT NULL,
    parts                  text[] NOT NULL,
    keys                   text[] NOT NULL,
    normal_hash            bytea NOT NULL,
    fold_hash              bytea NOT NULL,
    embedding              vector(768),
    PRIMARY KEY (org_id, agent_id, memory_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents,
    FOREIGN KEY (org_id, agent_id, parent_id) REFERENCES memories ON DELETE SET NULL (parent_id),
    FOREIGN KEY (org_id, agent_id, superseded_by) REFERENCES memories ON DELETE SET NULL (superseded_by),
    FOREIGN KEY (org_id, agent_id, previous_id) REFERENCES memories ON DELETE SET NULL (previous_id)
) WITH (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);

-- The condition on index_cost always holds. It keeps a search in one namespace, which doesn't repeat it, off this index:
-- there the planner could walk all of the agent's rows for a namespace that has few.
CREATE INDEX memories_index ON memories (org_id, agent_id, placed_at DESC, memory_id)
    WHERE tier = 'L1' AND status <> 'retired' AND index_cost >= 0;
CREATE INDEX memories_index_of ON memories (org_id, agent_id, namespace, placed_at DESC, memory_id)
    WHERE tier = 'L1' AND status <> 'retired';
CREATE INDEX memories_pinned ON memories (org_id, agent_id, memory_id) WHERE tier = 'L0' AND status <> 'retired';
-- The id stands in it as an expression, so that a look-up by id can't take this index for the key's: while the planner believes
-- that the table is small both cost the same, and this one would be read whole.
CREATE INDEX memories_learned ON memories (org_id, agent_id, learned_at, (memory_id + 0));
CREATE INDEX memories_parent ON memories (org_id, agent_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX memories_successor ON memories (org_id, agent_id, superseded_by) WHERE superseded_by IS NOT NULL;
CREATE INDEX memories_previous ON memories (org_id, agent_id, previous_id) WHERE previous_id IS NOT NULL;
CREATE INDEX memories_normal ON memories (org_id, agent_id, normal_hash) WHERE status <> 'retired';
CREATE INDEX memories_fold ON memories (org_id, agent_id, fold_hash) WHERE status <> 'retired';
CREATE INDEX memories_expiry ON memories (org_id, expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX memories_lapsing ON memories (org_id, agent_id, expires_at) INCLUDE (namespace, tier, index_cost, body_cost)
    WHERE expires_at IS NOT NULL AND status <> 'retired';
CREATE INDEX memories_session ON memories (org_id, agent_id, session_id, memory_id) WHERE session_id IS NOT NULL;

-- Live rows by token. One index holds all that a search reads; a posting's factor is 1 for a whole token, 0.5 for a
-- part, 0 for an identifier key (prefixed "="); length is the sum of the factors of its memory.
CREATE TABLE postings (
    org_id    bigint NOT NULL,
    agent_id  bigint NOT NULL,
    token     text COLLATE "C" NOT NULL,
    namespace text COLLATE "C" NOT NULL,
    memory_id bigint NOT NULL,
    factor    real NOT NULL,
    length    real NOT NULL,
    PRIMARY KEY (org_id, agent_id, token, namespace, memory_id) INCLUDE (factor, length)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);

-- How many live rows of the agent hold a token.
CREATE TABLE token_counts (
    org_id   bigint NOT NULL,
    agent_id bigint NOT NULL,
    token    text COLLATE "C" NOT NULL,
    df       integer NOT NULL,
    PRIMARY KEY (org_id, agent_id, token)
) WITH (fillfactor = 70);

-- Accesses as they come: appended by every context, in nobody's way. They are added to `memories` and `accesses` by the
-- next writer of the agent (it holds the agent's lock), and until then by whoever reads a row's counts.
CREATE SEQUENCE touch_ids;
CREATE TABLE touches (
    org_id     bigint NOT NULL,
    agent_id   bigint NOT NULL,
    memory_id  bigint NOT NULL,
    touch_id   bigint NOT NULL DEFAULT nextval('touch_ids'),
    session_id text COLLATE "C" NOT NULL,
    at         timestamptz NOT NULL,
    PRIMARY KEY (org_id, agent_id, memory_id, touch_id)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One row a memory and session: what promotion counts. Not settled: the access hasn't moved the row's place yet.
CREATE TABLE accesses (
    org_id     bigint NOT NULL,
    agent_id   bigint NOT NULL,
    memory_id  bigint NOT NULL,
    session_id text COLLATE "C" NOT NULL,
    first_at   timestamptz NOT NULL,
    last_at    timestamptz NOT NULL,
    settled    boolean NOT NULL DEFAULT false,
    PRIMARY KEY (org_id, agent_id, memory_id, session_id)
) WITH (fillfactor = 70);
CREATE INDEX accesses_unsettled ON accesses (org_id, agent_id, memory_id) WHERE NOT settled;

-- Append-only: the runtime role may insert and read.
CREATE TABLE events (
    org_id     bigint NOT NULL,
    agent_id   bigint NOT NULL,
    event_id   bigint NOT NULL DEFAULT nextval('ids'),
    subject    text COLLATE "C" NOT NULL,
    subject_id bigint NOT NULL,
    kind       text NOT NULL,
    rule       text NOT NULL,
    actor      text NOT NULL,
    at         timestamptz NOT NULL,
    before     jsonb,
    after      jsonb,
    PRIMARY KEY (org_id, agent_id, event_id)
);
CREATE INDEX events_of ON events (org_id, agent_id, subject, subject_id, at DESC, event_id DESC);

CREATE TABLE tensions (
    org_id      bigint NOT NULL,
    agent_id    bigint NOT NULL,
    tension_id  bigint NOT NULL DEFAULT nextval('ids'),
    created_at  timestamptz NOT NULL,
    resolved_at timestamptz,
    a_memory_id bigint,
    b_memory_id bigint,
    namespace   text COLLATE "C",
    status      text COLLATE "C" NOT NULL CHECK (status IN ('open', 'resolved')),
    impact      text NOT NULL CHECK (impact IN ('critical', 'medium', 'low')),
    a_text      text NOT NULL,
    b_text      text NOT NULL,
    question    text NOT NULL,
    origin      text NOT NULL CHECK (origin IN ('api', 'detector', 'judge')),
    shape       text COLLATE "C" NOT NULL,
    suggestion  text,
    winner      text CHECK (winner IN ('a', 'b', 'both', 'neither')),
    resolution  text,
    pattern     text,
    resolved_by text,
    pair_key    text COLLATE "C" NOT NULL,
    PRIMARY KEY (org_id, agent_id, tension_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
CREATE UNIQUE INDEX tensions_open_pair ON tensions (org_id, agent_id, pair_key) WHERE status = 'open';
CREATE INDEX tensions_pair ON tensions (org_id, agent_id, pair_key);
CREATE INDEX tensions_open ON tensions (org_id, agent_id, tension_id) WHERE status = 'open';
CREATE INDEX tensions_shape ON tensions (org_id, agent_id, shape, resolved_at DESC) WHERE status = 'resolved';
CREATE INDEX tensions_a ON tensions (org_id, agent_id, a_memory_id) WHERE a_memory_id IS NOT NULL;
CREATE INDEX tensions_b ON tensions (org_id, agent_id, b_memory_id) WHERE b_memory_id IS NOT NULL;

CREATE TABLE domains (
    org_id           bigint NOT NULL,
    agent_id         bigint NOT NULL,
    domain_id        bigint NOT NULL DEFAULT nextval('ids'),
    name             text COLLATE "C" NOT NULL,
    reliability      double precision NOT NULL,
    samples          integer NOT NULL,
    last_outcome_at  timestamptz,
    failure_patterns text[] NOT NULL DEFAULT '{}',
    strategies       text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (org_id, agent_id, name),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
) WITH (fillfactor = 70);

CREATE TABLE outcomes (
    org_id          bigint NOT NULL,
    agent_id        bigint NOT NULL,
    outcome_id      bigint NOT NULL DEFAULT nextval('ids'),
    domain          text COLLATE "C" NOT NULL,
    score           double precision NOT NULL CHECK (score BETWEEN 0 AND 1),
    at              timestamptz NOT NULL,
    failure_pattern text,
    strategy        text,
    injection_id    bigint,
    session_id      text,
    note            text,
    reset_at        timestamptz, -- of the reset after which it no longer counts
    PRIMARY KEY (org_id, agent_id, outcome_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
CREATE INDEX outcomes_domain ON outcomes (org_id, agent_id, domain, outcome_id);
CREATE INDEX outcomes_injection ON outcomes (org_id, agent_id, injection_id) WHERE injection_id IS NOT NULL;

-- The log of given blocks. JSON stays text, byte for byte as it was answered; nothing here is indexed but the order,
-- because every context writes a row before its reply.
-- The standing part of a block, once: the turns whose blocks begin with the same one name it by its key.
CREATE TABLE parts (
    org_id     bigint NOT NULL,
    agent_id   bigint NOT NULL,
    key        text COLLATE "C" NOT NULL,
    text       text NOT NULL,
    memory_ids bigint[] NOT NULL,
    entries    text NOT NULL, -- JSON as it was sent
    left_out   text NOT NULL,
    PRIMARY KEY (org_id, agent_id, key),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);

-- `text`, `entries` and `left_out` are those of the volatile part; `also` says which rules asked for lines of the standing
-- part as well, by memory id; memory_ids holds the rows that the message brought in or asked for.
CREATE TABLE injections (
    org_id          bigint NOT NULL,
    agent_id        bigint NOT NULL,
    injection_id    bigint NOT NULL DEFAULT nextval('ids'),
    at              timestamptz NOT NULL,
    revision        bigint NOT NULL,
    stable_tokens   integer NOT NULL,
    volatile_tokens integer NOT NULL,
    total_tokens    integer NOT NULL,
    max_tokens      integer NOT NULL,
    saved_tokens    integer NOT NULL,
    namespace       text,
    session_id      text COLLATE "C",
    hash            text NOT NULL,
    part            text COLLATE "C" NOT NULL,
    memory_ids      bigint[] NOT NULL,
    rules           text[] NOT NULL,
    triggers        text[] NOT NULL,
    degraded        text[] NOT NULL,
    correction      text,
    request         text NOT NULL,
    also            text NOT NULL,
    left_out        text NOT NULL,
    text            text NOT NULL,
    entries         text NOT NULL,
    PRIMARY KEY (org_id, agent_id, injection_id),
    FOREIGN KEY (org_id, agent_id, part) REFERENCES parts
);
CREATE INDEX injections_at ON injections (org_id, at) INCLUDE (agent_id, total_tokens, saved_tokens);
CREATE INDEX injections_session ON injections (org_id, agent_id, session_id, injection_id) WHERE session_id IS NOT NULL;

CREATE TABLE turns (
    org_id     bigint NOT NULL,
    agent_id   bigint NOT NULL,
    turn_id    bigint NOT NULL DEFAULT nextval('ids'),
    at         timestamptz NOT NULL,
    session_id text COLLATE "C",
    namespace  text,
    rules      text[] NOT NULL,
    rejections text[] NOT NULL, -- the rule of each rejection
    refused_merges integer NOT NULL DEFAULT 0,
    report     json NOT NULL,
    PRIMARY KEY (org_id, agent_id, turn_id),
    FOREIGN KEY (org_id, agent_id) REFERENCES agents
);
CREATE INDEX turns_at ON turns (org_id, at);
CREATE INDEX turns_session ON turns (org_id, agent_id, session_id, turn_id) WHERE session_id IS NOT NULL;

CREATE TABLE idempotency (
    org_id     bigint NOT NULL,
    credential text COLLATE "C" NOT NULL,
    key        text COLLATE "C" NOT NULL,
    operation  text NOT NULL,
    body_hash  bytea NOT NULL,
    status     integer NOT NULL,
    body       bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (org_id, credential, key)
);
CREATE INDEX idempotency_age ON idempotency (org_id, created_at);

-- Row-level security: the runtime role owns nothing and sees one organisation, the one that its transaction names;
-- with none named it sees no row. The sub-select makes the setting one look-up a statement, not one a row.
DO $$
DECLARE
    tenant_table name;
BEGIN
    FOR tenant_table IN SELECT table_name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'org_id'
    LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
        EXECUTE format($policy$
            CREATE POLICY tenant ON %I TO foreword_app
            USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
            WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
        $policy$, tenant_table);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO foreword_app', tenant_table);
    END LOOP;
END
$$;
REVOKE UPDATE, DELETE ON events FROM foreword_app;
GRANT USAGE ON SEQUENCE ids, touch_ids TO foreword_app;

-- The operator at the machine's command line is the owner: organisations are listed and made with its rights.
CREATE POLICY operator ON organisations TO CURRENT_USER USING (true) WITH CHECK (true);
