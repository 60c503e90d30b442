"""The log of given blocks summed up by hour, so that usage is read from few rows however many blocks there were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx

QUERIES = load("summing")

BATCH = 20_000
"""Blocks of one agent that one call adds at most."""

AGENTS = 200
"""Agents that one call looks after at most."""


async def sum_up(tx: Tx, before: datetime) -> int:
    """Adds blocks from before `before` to the hours of their agents, each once, and says how many; 0: nothing is left.

    `before` is so long ago that no statement which writes a block from then can still be under way: blocks are told apart by
    their ids, which are given out in the order of writing.
    """
    agents = [row[0] for row in await tx.fetch(QUERIES["behind"], tx.org, before, AGENTS)]
    done = 0
    for agent_id in agents:
        done += await tx.value(QUERIES["sum_up"], tx.org, agent_id, before, BATCH) or 0
    return done
