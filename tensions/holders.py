"""Facets of who leads, does or holds something, and of who is there no longer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tensions.facet import Facet, Row, others_beside
from tensions.lexicon import (
    DEFINITE,
    INDEFINITE,
    PREPOSITIONS,
    TITLES,
)
from tensions.names import name_in, proper_in
from tensions.relations import (
    BE,
    BY,
    DOES,
    FIRM,
    LEFT,
    RESPONSIBLE,
    ROLE_NOUNS,
)
from tensions.topics import root, topic_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.pieces import Piece
    from tensions.values import Value


def held(row: Row, language: str) -> Iterator[Facet]:
    if (gone := _gone(row, language)) is not None:
        yield gone
    held = _role_of(row, language) or _deed_of(row, language)
    if held is None:
        return
    value, topic, is_role = held
    if value.kind != "name" or not topic or _keys_of(value, language) <= topic:
        return
    yield Facet(relation="who", topic=topic, value=value, others=others_beside(row, -1, ""))
    if is_role:
        here = replace(value, text="is here", form=("here",))
        yield Facet(relation="employed", topic=_keys_of(value, language), value=here)


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


def _role_of(row: Row, language: str) -> tuple[Value, frozenset[str], bool] | None:
    """“The lead of the data team is Milan”, “Milan is our data team lead”, “data team lead: Milan”."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in BE), None)
    if at is None or at + 1 >= len(row):
        return None
    left, right = row[:at], row[at + 1 :]
    if any(_is_role(piece, language) for piece in left):
        value = _person(right, language)
        end = _end_of(value, row)
        return (
            None if value is None or left[0].low in INDEFINITE else (value, topic_of(left + row[end:], language), False)
        )
    charged = right[0].low in RESPONSIBLE
    if right[0].low in INDEFINITE or not (charged or any(_is_role(piece, language) for piece in right)):
        return None
    value = name_in(left, language, alone=True)
    is_bare = len(right) > 1 and (language != "en" or _is_role(right[0], language))
    is_one = charged or right[0].low in DEFINITE or is_bare
    if value is None or not value.text[:1].isupper() or not is_one:
        return None
    return value, topic_of(right, language), right[0].low in DEFINITE


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


def _deed_of(row: Row, language: str) -> tuple[Value, frozenset[str], bool] | None:
    """“Ruth approves the invoices”, “invoices are approved by Ruth”, „die Buchhaltung macht Jürgen“."""
    verbs = [n for n, piece in enumerate(row) if piece.low in DOES - BE]
    if not verbs:
        return None
    by = next((n for n, piece in enumerate(row) if n and piece.low in BY and n + 1 < len(row)), None)
    if by is not None and any(p.low in BE for p in row[:by]) | (
        language == "de" and any(p.low.startswith("w") for p in row[:by])
    ):
        value = _person(row[by + 1 :], language)
        if value is not None:
            rest = row[:by] + row[_end_of(value, row) :]
            return value, topic_of(rest, language), False
    at = verbs[0]
    value = name_in(row[:at], language, alone=True) if at else None
    if value is not None and value.text[:1].isupper() and row[0].low not in DEFINITE and not _has_ended(row[at]):
        rest = row[at:]
        is_one = row[at].low in _HOLDING or any(piece.low in DEFINITE for piece in rest[1:5])
        return (value, topic_of(rest, language), False) if is_one and len(rest) > 1 else None
    value = _person(row[at + 1 :], language)
    is_last = value is not None and _end_of(value, row) == len(row)
    if value is None or not is_last or language == "en" or not at:
        return None
    return value, topic_of(row[: at + 1], language), False


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
