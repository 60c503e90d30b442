-- name: begin
-- A new sign-in.
INSERT INTO sign_ins (person_id, org_id, csrf, created_at, seen_at, expires_at, address, browser)
VALUES ($1, $2, $3, $4, $4, $5, $6, $7) RETURNING sign_in_id

-- name: admit
-- A sign-in that has not ended, with its person and what they are in its organisation.
SELECT {sign_in of s}, p.email, p.name, o.name, m.role, p.password IS NOT NULL FROM sign_ins AS s
JOIN people AS p ON p.person_id = s.person_id
JOIN organisations AS o ON o.org_id = s.org_id
LEFT JOIN members AS m ON m.org_id = s.org_id AND m.person_id = s.person_id
WHERE s.person_id = $1 AND s.sign_in_id = $2

-- name: page
-- The sign-ins of one person that have not ended, newest first.
SELECT {sign_in of s}, o.name FROM sign_ins AS s JOIN organisations AS o ON o.org_id = s.org_id
WHERE s.person_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 ORDER BY s.sign_in_id DESC LIMIT 200

-- name: seen
-- It was used.
UPDATE sign_ins SET seen_at = $3 WHERE person_id = $1 AND sign_in_id = $2

-- name: switch
-- It is in another organisation from now on.
UPDATE sign_ins SET org_id = $3, csrf = $4 WHERE person_id = $1 AND sign_in_id = $2

-- name: end
-- One of them is over.
UPDATE sign_ins SET revoked_at = $3 WHERE person_id = $1 AND sign_in_id = $2 AND revoked_at IS NULL

-- name: end_others
-- All of a person's but one are over.
UPDATE sign_ins SET revoked_at = $3 WHERE person_id = $1 AND sign_in_id <> $2 AND revoked_at IS NULL

-- name: end_in
-- All of a person's that look at one organisation are over.
UPDATE sign_ins SET revoked_at = $3 WHERE person_id = $1 AND org_id = $2 AND revoked_at IS NULL

-- name: prune
-- Those that nobody can use any more.
DELETE FROM sign_ins WHERE expires_at < $1
