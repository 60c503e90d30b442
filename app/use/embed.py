"""Rows get their vectors after their commit: a batch of those that wait, embedded and kept in one transaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from remote.errors import Down, Refused, Unusable
from store import passes, vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.embedder import Embedder
    from remote.vectors import Vector
    from store.database import Database
    from store.vectors import Pending

BATCH = 32
"""Rows that one request embeds: about a second of a small model on two cores."""

CLAIM = "embed"
START = ("", 0)

Embedded = list[tuple["Pending", "Vector"]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What one batch came to. `skipped` are rows that the embedder can't give a vector for; `after` is where the next begins."""

    embedded: int
    skipped: tuple[int, ...]
    after: tuple[str, int]


async def step(
    database: Database, embedder: Embedder, org: int, after: tuple[str, int], deadline: float
) -> Step | None:
    """Embeds the next batch behind `after`; an empty one when nothing waits, None when another process is at it.

    `deadline` is of the whole batch, in seconds. Raises `Down`, also where the embedder gives a usable vector for none of them,
    and then nothing is written: the rows wait for the next time.
    """
    async with database.tenant(org) as tx:
        if not await passes.claim(tx, CLAIM):
            return None
        rows = await vectors.pending(tx, embedder.model, after, BATCH)
        if not rows:
            return Step(embedded=0, skipped=(), after=after)
        embedded = await _embedded(embedder, rows, deadline)
        await vectors.keep(tx, embedder.model, embedded)
    given = {row.memory_id for row, _ in embedded}
    return Step(
        embedded=len(embedded),
        skipped=tuple(row.memory_id for row in rows if row.memory_id not in given),
        after=(rows[-1].model, rows[-1].memory_id),
    )


async def _embedded(embedder: Embedder, rows: Sequence[Pending], deadline: float) -> Embedded:
    try:
        async with asyncio.timeout(deadline):
            embedded = await _halved(embedder, rows, deadline)
    except TimeoutError:
        raise Down(f"no usable answer within {deadline:g} s") from None
    if not embedded:
        raise Down(f"no usable vector for any of {len(rows)} texts")
    return embedded


async def _halved(embedder: Embedder, rows: Sequence[Pending], deadline: float) -> Embedded:
    """All at once; where that answer can't be used, each half by itself, so that one text can't keep the others waiting."""
    try:
        made = await embedder.embed([row.content for row in rows], "document", deadline)
    except (Unusable, Refused):
        if len(rows) == 1:
            return []
        middle = len(rows) // 2
        first = await _halved(embedder, rows[:middle], deadline)
        return [*first, *await _halved(embedder, rows[middle:], deadline)]
    return list(zip(rows, made, strict=True))
