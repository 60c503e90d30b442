-- name: gone
-- Rows that no search shows, retired ($5) or expired ($6), which hold one of the words; the most words first.
SELECT {memory of m} FROM memories AS m CROSS JOIN LATERAL (
    SELECT count(*) AS shared FROM unnest(m.tokens || m.parts) AS t (token) WHERE t.token = ANY($4::text[])
) AS s
WHERE m.org_id = $1 AND m.agent_id = $2 AND ($3::text[] IS NULL OR m.namespace = ANY($3::text[]))
  AND (($5::bool AND m.status = 'retired') OR ($6::bool AND m.status <> 'retired' AND m.expires_at <= now()))
  AND (m.tokens && $4::text[] OR m.parts && $4::text[])
ORDER BY s.shared DESC, m.memory_id DESC LIMIT $7
