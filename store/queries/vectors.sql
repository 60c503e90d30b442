-- name: pending
-- Live rows that carry another model's name than the configured one, or none, in order; two ranges of the index, since "another" is none.
SELECT u.agent_id, u.memory_id, u.content, u.model FROM (
    (SELECT m.agent_id, m.memory_id, m.content, m.embedding_model COLLATE "C" AS model FROM memories AS m
     WHERE m.org_id = $1 AND m.status <> 'retired' AND m.embedding_model COLLATE "C" < $2
       AND (m.embedding_model COLLATE "C", m.memory_id) > ($3, $4)
       AND (m.expires_at IS NULL OR m.expires_at > now())
     ORDER BY m.embedding_model COLLATE "C", m.memory_id LIMIT $5)
    UNION ALL
    (SELECT m.agent_id, m.memory_id, m.content, m.embedding_model COLLATE "C" AS model FROM memories AS m
     WHERE m.org_id = $1 AND m.status <> 'retired' AND m.embedding_model COLLATE "C" > $2
       AND (m.embedding_model COLLATE "C", m.memory_id) > ($3, $4)
       AND (m.expires_at IS NULL OR m.expires_at > now())
     ORDER BY m.embedding_model COLLATE "C", m.memory_id LIMIT $5)
) AS u ORDER BY u.model, u.memory_id LIMIT $5

-- name: waiting
-- How many live rows `pending` has in all, for progress.
SELECT count(*) FROM memories AS m
WHERE m.org_id = $1 AND m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())
  AND (m.embedding_model COLLATE "C" < $2 OR m.embedding_model COLLATE "C" > $2)

-- name: keep
-- One vector and the name of its model, unless the row was retired meanwhile: its text can't have changed.
UPDATE memories SET embedding = $4::text::vector, embedding_model = $5
WHERE org_id = $1 AND agent_id = $2 AND memory_id = $3 AND status <> 'retired'

-- name: comparable
-- How many rows an exact search would compare at most: live ones of the agent, or of some of its namespaces.
SELECT coalesce(sum(memories), 0)::bigint FROM namespaces
WHERE org_id = $1 AND agent_id = $2 AND ($3::text[] IS NULL OR namespace = ANY($3::text[]))

-- name: hurry
-- How long each statement of this transaction may take, in milliseconds.
SELECT set_config('statement_timeout', $1, true)

-- name: iterate
-- Load the library, then set how its index goes on until it has its rows; what is set is read back, and sorting the whole
-- agent instead is made dear. Of this transaction only.
SELECT '[1]'::vector IS NOT NULL, set_config('hnsw.iterative_scan', 'strict_order', true), set_config('hnsw.ef_search', $1, true),
       set_config('hnsw.max_scan_tuples', $2, true), set_config('enable_sort', 'off', true), current_setting('hnsw.iterative_scan') AS mode

-- name: nearest_of_many
-- The nearest of an agent's live rows by one model, by the index over the whole table, which is filtered as it is walked.
SELECT {memory of m}, 1 - (m.embedding <=> (SELECT $3::text::vector)) AS similarity FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.embedding IS NOT NULL AND m.status <> 'retired' AND m.embedding_model = $4
  AND (m.expires_at IS NULL OR m.expires_at > now()) AND ($5::text[] IS NULL OR m.namespace = ANY($5::text[]))
  AND ($6::text[] IS NULL OR m.tier = ANY($6::text[])) AND ($7::text[] IS NULL OR m.kind = ANY($7::text[]))
ORDER BY m.embedding <=> (SELECT $3::text::vector) LIMIT $8

-- name: nearest_of_few
-- The same, exactly: every row that may be found is compared. The sum keeps the order off the index, which can't give it; the
-- question is read once, in a sub-select, since reading it costs more than comparing it.
WITH best AS MATERIALIZED (
    SELECT m.memory_id, (m.embedding <=> (SELECT $3::text::vector)) + 0.0 AS distance FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = $2 AND m.embedding IS NOT NULL AND m.status <> 'retired' AND m.embedding_model = $4
      AND (m.expires_at IS NULL OR m.expires_at > now()) AND ($5::text[] IS NULL OR m.namespace = ANY($5::text[]))
      AND ($6::text[] IS NULL OR m.tier = ANY($6::text[])) AND ($7::text[] IS NULL OR m.kind = ANY($7::text[]))
    ORDER BY (m.embedding <=> (SELECT $3::text::vector)) + 0.0, m.memory_id LIMIT $8
)
SELECT {memory of m}, 1 - best.distance AS similarity FROM best CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = best.memory_id LIMIT 1
) AS m ORDER BY best.distance, m.memory_id

-- name: similarity
-- How near given rows are, of those that the model has embedded, whatever their status.
SELECT m.memory_id, 1 - (m.embedding <=> (SELECT $4::text::vector)) FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = ANY($3::bigint[]) AND m.embedding IS NOT NULL AND m.embedding_model = $5
