"""Agents: owners of memories. One transaction at a time writes for an agent, and each that changes a block makes a revision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import accesses
from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx

QUERIES = load("agents")


@dataclass(frozen=True, slots=True)
class AgentRow:
    """One agent, in the order of its columns. `memories` counts its live rows.

    Budgets are tokens of a block; `token_budget` None: the organisation's, and where that is None: the service's setting.
    """

    agent_id: int
    name: str
    namespace_default: str
    user_linked: bool
    revision: int
    revised_at: datetime
    memories: int
    token_budget: int | None
    created_at: datetime
    organisation_budget: int | None = None

    @property
    def budget(self) -> int | None:
        """Tokens of a block where the request names none."""
        return self.organisation_budget if self.token_budget is None else self.token_budget


async def by_name(tx: Tx, name: str) -> AgentRow | None:
    """The agent of that name."""
    row = await tx.row(QUERIES["by_name"], tx.org, name)
    return None if row is None else AgentRow(*row)


async def get(tx: Tx, agent_id: int) -> AgentRow | None:
    """The agent of that id."""
    row = await tx.row(QUERIES["get"], tx.org, agent_id)
    return None if row is None else AgentRow(*row)


async def ensure(tx: Tx, name: str, *, user_linked: bool = True) -> AgentRow:
    """The agent of that name, made if there is none; `user_linked` counts only when it is made."""
    found = await by_name(tx, name)
    if found is not None:
        return found
    row = await tx.row(QUERIES["create"], tx.org, name, user_linked)
    if row is not None:
        return AgentRow(*row)
    found = await by_name(tx, name)
    if found is None:
        raise RuntimeError("an agent that was in the way of a new one is gone: agents are never deleted")
    return found


async def page(tx: Tx, after: int = 0, limit: int = 200) -> list[AgentRow]:
    """Agents in the order of their ids, above `after`."""
    return [AgentRow(*row) for row in await tx.fetch(QUERIES["page"], tx.org, after, limit)]


async def lock(tx: Tx, agent_id: int) -> AgentRow:
    """Wait for the agent's other writers, and the row as they left it. Call it before reading what will be changed.

    Several agents in one transaction: in the order of their ids. Raises `LookupError` for an unknown one.
    """
    await tx.fetch(QUERIES["lock"], tx.org, agent_id)
    found = await get(tx, agent_id)
    if found is None:
        raise LookupError(f"no agent {agent_id} in this organisation")
    return found


async def revise(tx: Tx, agent_id: int, at: datetime, actor: str) -> int:
    """The new revision. Accesses up to now move their rows' places, each with an event `accessed`; needs the agent's lock."""
    await accesses.place(tx, agent_id, at, actor)
    revision: int = await tx.value(QUERIES["revise"], tx.org, agent_id, at)
    return revision


async def recount(tx: Tx, agent_id: int, at: datetime) -> None:
    """A new revision that moves no place: how many rows hold a word has changed, and nothing that a block lists."""
    await tx.value(QUERIES["revise"], tx.org, agent_id, at)


async def configure(
    tx: Tx, agent_id: int, *, token_budget: int | None, namespace_default: str, user_linked: bool
) -> None:
    """Write what a person may set on an agent, all of it."""
    await tx.run(QUERIES["configure"], tx.org, agent_id, token_budget, namespace_default, user_linked)
