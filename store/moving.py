"""An agent goes to another organisation with all its rows, in one transaction; ids, events and keys stay what they are.

Whoever was about to write for it where it was finds it gone and raises `Elsewhere`; who comes with one of its keys, which
name the organisation that they were minted in, is told here where it went.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg

from store.errors import Taken
from store.sql import load
from store.transaction import ROLE, Tx

if TYPE_CHECKING:
    from store.agents import AgentRow

QUERIES = load("moving")


async def move(tx: Tx, agent: AgentRow, to: int, name: str) -> Tx:
    """The rest of the transaction, in the organisation `to`, where the agent is now, under `name`. Needs the agent's lock.

    Raises `Taken` where another agent has the name there.
    """
    await tx.run(QUERIES["mark"], tx.org, agent.agent_id)
    await tx.row(QUERIES["become_owner"], f"{tx.org},{to}")
    try:
        await tx.row(QUERIES["move"], tx.org, agent.agent_id, to, name)
    except asyncpg.UniqueViolationError:
        raise Taken(f"the organisation has an agent {name} already") from None
    await tx.row(QUERIES["arrive"], ROLE, str(to))
    return Tx(to, tx.connection, tx.counts)


async def agent_went(tx: Tx, name: str) -> tuple[int, int] | None:
    """The organisation that the agent of that name went to, and its id; None where none of that name went anywhere."""
    row = await tx.row(QUERIES["of_name"], tx.org, name)
    return None if row is None else (row[0], row[1])


async def key_went(tx: Tx, key_id: int) -> int | None:
    """The organisation that the key's agent went to."""
    found: int | None = await tx.value(QUERIES["of_key"], tx.org, key_id)
    return found


async def drop_strays(tx: Tx) -> int:
    """Remove accesses that were recorded where their agent no longer is, and say how many."""
    return int((await tx.run(QUERIES["strays"], tx.org)).removeprefix("DELETE "))
