"""Two clauses that are the same at their beginnings and at their ends, and the gap between that each fills."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tensions.gap_words import ALWAYS, FEWEST, OPENING
from tensions.lexicon import COPULAS, DEFINITE, FILLERS, INDEFINITE, OWN_WORDS
from tensions.pieces import Piece, digits_of, pieces
from tensions.times import MONTHS
from tensions.values import differ
from words.language import FUNCTION_WORDS, words_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tensions.glance import Glance

Row = tuple[Piece, ...]

LONGEST_FILLING: Final = 7
"""Pieces of either filling; what is longer is another statement and no other value."""


G = TypeVar("G")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(Generic[G]):
    """When a gap is filled once. `clash` are pairs that it finds, `agree` pairs alike in which nothing contradicts."""

    name: str
    holds: Callable[[G], bool]
    clash: tuple[tuple[str, str], ...]
    agree: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled:
    """Two fillings of one gap that can't both be, as written, and the rule that says so."""

    rule: str
    subject: frozenset[str]
    values: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """Where two clauses differ: what stands before it, the two fillings, and what stands behind it."""

    before: Row
    left: Row
    right: Row
    after: Row
    language: str

    @property
    def sides(self) -> tuple[Row, Row]:
        return self.left, self.right

    @property
    def around(self) -> Row:
        return self.before + self.after


@dataclass(frozen=True, slots=True)
class Outline:
    """What a clause needs of another one that fills a gap of it: the content of both in one order."""

    keys: tuple[str | None, ...]
    """None for a value, which other words may say too."""
    numbers: tuple[str | None, ...]
    """At the place of a number the digits without which no number is the same (`tensions.pieces`)."""
    may_open: bool
    """The gap may be at its beginning."""
    is_short: bool
    """It has no place for a frame and a gap in it."""
    fewest: int
    """Words of it that the other has at least."""


def outline(text: str, language: str) -> Outline:
    """The outline of one clause."""
    light, row = light_words(language), row_of(text, language)
    said = [p for p in row if p.value is not None or p.low not in light]
    fewest = FEWEST - says_what_is(row, language)
    return Outline(
        tuple(None if p.value is not None else p.key for p in said),
        tuple(digits_of(p.key) for p in said),
        not OPENING.isdisjoint(p.low for p in row),
        len(row) <= FEWEST or len(said) <= fewest,
        fewest,
    )


def may_be_one_frame(said: Outline, held: Glance) -> bool:
    """Whether what a text doesn't have lies together in the outline, with something around it; no is certain."""
    lacking = {n for n, key in enumerate(said.keys) if key is not None and key not in held.keys}
    if said.is_short or not _lie_together(lacking, said):
        return False
    numbers = {n for n, number in enumerate(said.numbers) if number is not None and held.lacks(number)}
    return not numbers or _lie_together(lacking | numbers, said) or not held.is_exact()


def _lie_together(lacking: set[int], said: Outline) -> bool:
    if not lacking:
        return True
    first, across = min(lacking), max(lacking) - min(lacking) + 1
    return across <= LONGEST_FILLING and len(said.keys) - across >= said.fewest and (first > 0 or said.may_open)


def says_what_is(row: Row, language: str) -> bool:
    """“The keys are with …”: of one definite thing what or where it is, so that one word of it is enough."""
    known = DEFINITE | OWN_WORDS
    return (
        len(row) > FEWEST
        and row[0].low in known
        and not words_of(COPULAS, language).isdisjoint(p.low for p in row[2:4])
    )


@lru_cache(maxsize=4096)
def row_of(text: str, language: str) -> Row:
    """The pieces of a clause without what adds nothing."""
    return tuple(p for p in pieces(text, language) if p.low not in FILLERS - ALWAYS and p.low != ",")


def gap_between(a: Row, b: Row, language: str) -> Gap | None:
    """What two clauses have between the same beginning and the same end; None where either has nothing or too much."""
    shorter = min(len(a), len(b))
    start = next((n for n in range(shorter) if not _same(a[n], b[n])), shorter)
    end = next((n for n in range(shorter - start) if not _same(a[-1 - n], b[-1 - n])), shorter - start)
    left, right = a[start : len(a) - end], b[start : len(b) - end]
    if not (left and right) or max(len(left), len(right)) > LONGEST_FILLING:
        return None
    return Gap(before=a[:start], left=left, right=right, after=a[len(a) - end :], language=language)


def _same(a: Piece, b: Piece) -> bool:
    return a.key == b.key or (
        a.value is not None and b.value is not None and a.value.kind == b.value.kind and not differ(a.value, b.value)
    )


@lru_cache(maxsize=16)
def light_words(language: str) -> frozenset[str]:
    """Words that say nothing of a subject."""
    return (words_of(FUNCTION_WORDS, language) | DEFINITE | INDEFINITE) - {"us"}


def content_in(row: Row, language: str) -> frozenset[str]:
    """The keys of the words that say something."""
    light = light_words(language)
    return frozenset(p.key for p in row if p.value is not None or p.low not in light or is_month(p))


def is_month(piece: Piece) -> bool:
    """“May” with a capital is no verb."""
    return piece.is_capitalised and piece.low in MONTHS


def text_of(row: Row) -> str:
    """The row as it is written, with spaces between."""
    return " ".join(p.text for p in row)


def lows_in(row: Row) -> frozenset[str]:
    """Its words, casefolded."""
    return frozenset(p.low for p in row)


def kinds_in(row: Row) -> frozenset[str]:
    """The kinds of its values."""
    return frozenset(p.value.kind for p in row if p.value is not None)
