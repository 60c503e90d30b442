-- name: defer
-- References between rows are looked at when the transaction ends.
SET CONSTRAINTS memories_org_id_agent_id_parent_id_fkey, memories_org_id_agent_id_superseded_by_fkey,
    memories_org_id_agent_id_previous_id_fkey DEFERRED

-- name: learned
-- Rows that were learned at certain moments, whatever became of them.
SELECT {memory of m} FROM memories AS m WHERE m.org_id = $1 AND m.agent_id = $2 AND m.learned_at = ANY($3::timestamptz[])
ORDER BY m.learned_at, m.memory_id + 0

-- name: tensions
-- Tensions of an agent that were opened at certain moments.
SELECT {tension} FROM tensions WHERE org_id = $1 AND agent_id = $2 AND created_at = ANY($3::timestamptz[]) ORDER BY tension_id

-- name: outcomes
-- Every outcome of some domains.
SELECT {outcome} FROM outcomes WHERE org_id = $1 AND agent_id = $2 AND domain = ANY($3::text[]) ORDER BY outcome_id

-- name: outcome
-- One outcome; one from before a reset says so.
INSERT INTO outcomes (org_id, agent_id, outcome_id, domain, score, at, failure_pattern, strategy, session_id, note, reset_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
