-- The conditions always hold where these are asked for, and keep the look-up of one agent's row, which doesn't repeat them, off
-- these indexes: of a table that is small yet the planner takes any that begins with the organisation.
DROP INDEX standings_due, standings_rendering;
CREATE INDEX standings_due ON standings (org_id, until) WHERE until < 'infinity';
CREATE INDEX standings_rendering ON standings (org_id, rendering, agent_id) WHERE rendering IS NOT NULL;
