"""Memories' use-cases: remember, list, read, lineage, move, supersede, forget, observe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from app.errors import Conflict, InvalidRequest, Issue, NotFound
from app.use import learning, present
from app.use.chain import chained
from app.use.contradictions import detected
from app.use.ledger import Born, Changed, Ledger, save
from app.use.pinning import room_for
from app.use.refuse import no_secrets
from app.use.reports import Heard, Lesson
from learn.read import read_items
from learn.verdict import Candidate
from memory import status
from memory.birth import Birth, Wanted, succeed
from store import agents, events, ids, memories, tensions
from tiers.render import priced

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.memories import (
        ForgetIn,
        Item,
        MemoryIn,
        PageIn,
        PatchIn,
        RememberIn,
        SupersedeIn,
    )
    from memory.row import Memory
    from memory.status import Verb
    from store.agents import AgentRow

PAGE = 50
DELETED = "deleted by request"

REJECTED = frozenset({"items[].content"})
"""A secret in a statement is a rejection of it, which doesn't stop the others; anywhere else it is an error."""


async def remember(call: Call, body: RememberIn) -> dict[str, Any]:
    """Stores what the caller means: folded, checked for secrets and contradictions, never refused as a question."""
    no_secrets(body, REJECTED)
    agent = await agents.lock(call.transaction(), (await agents.ensure(call.transaction(), call.agent)).agent_id)
    candidates = [_candidate(item, call.namespace or agent.namespace_default) for item in body.items]
    parents = await _parents(call, agent, body.items)
    heard = Heard(session_id=body.session_id, kind="memories")
    lesson = Lesson(call=call, agent=agent, heard=heard, now=call.services.clock(), parents=parents)
    return await learning.learn(lesson, read_items(candidates))


async def _parents(call: Call, agent: AgentRow, items: Sequence[Item]) -> dict[int, Memory]:
    """The rows that items are derived from; an unknown one is an error of the request, and nothing is stored."""
    asked = [item.parent_id for item in items]
    wanted = sorted({number for number in asked if number is not None})
    found = {row.id: row for row in await memories.many(call.transaction(), agent.agent_id, wanted)} if wanted else {}
    issues = [
        Issue(f"items[{place}].parentId", f"there is no memory {number} here", "unknown_parent")
        for place, number in enumerate(asked)
        if number is not None and number not in found
    ]
    if issues:
        raise InvalidRequest(issues)
    return found


def _candidate(item: Item, namespace: str) -> Candidate:
    return Candidate(
        content=item.content,
        pattern="remember",
        source=item.source,
        kind=item.kind or "semantic",
        tier=item.tier or "L1",
        namespace=item.namespace or namespace,
        confidence=item.confidence,
        invalidation_tags=item.invalidation_tag or (),
        invalidation_condition=item.invalidation_condition or None,
        parent_id=item.parent_id,
        ttl_hours=item.ttl_hours,
        domains=item.domains or (),
    )


