"""A clause as a row of pieces: words with their grammar stripped off, and values, each with the key it is compared by."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tensions.conjugation import one_form
from tensions.lexicon import ALIASES, GENDERED
from tensions.quantities import Quantity
from tensions.values import Address, Value, values
from words.normal import CASE_WORDS
from words.stems import stem

_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")
_PIECE: Final = re.compile(
    r"(?P<elided>\b(?:[ldnscjmt]|qu|jusqu|lorsqu)'(?=[^\W\d_]))|(?P<word>[A-Z]\w+/[A-Z]\w+|[^\W\d_][\w]*(?:[-'][^\W_]+)*[+#]*'?)|"
    r"(?P<digits>\d[\w.:/-]*)|(?P<sign>:=|[=:,;()/]|—|–)",
    re.IGNORECASE,
)
_CONTRACTED: Final = re.compile(r"(.+?)('s|'re|'m|'ll|'ve|'d)$", re.IGNORECASE)
_CONTRACTIONS: Final = {"'re": "are", "'m": "am", "'ll": "will", "'ve": "have", "'d": "would"}
_IS: Final = frozenset({"it", "that", "what", "there", "he", "she", "here", "who", "where", "everything", "this"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A word or a value at `start`…`end` of its clause. `low` is casefolded; `key` is what is compared."""

    text: str
    low: str
    key: str
    start: int
    end: int
    value: Value | None = None
    possessive: bool = False

    @property
    def is_capitalised(self) -> bool:
        return self.text[:1].isupper()


@lru_cache(maxsize=2048)
def pieces(clause: str, language: str) -> tuple[Piece, ...]:
    """The pieces of a clause (with straight apostrophes) in their order. Signs stay only where they can link."""
    found = values(clause)
    row = [_of_value(value) for value in found]
    for match in _PIECE.finditer(clause):
        if all(match.end() <= value.start or value.end <= match.start() for value in found):
            row.extend(_of_word(match, clause, language))
    return tuple(sorted(row, key=lambda piece: piece.start))


def word_keys(text: str, language: str) -> frozenset[str]:
    """The keys of all words of a text (with straight apostrophes), those that may be part of a value among them."""
    keys: set[str] = set()
    for match in _PIECE.finditer(text):
        word = match[0]
        if "'" not in word:
            keys.add(key_of(word, language))
        else:
            keys.update(piece.key for piece in _of_word(match, text, language))
    return frozenset(keys)


def _of_value(value: Value) -> Piece:
    key = f"{value.kind}:{_form_key(value)}"
    return Piece(text=value.text, low=value.text.casefold(), key=key, start=value.start, end=value.end, value=value)


def _form_key(value: Value) -> str:
    match value.form:
        case Quantity(low=low, high=high, unit=unit, bound=bound):
            return f"{low}:{high}:{unit}:{bound}"
        case Address(host=host, port=port, path=path):
            return f"{host}:{port}{path}"
        case frozenset() as days:
            return ",".join(map(str, sorted(days)))
        case form:
            return str(form)


def _of_word(match: re.Match[str], clause: str, language: str) -> list[Piece]:
    text, start = match[0], match.start()
    contracted = _CONTRACTED.match(text) if match["word"] else None
    if contracted is None:
        return [_word(text if match["elided"] else text.rstrip("'"), start, language)]
    stem, ending = contracted[1], contracted[2].casefold()
    first = _word(stem, start, language, possessive=ending == "'s" and not _is_is(stem, clause[match.end() :]))
    if ending == "'s":
        return [first] if first.possessive else [first, _word("is", start + len(stem), language)]
    return [first, _word(_CONTRACTIONS[ending], start + len(stem), language)]


def _is_is(stem: str, rest: str) -> bool:
    """“it's”, and “Dana's the CTO”, hold a verb; “Dana's CTO” doesn't."""
    return (
        stem.casefold() in _IS
        or re.match(r"\s+(?:the|a|an|not|our|my|switched|turned|called|located|on|off|at|in)\b", rest, re.IGNORECASE)
        is not None
    )


def _word(text: str, start: int, language: str, *, possessive: bool = False) -> Piece:
    low = text.casefold()
    return Piece(
        text=text, low=low, key=key_of(text, language), start=start, end=start + len(text), possessive=possessive
    )


@lru_cache(maxsize=8192)
def key_of(word: str, language: str) -> str:
    """What a word is compared by: one spelling, its stem, and no case where case makes no other word.

    Participles in -ed keep their ending, for “deployed” tells of another time than “deploy”.
    """
    if word in CASE_WORDS:
        return "usa" if word == "US" else word
    if word.casefold() == "us":
        return "usa"
    low = ALIASES.get(word.casefold()) or one_form(word, language)
    if (language == "en" and low.endswith("ed")) or (language == "es" and low in GENDERED):
        return low
    return stem(low, "ru" if _CYRILLIC.search(low) else language)


def digits_of(key: str) -> str | None:
    """The digits without which no text says the number of a key; None where the key is of another value."""
    kind, _, form = key.partition(":")
    low, _, rest = form.partition(":")
    if kind != "number" or rest != f"{low}::exact" or not low.replace(".", "").isdigit():
        return None
    return low.replace(".", "").strip("0") or None
