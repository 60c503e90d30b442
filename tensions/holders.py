"""Facets of who leads, does or holds something, and of who is there no longer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tensions.facet import Facet, Row, others_beside
from tensions.lexicon import DEFINITE, DEMONYMS, INDEFINITE, PREPOSITIONS, ROLES, TITLES
from tensions.names import has_one, name_in, proper_in
from tensions.placing import NOW
from tensions.relations import (
    BE,
    BY,
    DOES,
    FIRM,
    LEFT,
    LIGHT,
    RESPONSIBLE,
    ROLE_NOUNS,
)
from tensions.topics import root, topic_of
from words.language import words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.pieces import Piece
    from tensions.values import Value


_SHORTEST: Final = 3
"""Pieces of a clause that says who."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Held:
    """Who holds or does what. `is_here`: it shows that she is with us; `is_bare`: another may do so too."""

    value: Value
    topic: frozenset[str]
    is_here: bool = False
    is_bare: bool = False


_OF_THE: Final = frozenset({"du", "del", "des", "zur", "zum"})
_SOLE_ROLES: Final = frozenset({"best-man", "scrum-master"})
_ITSELF: Final = frozenset({"s'", "se", "sich"})
_LINKS: Final = BE | listed("heißt heisst appelle llama called")


def held(row: Row, language: str) -> Iterator[Facet]:
    """Who has a role, does a thing, or is with us or gone."""
    row = tuple(piece for piece in row if piece.low not in _ITSELF)
    if len(row) < _SHORTEST:
        return
    if (gone := _gone(row, language)) is not None:
        yield gone
    found = _role_of(row, language) or _deed_of(row, language) or _one_of(row, language)
    if found is None:
        return
    others = others_beside(row, -1, "")
    if found.topic and not _keys_of(found.value, language) <= found.topic:
        yield Facet(relation="who", topic=found.topic, value=found.value, others=others, is_bare=found.is_bare)
    if found.is_here:
        here = replace(found.value, text="is here", form=("here",))
        yield Facet(relation="employed", topic=_keys_of(found.value, language), value=here)


def _keys_of(value: Value, language: str) -> frozenset[str]:
    form = value.form if isinstance(value.form, tuple) else (value.form,)
    return frozenset(root(str(word), language) for word in form)


def _is_role(piece: Piece, language: str) -> bool:
    return piece.low in ROLE_NOUNS or (
        language == "de"
        and piece.is_capitalised
        and piece.low.endswith(
            ("leiter", "leiterin", "lehrer", "lehrerin", "arzt", "ärztin", "chef", "chefin", "trainer", "trainerin")
        )
    )


def _role_of(row: Row, language: str) -> _Held | None:
    """“The lead of the data team is Milan”, “Milan is our data team lead”, “data team lead: Milan”."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in _LINKS), None)
    if at is None or at + 1 >= len(row):
        return None
    left, right = row[:at], row[at + 1 :]
    if left[0].low in INDEFINITE or right[0].low in INDEFINITE:
        return None
    if any(_is_role(piece, language) and piece.low not in TITLES for piece in left):
        value = _person(right, language)
        return (
            None if value is None else _Held(value=value, topic=topic_of(left + row[_end_of(value, row) :], language))
        )
    return _named_role(left, right, language)


def _named_role(left: Row, right: Row, language: str) -> _Held | None:
    """“Milan is our data team lead”, “Lea is in charge of the newsletter”, “Oli is on the security team”."""
    value, charged = _whole(left, language), right[0].low in RESPONSIBLE
    if value is not None and right[0].low in ("on", "in") and right[-1].low in FIRM:
        return _Held(value=value, topic=frozenset(), is_here=True)
    if not charged and not any(_is_role(piece, language) for piece in right):
        return None
    is_bare = len(right) > 1 and (language != "en" or _is_role(right[-1], language) or right[-1].low in NOW)
    is_bare |= right[0].low in ROLES | _SOLE_ROLES
    if value is None or not (charged or right[0].low in DEFINITE or is_bare):
        return None
    return _Held(value=value, topic=topic_of(right, language), is_here=right[0].low in DEFINITE)


def _one_of(row: Row, language: str) -> _Held | None:
    """“Our contact at the bank is Mr Lind”, “the password is tulip-42”: what one definite thing is, in a name."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in BE), None)
    if at is None or at + 1 >= len(row):
        return None
    left, right = row[:at], row[at + 1 :]
    is_one = left[0].low in DEFINITE or any(p.possessive for p in left) or row[at].low in (":", "=")
    if not is_one or not has_one(left) or any(piece.low in PREPOSITIONS for piece in left[:1]):
        return None
    if len(right) == 1 and right[0].value is not None and right[0].value.kind == "identifier":
        value: Value | None = right[0].value
    else:
        value = _person(right, language)
    is_name = value is not None and _end_of(value, row) == len(row) and value.text.casefold() not in DEMONYMS
    if value is None or not is_name or (language == "de" and value.kind != "identifier"):
        return None
    return _Held(value=value, topic=topic_of(left, language))


