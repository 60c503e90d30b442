-- A key that was rotated knows the one that took its place, and goes on for the overlap; an agent's key as well. So an agent
-- has one key of a label that nothing has replaced, and beside it those whose overlap isn't over.
ALTER TABLE api_keys ADD COLUMN replaced_by bigint;
DROP INDEX api_keys_label;
CREATE UNIQUE INDEX api_keys_label ON api_keys (org_id, agent_id, name)
    WHERE kind = 'agent' AND revoked_at IS NULL AND replaced_by IS NULL;
