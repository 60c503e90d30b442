"""Accesses: appended by every context without waiting for anybody, added up by the agent's next writer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from memory.event import Event, state
from store import events, rows
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx

QUERIES = load("accesses")

EVERY = 1024
"""After so many appended accesses one tries to add its agent's up, so that an agent that only reads is tidied too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch:
    """Rows of one agent that one turn accessed."""

    agent_id: int
    ids: Sequence[int]
    session_id: str | None
    at: datetime


async def touched(tx: Tx, touches: Sequence[Touch]) -> None:
    """Record the accesses of many turns in one statement. Takes no lock on any row, so it neither waits nor deadlocks."""
    if any(t.ids for t in touches):
        done = await tx.fetch(QUERIES["touched"], tx.org, *columns(touches))
        for agent_id in due((row[0], row[1]) for row in done):
            await tidy(tx, agent_id)


def columns(touches: Sequence[Touch]) -> list[tuple[Any, ...]]:
    """The accesses as the four arrays that a statement takes."""
    flat = [(t.agent_id, number, t.session_id or "", t.at) for t in touches for number in t.ids]
    return list(zip(*flat, strict=True)) or [(), (), (), ()]


def told(touches: Sequence[Touch]) -> str:
    """The accesses as a JSON array, for a statement that takes more than them."""
    rows = [
        {"agent_id": t.agent_id, "memory_ids": t.ids, "session_id": t.session_id or "", "at": t.at} for t in touches
    ]
    return orjson.dumps(rows).decode()


def due(appended: Iterable[tuple[int, int]]) -> set[int]:
    """Of appended accesses, each its number and its agent, the agents whose accesses are many enough to be added up."""
    return {agent_id for number, agent_id in appended if number % EVERY == 0}


async def tidy(tx: Tx, agent_id: int) -> None:
    """Add the agent's accesses up, unless a writer of it is at work: that one does."""
    if await tx.value(QUERIES["free"], agent_id):
        await settle(tx, agent_id)


async def settle(tx: Tx, agent_id: int) -> None:
    """Add up what has been appended; needs the agent's lock."""
    await tx.run(QUERIES["settle"], tx.org, agent_id)


async def place(tx: Tx, agent_id: int, at: datetime, actor: str) -> None:
    """Let each row's place in the index be where its last access puts it, with an event; needs the agent's lock."""
    await settle(tx, agent_id)
    moved = [rows.memory(row) for row in await tx.fetch(QUERIES["unsettled"], tx.org, agent_id)]
    if moved:
        await events.append(tx, agent_id, [_moved(memory, at, actor) for memory in moved])
        await tx.run(QUERIES["place"], tx.org, agent_id, [memory.id for memory in moved])


def _moved(memory: Memory, at: datetime, actor: str) -> Event:
    before = state(memory)
    last = memory.last_accessed_at
    after = before if last is None else {**before, "placed_at": last.isoformat(), "served": memory.access_count}
    return Event(
        subject="memory",
        subject_id=memory.id,
        kind="accessed",
        rule="access",
        actor=actor,
        at=at,
        before=before,
        after=after,
    )


async def sessions(tx: Tx, agent_id: int, ids: Sequence[int], since: datetime) -> dict[int, int]:
    """In how many distinct sessions each of `ids` was accessed at or after `since`; rows without any are absent."""
    found = await tx.fetch(QUERIES["sessions"], tx.org, agent_id, ids, since)
    return {row[0]: row[1] for row in found}
