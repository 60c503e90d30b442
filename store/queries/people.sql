-- name: by_email
-- One person by the normalised address.
SELECT {person} FROM people WHERE email = $1

-- name: get
-- One person.
SELECT {person} FROM people WHERE person_id = $1

-- name: create
-- A new person, unless the address is taken.
INSERT INTO people (email, name, password, created_at, password_at)
VALUES ($1, $2, $3::text, $4::timestamptz, CASE WHEN $3::text IS NULL THEN NULL ELSE $4::timestamptz END) ON CONFLICT (email) DO NOTHING RETURNING person_id

-- name: password
-- Another password.
UPDATE people SET password = $2, password_at = $3 WHERE person_id = $1

-- name: describe
-- Another name and address, unless the address is taken.
UPDATE people SET name = $2, email = $3
WHERE person_id = $1 AND NOT EXISTS (SELECT FROM people AS o WHERE o.email = $3 AND o.person_id <> $1)

-- name: attempt
-- One more try in this hour, and how many that makes.
INSERT INTO attempts (subject, hour, tries) VALUES ($1, date_trunc('hour', $2::timestamptz), 1)
ON CONFLICT (subject, hour) DO UPDATE SET tries = attempts.tries + 1 RETURNING tries

-- name: settle
-- The tries of an account are forgotten once its owner came in.
DELETE FROM attempts WHERE subject = $1

-- name: prune
-- What no limit counts any more.
DELETE FROM attempts WHERE hour < $1