async def page(call: Call, body: PageIn) -> dict[str, Any]:
    """Live rows unless `status` says otherwise; a walk by cursor yields every row exactly once while others write."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"memories": [], "nextCursor": None}
    wanted = memories.PageFilter(
        q=body.q,
        tier=body.tier,
        status=body.status,
        namespace=call.namespace,
        kind=body.kind,
        source=body.source,
        include_expired=bool(body.include_expired),
        sort=body.sort or "recent",
        domain=body.domain,
        expiry=body.expiry,
    )
    rows, cursor = await memories.page(
        call.transaction(), agent.agent_id, wanted, cursor=body.cursor, limit=body.limit or PAGE
    )
    now = call.services.clock()
    return {"memories": [present.memory(row, agent.name, now) for row in rows], "nextCursor": cursor}


async def get(call: Call, body: MemoryIn) -> dict[str, Any]:
    """One row, whatever its status."""
    _, row = await found(call, body.id)
    return present.memory(row, call.agent, call.services.clock())


async def lineage(call: Call, body: MemoryIn) -> dict[str, Any]:
    """Where a row came from and what became of it: parents, children, the superseded chain, tensions, events."""
    tx, now = call.transaction(), call.services.clock()
    agent, row = await found(call, body.id)
    line = await memories.lineage(tx, agent.agent_id, row.id)
    told = await events.of(tx, agent.agent_id, "memory", row.id)
    disputed = await tensions.of_memory(tx, agent.agent_id, [row.id], status="all")
    return {
        "memory": present.memory(row, call.agent, now),
        "parents": [present.memory(other, call.agent, now) for other in line.parents],
        "children": [present.memory(other, call.agent, now) for other in line.children],
        "superseded": [present.memory(other, call.agent, now) for other in line.chain],
        "tensions": [present.tension(tension) for tension in disputed],
        "events": [present.event(event) for event in told],
    }


async def patch(call: Call, body: PatchIn) -> dict[str, Any]:
    """Moves a row to another tier, or sets its domains, tags or condition. The content is never edited."""
    no_secrets(body)
    agent, before = await locked(call, body.id)
    if before.status == "retired":
        raise Conflict(f"memory {before.id} is retired and stays as it is", current=await head(call, agent, before))
    now = call.services.clock()
    after = _patched(before, body)
    if after.tier != before.tier:
        await room_for(call, agent, [after])
    after = priced(_moved(before, after, now), call.services.cost)
    if after == before:
        return present.memory(before, call.agent, now)
    kind = _move(before, after)
    await save(
        call.transaction(),
        agent,
        Ledger(changed=(Changed(before=before, after=after, kind=kind, rule="api"),)),
        call.actor,
        now,
    )
    return present.memory(after, call.agent, now)


def _patched(row: Memory, body: PatchIn) -> Memory:
    """The row after the patch: absent and null leave a field as it is, an empty text clears it."""
    condition = (
        row.invalidation_condition if body.invalidation_condition is None else body.invalidation_condition or None
    )
    return replace(
        row,
        tier=body.tier or row.tier,
        domains=row.domains if body.domains is None else tuple(dict.fromkeys(body.domains)),
        invalidation_tags=row.invalidation_tags if body.invalidation_tag is None else body.invalidation_tag,
        invalidation_condition=condition,
    )


def _moved(before: Memory, after: Memory, now: datetime) -> Memory:
    """What moves into the block's own tiers gets a place there, as what is promoted or pinned does."""
    return replace(after, placed_at=now) if before.tier != after.tier and after.tier in ("L0", "L1") else after


def _move(before: Memory, after: Memory) -> str:
    if before.tier == after.tier:
        return "annotated"
    return "pinned" if after.tier == "L0" else "unpinned" if before.tier == "L0" else "moved"


