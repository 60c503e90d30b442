"""The past, summed up by stages of an agent's log: how each row stood after every one of them, and how many held each word.

A pass of maintenance does it, so that no writer pays for it; whoever reads the past (`store/then.py`) reads the log from the last
stage on. Rows that are pruned or erased leave the sums as if they had never been there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import orjson

from memory import event
from store import rows
from store.sql import load
from tiers.render import priced
from tiers.span import grown, span

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx
    from store.rows import Row
    from tiers.span import Span
    from words.cost import Cost

QUERIES = load("stages")

EVENTS = 1024
"""Events of a stage: as many as whoever reads the past reads one by one at most, beside those that no stage holds yet."""

AGENTS = 200
"""Agents that one call finds at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """A row that events of a stage tell of, as it stood before and as it stands after."""

    id: int
    namespace: str
    words: frozenset[str]
    was: Span | None
    now: Span | None


async def behind(tx: Tx, events: int = EVENTS) -> list[int]:
    """The agents whose log goes on by a whole stage or more after their last one, in the order of their ids."""
    return [row[0] for row in await tx.fetch(QUERIES["behind"], tx.org, events, AGENTS)]


async def advance(tx: Tx, agent_id: int, cost: Cost, events: int = EVENTS) -> bool:
    """Sums up the next stage of `events` events; False where there are fewer. Needs the agent's lock."""
    last = await tx.row(QUERIES["last"], tx.org, agent_id)
    stage, after, last_at, highest, place = (0, 0, None, 0, None) if last is None else tuple(last)
    until, count, first_at, at, memory_id = await _next(tx, agent_id, after, events)
    if count < events:
        return False
    changed = [each for each in await _changed(tx, agent_id, after, until, cost) if each.was != each.now]
    await _write(tx, agent_id, stage + 1, changed)
    latest = at if last_at is None else max(at, last_at)
    places = [each.now.place for each in changed if each.now is not None and each.now.place is not None]
    last_place = max(places if place is None else [place, *places], default=None)
    ends = until, first_at, latest, max(highest, memory_id or 0), last_place
    await tx.run(QUERIES["end"], tx.org, agent_id, stage + 1, *ends)
    return True


async def _next(tx: Tx, agent_id: int, after: int, events: int) -> tuple[int, int, datetime, datetime, int | None]:
    row = await tx.row(QUERIES["next"], tx.org, agent_id, after, events)
    return (0, 0, None, None, None) if row is None else tuple(row)


async def _changed(tx: Tx, agent_id: int, after: int, until: int, cost: Cost) -> list[Changed]:
    found = await tx.fetch(QUERIES["changed"], tx.org, agent_id, after, until)
    costs = await priced_then(tx, agent_id, {row[0]: row[11] for row in found if _is_listed(row)}, cost)
    return [
        Changed(
            id=row[0],
            namespace=row[1],
            words=frozenset((*row[2], *row[3])),
            was=None if row[4] is None else span("fact", row[4], row[5], row[6]),
            now=span(row[7], row[8], row[9], costs.get(row[0], row[10])),
        )
        for row in found
    ]


def _is_listed(row: Row) -> bool:
    """Its line is in the index and isn't as it is now."""
    return row[11] is not None and row[7] != "retired" and row[8] == "L1"


async def priced_then(tx: Tx, agent_id: int, states: dict[int, str], cost: Cost) -> dict[int, int]:
    """What the index lines of rows cost in other states than theirs, by their ids."""
    held = await tx.fetch(QUERIES["rows"], tx.org, agent_id, sorted(states)) if states else []
    return {row[0]: _priced(rows.memory(row), states[row[0]], cost) for row in held}


def _priced(row: Memory, state: str, cost: Cost) -> int:
    return priced(event.as_of(row, orjson.loads(state)), cost).index_cost


async def _write(tx: Tx, agent_id: int, stage: int, changed: Sequence[Changed]) -> None:
    if not changed:
        return
    gone = [each.id for each in changed if each.was is not None and each.now is None]
    await tx.run(QUERIES["close"], tx.org, agent_id, [each.id for each in changed if each.was is not None], stage)
    opened = [(e.id, e.now.tier, e.namespace, e.now.place, e.now.cost) for e in changed if e.now is not None]
    if opened:
        await tx.run(QUERIES["open"], tx.org, agent_id, stage, *zip(*opened, strict=True))
    await _tally(tx, agent_id, stage, changed)
    if gone:
        await tx.run(QUERIES["shed"], tx.org, agent_id, gone, stage)


async def _tally(tx: Tx, agent_id: int, stage: int, changed: Iterable[Changed]) -> None:
    whole: Counter[str] = Counter()
    for each in changed:
        whole.update(grown(each.namespace, each.words, each.was, each.now))
    sums = [(key, n) for key, n in whole.items() if n]
    if sums:
        await tx.run(QUERIES["tally"], tx.org, agent_id, stage, *zip(*sums, strict=True))


async def leave_out(tx: Tx, agent_id: int, ids: Sequence[int]) -> None:
    """Rows that are about to be deleted, or to lose their text, leave the sums. Needs the agent's lock, and their texts still."""
    await tx.run(QUERIES["untally"], tx.org, agent_id, ids)
    await tx.run(QUERIES["unsay"], tx.org, agent_id, ids)
    await tx.run(QUERIES["unshed"], tx.org, agent_id, ids)
    await tx.run(QUERIES["unspan"], tx.org, agent_id, ids)
