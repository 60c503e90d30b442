"""Episodes: which are there to consolidate, and of which rows a summary was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memory.consolidation import Episode
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from store.database import Tx
    from store.rows import Row

QUERIES = load("episodes")


async def live(tx: Tx, agent_id: int, now: datetime, namespace: str | None = None) -> list[Episode]:
    """The episodes that are live at `now`, of one namespace or of all."""
    return [_episode(row) for row in await tx.fetch(QUERIES["live"], tx.org, agent_id, now, namespace)]


async def quiet(tx: Tx, agent_id: int, now: datetime, since: datetime) -> list[Episode]:
    """Those of them, pinned ones apart, whose session was left alone since `since`: nothing said, given or accessed in it."""
    return [_episode(row) for row in await tx.fetch(QUERIES["quiet"], tx.org, agent_id, now, since)]


async def holders(tx: Tx, since: datetime) -> list[int]:
    """The agents for which `quiet` may find something, in the order of their ids."""
    return [row[0] for row in await tx.fetch(QUERIES["holders"], tx.org, since)]


async def cite(tx: Tx, agent_id: int, summary: int, sources: Sequence[int]) -> None:
    """Keep what a summary was made of: exactly the rows that its writer was shown, in order."""
    await tx.run(QUERIES["cite"], tx.org, agent_id, summary, sources)


def _episode(row: Row) -> Episode:
    return Episode(id=row[0], namespace=row[1], at=row[2], size=row[3], expires_at=row[4])
