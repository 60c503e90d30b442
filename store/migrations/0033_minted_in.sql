-- The organisation that a key names, where its row has gone to another one with its agent.
ALTER TABLE api_keys ADD COLUMN minted_in bigint;
