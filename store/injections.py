"""The log of given blocks: appended before the reply, many at once, and shown again byte for byte."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from store import accesses, columns
from store import cursor as cursors
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from store.accesses import Touch
    from store.database import Tx
    from store.rows import Row

QUERIES = load("injections")

Json = Any
"""JSON-able values; `orjson.Fragment` and bytes of encoded JSON are taken as they are on the way in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """The standing part of a block, kept once. `key` stands for its text, entries and left-outs together."""

    key: str
    text: str
    memory_ids: Sequence[int]
    entries: Json
    left_out: Json
    ahead: bool = False
    """It was rendered ahead, and the store can take it from there (`store.standings`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Injection:
    """One block as it was given: its standing part, and what the message added. Costs in tokens.

    `text`, `entries` and `left_out` are those of the volatile part; `also` says which rules asked for lines of the
    standing part as well, by memory id; `hash` is that of the whole text.
    """

    at: datetime
    revision: int
    namespace: str | None
    session_id: str | None
    request: Mapping[str, Any]
    text: str
    hash: str
    stable_tokens: int
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    entries: Json
    left_out: Json
    also: Mapping[str, Sequence[str]]
    correction: Mapping[str, Any] | None
    triggers: Sequence[str]
    degraded: Sequence[str]
    memory_ids: Sequence[int]
    rules: Sequence[str]
    saved_tokens: int
    part: Part
    actor: str | None = None
    """Whose key or sign-in asked for it."""
    took_ms: float | None = None
    """Milliseconds from the request's admission until the block stood, before it was recorded."""
    rule_tokens: Sequence[int] = ()
    """What the lines of each of `rules` cost, in their order."""
    line_count: int = 0
    left_out_count: int = 0

    def whole_text(self) -> str:
        """The text as it was given, byte for byte."""
        return str(self.part.text) + self.text

    def all_entries(self) -> list[dict[str, Any]]:
        """Every line of the block, of one that was read from the log."""
        standing = [
            {**entry, "alsoBy": list(self.also.get(str(entry["id"]), ()))} if _is_row(entry) else entry
            for entry in self.part.entries
        ]
        return [*standing, *self.entries]

    def all_left_out(self) -> list[dict[str, Any]]:
        """Everything that didn't fit, of a block that was read from the log."""
        return [*self.part.left_out, *self.left_out]


