-- name: newest
-- A page of rows, newest first: neither time nor id of a row ever changes, so that a walk meets each row once.
SELECT {memory of m} FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND (m.learned_at, m.memory_id + 0) < ($3, $4::bigint)
  AND ($6::text[] IS NULL OR m.tier = ANY($6::text[])) AND ($7::text[] IS NULL OR m.status = ANY($7::text[]))
  AND ($8::text IS NULL OR m.namespace = $8) AND ($9::text IS NULL OR m.kind = $9) AND ($10::text IS NULL OR m.source = $10)
  AND ($11::bool OR m.expires_at IS NULL OR m.expires_at > now()) AND ($12::text IS NULL OR position(lower($12) IN lower(m.content)) > 0)
  AND ($13::text IS NULL OR m.domains @> ARRAY[$13::text])
  AND ($14::text IS NULL OR CASE $14 WHEN 'permanent' THEN m.expires_at IS NULL WHEN 'ephemeral' THEN m.expires_at > now() ELSE m.expires_at <= now() END)
ORDER BY m.learned_at DESC, m.memory_id + 0 DESC LIMIT $5

-- name: oldest
-- A page of rows in the order in which they were made.
SELECT {memory of m} FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND (m.learned_at, m.memory_id + 0) > ($3, $4::bigint)
  AND ($6::text[] IS NULL OR m.tier = ANY($6::text[])) AND ($7::text[] IS NULL OR m.status = ANY($7::text[]))
  AND ($8::text IS NULL OR m.namespace = $8) AND ($9::text IS NULL OR m.kind = $9) AND ($10::text IS NULL OR m.source = $10)
  AND ($11::bool OR m.expires_at IS NULL OR m.expires_at > now()) AND ($12::text IS NULL OR position(lower($12) IN lower(m.content)) > 0)
  AND ($13::text IS NULL OR m.domains @> ARRAY[$13::text])
  AND ($14::text IS NULL OR CASE $14 WHEN 'permanent' THEN m.expires_at IS NULL WHEN 'ephemeral' THEN m.expires_at > now() ELSE m.expires_at <= now() END)
ORDER BY m.learned_at, m.memory_id + 0 LIMIT $5

-- name: accessed
-- A page of rows, the last accessed first, each at the place that it had when the walk began ($15): a row that has moved
-- since stands where the first event after that moment says it stood, so that a walk meets each row once.
SELECT {memory of m}, s.stood FROM memories AS m CROSS JOIN LATERAL (
    SELECT CASE WHEN m.placed_at <= $15 THEN m.placed_at ELSE coalesce((
        SELECT (e.before ->> 'placed_at')::timestamptz FROM events AS e
        WHERE e.org_id = $1 AND e.agent_id = $2 AND e.subject = 'memory' AND e.subject_id = m.memory_id AND e.at > $15
          AND e.before IS NOT NULL
        ORDER BY e.at, e.event_id LIMIT 1
    ), m.placed_at) END AS stood
) AS s
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.learned_at <= $15 AND (s.stood, m.memory_id) < ($3, $4::bigint)
  AND ($6::text[] IS NULL OR m.tier = ANY($6::text[])) AND ($7::text[] IS NULL OR m.status = ANY($7::text[]))
  AND ($8::text IS NULL OR m.namespace = $8) AND ($9::text IS NULL OR m.kind = $9) AND ($10::text IS NULL OR m.source = $10)
  AND ($11::bool OR m.expires_at IS NULL OR m.expires_at > now()) AND ($12::text IS NULL OR position(lower($12) IN lower(m.content)) > 0)
  AND ($13::text IS NULL OR m.domains @> ARRAY[$13::text])
  AND ($14::text IS NULL OR CASE $14 WHEN 'permanent' THEN m.expires_at IS NULL WHEN 'ephemeral' THEN m.expires_at > now() ELSE m.expires_at <= now() END)
ORDER BY s.stood DESC, m.memory_id DESC LIMIT $5
