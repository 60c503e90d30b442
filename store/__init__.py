"""PostgreSQL: supervisor, pool, migrations, and one typed function a query."""
