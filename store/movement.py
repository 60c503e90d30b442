"""Which rows are due to change their tier: matched in many sessions of late, or accessed by nobody for long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import rows
from store.sql import load
from tiers.promotion import Match

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx

QUERIES = load("movement")


async def matches(tx: Tx, agent_id: int, ids: Sequence[int], since: datetime) -> dict[int, list[Match]]:
    """The last match of each of `ids` in each named session, none before `since`; rows without any are absent."""
    found: dict[int, list[Match]] = {}
    for number, session, at in await tx.fetch(QUERIES["matches"], tx.org, agent_id, ids, since):
        found.setdefault(number, []).append(Match(session_id=session, at=at))
    return found


async def earning(tx: Tx, since: datetime, sessions: int, now: datetime, limit: int) -> list[tuple[int, int]]:
    """Agents and their rows of L2 and L3, live at `now`, that were matched in `sessions` sessions or more since `since`."""
    found = await tx.fetch(QUERIES["earning"], tx.org, since, sessions, now, limit)
    return [(row[0], row[1]) for row in found]


@dataclass(frozen=True, slots=True, kw_only=True)
class Silence:
    """Untouched since `listed` in L1, since `warm` in L2, and live at `now`."""

    listed: datetime
    warm: datetime
    now: datetime


async def silent_agent(tx: Tx, silence: Silence) -> int | None:
    """The first agent for which `silent` finds something."""
    number: int | None = await tx.value(QUERIES["silent_agent"], tx.org, silence.listed, silence.warm, silence.now)
    return number


async def silent(tx: Tx, agent_id: int, silence: Silence, limit: int) -> list[Memory]:
    """The rows of one agent that were silent for too long, at most `limit` of each tier; needs the agent's lock."""
    since = (silence.listed, silence.warm, silence.now)
    return [rows.memory(row) for row in await tx.fetch(QUERIES["silent"], tx.org, agent_id, *since, limit)]
