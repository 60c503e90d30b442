"""The pass that sums up the past: each stage in a transaction of its own, so that no writer of the agent waits for long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store import agents, stages

if TYPE_CHECKING:
    from store.database import Database, Tx
    from words.cost import Cost

AT_ONCE = 16
"""Stages that one call sums up at most: the claim on the pass, which waits meanwhile, doesn't grow old."""


async def sum_up(database: Database, tx: Tx, cost: Cost) -> int:
    """Sums up the next stages of the agents whose logs have grown by one, `AT_ONCE` at most, and says how many."""
    done = 0
    for agent_id in await stages.behind(tx):
        while done < AT_ONCE and await _advance(database, tx.org, agent_id, cost):
            done += 1
    return done


async def _advance(database: Database, org: int, agent_id: int, cost: Cost) -> bool:
    async with database.tenant(org) as tx:
        await agents.lock(tx, agent_id)
        return await stages.advance(tx, agent_id, cost)
