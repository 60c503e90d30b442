"""What linking an agent to its organisation changes: the agent itself, and the rows that would have expired."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store import rows
from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx

QUERIES = load("linking")


async def ephemeral(tx: Tx, agent_id: int, now: datetime) -> list[Memory]:
    """Live rows of the agent that end, though their callers asked for no end."""
    return [rows.memory(row) for row in await tx.fetch(QUERIES["ephemeral"], tx.org, agent_id, now)]


async def link(tx: Tx, agent_id: int) -> bool:
    """A user stands behind the agent from now on; False when one did before. Needs the agent's lock."""
    return await tx.run(QUERIES["link"], tx.org, agent_id) == "UPDATE 1"


async def begin(tx: Tx, agent_id: int, namespace_default: str) -> None:
    """The default namespace of an agent that was just made."""
    await tx.run(QUERIES["begin"], tx.org, agent_id, namespace_default)
