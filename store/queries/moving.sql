-- name: mark
-- What the agent's keys go on naming.
UPDATE api_keys SET minted_in = $1 WHERE org_id = $1 AND agent_id = $2

-- name: become_owner
-- Act as the owner of the tables in the two organisations that are named, and in no other.
SELECT set_config('role', 'none', true), set_config('app.moving', $1, true)

-- name: move
-- Every row of the agent to another organisation, and word of where it went.
SELECT move_agent($1, $2, $3, $4)

-- name: arrive
-- Act as the runtime role again, in the organisation that the agent went to.
SELECT set_config('role', $1, true), set_config('app.org', $2, true), set_config('app.moving', '', true)

-- name: of_name
-- Where the agent of a name went.
SELECT to_org, to_agent FROM moved_agents WHERE org_id = $1 AND name = $2

-- name: of_key
-- Where a key went with its agent.
SELECT to_org FROM moved_keys WHERE org_id = $1 AND key_id = $2

-- name: strays
-- Accesses that were on their way while their agent went elsewhere.
DELETE FROM touches WHERE org_id = $1 AND agent_id IN (SELECT to_agent FROM moved_agents WHERE org_id = $1)
