"""The hot path: what is always injected, and what a message finds, each in one round trip and flat in the size of the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import orjson

from store import rows
from store.columns import LEAN
from store.counts import ROW, Known
from store.errors import Moved
from store.injections import Part
from store.sql import load
from store.standings import Ahead
from tiers.block import Rarity
from tiers.portions import portions

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from datetime import datetime

    from asyncpg import Record

    from memory.row import Memory
    from selfmodel.domain import Domain
    from store.agents import AgentRow
    from store.database import Tx
    from store.rows import Row
    from tensions.tension import Tension

QUERIES = load("shelf")

EFFORT = 512
"""Postings that are read for one message, about: the rarest word may use half of them, the next half of the rest."""

LEAN_WIDTH = len(LEAN)
BEFORE = 8
"""Columns of `standing` before those of a row."""

TIER_AT, COST_AT, EXPIRES_AT = (BEFORE + LEAN.index(column) for column in ("tier", "index_cost", "expires_at"))
"""Where in a row of `standing` these stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """Pinned rows by id, open tensions by id, domains by name, the newest places of the index, and what it has beyond them."""

    revision: int | None
    """The agent's; None where there is no such agent."""
    pinned: tuple[Memory, ...]
    tensions: tuple[Tension, ...]
    domains: tuple[Domain, ...]
    index: tuple[Memory, ...]
    unloaded: int
    unloaded_tokens: int
    everything_tokens: int
    """What the bodies of all live rows that are visible together would cost."""
    next_end: datetime | None
    """When the next row of the agent expires."""
    ahead: Ahead | None
    """What was rendered of it before: then there are no rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """How far the index is read: lines at most, and how many of them, by what they cost, are loaded in the end.

    None that isn't live `now`, by the caller's clock (UTC; None: only by the store's), is loaded or counted as one that there was
    no room for. With a `shape` what was rendered ahead in it will do as well, where it still holds then.
    """

    lines: int
    fitting: Callable[[Sequence[int]], int] = len
    now: datetime | None = None
    shape: str | None = None


async def standing(tx: Tx, agent_id: int, namespaces: Sequence[str] | None, room: Room | int) -> Shelf:
    """Live rows of L0, and of L1 as many by place as there is `room` for, open tensions and domains; None means every namespace.

    One statement, and so one moment. The rows hold what a block needs and can't be saved.
    """
    room = Room(lines=room) if isinstance(room, int) else room
    found = await tx.fetch(QUERIES["standing"], tx.org, agent_id, namespaces, room.lines, room.shape, room.now)
    count, tokens, everything, revision, tensions, domains, next_end, ahead = found[0][:BEFORE]
    listed = [row for row in found if row[TIER_AT] == "L1"]
    index, beyond = _fitted(listed, room)
    return Shelf(
        revision=revision,
        pinned=tuple(rows.lean(row[BEFORE:]) for row in found if row[TIER_AT] == "L0"),
        tensions=tuple(map(rows.tension, tensions)),
        domains=tuple(map(rows.domain, domains)),
        index=tuple(rows.lean(row[BEFORE:]) for row in index),
        unloaded=max(0, count - len(listed)) + len(beyond),
        unloaded_tokens=max(0, tokens - sum(map(_cost, listed))) + sum(map(_cost, beyond)),
        everything_tokens=everything,
        next_end=next_end,
        ahead=None if ahead is None else _ahead(ahead),
    )


def _ahead(row: Row) -> Ahead:
    part = Part(
        key=row[1],
        text=row[2],
        memory_ids=orjson.loads(row[3]),
        entries=row[4].encode(),
        left_out=row[5].encode(),
        ahead=True,
    )
    return Ahead(until=row[0], part=part, said=row[6].encode())


def _fitted(listed: Sequence[Record], room: Room) -> tuple[Sequence[Record], Sequence[Record]]:
    """Lines of the index that are live: those that are loaded, and those beyond them, which are only counted."""
    live = [row for row in listed if None in (row[EXPIRES_AT], room.now) or row[EXPIRES_AT] > room.now]
    kept = room.fitting(list(map(_cost, live)))
    return live[:kept], live[kept:]


def _cost(row: Row) -> int:
    return int(row[COST_AT])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """What an agent's rows are searched for: words and identifier keys, in some namespaces or in all."""

    agent_id: int
    namespaces: Sequence[str] | None
    keys: list[str]
    words: list[str]
    limit: int
    effort: int


async def found(  # noqa: PLR0913 - a search: whose, where, for what, and how far
    tx: Tx,
    agent_id: int,
    namespaces: Sequence[str] | None,
    keys: Sequence[str],
    tokens: Sequence[str],
    *,
    limit: int = 16,
    agent: AgentRow | None = None,
    effort: int = EFFORT,
) -> tuple[list[Memory], Mapping[str, int]]:
    """Live rows that share a token or hold an identifier key, and in how many rows each of their tokens stands.

    At most `limit` by shared weight and `limit` by key, in no order; the counts hold the message's own tokens too. With the
    row of the `agent`, what this process knows at its revision isn't asked for again, and `Moved` is raised where the store has
    meanwhile come to another one (it can't inside a snapshot). The rows hold what a block needs and can't be saved.
    """
    asked = _Asked(
        agent_id=agent_id,
        namespaces=namespaces,
        keys=list(set(keys)),
        words=list(set(tokens)),
        limit=limit,
        effort=effort,
    )
    revision = None if agent is None else agent.revision
    known = _known(tx, agent_id, revision)
    if agent is not None and known.settled and known.counts.keys() >= set(asked.words):
        ids, new = await _by_ids(tx, asked, known, agent)
    else:
        ids, new = await _whole(tx, asked, known, revision)
    known.settled = not new
    wanted = set(asked.words).union(*(m.tokens for m in new), *(m.parts for m in new))
    counted = await _counts(tx, agent_id, revision, known, wanted)
    known.rows.update((m.id, m) for m in new)
    tx.counts.grew(agent_id, known, ROW * len(new))
    found = [known.rows[number] for number in ids if number in known.rows]
    return found, counted if revision is not None else {token: count for token, count in counted.items() if count}


async def _whole(tx: Tx, asked: _Asked, known: Known, revision: int | None) -> tuple[list[int], list[Memory]]:
    """The ids of what is found, and the rows that weren't known."""
    of, names, words = asked.agent_id, asked.keys, asked.words
    if asked.namespaces is None:
        got = await tx.fetch(QUERIES["found_anywhere"], tx.org, of, names, words, asked.effort, asked.limit)
    else:
        scopes = asked.namespaces
        got = await tx.fetch(QUERIES["found_in"], tx.org, of, scopes, names, words, asked.effort, asked.limit)
    _check(got, LEAN_WIDTH + 2, revision)
    return [row[0] for row in got], [_lean(row) for row in got if row[0] not in known.rows]


async def _by_ids(tx: Tx, asked: _Asked, known: Known, agent: AgentRow) -> tuple[list[int], list[Memory]]:
    """The same where every word is counted and most rows are known: these are named, and read only where they aren't."""
    of, names, p = asked.agent_id, asked.keys, portions(asked.words, known.counts, agent.memories, asked.effort)
    most = (asked.effort, asked.limit)
    if asked.namespaces is not None:
        scopes = asked.namespaces
        got = await tx.fetch(QUERIES["known_in"], tx.org, of, scopes, names, p.tokens, *most, p.weights, p.rooms)
    elif names or not all(p.common):
        got = await tx.fetch(
            QUERIES["known_anywhere"], tx.org, of, names, p.tokens, *most, p.weights, p.rooms, p.common
        )
    else:
        got = await tx.fetch(QUERIES["common_anywhere"], tx.org, of, p.tokens, p.weights, *most, p.rooms)
    _check(got, 1, agent.revision)
    ids = [row[0] for row in got]
    missing = [number for number in ids if number not in known.rows]
    if not missing:
        return ids, []
    rest = await tx.fetch(QUERIES["rows"], tx.org, of, missing)
    _check(rest, LEAN_WIDTH + 2, agent.revision)
    return ids, [_lean(row) for row in rest]


def _lean(row: Record) -> Memory:
    return rows.lean(row, row[LEAN_WIDTH], row[LEAN_WIDTH + 1])


def _known(tx: Tx, agent_id: int, revision: int | None) -> Known:
    """What this process knows at the revision; without one, nothing, and what is added is soon forgotten."""
    return Known(revision=0) if revision is None else tx.counts.of(agent_id, revision)


def _check(got: Sequence[Row], column: int, revision: int | None) -> None:
    if revision is not None and got and got[0][column] != revision:
        raise Moved(f"the agent is at revision {got[0][column]} now, not at {revision}")


def rarity(tx: Tx, agent: AgentRow, counts: Mapping[str, int]) -> Rarity:
    """By `counts`, which `found` or `counts` gave: where they are what this process keeps, weighed once a revision."""
    known = tx.counts.of(agent.agent_id, agent.revision)
    if known.counts is not counts:
        return Rarity(memories=agent.memories, counts=counts)
    if known.rarity is None or known.rarity.memories != agent.memories:
        known.rarity = Rarity(memories=agent.memories, counts=counts)
    return known.rarity


async def counts(tx: Tx, agent_id: int, revision: int, tokens: Collection[str]) -> Mapping[str, int]:
    """In how many rows each of `tokens` stands, as `found` counts them; raises `Moved` as it does."""
    return await _counts(tx, agent_id, revision, tx.counts.of(agent_id, revision), set(tokens))


async def _counts(tx: Tx, agent_id: int, revision: int | None, known: Known, wanted: set[str]) -> Mapping[str, int]:
    """All that are known, those of `wanted` among them; a token that no row holds counts 0."""
    missing = [token for token in wanted if token not in known.counts]
    if missing:
        got = await tx.fetch(QUERIES["counts"], tx.org, agent_id, missing)
        _check(got, 2, revision)
        fresh = {row[0]: row[1] for row in got}
        held = len(known.counts)
        known.counts.update((token, fresh.get(token, 0)) for token in missing)
        tx.counts.grew(agent_id, known, len(known.counts) - held)
    return known.counts
