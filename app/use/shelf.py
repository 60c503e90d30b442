"""What a block is built from: the standing part, kept per revision of the agent, and what the store finds for the message."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.models.context import joined
from app.use.neighbours import Present, accompanied, happened
from app.use.past import Room, Wanted, past
from app.use.past import found as found_then
from app.use.past import row as row_then
from app.use.past import standing as standing_then
from app.use.standing import fitting, keep, lines, namespaces, standing, with_rows
from learn.secrets import shown, spans
from store import agents, memories
from store.errors import Moved
from tiers.asked import ask
from tiers.block import Found, Standing, Turn
from tiers.stale import subject_tokens
from words.inner import writings

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from app.call import Call
    from app.models.context import ContextIn
    from app.shelves import Kept
    from app.use.neighbours import Shelf
    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx
    from tiers.asked import Asked

FOUND = 16
"""Rows that the store returns for a message at most, best share of weight first: twice what a block takes."""


NOTHING = Found()
"""Before anything was looked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """All that a block is decided from."""

    agent: AgentRow | None
    revision: int
    turn: Turn
    kept: Kept
    found: Found
    asked: Asked

    @property
    def standing(self) -> Standing:
        """The rows of the standing part; none where they weren't read, since nothing that is built from them asks for any."""
        return self.kept.standing or Standing()


async def load(call: Call, body: ContextIn, now: datetime) -> Loaded:
    """Everything that this message's block depends on, as of one moment; an unknown agent has an empty shelf.

    What always stands is kept per revision of the agent; where it isn't, one statement reads it, and others find the rest. Each
    tells when the agent has moved on since; then all is read in one snapshot. Raises `Moved` only to who was admitted from memory.
    """
    agent, database = call.known, call.services.database
    if agent is not None and body.as_of is None:
        turn = turn_of(call, body, agent)
        try:
            asked = read(turn)
            async with database.statements(call.org) as tx:
                reading = standing if asked.matched is None else with_rows
                kept = await reading(call, tx, agent, turn, now)
                return await _answered(tx, _loaded(agent, turn, kept, NOTHING, asked), agent, now)
        except Moved:
            if call.admission is not None:
                raise  # the agent's row is no more what the request was admitted by
    async with database.tenant(call.org, reading=True) as tx:
        return await snapshot(call, tx, body, now)


async def snapshot(call: Call, tx: Tx, body: ContextIn, now: datetime) -> Loaded:
    """The same, read whole in the transaction `tx`."""
    agent = await agents.named(tx, call.agent, call.known)
    turn = turn_of(call, body, agent)
    if agent is None:
        return _loaded(None, turn, keep(Standing(), turn, now, call.services.cost), NOTHING, read(turn))
    if body.as_of is not None:
        return await _past(call, tx, agent, turn, now)
    kept, asked = await with_rows(call, tx, agent, turn, now), read(turn)
    return await _answered(tx, _loaded(agent, turn, kept, NOTHING, asked), agent, now)


async def _answered(tx: Tx, loaded: Loaded, agent: AgentRow, now: datetime) -> Loaded:
    """With what the store finds for the message, and who stands beside it."""
    turn = loaded.turn
    loaded = _having(loaded, await _found(tx, agent, turn, loaded.asked))
    return await _with_episodes(Present(tx=tx, agent=agent, scopes=namespaces(turn), now=now), loaded, now)


async def _with_episodes(shelf: Shelf, loaded: Loaded, now: datetime) -> Loaded:
    loaded = _having(loaded, await happened(shelf, loaded, now))
    return _having(loaded, await accompanied(shelf, loaded, now))


def _having(loaded: Loaded, found: Found) -> Loaded:
    return loaded if loaded.found is found else replace(loaded, found=found)


def _loaded(agent: AgentRow | None, turn: Turn, kept: Kept, found: Found, asked: Asked) -> Loaded:
    return Loaded(
        agent=agent,
        revision=0 if agent is None else agent.revision,
        turn=turn,
        kept=kept,
        found=found,
        asked=asked,
    )


def turn_of(call: Call, body: ContextIn, agent: AgentRow | None) -> Turn:
    """The request as the pure rooms see it."""
    return Turn(
        message=body.user_message,
        transcript=joined(body.transcript),
        namespace=call.namespace,
        default_namespace="default" if agent is None else agent.namespace_default,
        include=tuple(body.include or ()),
        recall=body.recall or "auto",
        max_tokens=_budget(call, body, agent),
        at=body.at,
    )


