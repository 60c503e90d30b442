"""Of what a statement speaks, free of how it is put: the keys of its words, and whether two statements share them.

“Leo's bedtime” and “bedtime for Leo”, “the k8s cluster” and “kubernetes cluster”, „das Tor zum Hof“ and „das Hoftor“ are one.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.content import content_of
from tensions.lexicon import GENDERED
from tensions.relations import (
    ACTS,
    ANY_CLASS,
    ASIDE_NOUNS,
    ASIDE_VERBS,
    BE,
    BEGINS,
    CLOCKED,
    ENDS,
    LIGHT,
    PHRASES,
    SAME,
    SHORT,
    TAILS,
)
from words.language import words_of
from words.normal import CASE_WORDS, without_accents
from words.stems import stem
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tensions.pieces import Piece
    from tensions.values import Value

_ENDINGS: Final = {
    "en": re.compile(r"(?<=.{4})(?:ation|ition|ment|ance|ence|apist|apy|api|ist|er|or|ion|ing|ed)$"),
    "de": re.compile(r"(?<=.{4})(?:ung|erin|er|in|e)$"),
    "fr": re.compile(r"(?<=.{4})(?:ation|aison|ement|ment|eur|euse|ions|ion|ons|on|ent|ez|age|er|ir|ee|e|u|us|iss)$"),
    "es": re.compile(r"(?<=.{4})(?:acion|cion|ion|miento|dor|ador|ar|er|ir|o|a)$"),
}
"""Endings that make a noun of a verb, or a person of what she does."""
_KEPT: Final = frozenset({"identifier", "number", "version", "path", "address", "email"})
"""Values that say which one is meant, where they aren't what is said of it."""
MOST_PIECES: Final = 32
"""Pieces of a clause that is read free of its frame; a longer one tells a story."""
_PART: Final = re.compile(r"[^\W\d_]{3,}")
_BEFORE_A_VERB: Final = listed("we i they you to please don't never always must should can will and")
_JOINTS: Final = ("", "s", "n", "en", "es")


@lru_cache(maxsize=16384)
def root(word: str, language: str) -> str:
    """What a casefolded word has in common with the words that are made of it."""
    found = _root(SHORT.get(word, word), language)
    return _alike(language).get(found, found)


def _root(word: str, language: str) -> str:
    found = stem(without_accents(word) if language in ("fr", "es") else word, language)
    if word in GENDERED:
        return word
    ending = _ENDINGS.get(language)
    return ending.sub("", found) if ending is not None else found


@lru_cache(maxsize=8)
def _alike(language: str) -> dict[str, str]:
    rows = (row.split() for row in SAME.get(language, ()))
    return {_root(word, language): _root(row[0], language) for row in rows for word in row}


@lru_cache(maxsize=8)
def _said_of_all(language: str) -> frozenset[str]:
    return words_of(LIGHT, language) | BE


def keys_of_piece(piece: Piece, language: str) -> tuple[str, ...]:
    """The keys of one piece: the parts of “code-comments”, one of “k8s”."""
    low = piece.low
    if low in SHORT or "-" not in low or not _PART.search(low):
        return (root(low, language),)
    return tuple(root(part, language) for part in low.split("-") if part)


def topic_of(row: tuple[Piece, ...], language: str, skip: Iterable[int] = ()) -> frozenset[str]:
    """The keys of all that a row speaks of beside the pieces at `skip`."""
    left, light = frozenset(skip), _said_of_all(language)
    starts = {piece.start for piece in content_of(row, language)}
    acts = frozenset(_acts(row))
    keys: set[str] = set()
    for at, piece in enumerate(row):
        if at in left or (piece.start not in starts and not piece.possessive):
            continue
        if piece.value is not None and piece.value.kind != "name":
            if piece.value.kind in _KEPT:
                keys.add(piece.low)
        elif (
            (piece.low not in light or piece.possessive or piece.text in CASE_WORDS)
            and at not in acts
            and piece.low[:1].isalnum()
        ):
            keys.update(keys_of_piece(piece, language))
    return frozenset(keys)


def _acts(row: tuple[Piece, ...]) -> Iterator[int]:
    """Where a word is a verb that is elsewhere a noun: “we build”, “write commit messages”."""
    labelled = any(piece.low == ":" for piece in row[:5])
    for at, piece in enumerate(row):
        if (
            piece.low in ACTS
            and not (labelled and at == 0)
            and ((at == 0 and not _is_be(row, 1)) or (at and row[at - 1].low in _BEFORE_A_VERB))
        ):
            yield at


def _is_be(row: tuple[Piece, ...], at: int) -> bool:
    return at < len(row) and row[at].low in BE


