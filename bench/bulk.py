"""Fills a store with a great many memories by COPY: rows as the service would write them, their search built at the end.

Two processes read the statements; the indexes of what is filled are dropped first and made anew after, each with its time.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import TYPE_CHECKING

import asyncpg
import orjson

from app.use.ledger import index_of
from memory.birth import Birth, Wanted, be_born
from memory.event import state
from store import organisations
from store.database import Database
from store.memories import RECORD, record
from store.supervisor import embedded
from tiers.render import priced
from words import cost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from words.cost import Cost

BATCH = 2_000
READERS = 2
EVENT_IDS = 5 * 10**8
"""By how much the id of a row's event is above the row's: beyond all rows, and below what the sequence gives from then on."""
FILLED = ("memories", "postings", "token_counts", "events", "mentions", "mention_counts")

EVENT = ("org_id", "agent_id", "event_id", "subject", "subject_id", "kind", "rule", "actor", "at", "after")

MENTION = ("org_id", "agent_id", "entity", "namespace", "memory_id", "kind", "shown")

POST = """
INSERT INTO postings (org_id, agent_id, token, namespace, memory_id, factor, length)
SELECT org_id, agent_id, w.token, namespace, memory_id, max(w.factor), cardinality(tokens) + 0.5 * cardinality(parts)
FROM memories CROSS JOIN LATERAL (
    SELECT unnest(tokens), 1.0 UNION ALL SELECT unnest(parts), 0.5 UNION ALL SELECT '=' || k, 0.0 FROM unnest(keys) AS k
) AS w (token, factor)
WHERE org_id = $1 GROUP BY org_id, agent_id, w.token, namespace, memory_id, tokens, parts"""
COUNT = """
INSERT INTO token_counts (org_id, agent_id, token, df)
SELECT org_id, agent_id, token, count(*) FROM postings WHERE org_id = $1 AND factor > 0 GROUP BY org_id, agent_id, token"""
MENTIONED = """
INSERT INTO mention_counts (org_id, agent_id, entity, namespace, times)
SELECT org_id, agent_id, entity, namespace, count(*) FROM mentions WHERE org_id = $1 GROUP BY org_id, agent_id, entity, namespace"""
NAMESPACES = """
INSERT INTO namespaces (org_id, agent_id, namespace, memories, body_tokens, index_count, index_tokens)
SELECT org_id, agent_id, namespace, count(*), sum(body_cost), count(*), sum(index_cost)
FROM memories WHERE org_id = $1 GROUP BY org_id, agent_id, namespace"""
HELD = """
INSERT INTO held (org_id, agent_id, tier, status, memories)
SELECT org_id, agent_id, tier, status, count(*) FROM memories WHERE org_id = $1 GROUP BY org_id, agent_id, tier, status"""
AGENTS = """
UPDATE agents AS a SET memories = n.memories, revision = 1
FROM namespaces AS n WHERE n.org_id = a.org_id AND n.agent_id = a.agent_id AND a.org_id = $1"""
INDEXES = """
SELECT c.conname, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), pg_get_constraintdef(c.oid),
       i.indrelid::regclass::text
FROM pg_index AS i LEFT JOIN pg_constraint AS c ON c.conindid = i.indexrelid AND c.contype = 'p'
WHERE i.indrelid = ANY($1::text[]::regclass[]) AND i.indexrelid <> 'memories_pkey'::regclass"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Statements of one agent that one process reads; the first one has the id `first`."""

    org: int
    agent: int
    first: int
    texts: tuple[str, ...]
    born: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """Their rows, events and mentions, ready to be copied."""

    rows: list[tuple[object, ...]]
    events: list[tuple[object, ...]]
    mentions: list[tuple[object, ...]]


@dataclass(slots=True)
class Filled:
    """What it took, in seconds by step."""

    rows: int = 0
    steps: list[tuple[str, float]] = field(default_factory=list)


class Counter:
    """The token counter of a reading process."""

    count: Cost | None = None


