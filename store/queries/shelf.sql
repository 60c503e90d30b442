-- name: standing
-- What is injected whatever the message says, as of one moment: every pinned row, the newest places of the index, and in the first
-- row the totals by which the caller knows what it left unloaded, when the next row of the agent expires, open tensions, domains,
-- and the agent's revision. Where it was rendered ahead in the shape $5 (null: it isn't wanted) and holds after $6, that is given
-- instead of the rows.
WITH ahead AS MATERIALIZED (
    SELECT s.until, s.key, s.text, to_json(s.memory_ids)::text, s.entries, s.left_out, s.said FROM standings AS s
    WHERE s.org_id = $1 AND s.agent_id = $2 AND s.shape = $5 AND s.until > $6
      AND s.revision = (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2)
), lapsed AS (
    SELECT count(*) FILTER (WHERE tier = 'L1') AS index_count, coalesce(sum(index_cost) FILTER (WHERE tier = 'L1'), 0) AS index_tokens,
           coalesce(sum(body_cost), 0) AS body_tokens
    FROM memories
    WHERE org_id = $1 AND agent_id = $2 AND status <> 'retired' AND expires_at <= now() AND ($3::text[] IS NULL OR namespace = ANY($3::text[]))
), total AS (
    SELECT coalesce(sum(index_count), 0) AS index_count, coalesce(sum(index_tokens), 0) AS index_tokens,
           coalesce(sum(body_tokens), 0) AS body_tokens
    FROM namespaces WHERE org_id = $1 AND agent_id = $2 AND ($3::text[] IS NULL OR namespace = ANY($3::text[]))
), pinned AS (
    SELECT {lean of m} FROM memories AS m
    WHERE NOT EXISTS (SELECT FROM ahead) AND m.org_id = $1 AND m.agent_id = $2 AND m.tier = 'L0' AND m.status <> 'retired'
      AND (m.expires_at IS NULL OR m.expires_at > now()) AND ($3::text[] IS NULL OR m.namespace = ANY($3::text[]))
    ORDER BY m.memory_id
), anywhere AS (
    SELECT {lean of m} FROM memories AS m
    WHERE NOT EXISTS (SELECT FROM ahead) AND $3::text[] IS NULL AND m.org_id = $1 AND m.agent_id = $2 AND m.tier = 'L1' AND m.status <> 'retired'
      AND m.index_cost >= 0 AND (m.expires_at IS NULL OR m.expires_at > now())
    ORDER BY m.placed_at DESC, m.memory_id LIMIT $4
), somewhere AS (
    SELECT l.* FROM unnest($3::text[]) AS n (namespace) CROSS JOIN LATERAL (
        SELECT {lean of m} FROM memories AS m
        WHERE m.org_id = $1 AND m.agent_id = $2 AND m.namespace = n.namespace AND m.tier = 'L1' AND m.status <> 'retired'
          AND (m.expires_at IS NULL OR m.expires_at > now())
        ORDER BY m.placed_at DESC, m.memory_id LIMIT $4
    ) AS l WHERE NOT EXISTS (SELECT FROM ahead) ORDER BY l.placed_at DESC, l.memory_id LIMIT $4
)
SELECT (total.index_count - lapsed.index_count)::bigint, (total.index_tokens - lapsed.index_tokens)::bigint,
       (total.body_tokens - lapsed.body_tokens)::bigint, (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2),
       CASE WHEN row_number() OVER () = 1 THEN ARRAY (SELECT t FROM (
           SELECT {tension} FROM tensions WHERE org_id = $1 AND agent_id = $2 AND status = 'open'
             AND ($3::text[] IS NULL OR namespace IS NULL OR namespace = ANY($3::text[])) ORDER BY tension_id
       ) AS t) END,
       CASE WHEN row_number() OVER () = 1 THEN ARRAY (
           SELECT d FROM (SELECT {domain} FROM domains WHERE org_id = $1 AND agent_id = $2 ORDER BY name) AS d
       ) END,
       CASE WHEN row_number() OVER () = 1 THEN (
           SELECT expires_at FROM memories
           WHERE org_id = $1 AND agent_id = $2 AND status <> 'retired' AND expires_at > now() ORDER BY expires_at LIMIT 1
       ) END, (SELECT ahead FROM ahead), shown.*
