"""What the store's search would have found at a moment of the past: the same bounds and the same order.

`store/queries/shelf.sql` says why there are bounds. A block that is rebuilt as of a moment has to be decided from the same
rows as it was then, those that the search never reached included; a test holds the two searches together.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from struct import pack, unpack
from typing import TYPE_CHECKING

from store.shelf import EFFORT
from tiers.portions import SMALLEST, portions

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from store.then import Posting
    from tiers.block import Rarity

LEAST = EFFORT // SMALLEST
"""Postings that even the commonest word may read."""

NAMESPACES = 16
"""Namespaces in which a common word is looked up when none is named, those written to last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One word of the message: what it weighs, how many postings of it are read, and in how many rows it stood."""

    token: str
    weight: float
    room: int
    held_by: int

    @property
    def is_rare(self) -> bool:
        """There is room for all of its postings, in whatever namespace they stand."""
        return self.held_by <= self.room


def words(tokens: Collection[str], rarity: Rarity) -> list[Word]:
    """The rarest words first, each with the room that those before it have left."""
    p = portions({token for token in tokens if token in rarity.counts}, rarity.counts, rarity.memories, EFFORT)
    held = (rarity.counts[token] for token in p.tokens)
    return [
        Word(token=token, weight=weight, room=room, held_by=count)
        for token, weight, room, count in zip(p.tokens, p.weights, p.rooms, held, strict=True)
    ]


def shared_room(word: Word, namespaces: int) -> int:
    """How many of a common word's postings are read in each namespace, where there are so many and none is named."""
    return max(word.room // namespaces, LEAST)


def best(asked: Sequence[Word], postings: Mapping[str, Sequence[Posting]], limit: int) -> list[int]:
    """The `limit` rows with the largest share of the message's weight, by their postings under each word."""
    shared: dict[int, float] = {}
    lengths: dict[int, float] = {}
    for word in asked:
        for posting in postings.get(word.token, ()):
            shared[posting.memory_id] = shared.get(posting.memory_id, 0.0) + word.weight * posting.factor
            lengths[posting.memory_id] = posting.length
    whole = fsum(word.weight for word in asked)
    mean = whole / len(asked) if asked else 0.0
    ranked = sorted(
        shared, key=lambda number: _rank(number, shared[number], lengths[number], whole, mean), reverse=True
    )
    return ranked[:limit]


def _rank(number: int, weight: float, length: float, whole: float, mean: float) -> tuple[float, float, int]:
    return _single(weight / min(whole, max(weight, length * mean))), _single(weight), number


def _single(value: float) -> float:
    """In single precision, where sums that were made in another order are equal."""
    (rounded,) = unpack("f", pack("f", value))
    return float(rounded)
