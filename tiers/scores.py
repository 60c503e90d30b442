"""The overlap of one message with many memories in one pass: what `overlap` says of each, at a tenth of its price."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import fsum
from typing import TYPE_CHECKING

from tiers.overlap import PARAPHRASE, PART, overlap, weight
from words.tokens import Tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.block import Rarity

SLACK = 1e-6
"""Room for rounding, so that nothing the exact test would accept is missed."""


class Weights(dict[str, float]):
    """Each token's weight, counted when it is first asked for."""

    def __init__(self, rarity: Rarity) -> None:
        super().__init__()
        self._rarity = rarity

    def __missing__(self, token: str) -> float:
        self[token] = counted = weight(token, self._rarity)
        return counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of an overlap, its tokens as sets and its weight."""

    whole: frozenset[str]
    every: frozenset[str]
    total: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed:
    """The overlap of every memory with the message by id, 0 where they share nothing, and what it was counted from."""

    scores: Mapping[int, float]
    sides: Mapping[int, Side]
    weights: Weights


def weigh(asked: Tokens, memories: Iterable[Memory], rarity: Rarity) -> Weighed:
    """`overlap(asked, memory)` of each, equal but for rounding; a property test holds the two together.

    A context weighs up to 64 candidates against one message, so the message's side is weighed once. Sides of one token
    have a rule of their own and are left to `overlap`.
    """
    weights = Weights(rarity)
    message = _side(asked.full, asked.parts, weights)
    scores: dict[int, float] = {}
    sides: dict[int, Side] = {}
    for memory in memories:
        sides[memory.id] = held = _side(memory.tokens, memory.parts, weights)
        if len(asked.full) == 1 or len(memory.tokens) == 1:
            scores[memory.id] = overlap(asked, Tokens(full=memory.tokens, parts=memory.parts), rarity)
        else:
            scores[memory.id] = _score(message, held, weights)
    return Weighed(scores=scores, sides=sides, weights=weights)


def _side(full: tuple[str, ...], parts: tuple[str, ...], weights: Weights) -> Side:
    whole = frozenset(full)
    total = fsum(map(weights.__getitem__, full))
    if not parts:
        return Side(whole=whole, every=whole, total=total)
    return Side(whole=whole, every=whole.union(parts), total=total + PART * fsum(map(weights.__getitem__, parts)))


def _score(a: Side, b: Side, weights: Weights) -> float:
    shared = _shared(a, b, weights)
    return min(1.0, shared / min(a.total, b.total)) if shared else 0.0


def _shared(a: Side, b: Side, weights: Weights) -> float:
    every = a.every & b.every
    if not every:
        return 0.0
    alike = a.whole & b.whole
    whole = fsum(map(weights.__getitem__, alike))
    return whole if len(every) == len(alike) else whole + PART * fsum(map(weights.__getitem__, every - alike))


def twins(memories: Sequence[Memory], weighed: Weighed) -> list[Memory]:
    """Those of `memories`, in order, that overlap with another one enough to be its paraphrase.

    Only these are worth the exact test, which reads both texts: most candidates are nobody's paraphrase.
    """
    sides = [weighed.sides[m.id] for m in memories]
    near: set[int] = set()
    for (i, a), (j, b) in combinations(enumerate(sides), 2):
        if _shared(a, b, weighed.weights) >= PARAPHRASE * min(a.total, b.total) - SLACK:
            near.update((i, j))
    return [memories[i] for i in sorted(near)]
