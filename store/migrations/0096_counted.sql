-- What is held is counted from an index of its own: rows by tier and status, many of which an entry stands for.
CREATE INDEX memories_counted ON memories (org_id, agent_id, tier, status);
