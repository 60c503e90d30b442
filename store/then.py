"""A shelf as of a moment, read from the sums of the last stage that was over by then and from what the log told after it.

Every function takes a `Moment`, which `moment` reads once. What stood after a stage and hasn't changed since stood so at the
moment; the few rows that have changed since are in the `Moment` itself, each as it was and as it had become.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from store.sql import load
from store.stages import priced_then
from tiers.overlap import PART
from tiers.span import span

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from store.database import Tx
    from tiers.span import Span
    from words.cost import Cost
    from words.when import Window

QUERIES = load("then")

BEFORE = datetime.min.replace(tzinfo=UTC)
EARLIEST, LATEST = BEFORE, datetime.max.replace(tzinfo=UTC)

HIGHEST = 2**53
"""The highest id of a row that there can be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loose:
    """A row that has changed since the stage: how it stood after it, and how it stood at the moment."""

    namespace: str
    was: Span | None
    now: Span | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A moment of an agent. `stage` was over by then; `memory_id`: no row of it has a higher id."""

    agent_id: int
    at: datetime
    stage: int
    memory_id: int
    place: datetime
    """No line of the index stood at a later place."""
    loose: Mapping[int, Loose]
    leaving: Sequence[int]
    """Rows that stood, and have been retired since the last stage of all: neither findable now nor noted as retired."""

    @property
    def moved(self) -> list[int]:
        """The rows that stood after the stage and don't any more as they did."""
        return [number for number, row in self.loose.items() if row.was is not None]

    @property
    def held(self) -> dict[int, Span]:
        """How the changed rows stood at the moment, those that were not retired."""
        return {number: row.now for number, row in self.loose.items() if row.now is not None}


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word, or `=` and an identifier key, that a namespace is searched for: at most `room` rows, the newest."""

    token: str
    namespace: str
    room: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Posting:
    """A row that held it; `factor` and `length` as in `postings`."""

    memory_id: int
    factor: float
    length: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """By what a row is found: the factor of each of its tokens, and of its keys behind a `=`, and its length, as in `postings`."""

    namespace: str
    factors: Mapping[str, float]
    length: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of the index: the row, its place and its cost."""

    memory_id: int
    place: datetime
    cost: int


async def moment(tx: Tx, agent_id: int, at: datetime, cost: Cost) -> Moment:
    """What is known of the moment `at`."""
    row = await tx.row(QUERIES["moment"], tx.org, agent_id, at)
    stage, event, last_at, highest, begun, end, place = row or (None,) * 7
    told = (at, stage or 0, event or 0, last_at or BEFORE, begun or 0, end or 0)
    found = await tx.fetch(QUERIES["changed"], tx.org, agent_id, *told)
    other = {row[0]: row[9] for row in found if row[9] is not None and row[5] != "retired" and row[6] == "L1"}
    costs = await priced_then(tx, agent_id, other, cost)
    loose = {
        row[0]: Loose(
            namespace=row[1],
            was=None if row[2] is None else span("fact", row[2], row[3], row[4]),
            now=span(row[5], row[6], row[7], costs.get(row[0], row[8])),
        )
        for row in found
    }
    gone = await tx.fetch(QUERIES["leaving"], tx.org, agent_id, at, end or 0, stage or 0)
    return Moment(
        agent_id=agent_id,
        at=at,
        stage=stage or 0,
        memory_id=highest or 0,
        place=place or BEFORE,
        loose=loose,
        leaving=[row[0] for row in gone if row[0] not in loose],
    )


async def sums(tx: Tx, then: Moment, keys: Collection[str]) -> dict[str, int]:
    """What the numbers of `keys` (`tiers.span`) had come to after the stage; 0 is absent."""
    if not then.stage:
        return {}
    found = await tx.fetch(QUERIES["sums"], tx.org, then.agent_id, then.stage, list(keys))
    return {row[0]: row[1] for row in found if row[1]}


async def texts(tx: Tx, then: Moment) -> dict[int, Text]:
    """By what the rows are found that have changed since the stage, or are retired by now without a stage having seen it."""
    rows = [*then.loose, *then.leaving]
    found = await tx.fetch(QUERIES["texts"], tx.org, then.agent_id, rows) if rows else []
    return {row[0]: _text(*row[1:]) for row in found}


def _text(namespace: str, tokens: Sequence[str], parts: Sequence[str], keys: Sequence[str]) -> Text:
    """A token that is a part as well counts whole, as in `postings`."""
    factors = {f"={key}": 0.0 for key in keys} | dict.fromkeys(parts, PART) | dict.fromkeys(tokens, 1.0)
    return Text(namespace=namespace, factors=factors, length=len(tokens) + PART * len(parts))


def grown(then: Moment, found_by: Mapping[int, Text], words: Collection[str]) -> Counter[str]:
    """By how much it has grown since, in how many rows each of `words` stood."""
    more: Counter[str] = Counter()
    for number, row in then.loose.items():
        if (row.now is None) != (row.was is None) and number in found_by:
            more.update(dict.fromkeys(found_by[number].factors.keys() & words, 1 if row.was is None else -1))
    return more


async def namespaces(tx: Tx, then: Moment) -> list[str]:
    """Every namespace of the agent."""
    return [row[0] for row in await tx.fetch(QUERIES["namespaces"], tx.org, then.agent_id)]