FROM total CROSS JOIN lapsed LEFT JOIN (
    SELECT * FROM pinned UNION ALL SELECT * FROM anywhere UNION ALL SELECT * FROM somewhere
) AS shown ON true

-- part: hits_somewhere
-- The ids of the rows that hold the words ($3 namespaces, $4 identifier keys, $7 how many of either) as `hit`.
posting AS (
    SELECT w.weight, p.memory_id, p.factor, p.length FROM word AS w CROSS JOIN unnest($3::text[]) AS n (namespace) CROSS JOIN LATERAL (
        SELECT memory_id, factor, length FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = w.token AND namespace = n.namespace ORDER BY memory_id DESC LIMIT w.room
    ) AS p
), shared AS (
    SELECT memory_id, sum(weight * factor) AS weight, max(length) AS length FROM posting GROUP BY memory_id
), best AS (
    SELECT memory_id FROM shared
    ORDER BY (weight / least((SELECT sum(weight) FROM word), greatest(weight, length * (SELECT avg(weight) FROM word))))::real DESC,
             weight::real DESC, memory_id DESC -- real: in whatever order the sums were made, equals are equal
    LIMIT $7
), mentioning AS (
    SELECT k.memory_id FROM unnest($4::text[]) AS key CROSS JOIN unnest($3::text[]) AS n (namespace) CROSS JOIN LATERAL (
        SELECT memory_id FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = '=' || key AND namespace = n.namespace ORDER BY memory_id DESC LIMIT $7
    ) AS k ORDER BY k.memory_id DESC LIMIT $7
), hit AS (
    SELECT memory_id FROM best UNION SELECT memory_id FROM mentioning
)

-- part: common_postings
-- Of a common word's postings, which stand by namespace, the newest of each of the sixteen namespaces that were written to last
-- ($5 the effort).
    SELECT w.weight, p.memory_id, p.factor, p.length FROM word AS w CROSS JOIN (
        SELECT namespace, count(*) OVER () AS places FROM namespaces WHERE org_id = $1 AND agent_id = $2 AND memories > 0
        ORDER BY written_at DESC LIMIT 16
    ) AS n CROSS JOIN LATERAL (
        SELECT memory_id, factor, length FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = w.token AND namespace = n.namespace
        ORDER BY memory_id DESC LIMIT greatest(w.room / n.places, $5 / 64)
    ) AS p WHERE w.common

-- part: best_anywhere
-- Of the rows with those postings the ids of the $6 with the largest share.
shared AS (
    SELECT memory_id, sum(weight * factor) AS weight, max(length) AS length FROM posting GROUP BY memory_id
), best AS (
    SELECT memory_id FROM shared
    ORDER BY (weight / least((SELECT sum(weight) FROM word), greatest(weight, length * (SELECT avg(weight) FROM word))))::real DESC,
             weight::real DESC, memory_id DESC -- real: in whatever order the sums were made, equals are equal
    LIMIT $6
)

-- part: hits_anywhere
-- The same as `hits_somewhere` in every namespace ($3 keys, $6 how many of either). A rare word's postings are read whole.
posting AS (
    SELECT w.weight, p.memory_id, p.factor, p.length FROM word AS w CROSS JOIN LATERAL (
        SELECT memory_id, factor, length FROM postings
        WHERE org_id = $1 AND agent_id = $2 AND token = w.token ORDER BY namespace DESC, memory_id DESC LIMIT w.room
    ) AS p WHERE NOT w.common
    UNION ALL
{common_postings}
), {best_anywhere}, mentioning AS (
    SELECT k.memory_id FROM unnest($3::text[]) AS key CROSS JOIN LATERAL (
        SELECT memory_id FROM (
            SELECT memory_id FROM postings WHERE org_id = $1 AND agent_id = $2 AND token = '=' || key LIMIT 1000
        ) AS some_of_it ORDER BY memory_id DESC LIMIT $6
    ) AS k ORDER BY k.memory_id DESC LIMIT $6
), hit AS (
    SELECT memory_id FROM best UNION SELECT memory_id FROM mentioning
)

-- part: whole_rows
-- What a block needs of those rows that are live, each with the agent's revision.
SELECT {lean of m}, m.tokens, m.parts, (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2) AS revision FROM hit CROSS JOIN LATERAL (
    SELECT * FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = hit.memory_id LIMIT 1
) AS m
WHERE m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())

