"""Learning reports: what became of every candidate of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from store import cursor as cursors
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from store.database import Tx
    from store.rows import Row

QUERIES = load("turns")


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRow:
    """One report. `rules` are all that took part, `rejections` one rule a rejection; `id` None: the store gives one."""

    id: int | None = None
    at: datetime
    session_id: str | None
    namespace: str | None
    rules: Sequence[str]
    report: Mapping[str, Any]
    rejections: Sequence[str] = ()
    refused_merges: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnFilter:
    """What a list holds; None asks for nothing. `before` and `after` are exclusive.

    `text` stands, in any case, in a statement that was stored, folded or rejected. A turn that named no namespace was of
    the agent's `default`.
    """

    session_id: str | None = None
    rule: str | None = None
    before: datetime | None = None
    after: datetime | None = None
    namespace: str | None = None
    default: str = "default"
    text: str | None = None


async def insert(tx: Tx, agent_id: int, turn: TurnRow) -> int:
    """Write a report and return its id."""
    columns = (turn.id, turn.at, turn.session_id, turn.namespace, list(dict.fromkeys(turn.rules)), turn.rejections)
    report = orjson.dumps(turn.report).decode()
    number: int = await tx.value(QUERIES["insert"], tx.org, agent_id, *columns, turn.refused_merges, report)
    return number


MOST = 50_000
"""Reports that one page walks at most: a search for what hardly any holds goes on with the next page."""

MOST_READ = 5_000
"""The same where the reports themselves have to be read."""


async def page(
    tx: Tx, agent_id: int, wanted: TurnFilter, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[TurnRow], str | None]:
    """Reports newest first and the next cursor; raises `BadCursor`.

    A page may hold fewer than `limit`, or none, and have a next one: then `MOST` were walked, or
    `MOST_READ` for a text or a namespace.
    """
    below = cursors.identifier("turns", cursor)
    got, last = await _walked(tx, agent_id, wanted, below, limit)
    shown = [_turn(row) for row in got[:limit]]
    if len(got) > limit:
        last = got[limit - 1][0]
    return shown, None if last is None else cursors.write("turns", last)


async def _walked(
    tx: Tx, agent_id: int, wanted: TurnFilter, below: int, limit: int
) -> tuple[Sequence[Row], int | None]:
    """The rows, and where the walk ended short of a page."""
    of = (wanted.namespace, wanted.default, wanted.text)
    conditions = (wanted.rule, wanted.before, wanted.after, *of)
    most = MOST if wanted.namespace is None and wanted.text is None else MOST_READ
    if wanted.session_id is not None:
        asked = (below, limit + 1, *conditions, wanted.session_id)
        return await tx.fetch(QUERIES["page_of_session"], tx.org, agent_id, *asked), None
    got = await tx.fetch(QUERIES["page"], tx.org, agent_id, below, limit + 1, most, *conditions)
    return got, await tx.value(QUERIES["page_end"], tx.org, agent_id, below, most) if len(got) <= limit else None


async def last_reports(tx: Tx, agent_id: int, session_id: str, limit: int = 1) -> list[Mapping[str, Any]]:
    """The latest reports of a session, newest first."""
    found = await tx.fetch(QUERIES["last_reports"], tx.org, agent_id, session_id, limit)
    return [orjson.loads(row[0]) for row in found]


def _turn(row: Row) -> TurnRow:
    return TurnRow(
        id=row[0], at=row[1], session_id=row[2], namespace=row[3], rules=tuple(row[4]), report=orjson.loads(row[5])
    )
