"""Standing parts that were rendered ahead, one an agent; `store.shelf.standing` finds those of the present revision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx
    from store.injections import Part

QUERIES = load("standings")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ahead:
    """A standing part as it is kept: what the log keeps of it, and what else a block is made with, as JSON."""

    until: datetime
    """When (UTC) time alone may change it."""
    part: Part
    said: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """By what one was rendered, from which revision, for which namespaces and budget."""

    rendering: str
    revision: int
    shape: str


async def outdate(tx: Tx, rendering: str) -> None:
    """What another release rendered is due."""
    await tx.run(QUERIES["outdate"], tx.org, rendering)


async def due(tx: Tx, now: datetime, limit: int) -> list[int]:
    """The next agents whose standing part is to be rendered, at most `limit`."""
    return [row[0] for row in await tx.fetch(QUERIES["due"], tx.org, now, limit)]


async def asked(tx: Tx, agent_id: int) -> tuple[str | None, int] | None:
    """For which namespace and budget the agent was asked last; None: never."""
    row = await tx.row(QUERIES["asked"], tx.org, agent_id)
    return None if row is None else (row[0], row[1])


async def write(tx: Tx, agent_id: int, made: Made, ahead: Ahead) -> None:
    """Keeps it. Needs the agent's lock, under which its revision was read, so that none of another revision stays."""
    p = ahead.part
    columns = (p.key, p.text, list(p.memory_ids), p.entries.decode(), p.left_out.decode(), ahead.said.decode())
    await tx.run(QUERIES["write"], tx.org, agent_id, ahead.until, made.rendering, made.revision, made.shape, *columns)


async def leave(tx: Tx, agent_id: int, until: datetime) -> None:
    """Nothing is to be rendered before `until`, unless the agent comes to another revision."""
    await tx.run(QUERIES["leave"], tx.org, agent_id, until)
