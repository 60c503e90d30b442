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


async def stats(tx: Tx, agent_id: int | None, *, since: datetime) -> Numbers:
    """The numbers of one agent, or of the organisation; what has a time is counted from `since`."""
    where = (tx.org, agent_id)
    return Numbers(
        memories=_by_tier([tuple(row) for row in await tx.fetch(QUERIES["memories"], *where)]),
        days=tuple(_day(row) for row in await tx.fetch(QUERIES["days"], *where, since)),
        rules={row[0]: row[1] for row in await tx.fetch(QUERIES["rules"], *where, since)},
        rejections={row[0]: row[1] for row in await tx.fetch(QUERIES["rejections"], *where, since)},
        refused_merges=await tx.value(QUERIES["merges"], *where, since),
        open_tensions=await tx.value(QUERIES["open_tensions"], *where),
    )


def _by_tier(counts: list[tuple[str, str, int]]) -> dict[str, dict[str, int]]:
    tiers: dict[str, dict[str, int]] = {}
    for tier, status, count in counts:
        tiers.setdefault(tier, {})[status] = count
    return tiers


def _day(row: Row) -> Day:
    return Day(day=row[0].isoformat(), injections=row[1], tokens_injected=row[2], tokens_saved=row[3])
