-- name: create
-- A new one-time link; only its hash is kept.
INSERT INTO invitations (org_id, invitation_id, kind, role, email, hash, made_by, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)

-- name: page
-- The links of one kind that nobody has used, revoked or let expire, newest first.
SELECT {invitation} FROM invitations
WHERE org_id = $1 AND kind = $2 AND used_at IS NULL AND revoked_at IS NULL AND expires_at > $3 ORDER BY invitation_id DESC LIMIT 200

-- name: get
-- One link, held until the transaction ends, so that two can't use it.
SELECT {invitation} FROM invitations WHERE org_id = $1 AND invitation_id = $2 FOR UPDATE

-- name: use
-- It is used.
UPDATE invitations SET used_at = $3, used_by = $4 WHERE org_id = $1 AND invitation_id = $2

-- name: revoke
-- It opens nothing any more.
UPDATE invitations SET revoked_at = $3
WHERE org_id = $1 AND invitation_id = $2 AND kind = 'invitation' AND used_at IS NULL AND revoked_at IS NULL

-- name: name
-- What its organisation is called.
SELECT name FROM organisations WHERE org_id = $1
