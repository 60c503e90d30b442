"""How much two texts speak of the same thing: the weight of the tokens they share, and which of them say the same.

overlap(a, b) = weight of the shared tokens / weight of the smaller side's tokens (design §5.3). A token weighs by its
rarity in the agent's store, log(1 + N/df), smoothed so that a store of two rows still tells something; pieces of
identifiers and other stems of a word weigh half.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from words.distinctive import names
from words.language import GENERIC_NOUNS
from words.memo import remembered
from words.polarity import marks
from words.stems import stem
from words.tokens import Tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from tiers.block import Rarity

PART: Final = 0.5
"""What a part weighs against a whole token. A token that is whole on one side only weighs as a part."""

FLOOR: Final = 0.3
"""Overlap below which the rule `overlap` proposes nothing; recall has no floor."""

PARAPHRASE: Final = 0.8
"""Overlap from which two texts may be paraphrases."""

_GENERIC: Final = frozenset(
    form for code, nouns in GENERIC_NOUNS.items() for noun in nouns for form in (noun, stem(noun, code))
)


@lru_cache(maxsize=65536)
def smoothed(memories: int, held_by: int) -> float:
    """What a token weighs that `held_by` of so many memories hold."""
    return math.log(1 + memories / held_by)


@lru_cache(maxsize=4096)
def sets(full: tuple[str, ...], parts: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """The whole tokens of a side, and all of its tokens."""
    whole = frozenset(full)
    return whole, whole.union(parts) if parts else whole


def weight(token: str, rarity: Rarity) -> float:
    """What a whole token weighs: log(1 + N/df). One that nobody counted counts as held by a single memory."""
    return smoothed(max(rarity.memories, 1), rarity.counts.get(token) or 1)


def overlap(a: Tokens, b: Tokens, rarity: Rarity) -> float:
    """0…1, symmetric, 0 for an empty side. A side of one token counts only when that token is distinctive."""
    shared = _shared(a, b)
    if not shared or _says_nothing(a) or _says_nothing(b):
        return 0.0
    smaller = _smaller(a, b, rarity)
    return min(1.0, math.fsum(weight(t, rarity) * factor for t, factor in shared) / smaller)


def _shared(a: Tokens, b: Tokens) -> list[tuple[str, float]]:
    """The shared tokens with the smaller of their two factors."""
    whole = set(a.full).intersection(b.full)
    if not a.parts and not b.parts:
        return [(t, 1.0) for t in whole]
    rest = {*a.full, *a.parts}.intersection((*b.full, *b.parts))
    return [(t, 1.0 if t in whole else PART) for t in rest]


def _says_nothing(side: Tokens) -> bool:
    """One token, and that a generic noun."""
    return len(side.full) == 1 and side.full[0] in _GENERIC


def _smaller(a: Tokens, b: Tokens, rarity: Rarity) -> float:
    """The weight of the lighter side, the side with fewer tokens read first."""
    if len(b.full) + len(b.parts) < len(a.full) + len(a.parts):
        a, b = b, a
    first = _total(a, rarity, math.inf)
    return min(first, _total(b, rarity, first))


def _total(side: Tokens, rarity: Rarity, enough: float) -> float:
    """The weight of a side; reading stops where it can't be the smaller one any more."""
    total = 0.0
    for factor, tokens in ((1.0, side.full), (PART, side.parts)):
        for token in tokens:
            total += factor * weight(token, rarity)
            if total > enough:
                return total
    return total


def are_paraphrases(a: Memory, b: Memory, rarity: Rarity) -> bool:
    """Overlap of at least 0.8, and no difference in polarity, marks, numbers or identifiers.

    The same words in another order (“Alice reviews Bob”, “Bob reviews Alice”) are no paraphrase either.
    """
    sides = (Tokens(full=a.tokens, parts=a.parts), Tokens(full=b.tokens, parts=b.parts))
    turned = a.tokens != b.tokens and set(a.tokens) == set(b.tokens)
    return not turned and overlap(*sides, rarity) >= PARAPHRASE and _identity(a.content) == _identity(b.content)


@remembered
def _identity(content: str) -> tuple[object, ...]:
    """What two paraphrases may never differ in. How often something is denied matters, in which words doesn't."""
    held = marks(content)
    return (
        len(held.negations),
        frozenset(held.quantity),
        frozenset(held.condition),
        frozenset(held.order),
        names(content),
    )


def collapse(memories: Sequence[Memory], rarity: Rarity) -> dict[int, int]:
    """Of memories given best first, each that says what a better one says: its id → the id of the one that stays."""
    kept: list[Memory] = []
    into: dict[int, int] = {}
    for memory in memories:
        better = next((k for k in kept if are_paraphrases(k, memory, rarity)), None)
        if better:
            into[memory.id] = better.id
        else:
            kept.append(memory)
    return into
