-- An import sets up rows that refer to each other both ways, a successor before or behind the row that it replaced: inside its
-- transaction the references between rows may wait for the end. Everywhere else they hold with every statement, as before.
ALTER TABLE memories ALTER CONSTRAINT memories_org_id_agent_id_parent_id_fkey DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE memories ALTER CONSTRAINT memories_org_id_agent_id_superseded_by_fkey DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE memories ALTER CONSTRAINT memories_org_id_agent_id_previous_id_fkey DEFERRABLE INITIALLY IMMEDIATE;
