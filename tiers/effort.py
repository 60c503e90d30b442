"""How far a search has to read, so that nothing better than what it found can stand in what it didn't read.

A row holds at most what all words weigh. Rare words are read whole; the words that weren't read weigh little, and as soon as
the last of the best weighs more than all of them together, no other row can take its place. Where every word is common, the
newest rows are looked at: the best of them hold every word, and of rows that hold as much the newer comes first. To read which
rows hold a word is cheap, to look at the rows isn't: so some are looked at, and of the others only those that could still
weigh as much as the last of the best among these.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FEW: Final = 2048
"""Postings that are read at once: some milliseconds."""

WIDER: Final = 64
"""How many times more each further step reads."""

NEWEST: Final = 1024
"""Rows that are looked at where every word is common."""

FIRST: Final = 4
"""Rows that are looked at first, for each one wanted: those that hold most of what was read."""

ROUNDING: Final = 1e-6
"""Differences of weight that are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """The words that are read, by number, what the others weigh, and how many of the newest rows are looked at beside them."""

    read: frozenset[int]
    unread: float
    newest: int = 0
    whole: bool = False
    """Every word was read."""


def efforts(words: Sequence[tuple[int, float]]) -> Iterator[Effort]:
    """From the cheapest search to the whole one. A word is given by its postings and its weight."""
    rarest = sorted(range(len(words)), key=lambda number: (words[number][0], number))
    room, looked = FEW, False
    while True:
        effort = _within(rarest, words, room)
        if effort.whole or effort.read:
            yield effort
        if effort.whole:
            return
        if not looked:
            looked = True
            yield replace(effort, newest=NEWEST)
        room *= WIDER


def _within(rarest: Sequence[int], words: Sequence[tuple[int, float]], room: int) -> Effort:
    read: set[int] = set()
    for number in rarest:
        room -= words[number][0]
        if room < 0:
            break
        read.add(number)
    unread = math.fsum(weight for number, (_, weight) in enumerate(words) if number not in read)
    return Effort(read=frozenset(read), unread=unread, whole=len(read) == len(words))


def is_settled(found: Sequence[tuple[int, float]], effort: Effort, limit: int) -> bool:
    """Nothing that wasn't looked at can stand among the best `limit` of `found`, (id, weight) best first."""
    if effort.whole:
        return True
    if len(found) < limit:
        return False
    last = found[limit - 1][1]
    return last >= effort.unread - ROUNDING if effort.newest else last > effort.unread + ROUNDING
