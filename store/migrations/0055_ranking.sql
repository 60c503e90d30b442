-- Where all words of a question are common, recall reads live rows newest observation first, until no older one can be better.
-- The id stands in it as an expression, so that a look-up by id can't take this index for the key's.
CREATE INDEX memories_observed ON memories (org_id, agent_id, last_observed_at DESC NULLS LAST, (memory_id + 0))
    WHERE status <> 'retired';
