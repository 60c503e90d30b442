"""What was given, when and why: the injection log's use-cases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import NotFound
from app.use import present
from store import agents, injections

if TYPE_CHECKING:
    from app.call import Call
    from app.models.injections import DiffIn, InjectionIn, InjectionsIn
    from store.injections import Injection, InjectionRow, Outline

PAGE = 50


async def page(call: Call, body: InjectionsIn) -> dict[str, Any]:
    """Injections without their texts, newest first."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"injections": [], "nextCursor": None}
    wanted = injections.InjectionFilter(
        session_id=body.session_id, memory_id=body.memory_id, rule=body.rule, before=body.before, after=body.after
    )
    rows, cursor = await injections.page(
        call.transaction(), agent.agent_id, wanted, cursor=body.cursor, limit=body.limit or PAGE
    )
    return {"injections": [summary(row) for row in rows], "nextCursor": cursor}


async def get(call: Call, body: InjectionIn) -> dict[str, Any]:
    """One injection whole: the exact text that was given."""
    return whole(await _row(call, body.id), call.agent)


async def diff(call: Call, body: DiffIn) -> dict[str, Any]:
    """Lines by their text: what the second has that the first hadn't, and the reverse."""
    first, second = (await _row(call, body.id)).injection, (await _row(call, body.other)).injection
    had = {entry["line"] for entry in first.all_entries()}
    has = {entry["line"] for entry in second.all_entries()}
    return {
        "id": body.id,
        "other": body.other,
        "added": [entry for entry in second.all_entries() if entry["line"] not in had],
        "removed": [entry for entry in first.all_entries() if entry["line"] not in has],
        "kept": len(had & has),
        "tokens": second.total_tokens - first.total_tokens,
    }


async def _row(call: Call, number: int) -> InjectionRow:
    agent = await agents.by_name(call.transaction(), call.agent)
    row = None if agent is None else await injections.get(call.transaction(), agent.agent_id, number)
    if row is None:
        raise NotFound("injection", number)
    return row


def _shared(number: int, given: Injection | Outline) -> dict[str, Any]:
    return {
        "id": number,
        "at": present.time(given.at),
        "sessionId": given.session_id,
        "namespace": given.namespace,
        "hash": given.hash,
        "stableTokens": given.stable_tokens,
        "volatileTokens": given.volatile_tokens,
        "totalTokens": given.total_tokens,
        "maxTokens": given.max_tokens,
        "savedTokens": given.saved_tokens,
        "rules": list(given.rules),
        "triggers": list(given.triggers),
        "degraded": list(given.degraded),
    }


def summary(row: Outline) -> dict[str, Any]:
    """Numbers and rules, no text."""
    return {
        **_shared(row.id, row),
        "entries": row.line_count,
        "leftOut": row.left_out_count,
        "tokensByRule": dict(zip(row.rules, row.rule_tokens, strict=True)),
    }


def whole(row: InjectionRow, agent: str) -> dict[str, Any]:
    """Everything that was recorded."""
    given = row.injection
    return {
        **_shared(row.id, given),
        "agent": agent,
        "request": given.request,
        "text": given.whole_text(),
        "entries": given.all_entries(),
        "leftOut": given.all_left_out(),
        "correction": given.correction,
    }
