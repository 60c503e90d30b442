-- name: reserve
-- Fresh ids, in order.
SELECT nextval('ids') FROM generate_series(1, $1)
