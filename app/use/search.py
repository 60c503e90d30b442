"""What the store's search would have found among rows of the past: the same bounds and the same order, in code.

`store/queries/shelf.sql` says why there are bounds. A block that is rebuilt as of a moment has to be decided from the same
rows as it was then, those that the search never reached included; a test holds the two searches together.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, islice
from math import fsum, log
from struct import pack, unpack
from typing import TYPE_CHECKING

from store.shelf import EFFORT
from tiers.overlap import PART

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from memory.row import Memory
    from store.history import Then
    from tiers.block import Rarity

WORDS = 24
"""Words of a message that are looked up, the rarest first."""

LEAST = EFFORT // 64
"""Postings that even the commonest word may read."""

NAMESPACES = 16
"""Namespaces in which a common word is looked up when none is named, those written to last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Searched:
    """Where the search looks: rows that were not retired, newest first, and the namespaces that are asked about."""

    rows: Sequence[Then]
    namespaces: Collection[str] | None
    rarity: Rarity
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One word of the message: what it weighs and how many postings of it are read."""

    token: str
    weight: float
    room: int
    held_by: int


def searched(rows: Iterable[Then], namespaces: Collection[str] | None, rarity: Rarity, limit: int) -> Searched:
    """The field of a search."""
    newest = sorted(rows, key=lambda row: -row.memory.id)
    return Searched(rows=newest, namespaces=namespaces, rarity=rarity, limit=limit)


def search(field: Searched, keys: Collection[str], tokens: Collection[str]) -> list[Memory]:
    """At most `limit` rows by their share of the message's weight, and `limit` by key."""
    best = _best(field, words(tokens, field.rarity))
    named = [row.memory for row in field.rows if _sees(field, row.memory) and not row.keys.isdisjoint(keys)]
    return list({memory.id: memory for memory in (*best, *named[: field.limit])}.values())


def words(tokens: Collection[str], rarity: Rarity) -> list[Word]:
    """The rarest words first, each with the room that those before it have left."""
    held = sorted((rarity.counts[t], t) for t in set(tokens) if rarity.counts.get(t))
    made, taken = [], 0
    for count, token in held[:WORDS]:
        room = max(LEAST, (EFFORT - taken) // 2)
        made.append(Word(token=token, weight=log(1 + rarity.memories / count), room=room, held_by=count))
        taken += min(count, EFFORT // 2)
    return made


def _best(field: Searched, asked: Sequence[Word]) -> list[Memory]:
    shared: dict[int, float] = {}
    by_id = {row.memory.id: row.memory for row in field.rows}
    for word in asked:
        for memory, factor in _postings(field, word):
            shared[memory.id] = shared.get(memory.id, 0.0) + word.weight * factor
    whole = fsum(word.weight for word in asked)
    mean = whole / len(asked) if asked else 0.0
    ranked = sorted(shared, key=lambda number: _rank(by_id[number], shared[number], whole, mean), reverse=True)
    return [by_id[number] for number in ranked[: field.limit]]


def _rank(memory: Memory, weight: float, whole: float, mean: float) -> tuple[float, float, int]:
    length = len(memory.tokens) + PART * len(memory.parts)
    return _single(weight / min(whole, max(weight, length * mean))), _single(weight), memory.id


def _single(value: float) -> float:
    """In single precision, where sums that were made in another order are equal."""
    (rounded,) = unpack("f", pack("f", value))
    return float(rounded)


def _postings(field: Searched, word: Word) -> list[tuple[Memory, float]]:
    """The rows that hold the word, as many as there is room for, the newest of each namespace first."""
    holding = [(row.memory, factor) for row in field.rows if (factor := _factor(row.memory, word.token))]
    if field.namespaces is None and word.held_by <= word.room:
        return holding
    places, room = _places(field, word)
    mine = sorted((pair for pair in holding if pair[0].namespace in places), key=lambda p: (p[0].namespace, -p[0].id))
    return [pair for _, group in groupby(mine, key=lambda p: p[0].namespace) for pair in islice(group, room)]


def _places(field: Searched, word: Word) -> tuple[Collection[str], int]:
    """In which namespaces a word is looked up, and how many of its rows are read in each."""
    if field.namespaces is not None:
        return field.namespaces, word.room
    latest: dict[str, float] = {}
    for row in field.rows:
        moment = row.memory.learned_at.timestamp()
        latest[row.memory.namespace] = max(moment, latest.get(row.memory.namespace, moment))
    last = sorted(latest, key=lambda name: -latest[name])[:NAMESPACES]
    return last, max(word.room // len(latest), LEAST)


def _factor(memory: Memory, token: str) -> float:
    return 1.0 if token in memory.tokens else PART if token in memory.parts else 0.0


def _sees(field: Searched, memory: Memory) -> bool:
    return field.namespaces is None or memory.namespace in field.namespaces


def counted(rows: Iterable[Memory]) -> Mapping[str, int]:
    """In how many rows each token stands."""
    counts: dict[str, int] = {}
    for row in rows:
        for token in {*row.tokens, *row.parts}:
            counts[token] = counts.get(token, 0) + 1
    return counts
