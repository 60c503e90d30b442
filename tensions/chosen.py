"""Facets of what is used of a kind of which one is chosen, and of how something is called."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tensions.facet import Facet, Row, others_beside
from tensions.lexicon import (
    INDEFINITE,
    KIN,
    MANY_HEADS,
    PETS,
    PREPOSITIONS,
    SIGNALS,
)
from tensions.names import proper_in
from tensions.options import OPTIONS, SOLE, kinds_of, one_name
from tensions.relations import (
    AT_VERBS,
    BE,
    CALLED,
    LIGHT,
    SEVERAL,
)
from tensions.topics import root, topic_of
from tensions.values import name
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

_PREDICATIVE: Final = frozenset({"colour", "cadence", "fuel", "spelling", "units", "hand", "licence", "coffee"})
_AT_ONE: Final = (
    PREPOSITIONS
    | BE
    | listed(
        "use uses using used chose choose picked with as of nutzen nutzt verwenden verwendet benutzen benutzt setzen unter sous avec utilise utilisons utilisent usa usamos utiliza utilizamos usan unter in written built gebaut lleva corre"
        " a an the der die das dem den le la el un une una our prefer prefers an"
    )
)
_PHRASE: Final = listed("bucket cluster instance server database material theme theme) ( ) , . ; / actions for")


def chosen(row: Row, language: str) -> Iterator[Facet]:
    """What is used, of the kinds of things of which one is chosen."""
    if any(piece.low in SEVERAL for piece in row) or row[0].low in INDEFINITE:
        return
    found = list(_options(row))
    by_kind: dict[str, list[tuple[int, int, str]]] = {}
    for start, end, said in found:
        for kind in kinds_of(said):
            if _is_said(row, start, end, kind):
                by_kind.setdefault(kind, []).append((start, end, said))
    for kind, spots in by_kind.items():
        if len({one_name(said) for _, _, said in spots}) != 1:
            continue
        start, end, said = spots[0]
        skip = {start - 1} if start and row[start - 1].value is not None else set[int]()
        skip |= {n for first, last, _ in found if last > start for n in range(first, last)}
        skip |= {
            n for n, piece in enumerate(row) if piece.low in AT_VERBS or (piece.value and piece.value.kind == "version")
        }
        topic = topic_of(row, language, skip)
        if kind in _OWN_KINDS and topic <= {root(kind, language)} and any(piece.low in _MINE for piece in row):
            topic = frozenset({"own."})
        if topic or (kind in SOLE and not any(piece.low in KIN for piece in row)):
            text = " ".join(piece.text for piece in row[start:end])
            value = replace(name(text, row[start].start), form=(one_name(said),))
            yield Facet(relation=f"option:{kind}", topic=topic, value=value, others=others_beside(row, start, ""))


_OWN_KINDS: Final = frozenset({"browser", "editor", "bank", "shell"})
_MINE: Final = listed("i my ich mein meine je mon ma yo mi uso")
"""Kinds of which a person has one."""


def _options(row: Row) -> Iterator[tuple[int, int, str]]:
    at = 0
    lows = [piece.low for piece in row]
    while at < len(row):
        words = next((w for w in OPTIONS.get(lows[at], ()) if tuple(lows[at : at + len(w)]) == w), None)
        if words is not None and (words != ("mit",) or row[at].text == "MIT"):
            yield at, at + len(words), " ".join(words)
        at += len(words) if words else 1


def _is_said(row: Row, start: int, end: int, kind: str) -> bool:
    """It is what is said, and no word in front of a noun (“the Postgres backup”)."""
    before = row[start - 1].low if start else ""
    if kind == "colour" and any(piece.low in SIGNALS for piece in row):
        return False
    if kind in _PREDICATIVE:
        return (before in BE or end == len(row)) and start > 0
    if kind == "address form":
        return False
    behind = row[end] if end < len(row) else None
    ends = (
        behind is None
        or behind.value is not None
        or behind.low in PREPOSITIONS | _PHRASE | BE
        or not behind.low[:1].isalnum()
    )
    if before in ("to", "an", "a", "à", "for") and behind is None and before in ("to", "for", "à"):
        return False
    if start == 0:
        return behind is not None and (behind.low in BE or (ends and kind in SOLE))
    ends = ends or (behind is not None and behind.low in LIGHT.get("de", ()))
    return ends and (
        before in _AT_ONE or row[start - 1].value is not None or not before[:1].isalnum() or end == len(row)
    )


def called(row: Row, language: str) -> Iterator[Facet]:
    """“The dog is called Rufus”, “the name of my dog is Rufus”."""
    called = next((n for n, piece in enumerate(row) if piece.low in CALLED), None)
    if called is None or len(row) < 3 or any(piece.low in MANY_HEADS - PETS for piece in row):
        return
    link = next((n for n, piece in enumerate(row) if n and (piece.low in BE or piece.low in _NAMES)), None)
    value = None if link is None else proper_in(tuple(p for p in row[link + 1 :] if p.low not in CALLED), language)
    if value is None or row[-1].end != value.end or any(piece.low in INDEFINITE for piece in row[:called]):
        return
    topic = topic_of(row, language, {n for n, p in enumerate(row) if p.low in CALLED or p.start >= value.start})
    if topic:
        yield Facet(relation="named", topic=topic, value=value)


_NAMES: Final = listed("heißt heisst appelle s'appelle llama")