@dataclass(frozen=True, slots=True, kw_only=True)
class Admission:
    """By what a request was admitted that the database wasn't asked for: its key, and what `store.keys.admit` told of it before."""

    key_id: int
    standing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A block to be recorded for an agent; with an `admission` only if that still stands."""

    agent_id: int
    injection: Injection
    admission: Admission | None = None


def _is_row(entry: Mapping[str, Any]) -> bool:
    return bool(entry["kind"] == "memory")


@dataclass(frozen=True, slots=True, kw_only=True)
class InjectionRow:
    """A recorded injection and its id."""

    id: int
    injection: Injection


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """What is said of a given block without reading its text, in the order of its columns."""

    id: int
    at: datetime
    namespace: str | None
    session_id: str | None
    hash: str
    stable_tokens: int
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    saved_tokens: int
    rules: Sequence[str]
    rule_tokens: Sequence[int]
    triggers: Sequence[str]
    degraded: Sequence[str]
    line_count: int
    left_out_count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InjectionFilter:
    """What a list holds; None asks for nothing. `before` and `after` are exclusive."""

    session_id: str | None = None
    memory_id: int | None = None
    rule: str | None = None
    before: datetime | None = None
    after: datetime | None = None


async def append(
    tx: Tx,
    given: Sequence[Given],
    touches: Sequence[Touch] = (),
    parts: Sequence[tuple[int, Part, int]] = (),
) -> tuple[list[int | None], set[int]]:
    """Record many blocks, each with the accesses that it is, and `touches` of requests without one, in one statement.

    `parts` are the standing parts that may not be kept yet, each with its agent and revision, ascending by agent and key; if all
    of them were rendered `ahead` they aren't sent, and one that isn't there any more fails as `Elsewhere`.
    Returns the ids of the blocks in their order, None for one whose admission doesn't stand any more, and the agents whose
    accesses are due to be added up (`store.accesses.tidy`). An id is taken as the row is written, so that a later block has
    a higher one whichever process gave it, and so have all the rows that stand in it a lower one. Raises `Overtaken`, at the
    end of the statements, where something of an agent was erased since the revision of a block or a part.
    """
    blocks = orjson.dumps([_block(each) for each in given]).decode()
    asked = (tx.org, blocks, accesses.told(touches), accesses.EVERY)
    if parts and all(part.ahead for _, part, _ in parts):
        named = zip(*((agent, part.key, revision) for agent, part, revision in parts), strict=True)
        done = await tx.fetch(QUERIES["append_ahead"], *asked, *named)
    elif parts:
        done = await tx.fetch(QUERIES["append_with_parts"], *asked, *_part_columns(parts))
    else:
        done = await tx.fetch(QUERIES["append"], *asked)
    numbers = {row[0]: row[1] for row in done if row[0] is not None}
    due = accesses.due((row[1], row[2]) for row in done if row[0] is None)
    return [numbers.get(place) for place in range(1, len(given) + 1)], due


def _part_columns(parts: Sequence[tuple[int, Part, int]]) -> Iterable[tuple[object, ...]]:
    """Agents, then one by one the columns of a part, then revisions; of several rows each."""
    rows = (
        (agent, p.key, p.text, _ids(p.memory_ids), _text(p.entries), _text(p.left_out), revision)
        for agent, p, revision in parts
    )
    return zip(*rows, strict=True)


def _ids(numbers: Sequence[int]) -> str:
    """As PostgreSQL writes an array: arrays of arrays would have to be of one length."""
    return f"{{{','.join(map(str, numbers))}}}"


def _block(given: Given) -> dict[str, Any]:
    """The columns by their names; what is JSON itself goes in as text."""
    i, by = given.injection, given.admission
    return {
        "agent_id": given.agent_id,
        "key_id": None if by is None else by.key_id,
        "standing": None if by is None else by.standing,
        "at": i.at,
        "revision": i.revision,
        "namespace": i.namespace,
        "session_id": i.session_id,
        "request": _text(i.request),
        "text": i.text,
        "hash": i.hash,
        "stable_tokens": i.stable_tokens,
        "volatile_tokens": i.volatile_tokens,
        "total_tokens": i.total_tokens,
        "max_tokens": i.max_tokens,
        "entries": _text(i.entries),
        "left_out": _text(i.left_out),
        "also": _text(i.also),
        "correction": None if i.correction is None else _text(i.correction),
        "triggers": i.triggers,
        "degraded": i.degraded,
        "memory_ids": i.memory_ids,
        "rules": i.rules,
        "saved_tokens": i.saved_tokens,
        "part": i.part.key,
        "actor": i.actor,
        "took_ms": i.took_ms,
        "rule_tokens": i.rule_tokens,
        "line_count": i.line_count,
        "left_out_count": i.left_out_count,
    }


def _text(value: Json) -> str:
    return (value if isinstance(value, bytes) else orjson.dumps(value)).decode()


async def get(tx: Tx, agent_id: int, number: int) -> InjectionRow | None:
    """One injection whole."""
    row = await tx.row(QUERIES["get"], tx.org, agent_id, number)
    return None if row is None else _injection(row)


MOST = 50_000
"""Injections that one page walks at most, where an index answers: a search for what hardly any has goes on with the next page."""

MOST_READ = 5_000
"""The same where each has to be read."""


async def page(
    tx: Tx, agent_id: int, wanted: InjectionFilter, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[Outline], str | None]:
    """Injections newest first and the next cursor; raises `BadCursor`.

    A page may hold fewer than `limit`, or none, and have a next one: then as many were walked as a page walks.
    """
    below = cursors.identifier("injections", cursor)
    query, end, of, most = _walk(wanted)
    conditions = (wanted.rule, wanted.before, wanted.after, *of)
    got = await tx.fetch(query, tx.org, agent_id, below, limit + 1, most, *conditions)
    shown = [_outline(row) for row in got[:limit]]
    if len(got) > limit:
        return shown, cursors.write("injections", shown[-1].id)
    last: int | None = await tx.value(end, tx.org, agent_id, below, most, *of[-1:])
    return shown, None if last is None else cursors.write("injections", last)


def _walk(wanted: InjectionFilter) -> tuple[str, str, tuple[object, ...], int]:
    """The query of the narrowest filter and that of its end, what they ask beside the others, and how far they go."""
    if wanted.memory_id is not None:
        of = (wanted.session_id, wanted.memory_id)
        return QUERIES["page_of_memory"], QUERIES["page_of_memory_end"], of, MOST_READ
    if wanted.session_id is not None:
        return QUERIES["page_of_session"], QUERIES["page_of_session_end"], (wanted.session_id,), MOST_READ
    return QUERIES["page"], QUERIES["page_end"], (), MOST


async def last_of_session(tx: Tx, agent_id: int, session_id: str, limit: int = 1) -> list[InjectionRow]:
    """The latest injections of a session, newest first."""
    got = await tx.fetch(QUERIES["last_of_session"], tx.org, agent_id, session_id, limit)
    return [_injection(row) for row in got]


async def last_of_agent(tx: Tx, agent_id: int, limit: int = 1) -> list[InjectionRow]:
    """The latest injections of an agent, newest first."""
    return [_injection(row) for row in await tx.fetch(QUERIES["last_of_agent"], tx.org, agent_id, limit)]


async def last_ids_of_session(tx: Tx, agent_id: int, session_id: str) -> list[int]:
    """The memories of a session's latest block, in its order; cheaper than the block itself."""
    return list(await tx.value(QUERIES["last_ids_of_session"], tx.org, agent_id, session_id) or ())


