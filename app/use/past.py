"""The shelf as it was at a moment: what a block of then was decided from, at the price of a block of now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.use.search import NAMESPACES, best, shared_room, words
from memory.durability import is_live
from store import memories, outcomes, tensions, then
from store.then import Word
from tiers.block import Found, Rarity, Standing
from tiers.episodes import latest
from tiers.render import priced
from tiers.rules import LIMIT
from tiers.sessions import READ
from tiers.span import ROWS, held, listed, listed_tokens, word

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from app.use.search import Word as Asked
    from memory.row import Memory
    from store.database import Tx
    from store.then import Moment, Posting
    from tiers.sessions import Around
    from words.cost import Cost
    from words.when import Window


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a message is looked up by: identifier keys, tokens, ids; `limit` is of the best and of the mentioning ones."""

    keys: Sequence[str]
    tokens: Sequence[str]
    ids: Sequence[int]
    limit: int


@dataclass(slots=True, kw_only=True)
class Past:
    """An agent's shelf at a moment, seen from some namespaces (None: from all), read in the transaction `tx`."""

    tx: Tx
    moment: Moment
    scopes: Sequence[str] | None
    cost: Cost
    namespaces: Sequence[str]
    """All that the agent has."""
    memories: int
    """How many rows were not retired."""
    counted: dict[str, int] = field(default_factory=dict)
    """In how many rows each token stood that was asked for."""
    _texts: Mapping[int, then.Text] | None = None

    async def rows(self, ids: Iterable[int]) -> dict[int, Memory]:
        """Those of `ids` that were here, as they were; what was erased since has no text to show."""
        found = await memories.as_of(self.tx, self.moment.agent_id, self.moment.at, [*{*ids}])
        return {each.memory.id: _repriced(each, self.cost) for each in found if each.memory.content}

    async def counts(self, tokens: Collection[str]) -> Mapping[str, int]:
        """In how many rows each token stood; the answer holds those that were asked for before, too."""
        missing = {*tokens}.difference(self.counted)
        if missing:
            stood = await then.sums(self.tx, self.moment, [word(token) for token in missing])
            more = then.grown(self.moment, await self.texts(), missing)
            self.counted.update({token: stood.get(word(token), 0) + more[token] for token in missing})
        return self.counted

    async def texts(self) -> Mapping[int, then.Text]:
        """By what the rows are found that the sums don't know as they stood; read once."""
        if self._texts is None:
            self._texts = await then.texts(self.tx, self.moment)
        return self._texts

    async def happened(self, times: Sequence[Window]) -> list[Memory]:
        """The last episodes that happened in one of `times`, the latest first."""
        rows = await self.rows(await then.happened(self.tx, self.moment, self.scopes, times, LIMIT))
        told = (row for row in rows.values() if any(time.holds(row.occurred_at or row.learned_at) for time in times))
        return latest(row for row in told if row.kind == "episodic" and self.sees(row))[:LIMIT]

    async def around(self, ids: Sequence[int]) -> list[Around]:
        """Each live episode of `ids` that has a session, among the turns around it."""
        turns = await then.around(self.tx, self.moment, ids, self.scopes, READ)
        rows = await self.rows(number for some in turns.values() for number in some)
        seen = {of: [rows[n] for n in some if n in rows and self.sees(rows[n])] for of, some in turns.items()}
        return [(of, _around(of, some)) for of, some in seen.items()]

    def sees(self, row: Memory) -> bool:
        """Whether a rule may speak of it: it was live, and in a namespace that is seen."""
        return is_live(row, self.moment.at) and (self.scopes is None or row.namespace in self.scopes)


def _around(of: int, session: Sequence[Memory]) -> tuple[Memory, ...]:
    place = sum(row.id <= of for row in session)
    return tuple(session[max(0, place - READ - 1) : place + READ])


def _repriced(row: memories.Then, cost: Cost) -> Memory:
    """A row says other things about itself than it did then, so its line costs something else."""
    return priced(row.memory, cost) if row.changed else row.memory


async def row(tx: Tx, agent_id: int, at: datetime, number: int, cost: Cost) -> Memory | None:
    """One row as it was at `at`; None where it wasn't here, or was pruned or erased since."""
    found = await memories.as_of(tx, agent_id, at, [number])
    return next((_repriced(each, cost) for each in found if each.memory.content), None)


