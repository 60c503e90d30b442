-- Up to which place the lines of the index stood after a stage: a list of then begins there and not at the latest line of now.
ALTER TABLE stages ADD COLUMN place timestamptz; -- null: no line had been listed yet
ALTER TABLE stages NO FORCE ROW LEVEL SECURITY;
ALTER TABLE spans NO FORCE ROW LEVEL SECURITY;
UPDATE stages AS s SET place = p.place FROM (
    SELECT s.org_id, s.agent_id, s.stage, max(p.place) OVER (PARTITION BY s.org_id, s.agent_id ORDER BY s.stage) AS place
    FROM stages AS s LEFT JOIN (
        SELECT org_id, agent_id, since, max(place) AS place FROM spans GROUP BY org_id, agent_id, since
    ) AS p ON p.org_id = s.org_id AND p.agent_id = s.agent_id AND p.since = s.stage
) AS p WHERE p.org_id = s.org_id AND p.agent_id = s.agent_id AND p.stage = s.stage;
ALTER TABLE stages FORCE ROW LEVEL SECURITY;
ALTER TABLE spans FORCE ROW LEVEL SECURITY;