def _budget(call: Call, body: ContextIn, agent: AgentRow | None) -> int:
    """Per request, per agent, per organisation, else the setting (design §5.4)."""
    if body.max_tokens is not None:
        return body.max_tokens
    held = None if agent is None else agent.budget
    return call.services.settings.max_tokens if held is None else held


def read(turn: Turn) -> Asked:
    """What the message asks for. The words that fired the gate stand in the block and in the log: no secret among them."""
    asked = ask(turn)
    if asked.matched is None:
        return asked
    at = turn.message.find(asked.matched)
    hidden = spans(turn.message) if at >= 0 else ()
    return replace(asked, matched=shown(turn.message, at, at + len(asked.matched), hidden)) if hidden else asked


def wanted(turn: Turn, asked: Asked) -> Wanted:
    """What the store is asked for: identifiers in any tier, shared tokens, and the ids that were named."""
    tokens = () if turn.recall == "off" else (*asked.tokens.full, *asked.tokens.parts)
    keys = [form for trigger in asked.triggers for form in writings(trigger)]
    return Wanted(keys=keys, tokens=tokens, ids=turn.include, limit=FOUND)


async def _found(tx: Tx, agent: AgentRow, turn: Turn, asked: Asked) -> Found:
    """What the store finds for the message, and how rare the tokens are that any rule will weigh."""
    search = wanted(turn, asked)
    rows: list[Memory] = []
    counts: Mapping[str, int] = {}
    if search.keys or search.tokens:
        rows, counts = await memories.found(
            tx,
            agent.agent_id,
            namespaces(turn),
            search.keys,
            search.tokens,
            limit=search.limit,
            agent=agent,
        )
    named = await memories.many(tx, agent.agent_id, list(turn.include)) if turn.include else []
    if more := _others(turn, asked, named).difference(counts):
        fresh = await memories.counts(tx, agent.agent_id, agent.revision, more)
        counts = fresh if fresh is counts else {**counts, **fresh}
    unique = {row.id: row for row in (*rows, *named)}
    return Found(memories=tuple(unique.values()), rarity=memories.rarity(tx, agent, counts))


def _others(turn: Turn, asked: Asked, named: Iterable[Memory]) -> set[str]:
    """Tokens that weigh without being looked up: those of named rows, and those by which a correction finds its premise."""
    tokens = {token for row in named for token in (*row.tokens, *row.parts)}
    return tokens if asked.matched is None else tokens | subject_tokens(turn.message)


async def _past(call: Call, tx: Tx, agent: AgentRow, turn: Turn, at: datetime) -> Loaded:
    """The shelf as it was at `at`, and what the store would have found in it for the message."""
    shelf, asked = await past(tx, agent.agent_id, at, namespaces(turn), call.services.cost), read(turn)
    room = Room(lines=lines(turn.max_tokens), fitting=lambda costs: fitting(costs, turn.max_tokens))
    then = await standing_then(shelf, room)
    kept = keep(then, turn, at, call.services.cost)  # nothing is recorded of it, nor what it saved
    found = await found_then(shelf, wanted(turn, asked))
    more = _others(turn, asked, found.memories).difference(found.rarity.counts)
    counts = await shelf.counts(more) if more else found.rarity.counts
    found = replace(found, rarity=replace(found.rarity, counts=counts))
    return await _with_episodes(shelf, _loaded(agent, turn, kept, found, asked), at)


async def memory(call: Call, tx: Tx, loaded: Loaded, number: int, as_of: datetime | None) -> Memory | None:
    """The row that is asked about, in the state of the moment that is asked about."""
    if loaded.agent is None:
        return None
    if as_of is not None:
        return await row_then(tx, loaded.agent.agent_id, as_of, number, call.services.cost)
    return await memories.get(tx, loaded.agent.agent_id, number)


async def first_seen(call: Call) -> AgentRow:
    """The agent of a context that nobody wrote to before: its first injection is recorded like any other."""
    async with call.services.database.tenant(call.org) as tx:
        return await agents.ensure(tx, call.agent)
