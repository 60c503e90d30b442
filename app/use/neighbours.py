"""What stands around the episodes that were found, in the store as it is and as it was."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from store import episodes, memories
from tiers.build import look
from tiers.rules import LIMIT, episode, neighbour, overlap
from tiers.scene import candidates
from tiers.sessions import NONE, read_sessions
from words.when import times_alone

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from app.use.shelf import Loaded
    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx
    from tiers.block import Found, Turn
    from tiers.sessions import Around
    from words.when import Window


class Shelf(Protocol):
    """Where episodes are asked for: the store as it is, or as it was. What is read may raise `Moved`."""

    async def counts(self, tokens: Collection[str]) -> Mapping[str, int]:
        """In how many rows each token stands; the answer may hold more."""

    async def happened(self, times: Sequence[Window]) -> Sequence[Memory]:
        """The last live episodes that happened in one of `times`, the latest first, as many as a rule proposes."""

    async def around(self, ids: Sequence[int]) -> Iterable[Around]:
        """Each live episode of `ids` that has a session, among the live turns around it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Present:
    """The store as it is, read in the transaction `tx`."""

    tx: Tx
    agent: AgentRow
    scopes: Sequence[str] | None
    now: datetime

    async def counts(self, tokens: Collection[str]) -> Mapping[str, int]:
        """As they are now."""
        return await memories.counts(self.tx, self.agent.agent_id, self.agent.revision, tokens)

    async def happened(self, times: Sequence[Window]) -> Sequence[Memory]:
        """Of those that are live."""
        return await episodes.happened(self.tx, self.agent.agent_id, self.scopes, times, self.now, LIMIT)

    async def around(self, ids: Sequence[int]) -> Iterable[Around]:
        """With those that are live."""
        return await episodes.around(self.tx, self.agent.agent_id, ids, self.scopes, self.agent.revision)


async def happened(shelf: Shelf, loaded: Loaded, now: datetime) -> Found:
    """What was found, and where the message asks for nothing but what happened at a time, the last episodes of it."""
    turn = loaded.turn
    times = () if turn.recall == "off" else times_alone(turn.message, turn.at or now, loaded.asked.tokens)
    if not times:
        return loaded.found
    rows = await shelf.happened(times)
    every = {row.id: row for row in loaded.found.memories} | {row.id: row for row in rows}
    found = replace(loaded.found, memories=tuple(every.values()), then=tuple(rows))
    return await _counted(shelf, found, rows)


async def accompanied(shelf: Shelf, loaded: Loaded, now: datetime) -> Found:
    """What was found, with the turns around its episodes.

    Whatever of those turns a rule proposes comes with how rare its words are; without an episode nothing is asked.
    """
    told = _told(loaded.turn, loaded.found, now)
    if not told:
        return _alone(loaded.found)
    around = await shelf.around([row.id for row in told])
    found = _in_sessions(loaded, loaded.found, around, now)
    scene = look(loaded.turn, loaded.standing, found, now, loaded.asked)
    proposals = (*overlap(scene), *neighbour(scene), *episode(scene))
    return await _counted(shelf, found, [proposal.subject for proposal in proposals])


async def _counted(shelf: Shelf, found: Found, rows: Iterable[Memory]) -> Found:
    """With how rare the tokens of `rows` are, too."""
    missing = {token for row in rows for token in (*row.tokens, *row.parts)}.difference(found.rarity.counts)
    if not missing:
        return found
    counts = {**found.rarity.counts, **await shelf.counts(missing)}
    return replace(found, rarity=replace(found.rarity, counts=counts))


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
