"""What time does to a rank: how old an episode is, and whether it happened when the message says. It weighs, and hides nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from tiers.episodes import DAY, days_since, episode_score, happened
from tiers.fuse import Fused
from words.when import Window, anchor, windows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.row import Memory
    from words.when import Anchor

APART: Final = 0.6
VAGUELY_APART: Final = 0.85
"""What is left of the score of an episode that happened at another time than a clear and than an unclear one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """The caller's time, and the spans of it that the message speaks of."""

    now: datetime
    windows: tuple[Window, ...] = ()

    def score(self, memory: Memory, similarity: float, served: int | None = None) -> float:
        """An episode's score by likeness, age and service, at the time that was meant; any other memory's is its likeness.

        `served` None: as often as the row says that it was, as of the last change.
        """
        if memory.kind != "episodic":
            return similarity
        times = memory.served if served is None else served
        return self.share(memory) * episode_score(similarity, self.days(memory), times)

    def days(self, memory: Memory) -> float:
        """How long ago it happened; where a time is meant, how far from that: who asks about May doesn't mean today."""
        if not self.windows:
            return days_since(memory, self.now)
        at = happened(memory)
        return min(_apart(window, at) for window in self.windows) / DAY

    def share(self, memory: Memory) -> float:
        """1 for what happened then, less for an episode of another time."""
        if not self.windows or memory.kind != "episodic" or self._then(memory):
            return 1.0
        return max(APART if window.clear else VAGUELY_APART for window in self.windows)

    def told(self, memory: Memory) -> tuple[str, ...]:
        """The day on which an episode happened and how it lies to the time that was meant, in words."""
        if not self.windows or memory.kind != "episodic":
            return ()
        window = self._then(memory)
        edge = next((edge for one in self.windows for edge in (one.start, one.end) if edge is not None), None)
        day = happened(memory).astimezone(edge.tzinfo if edge is not None else None).date().isoformat()
        if window is not None:
            return (f"happened {day}, in “{window.said}”",)
        return (f"happened {day}, not in {' or '.join(f'“{one.said}”' for one in self.windows)}",)

    def _then(self, memory: Memory) -> Window | None:
        at = happened(memory)
        return next((window for window in self.windows if window.holds(at)), None)


def _apart(window: Window, at: datetime) -> timedelta:
    early = window.start - at if window.start is not None and at < window.start else timedelta()
    late = at - window.end if window.end is not None and at > window.end else timedelta()
    return max(early, late)


def read_clock(message: str, now: datetime, episodes: Sequence[Memory]) -> Clock:
    """The clock for a message on which `episodes` may matter; where there are none, no time is looked for."""
    named = windows(message, now) if episodes else ()
    if named or not episodes:
        return Clock(now=now, windows=named)
    meant = anchor(message)
    found = anchored(meant, episodes) if meant else None
    return Clock(now=now, windows=(found,) if found else ())


def anchored(anchor: Anchor, episodes: Iterable[Memory]) -> Window | None:
    """All before or all since the episode that speaks of the anchor, of several the first that happened; never clear."""
    words = set(anchor.words)
    held = [(len(words.intersection((*m.tokens, *m.parts))), m) for m in episodes]
    speaking = [(-shared, happened(m), m.id) for shared, m in held if 2 * shared >= len(words) and shared]
    if not speaking:
        return None
    at = min(speaking)[1]
    start, end = (at, None) if anchor.side == "after" else (None, at)
    return Window(said=anchor.said, start=start, end=end, clear=False)


def aged(finds: Iterable[Fused], clock: Clock) -> list[Fused]:
    """Finds re-scored as episodes are, those that were served more often or happened lately further up."""
    return _sorted(
        replace(
            find,
            score=clock.score(find.memory, find.score, find.memory.access_count),
            also=(*find.also, *clock.told(find.memory)),
        )
        for find in finds
    )


def timed(finds: Iterable[Fused], clock: Clock) -> list[Fused]:
    """Finds weighed by the time that was meant and by nothing else."""
    return _sorted(
        replace(find, score=find.score * clock.share(find.memory), also=(*find.also, *clock.told(find.memory)))
        for find in finds
    )


def happened_then(rows: Iterable[Memory], clock: Clock) -> list[Fused]:
    """Episodes that are finds for their time alone, in their order; without likeness the score is what time and service give."""
    return [
        Fused(
            memory=row,
            score=clock.score(row, 0.0, row.access_count),
            shared=(),
            similarity=None,
            rule="time",
            also=clock.told(row),
        )
        for row in rows
    ]


def _sorted(finds: Iterable[Fused]) -> list[Fused]:
    """Best first; equals stay in the order in which they came."""
    return sorted(finds, key=lambda find: -round(find.score, 9))
