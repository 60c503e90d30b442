"""Antonyms where they say something: verbs of feeling, permission and switching, and states after “is”.

An adjective in front of a noun is identity (“the public API”), and so is no antonym.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.lexicon import (
    ANTONYM_PARTICLES,
    ANTONYM_VERBS,
    COMPLEMENTARY,
    COPULAS,
    FILLERS,
    LINKS,
    MORE_ANTONYMS,
    NO_ANTONYMS,
    PERMISSIONS,
    REFUSALS,
    STATE_VERBS,
    STATES_OF,
)
from tensions.opposites import OPPOSED_VERBS, OPPOSITES
from tensions.poles import POLES, RELATED
from words.language import ANTONYMS, ARTICLES, FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY, words_of

if TYPE_CHECKING:
    from tensions.pieces import Piece


_READ_OTHERWISE: Final = NO_ANTONYMS | REFUSALS | PERMISSIONS


def _opposing() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for a, b in (*(pair for pairs in ANTONYMS.values() for pair in pairs), *MORE_ANTONYMS, *OPPOSITES, *POLES):
        if not {a, b} & _READ_OTHERWISE:
            found.setdefault(a, set()).add(b)
            found.setdefault(b, set()).add(a)
    return {word: frozenset(others) for word, others in found.items()}


OPPOSING: Final = _opposing()
"""Word (casefolded) → the words that say the opposite."""

_COPULAS: Final = frozenset().union(*COPULAS.values()) - {"son", "es"}
_STATE_VERBS: Final = _COPULAS | LINKS["en"] | STATE_VERBS
_OWN_COPULAS: Final = {"es": COPULAS["es"]}
"""Copulas of one language that are other words in another."""
_VERBS: Final = ANTONYM_VERBS | OPPOSED_VERBS | RELATED
_ADVERB: Final = re.compile(r"\w+ly$")
_SWITCHES: Final = frozenset({"turn", "turned", "turns", "switch", "switched", "switches"})
_CLOSING: Final = frozenset({"source", "than", "order", "first", "last", "ordnung", "reihenfolge"})
"""“In ascending order”, “newest first”: the word in front says how."""
_PARTICIPLES: Final = {
    "de": re.compile(r"(?:iert|^\w*ge\w+(?:t|en))$"),
    "fr": re.compile(r"(?:ée?s?|ert(?:e?s?)|eint(?:e?s?))$"),
    "es": re.compile(r"(?:[ai]d|ert|errad)[oa]s?$"),
}  # fmt: skip
_LONGEST_HEADLINE: Final = 9
"""Pieces."""
_ENDINGS: Final = frozenset({",", ";", ":", ")", "(", "—", "–", "."})


def antonyms(row: tuple[Piece, ...], language: str) -> frozenset[str]:
    """The antonyms of a clause that stand as its verb or as its state, casefolded."""
    return frozenset(
        piece.low for at, piece in enumerate(row) if piece.low in OPPOSING and _says_something(row, at, language)
    )


def _says_something(row: tuple[Piece, ...], at: int, language: str) -> bool:
    low = row[at].low
    if low in _VERBS and _is_verb(row, at, language):
        return True
    if low in ANTONYM_PARTICLES and at and row[at - 1].low in _SWITCHES:
        return True
    if low in ANTONYM_PARTICLES:
        ends = at == len(row) - 1 or row[at + 1].low in ("by", "in", "for", "per")
        return ends and at > 0 and any(piece.low in _STATE_VERBS for piece in row[max(0, at - 3) : at])
    if language == "ru" or _is_headline(row, at, language):
        return True
    return says_how(row, at, language)


def _is_headline(row: tuple[Piece, ...], at: int, language: str) -> bool:
    """“Notifications désactivées la nuit”: a participle behind its noun in a statement without a verb."""
    ending = _PARTICIPLES.get(language)
    if ending is None or not at or len(row) > _LONGEST_HEADLINE or ending.search(row[at].low) is None:
        return False
    following = row[at + 1] if at + 1 < len(row) else None
    if following is not None and following.value is None and not _ends_phrase(following.low, language):
        return False
    verbs = _STATE_VERBS | LINKS[language] | STATES_OF[language]
    return row[at - 1].low not in _light(language) and not any(piece.low in verbs for piece in row)


def _is_verb(row: tuple[Piece, ...], at: int, language: str) -> bool:
    light = _light(language)
    before = [piece for piece in row[:at] if piece.low not in light and not piece.low.endswith("n't")]
    follows = row[at + 1].low if at + 1 < len(row) else ""
    return len(before) <= 2 and not any(piece.low in _COPULAS for piece in row[:at]) and follows != "to"


def says_how(row: tuple[Piece, ...], at: int, language: str) -> bool:
    """Whether the word at `at` says how the subject is: behind a verb of state, and not in front of a noun."""
    if at == 0:
        return False
    following = row[at + 1] if at + 1 < len(row) else None
    if following is not None and following.value is None and not _ends_phrase(following.low, language):
        return False
    return is_behind_a_state_verb(row, at, language) or following is None or following.low in _CLOSING


def is_behind_a_state_verb(row: tuple[Piece, ...], at: int, language: str) -> bool:
    """Whether one of the few words in front of `at` is “is”, “stays” or the like."""
    own = _OWN_COPULAS.get(language, frozenset())
    return any(piece.low in _STATE_VERBS or piece.low in own for piece in row[max(0, at - 4) : at])


def _ends_phrase(low: str, language: str) -> bool:
    return (
        low in _ENDINGS
        or low in _CLOSING
        or low in FILLERS
        or low in _light(language)
        or _ADVERB.match(low) is not None
    )


@lru_cache(maxsize=16)
def _light(language: str) -> frozenset[str]:
    lists = (FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY, *(() if language == "en" else (ARTICLES,)))
    return frozenset().union(*(words_of(table, language) for table in lists))


def oppose(a: frozenset[str], b: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """The pairs (word of a, word of b) that say the opposite of each other, where neither side says both."""
    return tuple(
        sorted((x, y) for x in a - b for y in b - a if y in OPPOSING.get(x, frozenset()) and not _both(a, b, x, y))
    )


def _both(a: frozenset[str], b: frozenset[str], x: str, y: str) -> bool:
    return y in a or x in b


def is_complementary(x: str, y: str) -> bool:
    """One of the two always holds, so that denying both is a contradiction too."""
    return x in COMPLEMENTARY and y in COMPLEMENTARY
