"""Rows get their vectors after their commit: a batch of those that wait, embedded and kept in one transaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from remote.embedder import PROBE
from remote.errors import Down, Refused, Unusable
from store import passes, vectors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remote.embedder import Embedder
    from remote.vectors import Vector
    from store.database import Database
    from store.vectors import Pending

BATCH = 16
"""Rows that one request embeds: half a second of a small model on two idle cores, three on busy ones."""

LONGEST = 45.0
"""Seconds that one batch takes at most, with every request that it comes to: its transaction is open meanwhile."""

CLAIM = "embed"
START = ("", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What one batch came to. `skipped` are rows that the embedder can't give a vector for; `after` is where the next begins."""

    embedded: int
    skipped: tuple[int, ...]
    after: tuple[str, int]

    @property
    def is_last(self) -> bool:
        """Whether nothing waited any more."""
        return not self.embedded and not self.skipped


async def step(
    database: Database, embedder: Embedder, org: int, after: tuple[str, int], deadline: float
) -> Step | None:
    """Embeds the next batch behind `after`; an empty one when nothing waits, None when another process is at it.

    `deadline` is of one request, in seconds. Raises `Down`, and then nothing is written: the rows wait for the next time.
    """
    async with database.tenant(org) as tx:
        if not await passes.claim(tx, CLAIM):
            return None
        rows = await vectors.pending(tx, embedder.model, after, BATCH)
        if not rows:
            return Step(embedded=0, skipped=(), after=after)
        made = await _made(embedder, rows, deadline)
        tried = rows[: max(1, len(made))]
        await vectors.keep(tx, embedder.model, list(zip(tried, made, strict=False)))
    skipped = () if made else (tried[0].memory_id,)
    return Step(embedded=len(made), skipped=skipped, after=(tried[-1].model, tried[-1].memory_id))


async def _made(embedder: Embedder, rows: Sequence[Pending], deadline: float) -> list[Vector]:
    """The vectors of the first rows, as many as one usable answer holds; none where the first row can't have one.

    What can't be used is asked for again with half the texts, so that one text can't keep the others waiting. If a single text
    fails where an ordinary one doesn't, it is the text; else it is the embedder.
    """
    texts = [row.content for row in rows]
    try:
        async with asyncio.timeout(LONGEST):
            while texts:
                try:
                    return await embedder.embed(texts, "document", deadline)
                except (Unusable, Refused):
                    texts = texts[: len(texts) // 2]
            await embedder.embed([PROBE], "document", deadline)
    except TimeoutError:
        raise Down(f"no usable answer within {LONGEST:g} s") from None
    except (Unusable, Refused) as broken:
        raise Down(f"no usable vector for any text: {broken}") from broken
    return []
