-- name: vocabulary
-- How many live rows hold each word ($3), and each token of the store that stands from $4 on and before $5 in the order of
-- tokens: those that begin like the word. Both bounds are null for a word that no other stands for.
SELECT a.word, c.token, c.df FROM unnest($3::text[], $4::text[], $5::text[]) AS a (word, head, head_end) CROSS JOIN LATERAL (
    (SELECT token, df FROM token_counts WHERE org_id = $1 AND agent_id = $2 AND token = a.word AND df > 0 LIMIT 1)
    UNION
    (SELECT token, df FROM token_counts
     WHERE org_id = $1 AND agent_id = $2 AND token >= a.head AND token < a.head_end AND df > 0 ORDER BY token LIMIT $6)
) AS c

-- name: best
-- The live rows with the greatest weight of words, ties by newer observation, then lower id. A word ($5, a number) has one or
-- several tokens ($4), each with what it weighs whole ($6) and as a part ($7). The postings of those marked in $8 are read
-- whole. The $15 rows that hold most of them, and the newest $10 whatever they hold, are looked at first: where every word is
-- common the newest decide. What the last of the best among these weighs is a bound: of the others only rows are looked at
-- that the words which weren't read ($9: their weight together) could still lift up to it. Rows that expired are left out, and
-- so are those that the filters ($11 kinds, $12 tiers, $13 status) bar.
WITH asked AS MATERIALIZED (
    SELECT *, read AND count(*) OVER (PARTITION BY word) = 1 AS alone
    FROM unnest($4::text[], $5::int[], $6::float8[], $7::float8[], $8::bool[]) AS a (token, word, whole, part, read)
), shared AS MATERIALIZED (
    SELECT memory_id, sum(weight) AS weight FROM (
        SELECT p.memory_id, CASE WHEN p.factor = 1 THEN a.whole ELSE a.part END AS weight FROM asked AS a CROSS JOIN LATERAL (
            SELECT memory_id, factor FROM postings
            WHERE org_id = $1 AND agent_id = $2 AND token = a.token AND ($3::text[] IS NULL OR namespace = ANY($3::text[])) OFFSET 0
        ) AS p WHERE a.alone
        UNION ALL
        SELECT p.memory_id, max(CASE WHEN p.factor = 1 THEN a.whole ELSE a.part END) AS weight FROM asked AS a CROSS JOIN LATERAL (
            SELECT memory_id, factor FROM postings
            WHERE org_id = $1 AND agent_id = $2 AND token = a.token AND ($3::text[] IS NULL OR namespace = ANY($3::text[])) OFFSET 0
        ) AS p WHERE a.read AND NOT a.alone GROUP BY p.memory_id, a.word
    ) AS posting GROUP BY memory_id
), first AS MATERIALIZED (
    (SELECT memory_id FROM shared ORDER BY weight DESC, memory_id DESC LIMIT $15)
    UNION
    (SELECT memory_id FROM memories
     WHERE org_id = $1 AND agent_id = $2 AND status <> 'retired' ORDER BY last_observed_at DESC NULLS LAST, memory_id + 0 LIMIT $10)
), looked AS MATERIALIZED (
    SELECT r.memory_id, r.last_observed_at, w.weight FROM first AS c CROSS JOIN LATERAL (
        SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id LIMIT 1
    ) AS r CROSS JOIN LATERAL (
        SELECT sum(weight) AS weight FROM (
            SELECT max(CASE WHEN a.token = ANY(r.tokens) THEN a.whole WHEN a.token = ANY(r.parts) THEN a.part ELSE 0 END) AS weight
            FROM asked AS a GROUP BY a.word
        ) AS word
    ) AS w
    WHERE w.weight > 0 AND r.status <> 'retired' AND (r.expires_at IS NULL OR r.expires_at > now())
      AND ($3::text[] IS NULL OR r.namespace = ANY($3::text[])) AND ($11::text[] IS NULL OR r.kind = ANY($11::text[]))
      AND ($12::text[] IS NULL OR r.tier = ANY($12::text[])) AND ($13::text IS NULL OR r.status = $13::text)
), bound AS MATERIALIZED (
    SELECT coalesce((SELECT weight FROM looked ORDER BY weight DESC OFFSET $14 - 1 LIMIT 1), 0) AS weight
), other AS MATERIALIZED (
    SELECT s.memory_id FROM shared AS s, bound
    WHERE s.weight + $9 >= bound.weight - 1e-6 AND s.memory_id NOT IN (SELECT memory_id FROM first)
)
SELECT memory_id, weight FROM (
    SELECT memory_id, last_observed_at, weight FROM looked
    UNION ALL
    SELECT r.memory_id, r.last_observed_at, w.weight FROM other AS c CROSS JOIN LATERAL (
        SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = c.memory_id LIMIT 1
    ) AS r CROSS JOIN LATERAL (
        SELECT sum(weight) AS weight FROM (
            SELECT max(CASE WHEN a.token = ANY(r.tokens) THEN a.whole WHEN a.token = ANY(r.parts) THEN a.part ELSE 0 END) AS weight
            FROM asked AS a GROUP BY a.word
        ) AS word
    ) AS w
    WHERE w.weight > 0 AND r.status <> 'retired' AND (r.expires_at IS NULL OR r.expires_at > now())
      AND ($3::text[] IS NULL OR r.namespace = ANY($3::text[])) AND ($11::text[] IS NULL OR r.kind = ANY($11::text[]))
      AND ($12::text[] IS NULL OR r.tier = ANY($12::text[])) AND ($13::text IS NULL OR r.status = $13::text)
) AS best ORDER BY round(weight * 1e9) DESC, last_observed_at DESC NULLS LAST, memory_id LIMIT $14

