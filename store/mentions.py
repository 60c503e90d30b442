"""What live rows speak of by name: noted when they are written, gone when they are retired, listed with their counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import cursor as cursors
from store.sql import load
from words.entities import Entity

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from store.database import Tx

QUERIES = load("mentions")

SHOWN = 20
"""Rows of an entity that a list names, the newest first."""

LAST = "\U0010ffff"
"""Sorts behind every character."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """The row `memory_id` speaks of `entity`."""

    memory_id: int
    namespace: str
    entity: Entity


@dataclass(frozen=True, slots=True, kw_only=True)
class EntityRow:
    """An entity, how many live rows speak of it, and the newest of them."""

    key: str
    kind: str
    name: str
    count: int
    memory_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unread:
    """A row whose text nobody has read for what it mentions."""

    agent_id: int
    memory_id: int
    namespace: str
    content: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntityFilter:
    """Which entities: those whose key begins with `prefix`, of one namespace or of all, by the rows that are live at `now`."""

    prefix: str
    namespace: str | None
    now: datetime


async def note(tx: Tx, agent_id: int, mentions: Iterable[Mention]) -> None:
    """Keep what new rows mention, in one statement; needs the agent's lock."""
    flat = [(m.entity.key, m.namespace, m.memory_id, m.entity.kind, m.entity.text) for m in mentions]
    if flat:
        await tx.run(QUERIES["note"], tx.org, agent_id, *map(list, zip(*flat, strict=True)))


async def drop(tx: Tx, agent_id: int, ids: Sequence[int]) -> None:
    """Rows that are retired or deleted mention nothing any more; needs the agent's lock."""
    if ids:
        await tx.run(QUERIES["drop"], tx.org, agent_id, ids)


async def page(
    tx: Tx, agent_id: int, wanted: EntityFilter, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[EntityRow], str | None]:
    """At most `limit` entities behind `cursor` in the order of their keys; raises `BadCursor`."""
    after = "" if cursor is None else cursors.read_text("entities", cursor)
    bounds = (after, wanted.prefix, wanted.prefix + LAST)
    got = await tx.fetch(QUERIES["page"], tx.org, agent_id, *bounds, wanted.namespace, wanted.now, limit + 1, SHOWN)
    shown = [
        EntityRow(key=row[0], count=row[1], kind=row[2], name=row[3], memory_ids=tuple(row[4])) for row in got[:limit]
    ]
    return shown, cursors.write_text("entities", shown[-1].key) if len(got) > limit else None


async def of(tx: Tx, agent_id: int, ids: Sequence[int]) -> dict[int, list[Entity]]:
    """What each of `ids` mentions; those that mention nothing are absent."""
    found: dict[int, list[Entity]] = {}
    for row in await tx.fetch(QUERIES["of"], tx.org, agent_id, ids) if ids else ():
        found.setdefault(row[0], []).append(Entity(key=row[1], text=row[2], kind=row[3]))
    return found


async def unread(tx: Tx, limit: int) -> list[Unread]:
    """At most `limit` rows of one agent that were written before there were mentions."""
    got = await tx.fetch(QUERIES["unread"], tx.org, limit)
    return [Unread(agent_id=row[0], memory_id=row[1], namespace=row[2], content=row[3]) for row in got]


async def read(tx: Tx, agent_id: int, ids: Sequence[int]) -> None:
    """Mark rows as read; needs the agent's lock."""
    await tx.run(QUERIES["read"], tx.org, agent_id, ids)
