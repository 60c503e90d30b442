"""The agents of an organisation as a person looks after them: listed, made, renamed, given a budget, retired."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import Conflict, NotFound
from app.use.keys import ORGANISATION, fate
from app.use.present import time
from app.use.refuse import no_secrets
from memory.event import Event
from store import agents, cursor, events
from store import keys as stored_keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.call import Call
    from app.models.agents import AgentNumberIn, AgentPatchIn, AgentsIn, NewAgentIn
    from store.agents import AgentRow

PAGE = 50
ORDER = "agents"


async def page(call: Call, body: AgentsIn) -> dict[str, Any]:
    """Oldest first."""
    limit = body.limit or PAGE
    after = 0 if body.cursor is None else cursor.identifier(ORDER, body.cursor)
    rows = await agents.page(call.transaction(), after, limit + 1)
    more = cursor.write(ORDER, rows[limit - 1].agent_id) if len(rows) > limit else None
    return {"agents": [shown(row) for row in rows[:limit]], "nextCursor": more}


def shown(row: AgentRow) -> dict[str, Any]:
    """One agent as the wire shows it."""
    return {
        "id": row.agent_id,
        "name": row.name,
        "namespaceDefault": row.namespace_default,
        "userLinked": row.user_linked,
        "memories": row.memories,
        "maxTokens": row.token_budget,
        "createdAt": time(row.created_at),
        "retiredAt": time(row.retired_at),
    }


async def create(call: Call, body: NewAgentIn) -> dict[str, Any]:
    """A new agent; `Conflict` when there is one of that name."""
    no_secrets(body)
    tx = call.transaction()
    known = await agents.by_name(tx, body.name)
    if known is not None:
        raise Conflict("there is an agent of this name", current=known.agent_id)
    made = await agents.lock(tx, (await agents.ensure(tx, body.name)).agent_id)
    await agents.configure(
        tx,
        made.agent_id,
        token_budget=body.max_tokens,
        namespace_default=body.namespace_default or made.namespace_default,
        user_linked=made.user_linked,
    )
    return await _told(call, made.agent_id, "created", None)


async def patch(call: Call, body: AgentPatchIn) -> dict[str, Any]:
    """What a person may set on an agent. Retiring it revokes the keys that are bound to it."""
    no_secrets(body)
    tx = call.transaction()
    row = await _locked(call, body.id)
    if body.name is not None and body.name != row.name and not await agents.rename(tx, row.agent_id, body.name):
        raise Conflict("there is an agent of this name", current=body.name)
    held = None if body.reset else row.token_budget
    await agents.configure(
        tx,
        row.agent_id,
        token_budget=held if body.max_tokens is None else body.max_tokens,
        namespace_default=body.namespace_default or row.namespace_default,
        user_linked=row.user_linked,
    )
    if body.retired is not None and body.retired is not (row.retired_at is not None):
        await _retire(call, row, retired=body.retired)
    return await _told(call, row.agent_id, "configured", shown(row))


async def retire(call: Call, body: AgentNumberIn) -> dict[str, Any]:
    """No key opens it any more; its rows stay, and it can be brought back. A retired one stays as it is."""
    row = await _locked(call, body.id)
    if row.retired_at is not None:
        return shown(row)
    await _retire(call, row, retired=True)
    return await _told(call, row.agent_id, "retired", shown(row))


async def _locked(call: Call, number: int) -> AgentRow:
    if await agents.get(call.transaction(), number) is None:
        raise NotFound("agent", number)
    return await agents.lock(call.transaction(), number)


async def _retire(call: Call, row: AgentRow, *, retired: bool) -> None:
    tx, now = call.transaction(), call.services.clock()
    await agents.retire(tx, row.agent_id, now if retired else None)
    if retired:
        revoked = await stored_keys.revoke_bound(tx, row.agent_id, now, call.actor)
        fates = [fate(number, "revoked", row.name, call.actor, now) for number in revoked]
        await events.append(tx, ORGANISATION, fates)


async def _told(call: Call, agent_id: int, kind: str, before: Mapping[str, Any] | None) -> dict[str, Any]:
    """The agent as it is now, after an event that says so; a block may be another from now on."""
    tx, now = call.transaction(), call.services.clock()
    row = await agents.get(tx, agent_id)
    if row is None:
        raise NotFound("agent", agent_id)
    after = shown(row)
    told = Event(
        subject="agent",
        subject_id=agent_id,
        kind=kind,
        rule="api",
        actor=call.actor,
        at=now,
        before=before,
        after=after,
    )
    await events.append(tx, agent_id, [told])
    await agents.revise(tx, agent_id, now, call.actor)
    return after
