"""What an import looks up to know its own rows again, and how it writes what the daily verbs never write."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store import rows
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.row import Memory
    from selfmodel.domain import Outcome
    from store.database import Tx
    from tensions.tension import Tension

QUERIES = load("importing")


async def defer_links(tx: Tx) -> None:
    """Until the transaction ends a row may refer to one that is written after it."""
    await tx.run(QUERIES["defer"])


async def learned(tx: Tx, agent_id: int, moments: Sequence[datetime]) -> list[Memory]:
    """Rows that were learned at exactly these moments, retired and erased ones too, by moment and id."""
    return [rows.memory(row) for row in await tx.fetch(QUERIES["learned"], tx.org, agent_id, moments)]


async def tensions(tx: Tx, agent_id: int, moments: Sequence[datetime]) -> list[Tension]:
    """Tensions that were opened at exactly these moments, by id."""
    return [rows.tension(row) for row in await tx.fetch(QUERIES["tensions"], tx.org, agent_id, moments)]


async def outcomes(tx: Tx, agent_id: int, domains: Sequence[str]) -> list[Outcome]:
    """All outcomes of the domains, those from before a reset too, by id."""
    return [rows.outcome(row) for row in await tx.fetch(QUERIES["outcomes"], tx.org, agent_id, domains)]


async def insert_outcomes(tx: Tx, agent_id: int, fresh: Iterable[Outcome], now: datetime) -> None:
    """Writes outcomes; those that count no more are marked as reset `now`. The domains are written by `save_domain`."""
    columns = [
        (
            tx.org, agent_id, o.id, o.domain, o.score, o.at, o.failure_pattern, o.strategy, o.session_id, o.note,
            now if o.reset else None,
        )
        for o in fresh
    ]  # fmt: skip
    await tx.each(QUERIES["outcome"], columns)
