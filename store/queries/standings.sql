-- name: outdate
-- What another release rendered is to be rendered anew.
WITH old AS (
    SELECT agent_id FROM standings WHERE org_id = $1 AND rendering IS NOT NULL AND rendering < $2
    UNION ALL
    SELECT agent_id FROM standings WHERE org_id = $1 AND rendering IS NOT NULL AND rendering > $2
)
UPDATE standings AS s SET until = '-infinity', rendering = NULL FROM old WHERE s.org_id = $1 AND s.agent_id = old.agent_id

-- name: due
-- The next agents whose standing part is to be rendered ahead, those that wait longest first.
SELECT agent_id FROM standings WHERE org_id = $1 AND until < 'infinity' AND until <= $2 ORDER BY until LIMIT $3

-- name: asked
-- For which namespace and budget an agent was asked last.
SELECT namespace, max_tokens FROM injections WHERE org_id = $1 AND agent_id = $2 ORDER BY injection_id DESC LIMIT 1

-- name: write
-- What was rendered at the agent's present revision.
UPDATE standings SET until = $3, rendering = $4, revision = $5, shape = $6, key = $7, text = $8, memory_ids = $9, entries = $10,
    left_out = $11, said = $12
WHERE org_id = $1 AND agent_id = $2

-- name: leave
-- There is nothing to render until the agent's next revision, or the next try is due at a moment.
UPDATE standings SET until = $3 WHERE org_id = $1 AND agent_id = $2
