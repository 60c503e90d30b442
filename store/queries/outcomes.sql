-- name: insert
-- One outcome.
INSERT INTO outcomes (org_id, agent_id, outcome_id, domain, score, at, failure_pattern, strategy, injection_id, session_id, note)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)

-- name: of_domain
-- Outcomes of a domain, newest first.
SELECT {outcome} FROM outcomes WHERE org_id = $1 AND agent_id = $2 AND domain = $3 AND outcome_id < $4 ORDER BY outcome_id DESC LIMIT $5

-- name: domains
-- The running state of the domains of one agent, or of all of the organisation.
SELECT {domain} FROM domains WHERE org_id = $1 AND ($2::bigint IS NULL OR agent_id = $2) ORDER BY name, agent_id

-- name: lock_domain
-- One domain, held until the end of the transaction.
SELECT {domain} FROM domains WHERE org_id = $1 AND agent_id = $2 AND name = $3 FOR UPDATE

-- name: save_domain
-- The running state of a domain, new or changed.
INSERT INTO domains (org_id, agent_id, {domain}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (org_id, agent_id, name) DO UPDATE
SET reliability = excluded.reliability, samples = excluded.samples, last_outcome_at = excluded.last_outcome_at,
    failure_patterns = excluded.failure_patterns, strategies = excluded.strategies

-- name: mark_reset
-- Outcomes until now no longer count.
UPDATE outcomes SET reset_at = coalesce($4::timestamptz, now()) WHERE org_id = $1 AND agent_id = $2 AND domain = $3 AND reset_at IS NULL

-- name: as_of
-- Outcomes until a moment that no reset until then had taken out and no import brought later, in the order of their ids.
SELECT {outcome} FROM outcomes AS o
WHERE org_id = $1 AND agent_id = $2 AND at <= $3 AND (reset_at IS NULL OR reset_at > $3) AND NOT EXISTS (
    SELECT FROM events AS e
    WHERE e.org_id = $1 AND e.agent_id = $2 AND e.subject = 'domain' AND e.subject_id = o.outcome_id AND e.at > $3 AND e.rule = 'import'
) ORDER BY domain, outcome_id
