-- How often the judge was called, by organisation and day (UTC): what its daily budget is counted by.
CREATE TABLE judge_calls (
    org_id bigint NOT NULL REFERENCES organisations,
    day    date NOT NULL,
    calls  integer NOT NULL CHECK (calls > 0),
    PRIMARY KEY (org_id, day)
);
ALTER TABLE judge_calls ENABLE ROW LEVEL SECURITY;
ALTER TABLE judge_calls FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON judge_calls TO foreword_app
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, INSERT, UPDATE, DELETE ON judge_calls TO foreword_app;
