"""The past of rows: where they came from, what became of them, and the whole shelf as of a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import orjson

from memory import event
from store import rows
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx

QUERIES = load("history")


@dataclass(frozen=True, slots=True, kw_only=True)
class Lineage:
    """`parents` nearest first, those of a summary in order; `chain` from the first statement to the head, itself in its place."""

    parents: tuple[Memory, ...]
    children: tuple[Memory, ...]
    chain: tuple[Memory, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Then:
    """A row as it was. `changed`: it is another now, so are its costs."""

    memory: Memory
    changed: bool


async def as_of(tx: Tx, agent_id: int, at: datetime, ids: Sequence[int]) -> list[Then]:
    """Those of `ids` learned by `at`, each in the state of its last event until then, retired and expired ones too, by id."""
    found = await tx.fetch(QUERIES["as_of"], tx.org, agent_id, at, ids)
    return [_then(rows.memory(row[1:]), row[0]) for row in found]


def _then(memory: Memory, state: str | None) -> Then:
    then = memory if state is None else event.as_of(memory, orjson.loads(state))
    return Then(memory=then, changed=then != memory)


async def erased(tx: Tx, agent_id: int, at: datetime) -> int:
    """How many rows that were here at `at` have been erased since."""
    count: int = await tx.value(QUERIES["erased"], tx.org, agent_id, at)
    return count


async def pruned(tx: Tx, agent_id: int, at: datetime) -> int:
    """How many rows that were live at `at` have been deleted since: what no `as_of` brings back."""
    count: int = await tx.value(QUERIES["pruned"], tx.org, agent_id, at)
    return count


async def children(tx: Tx, agent_id: int, number: int) -> list[Memory]:
    """The rows whose `parent_id` is `number`, and the summaries that were made of it, by id."""
    derived = (*await _rows(tx, "children", agent_id, number), *await _rows(tx, "summaries", agent_id, number))
    return [row for _, row in sorted({row.id: row for row in derived}.items())]


async def head(tx: Tx, agent_id: int, number: int) -> Memory | None:
    """The last of a row's successors when it is live; None when there is none, or it was retired without a successor."""
    line = await _rows(tx, "successors", agent_id, number)
    return line[-1] if line and line[-1].status != "retired" else None


async def lineage(tx: Tx, agent_id: int, number: int) -> Lineage:
    """All that is linked to the row `number`."""
    itself = await tx.fetch(QUERIES["itself"], tx.org, agent_id, number)
    before = await _rows(tx, "predecessors", agent_id, number)
    after = await _rows(tx, "successors", agent_id, number)
    parents = (*await _rows(tx, "sources", agent_id, number), *await _rows(tx, "parents", agent_id, number))
    return Lineage(
        parents=tuple({row.id: row for row in parents}.values()),
        children=tuple(await children(tx, agent_id, number)),
        chain=(*reversed(before), *(rows.memory(row) for row in itself), *after),
    )


async def _rows(tx: Tx, name: str, agent_id: int, number: int) -> list[Memory]:
    return [rows.memory(row) for row in await tx.fetch(QUERIES[name], tx.org, agent_id, number)]
