-- name: take
-- One call of today's, where fewer than the organisation's own cap, or else $3, were made; no row where the day's are spent.
INSERT INTO judge_calls AS j (org_id, day, calls)
SELECT $1, $2, 1 FROM organisations AS o
WHERE o.org_id = $1 AND coalesce((o.settings ->> 'judgeCalls')::int, $3) > 0
ON CONFLICT (org_id, day) DO UPDATE SET calls = j.calls + 1
    WHERE j.calls < (SELECT coalesce((o.settings ->> 'judgeCalls')::int, $3) FROM organisations AS o WHERE o.org_id = $1)
RETURNING calls

-- name: allowed
-- How many calls a day the organisation may make: its own cap, or else $2.
SELECT coalesce((settings ->> 'judgeCalls')::int, $2) FROM organisations WHERE org_id = $1

-- name: spent
-- How many calls were made on a day.
SELECT calls FROM judge_calls WHERE org_id = $1 AND day = $2
