-- What the passes look for: who was matched of late, and which warm rows nobody has touched for long.
CREATE INDEX accesses_recent ON accesses (org_id, last_at);
CREATE INDEX memories_warm ON memories (org_id, agent_id, placed_at, memory_id) WHERE tier = 'L2' AND status <> 'retired';