async def past(tx: Tx, agent_id: int, at: datetime, scopes: Sequence[str] | None, cost: Cost) -> Past:
    """The shelf of the agent at `at`."""
    moment = await then.moment(tx, agent_id, at, cost)
    rows = sum((row.now is not None) - (row.was is not None) for row in moment.loose.values())
    return Past(
        tx=tx,
        moment=moment,
        scopes=scopes,
        cost=cost,
        namespaces=await then.namespaces(tx, moment),
        memories=(await then.sums(tx, moment, [ROWS])).get(ROWS, 0) + rows,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """How far the index is read: lines at most, and how many of them, by what they cost, are loaded in the end."""

    lines: int
    fitting: Callable[[Sequence[int]], int]


async def standing(shelf: Past, room: Room) -> Standing:
    """What was injected whatever the message said."""
    tx, moment = shelf.tx, shelf.moment
    expired = await _expired(shelf)
    whole = await _index(shelf)
    lines = [
        line
        for line in await then.index(tx, moment, shelf.scopes, min(room.lines + len(expired), whole["lines"]))
        if line.memory_id not in expired
    ]
    kept = lines[: room.fitting([line.cost for line in lines])]
    pins = await then.pinned(tx, moment)
    rows = await shelf.rows((*pins, *(line.memory_id for line in kept)))
    index = [rows[line.memory_id] for line in kept]
    gone = [row.index_cost for row in expired.values()]
    return Standing(
        pinned=tuple(row for number in pins if (row := rows.get(number)) is not None and shelf.sees(row)),
        tensions=tuple(await tensions.as_of(tx, moment.agent_id, moment.at, shelf.scopes)),
        domains=tuple(await outcomes.as_of(tx, moment.agent_id, moment.at)),
        index=tuple(index),
        index_unloaded=whole["lines"] - len(gone) - len(index),
        index_unloaded_tokens=whole["tokens"] - sum(gone) - sum(line.cost for line in kept),
    )


async def _expired(shelf: Past) -> dict[int, Memory]:
    """Lines of the index whose rows had expired: they wait for the prune, and count nowhere."""
    rows = await shelf.rows(await then.lapsed(shelf.tx, shelf.moment))
    listed_ones = (row for row in rows.values() if row.tier == "L1" and row.status != "retired")
    sees = shelf.scopes
    return {
        row.id: row
        for row in listed_ones
        if not is_live(row, shelf.moment.at) and (sees is None or row.namespace in sees)
    }


async def _index(shelf: Past) -> Counter[str]:
    """How many lines the index had, and what they cost."""
    names = shelf.namespaces if shelf.scopes is None else shelf.scopes
    keys = {listed(name): "lines" for name in names} | {listed_tokens(name): "tokens" for name in names}
    whole = then.difference(shelf.moment, shelf.scopes)
    for key, n in (await then.sums(shelf.tx, shelf.moment, list(keys))).items():
        whole[keys[key]] += n
    return whole


async def found(shelf: Past, wanted: Wanted) -> Found:
    """What the store would have found then, and the rows that are named."""
    counts = await shelf.counts(wanted.tokens)
    asked = words(wanted.tokens, Rarity(memories=shelf.memories, counts=counts))
    postings = await _posted(shelf, asked, wanted)
    mentioning = {posting.memory_id for key in wanted.keys for posting in postings.get(f"={key}", ())}
    ids = (*best(asked, postings, wanted.limit), *sorted(mentioning, reverse=True)[: wanted.limit], *wanted.ids)
    rows = await shelf.rows(ids)
    lost = await memories.pruned(shelf.tx, shelf.moment.agent_id, shelf.moment.at)
    erased = await memories.erased(shelf.tx, shelf.moment.agent_id, shelf.moment.at)
    return Found(
        memories=tuple(rows[number] for number in dict.fromkeys(ids) if number in rows),
        rarity=Rarity(memories=shelf.memories, counts=counts),
        degraded=(*([_missing(lost)] if lost else ()), *([_blanked(erased)] if erased else ())),
    )


async def _posted(shelf: Past, asked: Sequence[Asked], wanted: Wanted) -> Mapping[str, Sequence[Posting]]:
    everywhere = shelf.namespaces if shelf.scopes is None else shelf.scopes
    keys = [Word(token=f"={key}", namespace=name, room=wanted.limit) for key in wanted.keys for name in everywhere]
    rare = [each for each in asked if shelf.scopes is not None or each.is_rare]
    common = [each for each in asked if shelf.scopes is None and not each.is_rare]
    looked = [Word(token=each.token, namespace=name, room=each.room) for each in rare for name in everywhere]
    if common:
        places, number = await _places(shelf)
        looked += [
            Word(token=each.token, namespace=name, room=shared_room(each, number)) for each in common for name in places
        ]
    if not looked and not keys:
        return {}
    return await then.posted(shelf.tx, shelf.moment, await shelf.texts(), [*looked, *keys])


async def _places(shelf: Past) -> tuple[Sequence[str], int]:
    """In which namespaces a common word is looked up, and in how many there was anything."""
    stood = await then.sums(shelf.tx, shelf.moment, [held(name) for name in shelf.namespaces])
    rows = Counter({name: stood.get(held(name), 0) for name in shelf.namespaces})
    for row in shelf.moment.loose.values():
        rows[row.namespace] += (row.now is not None) - (row.was is not None)
    names = [name for name, n in rows.items() if n]
    if len(names) <= NAMESPACES:
        return names, len(names)
    return await then.latest(shelf.tx, shelf.moment, NAMESPACES), len(names)


def _missing(lost: int) -> str:
    rows = "1 memory of then has expired and is" if lost == 1 else f"{lost} memories of then have expired and are"
    return f"asOf: {rows} deleted"


def _blanked(erased: int) -> str:
    return f"asOf: {'1 memory of then is' if erased == 1 else f'{erased} memories of then are'} erased"