def joined(row: tuple[Piece, ...], language: str) -> tuple[Piece, ...]:
    """The row with two words that are one read as one, and a German compound parted from what says its relation."""
    found: list[Piece] = []
    at = 0
    while at < len(row):
        piece = row[at]
        pair = PHRASES.get((piece.low, row[at + 1].low)) if at + 1 < len(row) else None
        if (time := _dotted_time(row, at)) is not None:
            found.append(replace(piece, value=time))
            pair = None
        elif pair is not None:
            found.append(replace(piece, low=pair, end=row[at + 1].end))
        elif (tail := _tail(piece, language)) is not None:
            cut = piece.start + len(piece.low) - len(tail)
            found += [
                replace(piece, low=piece.low[: -len(tail)].removesuffix("s"), end=cut),
                replace(piece, text=tail, low=tail, start=cut),
            ]
        else:
            found.append(piece)
        at += 2 if pair is not None else 1
    return tuple(found)


_DOTTED: Final = re.compile(r"(?P<h>[01]?\d|2[0-4])\.(?P<m>[0-5]\d)")


def _dotted_time(row: tuple[Piece, ...], at: int) -> Value | None:
    """“Bedtime is 7.30” says a time of day."""
    value = row[at].value
    said = _DOTTED.fullmatch(row[at].text) if value is not None and value.kind == "number" else None
    if value is None or said is None or (at + 1 < len(row) and row[at + 1].low[:1].isalpha()):
        return None
    if not any(p.low in CLOCKED | BEGINS | ENDS for p in row[:at]):
        return None
    moment = int(said["h"]) * 60 + int(said["m"])
    late = ((moment + 720, None),) if moment < 720 else ()
    return replace(value, kind="clock", form=((moment % 1440, None), *late))


def without_tail(word: str, language: str) -> str:
    """A German compound without what says its relation: “akku” of “Akkulaufzeit”; else the word."""
    tail = next((t for t in TAILS.get(language, ()) if word.endswith(t) and len(word) > len(t) + 3), None)
    return word if tail is None else word.removesuffix(tail).removesuffix("s")


def _tail(piece: Piece, language: str) -> str | None:
    if piece.value is not None or language not in TAILS:
        return None
    return next((t for t in TAILS[language] if piece.low.endswith(t) and len(piece.low) > len(t) + 3), None)


def main_part(row: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The row up to the comma or the colon behind which it only goes on: “three cats: Miso, Toast”."""
    for at, piece in enumerate(row):
        if at < 3 or piece.low not in {",", ":", ";"}:
            continue
        head = row[:at]
        if piece.low == ":" and any(p.value is not None for p in head) and len(row) > at + 1:
            return head
        if piece.low == "," and len(head) > 2:
            return head
    return row


@lru_cache(maxsize=16384)
def same_topic(a: frozenset[str], b: frozenset[str], *, is_strict: bool = True) -> bool:
    """Whether two topics are one: the same keys, but for a compound that the other spells in two words.

    Where a value tells what is said of it, one side may also say more that tells nothing of the topic (`is_strict` False).
    """
    if a == b:
        return True
    left, right = a - b, b - a
    if (a & b) and (left | right) <= dispensable():
        return True
    if not is_strict and (a & b) and (not left or not right) and (left | right) <= aside() and (a & b) - aside():
        return True
    for whole, parts in ((left, right), (right, left)):
        if len(whole) == 1 and len(parts) == 2 and _joins(next(iter(whole)), *parts):
            return True
        if len(whole) == 1 and len(parts) == 1 and (a & b) and _holds(next(iter(whole)), next(iter(parts)), a & b):
            return True
    return False


@lru_cache(maxsize=1)
def dispensable() -> frozenset[str]:
    return frozenset(root(word, code) for code in ("en", "de", "fr", "es") for word in ANY_CLASS)


@lru_cache(maxsize=1)
def aside() -> frozenset[str]:
    """What one side may say more: a verb, or of what the value is one."""
    said = ASIDE_VERBS | ASIDE_NOUNS
    return frozenset(root(word, code) for word in said for code in ("en", "de", "fr", "es")) | dispensable()


def _joins(whole: str, p: str, q: str) -> bool:
    return any(
        whole in (f"{x}{joint}{y}", f"{x}{joint}{y}e", f"{x}{joint}{y}"[:-1])
        for x, y in ((p, q), (q, p))
        for joint in _JOINTS
    )


def _holds(whole: str, part: str, shared: frozenset[str]) -> bool:
    """“Hoftor” beside “Tor”, where “Hof” is said too."""
    return any(_joins(whole, part, other) for other in shared)
