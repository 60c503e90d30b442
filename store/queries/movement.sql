-- name: matches
-- When rows were last matched in each session since a moment, with the accesses that nobody has added up yet.
SELECT memory_id, session_id, max(at) FROM (
    SELECT memory_id, session_id, last_at AS at FROM accesses
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) AND last_at >= $4
    UNION ALL
    SELECT memory_id, session_id, at FROM touches
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) AND at >= $4
) AS every WHERE session_id <> '' GROUP BY memory_id, session_id ORDER BY memory_id, session_id

-- name: earning
-- Live rows of L2 and L3 that were matched in so many sessions ($3) since a moment ($2), of the organisation's agents one after the other.
WITH busy AS (
    SELECT agent_id, memory_id FROM (
        SELECT agent_id, memory_id, session_id FROM accesses WHERE org_id = $1 AND last_at >= $2 AND session_id <> ''
        UNION ALL
        SELECT agent_id, memory_id, session_id FROM touches WHERE org_id = $1 AND at >= $2 AND session_id <> ''
    ) AS every GROUP BY agent_id, memory_id HAVING count(DISTINCT session_id) >= $3
)
SELECT b.agent_id, b.memory_id FROM busy AS b CROSS JOIN LATERAL (
    SELECT tier FROM memories WHERE org_id = $1 AND agent_id = b.agent_id AND memory_id = b.memory_id AND status <> 'retired'
      AND (expires_at IS NULL OR expires_at > $4) LIMIT 1
) AS m WHERE m.tier IN ('L2', 'L3') ORDER BY b.agent_id, b.memory_id LIMIT $5

-- name: silent_agent
-- The first agent with a live row that nobody learned, placed or accessed since a moment: of L1 since $2, of L2 since $3.
SELECT a.agent_id FROM agents AS a WHERE a.org_id = $1 AND (EXISTS (
    SELECT FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = a.agent_id AND m.tier = 'L1' AND m.status <> 'retired' AND m.index_cost >= 0
      AND m.placed_at <= $2 AND m.learned_at <= $2 AND (m.last_accessed_at IS NULL OR m.last_accessed_at <= $2)
      AND (m.expires_at IS NULL OR m.expires_at > $4)
      AND NOT EXISTS (SELECT FROM touches AS t WHERE t.org_id = $1 AND t.agent_id = a.agent_id AND t.memory_id = m.memory_id AND t.at > $2)
) OR EXISTS (
    SELECT FROM memories AS m
    WHERE m.org_id = $1 AND m.agent_id = a.agent_id AND m.tier = 'L2' AND m.status <> 'retired'
      AND m.placed_at <= $3 AND m.learned_at <= $3 AND (m.last_accessed_at IS NULL OR m.last_accessed_at <= $3)
      AND (m.expires_at IS NULL OR m.expires_at > $4)
      AND NOT EXISTS (SELECT FROM touches AS t WHERE t.org_id = $1 AND t.agent_id = a.agent_id AND t.memory_id = m.memory_id AND t.at > $3)
)) ORDER BY a.agent_id LIMIT 1

-- name: silent
-- Those rows of one agent, whole, the oldest place first.
(SELECT {memory of m} FROM memories AS m
 WHERE m.org_id = $1 AND m.agent_id = $2 AND m.tier = 'L1' AND m.status <> 'retired' AND m.index_cost >= 0
   AND m.placed_at <= $3 AND m.learned_at <= $3 AND (m.last_accessed_at IS NULL OR m.last_accessed_at <= $3)
   AND (m.expires_at IS NULL OR m.expires_at > $5)
   AND NOT EXISTS (SELECT FROM touches AS t WHERE t.org_id = $1 AND t.agent_id = $2 AND t.memory_id = m.memory_id AND t.at > $3)
 ORDER BY m.placed_at, m.memory_id LIMIT $6)
UNION ALL
(SELECT {memory of m} FROM memories AS m
 WHERE m.org_id = $1 AND m.agent_id = $2 AND m.tier = 'L2' AND m.status <> 'retired'
   AND m.placed_at <= $4 AND m.learned_at <= $4 AND (m.last_accessed_at IS NULL OR m.last_accessed_at <= $4)
   AND (m.expires_at IS NULL OR m.expires_at > $5)
   AND NOT EXISTS (SELECT FROM touches AS t WHERE t.org_id = $1 AND t.agent_id = $2 AND t.memory_id = m.memory_id AND t.at > $4)
 ORDER BY m.placed_at, m.memory_id LIMIT $6)
