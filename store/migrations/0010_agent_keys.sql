-- Keys of two kinds: those of an organisation's hosts, and those of one agent each, which the master key mints under a
-- label. An agent has one good key of a label at a time.
ALTER TABLE api_keys ADD COLUMN kind text COLLATE "C" NOT NULL DEFAULT 'host' CHECK (kind IN ('host', 'agent'));
ALTER TABLE api_keys ADD CONSTRAINT api_keys_of_agent CHECK (kind = 'host' OR agent_id IS NOT NULL);
CREATE UNIQUE INDEX api_keys_label ON api_keys (org_id, agent_id, name) WHERE kind = 'agent' AND revoked_at IS NULL;
