"""Whether a message corrects something by its signs and telling words together, where no phrase of the table says so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tiers.remarks import is_a_remark
from tiers.signs import BASE, ENOUGH, RULES_OUT, SIGNS
from tiers.signs_de import GERMAN
from tiers.signs_en import ENGLISH
from tiers.signs_es import SPANISH
from tiers.signs_fr import FRENCH
from tiers.signs_zh import CHINESE
from tiers.telling import TELLING
from tiers.wording import sought, wording
from words.language import language

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tiers.corrections import Family
    from tiers.signs import Sign, Vocabulary, Words

VOCABULARIES: Final[Mapping[str, Vocabulary]] = {
    "en": ENGLISH,
    "de": GERMAN,
    "fr": FRENCH,
    "es": SPANISH,
    "zh": CHINESE,
}


@dataclass(frozen=True, slots=True)
class Told:
    """One row of the telling words, and how its words stand in a wording."""

    words: str
    points: float
    sought: str


TOLD: Final[Mapping[str, tuple[Told, ...]]] = {
    code: tuple(Told(words, points, sought(words.split())) for words, points in table.items())
    for code, table in TELLING.items()
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

TALK: Final[tuple[Family, ...]] = ("denied", "changed", "swapped")

_END = re.compile(r"[.!?…](?=\s)|[\n。！？]")
_LETTERS = re.compile(r"[^\W\d_]")


def weighed(text: str, *, quoted: bool) -> tuple[int, int] | None:
    """Where the words stand that tell most of a correction in the first sentences that are one by their points; or None.

    `text` is blanked and straightened; `quoted`: something in it was blanked.
    """
    code = language(text)
    if code not in VOCABULARIES:
        return None
    for start, end in windows(text):
        window = text[start:end]
        if is_enough(window, code, quoted=quoted) and not is_talk(window):
            return _telling(text, start, end, code)
    return None


def _telling(text: str, start: int, end: int, code: str) -> tuple[int, int]:
    """The beginning of the sentence with the most for a correction, cut behind a word: a notice quotes it."""
    first, last = max(
        ((start + a, start + b) for a, b in _sentences(text[start:end])), key=lambda span: _for_it(text[slice(*span)], code)
    )
    if last - first <= QUOTED:
        return first, last
    space = text.rfind(" ", first, first + QUOTED)
    return first, space if space > first else first + QUOTED


def _for_it(sentence: str, code: str) -> tuple[int, float]:
    """How many signs of a sentence speak for a correction; among as many, the points."""
    held = signs(sentence, VOCABULARIES[code], FAVOURING, quoted=False)
    return len(held), _sum(held) + _sum(telling(sentence, code))


def is_enough(window: str, code: str, *, quoted: bool) -> bool:
    """Whether the points of a window in a language that has signs make it a correction.

    What speaks against is asked last, and only where the rest would do.
    """
    vocabulary = VOCABULARIES[code]
    points = BASE + _sum(telling(window, code)) + _sum(signs(window, vocabulary, FAVOURING, quoted=quoted))
    return points >= ENOUGH and points + _sum(signs(window, vocabulary, OPPOSING, quoted=quoted)) >= ENOUGH


def evidence(window: str, code: str, *, quoted: bool) -> tuple[Sign | Told, ...]:
    """All that tells for and against in a window, to be read: with `BASE` its points are the sum that decides."""
    return (*signs(window, VOCABULARIES[code], quoted=quoted), *telling(window, code))


def telling(window: str, code: str) -> tuple[Told, ...]:
    """The telling words of a language that stand in a window, in the table's order."""
    words = wording(window, code)
    return tuple([told for told in TOLD[code] if told.sought in words])


def _sum(held: Iterable[Sign | Told]) -> float:
    return sum([one.points for one in held])


def signs(window: str, vocabulary: Vocabulary, table: tuple[Sign, ...] = SIGNS, *, quoted: bool) -> tuple[Sign, ...]:
    """The signs of the table that stand in a window in one language's words, in the table's order."""
    folded = window.lower()
    return tuple(sign for sign in table if _stands(folded, vocabulary.get(sign.name), quoted=quoted))


def _stands(folded: str, words: Words | None, *, quoted: bool) -> bool:
    return quoted if words is None else words.pattern.search(folded) is not None


def is_talk(window: str) -> bool:
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