async def latest(tx: Tx, then: Moment, limit: int) -> list[str]:
    """The `limit` namespaces in which a row was learned last that was not retired."""
    found = await tx.fetch(QUERIES["learned"], tx.org, then.agent_id, list(then.held))
    place = {row[0]: (row[1], row[0]) for row in found}
    last: dict[str, tuple[datetime, int]] = {}
    for number in sorted(place, key=lambda each: place[each], reverse=True):
        last.setdefault(then.loose[number].namespace, place[number])
    done: list[str] = []
    while then.stage and len(done) < limit:
        row = await tx.row(QUERIES["latest"], tx.org, then.agent_id, then.at, then.stage, [*done], then.moved)
        if row is None:
            break
        done.append(row[0])
        last[row[0]] = max(last.get(row[0], (row[1], row[2])), (row[1], row[2]))
    return sorted(last, key=lambda name: last[name], reverse=True)[:limit]


async def posted(tx: Tx, then: Moment, found_by: Mapping[int, Text], words: Sequence[Word]) -> dict[str, list[Posting]]:
    """The rows that held each word or key, the newest of each namespace as many as there was room for, by word."""
    tokens = [word.token for word in words]
    columns = tokens, [word.namespace for word in words], [word.room for word in words]
    found = await tx.fetch(QUERIES["posted"], tx.org, then.agent_id, *columns, then.stage, then.memory_id, then.moved)
    mine: dict[tuple[str, str], dict[int, Posting]] = {}  # a row that was retired twice may come both ways
    for row in found:
        mine.setdefault((row[0], row[1]), {})[row[2]] = Posting(memory_id=row[2], factor=row[3], length=row[4])
    sought = set(tokens)
    for number in (*then.held, *then.leaving):
        if (text := found_by.get(number)) is not None:
            for token in text.factors.keys() & sought:
                posting = Posting(memory_id=number, factor=text.factors[token], length=text.length)
                mine.setdefault((token, text.namespace), {})[number] = posting
    best: dict[str, list[Posting]] = {}
    for word in words:
        held = mine.get((word.token, word.namespace), {})
        best.setdefault(word.token, []).extend(held[number] for number in sorted(held, reverse=True)[: word.room])
    return best


async def index(tx: Tx, then: Moment, scopes: Sequence[str] | None, limit: int) -> list[Line]:
    """The first `limit` lines of the index, seen from `scopes` (None: from every namespace)."""
    asked = (then.stage, then.moved, then.place, limit)
    if scopes is None:
        found = await tx.fetch(QUERIES["index_anywhere"], tx.org, then.agent_id, *asked)
    else:
        found = await tx.fetch(QUERIES["index_in"], tx.org, then.agent_id, *asked, scopes)
    lines = [Line(memory_id=row[0], place=row[1], cost=row[2]) for row in found]
    for number, row in then.loose.items():
        if row.now is not None and row.now.place is not None and (scopes is None or row.namespace in scopes):
            lines.append(Line(memory_id=number, place=row.now.place, cost=row.now.cost))
    return sorted(lines, key=lambda line: (-line.place.timestamp(), line.memory_id))[:limit]


async def pinned(tx: Tx, then: Moment) -> list[int]:
    """The ids of the pinned rows of every namespace."""
    found = await tx.fetch(QUERIES["pinned"], tx.org, then.agent_id, then.stage, then.moved)
    return sorted((*(row[0] for row in found), *(number for number, row in then.held.items() if row.tier == "L0")))


async def lapsed(tx: Tx, then: Moment) -> list[int]:
    """Rows that had expired and are here still."""
    return [row[0] for row in await tx.fetch(QUERIES["lapsed"], tx.org, then.agent_id, then.at)]


async def happened(
    tx: Tx, then: Moment, scopes: Sequence[str] | None, times: Sequence[Window], limit: int
) -> list[int]:
    """Episodes among which the last `limit` are that happened in one of `times`; others too, which the caller sorts out."""
    found = set(await _changed_episodes(tx, then)) if times else set()
    for time in times:
        span_of_it = time.start or EARLIEST, time.end or LATEST
        got = await tx.fetch(
            QUERIES["happened"], tx.org, then.agent_id, *span_of_it, then.stage, then.moved, scopes, then.at, limit
        )
        found.update(row[0] for row in got)
    return sorted(found)


async def _changed_episodes(tx: Tx, then: Moment) -> list[int]:
    return [row[0] for row in await tx.fetch(QUERIES["episodes"], tx.org, then.agent_id, list(then.held))]


async def around(
    tx: Tx, then: Moment, ids: Sequence[int], scopes: Sequence[str] | None, places: int
) -> dict[int, list[int]]:
    """For each of the episodes `ids` that has a session, those of it among which the `places` before and after it are, by id."""
    got = await tx.fetch(QUERIES["around"], tx.org, then.agent_id, ids, then.stage, then.moved, scopes, places, then.at)
    more = await tx.fetch(QUERIES["in_sessions"], tx.org, then.agent_id, ids, list(then.held)) if then.loose else []
    turns: dict[int, set[int]] = {}
    for row in (*got, *more):
        turns.setdefault(row[0], set()).add(row[1])
    return {number: sorted(some) for number, some in sorted(turns.items())}


def difference(then: Moment, scopes: Sequence[str] | None) -> Counter[str]:
    """How many lines the index has more than after the stage, and what they cost: `lines` and `tokens`."""
    more: Counter[str] = Counter()
    for row in then.loose.values():
        if scopes is None or row.namespace in scopes:
            for each, sign in ((row.was, -1), (row.now, 1)):
                if each is not None and each.tier == "L1":
                    more.update({"lines": sign, "tokens": sign * each.cost})
    return more
