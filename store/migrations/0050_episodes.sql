-- Episodes in their order: beside a live one the nearest of its session, and those that happened between two moments.
CREATE INDEX memories_beside ON memories (org_id, agent_id, session_id, memory_id)
    WHERE kind = 'episodic' AND status <> 'retired' AND session_id IS NOT NULL;
CREATE INDEX memories_happened ON memories (org_id, agent_id, occurred_at, (memory_id + 0))
    WHERE kind = 'episodic' AND status <> 'retired' AND occurred_at IS NOT NULL;

-- How often a row had been served as of the last event that moved its place: what a block ranks episodes by, so that it can
-- be built again as of any moment. `access_count` is ahead of it by what came since.
ALTER TABLE memories ADD COLUMN served integer NOT NULL DEFAULT 0;
