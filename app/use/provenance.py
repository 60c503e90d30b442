"""The provenance store's use-cases: the same rows and the same rules as `/v1`, in the words of the store's contract."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING, Any

from app.errors import invalid
from app.models.memories import RecallIn
from app.use import memories
from app.use.consolidate import consolidate
from app.use.contradictions import detected
from app.use.ledger import Born, Ledger, save
from app.use.recall import recalled
from app.use.refuse import no_secrets
from memory.birth import Wanted, be_born, show_tags
from memory.durability import expiry_text, is_ephemeral
from memory.trust import is_unattributable, trust
from store import agents
from store import memories as rows
from tiers.render import priced

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Call
    from app.models.provenance import (
        ConsolidateInput,
        ForgetInput,
        ListInput,
        MemoryInput,
        ObserveInput,
        RecallInput,
        SupersedeInput,
    )
    from memory.row import Memory
    from store.agents import AgentRow


async def remember(call: Call, body: MemoryInput) -> dict[str, Any]:
    """Stores the statement as a row of its own: it never folds, and it isn't read as a turn."""
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.lock(tx, (await agents.ensure(tx, call.agent)).agent_id)
    parent = await _parent(call, agent, body.parent_id)
    born = be_born(_wanted(body), await memories.birth(call, agent, now), parent)
    new = priced(born.memory, call.services.cost)
    raised = await detected(call, agent, [new])
    await save(tx, agent, Ledger(born=(Born(memory=new, rule="remember"),), tensions=raised), call.actor, now)
    return saved(new, born.advisory)


async def _parent(call: Call, agent: AgentRow, number: int | None) -> Memory | None:
    """The row that another is derived from; a stranger's is answered as an absent one is."""
    if number is None:
        return None
    parent = await rows.get(call.transaction(), agent.agent_id, number)
    if parent is None:
        raise invalid("parent_id", f"names no memory of this agent: there is no #{number}", "unknown_parent")
    return parent


def _wanted(body: MemoryInput) -> Wanted:
    return Wanted(
        content=body.content,
        source=body.source,
        namespace=body.namespace,
        kind=body.kind,
        confidence=body.confidence,
        invalidation_tags=body.invalidation_tag or (),
        invalidation_condition=body.invalidation_condition,
        ttl_hours=body.ttl_hours,
    )


async def page(call: Call, body: ListInput) -> dict[str, Any]:
    """Rows by filter, newest first; live ones unless a status is named."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"results": []}
    wanted = rows.PageFilter(
        status=body.status, namespace=body.namespace, include_expired=body.include_expired, sort="recent"
    )
    found, _ = await rows.page(call.transaction(), agent.agent_id, wanted, limit=body.limit)
    now = call.services.clock()
    return {"results": [row_of(row, now) for row in found]}


async def recall(call: Call, body: RecallInput) -> dict[str, Any]:
    """The best answers to a question, facts before hypotheses; a status that is named shows its rows."""
    now = call.services.clock()
    asked = RecallIn.model_validate(
        {
            "query": body.query,
            "limit": body.limit,
            "includeRetired": body.include_retired or body.status == "retired",
            "includeExpired": body.include_expired,
        }
    )
    found = await recalled(call, asked, now, body.status)
    reply = {"query": body.query, "results": [row_of(find.memory, now, find.similarity) for find in found.finds]}
    return {**reply, "degraded": list(found.degraded)} if found.degraded else reply


async def supersede(call: Call, body: SupersedeInput) -> dict[str, Any]:
    """A new row in the old one's place, both linked."""
    no_secrets(body)
    wanted = Wanted(
        content=body.content,
        source=body.source,
        namespace=body.namespace,
        kind=body.kind,
        confidence=body.confidence,
        invalidation_tags=body.invalidation_tag or (),
        invalidation_condition=body.invalidation_condition,
    )
    done = await memories.replaced(call, body.id, wanted)
    return {
        "superseded": {"id": done.old.id, "status": "retired", "superseded_by": done.new.id},
        "new": saved(done.new, done.advisory),
    }


async def forget(call: Call, body: ForgetInput) -> dict[str, Any]:
    """A tombstone with its reason; of a retired row the one that it has."""
    no_secrets(body)
    row = await memories.forgotten(call, body.id, body.reason)
    return {"id": row.id, "status": row.status, "retired_reason": row.retired_reason or "", "content": row.content}


async def observe(call: Call, body: ObserveInput) -> dict[str, Any]:
    """Seen to hold true again: the only way from hypothesis to fact."""
    row = await memories.observed(call, body.id)
    return {
        "id": row.id,
        "status": row.status,
        "confidence": row.confidence,
        "last_observed_at": _time(row.last_observed_at),
        "content": row.content,
    }


async def consolidated(call: Call, body: ConsolidateInput) -> dict[str, Any]:
    """Summaries of the agent's live episodes, or, on a dry run, what they would be."""
    no_secrets(body)
    return await consolidate(call, body.namespace, body.dry_run, body.max_clusters)


def saved(row: Memory, advisory: str | None) -> dict[str, Any]:
    """The contract's `SavedMemory`; `advisory` stands there only where less was granted than was asked."""
    shown = {**_facts(row), **_history(row), **_durability(row, row.learned_at)}
    return shown if advisory is None else {**shown, "advisory": advisory}


def row_of(row: Memory, now: datetime, similarity: float | None = None) -> dict[str, Any]:
    """The contract's `MemoryRow`."""
    return {
        **_facts(row),
        "similarity": None if similarity is None else round(similarity, 6),
        **_history(row),
        "superseded_by": row.superseded_by,
        "retired_reason": row.retired_reason,
        "embedding_model": row.embedding_model,
        "unattributable": is_unattributable(row),
        "trust": trust(row, now),
        **_durability(row, now),
    }


def _facts(row: Memory) -> dict[str, Any]:
    return {
        "id": row.id,
        "content": row.content,
        "namespace": row.namespace,
        "kind": row.kind,
        "status": row.status,
        "source": row.source,
        "confidence": row.confidence,
    }


def _history(row: Memory) -> dict[str, Any]:
    return {
        "learned_at": _time(row.learned_at),
        "last_observed_at": _time(row.last_observed_at),
        "hop_count": row.hop_count,
        "parent_id": row.parent_id,
        "invalidation_tag": show_tags(row.invalidation_tags),
        "invalidation_condition": row.invalidation_condition,
    }


def _durability(row: Memory, now: datetime) -> dict[str, Any]:
    return {
        "expires_at": _time(row.expires_at),
        "ephemeral": is_ephemeral(row),
        "expiry": expiry_text(row.expires_at, now),
    }


def _time(at: datetime | None) -> str | None:
    """RFC 3339 in UTC, with its offset written as the contract's examples do."""
    return None if at is None else at.astimezone(UTC).isoformat()
