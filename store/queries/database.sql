-- name: clock
-- The transaction's time.
SELECT now()

-- name: server
-- The version of the server and of pgvector, installed in this database.
SELECT current_setting('server_version_num')::int AS version, (SELECT extversion FROM pg_extension WHERE extname = 'vector') AS vector

-- name: role
-- Whether the runtime role could pass row-level security.
SELECT current_user::text AS name,
       (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS powerful,
       EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema() AND tableowner = current_user) AS owns

-- name: applied
-- The migrations that have been applied here.
SELECT number, checksum FROM schema_migrations ORDER BY number