def _injection(row: Row) -> InjectionRow:
    given = Injection(
        at=row[1],
        revision=row[2],
        namespace=row[3],
        session_id=row[4],
        request=orjson.loads(row[5]),
        text=row[6],
        hash=row[7],
        stable_tokens=row[8],
        volatile_tokens=row[9],
        total_tokens=row[10],
        max_tokens=row[11],
        entries=orjson.loads(row[12]),
        left_out=orjson.loads(row[13]),
        also=orjson.loads(row[14]),
        correction=None if row[15] is None else orjson.loads(row[15]),
        triggers=tuple(row[16]),
        degraded=tuple(row[17]),
        memory_ids=tuple(row[18]),
        rules=tuple(row[19]),
        saved_tokens=row[20],
        part=_part(row),
        actor=row[22],
        took_ms=row[23],
        rule_tokens=tuple(row[24]),
        line_count=row[25],
        left_out_count=row[26],
    )
    return InjectionRow(id=row[0], injection=given)


def _outline(row: Row) -> Outline:
    return Outline(
        id=row[0],
        at=row[1],
        namespace=row[2],
        session_id=row[3],
        hash=row[4],
        stable_tokens=row[5],
        volatile_tokens=row[6],
        total_tokens=row[7],
        max_tokens=row[8],
        saved_tokens=row[9],
        rules=tuple(row[10]),
        rule_tokens=tuple(row[11]),
        triggers=tuple(row[12]),
        degraded=tuple(row[13]),
        line_count=row[14],
        left_out_count=row[15],
    )


PART_AT = len(columns.INJECTION)
"""Where the columns of the standing part begin in a joined row."""


def _part(row: Row) -> Part:
    return Part(
        key=row[PART_AT],
        text=row[PART_AT + 1],
        memory_ids=tuple(row[PART_AT + 2]),
        entries=orjson.loads(row[PART_AT + 3]),
        left_out=orjson.loads(row[PART_AT + 4]),
    )
