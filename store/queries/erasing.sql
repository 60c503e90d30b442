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

-- name: parts
-- Standing parts of blocks that listed a row.
SELECT {part} FROM parts WHERE org_id = $1 AND agent_id = $2 AND memory_ids && $3::bigint[] ORDER BY key

-- name: part
-- One of them without an erased text.
UPDATE parts SET text = $4, entries = $5 WHERE org_id = $1 AND agent_id = $2 AND key = $3

-- name: injections
-- Blocks that listed a row ($3), also in their standing part ($4), or whose message holds a text ($5); from an id on.
SELECT injection_id, text, entries, request, triggers FROM injections AS i
WHERE org_id = $1 AND agent_id = $2 AND injection_id > $6 AND (memory_ids && $3::bigint[] OR part = ANY($4::text[])
    OR EXISTS (SELECT FROM unnest($5::text[]) AS t WHERE position(t IN i.request) > 0))
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

-- name: leave_role
-- Back to the role of everything else.
SET LOCAL ROLE foreword_app