def read(job: Job) -> Read:
    """Rows as the service would write them, a tenth of a second apart."""
    count = Counter.count = Counter.count or cost.load()
    rows, events, mentions = [], [], []
    for place, text in enumerate(job.texts):
        birth = Birth(id=job.first + place, now=job.born + timedelta(seconds=place / 10), attested_by="bench")
        row = priced(be_born(Wanted(content=text, source="bench", tier="L1"), birth).memory, count)
        index = index_of(row)
        rows.append((*record(job.org, job.agent, row, index), True))
        told = orjson.dumps(state(row)).decode()
        number = row.id + EVENT_IDS
        events.append(
            (job.org, job.agent, number, "memory", row.id, "created", "memories", "bench", row.learned_at, told)
        )
        mentions += [(job.org, job.agent, e.key, row.namespace, row.id, e.kind, e.text) for e in index.entities]
    return Read(rows=rows, events=events, mentions=mentions)


async def fill(data: Path, agents: Sequence[str], texts: Iterable[str], each: int) -> Filled:
    """Writes `each` of `texts` as facts of L1 to every one of `agents`, in an organisation that holds nothing else."""
    filled = Filled()
    async with embedded(data) as url:
        database = await Database.open(url, size=1)
        org = await organisations.first_or_create(database, "default")
        await database.close()
        owner = await asyncpg.connect(url, command_timeout=None)
        await owner.execute("SET maintenance_work_mem = '1GB'; SET work_mem = '512MB'; SET synchronous_commit = off")
        made = await owner.fetch(
            "INSERT INTO agents (org_id, name) SELECT $1, unnest($2::text[]) RETURNING agent_id", org, list(agents)
        )
        indexes = await owner.fetch(INDEXES, list(FILLED))
        for name, index, _, _, table in indexes:
            await owner.execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}" if name else f"DROP INDEX {index}")
        await _copied(owner, filled, jobs(org, [row[0] for row in made], texts, each))
        for step, statement in (
            ("postings", POST),
            ("token counts", COUNT),
            ("mention counts", MENTIONED),
            ("namespaces", NAMESPACES),
            ("tiers and statuses", HELD),
            ("agents", AGENTS),
        ):
            await _timed(filled, step, owner.execute(statement, org))
        for name, index, definition, constraint, table in indexes:
            made_anew = f"ALTER TABLE {table} ADD CONSTRAINT {name} {constraint}" if name else definition
            await _timed(filled, f"index {index}", owner.execute(made_anew))
        await _timed(filled, "vacuum and statistics", owner.execute("VACUUM ANALYZE"))
        await owner.execute("CHECKPOINT")
        await owner.close()
    return filled


def jobs(org: int, agents: Sequence[int], texts: Iterable[str], each: int) -> Iterator[Job]:
    """The statements in batches; ids ascend from batch to batch."""
    rest, first, born = iter(texts), 10**9, datetime.now(UTC) - timedelta(days=2)
    for agent in agents:
        left = each
        while left:
            some = tuple(islice(rest, min(BATCH, left)))
            yield Job(org=org, agent=agent, first=first, texts=some, born=born)
            left, first, born = left - len(some), first + len(some), born + timedelta(seconds=len(some) / 10)


async def _copied(owner: asyncpg.Connection[asyncpg.Record], filled: Filled, work: Iterator[Job]) -> None:
    began, loop = time.monotonic(), asyncio.get_running_loop()
    with ProcessPoolExecutor(READERS) as pool:
        waiting = [loop.run_in_executor(pool, read, job) for job in islice(work, READERS * 2)]
        while waiting:
            done = await waiting.pop(0)
            waiting.extend(loop.run_in_executor(pool, read, job) for job in islice(work, 1))
            await owner.copy_records_to_table("memories", records=done.rows, columns=(*RECORD, "named"))
            await owner.copy_records_to_table("events", records=done.events, columns=EVENT)
            await owner.copy_records_to_table("mentions", records=done.mentions, columns=MENTION)
            filled.rows += len(done.rows)
    await owner.execute(f"SELECT setval('ids', {2 * 10**9})")
    filled.steps.append(("reading and COPY", time.monotonic() - began))


async def _timed(filled: Filled, step: str, work: object) -> None:
    began = time.monotonic()
    await work  # type: ignore[misc] # a coroutine of the driver
    filled.steps.append((step, time.monotonic() - began))
