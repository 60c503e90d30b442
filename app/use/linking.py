"""An anonymous agent is linked to an organisation: its own, or another one, to which it goes with everything that is its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app import keys
from app.errors import Conflict, NotFound
from app.use.ledger import Changed, Ledger, save
from memory.durability import link as permanent
from memory.event import Event
from store import agents, events, linking, moving
from store import keys as stored_keys
from store.errors import Elsewhere, Taken

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Call
    from app.models.agents import LinkIn
    from store.agents import AgentRow
    from store.database import Database, Tx

TAKEN = "the organisation has an agent {name} already; give this one another name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """To which organisation, by whom; `name` is what the agent is called there, None: what it was called."""

    to: int
    actor: str
    name: str | None = None


async def link_by_key(call: Call, body: LinkIn) -> dict[str, Any]:
    """Links the agent whose key is shown to the organisation of the call, and moves it there; opens its own transactions.

    Done twice it is done once. Raises `NotFound` for whatever is no good key of an agent, and `Conflict` for an agent that
    another organisation has, or where the name is taken.
    """
    parsed, now = keys.parse(body.agent_key), call.services.clock()
    if parsed is None or parsed.kind != "agent":
        raise NotFound("agent", "of this key")
    database = call.services.database
    async with database.tenant(await _home(database, parsed)) as tx:
        agent = await _shown(tx, parsed, now)
        return await link(tx, agent, Link(to=call.org, actor=call.actor, name=body.name), now)


async def link_by_name(database: Database, first: int, name: str, wanted: Link) -> dict[str, Any]:
    """The same for the operator, who needs no key: of the agent `name` that the master key made in the organisation `first`."""
    async with database.statements(first) as tx:
        went = await moving.agent_went(tx, name)
    async with database.tenant(first if went is None else went[0]) as tx:
        agent = await (agents.by_name(tx, name) if went is None else agents.get(tx, went[1]))
        if agent is None:
            raise NotFound("agent", name)
        return await link(tx, await agents.lock(tx, agent.agent_id), wanted, await tx.now())


async def _home(database: Database, parsed: keys.Parsed) -> int:
    """The organisation that the key's row is in."""
    async with database.statements(parsed.org) as tx:
        return await moving.key_went(tx, parsed.key_id) or parsed.org


async def _shown(tx: Tx, parsed: keys.Parsed, now: datetime) -> AgentRow:
    """The agent of the key, locked; the key is good once it is."""
    row = await stored_keys.get(tx, parsed.key_id)
    if row is None and await moving.key_went(tx, parsed.key_id) is not None:
        raise Elsewhere("the key's agent went to another organisation a moment ago")
    if row is None or row.agent_id is None:
        raise NotFound("agent", "of this key")
    agent = await agents.lock(tx, row.agent_id)
    row = await stored_keys.get(tx, parsed.key_id)
    good = row is not None and row.revoked_at is None and (row.expires_at is None or row.expires_at > now)
    if row is None or not good or not keys.matches(parsed, row.hash):
        raise NotFound("agent", "of this key")
    return agent


async def link(tx: Tx, agent: AgentRow, wanted: Link, now: datetime) -> dict[str, Any]:
    """A user of the organisation `wanted.to` stands behind the agent from now on; needs the agent's lock.

    Live rows become permanent, but those whose callers asked for an end (design §4). Ids, events and keys stay.
    """
    if agent.retired_at is not None:
        raise Conflict("the agent was retired")
    if tx.org != wanted.to:
        tx = await _moved(tx, agent, wanted.to, wanted.name or agent.name)
        agent = await agents.lock(tx, agent.agent_id)
        told = _event(agent, "moved", wanted.actor, now, {"organisation": wanted.to})
        await events.append(tx, agent.agent_id, [told])
    return await _linked(tx, agent, wanted.actor, now)


async def _moved(tx: Tx, agent: AgentRow, to: int, name: str) -> Tx:
    if agent.user_linked:
        raise Conflict("the agent is linked to another organisation already")
    try:
        return await moving.move(tx, agent, to, name)
    except Taken:
        raise Conflict(TAKEN.format(name=name), current=name) from None


async def _linked(tx: Tx, agent: AgentRow, actor: str, now: datetime) -> dict[str, Any]:
    held = await linking.ephemeral(tx, agent.agent_id, now)
    changed = tuple(Changed(before=row, after=permanent(row, now), kind="linked", rule="link") for row in held)
    if await linking.link(tx, agent.agent_id):
        await events.append(tx, agent.agent_id, [_event(agent, "linked", actor, now, {"user_linked": True})])
        await save(tx, agent, Ledger(changed=changed), actor, now)
    else:
        changed = ()
    return {"agent": agent.name, "userLinked": True, "permanent": len(changed)}


def _event(agent: AgentRow, kind: str, actor: str, at: datetime, after: dict[str, Any]) -> Event:
    return Event(
        subject="agent", subject_id=agent.agent_id, kind=kind, rule="link", actor=actor, at=at, before=None, after=after
    )
