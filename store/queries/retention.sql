-- name: until
-- Where the pass goes on.
SELECT pruned_until FROM retentions WHERE org_id = $1

-- name: remember
-- And where it will.
INSERT INTO retentions (org_id, pruned_until) VALUES ($1, $2) ON CONFLICT (org_id) DO UPDATE SET pruned_until = excluded.pruned_until

-- name: aged
-- The next blocks of the organisation that still have a text, from one moment to another, oldest first.
SELECT agent_id, injection_id, at FROM injections
WHERE org_id = $1 AND at >= $2 AND at < $3 AND part <> $4 ORDER BY at LIMIT $5

-- name: nothing
-- What stands for the standing part of a block without text.
INSERT INTO parts (org_id, agent_id, {part}) SELECT $1, a, $3, '', '{}', '[]', '[]' FROM unnest($2::bigint[]) AS a
ON CONFLICT (org_id, agent_id, key) DO NOTHING

-- name: empty
-- Blocks keep their numbers, times and rules, and no text.
UPDATE injections SET text = '', entries = '[]', left_out = '[]', also = '{}', request = '{}', correction = NULL, triggers = '{}',
    part = $4, degraded = array_append(array_remove(degraded, $4), $4)
WHERE org_id = $1 AND agent_id = $2 AND injection_id = ANY($3::bigint[])

-- name: parts
-- Standing parts of an agent that no block names any more.
DELETE FROM parts WHERE org_id = $1 AND agent_id = $2 AND key <> $3
AND key <> ALL (ARRAY(SELECT DISTINCT part FROM injections WHERE org_id = $1 AND agent_id = $2))
