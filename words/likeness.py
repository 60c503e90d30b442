"""Which other words may stand for one that is asked for: forms of it, longer identifiers, and one slip of the finger."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from words.stems import script_forms, stem

if TYPE_CHECKING:
    from collections.abc import Iterable

SHORTEST: Final = 4
"""Characters below which a word stands for itself alone."""

ALIKE: Final = 0.42
"""Share of trigrams from which two words are forms of one: “gardener” and “gardening” are, “organ” and “orchard” aren't."""

_TYPED: Final = 5
"""Letters from which a word may be mistyped: below, one edit makes another word too often."""

_ALPHABETS: Final = ("abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщъыьэюяё", "αβγδεζηθικλμνξοπρστυφχψως")


def head(word: str) -> str | None:
    """The beginning that every form of a word shares: half of it, at least three letters; all of an identifier."""
    if len(word) < SHORTEST:
        return None
    if word.isalpha():
        return word[: max(3, (len(word) + 1) // 2)]
    return word if len(word) > SHORTEST and any(c.isalpha() for c in word) else None


def forms(word: str, tokens: Iterable[str], *, known: bool) -> tuple[str, ...]:
    """Those of `tokens` that may stand for `word`: other forms of it; of an identifier that nobody `known` is, longer ones."""
    if word.isalpha():
        return tuple(token for token in tokens if token != word and token.isalpha() and alike(word, token) >= ALIKE)
    return () if known else tuple(token for token in tokens if token != word and token.startswith(word))


@lru_cache(maxsize=65536)
def _trigrams(word: str) -> frozenset[str]:
    padded = f"  {word} "
    return frozenset(padded[at : at + 3] for at in range(len(padded) - 2))


def alike(a: str, b: str) -> float:
    """0…1: the trigrams that both words hold against those that either does, the ends padded as in pg_trgm."""
    left, right = _trigrams(a), _trigrams(b)
    return len(left & right) / len(left | right)


def slips(word: str) -> frozenset[str]:
    """The stems of all words that one edit makes of a Latin, Cyrillic or Greek word of five letters or more.

    An edit is a letter too many, too few or another, or two neighbours in the wrong order.
    """
    letters = next((alphabet for alphabet in _ALPHABETS if set(word) <= set(alphabet)), None)
    if letters is None or len(word) < _TYPED:
        return frozenset()
    latin = letters == _ALPHABETS[0]
    return frozenset(stem(edit, "en") if latin else script_forms(edit)[0] for edit in _edits(word, letters)) - {word}


def _edits(word: str, letters: str) -> set[str]:
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    return {
        *(a + b[1:] for a, b in cuts if b),
        *(a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1),
        *(a + c + b[1:] for a, b in cuts if b for c in letters),
        *(a + c + b for a, b in cuts for c in letters),
    }
