-- The log is append-only for the runtime role. Erasing a text for the law has to reach the states in it: a role of its own may
-- change those of one organisation, the one that its transaction names, and nothing else anywhere.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'foreword_eraser') THEN
        CREATE ROLE foreword_eraser NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    END IF;
    IF NOT pg_has_role(current_user, 'foreword_eraser', 'SET') THEN
        EXECUTE format('GRANT foreword_eraser TO %I WITH SET TRUE, INHERIT FALSE', current_user);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO foreword_eraser', current_schema());
END
$$;
CREATE POLICY eraser ON events TO foreword_eraser
    USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
    WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint));
GRANT SELECT, UPDATE (before, after) ON events TO foreword_eraser;
