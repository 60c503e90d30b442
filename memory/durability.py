"""Durability: how long a row lives, in one rule for linked and for anonymous agents."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.row import Memory

ANONYMOUS_HOURS = 24.0
"""The longest life of a row whose agent no user stands behind (design §4)."""

LAST_MOMENT = datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)
"""Where a time to live that runs past the calendar ends."""

LINK = "Link the agent to a user to keep memories permanently."


@dataclass(frozen=True, slots=True, kw_only=True)
class Durability:
    """What was granted: `expires_at` None is permanent; `advisory` is set when less than was asked was granted."""

    expires_at: datetime | None
    ttl_asked: bool
    advisory: str | None = None


class UnusableTtl(ValueError):  # noqa: N818 -- named as the thing that is wrong
    """A time to live that is no positive finite number of hours."""


def expiry(ttl_hours: float | None, now: datetime, *, anonymous: bool) -> Durability:
    """The life of a row born at `now` (UTC) whose caller asked for `ttl_hours`; raises `UnusableTtl`."""
    if ttl_hours is not None and not (math.isfinite(ttl_hours) and ttl_hours > 0):
        message = f"ttl_hours must be a positive number of hours, not {ttl_hours!r}."
        raise UnusableTtl(message)
    asked = ttl_hours is not None
    if anonymous and (ttl_hours is None or ttl_hours > ANONYMOUS_HOURS):
        return Durability(expires_at=_after(now, ANONYMOUS_HOURS), ttl_asked=asked, advisory=_capped(ttl_hours))
    return Durability(expires_at=None if ttl_hours is None else _after(now, ttl_hours), ttl_asked=asked)


def _after(now: datetime, hours: float) -> datetime:
    try:
        return min(now + timedelta(hours=hours), LAST_MOMENT)
    except OverflowError:
        return LAST_MOMENT


def _capped(ttl_hours: float | None) -> str:
    if ttl_hours is None:
        return f"Ephemeral: this agent is anonymous, so the memory expires in {ANONYMOUS_HOURS:g} h. {LINK}"
    asked = f"{ttl_hours:g} h was asked"
    return f"Capped: {asked}, and an anonymous agent's memories live {ANONYMOUS_HOURS:g} h at most. {LINK}"


def is_ephemeral(memory: Memory) -> bool:
    """It will expire."""
    return memory.expires_at is not None


def is_expired(memory: Memory, now: datetime) -> bool:
    """Its time is over at `now`; the hourly prune deletes it, and until then no read shows it."""
    return memory.expires_at is not None and memory.expires_at <= now


def is_live(memory: Memory, now: datetime) -> bool:
    """Neither retired nor expired: what reads show, what rules may propose."""
    return memory.status != "retired" and not is_expired(memory, now)


def expiry_text(expires_at: datetime | None, now: datetime) -> str:
    """`permanent`, `expired`, or `expires in Xh` with the hours that are left, begun ones counted."""
    if expires_at is None:
        return "permanent"
    if expires_at <= now:
        return "expired"
    return f"expires in {math.ceil((expires_at - now) / timedelta(hours=1))}h"


def outlives(held: datetime | None, other: datetime | None) -> bool:
    """A row that expires at `held` expires no earlier than one that expires at `other` (None: never)."""
    return held is None or (other is not None and held >= other)


def link(memory: Memory, now: datetime) -> Memory:
    """Its agent was linked to a user: a live row becomes permanent, unless its caller asked for a time to live."""
    if memory.ttl_asked or not is_live(memory, now):
        return memory
    return replace(memory, expires_at=None)
