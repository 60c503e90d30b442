-- When an episode happened is when it was told, where nobody said so: what asks for a time finds those too.
DROP INDEX memories_happened;
CREATE INDEX memories_happened ON memories (org_id, agent_id, (coalesce(occurred_at, learned_at)), (memory_id + 0))
    WHERE kind = 'episodic' AND status <> 'retired' AND coalesce(occurred_at, learned_at) IS NOT NULL;
