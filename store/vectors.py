"""Vectors: rows are given theirs after their commit, and found by nearness; models are never mixed in one search.

A small agent, or a namespace with few rows, is compared row by row. A large one is looked for in the index, which goes on
until it has its rows (pgvector's iterative scan): with a filter that keeps one row of a hundred it would else give none. If
even that gives fewer than were asked for, the exact search decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import asyncpg

from store import rows
from store.columns import MEMORY
from store.errors import Late, NoVector
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Kind, Memory, Tier
    from store.database import Tx

QUERIES = load("vectors")

FEW = 2_000
"""Rows that are compared one by one: about 15 ms; from there on the index is faster (bench/vectors.py)."""

BREADTH = 600
"""Candidates that the index keeps at each step (hnsw.ef_search)."""

LONGEST = 40_000
"""Rows that one walk of the index visits at most (hnsw.max_scan_tuples); then the exact search decides."""

MODE = "strict_order"
PLACE = len(MEMORY)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A row that still has to be embedded. `model`, with the id, is its place in the order of `pending`."""

    agent_id: int
    memory_id: int
    content: str
    model: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Nearby:
    """What is asked for: near to `vector` by `model`, of some namespaces, tiers and kinds (None: of all)."""

    model: str
    vector: Sequence[float]
    limit: int
    namespaces: Sequence[str] | None = None
    tiers: Sequence[Tier] | None = None
    kinds: Sequence[Kind] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbour:
    """A live row and its cosine, -1…1."""

    memory: Memory
    similarity: float


def written(vector: Sequence[float]) -> str:
    """A vector as PostgreSQL reads it."""
    return f"[{','.join(map(repr, vector))}]"


async def pending(tx: Tx, model: str, after: tuple[str, int], limit: int) -> list[Pending]:
    """Live rows that `model` hasn't embedded, behind `after` (`("", 0)`: from the start)."""
    found = await tx.fetch(QUERIES["pending"], tx.org, model, *after, limit)
    return [Pending(agent_id=row[0], memory_id=row[1], content=row[2], model=row[3]) for row in found]


async def waiting(tx: Tx, model: str) -> int:
    """How many rows `pending` has in all: counts them, so for progress only."""
    count: int = await tx.value(QUERIES["waiting"], tx.org, model)
    return count


async def keep(tx: Tx, model: str, embedded: Sequence[tuple[Pending, Sequence[float]]]) -> None:
    """Give rows their vectors. In the order of their ids, as every writer locks them; one retired meanwhile gets none."""
    ordered = sorted(embedded, key=lambda pair: (pair[0].agent_id, pair[0].memory_id))
    await tx.each(
        QUERIES["keep"], [(tx.org, row.agent_id, row.memory_id, written(vector), model) for row, vector in ordered]
    )


async def hurry(tx: Tx, seconds: float) -> None:
    """What follows in this transaction may take so long, a statement; then `Late`."""
    await tx.row(QUERIES["hurry"], str(max(1, round(seconds * 1000))))


async def nearest(tx: Tx, agent_id: int, asked: Nearby) -> list[Neighbour]:
    """At most `limit` live rows, nearest first; needs a transaction. Rows that wait for their vector can't
    be found. Raises `Late` where `hurry` was said.
    """
    try:
        if await tx.value(QUERIES["comparable"], tx.org, agent_id, asked.namespaces) > FEW:
            found = await nearest_of_many(tx, agent_id, asked)
            if len(found) == asked.limit:
                return found
        return await nearest_of_few(tx, agent_id, asked)
    except asyncpg.QueryCanceledError:
        raise Late("the search took too long") from None


async def nearest_of_many(tx: Tx, agent_id: int, asked: Nearby) -> list[Neighbour]:
    """By the index; raises `NoVector` where the library doesn't know how to go on until it has its rows."""
    set_to = await tx.row(QUERIES["iterate"], str(max(BREADTH, asked.limit)), str(LONGEST))
    if set_to is None or set_to["mode"] != MODE:
        raise NoVector(f"hnsw.iterative_scan can't be set to {MODE}")
    return _neighbours(await tx.fetch(QUERIES["nearest_of_many"], tx.org, agent_id, *_asked(asked)))


async def nearest_of_few(tx: Tx, agent_id: int, asked: Nearby) -> list[Neighbour]:
    """Exactly, whatever it costs."""
    return _neighbours(await tx.fetch(QUERIES["nearest_of_few"], tx.org, agent_id, *_asked(asked)))


def _asked(asked: Nearby) -> tuple[object, ...]:
    return written(asked.vector), asked.model, asked.namespaces, asked.tiers, asked.kinds, asked.limit


def _neighbours(found: Sequence[rows.Row]) -> list[Neighbour]:
    return [Neighbour(memory=rows.memory(row), similarity=float(row[PLACE])) for row in found]


async def similarity(
    tx: Tx, agent_id: int, ids: Sequence[int], model: str, vector: Sequence[float]
) -> dict[int, float]:
    """The cosine of each of `ids` that `model` has embedded."""
    found = await tx.fetch(QUERIES["similarity"], tx.org, agent_id, ids, written(vector), model)
    return {row[0]: float(row[1]) for row in found}
