"""Slots whose value is a name: “our default branch is main”, “Dana is the CTO of Acme”, “billing is owned by Lee”.

The subject must be one definite thing and the value a name, for “the build is green” names nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.lexicon import (
    COLOUR_HEADS,
    COLOURS,
    COUNTRIES,
    COPULAS,
    DEFINITE,
    DEMONYMS,
    INDEFINITE,
    LINKS,
    MANY_HEADS,
    NAMES,
    PLURAL_COPULAS,
    PLURALIA,
    PREPOSITIONS,
    SINGLE_LINKS,
    STATE_ENDINGS,
    STATES,
    SUPPORTS,
    VAGUE_HEADS,
)
from tensions.slot import Slot
from tensions.values import name
from words.language import FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY, words_of

if TYPE_CHECKING:
    from tensions.pieces import Piece
    from tensions.values import Value

_BEFORE_VALUE: Final = frozenset(
    "now currently still just always called named known as set to simply genannt derzeit jetzt appelé nommé llamado maintenant ahora".split()
)
_OWNS: Final = {
    "owns": "owner",
    "besitzt": "owner",
    "leads": "lead",
    "heads": "head",
    "leitet": "lead",
    "dirige": "lead",
    "maintains": "maintain",
    "manages": "manage",
}
_OWNED: Final = {
    "owned": "owner",
    "led": "lead",
    "headed": "head",
    "maintained": "maintain",
    "managed": "manage",
    "handled": "handle",
}
_SITUATED: Final = frozenset({"is", "lives", "live", "based", "located", "headquartered", "hosted"})
_LONGEST_NAME: Final = 4
_MADE_UP: Final = re.compile(r"[a-z][-_.\d][a-z\d]")
"""A word with a hyphen, a digit or a dot inside is somebody's name for something: “acme-archive”."""


def is_singular(left: tuple[Piece, ...], language: str) -> bool:
    """The subject in front of a value is one thing: no plural verb, no “a”, “each” or “some”."""
    if (
        not left
        or left[0].low in INDEFINITE
        or left[0].low in ("each", "every", "all", "many", "jede", "chaque", "cada", "we", "i")
    ):
        return False
    if any(piece.low in PLURALIA for piece in left):
        return True
    verb = next((p.low for p in left if p.low in words_of(COPULAS, language) or p.low in SINGLE_LINKS), None)
    return verb is not None and verb not in PLURAL_COPULAS


def named(row: tuple[Piece, ...], content: list[Piece], language: str) -> tuple[Slot, ...]:
    """The slots of a clause whose value is a name or a lone identifier; none, or one."""
    for read in (_owning, _owned, _reporting, _responsible, _being, _speaking, _located):
        slot = read(row, content, language)
        if slot is not None:
            return (slot,)
    return ()


