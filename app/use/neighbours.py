"""What stands around the episodes that were found: asked of the store for a block of now, picked from the rows for the past."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace
from typing import TYPE_CHECKING

from store import episodes, memories
from tiers.build import look
from tiers.episodes import happened as when
from tiers.episodes import latest
from tiers.rules import LIMIT, episode, neighbour, overlap
from tiers.scene import candidates
from tiers.sessions import NONE, READ, read_sessions
from words.when import times_alone

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from app.use.shelf import Loaded
    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx
    from tiers.block import Found, Turn
    from tiers.sessions import Around
    from words.when import Window


async def happened(tx: Tx, agent: AgentRow, namespaces: Sequence[str] | None, loaded: Loaded, now: datetime) -> Found:
    """What was found, and where the message asks for nothing but what happened at a time, the last episodes of it."""
    times = _times(loaded, now)
    if not times:
        return loaded.found
    rows = await episodes.happened(tx, agent.agent_id, namespaces, times, now, LIMIT)
    missing = {token for row in rows for token in (*row.tokens, *row.parts)}.difference(loaded.found.rarity.counts)
    more = await memories.counts(tx, agent.agent_id, agent.revision, missing) if missing else {}
    return _with(loaded.found, rows, more)


def happened_then(rows: Iterable[Memory], loaded: Loaded, at: datetime) -> Found:
    """The same among the rows of the past."""
    times = _times(loaded, at)
    told = (row for row in rows if row.kind == "episodic" and any(time.holds(when(row)) for time in times))
    return _with(loaded.found, latest(candidates(tuple(told), loaded.turn, at))[:LIMIT], {}) if times else loaded.found


def _times(loaded: Loaded, now: datetime) -> tuple[Window, ...]:
    turn = loaded.turn
    return () if turn.recall == "off" else times_alone(turn.message, turn.at or now, loaded.asked.tokens)


def _with(found: Found, then: Sequence[Memory], counts: Mapping[str, int]) -> Found:
    every = {row.id: row for row in found.memories} | {row.id: row for row in then}
    rarity = replace(found.rarity, counts={**found.rarity.counts, **counts}) if counts else found.rarity
    return replace(found, memories=tuple(every.values()), then=tuple(then), rarity=rarity)


async def accompanied(
    tx: Tx, agent: AgentRow, namespaces: Sequence[str] | None, loaded: Loaded, now: datetime
) -> Found:
    """What was found, with the turns around its episodes; raises `Moved` as `memories.found` does.

    Whatever of those turns a rule proposes comes with how rare its words are; without an episode nothing is asked.
    """
    told = _told(loaded.turn, loaded.found, now)
    if not told:
        return _alone(loaded.found)
    around = await episodes.around(tx, agent.agent_id, [row.id for row in told], namespaces, agent.revision)
    found = _in_sessions(loaded, loaded.found, around, now)
    scene = look(loaded.turn, loaded.kept.standing, found, now, loaded.asked)
    rows = [proposal.subject for proposal in (*overlap(scene), *neighbour(scene), *episode(scene))]
    missing = {token for row in rows for token in (*row.tokens, *row.parts)}.difference(found.rarity.counts)
    if not missing:
        return found
    more = await memories.counts(tx, agent.agent_id, agent.revision, missing)
    return replace(found, rarity=replace(found.rarity, counts={**found.rarity.counts, **more}))


def accompanied_then(rows: Iterable[Memory], loaded: Loaded, at: datetime) -> Found:
    """The same for a block of the past: the turns that the store would have given at `at`."""
    told = _told(loaded.turn, loaded.found, at)
    if not told:
        return _alone(loaded.found)
    episodic = tuple(row for row in rows if row.kind == "episodic" and row.session_id is not None)
    sessions: dict[str | None, list[Memory]] = {}
    for row in candidates(episodic, loaded.turn, at):
        sessions.setdefault(row.session_id, []).append(row)
    around = [(row.id, _around(row, sessions[row.session_id])) for row in told if row.session_id in sessions]
    return _in_sessions(loaded, loaded.found, around, at)


def _around(row: Memory, session: Sequence[Memory]) -> tuple[Memory, ...]:
    place = bisect([other.id for other in session], row.id)
    return tuple(session[max(0, place - READ - 1) : place + READ])


def _alone(found: Found) -> Found:
    return found if found.sessions is NONE else replace(found, sessions=NONE)


def _told(turn: Turn, found: Found, now: datetime) -> list[Memory]:
    if turn.recall == "off" or not any(row.kind == "episodic" for row in found.memories):
        return []
    return [row for row in candidates(found.memories, turn, now) if row.kind == "episodic"]


def _in_sessions(loaded: Loaded, found: Found, around: Iterable[Around], now: datetime) -> Found:
    """With what reaches each turn that may be seen; an episode without a session stands alone."""
    seen = [(number, candidates(turns, loaded.turn, now)) for number, turns in around]
    known = {number: turns for number, turns in seen if any(row.id == number for row in turns)}
    alone = ((row.id, (row,)) for row in _told(loaded.turn, found, now) if row.id not in known)
    every = (*known.items(), *alone)
    return replace(found, sessions=read_sessions(loaded.turn.message, loaded.asked.tokens, found.rarity, every))
