"""Letting the texts of given blocks go: which are old enough, what stays of them, and where the pass goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from store.database import Tx

QUERIES = load("retention")

PRUNED = "pruned"
"""The key of the part without text, and what `degraded` says of a block that has it."""
BATCH = 500
EVER = datetime(1, 1, 1, tzinfo=UTC)


async def let_go(tx: Tx, before: datetime) -> int:
    """Takes the texts of the next blocks that are older than `before`, and says how many; 0: there is none."""
    since: datetime | None = await tx.value(QUERIES["until"], tx.org)
    found = await tx.fetch(QUERIES["aged"], tx.org, since or EVER, before, PRUNED, BATCH)
    if not found:
        return 0
    agents = sorted({row[0] for row in found})
    await tx.run(QUERIES["nothing"], tx.org, agents, PRUNED)
    for agent_id, rows in groupby(sorted((row[0], row[1]) for row in found), key=lambda row: row[0]):
        await tx.run(QUERIES["empty"], tx.org, agent_id, [number for _, number in rows], PRUNED)
    await remember(tx, found[-1][2])
    if len(found) < BATCH:
        for agent_id in agents:
            await tx.run(QUERIES["parts"], tx.org, agent_id, PRUNED)
    return len(found)


async def remember(tx: Tx, until: datetime) -> None:
    """Blocks from before `until` have no text any more."""
    await tx.run(QUERIES["remember"], tx.org, until)
