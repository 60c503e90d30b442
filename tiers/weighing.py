"""Whether a message corrects something by its signs and telling words together, where no phrase of the table says so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from math import fsum, inf
from typing import TYPE_CHECKING, Final

from tiers.remarks import is_a_remark
from tiers.signs import ALONE, BASE, ENOUGH, SIGNS, TOGETHER
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

LONGEST: Final = 600
"""Characters of a sentence that are weighed; who corrects says so at once."""

SENTENCES: Final = 12
"""Sentences that are weighed of one message, from its beginning."""

QUOTED: Final = 60
"""Characters of the words that are quoted at the most."""

ASIDE: Final = frozenset({"own", "value", "instead", "therefore"})
"""Signs of what a sentence is about and of how it is built, which speak for nothing by themselves."""

TALK: Final[tuple[Family, ...]] = ("denied", "changed", "swapped")

_END = re.compile(r"[.!?…](?=\s)|[\n。！？]")
_LETTERS = re.compile(r"[^\W\d_]")


def weighed(text: str, *, quoted: bool) -> tuple[int, int] | None:
    """Where the words stand by which a sentence shows as a correction, or None: its beginning, cut behind a word.

    `text` is blanked and straightened; `quoted`: something in it was blanked. A notice quotes these words.
    """
    told = correcting(text, quoted=quoted)
    if told is None or told[1] - told[0] <= QUOTED:
        return told
    start = told[0]
    space = text.rfind(" ", start, start + QUOTED)
    return start, space if space > start else start + QUOTED


def correcting(text: str, *, quoted: bool) -> tuple[int, int] | None:
    """The sentence with the most points of those that are corrections by theirs, or None where none is.

    A sentence is weighed by itself: what stands beside it in a long message speaks neither for nor against it.
    """
    code = language(text)
    if code not in VOCABULARIES:
        return None
    told = [(start, end) for start, end in sentences(text) if _tells(text[start:end], code, quoted=quoted)]
    return max(told, key=lambda span: points(text[slice(*span)], code, quoted=quoted), default=None)


def _tells(sentence: str, code: str, *, quoted: bool) -> bool:
    """Whether a sentence is a correction by its points; what speaks against is asked last, and only if the rest would do."""
    held = signs(sentence, VOCABULARIES[code], FAVOURING, quoted=quoted)
    enough = bound(sign.name for sign in held)
    return (
        BASE + _sum((*held, *telling(sentence, code))) >= enough
        and points(sentence, code, quoted=quoted) >= enough
        and not is_talk(sentence)
    )


def bound(names: Iterable[str]) -> float:
    """The points from which a sentence with the signs of these names, all of them in favour, is a correction."""
    speaking = len(frozenset(names) - ASIDE)
    return ENOUGH if speaking >= TOGETHER else ALONE if speaking else inf


def points(sentence: str, code: str, *, quoted: bool) -> float:
    """The points of a sentence in a language that has signs: the base and all the evidence."""
    return BASE + _sum(evidence(sentence, code, quoted=quoted))


def evidence(sentence: str, code: str, *, quoted: bool) -> tuple[Sign | Told, ...]:
    """All that tells for and against a correction in a sentence, to be summed and to be read."""
    return (*signs(sentence, VOCABULARIES[code], quoted=quoted), *telling(sentence, code))


def telling(sentence: str, code: str) -> tuple[Told, ...]:
    """The telling words of a language that stand in a sentence, in the table's order."""
    words = wording(sentence, code)
    return tuple([told for told in TOLD[code] if told.sought in words])


def _sum(held: Iterable[Sign | Told]) -> float:
    return fsum([one.points for one in held])


def signs(sentence: str, vocabulary: Vocabulary, table: tuple[Sign, ...] = SIGNS, *, quoted: bool) -> tuple[Sign, ...]:
    """The signs of the table that stand in a sentence in one language's words, in the table's order."""
    folded = sentence.lower()
    return tuple([sign for sign in table if _stands(folded, vocabulary.get(sign.name), quoted=quoted)])


def _stands(folded: str, words: Words | None, *, quoted: bool) -> bool:
    return quoted if words is None else words.pattern.search(folded) is not None


def is_talk(sentence: str) -> bool:
    """Whether a sentence is one of the kinds of talk that correct nothing whatever words they borrow."""
    return any(is_a_remark(family, sentence) for family in TALK)


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """Where the sentences stand that are weighed, each without the space in front of it; one without a letter is none."""
    bounds = [0, *(m.end() for m in _END.finditer(text)), len(text)]
    found = 0
    for first, end in pairwise(bounds):
        start = first + len(text[first:end]) - len(text[first:end].lstrip())
        if _LETTERS.search(text, start, end):
            yield start, min(end, start + LONGEST)
            found += 1
            if found == SENTENCES:
                return