def _being(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    at = _copula(row, language)
    if at is None or at == 0 or row[at].low in PLURAL_COPULAS:
        return None
    left, right = row[:at], _after(row, at)
    value = _name(right, language)
    if (
        value is None
        and len(right) == 1
        and right[0].low in COLOURS
        and any(piece.low in COLOUR_HEADS for piece in left)
    ):
        value = name(right[0].text, right[0].start)
    if value is not None and (_is_definite(left, row[at].low) or language == "ru"):
        return _slot(value, left, right, content)
    reverse = _name(left, language, alone=True)
    if reverse is not None and right and (right[0].low in DEFINITE or any(p.possessive for p in right)):
        return _slot(reverse, right, (), content)
    return None


def _copula(row: tuple[Piece, ...], language: str) -> int | None:
    copulas = words_of(COPULAS, language)
    found = next((n for n, piece in enumerate(row) if piece.low in copulas), None)
    if found is not None:
        return found
    return next(
        (n for n, p in enumerate(row) if p.low in ("defaults", "heißt", "s'appelle", "appelle", "llama", "называется")),
        None,
    )


def _after(row: tuple[Piece, ...], at: int) -> tuple[Piece, ...]:
    start = at + 1
    while start < len(row) and row[start].low in _BEFORE_VALUE:
        start += 1
    return row[start:]


def _name(part: tuple[Piece, ...], language: str, *, alone: bool = False) -> Value | None:
    """The name that a part of a clause begins with; `alone`: that it is."""
    phrase = part[: next((n for n, piece in enumerate(part) if n and _ends_name(piece, language)), len(part))]
    rest = part[len(phrase) :]
    if (
        not phrase
        or len(phrase) > _LONGEST_NAME
        or (rest and (alone or rest[0].low not in PREPOSITIONS | {"of", ",", "von", "de"}))
    ):
        return None
    if len(phrase) == 1 and phrase[0].value is not None:
        value = phrase[0].value
        return value if value.kind == "identifier" else None
    if all(_is_name_word(piece, lone=len(phrase) == 1, language=language) for piece in phrase):
        text = " ".join(piece.text for piece in phrase)
        return name(text, phrase[0].start)
    return None


def _ends_name(piece: Piece, language: str) -> bool:
    return piece.low in PREPOSITIONS or piece.low in words_of(FUNCTION_WORDS, language) or not piece.low[:1].isalnum()


def _is_name_word(piece: Piece, *, lone: bool, language: str) -> bool:
    if piece.value is not None:
        return piece.value.kind in ("version", "identifier") and not lone
    if piece.is_capitalised and piece.start and not piece.possessive and piece.low not in DEFINITE | INDEFINITE:
        return True
    if lone and _MADE_UP.search(piece.low) and piece.low not in STATES and piece.low not in OPPOSING:
        return True
    if piece.possessive or piece.low in STATES or _is_small(piece.low, language):
        return False
    if piece.is_capitalised:
        return True
    return lone and (piece.low in NAMES or _sounds_like_a_name(piece.low, language))


def _sounds_like_a_name(low: str, language: str) -> bool:
    """A lower-case word of Latin letters that is no state: “main”, “pnpm”; in Russian names are written in Latin letters."""
    return (
        low not in OPPOSING and low[0].isascii() and not low.endswith(STATE_ENDINGS.get(language, STATE_ENDINGS["en"]))
    )


def _is_small(low: str, language: str) -> bool:
    lists = (FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY)
    return low in INDEFINITE or low in DEFINITE or any(low in words_of(table, language) for table in lists)


def _is_definite(left: tuple[Piece, ...], copula: str) -> bool:
    if left[0].low in INDEFINITE or any(piece.low in COPULAS["en"] for piece in left[1:]):
        return False
    marked = left[0].low in DEFINITE or any(piece.possessive for piece in left) or copula in (":", "=", ":=")
    head = _head(left)
    return marked and head is not None and _is_one(head) and not _may_have_many(left, head)


def _may_have_many(part: tuple[Piece, ...], head: Piece) -> bool:
    """“My friend is Dana” leaves room for another friend; “the SSH user is ubuntu” doesn't."""
    return head.low in MANY_HEADS and part[0].low != "the"


def _head(part: tuple[Piece, ...]) -> Piece | None:
    """The noun of a phrase: the last word before its first preposition."""
    end = next(
        (n for n, piece in enumerate(part) if n and (piece.low in PREPOSITIONS or piece.low in ("of", "de", "von"))),
        len(part),
    )
    words = [piece for piece in part[:end] if piece.low not in DEFINITE and piece.low[:1].isalnum()]
    return words[-1] if words else None


def _is_one(head: Piece) -> bool:
    if head.low in VAGUE_HEADS:
        return False
    return (
        not (head.low.endswith("s") and not head.low.endswith(("ss", "us", "is", "os", "as")))
        or head.value is not None
        or head.text.isupper()
    )


def _slot(value: Value, part: tuple[Piece, ...], right: tuple[Piece, ...], content: list[Piece]) -> Slot | None:
    head = _head(part)
    if head is None or not _is_one(head) or _may_have_many(part, head):
        return None
    inside = {piece.start for piece in (*part, *right)} - set(range(value.start, value.end))
    keys = frozenset(
        p.key for p in content if p.start in inside and p.low not in LINKS["en"] and p.low not in _BEFORE_VALUE
    )
    subject = keys - {"name"} or keys
    if (
        head.low != "branch"
        and subject != {"name"}
        and ("name" in keys or any(p.low in ("called", "named") for p in content))
    ):
        subject |= {"name"}
    owner = frozenset(f"{piece.low}." for piece in part if piece.low in ("my", "your"))
    kind = "owner" if "owner" in keys else "name"
    return Slot(kind=kind, subject=subject | owner, value=value, is_definite=True) if subject else None


def _owning(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    at = next((n for n, piece in enumerate(row) if piece.low in _OWNS), None)
    if not at or at + 1 >= len(row):
        return None
    value = _name(row[:at], language, alone=True)
    return _role(value, row[at + 1 :], _OWNS[row[at].low], content)


def _owned(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    at = next((n for n, piece in enumerate(row) if piece.low in _OWNED or piece.low == "belongs"), None)
    if not at or at + 2 >= len(row) or row[at + 1].low not in ("by", "to"):
        return None
    value = _name(row[at + 2 :], language, alone=True)
    return _role(value, row[:at], _OWNED.get(row[at].low, "owner"), content)


def _role(value: Value | None, part: tuple[Piece, ...], role: str, content: list[Piece]) -> Slot | None:
    if value is None or value.kind != "name":
        return None
    inside = {piece.start for piece in part}
    keys = frozenset(p.key for p in content if p.start in inside and p.low not in LINKS["en"])
    return (
        Slot(kind="owner" if role == "owner" else "name", subject=keys | {role}, value=value, is_definite=True)
        if keys
        else None
    )


def _responsible(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    at = next(
        (
            n
            for n, p in enumerate(row)
            if p.low in ("responsible", "accountable") and row[n + 1 : n + 2] and row[n + 1].low == "for"
        ),
        None,
    )
    if not at or at < 2 or row[at - 1].low != "is":
        return None
    return _role(_name(row[: at - 1], language, alone=True), row[at + 2 :], "responsible", content)


def _located(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    """“The office is in Berlin”: one thing is in one town, or in one country, of which the town may be part."""
    at = next((n for n, p in enumerate(row) if n and p.low == "in" and row[n - 1].low in _SITUATED), None)
    value = _name(row[at + 1 :], language, alone=True) if at else None
    if at is None or value is None or not value.text[:1].isupper() or value.kind != "name":
        return None
    if row[at - 1].low == "are" or row[0].low in INDEFINITE or (row[at - 1].low == "is" and row[0].low not in DEFINITE):
        return None
    keys = frozenset(p.key for p in content if p.start < row[at].start and p.low not in LINKS["en"])
    owner = (
        frozenset({"i."}) if row[0].low == "i" else frozenset(f"{p.low}." for p in row[:at] if p.low in ("my", "your"))
    )
    subject = (
        (keys | owner | {"place:country" if _is_country(value) else "place:town"}) if keys | owner else frozenset()
    )
    return Slot(kind="name", subject=subject, value=value, is_definite=True) if subject else None


def _is_country(value: Value) -> bool:
    return value.text.casefold() in COUNTRIES


def _speaking(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    """“Comments are written in English”: one language where nothing says that there are more."""
    at = next(
        (n for n, p in enumerate(row) if n > 1 and p.low in DEMONYMS and p.is_capitalised and row[n - 1].low == "in"),
        None,
    )
    if at is None or at != len(row) - 1 or not any(piece.low in COPULAS["en"] for piece in row[:at]):
        return None
    if any(piece.low in SUPPORTS or piece.low in ("translated", "localized") for piece in row):
        return None
    keys = frozenset(piece.key for piece in content if piece.start < row[at].start and piece.low != "written")
    return Slot(kind="name", subject=keys | {"language"}, value=name(row[at].text, row[at].start)) if keys else None


def _reporting(row: tuple[Piece, ...], content: list[Piece], language: str) -> Slot | None:
    at = next(
        (n for n, piece in enumerate(row) if piece.low == "reports" and n + 2 < len(row) and row[n + 1].low == "to"),
        None,
    )
    value = _name(row[at + 2 :], language, alone=True) if at else None
    if value is None or not at or not value.text[:1].isupper():
        return None
    keys = frozenset(piece.key for piece in content if piece.start <= row[at].start)
    return Slot(kind="name", subject=keys, value=value, is_definite=True)
