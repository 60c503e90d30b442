-- name: claim
-- Whether this transaction may run the pass of this name for the organisation: one process at a time does.
SELECT pg_try_advisory_xact_lock(hashtextextended('pass ' || $2::text || ' ' || $1::bigint::text, 0));
