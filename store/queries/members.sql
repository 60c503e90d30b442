-- name: found
-- A new organisation, as a person makes it.
INSERT INTO organisations (name) VALUES ($1) RETURNING org_id

-- name: rename
-- Another name of an organisation.
UPDATE organisations SET name = $2 WHERE org_id = $1

-- name: add
-- One more member, unless they are one.
INSERT INTO members (org_id, person_id, role, since) VALUES ($1, $2, $3, $4) ON CONFLICT (org_id, person_id) DO NOTHING

-- name: role
-- What a person is in an organisation; the row is held until the transaction ends.
SELECT role FROM members WHERE org_id = $1 AND person_id = $2 FOR UPDATE

-- name: lock
-- The owners of an organisation, held until the transaction ends, so that two can't leave at once.
SELECT person_id FROM members WHERE org_id = $1 AND role = 'owner' ORDER BY person_id FOR UPDATE

-- name: change
-- Another role.
UPDATE members SET role = $3 WHERE org_id = $1 AND person_id = $2

-- name: remove
-- One member less.
DELETE FROM members WHERE org_id = $1 AND person_id = $2

-- name: page
-- Everybody in an organisation, the longest-standing first.
SELECT m.person_id, p.email, p.name, m.role, m.since FROM members AS m JOIN people AS p ON p.person_id = m.person_id
WHERE m.org_id = $1 ORDER BY m.since, m.person_id

-- name: of_person
-- The organisations of one person, oldest first.
SELECT o.org_id, o.name, m.role, m.since FROM members AS m JOIN organisations AS o ON o.org_id = m.org_id
WHERE m.person_id = $1 ORDER BY o.org_id
