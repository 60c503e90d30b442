-- A list by last access walks this index, whatever the tier and the status of its rows. The id stands in it as an expression, so
-- that a look-up by id can't take this index for the key's.
CREATE INDEX memories_placed ON memories (org_id, agent_id, placed_at, (memory_id + 0));
