"""Whether a part of a clause is a name, and whether it is one definite thing: the grammar of “our default branch is main”."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.lexicon import (
    COLOUR_HEADS,
    COLOURS,
    COPULAS,
    DEFINITE,
    DEMONYMS,
    EACH,
    INDEFINITE,
    LABEL_NOUNS,
    MANY_HEADS,
    NAMES,
    PLURAL_COPULAS,
    PLURALIA,
    PREPOSITIONS,
    QUALIFIERS,
    ROLES,
    SIGNALS,
    SINGLE_LINKS,
    STATE_ENDINGS,
    STATES,
    TITLES,
    VAGUE_HEADS,
)
from tensions.values import name
from words.language import FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY, words_of

if TYPE_CHECKING:
    from tensions.pieces import Piece
    from tensions.values import Value

Part = tuple["Piece", ...]

_LONGEST_NAME: Final = 4
"""Words; a longer phrase describes."""
_MADE_UP: Final = re.compile(r"[a-z][-_.\d][a-z\d]")
"""A word with a hyphen, a digit or a dot inside is somebody's name for something: “acme-archive”."""
_LONGEST_BARE: Final = 3
"""Words of a subject without an article."""
_NOUN_ENDINGS: Final = (
    *("ing", "tion", "sion", "ment", "ance", "ence", "ity", "age", "ware", "ship"),
    *("leiter", "leiterin", "sprecher", "sprecherin", "chef", "chefin"),
)
_OF: Final = frozenset({"of", "de", "von", "des", "du", "del", "d'", "della"})
_LABELS: Final = frozenset({":", "=", ":="})
_SINGULAR_S: Final = ("ss", "us", "is", "os", "as")


def is_singular(left: Part, language: str) -> bool:
    """The subject in front of a value is one thing: no plural verb, no “a”, “each” or “some”."""
    if not left or left[0].low in INDEFINITE or left[0].low in EACH:
        return False
    if any(piece.low in PLURALIA for piece in left):
        return True
    copulas = words_of(COPULAS, language)
    verb = next((piece.low for piece in left if piece.low in copulas or piece.low in SINGLE_LINKS), None)
    return verb is not None and verb not in PLURAL_COPULAS


def is_definite(left: Part, copula: str) -> bool:
    """The phrase in front of a copula is one definite thing: “the …”, “our …”, “Dana's …”, or a label before a colon."""
    if left[0].low in INDEFINITE or any(piece.low in COPULAS["en"] for piece in left[1:]):
        return False
    marked = left[0].low in DEFINITE or any(piece.possessive for piece in left) or copula in _LABELS
    return marked and has_one(left)


def is_bare_noun(left: Part, value: Value | None) -> bool:
    """A phrase without an article that is no name: “CI”, “Staging”, “Package registry”; and what it is a name surely."""
    words = [piece for piece in left if piece.low[:1].isalnum()]
    if value is None or not 0 < len(words) <= _LONGEST_BARE or len(words) != len(left) or words[-1].value is not None:
        return False
    if not (value.kind == "identifier" or value.text[:1].isupper()) or value.text.casefold() in DEMONYMS | ROLES:
        return False
    noun = words[-1]
    is_acronym = len(noun.text) > 1 and noun.text.isupper() and noun.low not in ROLES
    is_noun = noun.low in LABEL_NOUNS or noun.low in QUALIFIERS or noun.low.endswith(_NOUN_ENDINGS)
    return (is_acronym or (is_noun and noun.low not in ROLES)) and has_one(left)


def has_one(part: Part) -> bool:
    """The noun of a phrase can have one holder only: “my friend” leaves room for another, “the SSH user” doesn't."""
    noun = head(part)
    if noun is None or noun.low in VAGUE_HEADS or (noun.low in MANY_HEADS and part[0].low != "the"):
        return False
    is_plural = noun.low.endswith("s") and not noun.low.endswith(_SINGULAR_S)
    return not is_plural or noun.value is not None or noun.text.isupper()


def head(part: Part) -> Piece | None:
    """The noun of a phrase: the last word before its first preposition."""
    ends = (n for n, piece in enumerate(part) if n and (piece.low in PREPOSITIONS or piece.low in _OF))
    words = [p for p in part[: next(ends, len(part))] if p.low not in DEFINITE and p.low[:1].isalnum()]
    return words[-1] if words else None


def name_in(part: Part, language: str, *, alone: bool = False) -> Value | None:
    """The name that a part of a clause begins with, and after which at most a preposition goes on; `alone`: that it is."""
    end = next((n for n, piece in enumerate(part) if n and _ends_name(piece, language)), len(part))
    phrase, rest = part[:end], part[end:]
    words = phrase[1:] if len(phrase) > 1 and phrase[0].low in TITLES else phrase
    if not 0 < len(phrase) <= _LONGEST_NAME:
        return None
    if rest and (alone or rest[0].low not in PREPOSITIONS | _OF | {","}):
        return None
    if len(phrase) == 1 and phrase[0].value is not None:
        return phrase[0].value if phrase[0].value.kind == "identifier" else None
    if all(_is_name_word(piece, lone=len(phrase) == 1, language=language) for piece in words):
        return name(" ".join(piece.text for piece in phrase), phrase[0].start)
    return None


def proper_in(part: Part, language: str) -> Value | None:
    """The capitalised name that a part of a clause is, one written like “MongoDB” too."""
    value = name_in(part, language, alone=True) if part else None
    if value is None or not value.text[:1].isupper():
        return None
    return value if value.kind == "name" else name(value.text, value.start)


def colour_in(left: Part, right: Part) -> Value | None:
    """“My favourite colour is green”, “the icon is red”: of what is no signal, which changes by the hour."""
    noun = head(left)
    plain = noun is not None and left[0].low in DEFINITE and noun.low not in SIGNALS and has_one(left)
    if len(right) == 1 and right[0].low in COLOURS and (plain or any(piece.low in COLOUR_HEADS for piece in left)):
        return name(right[0].text, right[0].start)
    return None


def _ends_name(piece: Piece, language: str) -> bool:
    small = piece.low in PREPOSITIONS or piece.low in words_of(FUNCTION_WORDS, language)
    return (small and not piece.is_capitalised) or not piece.low[:1].isalnum()


def _is_name_word(piece: Piece, *, lone: bool, language: str) -> bool:
    if piece.value is not None:
        return piece.value.kind in ("version", "identifier") and not lone
    if piece.possessive or piece.low in DEFINITE or piece.low in INDEFINITE:
        return False
    if piece.is_capitalised and piece.start:
        return True
    if lone and _MADE_UP.search(piece.low) and piece.low not in STATES and piece.low not in OPPOSING:
        return True
    if piece.low in STATES or _is_small(piece.low, language):
        return False
    return piece.is_capitalised or (lone and (piece.low in NAMES or _sounds_like_a_name(piece.low, language)))


def _sounds_like_a_name(low: str, language: str) -> bool:
    """A lower-case word of Latin letters that is no state: “main”, “pnpm”. Russian writes names in Latin letters too."""
    endings = STATE_ENDINGS.get(language, STATE_ENDINGS["en"])
    return low not in OPPOSING and low[0].isascii() and not low.endswith(endings)


def _is_small(low: str, language: str) -> bool:
    return any(low in words_of(table, language) for table in (FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY))
