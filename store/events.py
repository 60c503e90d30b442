"""Events: what changed, by which rule, by whom, when. The log is appended to and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from memory.event import Event
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from memory.event import Subject
    from store.database import Tx
    from store.rows import Row

QUERIES = load("events")


async def append(tx: Tx, agent_id: int, events: Sequence[Event]) -> None:
    """Append in the order given."""
    if events:
        columns = zip(*(_columns(event) for event in events), strict=True)
        await tx.run(QUERIES["append"], tx.org, agent_id, *columns)


def _columns(e: Event) -> tuple[object, ...]:
    return e.subject, e.subject_id, e.kind, e.rule, e.actor, e.at, _text(e.before), _text(e.after)


def _text(state: Mapping[str, Any] | None) -> str | None:
    return None if state is None else orjson.dumps(state).decode()


async def of(tx: Tx, agent_id: int, subject: Subject, subject_id: int) -> list[Event]:
    """Everything that happened to one subject, oldest first."""
    return [_event(row) for row in await tx.fetch(QUERIES["of"], tx.org, agent_id, subject, subject_id)]


async def moments(tx: Tx, agent_id: int, limit: int) -> list[datetime]:
    """Moments at which something of the agent changed, oldest first: all of them where they are `limit` or fewer.

    Else about as many, spread over all changes, the first and the last among them.
    """
    latest = [row[0] for row in await tx.fetch(QUERIES["moments"], tx.org, agent_id, limit + 1)]
    if len(latest) <= limit and not await _has_more(tx, agent_id, latest):
        return latest[::-1]
    return await _spread(tx, agent_id, limit)


async def _spread(tx: Tx, agent_id: int, limit: int) -> list[datetime]:
    """Ids of an agent stand close together where it is busy and far apart where others are: stretches without an event of its
    own are cut out, and the longest that are left are halved until there are enough moments.
    """
    ends = await tx.row(QUERIES["ends"], tx.org, agent_id)
    if ends is None or ends[0] is None:
        return []
    stretches, found = [(ends[0], ends[1])], {ends[2], ends[3]}
    while len(found) < limit:
        longest = max(last - first for first, last in stretches)
        if longest < 2:
            break
        halved = [each for each in stretches if 2 * (each[1] - each[0]) >= longest][: limit - len(found)]
        middles = [first + (last - first) // 2 for first, last in halved]
        rest = [each for each in stretches if each not in set(halved)]
        rows = await tx.fetch(QUERIES["beside"], tx.org, agent_id, middles)
        found |= {at for row in rows for at in (row[1], row[3])}
        halves = [
            pair for each, row in zip(halved, rows, strict=True) for pair in ((each[0], row[0]), (row[2], each[1]))
        ]
        stretches = rest + halves
    return sorted(found)


async def _has_more(tx: Tx, agent_id: int, latest: Sequence[datetime]) -> bool:
    """Whether something changed before the oldest of `latest`: one moment may hold all the events that were looked at."""
    return bool(latest) and await earlier(tx, agent_id, latest[-1]) is not None


async def earlier(tx: Tx, agent_id: int, moment: datetime) -> datetime | None:
    """When something last changed before that moment."""
    found: datetime | None = await tx.value(QUERIES["earlier"], tx.org, agent_id, moment)
    return found


async def later(tx: Tx, agent_id: int, moment: datetime) -> datetime | None:
    """When something first changed after that moment."""
    found: datetime | None = await tx.value(QUERIES["later"], tx.org, agent_id, moment)
    return found


def _event(row: Row) -> Event:
    return Event(
        subject=row[0],
        subject_id=row[1],
        kind=row[2],
        rule=row[3],
        actor=row[4],
        at=row[5],
        before=None if row[6] is None else orjson.loads(row[6]),
        after=None if row[7] is None else orjson.loads(row[7]),
    )
