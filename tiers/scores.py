"""The overlap of one message with many memories in one pass: what `overlap` says of each, at a tenth of its price."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from tiers.overlap import PART, overlap, weight
from words.tokens import Tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

    from memory.row import Memory
    from tiers.block import Rarity


class _Weights(dict[str, float]):
    """Each token's weight, counted when it is first asked for."""

    def __init__(self, rarity: Rarity) -> None:
        super().__init__()
        self._rarity = rarity

    def __missing__(self, token: str) -> float:
        self[token] = counted = weight(token, self._rarity)
        return counted


def scores(asked: Tokens, memories: Iterable[Memory], rarity: Rarity) -> dict[int, float]:
    """`overlap(asked, memory)` by id, equal but for rounding; a property test holds the two together.

    A context weighs up to 64 candidates against one message, so the message's side is weighed once. Sides of one token
    have a rule of their own and are left to `overlap`.
    """
    weights = _Weights(rarity)
    whole, every = frozenset(asked.full), frozenset((*asked.full, *asked.parts))
    total = _total(asked.full, asked.parts, weights)
    found: dict[int, float] = {}
    for memory in memories:
        if len(asked.full) == 1 or len(memory.tokens) == 1:
            found[memory.id] = overlap(asked, Tokens(full=memory.tokens, parts=memory.parts), rarity)
        else:
            found[memory.id] = _score(whole, every, total, memory, weights)
    return found


def _score(
    whole: frozenset[str], every: frozenset[str], total: float, memory: Memory, weights: dict[str, float]
) -> float:
    alike = whole.intersection(memory.tokens)
    partly = every.intersection((*memory.tokens, *memory.parts)) - alike
    if not alike and not partly:
        return 0.0
    shared = fsum(map(weights.__getitem__, alike)) + PART * fsum(map(weights.__getitem__, partly))
    return min(1.0, shared / min(total, _total(memory.tokens, memory.parts, weights)))


def _total(full: tuple[str, ...], parts: tuple[str, ...], weights: dict[str, float]) -> float:
    return fsum(map(weights.__getitem__, full)) + PART * fsum(map(weights.__getitem__, parts))
