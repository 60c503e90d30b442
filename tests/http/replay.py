"""The past from the whole log: every row in the state that its last event left it in, and the search said in code over all of them.

It is what `app/use/past.py` gives from sums, without any: slow, and plain to see through.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from dataclasses import dataclass
from itertools import groupby, islice
from typing import TYPE_CHECKING

from app.use.search import LEAST, NAMESPACES, Word, best, words
from memory.durability import is_live
from store import memories
from store.then import Posting
from tiers.block import Rarity
from tiers.episodes import happened, latest
from tiers.overlap import PART
from tiers.render import priced
from tiers.rules import LIMIT
from tiers.sessions import READ

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx
    from tiers.sessions import Around
    from words.cost import Cost
    from words.when import Window


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A row that was not retired, and the identifier keys by which it is found."""

    memory: Memory
    keys: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """An agent's shelf at a moment, seen from some namespaces (None: from all)."""

    at: datetime
    scopes: Sequence[str] | None
    rows: Mapping[int, Memory]
    """All that were here, retired and expired ones too."""
    held: Sequence[Held]

    @property
    def rarity(self) -> Rarity:
        return Rarity(memories=len(self.held), counts=counted(each.memory for each in self.held))

    @property
    def seen(self) -> list[Memory]:
        return [row for row in self.rows.values() if self.sees(row)]

    @property
    def pinned(self) -> list[Memory]:
        return [row for row in self.seen if row.tier == "L0"]

    @property
    def index(self) -> list[Memory]:
        return sorted((row for row in self.seen if row.tier == "L1"), key=_place)

    def sees(self, row: Memory) -> bool:
        return is_live(row, self.at) and (self.scopes is None or row.namespace in self.scopes)

    def found(self, keys: Collection[str], tokens: Collection[str], limit: int = 16) -> list[int]:
        return search(self.held, self.scopes, self.rarity, limit=limit, keys=keys, tokens=tokens)

    def happened(self, times: Sequence[Window]) -> list[Memory]:
        told = (row for row in self.seen if row.kind == "episodic" and any(t.holds(happened(row)) for t in times))
        return latest(told)[:LIMIT]

    def around(self, ids: Sequence[int]) -> list[Around]:
        turns: dict[str, list[Memory]] = {}
        for row in sorted(self.seen, key=lambda row: row.id):
            if row.kind == "episodic" and row.session_id is not None:
                turns.setdefault(row.session_id, []).append(row)
        told = [self.rows[number] for number in sorted(ids)]
        return [(row.id, _around(row, turns.get(row.session_id, []))) for row in told if row.session_id is not None]


def _place(row: Memory) -> tuple[float, int]:
    return -row.placed_at.timestamp(), row.id


def _around(row: Memory, session: Sequence[Memory]) -> tuple[Memory, ...]:
    place = bisect([other.id for other in session], row.id)
    return tuple(session[max(0, place - READ - 1) : place + READ])


async def replay(tx: Tx, agent_id: int, at: datetime, scopes: Sequence[str] | None, cost: Cost) -> Replay:
    """Reads every row and every event of the agent."""
    keys = {
        row[0]: frozenset(row[1])
        for row in await tx.fetch(
            "SELECT memory_id, keys FROM memories WHERE org_id = $1 AND agent_id = $2", tx.org, agent_id
        )
    }
    then = [row for row in await memories.as_of(tx, agent_id, at, list(keys)) if row.memory.content]
    rows = [priced(row.memory, cost) if row.changed else row.memory for row in then]
    held = [Held(memory=row, keys=keys[row.id]) for row in rows if row.status != "retired"]
    return Replay(at=at, scopes=scopes, rows={row.id: row for row in rows}, held=held)


def search(
    held: Sequence[Held],
    scopes: Collection[str] | None,
    rarity: Rarity,
    *,
    limit: int,
    keys: Collection[str],
    tokens: Collection[str],
) -> list[int]:
    """At most `limit` rows by their share of the message's weight, and `limit` by key."""
    newest = sorted(held, key=lambda row: -row.memory.id)
    asked = words(tokens, rarity)
    shared = best(asked, {word.token: _postings(newest, scopes, word) for word in asked}, limit)
    named = [
        row.memory.id
        for row in newest
        if (scopes is None or row.memory.namespace in scopes) and not row.keys.isdisjoint(keys)
    ]
    return list(dict.fromkeys((*shared, *named[:limit])))


def _postings(rows: Sequence[Held], scopes: Collection[str] | None, word: Word) -> list[Posting]:
    """The rows that hold the word, as many as there is room for, the newest of each namespace first."""
    holding = [row.memory for row in rows if word.token in row.memory.tokens or word.token in row.memory.parts]
    if scopes is None and word.held_by <= word.room:
        return [_posting(row, word) for row in holding]
    places, room = _places(rows, scopes, word)
    mine = sorted((row for row in holding if row.namespace in places), key=lambda row: (row.namespace, -row.id))
    return [
        _posting(row, word) for _, group in groupby(mine, key=lambda row: row.namespace) for row in islice(group, room)
    ]


def _posting(row: Memory, word: Word) -> Posting:
    return Posting(
        memory_id=row.id,
        factor=1.0 if word.token in row.tokens else PART,
        length=len(row.tokens) + PART * len(row.parts),
    )


def _places(rows: Sequence[Held], scopes: Collection[str] | None, word: Word) -> tuple[Collection[str], int]:
    """In which namespaces a word is looked up, and how many of its rows are read in each."""
    if scopes is not None:
        return scopes, word.room
    last: dict[str, tuple[datetime, int]] = {}
    for row in rows:
        moment = row.memory.learned_at, row.memory.id
        last[row.memory.namespace] = max(moment, last.get(row.memory.namespace, moment))
    names = sorted(last, key=lambda name: last[name], reverse=True)[:NAMESPACES]
    return names, max(word.room // len(last), LEAST)


def counted(rows: Iterable[Memory]) -> dict[str, int]:
    """In how many rows each token stands."""
    return dict(Counter(token for row in rows for token in {*row.tokens, *row.parts}))
