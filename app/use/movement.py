"""Movement between the tiers that nobody asked for: promotion by use, demotion by silence, the end of what expires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.use.ledger import Changed, Ledger, TensionChanged, save
from memory.event import Event, state
from store import agents, events, memories, tensions
from store import movement as rows
from tensions.resolution import close_for
from tiers.promotion import SESSIONS, SILENCE, WINDOW, demote, is_earned, is_promotable, promote

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Database, Tx

ACTOR = "service"
"""Who moves a row when no caller does."""

BATCH = 200
"""Rows that one transaction moves at most: bounds for how long an agent's writers wait."""


async def earn(
    database: Database, org: int, agent_id: int, matched: Collection[int], clock: Callable[[], datetime]
) -> int:
    """Promotes those of the `matched` rows that earned it, and says how many; takes the agent's lock only for these."""
    since = clock() - WINDOW
    async with database.statements(org) as tx:
        earned = await _earned(tx, agent_id, sorted(matched), since, clock())
    if not earned:
        return 0
    async with database.tenant(org) as tx:
        agent = await agents.lock(tx, agent_id)
        return await _promote(tx, agent, earned, clock())


async def _earned(tx: Tx, agent_id: int, numbers: Sequence[int], since: datetime, now: datetime) -> list[int]:
    matches = await rows.matches(tx, agent_id, numbers, since)
    return [number for number in numbers if is_earned(matches.get(number, ()), now)]


async def _promote(tx: Tx, agent: AgentRow, numbers: Sequence[int], now: datetime) -> int:
    """Into L1, each with its event; needs the agent's lock. A row that was moved or retired meanwhile stays."""
    held = [row for row in await memories.many(tx, agent.agent_id, numbers) if is_promotable(row, now)]
    changes = [_changed(row, promote(row, now), "promoted", "sessions") for row in held]
    await save(tx, agent, Ledger(changed=tuple(changes)), ACTOR, now)
    return len(changes)


async def promote_earned(tx: Tx, now: datetime) -> int:
    """The pass behind `earn`: whatever earned its promotion and has not got it, of one agent."""
    due = await rows.earning(tx, now - WINDOW, SESSIONS, now, BATCH)
    if not due:
        return 0
    first = due[0][0]
    agent = await agents.lock(tx, first)
    numbers = [number for agent_id, number in due if agent_id == first]
    return await _promote(tx, agent, await _earned(tx, first, numbers, now - WINDOW, now), now)


async def demote_silent(tx: Tx, now: datetime) -> int:
    """Rows of one agent that nobody accessed for too long go one tier colder, `BATCH` at most; says how many."""
    silence = rows.Silence(listed=now - SILENCE["L1"][0], warm=now - SILENCE["L2"][0], now=now)
    agent_id = await rows.silent_agent(tx, silence)
    if agent_id is None:
        return 0
    agent = await agents.lock(tx, agent_id)
    held = await rows.silent(tx, agent_id, silence, BATCH)
    changes = [_changed(row, colder, "demoted", "silence") for row in held if (colder := demote(row, now)) is not None]
    await save(tx, agent, Ledger(changed=tuple(changes)), ACTOR, now)
    return len(changes)


def _changed(before: Memory, after: Memory, kind: Literal["promoted", "demoted"], rule: str) -> Changed:
    return Changed(before=before, after=after, kind=kind, rule=rule)


async def prune_expired(tx: Tx, now: datetime) -> int:
    """Deletes expired rows of one agent, each with an event, and closes the open tensions that speak of them."""
    for agent_id in await memories.expiring_agents(tx, now):
        agent = await agents.lock(tx, agent_id)
        gone = await memories.expired(tx, agent_id, now, BATCH)
        await _close(tx, agent, gone, now)
        await events.append(tx, agent_id, [_pruned(row, now) for row in gone])
        await memories.prune(tx, agent_id, gone)
        await agents.recount(tx, agent_id, now)
        return len(gone)
    return 0


async def _close(tx: Tx, agent: AgentRow, gone: Sequence[Memory], now: datetime) -> None:
    """A question about a row that is no more is none."""
    held = await tensions.of_memory(tx, agent.agent_id, [row.id for row in gone], status="open")
    closed = tuple(
        TensionChanged(
            before=row, after=close_for(row, "forgotten", by=ACTOR, now=now), kind="resolved", rule="expired"
        )
        for row in held
    )
    await save(tx, agent, Ledger(tensions=closed), ACTOR, now)


def _pruned(row: Memory, at: datetime) -> Event:
    return Event(
        subject="memory", subject_id=row.id, kind="pruned", rule="expired", actor=ACTOR, at=at, before=state(row), after=None
    )  # fmt: skip
