"""Tensions: open ones are pinned into every block, resolved ones are kept, and none is ever deleted."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

import orjson

from store import cursor as cursors
from store import rows
from store.sql import load
from tensions.resolution import pair_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from store.database import Tx
    from tensions.tension import Tension

QUERIES = load("tensions")

OPENED: dict[str, Any] = {
    "status": "open",
    "winner": None,
    "resolution": None,
    "pattern": None,
    "resolved_by": None,
    "resolved_at": None,
}
"""What may change on a tension, as it is when it is opened."""


async def get(tx: Tx, agent_id: int, number: int) -> Tension | None:
    """One tension, whatever its status."""
    row = await tx.row(QUERIES["get"], tx.org, agent_id, number)
    return None if row is None else rows.tension(row)


async def page(
    tx: Tx, agent_id: int, *, status: str = "open", cursor: str | None = None, limit: int = 50
) -> tuple[list[Tension], str | None]:
    """Tensions of a status ("all": any), newest first, and the next cursor; raises `BadCursor`."""
    below = cursors.identifier("tensions", cursor)
    got = await tx.fetch(QUERIES["page"], tx.org, agent_id, below, limit + 1, None if status == "all" else status)
    shown = [rows.tension(row) for row in got[:limit]]
    return shown, cursors.write("tensions", shown[-1].id) if len(got) > limit else None


async def insert(tx: Tx, agent_id: int, tension: Tension) -> Tension:
    """The tension as it stands: the new one, or the one that is open for the same pair already."""
    key = pair_key(tension.a, tension.b)
    row = await tx.row(QUERIES["insert"], tx.org, agent_id, *_columns(tension), key)
    if row is None:
        row = await tx.row(QUERIES["open_pair"], tx.org, agent_id, key)
    if row is None:
        raise RuntimeError("the tension in the way was resolved meanwhile: the agent's lock is not held")
    return rows.tension(row)


def _columns(t: Tension) -> tuple[object, ...]:
    return (
        t.id, t.namespace, t.status, t.impact, t.a.text, t.a.memory_id, t.b.text, t.b.memory_id, t.question, t.origin, t.shape,
        t.created_at, t.suggestion, t.winner, t.resolution, t.pattern, t.resolved_by, t.resolved_at,
    )  # fmt: skip


async def save(tx: Tx, agent_id: int, t: Tension) -> None:
    """Write what may change: status, resolution, suggestion."""
    changed = (t.status, t.winner, t.resolution, t.pattern, t.resolved_by, t.resolved_at, t.suggestion)
    await tx.run(QUERIES["save"], tx.org, agent_id, t.id, *changed)


async def resolved_shapes(tx: Tx, agent_id: int, shapes: Sequence[str]) -> list[Tension]:
    """Resolved tensions of these shapes that left a pattern, newest resolution first, at most 100."""
    return await _all(tx, "resolved_shapes", agent_id, shapes)


async def of_memory(tx: Tx, agent_id: int, ids: Sequence[int], *, status: str = "all") -> list[Tension]:
    """Tensions with a claim on one of the rows `ids`, by id."""
    return await _all(tx, "of_memory", agent_id, ids, None if status == "all" else status)


async def pairs(tx: Tx, agent_id: int, keys: Sequence[str]) -> list[Tension]:
    """Tensions of these pairs (`tensions.resolution.pair_key`), whatever their status, by id."""
    return await _all(tx, "pairs", agent_id, keys)


async def as_of(tx: Tx, agent_id: int, at: datetime, namespaces: Sequence[str] | None) -> list[Tension]:
    """The tensions that were open at `at`, as they were then, by id."""
    found = await tx.fetch(QUERIES["as_of"], tx.org, agent_id, at, namespaces)
    then = [_then(rows.tension(row[1:]), row[0]) for row in found]
    return [tension for tension in then if tension.status == "open"]


def _then(tension: Tension, state: str | None) -> Tension:
    held = OPENED if state is None else {name: value for name, value in orjson.loads(state).items() if name in OPENED}
    resolved = held.get("resolved_at")
    at = datetime.fromisoformat(resolved) if isinstance(resolved, str) else None
    return replace(tension, **{**held, "resolved_at": at})


async def _all(tx: Tx, name: str, agent_id: int, *args: object) -> list[Tension]:
    return [rows.tension(row) for row in await tx.fetch(QUERIES[name], tx.org, agent_id, *args)]
