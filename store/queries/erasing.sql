-- name: derived
-- Summaries that were made of rows.
SELECT DISTINCT memory_id FROM evidence WHERE org_id = $1 AND agent_id = $2 AND source_id = ANY($3::bigint[]) ORDER BY memory_id

-- name: rows
-- Every text of rows is gone, and whatever was made from it; they are in no search any more.
UPDATE memories SET content = '', gist = '', tokens = '{}', parts = '{}', keys = '{}', domains = '{}', index_cost = 0, body_cost = 0,
    normal_hash = '', fold_hash = '', embedding = NULL, embedding_model = 'none', invalidation_condition = NULL
WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])

-- name: words
-- Words that no live row holds any more are not remembered either.
DELETE FROM token_counts WHERE org_id = $1 AND agent_id = $2 AND token = ANY($3::text[]) AND df <= 0

-- name: tension
-- A tension without an erased text.
UPDATE tensions SET a_text = $4, b_text = $5, question = $6, shape = $7, suggestion = $8, resolution = $9, pattern = $10
WHERE org_id = $1 AND agent_id = $2 AND tension_id = $3

-- name: alone
-- Nobody records a block of the agent until this transaction ends: what `may_record` shares is taken alone.
SELECT pg_advisory_xact_lock(4543041, hashint8($1::bigint))

-- name: told
-- Blocks built before the agent's revision as it is now can't be recorded.
INSERT INTO erasures (org_id, agent_id, revision, at) SELECT $1, agent_id, revision, $3 FROM agents WHERE org_id = $1 AND agent_id = $2
ON CONFLICT (org_id, agent_id) DO UPDATE SET revision = excluded.revision, at = excluded.at

-- name: count
-- How many blocks and how many learning reports tell of rows ($3), by standing parts ($4), texts ($5) and their names ($6).
SELECT (SELECT count(*) FROM injections AS i WHERE i.org_id = $1 AND i.agent_id = $2 AND (
    i.memory_ids && $3::bigint[] OR i.part = ANY($4::text[]) OR i.correction ~ $7
    OR EXISTS (SELECT FROM unnest($5::text[]) AS t WHERE position(t IN i.request) > 0 OR position(t IN i.entries) > 0)
)), (SELECT count(*) FROM turns AS u WHERE u.org_id = $1 AND u.agent_id = $2 AND EXISTS (
    SELECT FROM unnest($6::text[] || $5::text[]) AS t WHERE position(t IN u.report::text) > 0
))

-- name: parts
-- Standing parts of blocks that listed a row, or in which a text stands, as a tension may quote one.
SELECT {part} FROM parts AS p WHERE org_id = $1 AND agent_id = $2 AND (memory_ids && $3::bigint[]
    OR EXISTS (SELECT FROM unnest($4::text[]) AS t WHERE position(t IN p.entries) > 0)) ORDER BY key

-- name: part
-- One of them without an erased text.
UPDATE parts SET text = $4, entries = $5 WHERE org_id = $1 AND agent_id = $2 AND key = $3

-- name: injections
-- Blocks that listed a row ($3), also in their standing part ($4), or named one as stale ($7), or whose message or lines hold a
-- text ($5); from an id on.
SELECT injection_id, text, entries, request, triggers, memory_ids, part, correction FROM injections AS i
WHERE org_id = $1 AND agent_id = $2 AND injection_id > $6 AND (memory_ids && $3::bigint[] OR part = ANY($4::text[]) OR correction ~ $7
    OR EXISTS (SELECT FROM unnest($5::text[]) AS t WHERE position(t IN i.request) > 0 OR position(t IN i.entries) > 0))
ORDER BY injection_id LIMIT 200

-- name: injection
-- One of them without an erased text; its reply says so from now on.
UPDATE injections SET text = $4, entries = $5, request = $6, triggers = $7, degraded = array_append(array_remove(degraded, $8), $8)
WHERE org_id = $1 AND agent_id = $2 AND injection_id = $3

-- name: turns
-- Learning reports that name a row ($3) or hold a text ($4); from an id on.
SELECT turn_id, report::text FROM turns
WHERE org_id = $1 AND agent_id = $2 AND turn_id > $5 AND EXISTS (
    SELECT FROM unnest($3::text[] || $4::text[]) AS t WHERE position(t IN report::text) > 0
) ORDER BY turn_id LIMIT 200

-- name: turn
-- One of them without an erased text.
UPDATE turns SET report = $4::json WHERE org_id = $1 AND agent_id = $2 AND turn_id = $3

-- name: answers
-- Answers that are kept for a retry and hold a text: they can't be given again.
DELETE FROM idempotency WHERE org_id = $1 AND EXISTS (SELECT FROM unnest($2::bytea[]) AS t WHERE position(t IN body) > 0)

-- name: take_role
-- As whom the log alone can be changed.
SET LOCAL ROLE foreword_eraser

-- name: events
-- The states of rows lose what may quote a text.
UPDATE events SET before = before || $4::jsonb, after = after || $4::jsonb
WHERE org_id = $1 AND agent_id = $2 AND subject = 'memory' AND subject_id = ANY($3::bigint[])

-- name: states
-- Other states that hold a text lose it.
UPDATE events SET before = replace(before::text, $3, $4)::jsonb, after = replace(after::text, $3, $4)::jsonb
WHERE org_id = $1 AND agent_id = $2 AND (position($3 IN before::text) > 0 OR position($3 IN after::text) > 0)

-- name: alone_in_states
-- The same for a text that counts only where no letter or digit stands beside it ($3: a pattern).
UPDATE events SET before = regexp_replace(before::text, $3, $4, 'g')::jsonb, after = regexp_replace(after::text, $3, $4, 'g')::jsonb
WHERE org_id = $1 AND agent_id = $2 AND (before::text ~ $3 OR after::text ~ $3)

-- name: leave_role
-- Back to the role of everything else.
SET LOCAL ROLE foreword_app