-- part: live_ids
-- The ids of those that are live.
SELECT m.memory_id, (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2) AS revision FROM hit CROSS JOIN LATERAL (
    SELECT memory_id, status, expires_at FROM memories WHERE org_id = $1 AND agent_id = $2 AND memory_id = hit.memory_id LIMIT 1
) AS m
WHERE m.status <> 'retired' AND (m.expires_at IS NULL OR m.expires_at > now())

-- name: found_in
-- Live rows of some namespaces that may matter for a message. The rarest words are looked at first, the newest rows of each
-- first, and all words together read a bounded number of postings ($6), so that the work is the same in a store of a
-- thousand rows and of a million, and for very common words. The best are those with the largest share of weight, by an
-- estimate that the caller makes exact; rows with an identifier of the message come whatever their share. Each LATERAL with
-- a LIMIT is one look-up by key: the planner can't turn it into a scan, whatever it believes of a new table.
WITH asked AS MATERIALIZED (
    SELECT c.token, c.df, ln(1 + (SELECT memories::float8 FROM agents WHERE org_id = $1 AND agent_id = $2) / c.df) AS weight
    FROM unnest($5::text[]) AS a (token) CROSS JOIN LATERAL (
        SELECT token, df FROM token_counts WHERE org_id = $1 AND agent_id = $2 AND token = a.token AND df > 0 LIMIT 1
    ) AS c ORDER BY c.df, c.token LIMIT 24
), word AS MATERIALIZED (
    SELECT token, weight, greatest($6 / 64, ($6 - coalesce(sum(least(df, $6 / 2)) OVER before, 0)) / 2) AS room
    FROM asked WINDOW before AS (ORDER BY df, token ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), {hits_somewhere}
{whole_rows}

-- name: found_anywhere
-- The same in every namespace.
WITH asked AS MATERIALIZED (
    SELECT c.token, c.df, ln(1 + (SELECT memories::float8 FROM agents WHERE org_id = $1 AND agent_id = $2) / c.df) AS weight
    FROM unnest($4::text[]) AS a (token) CROSS JOIN LATERAL (
        SELECT token, df FROM token_counts WHERE org_id = $1 AND agent_id = $2 AND token = a.token AND df > 0 LIMIT 1
    ) AS c ORDER BY c.df, c.token LIMIT 24
), counted AS (
    SELECT token, df, weight, greatest($5 / 64, ($5 - coalesce(sum(least(df, $5 / 2)) OVER before, 0)) / 2) AS room
    FROM asked WINDOW before AS (ORDER BY df, token ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), word AS MATERIALIZED (
    SELECT token, weight, room, df > room AS common FROM counted
), {hits_anywhere}
{whole_rows}

-- name: known_in
-- Which rows `found_in` finds, for a caller who knows in how many rows each word stands: $5 the rarest words that any row
-- holds, $8 what each weighs, $9 how many postings of it are read; $6 is the effort of which that is a part.
WITH word AS MATERIALIZED (
    SELECT token, weight, greatest(room, $6 / 64) AS room FROM unnest($5::text[], $8::float8[], $9::int[]) AS w (token, weight, room)
), {hits_somewhere}
{live_ids}

-- name: known_anywhere
-- The same of `found_anywhere`: $7 what each word weighs, $8 how many of its postings are read, $9 whether there are more.
WITH word AS MATERIALIZED (
    SELECT * FROM unnest($4::text[], $7::float8[], $8::int[], $9::bool[]) AS w (token, weight, room, common)
), {hits_anywhere}
{live_ids}

-- name: common_anywhere
-- The same where no key is asked for and of every word ($3) there are more postings: a shorter plan for what a large store is
-- asked most.
WITH word AS MATERIALIZED (
    SELECT token, weight, room, true AS common FROM unnest($3::text[], $4::float8[], $7::int[]) AS w (token, weight, room)
), posting AS (
{common_postings}
), {best_anywhere}, hit AS (
    SELECT memory_id FROM best
)
{live_ids}

-- name: rows
-- Some rows ($3), as the search gives them.
WITH hit AS (SELECT memory_id FROM unnest($3::bigint[]) AS h (memory_id))
{whole_rows}

-- name: counts
-- How many live rows hold each token; a token that none holds is absent.
SELECT token, df, (SELECT revision FROM agents WHERE org_id = $1 AND agent_id = $2) AS revision FROM token_counts
WHERE org_id = $1 AND agent_id = $2 AND token = ANY($3::text[]) AND df > 0
