-- When something changed, in order: what the slider of “Next turn” walks, change by change. (An import brings old events under new ids,
-- so that the key's order isn't that of time.)
CREATE INDEX events_at ON events (org_id, agent_id, at);
