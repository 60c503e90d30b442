"""A cheap guess at the language of a text, and the word lists by which seven languages are read."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

import regex

from words.memo import remembered
from words.vocabulary import (
    ANTONYMS,
    ARTICLES,
    CONDITION,
    FUNCTION_WORDS,
    GENERIC_NOUNS,
    HINTS,
    LANGUAGES,
    LETTERS,
    MODALS,
    NEGATIONS,
    ORDER,
    OWN,
    QUANTITY,
    QUESTION_WORDS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = [
    "ANTONYMS",
    "ARTICLES",
    "CONDITION",
    "FUNCTION_WORDS",
    "GENERIC_NOUNS",
    "HINTS",
    "LANGUAGES",
    "LETTERS",
    "MODALS",
    "NEGATIONS",
    "ORDER",
    "OWN",
    "QUANTITY",
    "QUESTION_WORDS",
    "evident_language",
    "language",
    "words_of",
]

_SCRIPTS: Final = (
    ("ja", regex.compile(r"[\p{Hiragana}\p{Katakana}]")),
    ("zh", regex.compile(r"\p{Han}")),
    ("ru", regex.compile(r"\p{Cyrillic}")),
    ("ko", regex.compile(r"\p{Hangul}")),
    ("el", regex.compile(r"\p{Greek}")),
    ("ar", regex.compile(r"\p{Arabic}")),
    ("he", regex.compile(r"\p{Hebrew}")),
    ("hi", regex.compile(r"\p{Devanagari}")),
    ("th", regex.compile(r"\p{Thai}")),
)
_LATIN: Final = regex.compile(r"\p{Latin}")
_ASCII_WORDS: Final = re.compile(r"(?<![^\s'\"(])[a-z]+(?![^\s'\"),.;:!?])")
_WORDS: Final = regex.compile(r"(?<![^\s'’\"“«(¿¡])\p{Latin}+(?![^\s'’\"”»),.;:!?…])")
_ELISION: Final = regex.compile(r"\b(?:[ldjnscmt]|qu)['’](?=\p{L})", regex.IGNORECASE)

_LATIN_CODES: Final = ("en", "de", "fr", "es", *HINTS)
"""In the order of preference where two are equally evident."""

_ENOUGH: Final = 0.3
_ENOUGH_FOR_HINTS: Final = 0.9
"""Evidence that counts: a word that three languages share; for one known by few words, nearly a word of its own."""

_LETTER: Final = 0.6
"""What a letter of one language counts against a word of its own."""


def _bare(word: str) -> str:
    """A word as people type it who leave accents out."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c)).replace("ß", "ss")


def _evidence(*tables: Mapping[str, frozenset[str]]) -> dict[str, tuple[tuple[int, float], ...]]:
    """Word → the languages it speaks for and how much: most for a word of one language alone, less for one letter."""
    owners: dict[str, set[int]] = {}
    for table in tables:
        for number, code in enumerate(_LATIN_CODES):
            for word in words_of(table, code):
                owners.setdefault(word, set()).add(number)
                owners.setdefault(_bare(word), set()).add(number)
    return {w: tuple((n, min(1.0, len(w) / 2) / len(of)) for n in sorted(of)) for w, of in owners.items()}


def words_of(table: Mapping[str, frozenset[str]], code: str) -> frozenset[str]:
    """The list of one language, empty for a language that has none."""
    return table.get(code, frozenset())


_EVIDENCE: Final = _evidence(FUNCTION_WORDS, QUESTION_WORDS, NEGATIONS, QUANTITY, CONDITION, ORDER, MODALS, HINTS)
_NOTHING: Final[tuple[tuple[int, float], ...]] = ()


def _script(text: str) -> str | None:
    """The language of a script that holds at least a third as many letters as the Latin one does, or None."""
    counts = {code: len(pattern.findall(text)) for code, pattern in _SCRIPTS}
    if counts["ja"] and 8 * counts["ja"] >= counts["zh"]:
        counts["ja"] += counts.pop("zh")
    code = max(counts, key=lambda c: counts[c])
    return code if counts[code] and 3 * counts[code] >= len(_LATIN.findall(text)) else None


def _scores(folded: str, words: Iterable[str]) -> list[float]:
    scores = [0.0] * len(_LATIN_CODES)
    for word in words:
        for number, weight in _EVIDENCE.get(word, _NOTHING):
            scores[number] += weight
    if "'" in folded or "’" in folded:
        scores[_LATIN_CODES.index("fr")] += _LETTER if _ELISION.search(folded) else 0
    return scores


@remembered
def evident_language(text: str) -> str | None:
    """The ISO 639-1 code that the words and letters of a text speak for; None where nothing does.

    A script of its own first, then function words, then letters that one language alone has. Deterministic; no model.
    """
    folded = text.casefold()
    if text.isascii():
        scores = _scores(folded, _ASCII_WORDS.findall(folded))
    elif code := _script(text):
        return code
    else:
        scores = _scores(folded, _WORDS.findall(folded))
        for letter in sorted(LETTERS.keys() & set(folded)):
            for code in (codes := LETTERS[letter].split()):
                scores[_LATIN_CODES.index(code)] += _LETTER / len(codes)
    best = max(scores)
    code = _LATIN_CODES[scores.index(best)]
    return code if best >= (_ENOUGH_FOR_HINTS if code in HINTS else _ENOUGH) else None


def language(text: str) -> str:
    """The ISO 639-1 code of the language of a text, "en" where nothing speaks for another."""
    return evident_language(text) or "en"