async def supersede(call: Call, body: SupersedeIn) -> dict[str, Any]:
    """A new row in the old one's place, both linked, in one transaction; a retired row names its live head."""
    no_secrets(body)
    done = await replaced(call, body.id, _wanted(call, body))
    return {
        "superseded": {"id": done.old.id, "status": "retired", "supersededBy": done.new.id},
        "new": present.memory(done.new, call.agent, done.new.learned_at, done.advisory),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced:
    """The row as it was, the one in its place, and the advisory where that lives shorter than was asked."""

    old: Memory
    new: Memory
    advisory: str | None


async def replaced(call: Call, number: int, wanted: Wanted) -> Replaced:
    """Saves the successor of the row `number`; `Conflict` with the live head where that is retired."""
    agent, old = await locked(call, number)
    now, tx = call.services.clock(), call.transaction()
    if old.status == "retired":
        raise await illegal(call, agent, old, "supersede")
    born = succeed(old, wanted, await birth(call, agent, now))
    (new,) = await chained(tx, agent, [priced(born.memory, call.services.cost)])
    await room_for(call, agent, [new], leaving={old.id})
    retired = status.supersede(old, new.id)
    ledger = Ledger(
        born=(Born(memory=new, rule="supersede"),),
        changed=(Changed(before=old, after=retired, kind="superseded", rule="api"),),
    )
    raised = await detected(call, agent, [new], exclude={old.id})
    await save(tx, agent, replace(ledger, tensions=raised), call.actor, now)
    return Replaced(old=old, new=new, advisory=born.advisory)


async def birth(call: Call, agent: AgentRow, now: datetime) -> Birth:
    """What no caller may claim of a new row, with a fresh id."""
    (number,) = await ids.reserve(call.transaction(), 1)
    return Birth(
        id=number,
        now=now,
        attested_by=call.actor,
        anonymous=not agent.user_linked,
        default_namespace=agent.namespace_default,
    )


def _wanted(call: Call, body: SupersedeIn) -> Wanted:
    return Wanted(
        content=body.content,
        source=body.source,
        namespace=call.namespace,
        kind=body.kind,
        tier=body.tier,
        confidence=body.confidence,
        invalidation_tags=body.invalidation_tag or (),
        invalidation_condition=body.invalidation_condition or None,
        ttl_hours=body.ttl_hours,
        domains=body.domains,
        session_id=body.session_id,
    )


async def forget(call: Call, body: ForgetIn) -> dict[str, Any]:
    """A tombstone with its reason; forgetting a retired row changes nothing."""
    no_secrets(body)
    return _tombstone(await forgotten(call, body.id, body.reason))


async def delete(call: Call, body: MemoryIn) -> dict[str, Any]:
    """Forget, with the reason that it was asked for."""
    no_secrets(body)
    return _tombstone(await forgotten(call, body.id, DELETED))


async def forgotten(call: Call, number: int, reason: str) -> Memory:
    """The row, retired now or before."""
    agent, before = await locked(call, number)
    after = status.forget(before, reason)
    if after != before:
        change = Changed(before=before, after=after, kind="forgotten", rule="api")
        await save(call.transaction(), agent, Ledger(changed=(change,)), call.actor, call.services.clock())
    return after


def _tombstone(row: Memory) -> dict[str, Any]:
    return {"id": row.id, "status": row.status, "retiredReason": row.retired_reason, "content": row.content}


async def observe(call: Call, body: MemoryIn) -> dict[str, Any]:
    """Seen to hold true again: the only way from hypothesis to fact."""
    no_secrets(body)
    after = await observed(call, body.id)
    return {
        "id": after.id,
        "status": after.status,
        "confidence": after.confidence,
        "lastObservedAt": present.time(after.last_observed_at),
        "content": after.content,
    }


async def observed(call: Call, number: int) -> Memory:
    """The row, observed now; `Conflict` with the live head where it is retired."""
    agent, before = await locked(call, number)
    now = call.services.clock()
    if before.status == "retired":
        raise await illegal(call, agent, before, "observe")
    after = priced(status.observe(before, now), call.services.cost)
    change = Changed(before=before, after=after, kind="observed", rule="api")
    await save(call.transaction(), agent, Ledger(changed=(change,)), call.actor, now)
    return after


async def illegal(call: Call, agent: AgentRow, row: Memory, verb: Verb) -> Conflict:
    """What a caller is told who asks for `verb` of a retired row: which one lives in its place."""
    current = await head(call, agent, row)
    move = status.IllegalMove(row.id, row.status, verb, None if current is None else current["id"])
    return Conflict(str(move).removesuffix("."), current=current)


async def found(call: Call, number: int) -> tuple[AgentRow, Memory]:
    """The row and its agent; absent, pruned and a stranger's raise the same `NotFound`."""
    agent = await agents.by_name(call.transaction(), call.agent)
    row = None if agent is None else await memories.get(call.transaction(), agent.agent_id, number)
    if agent is None or row is None:
        raise NotFound("memory", number)
    return agent, row


async def locked(call: Call, number: int) -> tuple[AgentRow, Memory]:
    """The row as it is once no other writer of this agent is under way."""
    agent = await agents.named(call.transaction(), call.agent, call.known)
    if agent is None:
        raise NotFound("memory", number)
    agent = await agents.lock(call.transaction(), agent.agent_id)
    row = await memories.get(call.transaction(), agent.agent_id, number)
    if row is None:
        raise NotFound("memory", number)
    return agent, row


async def head(call: Call, agent: AgentRow, row: Memory) -> dict[str, Any] | None:
    """The live end of a retired row's chain; None when the chain ends in a tombstone."""
    live = await memories.head(call.transaction(), agent.agent_id, row.id)
    return None if live is None else {"id": live.id, "status": live.status, "content": live.content}
