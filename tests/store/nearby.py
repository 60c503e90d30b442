"""Rows with vectors, made in the database: clustered as real ones are, live and retired, of several agents and namespaces."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from store.pool import Connection

DIMENSIONS = 48
"""Numbers that differ; the rest of the 768 are zeros, as a shorter model's are."""

CLUSTERS = 40

FILL = """
INSERT INTO memories (org_id, agent_id, memory_id, learned_at, placed_at, confidence, index_cost, body_cost, tier, kind, status,
    namespace, content, gist, attested_by, tokens, parts, keys, normal_hash, fold_hash, expires_at, embedding_model, embedding)
SELECT $1, $2, nextval('ids'), now() - n * interval '1 minute', now(), 1, 9, 11, (ARRAY['L1', 'L2', 'L2', 'L3'])[1 + n % 4],
    'semantic', CASE WHEN random() < $4 THEN 'retired' ELSE 'fact' END, 'namespace ' || n % $5, 'content ' || n, 'gist', 'key:1',
    '{}', '{}', '{}', int8send(n), int8send(n), NULL, 'model',
    ((SELECT array_agg(sin(c.number * d * 1.7) + 0.7 * random_normal()) FROM generate_series(1, $6::int) AS d WHERE n = n)
     || array_fill(0.0::float8, ARRAY[768 - $6::int]))::vector(768)
FROM generate_series(1, $3::int) AS n CROSS JOIN LATERAL (SELECT floor(random() * $7::int + 0 * n) AS number) AS c
"""

COUNT = """
INSERT INTO namespaces (org_id, agent_id, namespace, memories)
SELECT org_id, agent_id, namespace, count(*) FILTER (WHERE status <> 'retired') FROM memories
WHERE org_id = $1 AND agent_id = $2 GROUP BY org_id, agent_id, namespace
ON CONFLICT (org_id, agent_id, namespace) DO UPDATE SET memories = excluded.memories
"""


async def fill(  # noqa: PLR0917 - a population: whose, how many, how many of them retired, in how many namespaces
    owner: Connection, org: int, agent: int, rows: int, retired: float = 0.0, namespaces: int = 2
) -> None:
    """Rows of one agent, written by the owner of the tables."""
    await owner.execute(f"SET app.org = '{org}'")
    await owner.execute("SET ROLE foreword_app")
    await owner.execute(FILL, org, agent, rows, retired, namespaces, DIMENSIONS, CLUSTERS)
    await owner.execute(COUNT, org, agent)
    await owner.execute("RESET ROLE")


def question(seed: int) -> list[float]:
    """A vector near one of the clusters."""
    r = random.Random(seed)  # noqa: S311 - a question, not a secret
    cluster = r.randrange(CLUSTERS)
    near = [math.sin(cluster * d * 1.7) + 0.7 * r.gauss(0, 1) for d in range(1, DIMENSIONS + 1)]
    return near + [0.0] * (768 - DIMENSIONS)
