"""What is held and what it has cost, counted when it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from store.database import Tx
    from store.rows import Row

QUERIES = load("stats")


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One day in UTC, as `YYYY-MM-DD`."""

    day: str
    injections: int
    tokens_injected: int
    tokens_saved: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """`memories` by tier, then status; `rules` are injections with a line of the rule; `rejections` by rule."""

    memories: Mapping[str, Mapping[str, int]]
    days: tuple[Day, ...]
    rules: Mapping[str, int]
    rejections: Mapping[str, int]
    refused_merges: int
    open_tensions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Used:
    """What one day, one agent or one credential took; the one that it is of is set. Times in milliseconds."""

    day: str | None
    agent: str | None
    actor: str | None
    injections: int
    tokens: int
    stable_tokens: int
    saved_tokens: int
    median_ms: float | None
    slow_ms: float | None
    """The 95th of a hundred."""


async def usage(tx: Tx, agent_id: int | None, *, since: datetime) -> list[Used]:
    """Injections since then, counted by day, by agent and by credential."""
    return [_used(row) for row in await tx.fetch(QUERIES["usage"], tx.org, agent_id, since)]


def _used(row: Row) -> Used:
    return Used(
        day=None if row[0] is None else row[0].isoformat(),
        agent=row[1],
        actor=row[2],
        injections=row[3],
        tokens=row[4],
        stable_tokens=row[5],
        saved_tokens=row[6],
        median_ms=row[7],
        slow_ms=row[8],
    )


async def daily_rules(tx: Tx, agent_id: int | None, *, since: datetime) -> list[tuple[str, str, int]]:
    """Day (UTC), rule, and in how many injections of that day it had a line."""
    rows = await tx.fetch(QUERIES["daily_rules"], tx.org, agent_id, since)
    return [(row[0].isoformat(), row[1], row[2]) for row in rows]


async def begun(tx: Tx) -> tuple[bool, bool]:
    """Whether anything was ever remembered in the organisation, and whether a block was ever given."""
    row = await tx.row(QUERIES["begun"], tx.org)
    return (False, False) if row is None else (row[0], row[1])


async def refused(tx: Tx, agent_id: int | None, *, since: datetime) -> tuple[dict[str, int], int]:
    """Rejections by rule since then, and merges that would have lost a token."""
    found = await tx.fetch(QUERIES["rejections"], tx.org, agent_id, since)
    return {row[0]: row[1] for row in found}, await tx.value(QUERIES["merges"], tx.org, agent_id, since)


async def open_tensions(tx: Tx, agent_id: int | None) -> int:
    """Tensions that wait for an answer."""
    waiting: int = await tx.value(QUERIES["open_tensions"], tx.org, agent_id)
    return waiting


async def stats(tx: Tx, agent_id: int | None, *, since: datetime) -> Numbers:
    """The numbers of one agent, or of the organisation; what has a time is counted from `since`."""
    where = (tx.org, agent_id)
    rejections, merges = await refused(tx, agent_id, since=since)
    return Numbers(
        memories=_by_tier([tuple(row) for row in await tx.fetch(QUERIES["memories"], *where)]),
        days=tuple(_day(row) for row in await tx.fetch(QUERIES["days"], *where, since)),
        rules={row[0]: row[1] for row in await tx.fetch(QUERIES["rules"], *where, since)},
        rejections=rejections,
        refused_merges=merges,
        open_tensions=await open_tensions(tx, agent_id),
    )


def _by_tier(counts: list[tuple[str, str, int]]) -> dict[str, dict[str, int]]:
    tiers: dict[str, dict[str, int]] = {}
    for tier, status, count in counts:
        tiers.setdefault(tier, {})[status] = count
    return tiers


def _day(row: Row) -> Day:
    return Day(day=row[0].isoformat(), injections=row[1], tokens_injected=row[2], tokens_saved=row[3])
