"""The master key provisions and revokes the keys of agents, wherever these went meanwhile."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app import keys
from app.scopes import SCOPES
from app.use.refuse import no_secrets
from memory.event import Event
from store import agents, events, ids, linking, moving
from store import keys as stored_keys
from store.keys import KeyRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.provenance import KeyInput, ProvisionInput
    from store.agents import AgentRow
    from store.database import Tx


async def provision(call: Call, body: ProvisionInput) -> dict[str, Any]:
    """A new key of one agent, which is made, anonymous, if there is none; the label's earlier key opens nothing any more.

    Of an agent that was linked to another organisation the key is minted there.
    """
    no_secrets(body)
    async with _at_home(call, body.agent) as (there, name):
        agent = await _ensured(there.transaction(), name, body.namespace_default)
        token = await _minted(there, agent, body.label)
    return {"token": token, "agent": body.agent, "namespace_default": agent.namespace_default}


async def _minted(call: Call, agent: AgentRow, label: str) -> str:
    """The text of a new key in the place of the label's earlier one; needs the agent's lock."""
    tx, now = call.transaction(), call.services.clock()
    replaced = await stored_keys.revoke_label(tx, agent.agent_id, label, now, call.actor)
    (number,) = await ids.reserve(tx, 1)
    minted = keys.mint_agent(tx.org, number)
    row = KeyRow(
        key_id=number,
        name=label,
        env=keys.AGENT_PREFIX,
        hash=minted.hash,
        scopes=SCOPES,
        agent_id=agent.agent_id,
        agent=agent.name,
        created_at=now,
        kind="agent",
    )
    await stored_keys.insert(tx, row)
    told = [*_told("revoked", replaced, label, call, now), *_told("minted", [number], label, call, now)]
    await events.append(tx, agent.agent_id, told)
    return minted.text


@asynccontextmanager
async def _at_home(call: Call, name: str) -> AsyncIterator[tuple[Call, str]]:
    """The call in a transaction of the organisation where the agent is that was once made under `name`; its name there."""
    database, org = call.services.database, call.org
    async with database.statements(org) as tx:
        went = await moving.agent_went(tx, name)
    async with database.tenant(org if went is None else went[0]) as tx:
        agent = None if went is None else await agents.get(tx, went[1])
        yield replace(call, org=tx.org, tx=tx), name if agent is None else agent.name


async def _ensured(tx: Tx, name: str, namespace_default: str | None) -> AgentRow:
    """The agent, locked; the default namespace counts only when it is made."""
    known = await agents.by_name(tx, name)
    made = await agents.ensure(tx, name, user_linked=False)
    await agents.lock(tx, made.agent_id)
    if known is None and namespace_default is not None:
        await linking.begin(tx, made.agent_id, namespace_default)
    return await agents.lock(tx, made.agent_id)


def _told(kind: str, numbers: Sequence[int], label: str, call: Call, at: datetime) -> list[Event]:
    return [
        Event(
            subject="key", subject_id=number, kind=kind, rule="api", actor=call.actor, at=at,
            before=None, after={"label": label},
        )
        for number in numbers
    ]  # fmt: skip


async def revoke(call: Call, body: KeyInput) -> dict[str, Any]:
    """From the next request on, in every process, the label's key opens nothing; says how many there were."""
    async with _at_home(call, body.agent) as (there, name):
        tx, now = there.transaction(), call.services.clock()
        agent = await agents.by_name(tx, name)
        if agent is None:
            return {"revoked": 0}
        await agents.lock(tx, agent.agent_id)
        gone = await stored_keys.revoke_label(tx, agent.agent_id, body.label, now, call.actor)
        await events.append(tx, agent.agent_id, _told("revoked", gone, body.label, call, now))
    return {"revoked": len(gone)}