def _whole(part: Row, language: str) -> Value | None:
    """The name that a part is, with its title: “le docteur Garnier”."""
    value = name_in(part, language, alone=True)
    if len(part) > 2 and part[0].low in _LEADING and part[1].low in TITLES:
        value = _person(part, language)
        value = value if value is not None and value.end >= part[-1].end else None
    return value if value is not None and value.kind == "name" and value.text[:1].isupper() else None


def _person(part: Row, language: str) -> Value | None:
    end = next(
        (
            n
            for n, piece in enumerate(part)
            if n and (piece.low in PREPOSITIONS | {",", "("} or not piece.is_capitalised)
        ),
        len(part),
    )
    while len(part) > 1 and (part[0].low in _LEADING or (part[0].low in TITLES and not part[0].is_capitalised)):
        part = part[1:]
        end = next((n for n, p in enumerate(part) if n and not p.is_capitalised), len(part))
    return proper_in(part[: max(end, 1)], language) if part else None


_LEADING: Final = listed("the el la le die der de del von dem l' d'")


def _end_of(value: Value | None, row: Row) -> int:
    return len(row) if value is None else next((n for n, piece in enumerate(row) if piece.start >= value.end), len(row))


_HOLDING: Final = listed(
    "leads led heads manages owns owned maintains managed maintained coordinates coaches leitet geleitet dirige verantwortet betreut gère gérée tenue encarga coordina gestiona supervises chairs"
)


def _deed_of(row: Row, language: str) -> _Held | None:
    """“Ruth approves the invoices”, “invoices are approved by Ruth”, „die Buchhaltung macht Jürgen“."""
    at = next((n for n, piece in enumerate(row) if piece.low in DOES - BE), None)
    if at is None:
        return None
    by = next((n for n, piece in enumerate(row) if n and piece.low in BY and n + 1 < len(row)), None)
    if by is not None and any(piece.low in BE for piece in row[:by]):
        value = _person(row[by + 1 :], language)
        if value is not None:
            return _Held(value=value, topic=topic_of(row[:by] + row[_end_of(value, row) :], language))
    if at and (value := _whole(row[:at], language)) is not None and not _has_ended(row[at]):
        is_definite = any(piece.low in DEFINITE or piece.low in _OF_THE for piece in row[at + 1 : at + 5])
        is_bare = row[at].low not in _HOLDING and not (is_definite and row[at].low in words_of(LIGHT, language))
        return _Held(value=value, topic=topic_of(row[at:], language), is_bare=is_bare) if at + 1 < len(row) else None
    value = _person(row[at + 1 :], language)
    if value is None or _end_of(value, row) != len(row) or language == "en" or not at:
        return None
    return _Held(value=value, topic=topic_of(row[: at + 1], language))


def _has_ended(piece: Piece) -> bool:
    """“Ana reviewed the code” once; “reviews” it now."""
    return piece.low.endswith("ed") and piece.low != "need"


def _gone(row: Row, language: str) -> Facet | None:
    """“Marek left the company”."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in LEFT), None)
    if at is None or not any(piece.low in FIRM for piece in row[at + 1 :]) or len(row) > at + 5:
        return None
    value = name_in(row[:at], language, alone=True)
    if value is None or not value.text[:1].isupper():
        return None
    text = " ".join(piece.text for piece in row[at:])
    return Facet(relation="employed", topic=_keys_of(value, language), value=replace(value, text=text, form=("gone",)))