-- name: turns
-- Rows, the live episodes up to two places from each in its session, and of every one the episode before it.
WITH hit AS (
    SELECT h.memory_id, m.namespace, CASE WHEN m.kind = 'episodic' THEN m.session_id END AS session_id
    FROM unnest($3::bigint[]) AS h (memory_id) CROSS JOIN LATERAL (
        SELECT namespace, kind, session_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = h.memory_id LIMIT 1
    ) AS m
), around AS (
    SELECT memory_id FROM hit
    UNION
    SELECT n.memory_id FROM hit AS h CROSS JOIN LATERAL (
        (SELECT memory_id FROM memories AS m
         WHERE m.org_id = $1 AND m.agent_id = $2 AND m.session_id = h.session_id AND m.memory_id < h.memory_id
           AND m.namespace = h.namespace AND m.kind = 'episodic' AND m.status <> 'retired'
           AND (m.expires_at IS NULL OR m.expires_at > now()) ORDER BY m.memory_id DESC LIMIT 2)
        UNION ALL
        (SELECT memory_id FROM memories AS m
         WHERE m.org_id = $1 AND m.agent_id = $2 AND m.session_id = h.session_id AND m.memory_id > h.memory_id
           AND m.namespace = h.namespace AND m.kind = 'episodic' AND m.status <> 'retired'
           AND (m.expires_at IS NULL OR m.expires_at > now()) ORDER BY m.memory_id LIMIT 2)
    ) AS n WHERE h.session_id IS NOT NULL
)
SELECT {lean of m}, m.tokens, m.parts, m.session_id, m.occurred_at, CASE WHEN m.kind = 'episodic' THEN (
    SELECT b.memory_id FROM memories AS b
    WHERE b.org_id = $1 AND b.agent_id = $2 AND b.session_id = m.session_id AND b.memory_id < m.memory_id
      AND b.namespace = m.namespace AND b.kind = 'episodic' AND b.status <> 'retired'
      AND (b.expires_at IS NULL OR b.expires_at > now()) ORDER BY b.memory_id DESC LIMIT 1
) END AS before
FROM around AS a CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = a.memory_id LIMIT 1
) AS m WHERE m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())
