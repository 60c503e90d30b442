"""How an episode ranks: by likeness, by how long ago it was and by how often it was served; and who stands beside whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.row import Memory
    from tiers.fuse import Fused

LIKENESS: Final = 0.6
RECENCY: Final = 0.25
FADING: Final = 0.1
SERVED: Final = 0.15
EACH: Final = 0.05
MOST: Final = 0.3
"""0.6·similarity + 0.25/(1 + 0.1·days) + 0.15·min(0.3, 0.05·times served) (design §9)."""

LEADERS: Final = 3
BESIDE: Final = 0.8
"""The neighbours of the first three join at 0.8 of their score (design §9)."""

DAY = timedelta(days=1)

AROUND: Final = 2
"""Turns from an episode that was found within which one that holds a word of the message may be proposed as well: farther
away no word counts that stands there (`tiers.reach`)."""

Side = Literal["before", "after"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """The live episode right before or right after the episode `of` in its session."""

    memory: Memory
    of: int
    side: Side


def happened(memory: Memory) -> datetime:
    """When it happened, or where nobody said so when it was told."""
    return memory.occurred_at or memory.learned_at


def latest(episodes: Iterable[Memory]) -> list[Memory]:
    """The last that happened first; of one moment the last that was told."""
    return sorted(episodes, key=lambda row: (happened(row), row.id), reverse=True)


def days_since(memory: Memory, now: datetime) -> float:
    """Days from when it happened until `now`; 0 for what is still to come."""
    return max(timedelta(), now - happened(memory)) / DAY


def episode_score(similarity: float, days: float, served: int) -> float:
    """The score of an episode, 0…0.895: counts and age rank, they never grant truth."""
    return LIKENESS * similarity + RECENCY / (1 + FADING * days) + SERVED * min(MOST, EACH * served)


def first_three(finds: Iterable[Fused]) -> list[Fused]:
    """Of finds in their order, the episodes whose neighbours join."""
    return [find for find in finds if find.memory.kind == "episodic"][:LEADERS]


def joined(finds: Sequence[Fused], neighbours: Iterable[Beside]) -> list[Fused]:
    """The finds and the neighbours of their first three episodes, best score first; who is a find already keeps the better one."""
    best = {find.memory.id: find for find in finds}
    leaders = {find.memory.id: find for find in first_three(finds)}
    for each in neighbours:
        leader = leaders.get(each.of)
        if leader is not None:
            best[each.memory.id] = _better(best.get(each.memory.id), each, leader)
    return sorted(best.values(), key=lambda find: -round(find.score, 9))


def _better(known: Fused | None, each: Beside, leader: Fused) -> Fused:
    score = BESIDE * leader.score
    if known is None:
        return replace(
            leader, memory=each.memory, score=score, shared=(), similarity=None, rule="neighbour", also=(beside(each),)
        )
    return known if known.score >= score else replace(known, score=score, also=(*known.also, beside(each)))


def beside(each: Beside) -> str:
    """The place of a neighbour, in words."""
    return f"right {each.side} #{each.of} in its session"
