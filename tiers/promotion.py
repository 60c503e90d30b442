"""Who changes tier: promotion by use or kinship, demotion by silence, the pinned cap. No status ever moves here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from memory.durability import is_live
from tiers.render import body_line, price
from tiers.tier import PINNED_CAP
from words.distinctive import distinctive
from words.identifiers import keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from memory.row import Memory, Tier
    from words.cost import Cost

SESSIONS = 3
WINDOW = timedelta(days=14)
"""Matched by a rule in 3 distinct sessions within 14 days (design §3)."""

SHARED_DISTINCTIVE = 2
"""Distinctive tokens that make two statements kin; one shared identifier does as well."""

PROMOTED_A_TURN = 3

SILENCE: Mapping[Tier, tuple[timedelta, Tier]] = {
    "L1": (timedelta(days=30), "L2"),
    "L2": (timedelta(days=180), "L3"),
}
"""How long without access, and where to (design §3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A rule matched the memory in this session at this time (UTC)."""

    session_id: str | None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class TierFull:
    """Pinning is refused: `used` of `limit` tokens are taken, and the memory needs `needed` more."""

    limit: int
    used: int
    needed: int


def is_warm(memory: Memory) -> bool:
    """In a tier that costs nothing until a rule matches."""
    return memory.tier in ("L2", "L3")


def is_promotable(memory: Memory, now: datetime) -> bool:
    """Warm and live: it may come back to the working set."""
    return is_warm(memory) and is_live(memory, now)


def is_earned(matches: Iterable[Match], now: datetime) -> bool:
    """Three distinct sessions within the 14 days before `now`; what has no session counts for none."""
    recent = {m.session_id for m in matches if m.session_id is not None and now - WINDOW <= m.at <= now}
    return len(recent) >= SESSIONS


def promote(memory: Memory, now: datetime) -> Memory:
    """Into the working set, with a place in the index. Its status stays: usage never makes a fact."""
    return replace(memory, tier="L1", placed_at=now)


def kin(learned: Sequence[Memory], held: Iterable[Memory], now: datetime) -> tuple[Memory, ...]:
    """Of `held`, whom the statements just learned bring back to L1: the best three of their own namespaces."""
    names = [_Names.of(m) for m in learned]
    scored = [(max((_kinship(n, _Names.of(m)) for n in names), default=NO_KIN), m) for m in _others(learned, held, now)]
    best = sorted((pair for pair in scored if pair[0] != NO_KIN), key=lambda pair: (*_descending(pair[0]), pair[1].id))
    return tuple(m for _, m in best[:PROMOTED_A_TURN])


def _others(learned: Sequence[Memory], held: Iterable[Memory], now: datetime) -> list[Memory]:
    new = {m.id for m in learned}
    return [m for m in held if m.id not in new and is_promotable(m, now)]


Kinship = tuple[int, int]
"""Shared identifiers, shared distinctive tokens."""

NO_KIN: Kinship = (0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Names:
    namespace: str
    identifiers: frozenset[str]
    distinctive: frozenset[str]

    @classmethod
    def of(cls, memory: Memory) -> _Names:
        return cls(
            namespace=memory.namespace,
            identifiers=keys(memory.content),
            distinctive=frozenset(distinctive(memory.content)),
        )


def _kinship(a: _Names, b: _Names) -> Kinship:
    if a.namespace != b.namespace:
        return NO_KIN
    identifiers, tokens = len(a.identifiers & b.identifiers), len(a.distinctive & b.distinctive)
    return (identifiers, tokens) if identifiers or tokens >= SHARED_DISTINCTIVE else NO_KIN


def _descending(kinship: Kinship) -> Kinship:
    return -kinship[0], -kinship[1]


def idle_since(memory: Memory) -> datetime:
    """The last access, or where there was none the moment it was learned or given its place."""
    moments = (memory.learned_at, memory.placed_at, memory.last_accessed_at or memory.learned_at)
    return max(moments)


def demote(memory: Memory, now: datetime) -> Memory | None:
    """The memory one tier colder when it was silent for too long, None when it stays. What is pinned stays."""
    rule = SILENCE.get(memory.tier)
    if rule is None or not is_live(memory, now):
        return None
    silence, colder = rule
    return replace(memory, tier=colder) if now - idle_since(memory) >= silence else None


def pin(memory: Memory, held: Iterable[Memory], now: datetime, cost: Cost) -> Memory | TierFull:
    """The memory in L0, unless its line beside those of `held`, the agent's pinned ones, would pass the cap."""
    used = sum(price(body_line(m), cost) for m in held if m.id != memory.id)
    needed = price(body_line(memory), cost)
    if used + needed > PINNED_CAP:
        return TierFull(limit=PINNED_CAP, used=used, needed=needed)
    return replace(memory, tier="L0", placed_at=now)


def unpin(memory: Memory, now: datetime) -> Memory:
    """Back in the working set, with a place in the index."""
    return promote(memory, now)


def placed(memory: Memory) -> Memory:
    """With the place that its accesses earned: applied to the working set whenever the stable part changes anyway."""
    if memory.last_accessed_at is None or memory.last_accessed_at <= memory.placed_at:
        return memory
    return replace(memory, placed_at=memory.last_accessed_at)
