-- name: ephemeral
-- Live rows with an end that nobody asked for.
SELECT {memory of m} FROM memories AS m
WHERE m.org_id = $1 AND m.agent_id = $2 AND m.expires_at > $3 AND m.status <> 'retired' AND NOT m.ttl_asked ORDER BY m.memory_id

-- name: link
-- Put a user behind an agent.
UPDATE agents SET user_linked = true WHERE org_id = $1 AND agent_id = $2 AND NOT user_linked

-- name: begin
-- The default namespace of a new agent.
UPDATE agents SET namespace_default = $3 WHERE org_id = $1 AND agent_id = $2
