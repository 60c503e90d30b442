"""What the lines of each rule cost over time, among the blocks that a filter leaves."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from store.database import Tx
    from store.injections import InjectionFilter

QUERIES = load("course")

MOST_READ = 5_000
"""Blocks that are read for one session or one row, the latest."""

TICK = timedelta(microseconds=1)
EVER = datetime(1, 1, 1, tzinfo=UTC)

Sum = tuple[int, str, int]
"""The beginning of a span in seconds since 1970, a rule, and its tokens in that span."""


async def ends(tx: Tx, agent_id: int) -> tuple[datetime, datetime] | None:
    """When the first and the last block of the agent were given; None: there is none."""
    row = await tx.row(QUERIES["ends"], tx.org, agent_id)
    return None if row is None or row[0] is None else (row[0], row[1])


async def tokens(tx: Tx, agent_id: int, wanted: InjectionFilter, seconds: int) -> list[Sum]:
    """By spans of `seconds`, which are whole hours wherever the log may be summed up; neither of a session nor of a row."""
    got = await tx.fetch(QUERIES["tokens"], tx.org, agent_id, _since(wanted), wanted.before, seconds, wanted.rule)
    return [(row[0], row[1], row[2]) for row in got]


async def narrow(tx: Tx, agent_id: int, wanted: InjectionFilter) -> list[Sum]:
    """By the minute, of one session or one row, from the latest blocks alone (`MOST_READ`)."""
    asked = (_since(wanted), wanted.before, wanted.rule, wanted.session_id)
    if wanted.memory_id is None:
        got = await tx.fetch(QUERIES["of_session"], tx.org, agent_id, *asked, MOST_READ)
    else:
        got = await tx.fetch(QUERIES["of_memory"], tx.org, agent_id, *asked, wanted.memory_id, MOST_READ)
    return [(row[0], row[1], row[2]) for row in got]


def _since(wanted: InjectionFilter) -> datetime:
    """`after` is exclusive, and times are whole microseconds."""
    return EVER if wanted.after is None else wanted.after + TICK
