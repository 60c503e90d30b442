"""The content of a clause: which of its pieces say of what it speaks, and which of those limit, deny or own it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING, is_behind_a_state_verb, says_how
from tensions.lexicon import (
    CONTENT_VERBS,
    COPULAS,
    EXISTENTIAL,
    FILLERS,
    KIN,
    LINKS,
    ORDERS,
    PERMISSIONS,
    PREPOSITIONS,
    QUALIFIERS,
    REFUSALS,
    RULES,
    WITHOUT,
)
from tensions.pieces import key_of
from tensions.prefixes import base_of, may_deny
from words.language import ARTICLES, FUNCTION_WORDS, MODALS, NEGATIONS, OWN, QUANTITY, words_of
from words.normal import CASE_WORDS
from words.vocabulary import listed

if TYPE_CHECKING:
    from tensions.pieces import Piece

_BEFORE_A_REGION: Final = frozenset({"the", "our", "in", "eu"})
"""Between one of these and a noun “us” is the country, whatever its case."""
_MONTHS_OF_TWO_MEANINGS: Final = frozenset({"May", "March"})
_IN_ORDER: Final = frozenset({"order", "reihenfolge", "ordnung"})
_STOPS: Final = frozenset({"stop", "stopped", "quit", "cease"})
_NEGATED: Final = re.compile(r"n't$|^cannot$")
_LIMITS: Final = PREPOSITIONS | WITHOUT | listed("behind near next opposite beside hinter neben derrière devant detrás")
_WHEN: Final = listed(
    "nachts tagsüber morgens abends mittags vormittags nachmittags werktags wochentags feiertags nightly overnight"
)
_APART: Final = QUALIFIERS | _WHEN | listed("gern gerne")
"""Who doesn't like to drive („fährt nicht gern“) drives all the same."""
_SOME_OF_MANY: Final = listed(
    "some several many few certains certaines plusieurs einige viele algunos algunas muchos muchas некоторые многие"
)


def content_of(row: tuple[Piece, ...], language: str) -> list[Piece]:
    """The pieces that say of what a clause speaks: values, and no function, quantity, negation or permission word."""
    dropped = _dropped(language)
    return [piece for at, piece in enumerate(row) if piece.value is not None or _is_content(row, at, dropped)]


def _is_content(row: tuple[Piece, ...], at: int, dropped: frozenset[str]) -> bool:
    piece = row[at]
    if (
        piece.text in CASE_WORDS
        or (at and piece.text in _MONTHS_OF_TWO_MEANINGS)
        or (piece.low == "us" and at and row[at - 1].low in _BEFORE_A_REGION)
    ):
        return True
    if piece.low in _IN_ORDER and at and row[at - 1].low in OPPOSING:
        return False
    stops = piece.low in _STOPS and at + 1 < len(row) and row[at + 1].low.endswith("ing")
    return piece.low not in dropped and not stops and not _NEGATED.search(piece.low) and piece.low[:1].isalnum()


@lru_cache(maxsize=16)
def _dropped(language: str) -> frozenset[str]:
    """The words that say nothing of a subject: function, quantity, negation and permission words."""
    lists = (ARTICLES, OWN, FUNCTION_WORDS, QUANTITY, NEGATIONS, MODALS)
    words = frozenset().union(*(words_of(table, language) for table in lists))
    return (
        (words - CONTENT_VERBS)
        | frozenset(ORDERS)
        | REFUSALS
        | PERMISSIONS
        | RULES
        | WITHOUT
        | FILLERS
        | frozenset({"please", "bitte", "there", "never", "longer", "that's"})
    )


def limiting(row: tuple[Piece, ...], content: list[Piece]) -> frozenset[str]:
    """The keys that limit a clause to a part. `content` are pieces of `row`, in its order."""
    first = next((n for n, piece in enumerate(row) if piece.low in _LIMITS), len(row))
    behind = {piece.start for piece in row[first:]} | {piece.start for piece in row if piece.low in _APART}
    return frozenset(piece.key for piece in content if piece.value is not None or piece.start in behind)


def owned(row: tuple[Piece, ...]) -> frozenset[str]:
    """The keys of what is somebody's (“Omar's sister”), and of kin."""
    return frozenset(
        piece.key
        for n, piece in enumerate(row)
        if piece.low in KIN or (n and row[n - 1].possessive and piece.value is None)
    )


def restricting(row: tuple[Piece, ...], language: str) -> frozenset[str]:
    """The keys between a preposition behind the subject's noun and the verb."""
    verbs = words_of(COPULAS, language) | words_of(LINKS, language)
    verb = next((n for n, piece in enumerate(row) if piece.low in verbs), 0)
    first = next((n for n, piece in enumerate(row[:verb]) if n and piece.low in _LIMITS), verb)
    return frozenset(piece.key for piece in row[first:verb]) if row[0].low not in PREPOSITIONS else frozenset()


def is_of_some(row: tuple[Piece, ...]) -> bool:
    """Some of the subject, or sometimes; “from several threads” says so of neither."""
    first = next((n for n, piece in enumerate(row) if piece.low in PREPOSITIONS and n), len(row))
    return any(
        piece.low in EXISTENTIAL
        and not (n and row[n - 1].low == "at")
        and (n < first or piece.low not in _SOME_OF_MANY)
        for n, piece in enumerate(row)
    )


def in_order(row: tuple[Piece, ...], language: str) -> tuple[Piece, ...]:
    """“The result of the biopsy” in the order of “the biopsy result”, “nachts läuft sie” in that of “sie läuft nachts”."""
    if language == "de" and row and (row[0].low in _WHEN or (row[0].value is not None and row[0].value.kind == "day")):
        subject = next((n for n, piece in enumerate(row) if n > 1 and piece.is_capitalised), 0)
        return (*row[2 : subject + 1], row[1], *row[subject + 1 :], row[0]) if subject else row
    at = next((n for n, piece in enumerate(row) if n and piece.low == "of"), None) if language == "en" else None
    if at is None:
        return row
    links = COPULAS[language] | LINKS[language] | PREPOSITIONS
    end = next((n for n in range(at + 1, len(row)) if row[n].low in links), len(row))
    return (*row[: at - 1], *row[at + 1 : end], row[at - 1], row[at], *row[end:])


def _is_predicate(row: tuple[Piece, ...], at: int, language: str) -> bool:
    """Russian leaves “is” out."""
    return is_behind_a_state_verb(row, at, language) or (language == "ru" and at == len(row) - 1)


def lacking(row: tuple[Piece, ...], content: list[Piece]) -> frozenset[str]:
    """The content behind “without”, up to the next preposition."""
    at = next((n for n, piece in enumerate(row) if piece.low in WITHOUT), None)
    if at is None:
        return frozenset()
    end = next((n for n, piece in enumerate(row) if n > at and piece.low in PREPOSITIONS), len(row))
    starts = {piece.start for piece in row[at:end]}
    return frozenset(piece.key for piece in content if piece.start in starts)


def unprefixed(row: tuple[Piece, ...], language: str) -> tuple[tuple[Piece, ...], int]:
    """The row with “unsafe” read as “safe” where it says how its subject is, and how often that was."""
    plain = list(row)
    for at, piece in enumerate(row):
        if not may_deny(piece.low, language) or piece.low in OPPOSING:
            continue
        base = base_of(piece.low, language)
        if base is not None and _is_predicate(row, at, language) and says_how(row, at, language):
            plain[at] = replace(piece, low=base, key=key_of(base, language), value=None)
    return tuple(plain), sum(p is not q for p, q in zip(row, plain, strict=True))
