"""The overlap of one message with many memories in one pass: what `overlap` says of each, at a tenth of its price."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from math import fsum
from typing import TYPE_CHECKING

from tiers.overlap import PARAPHRASE, PART, overlap
from words.tokens import Tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.block import Rarity
    from tiers.weights import Side, Weights

SLACK = 1e-6
"""Room for rounding, so that nothing the exact test would accept is missed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed:
    """The overlap of every memory with the message by id, 0 where they share nothing, and the weights it was counted with."""

    scores: Mapping[int, float]
    weights: Weights


def weigh(asked: Tokens, memories: Iterable[Memory], rarity: Rarity) -> Weighed:
    """`overlap(asked, memory)` of each, equal but for rounding; a property test holds the two together.

    A context weighs many candidates against one message, so the message's side is weighed once, and a memory's once as long as
    the store stands still. Sides of one token have a rule of their own and are left to `overlap`.
    """
    weights = rarity.weights
    message = weights.weighed(asked.full, asked.parts)
    single = len(asked.full) == 1
    return Weighed(
        scores={
            memory.id: overlap(asked, Tokens(full=memory.tokens, parts=memory.parts), rarity)
            if single or len(memory.tokens) == 1
            else _score(message, weights.side(memory.tokens, memory.parts), weights)
            for memory in memories
        },
        weights=weights,
    )


def _score(message: Side, memory: Side, weights: Weights) -> float:
    shared = _shared(message, memory, weights)
    return min(1.0, shared / min(message.total, memory.total)) if shared else 0.0


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
    sides = [weighed.weights.side(m.tokens, m.parts) for m in memories]
    held = Counter(chain.from_iterable(side.every for side in sides))
    near: set[int] = set()
    for i, a in enumerate(sides):
        if not _is_mostly_shared(a, held, weighed.weights):
            continue
        for j, b in enumerate(sides):
            if i != j and _shared(a, b, weighed.weights) >= PARAPHRASE * min(a.total, b.total) - SLACK:
                near.update((i, j))
    return [memories[i] for i in sorted(near)]


def _is_mostly_shared(side: Side, held: Mapping[str, int], weights: Weights) -> bool:
    """Whether it can be the lighter one of two paraphrases: enough of its weight stands in any other side at all."""
    alone = [token for token in side.every if held[token] == 1]
    lost = fsum(weights[token] * (1.0 if token in side.whole else PART) for token in alone)
    return side.total - lost >= PARAPHRASE * side.total - SLACK
