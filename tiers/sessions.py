"""The turns around the episodes that a search found: who stands before whom, and how much of the message reaches each."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from tiers.episodes import AROUND, Beside
from tiers.rank import hit, holding, read_field, score
from tiers.reach import read, sought
from words.names import names
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.block import Rarity
    from tiers.episodes import Side
    from tiers.rank import Field
    from words.tokens import Tokens

Around = tuple[int, "tuple[Memory, ...]"]
"""An episode by id, and it among the live turns of its session within `READ` places, in their order."""

READ = AROUND + 1
"""Turns that are read on each side: one more than may be proposed, since of those the neighbours join."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sessions:
    """Episodes in their sessions, and what of the message reaches those that hold a word of it and stand near to what was found."""

    rows: Mapping[int, Memory] = field(default_factory=dict)
    before: Mapping[int, int] = field(default_factory=dict)
    after: Mapping[int, int] = field(default_factory=dict)
    scores: Mapping[int, float] = field(default_factory=dict)
    ranked: Field | None = None
    """What the scores were made of; None without an episode."""

    def beside(self, number: int) -> list[Beside]:
        """Who stands right before and right after an episode."""
        sides: tuple[tuple[Side, Mapping[int, int]], ...] = (("before", self.before), ("after", self.after))
        return [
            Beside(memory=self.rows[places[number]], of=number, side=side) for side, places in sides if number in places
        ]

    def told(self, number: int) -> tuple[str, ...]:
        """Where the words stand that reach an episode, in words."""
        return () if self.ranked is None or number not in self.scores else hit(self.ranked, number, 1.0).also


NONE = Sessions()


def read_sessions(message: str, asked: Tokens, rarity: Rarity, around: Iterable[Around]) -> Sessions:
    """What reaches each episode is what recall's rank says of it, but for words that nothing holds (`tiers.reach.sought`)."""
    around = tuple(around)
    rows = {row.id: row for _, turns in around for row in turns}
    before = {b.id: a.id for _, turns in around for a, b in pairwise(turns)}
    held = {token for row in rows.values() for token in (*row.tokens, *row.parts)}
    words = read(asked, rarity, {})
    ranked = read_field([w for w in words if w.token in held or not held.isdisjoint(w.guesses)], rows, before)
    near = _near(around)
    whole = sought(words, rarity, _named(message))
    return Sessions(
        rows=rows,
        before=before,
        after={b: a for a, b in before.items()},
        scores={number: score(ranked, number, whole) for number in holding(ranked) if number in near},
        ranked=ranked,
    )


def _near(around: Sequence[Around]) -> set[int]:
    near: set[int] = set()
    for number, turns in around:
        at = next(place for place, row in enumerate(turns) if row.id == number)
        near.update(row.id for row in turns[max(0, at - AROUND) : at + AROUND + 1])
    return near


def _named(message: str) -> Collection[str]:
    return {token for name in names(message) for token in index_tokens(name).full}
