"""`POST /v1/context`: load the shelf, let `tiers.build` decide, record what was given; previews and explanations besides."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from orjson import Fragment, dumps

from app import metrics
from app.errors import NotFound
from app.journal import Draft
from app.use import shelf
from app.use.entries import entry_json, left_out_json
from app.use.nearness import widened
from app.use.refuse import no_secret_names
from app.use.standing import array, costs_of
from learn.secrets import redact, shown, spans
from store.injections import Injection
from tiers.build import build as built
from tiers.explain import explain as explained
from tiers.promotion import is_warm

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.context import ContextIn, ExplainIn
    from app.shelves import Kept
    from app.use.shelf import Loaded
    from memory.row import Memory
    from tiers.block import Block
    from tiers.explain import Verdict

FORMAT = 1
TOUCHING = frozenset({"identifier", "overlap", "semantic", "time", "neighbour", "episode", "requested"})
"""Rules whose match is an access; being listed in the index is none (design §3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A block and the state it was built from."""

    loaded: Loaded
    block: Block
    accessed: tuple[Memory, ...]
    now: datetime
    began: float
    """When work on it began, by the clock that only measures."""


def is_recorded(body: ContextIn) -> bool:
    """Whether the block is committed before it is given; a preview isn't."""
    return not body.dry_run and body.as_of is None


async def build(call: Call, body: ContextIn) -> dict[str, Any]:
    """The block for the next model call, recorded before it is given. A preview (`dryRun`, `asOf`) touches nothing."""
    no_secret_names({"agent": body.agent, "namespace": body.namespace, "sessionId": body.session_id})
    began, now = perf_counter(), body.as_of or call.services.clock()
    loaded = await shelf.load(call, body, now)
    if call.services.nearness is not None:
        loaded = await widened(call, loaded, now, past=body.as_of is not None)
    kept = loaded.kept
    block = built(loaded.turn, kept.stable, loaded.standing, loaded.found, now, call.services.cost, loaded.asked)
    given = Given(loaded=loaded, block=block, accessed=accessed(block), now=now, began=began)
    return await record(call, body, given)


async def record(call: Call, body: ContextIn, given: Given) -> dict[str, Any]:
    """Commits the injection unless it is a preview, then gives the block; the reply is put together while that is under way."""
    block = given.block
    entries = [dumps(entry_json(entry, given.now)) for entry in block.added]
    left_out = [dumps(left_out_json(row)) for row in block.missed]
    logged = array(entries), array(left_out)
    writing = await _begun(call, body, given, *logged) if is_recorded(body) else None
    reply = _reply(given, entries, left_out)
    if writing is not None:
        reply["injectionId"] = await writing
        metrics.injected(given.block.total_tokens)
    return reply


async def explain(call: Call, body: ExplainIn) -> dict[str, Any]:
    """Every rule's verdict on one memory for this message."""
    now = body.as_of or call.services.clock()
    loaded = await shelf.snapshot(call, call.transaction(), body, now)
    row = await shelf.memory(call, call.transaction(), loaded, body.memory_id, body.as_of)
    if row is None:
        raise NotFound("memory", body.memory_id)
    loaded = await widened(call, loaded, now, past=body.as_of is not None, also=(row.id,))
    kept, cost = loaded.kept, call.services.cost
    block = built(loaded.turn, kept.stable, loaded.standing, loaded.found, now, cost, loaded.asked)
    included = any(entry.kind == "memory" and entry.id == row.id for entry in block.entries)
    verdicts = explained(row, loaded.turn, loaded.standing, loaded.found, now, cost)
    return {
        "memoryId": row.id,
        "included": included,
        "verdicts": [_told(verdict, included=included) for verdict in verdicts],
    }


def _told(verdict: Verdict, *, included: bool) -> dict[str, Any]:
    """A row that the search didn't reach is judged as if it had: then its place went to those that it did reach."""
    if verdict.verdict == "proposed" and not included:
        why = f"{verdict.why}; its place in the search went to {shelf.FOUND} rows that share more"
        return {"rule": verdict.rule, "verdict": "over-budget", "why": why}
    return {"rule": verdict.rule, "verdict": verdict.verdict, "why": verdict.why}


async def _begun(
    call: Call, body: ContextIn, given: Given, entries: bytes, left_out: bytes
) -> asyncio.Future[int | None]:
    """Begins to commit the injection, and the accesses that it is; an agent that nobody wrote to before is made for it."""
    agent = given.loaded.agent or await shelf.first_seen(call)
    draft = Draft(
        org=call.org,
        agent_id=agent.agent_id,
        at=given.now,
        injection=injection(call, body, given, entries, left_out),
        admission=call.admission,
        warm=tuple(row.id for row in given.accessed if is_warm(row)),
        session_id=body.session_id,
    )
    return await call.services.journal.begin(draft)


def accessed(block: Block) -> tuple[Memory, ...]:
    """The memories that a rule matched or the caller asked for."""
    fresh = (e for e in block.added if e.rule in TOUCHING or e.also_by)
    return tuple(entry.memory for entry in (*block.raised.values(), *fresh) if entry.memory is not None)


def injection(call: Call, body: ContextIn, given: Given, entries: bytes, left_out: bytes) -> Injection:
    """What the log keeps: enough to show the exact text again, and to say why each line stood there; the last two are JSON."""
    block, kept = given.block, given.loaded.kept
    costs = costs_of(block.added, kept.costs)
    return Injection(
        at=given.now,
        revision=given.loaded.revision,
        namespace=call.namespace,
        session_id=body.session_id,
        request=_request(given),
        text=block.volatile_text,
        hash=digest(kept, block.volatile_text),
        stable_tokens=block.stable.tokens,
        volatile_tokens=block.volatile_tokens,
        total_tokens=block.total_tokens,
        max_tokens=block.max_tokens,
        entries=entries,
        left_out=left_out,
        also={str(entry.id): entry.also_by for entry in block.raised.values()},
        correction=_correction(block),
        triggers=_triggers(given.loaded.turn.message, block.triggers),
        degraded=block.degraded,
        memory_ids=[row.id for row in given.accessed],
        rules=tuple(costs),
        rule_tokens=tuple(costs.values()),
        line_count=len(kept.stable.entries) + len(block.added),
        left_out_count=len(kept.stable.left_out) + len(block.missed),
        saved_tokens=max(0, kept.everything_tokens - block.total_tokens),
        part=kept.part,
        actor=call.credential,
        took_ms=round((perf_counter() - given.began) * 1000, 3),
    )


def _request(given: Given) -> dict[str, Any]:
    """What was asked, secrets redacted and without the transcript: that belongs to the host."""
    turn = given.loaded.turn
    return {
        "userMessage": redact(turn.message),
        "recall": turn.recall,
        "include": list(turn.include),
        "maxTokens": turn.max_tokens,
        **({} if turn.at is None else {"at": turn.at.isoformat()}),
    }


def _triggers(message: str, triggers: Sequence[str]) -> tuple[str, ...]:
    """The triggers without the secrets among them: what is one may only show in the whole message."""
    hidden = spans(message)
    if not hidden:
        return tuple(triggers)
    places = [(trigger, message.find(trigger)) for trigger in triggers]
    return tuple(shown(message, at, at + len(t), hidden) if at >= 0 else redact(t) for t, at in places)


def _correction(block: Block) -> dict[str, Any] | None:
    if block.correction is None:
        return None
    return {"matched": block.correction.matched, "likelyStale": list(block.correction.likely_stale)}


def digest(kept: Kept, more: str) -> str:
    """`sha256:` and the hexadecimal digest of the standing part, and of `more` after it, in UTF-8."""
    whole = kept.hashed.copy()
    whole.update(more.encode())
    return f"sha256:{whole.hexdigest()}"


def _reply(given: Given, entries: list[bytes], left_out: list[bytes]) -> dict[str, Any]:
    """Whatever of it is of the standing part is JSON already; `entries` and `left_out` are what the message added."""
    kept, block = given.loaded.kept, given.block
    changed = {place: dumps(entry_json(entry, given.now)) for place, entry in block.raised.items()}
    standing = [kept.entries(changed)] if kept.stable.entries else []
    unlisted = [kept.part.left_out[1:-1]] if kept.stable.left_out else []
    return {
        "injectionId": None,
        "format": FORMAT,
        "text": Fragment(kept.text[:-1] + dumps(block.volatile_text)[1:]),
        "empty": not block.text,
        "stable": Fragment(kept.told()),
        "volatile": {"text": block.volatile_text, "tokens": block.volatile_tokens},
        "totalTokens": block.total_tokens,
        "maxTokens": block.max_tokens,
        "overBudgetBy": block.over_budget_by,
        "truncated": block.truncated,
        "entries": Fragment(array([*standing, *entries])),
        "leftOut": Fragment(array([*unlisted, *left_out])),
        "correction": _correction(block),
        "triggers": list(block.triggers),
        "tensions": kept.tensions,
        "guardrails": kept.guardrails,
        "degraded": list(block.degraded),
    }
