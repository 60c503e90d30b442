-- name: lock
-- Wait until no other starter migrates this database; the lock ends with the connection.
SELECT pg_advisory_lock($1::bigint)

-- name: version
-- The server's version as a number.
SELECT current_setting('server_version_num')::int

-- name: vector
-- The pgvector that is installed here, or that would be.
SELECT coalesce(
    (SELECT extversion FROM pg_extension WHERE extname = 'vector'),
    (SELECT default_version FROM pg_available_extensions WHERE name = 'vector')
)

-- name: role
-- The runtime role: it can't log in, owns nothing, and is entered by the owner's login.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'foreword_app') THEN
        CREATE ROLE foreword_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    END IF;
    IF NOT pg_has_role(current_user, 'foreword_app', 'SET') THEN
        EXECUTE format('GRANT foreword_app TO %I WITH SET TRUE, INHERIT FALSE', current_user);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO foreword_app', current_schema());
END
$$

-- name: table
-- What has been applied, readable by the runtime role so that a process can check it at start.
DO $$
BEGIN
    CREATE TABLE IF NOT EXISTS schema_migrations (
        number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
    );
    GRANT SELECT ON schema_migrations TO foreword_app;
END
$$

-- name: done
-- The migrations that have been applied here.
SELECT number, checksum FROM schema_migrations ORDER BY number

-- name: record
-- One migration has been applied.
INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)
