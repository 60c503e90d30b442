"""What a memory speaks of by name: the identifiers and the names in its text, each with the key under which it is counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from words.identifiers import identifiers
from words.memo import remembered
from words.names import names

if TYPE_CHECKING:
    from collections.abc import Iterator

EntityKind = Literal["name", "identifier"]

MOST: Final = 64
"""Entities of one memory at most: what lists more is a table and speaks of none of them."""

LONGEST: Final = 200
"""Characters of one; nothing longer is asked for by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entity:
    """One thing that is spoken of. `text` as it is written, `key` casefolded with single spaces."""

    key: str
    text: str
    kind: EntityKind


@remembered
def entities(text: str) -> tuple[Entity, ...]:
    """Each once, identifiers before names, in the order of the text."""
    found = {entity.key: entity for entity in reversed(list(_all(text))) if len(entity.key) <= LONGEST}
    return tuple(reversed(found.values()))[:MOST]


def _all(text: str) -> Iterator[Entity]:
    for each in identifiers(text):
        yield Entity(key=key(each.text), text=each.text, kind="identifier")
    for name in names(text):
        yield Entity(key=key(name), text=name, kind="name")


def key(text: str) -> str:
    """Under which an entity is kept and asked for."""
    return " ".join(text.casefold().split())
