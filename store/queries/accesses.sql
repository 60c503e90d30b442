-- name: touched
-- Accesses, appended: nothing is locked, so that no context waits for a writer or for another context.
INSERT INTO touches (org_id, agent_id, memory_id, session_id, at)
SELECT $1, t.agent_id, t.memory_id, t.session_id, t.at
FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[]) AS t (agent_id, memory_id, session_id, at)
RETURNING touch_id, agent_id

-- name: free
-- Whether this transaction may write for the agent, without waiting.
SELECT pg_try_advisory_xact_lock($1::bigint)

-- name: settle
-- Add the appended accesses up: on the rows, and per session. The caller holds the agent's lock.
WITH taken AS (
    DELETE FROM touches WHERE org_id = $1 AND agent_id = $2 RETURNING memory_id, session_id, at
), by_session AS (
    INSERT INTO accesses (org_id, agent_id, memory_id, session_id, first_at, last_at)
    SELECT $1, $2, memory_id, session_id, min(at), max(at) FROM taken GROUP BY memory_id, session_id
    ON CONFLICT (org_id, agent_id, memory_id, session_id) DO UPDATE
    SET first_at = least(accesses.first_at, excluded.first_at), last_at = greatest(accesses.last_at, excluded.last_at),
        settled = false
)
UPDATE memories AS m
SET access_count = m.access_count + t.times, last_accessed_at = greatest(m.last_accessed_at, t.last_at)
FROM (SELECT memory_id, count(*) AS times, max(at) AS last_at FROM taken GROUP BY memory_id) AS t
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.memory_id = t.memory_id

-- name: unsettled
-- The rows whose accesses haven't moved their place yet, marked as moved now.
WITH moved AS (
    UPDATE accesses SET settled = true WHERE org_id = $1 AND agent_id = $2 AND NOT settled RETURNING memory_id
)
SELECT {memory} FROM memories
WHERE org_id = $1 AND agent_id = $2 AND memory_id IN (SELECT memory_id FROM moved) AND last_accessed_at > placed_at
ORDER BY memory_id

-- name: place
-- A row's place in the index is where its last access puts it, and as often as it was accessed it was served.
UPDATE memories SET placed_at = last_accessed_at, served = access_count WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[])

-- name: sessions
-- In how many distinct sessions each row was accessed since a moment, with the accesses that nobody has added up yet.
SELECT memory_id, count(DISTINCT session_id) FROM (
    SELECT memory_id, session_id FROM accesses
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) AND last_at >= $4
    UNION ALL
    SELECT memory_id, session_id FROM touches
    WHERE org_id = $1 AND agent_id = $2 AND memory_id = ANY($3::bigint[]) AND at >= $4
) AS every WHERE session_id <> '' GROUP BY memory_id
