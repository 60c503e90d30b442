-- One index of rows with an end serves the prune and the totals of a shelf; two were taken for each other.
DROP INDEX memories_expiry, memories_lapsing;
CREATE INDEX memories_ending ON memories (org_id, agent_id, expires_at) INCLUDE (namespace, tier, status, index_cost, body_cost)
    WHERE expires_at IS NOT NULL;

-- What the planner believes of a store in its first minutes, before the first ANALYZE has seen it, and of agents whose
-- organisation it takes for independent of them: that an agent has many rows, so that a row is looked up by its own key
-- and never by walking through its agent's. Sample rows are analysed and removed; their statistics stay.

DO $$
DECLARE
    tenant_table name;
BEGIN
    FOREACH tenant_table IN ARRAY ARRAY['memories', 'postings', 'token_counts', 'events', 'touches', 'accesses', 'tensions',
                                        'injections', 'turns', 'outcomes']
    LOOP
        EXECUTE format('CREATE STATISTICS %I (dependencies, ndistinct) ON org_id, agent_id FROM %I', tenant_table || '_owner', tenant_table);
        EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', tenant_table);
    END LOOP;
END
$$;
ALTER TABLE organisations NO FORCE ROW LEVEL SECURITY;
ALTER TABLE parts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE agents NO FORCE ROW LEVEL SECURITY;

INSERT INTO organisations (org_id, name) SELECT -o, 'sample' FROM generate_series(1, 4) AS o;
INSERT INTO agents (org_id, agent_id, name) SELECT -1 - a % 4, -a, 'sample ' || a FROM generate_series(0, 5) AS a;

INSERT INTO memories (org_id, agent_id, memory_id, learned_at, placed_at, confidence, index_cost, body_cost, tier, kind, status,
    namespace, content, gist, attested_by, tokens, parts, keys, normal_hash, fold_hash, parent_id, superseded_by, previous_id, session_id, expires_at)
SELECT a.org_id, a.agent_id, -n, now() - n * interval '1 minute', now() - n * interval '1 minute', 1, 9, 11,
    (ARRAY['L1', 'L1', 'L2', 'L3', 'L0'])[1 + n % 5], 'semantic', CASE WHEN n % 10 = 0 THEN 'retired' ELSE 'fact' END,
    'namespace ' || n % 3, 'content', 'gist', 'sample', '{}', '{}', '{}', int8send(n), int8send(n),
    CASE WHEN n % 10 = 1 THEN -n END, CASE WHEN n % 10 = 2 THEN -n END, CASE WHEN n % 10 = 3 THEN -n END,
    CASE WHEN n % 2 = 0 THEN 'session ' || n / 20 END, CASE WHEN n % 10 = 4 THEN now() + n * interval '1 hour' END
FROM generate_series(1, 4000) AS n JOIN agents AS a ON a.agent_id = -(n % 6) AND a.org_id < 0;
INSERT INTO postings SELECT org_id, agent_id, 'word ' || -memory_id % 400 + w, namespace, memory_id, 1, 4 FROM memories, generate_series(1, 4) AS w;
INSERT INTO token_counts SELECT org_id, agent_id, token, count(*) FROM postings GROUP BY org_id, agent_id, token;
INSERT INTO events (org_id, agent_id, event_id, subject, subject_id, kind, rule, actor, at)
SELECT org_id, agent_id, memory_id, 'memory', memory_id, 'created', 'learn', 'sample', learned_at FROM memories;
INSERT INTO touches (org_id, agent_id, memory_id, touch_id, session_id, at) SELECT org_id, agent_id, memory_id, memory_id, '', now() FROM memories;
INSERT INTO accesses SELECT org_id, agent_id, memory_id, 'session ' || -memory_id % 9, now(), now(), memory_id % 9 <> 0 FROM memories;
INSERT INTO tensions (org_id, agent_id, tension_id, created_at, a_memory_id, b_memory_id, status, impact, a_text, b_text, question,
    origin, shape, pair_key, resolved_at)
SELECT org_id, agent_id, memory_id, learned_at, CASE WHEN memory_id % 2 = 0 THEN memory_id END, CASE WHEN memory_id % 3 = 0 THEN memory_id END,
    CASE WHEN memory_id % 2 = 0 THEN 'open' ELSE 'resolved' END, 'medium', 'a', 'b', 'which?', 'api', 'shape ' || memory_id % 9, 'pair ' || memory_id,
    CASE WHEN memory_id % 2 <> 0 THEN learned_at END
FROM memories;
INSERT INTO outcomes (org_id, agent_id, outcome_id, domain, score, at, injection_id)
SELECT org_id, agent_id, memory_id, 'domain ' || memory_id % 9, 0, learned_at, CASE WHEN memory_id % 2 = 0 THEN memory_id END FROM memories;
INSERT INTO turns (org_id, agent_id, turn_id, at, session_id, rules, rejections, report)
SELECT org_id, agent_id, memory_id, learned_at, session_id, '{}', '{}', '{}' FROM memories;
INSERT INTO parts (org_id, agent_id, key, text, memory_ids, entries, left_out)
SELECT org_id, agent_id, 'part', '', '{}', '[]', '[]' FROM agents WHERE org_id < 0;
INSERT INTO injections (org_id, agent_id, injection_id, at, revision, stable_tokens, volatile_tokens, total_tokens, max_tokens, saved_tokens,
    session_id, hash, part, memory_ids, rules, triggers, degraded, request, also, left_out, text, entries)
SELECT org_id, agent_id, memory_id, learned_at, 0, 0, 0, 0, 0, 0, session_id, '', 'part', '{}', '{}', '{}', '{}', '{}', '{}', '[]', '', '[]' FROM memories;

ANALYZE memories, postings, token_counts, events, touches, accesses, tensions, outcomes, turns, injections;
TRUNCATE memories, postings, token_counts, events, touches, accesses, tensions, outcomes, turns, injections, parts;
DELETE FROM agents WHERE org_id < 0;
DELETE FROM organisations WHERE org_id < 0;

DO $$
DECLARE
    tenant_table name;
BEGIN
    FOREACH tenant_table IN ARRAY ARRAY['memories', 'postings', 'token_counts', 'events', 'touches', 'accesses', 'tensions',
                                        'injections', 'turns', 'outcomes', 'organisations', 'agents', 'parts']
    LOOP
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    END LOOP;
END
$$;
