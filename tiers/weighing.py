"""Whether a message corrects something by the signs that stand in it together, where no phrase of the table says so."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tiers.remarks import is_a_remark
from tiers.signs import BASE, ENOUGH, SIGNS, TOGETHER
from tiers.signs_de import GERMAN
from tiers.signs_en import ENGLISH
from tiers.signs_es import SPANISH
from tiers.signs_fr import FRENCH
from tiers.signs_zh import CHINESE
from words.language import language

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tiers.corrections import Family
    from tiers.signs import Sign, Vocabulary, Words

VOCABULARIES: Final[Mapping[str, Vocabulary]] = {
    "en": ENGLISH,
    "de": GERMAN,
    "fr": FRENCH,
    "es": SPANISH,
    "zh": CHINESE,
}

FAVOURING: Final = tuple(sign for sign in SIGNS if sign.points > 0)
OPPOSING: Final = tuple(sign for sign in SIGNS if sign.points < 0)

WINDOW: Final = 3
"""Sentences that are weighed together: a correction and its reason stand side by side."""

LONGEST: Final = 600
"""Characters of a window that are weighed; who corrects says so at once."""

WINDOWS: Final = 8
"""Windows that are weighed of one message, from its beginning."""

QUOTED: Final = 60
"""Characters of the words that are quoted at the most."""

VALUE: Final = "value"
ASIDE: Final = frozenset({"own", VALUE})
"""Signs of what it is about."""

SPEECH: Final = frozenset({"agent", "own_words", "amending", "objecting", "withdrawing", "mistaken"})
"""Signs that speak of what was said; beside one of these a value counts as the second: “wrong number, 12”."""

TALK: Final[tuple[Family, ...]] = ("denied", "changed", "swapped")

_END = re.compile(r"[.!?…](?=\s)|[\n。！？]")
_LETTERS = re.compile(r"[^\W\d_]")


def weighed(text: str, *, quoted: bool) -> tuple[int, int] | None:
    """Where the words stand that tell most of a correction in the first sentences that are one by their signs; or None.

    `text` is blanked and straightened; `quoted`: something in it was blanked.
    """
    vocabulary = VOCABULARIES.get(language(text))
    if vocabulary is None:
        return None
    for start, end in windows(text):
        window = text[start:end]
        if points(window, vocabulary, quoted=quoted) >= ENOUGH and not _is_talk(window):
            return _telling(text, start, end, vocabulary)
    return None


def _telling(text: str, start: int, end: int, vocabulary: Vocabulary) -> tuple[int, int]:
    """The beginning of the sentence with the most signs, cut behind a word: a notice quotes it."""
    first, last = max(
        ((start + a, start + b) for a, b in _sentences(text[start:end])),
        key=lambda span: len(signs(text[span[0] : span[1]], vocabulary, FAVOURING, quoted=False)),
    )
    if last - first <= QUOTED:
        return first, last
    space = text.rfind(" ", first, first + QUOTED)
    return first, space if space > first else first + QUOTED


def points(window: str, vocabulary: Vocabulary, *, quoted: bool) -> float:
    """The points of the signs in one window; those of none where too few speak for a correction."""
    favouring = signs(window, vocabulary, FAVOURING, quoted=quoted)
    if _together(favouring) < TOGETHER:
        return BASE
    opposing = signs(window, vocabulary, OPPOSING, quoted=quoted)
    return BASE + sum(sign.points for sign in (*favouring, *opposing))


def signs(window: str, vocabulary: Vocabulary, table: tuple[Sign, ...] = SIGNS, *, quoted: bool) -> tuple[Sign, ...]:
    """The signs of the table that stand in a window in one language's words, in the table's order."""
    folded = window.lower()
    return tuple(sign for sign in table if _stands(folded, vocabulary.get(sign.name), quoted=quoted))


def _stands(folded: str, words: Words | None, *, quoted: bool) -> bool:
    return quoted if words is None else words.pattern.search(folded) is not None


def _together(held: tuple[Sign, ...]) -> int:
    """How many of the signs speak for a correction."""
    names = {sign.name for sign in held}
    return len(names - ASIDE) + (VALUE in names and not names.isdisjoint(SPEECH))


def _is_talk(window: str) -> bool:
    """Whether a sentence of the window is one of the kinds of talk that correct nothing whatever words they borrow."""
    return any(is_a_remark(family, window[start:end]) for family in TALK for start, end in _sentences(window))


def windows(text: str) -> Iterator[tuple[int, int]]:
    """Where the sentences stand that are weighed together, each `WINDOW` of them or what there is."""
    held = [(start, end) for start, end in _sentences(text) if _LETTERS.search(text, start, end)]
    for first in range(min(WINDOWS, max(1, len(held) - WINDOW + 1)) if held else 0):
        (start, _), (_, end) = held[first], held[min(first + WINDOW, len(held)) - 1]
        yield start, min(end, start + LONGEST)


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    """Where each sentence stands, without the space in front of it."""
    bounds = [0, *(m.end() for m in _END.finditer(text)), len(text)]
    for start, end in pairwise(bounds):
        lead = len(text[start:end]) - len(text[start:end].lstrip())
        if start + lead < end:
            yield start + lead, end
