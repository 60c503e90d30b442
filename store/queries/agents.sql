-- name: by_name
-- One agent by its name.
SELECT {agent} FROM agents WHERE org_id = $1 AND name = $2

-- name: get
-- One agent.
SELECT {agent} FROM agents WHERE org_id = $1 AND agent_id = $2

-- name: create
-- A new agent, unless the name is taken, also by one that went elsewhere.
INSERT INTO agents (org_id, name, user_linked) SELECT $1, $2, $3
WHERE NOT EXISTS (SELECT FROM moved_agents WHERE org_id = $1 AND name = $2)
ON CONFLICT (org_id, name) DO NOTHING RETURNING {agent}

-- name: page
-- Agents in the order of their ids.
SELECT {agent} FROM agents WHERE org_id = $1 AND agent_id > $2 ORDER BY agent_id LIMIT $3

-- name: lock
-- Wait until no other transaction writes for this agent. An advisory lock, so that nothing is written to wait.
SELECT pg_advisory_xact_lock(agent_id) FROM agents WHERE org_id = $1 AND agent_id = $2

-- name: configure
-- What a person may set on an agent.
UPDATE agents SET token_budget = $3, namespace_default = $4, user_linked = $5 WHERE org_id = $1 AND agent_id = $2

-- name: retire
-- No key opens it from now on, or it is back.
UPDATE agents SET retired_at = $3 WHERE org_id = $1 AND agent_id = $2

-- name: rename
-- Another name, unless one has it, or had it and went elsewhere.
UPDATE agents SET name = $3 WHERE org_id = $1 AND agent_id = $2
AND NOT EXISTS (SELECT FROM agents AS o WHERE o.org_id = $1 AND o.name = $3 AND o.agent_id <> $2)
AND NOT EXISTS (SELECT FROM moved_agents AS w WHERE w.org_id = $1 AND w.name = $3)

-- name: revise
-- The next revision: the stable part of a block may be another from now on, and what was rendered of it ahead is gone.
WITH gone AS (
    INSERT INTO standings (org_id, agent_id) VALUES ($1, $2) ON CONFLICT (org_id, agent_id) DO UPDATE
    SET until = '-infinity', revision = NULL, rendering = NULL, shape = NULL, key = NULL, text = NULL, memory_ids = NULL, entries = NULL,
        left_out = NULL, said = NULL
    WHERE standings.until > '-infinity' OR standings.revision IS NOT NULL
)
UPDATE agents SET revision = revision + 1, revised_at = greatest(revised_at, $3) WHERE org_id = $1 AND agent_id = $2 RETURNING revision
