-- Until when the texts of an organisation's given blocks have been let go: where the pass that does it goes on.
CREATE TABLE retentions (
    org_id       bigint PRIMARY KEY REFERENCES organisations,
    pruned_until timestamptz NOT NULL
);
ALTER TABLE retentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE retentions FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON retentions TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE ON retentions TO foreword_app;
