"""Agents: owners of memories. One transaction at a time writes for an agent, and each that changes a block makes a revision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import accesses
from store.errors import Elsewhere
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
    retired_at: datetime | None = None
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
    """The agent of that name, made if there is none; `user_linked` counts only when it is made.

    Raises `Elsewhere` for the name of one that went to another organisation: nobody else gets it.
    """
    found = await by_name(tx, name)
    if found is not None:
        return found
    row = await tx.row(QUERIES["create"], tx.org, name, user_linked)
    if row is not None:
        return AgentRow(*row)
    found = await by_name(tx, name)
    if found is None:
        raise Elsewhere("the agent of that name went to another organisation")
    return found


async def page(tx: Tx, after: int = 0, limit: int = 200) -> list[AgentRow]:
    """Agents in the order of their ids, above `after`."""
    return [AgentRow(*row) for row in await tx.fetch(QUERIES["page"], tx.org, after, limit)]


async def lock(tx: Tx, agent_id: int) -> AgentRow:
    """Wait for the agent's other writers, and the row as they left it. Call it before reading what will be changed.

    Several agents in one transaction: in the order of their ids. Raises `Elsewhere` for one that isn't here, or not any more.
    """
    await tx.fetch(QUERIES["lock"], tx.org, agent_id)
    found = await get(tx, agent_id)
    if found is None:
        raise Elsewhere(f"agent {agent_id} isn't in this organisation")
    return found


async def named(tx: Tx, name: str, known: AgentRow | None) -> AgentRow | None:
    """The agent of that name; raises `Elsewhere` where it was `known` when the request came and went elsewhere since."""
    found = await by_name(tx, name)
    if found is None and known is not None:
        raise Elsewhere(f"agent {known.agent_id} isn't in this organisation any more")
    return found


async def still(tx: Tx, known: AgentRow) -> AgentRow:
    """The agent as it was read before; raises `Elsewhere` where it went elsewhere since. One that is linked stays where it is."""
    if not known.user_linked and await get(tx, known.agent_id) is None:
        raise Elsewhere(f"agent {known.agent_id} isn't in this organisation any more")
    return known


async def revise(tx: Tx, agent_id: int, at: datetime, actor: str) -> int:
    """The new revision. Accesses up to now move their rows' places, each with an event `accessed`; needs the agent's lock."""
    await accesses.place(tx, agent_id, at, actor)
    return await _revised(tx, agent_id, at)


async def recount(tx: Tx, agent_id: int, at: datetime) -> None:
    """A new revision that moves no place: how many rows hold a word has changed, and nothing that a block lists."""
    await _revised(tx, agent_id, at)


async def _revised(tx: Tx, agent_id: int, at: datetime) -> int:
    tx.revised = True
    revision: int = await tx.value(QUERIES["revise"], tx.org, agent_id, at)
    return revision


async def configure(
    tx: Tx, agent_id: int, *, token_budget: int | None, namespace_default: str, user_linked: bool
) -> None:
    """Write what a person may set on an agent, all of it."""
    await tx.run(QUERIES["configure"], tx.org, agent_id, token_budget, namespace_default, user_linked)


async def rename(tx: Tx, agent_id: int, name: str) -> bool:
    """Another name; False when it is taken."""
    return await tx.run(QUERIES["rename"], tx.org, agent_id, name) == "UPDATE 1"


async def retire(tx: Tx, agent_id: int, at: datetime | None) -> None:
    """No key opens the agent from `at` on; None: it is back."""
    await tx.run(QUERIES["retire"], tx.org, agent_id, at)
