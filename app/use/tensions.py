"""Tensions' use-cases: open, list, answer, reopen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.errors import Conflict, NotFound, invalid
from app.models.tensions import HeldClaim
from app.use import present
from app.use.ledger import Changed, Ledger, TensionChanged, save
from app.use.refuse import no_secrets
from memory.durability import is_live
from memory.status import retire
from store import agents, ids, memories
from store import tensions as rows
from tensions import resolution as answers
from tensions.detector import shape
from tensions.resolution import AlreadyResolvedError, NotResolvedError, pair_key, retired_by, successor, suggestion
from tensions.tension import Claim, Tension
from words.normal import normalise

if TYPE_CHECKING:
    from app.call import Call
    from app.models.tensions import OpenIn, ResolveIn, TensionIn, TensionsIn
    from store.agents import AgentRow

PAGE = 50


async def open_tension(call: Call, body: OpenIn) -> dict[str, Any]:
    """Opens a tension; the same pair again gives the open one back."""
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.lock(tx, (await agents.ensure(tx, call.agent)).agent_id)
    (a, one), (b, other) = (
        await _claim(call, agent, "claimA", body.claim_a),
        await _claim(call, agent, "claimB", body.claim_b),
    )
    if normalise(a.text) == normalise(b.text):
        raise invalid("claimB", "is the same claim as claimA", "same_claim")
    key = pair_key(a, b)
    held = [row for row in await rows.pairs(tx, agent.agent_id, [key]) if row.status == "open"]
    if held:
        return present.tension(held[0])
    (number,) = await ids.reserve(tx, 1)
    form = shape(a.text, b.text)
    row = Tension(
        id=number,
        namespace=call.namespace or (one if one == other else None),
        status="open",
        impact=body.impact or "medium",
        a=a,
        b=b,
        question=body.question,
        origin="api",
        shape=form,
        created_at=now,
    )
    row = replace(row, suggestion=suggestion(form, await rows.resolved_shapes(tx, agent.agent_id, [form])))
    opened = TensionChanged(before=None, after=row, kind="opened", rule="api")
    await save(tx, agent, Ledger(tensions=(opened,)), call.actor, now)
    return present.tension(row)


async def _claim(call: Call, agent: AgentRow, path: str, given: str | HeldClaim) -> tuple[Claim, str | None]:
    """The claim, and the namespace that it holds in where it is a memory."""
    if not isinstance(given, HeldClaim):
        return Claim(text=given), None
    row = await memories.get(call.transaction(), agent.agent_id, given.memory_id)
    if row is None:
        raise NotFound("memory", given.memory_id)
    if not is_live(row, call.services.clock()):
        raise invalid(f"{path}.memoryId", f"memory {row.id} is retired or expired; a claim has to be live", "retired")
    return Claim(text=row.content, memory_id=row.id), row.namespace


async def page(call: Call, body: TensionsIn) -> dict[str, Any]:
    """Open ones unless `status` says otherwise, newest first."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"tensions": [], "nextCursor": None}
    held, cursor = await rows.page(
        call.transaction(), agent.agent_id, status=body.status or "open", cursor=body.cursor, limit=body.limit or PAGE
    )
    return {"tensions": [present.tension(row) for row in held], "nextCursor": cursor}


async def get(call: Call, body: TensionIn) -> dict[str, Any]:
    """One tension."""
    _, row = await _found(call, body.id)
    return present.tension(row)


async def resolve(call: Call, body: ResolveIn) -> dict[str, Any]:
    """Names the winner, keeps resolution and pattern, and retires the losing memory, linked, in this transaction."""
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent, before = await _locked(call, body.id)
    try:
        after = answers.resolve(
            before, winner=body.winner, resolution=body.resolution, pattern=body.pattern, by=call.actor, now=now
        )
    except AlreadyResolvedError:
        raise Conflict(f"tension {before.id} is resolved; reopen it first", current=present.tension(before)) from None
    sides = {row.id: row for row in await memories.many(tx, agent.agent_id, [*_rows_of(before)])}
    winner = successor(body.winner, before)
    heir = winner if winner is not None and sides[winner].status != "retired" else None
    why = f"tension {before.id}: {body.resolution}"
    changes = tuple(
        Changed(before=row, after=retire(row, why, heir), kind="retired", rule="tension")
        for number in retired_by(body.winner, before)
        if (row := sides.get(number)) is not None and row.status != "retired"
    )
    settled = TensionChanged(before=before, after=after, kind="resolved", rule="api")
    await save(tx, agent, Ledger(changed=changes, tensions=(settled,)), call.actor, now)
    return present.tension(after)


def _rows_of(tension: Tension) -> tuple[int, ...]:
    return tuple(side.memory_id for side in (tension.a, tension.b) if side.memory_id is not None)


async def reopen(call: Call, body: TensionIn) -> dict[str, Any]:
    """Asks again; no row that the resolution retired comes back by it."""
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent, before = await _locked(call, body.id)
    try:
        after = answers.reopen(before)
    except NotResolvedError:
        return present.tension(before)
    twin = [
        row
        for row in await rows.pairs(tx, agent.agent_id, [pair_key(before.a, before.b)])
        if row.status == "open" and row.id != before.id
    ]
    if twin:
        raise Conflict(f"the same pair is open as tension {twin[0].id}", current=present.tension(twin[0]))
    change = TensionChanged(before=before, after=after, kind="reopened", rule="api")
    await save(tx, agent, Ledger(tensions=(change,)), call.actor, now)
    return present.tension(after)


async def _found(call: Call, number: int) -> tuple[AgentRow, Tension]:
    agent = await agents.by_name(call.transaction(), call.agent)
    row = None if agent is None else await rows.get(call.transaction(), agent.agent_id, number)
    if agent is None or row is None:
        raise NotFound("tension", number)
    return agent, row


async def _locked(call: Call, number: int) -> tuple[AgentRow, Tension]:
    """The tension as it is once no other writer of this agent is under way."""
    agent = await agents.named(call.transaction(), call.agent, call.known)
    if agent is None:
        raise NotFound("tension", number)
    agent = await agents.lock(call.transaction(), agent.agent_id)
    row = await rows.get(call.transaction(), agent.agent_id, number)
    if row is None:
        raise NotFound("tension", number)
    return agent, row
