-- Nearness of meaning. Nothing here holds a row that has no vector: without an embedder these indexes are empty, and writing
-- a memory costs what it did. Retired rows are in none of them; what has expired the queries leave out before they look.

-- The nearest of a large agent, looked for across the whole table and filtered on the way (hnsw.iterative_scan).
CREATE INDEX memories_near ON memories USING hnsw (embedding vector_cosine_ops) WITH (m = 16, ef_construction = 64)
    WHERE embedding IS NOT NULL AND status <> 'retired';

-- All rows of a small agent, or of a namespace that has few: compared one by one, exactly.
CREATE INDEX memories_comparable ON memories (org_id, agent_id, embedding_model, namespace)
    WHERE embedding IS NOT NULL AND status <> 'retired';

-- What has still to be embedded, or embedded anew: the rows of every model but the configured one, in order.
CREATE INDEX memories_embedded_by ON memories (org_id, (embedding_model COLLATE "C"), memory_id) WHERE status <> 'retired';
