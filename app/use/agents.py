"""Agents and their keys: the master key provisions and revokes them, and who signs in links an agent to an organisation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app import keys
from app.errors import NotFound
from app.scopes import SCOPES
from app.use.ledger import Changed, Ledger, save
from app.use.refuse import no_secrets
from memory.durability import link as linked
from memory.event import Event
from store import agents, events, ids, linking
from store import keys as stored_keys
from store.keys import KeyRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.agents import LinkIn
    from app.models.provenance import KeyInput, ProvisionInput
    from memory.event import Subject
    from store.agents import AgentRow
    from store.database import Tx


async def provision(call: Call, body: ProvisionInput) -> dict[str, Any]:
    """A new key of one agent, which is made, anonymous, if there is none; the label's earlier key opens nothing any more."""
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent = await _ensured(tx, body)
    replaced = await stored_keys.revoke_label(tx, agent.agent_id, body.label, now, call.actor)
    (number,) = await ids.reserve(tx, 1)
    minted = keys.mint_agent(tx.org, number)
    row = KeyRow(
        key_id=number,
        name=body.label,
        env=keys.AGENT_PREFIX,
        hash=minted.hash,
        scopes=SCOPES,
        agent_id=agent.agent_id,
        agent=agent.name,
        created_at=now,
        kind="agent",
    )
    await stored_keys.insert(tx, row)
    told = [*_told("revoked", replaced, body.label, call, now), *_told("minted", [number], body.label, call, now)]
    await events.append(tx, agent.agent_id, told)
    return {"token": minted.text, "agent": agent.name, "namespace_default": agent.namespace_default}


async def _ensured(tx: Tx, body: ProvisionInput) -> AgentRow:
    """The agent, locked; the default namespace counts only when it is made."""
    known = await agents.by_name(tx, body.agent)
    made = await agents.ensure(tx, body.agent, user_linked=False)
    await agents.lock(tx, made.agent_id)
    if known is None and body.namespace_default is not None:
        await linking.begin(tx, made.agent_id, body.namespace_default)
    return await agents.lock(tx, made.agent_id)


def _told(kind: str, numbers: Sequence[int], label: str, call: Call, at: datetime) -> list[Event]:
    return [_event("key", number, kind, call.actor, at, {"label": label}) for number in numbers]


def _event(subject: Subject, number: int, kind: str, actor: str, at: datetime, after: dict[str, Any]) -> Event:  # noqa: PLR0913, PLR0917 - what an event is
    return Event(
        subject=subject, subject_id=number, kind=kind, rule="api", actor=actor, at=at, before=None, after=after
    )


async def revoke(call: Call, body: KeyInput) -> dict[str, Any]:
    """From the next request on, in every process, the label's key opens nothing; says how many there were."""
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.by_name(tx, body.agent)
    if agent is None:
        return {"revoked": 0}
    await agents.lock(tx, agent.agent_id)
    gone = await stored_keys.revoke_label(tx, agent.agent_id, body.label, now, call.actor)
    await events.append(tx, agent.agent_id, _told("revoked", gone, body.label, call, now))
    return {"revoked": len(gone)}


async def link_by_key(call: Call, body: LinkIn) -> dict[str, Any]:
    """Links the agent whose key is shown; a key of another organisation names no agent here."""
    parsed, tx = keys.parse(body.agent_key), call.transaction()
    row = None if parsed is None or parsed.org != tx.org else await stored_keys.get(tx, parsed.key_id)
    if row is None or parsed is None or row.agent is None or row.revoked_at is not None:
        raise NotFound("agent", "of this key")
    if not keys.matches(parsed, row.hash):
        raise NotFound("agent", "of this key")
    return await link(tx, row.agent, call.actor, call.services.clock())


async def link(tx: Tx, name: str, actor: str, now: datetime) -> dict[str, Any]:
    """A user stands behind the agent from now on: live rows become permanent, but those whose callers asked for an end."""
    known = await agents.by_name(tx, name)
    if known is None:
        raise NotFound("agent", name)
    agent = await agents.lock(tx, known.agent_id)
    held = await linking.ephemeral(tx, agent.agent_id, now)
    changed = tuple(Changed(before=row, after=linked(row, now), kind="linked", rule="link") for row in held)
    if await linking.link(tx, agent.agent_id):
        event = _event("agent", agent.agent_id, "linked", actor, now, {"user_linked": True})
        await events.append(tx, agent.agent_id, [event])
        await save(tx, agent, Ledger(changed=changed), actor, now)
    else:
        changed = ()
    return {"agent": agent.name, "userLinked": True, "permanent": len(changed)}
