-- What a list asks of a row is answered from the index of its order. A part of a text, a source, a domain can't be the condition
-- of an index under row-level security; so each row has a sieve: 512 bits, of which every two and three bytes of its text in lower
-- case, its source and its domains set a few. A row whose sieve lacks a bit of what is looked for doesn't hold it; of those that
-- have them all, about one in a hundred or fewer don't, and are looked at.
CREATE FUNCTION sieve_of(content text, source text, domains text[]) RETURNS bit(512) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(bit_or(bits), B'0'::bit(512)) FROM (
        SELECT CASE WHEN n = octet_length(b) - 2 THEN two
            ELSE set_bit(two, (get_byte(b, n) * 131 + get_byte(b, n + 1) * 17 + get_byte(b, n + 2) * 5) & 511, 1) END AS bits
        FROM (SELECT textsend(lower(content)) AS b OFFSET 0) AS text, generate_series(0, octet_length(b) - 2) AS n,
            LATERAL (SELECT set_bit(B'0'::bit(512), (get_byte(b, n) * 31 + get_byte(b, n + 1) * 7) & 511, 1) AS two) AS pair
        UNION ALL
        SELECT set_bit(set_bit(set_bit(B'0'::bit(512), h & 511, 1), (h >> 9) & 511, 1), (h >> 18) & 511, 1)
        FROM (
            SELECT hashtext('source ' || source) AS h UNION ALL SELECT hashtext('domain ' || d) FROM unnest(domains) AS d
        ) AS named WHERE h IS NOT NULL
    ) AS each
$$;
ALTER TABLE memories ADD COLUMN sieve bit(512) GENERATED ALWAYS AS (sieve_of(content, source, domains)) STORED;

-- The indexes of the lists' orders hold all that a filter asks. The id stands in them as an expression as well, so that a look-up
-- by id can't take one of them for the key's.
DROP INDEX memories_learned, memories_placed;
CREATE INDEX memories_learned ON memories (org_id, agent_id, learned_at, (memory_id + 0))
    INCLUDE (memory_id, tier, status, kind, namespace, expires_at, sieve);
CREATE INDEX memories_placed ON memories (org_id, agent_id, placed_at, (memory_id + 0))
    INCLUDE (memory_id, learned_at, tier, status, kind, namespace, expires_at, sieve);
