"""The pass that renders standing parts ahead: of each agent that came to another revision, in the shape that was asked for last."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

import structlog

from app import logs
from app.ahead import ahead_of
from app.use.standing import EVER, FRESH, read, rendered, rendering, shape_of
from store import agents, standings
from store.standings import Made
from tiers.block import Turn

if TYPE_CHECKING:
    from app.services import Services
    from store.agents import AgentRow
    from store.database import Tx

_LOG = structlog.get_logger()

AT_ONCE = 32
"""Agents that one call renders for at most: the claim on the pass, which waits meanwhile, doesn't grow old."""


async def prepare(services: Services, tx: Tx) -> int:
    """Renders for the next agents that are due, and says how many; each in a transaction of its own, and half of the time idle."""
    async with services.database.tenant(tx.org) as own:
        await standings.outdate(own, rendering())
    due = await standings.due(tx, services.clock(), AT_ONCE)
    for agent_id in due:
        began = perf_counter()
        await _prepared(services, tx.org, agent_id)
        await asyncio.sleep(perf_counter() - began)
    return len(due)


async def _prepared(services: Services, org: int, agent_id: int) -> None:
    """Where it fails, it is tried again later, and the others go on."""
    try:
        async with services.database.tenant(org) as tx:
            agent = await agents.lock(tx, agent_id)
            if agent.retired_at is None and agent.memories:
                await _render(services, tx, agent)
            else:
                await standings.leave(tx, agent_id, EVER)
    except Exception as error:  # noqa: BLE001 - whatever fails for one agent, the others are rendered
        _LOG.warning("nothing rendered ahead", agent=agent_id, trace=logs.place(error))
        async with services.database.tenant(org) as tx:
            await standings.leave(tx, agent_id, services.clock() + FRESH)


async def _render(services: Services, tx: Tx, agent: AgentRow) -> None:
    settings, now = services.settings, services.clock()
    budget = settings.max_tokens if agent.budget is None else agent.budget
    namespace, max_tokens = await standings.asked(tx, agent.agent_id) or (None, budget)
    turn = Turn(message="", namespace=namespace, default_namespace=agent.namespace_default, max_tokens=max_tokens)
    kept = rendered(await read(tx, agent, turn, now), turn, now, services.cost)
    made = Made(rendering=rendering(), revision=agent.revision, shape=shape_of(settings.encoding, turn))
    await standings.write(tx, agent.agent_id, made, ahead_of(kept))
