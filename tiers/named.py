"""Who is named in a question: a find that speaks of the same name or identifier stands a little higher, and says so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import regex

from words.entities import entities, key
from words.identifiers import identifiers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.fuse import Fused
    from words.entities import Entity

NAMED: Final = 0.1
"""How much of what its score lacks to 1 a find gains that speaks of what the question names."""

TOLD: Final = 3
"""Names that a reason tells at most."""

_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}]")


def raised(score: float) -> float:
    """The score of a find that speaks of what the question names."""
    return score + NAMED * (1 - score)


def speaking(rows: Iterable[Memory], query: str) -> frozenset[int]:
    """By id the rows in whose text a name or an identifier of the query stands."""
    cased = not (query.isascii() and query[1:].islower())  # a name of plain letters has a capital
    keys = [entity.key for entity in entities(query)] if cased else [key(each.text) for each in identifiers(query)]
    if not keys:
        return frozenset()
    folded = ((row.id, row.content.casefold()) for row in rows)
    return frozenset(number for number, text in folded if any(_stands(name, text) for name in keys))


def named(finds: Iterable[Fused], query: str, mentioned: Mapping[int, Sequence[Entity]]) -> list[Fused]:
    """The finds, those that speak of what the query names raised, best first; equals stay in their order.

    `mentioned`: what is known of them, by id.
    """
    asked = key(query)
    alone = {entity.key for entity in entities(query)}
    made = [
        _raised(find, shared) if (shared := _shared(mentioned.get(find.memory.id, ()), asked, alone)) else find
        for find in finds
    ]
    return sorted(made, key=lambda find: -round(find.score, 9))


def _shared(held: Sequence[Entity], asked: str, alone: set[str]) -> list[str]:
    """What the memory speaks of that the query names, whole, or by one word of a name that the query names alone."""
    return [each.text for each in held if not alone.isdisjoint(each.key.split(" ")) or _stands(each.key, asked)]


def _stands(name: str, text: str) -> bool:
    """Whether the name stands in the text as words of its own; in scripts without spaces, anywhere."""
    at = text.find(name)
    while at >= 0:
        end = at + len(name)
        if _UNSPACED.search(name) or not (text[at - 1 : at].isalnum() or text[end : end + 1].isalnum()):
            return True
        at = text.find(name, at + 1)
    return False


def _raised(find: Fused, shared: list[str]) -> Fused:
    return replace(find, score=raised(find.score), also=(*find.also, f"speaks of {', '.join(shared[:TOLD])}"))
