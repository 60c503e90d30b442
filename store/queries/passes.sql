-- name: claim
-- Whether this transaction is the only one that runs the pass of this name; kept until it ends.
SELECT pg_try_advisory_xact_lock(hashtextextended('pass' || chr(31) || $2, $1))
