-- name: live
-- What of an agent's live episodes decides where they are clustered.
SELECT memory_id, namespace, coalesce(occurred_at, learned_at), char_length(content), expires_at FROM memories
WHERE org_id = $1 AND agent_id = $2 AND kind = 'episodic' AND status <> 'retired'
  AND (expires_at IS NULL OR expires_at > $3) AND ($4::text IS NULL OR namespace = $4)

-- name: quiet
-- The same of the sessions in which nothing was said, given or accessed since a moment ($4). A row without a session stands
-- alone; what a person pinned stays.
WITH episode AS (
    SELECT memory_id, namespace, coalesce(occurred_at, learned_at) AS at, char_length(content) AS size, expires_at, session_id,
           greatest(learned_at, last_accessed_at) AS last_at
    FROM memories WHERE org_id = $1 AND agent_id = $2 AND kind = 'episodic' AND status <> 'retired' AND tier <> 'L0'
      AND (expires_at IS NULL OR expires_at > $3)
), busy AS (
    SELECT s.session_id FROM (SELECT DISTINCT session_id FROM episode WHERE session_id IS NOT NULL) AS s
    WHERE EXISTS (
        SELECT FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.session_id = s.session_id
          AND (m.learned_at > $4 OR m.kind = 'episodic' AND (m.last_accessed_at > $4 OR EXISTS (
              SELECT FROM touches AS t WHERE t.org_id = $1 AND t.agent_id = $2 AND t.memory_id = m.memory_id AND t.at > $4)))
    ) OR (
        SELECT at FROM turns WHERE org_id = $1 AND agent_id = $2 AND session_id = s.session_id ORDER BY turn_id DESC LIMIT 1
    ) > $4 OR (
        SELECT at FROM injections WHERE org_id = $1 AND agent_id = $2 AND session_id = s.session_id ORDER BY injection_id DESC LIMIT 1
    ) > $4
)
SELECT memory_id, namespace, at, size, expires_at FROM episode AS e
WHERE CASE WHEN e.session_id IS NULL THEN e.last_at <= $4 AND NOT EXISTS (
        SELECT FROM touches AS t WHERE t.org_id = $1 AND t.agent_id = $2 AND t.memory_id = e.memory_id AND t.at > $4
    ) ELSE e.session_id NOT IN (SELECT session_id FROM busy) END

-- name: holders
-- The agents that hold an episode which was learned before a moment.
SELECT a.agent_id FROM agents AS a CROSS JOIN LATERAL (
    SELECT FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = a.agent_id AND m.kind = 'episodic' AND m.status <> 'retired' AND m.learned_at <= $2 LIMIT 1
) AS e WHERE a.org_id = $1 ORDER BY a.agent_id

-- name: cite
-- The rows of which a summary was made, in order.
INSERT INTO evidence (org_id, agent_id, memory_id, source_id, place)
SELECT $1, $2, $3, s.source_id, s.place FROM unnest($4::bigint[]) WITH ORDINALITY AS s (source_id, place)

-- name: last
-- The last episode of a session, whatever became of it: the one that the next stands behind.
SELECT memory_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND session_id = $3 AND kind = 'episodic' ORDER BY memory_id DESC LIMIT 1

-- name: page
-- A page of a session's episodes in their order, retired ones too; what has expired is gone.
SELECT {memory of m} FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.session_id = $3 AND m.kind = 'episodic' AND m.memory_id > $4::bigint
  AND ($5::text IS NULL OR m.namespace = $5) AND (m.status = 'retired' OR m.expires_at IS NULL OR m.expires_at > $6)
ORDER BY m.memory_id LIMIT $7

-- name: beside
-- The live episodes right before and right after each of some episodes in their sessions, seen from some namespaces.
SELECT {lean of m}, m.tokens, m.parts, (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2) AS revision, m.of_id, m.side
FROM unnest($3::bigint[]) AS a (of_id) CROSS JOIN LATERAL (
    SELECT session_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = a.of_id AND session_id IS NOT NULL LIMIT 1
) AS e CROSS JOIN LATERAL (
    (SELECT *, a.of_id, 'before' AS side FROM memories
     WHERE org_id = $1 AND agent_id = $2 AND session_id = e.session_id AND memory_id < a.of_id AND kind = 'episodic'
       AND status <> 'retired' AND (expires_at IS NULL OR expires_at > now()) AND ($4::text[] IS NULL OR namespace = ANY($4::text[]))
     ORDER BY memory_id DESC LIMIT 1)
    UNION ALL
    (SELECT *, a.of_id, 'after' AS side FROM memories
     WHERE org_id = $1 AND agent_id = $2 AND session_id = e.session_id AND memory_id > a.of_id AND kind = 'episodic'
       AND status <> 'retired' AND (expires_at IS NULL OR expires_at > now()) AND ($4::text[] IS NULL OR namespace = ANY($4::text[]))
     ORDER BY memory_id LIMIT 1)
) AS m

-- name: around
-- Some episodes, each with the live ones up to $5 places before and after it in its session, seen from some namespaces.
SELECT {lean of m}, m.tokens, m.parts, m.session_id, m.occurred_at, (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2) AS revision, m.of_id
FROM unnest($3::bigint[]) AS a (of_id) CROSS JOIN LATERAL (
    SELECT session_id FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = a.of_id AND session_id IS NOT NULL LIMIT 1
) AS e CROSS JOIN LATERAL (
    (SELECT *, a.of_id FROM memories
     WHERE org_id = $1 AND agent_id = $2 AND session_id = e.session_id AND memory_id <= a.of_id AND kind = 'episodic'
       AND status <> 'retired' AND (expires_at IS NULL OR expires_at > now()) AND ($4::text[] IS NULL OR namespace = ANY($4::text[]))
     ORDER BY memory_id DESC LIMIT $5 + 1)
    UNION ALL
    (SELECT *, a.of_id FROM memories
     WHERE org_id = $1 AND agent_id = $2 AND session_id = e.session_id AND memory_id > a.of_id AND kind = 'episodic'
       AND status <> 'retired' AND (expires_at IS NULL OR expires_at > now()) AND ($4::text[] IS NULL OR namespace = ANY($4::text[]))
     ORDER BY memory_id LIMIT $5)
) AS m

-- name: between
-- Live episodes that happened between two moments, the latest first.
SELECT {memory of m} FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.kind = 'episodic' AND m.status <> 'retired'
  AND coalesce(m.occurred_at, m.learned_at) >= $4 AND coalesce(m.occurred_at, m.learned_at) < $5
  AND ($3::text[] IS NULL OR m.namespace = ANY($3::text[])) AND (m.expires_at IS NULL OR m.expires_at > $6)
ORDER BY coalesce(m.occurred_at, m.learned_at) DESC, m.memory_id + 0 DESC LIMIT $7
