"""How rows look on the wire: camelCase, times in UTC, every field always present."""

from __future__ import annotations

from datetime import UTC
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from memory.durability import expiry_text, is_ephemeral
from memory.trust import is_unattributable, trust

if TYPE_CHECKING:
    from datetime import datetime

    from memory.event import Event
    from memory.row import Memory
    from selfmodel.domain import Domain, Outcome
    from tensions.tension import Claim, Tension


@lru_cache(maxsize=8192)
def time(at: datetime | None) -> str | None:
    """RFC 3339 in UTC with microseconds only where there are any, `Z` at the end."""
    if at is None:
        return None
    moment = at if at.tzinfo is UTC else at.astimezone(UTC)
    return moment.isoformat().removesuffix("+00:00") + "Z"


def memory(row: Memory, agent: str, now: datetime, advisory: str | None = None) -> dict[str, Any]:
    """The `Memory` of the wire contract; `advisory` only where a write was granted less than it asked."""
    return {
        "id": row.id,
        "content": row.content,
        "gist": row.gist,
        "tier": row.tier,
        "kind": row.kind,
        "status": row.status,
        "agent": agent,
        "namespace": row.namespace,
        "domains": list(row.domains),
        **provenance(row),
        "parentId": row.parent_id,
        "supersededBy": row.superseded_by,
        "retiredReason": row.retired_reason,
        **durability(row, now),
        "advisory": advisory,
        "unattributable": is_unattributable(row),
        "trust": trust(row, now),
        "tokens": row.body_cost,
        "embeddingModel": row.embedding_model,
        "sessionId": row.session_id,
        "occurredAt": time(row.occurred_at),
        "occurredOffset": row.occurred_offset,
        "outcome": row.outcome,
        "previousId": row.previous_id,
        "restatements": row.restatements,
    }


def provenance(row: Memory) -> dict[str, Any]:
    """Where it came from, when it was seen, and what would falsify it."""
    return {
        "source": row.source,
        "attestedBy": row.attested_by,
        "confidence": row.confidence,
        "learnedAt": time(row.learned_at),
        "lastObservedAt": time(row.last_observed_at),
        "lastAccessedAt": time(row.last_accessed_at),
        "accessCount": row.access_count,
        "hopCount": row.hop_count,
        "invalidationTag": ", ".join(row.invalidation_tags) or None,
        "invalidationCondition": row.invalidation_condition,
    }


def durability(row: Memory, now: datetime) -> dict[str, Any]:
    """How long it lives."""
    return {
        "expiresAt": time(row.expires_at),
        "ephemeral": is_ephemeral(row),
        "expiry": expiry_text(row.expires_at, now),
    }


def claim(side: Claim) -> dict[str, Any]:
    """One side of a tension."""
    return {"text": side.text, "memoryId": side.memory_id}


def tension(row: Tension) -> dict[str, Any]:
    """The `Tension` of the wire contract."""
    return {
        "id": row.id,
        "status": row.status,
        "impact": row.impact,
        "claimA": claim(row.a),
        "claimB": claim(row.b),
        "question": row.question,
        "origin": row.origin,
        "suggestion": row.suggestion,
        "winner": row.winner,
        "resolution": row.resolution,
        "pattern": row.pattern,
        "resolvedBy": row.resolved_by,
        "createdAt": time(row.created_at),
        "resolvedAt": time(row.resolved_at),
    }


def outcome(row: Outcome) -> dict[str, Any]:
    """One outcome; `reset` marks one from before the last reset, kept and no longer counted."""
    return {
        "id": row.id,
        "domain": row.domain,
        "score": row.score,
        "at": time(row.at),
        "failurePattern": row.failure_pattern,
        "strategy": row.strategy,
        "injectionId": row.injection_id,
        "sessionId": row.session_id,
        "note": row.note,
        "reset": row.reset,
    }


def domain(row: Domain, *, active: bool, guardrail: bool) -> dict[str, Any]:
    """One domain of the self-model."""
    return {
        "name": row.name,
        "reliability": round(row.reliability, 6),
        "samples": row.samples,
        "active": active,
        "guardrail": guardrail,
        "failurePatterns": list(row.failure_patterns),
        "strategies": list(row.strategies),
        "lastOutcomeAt": time(row.last_outcome_at),
    }


def event(row: Event) -> dict[str, Any]:
    """One append-only event."""
    return {
        "kind": row.kind,
        "rule": row.rule,
        "actor": row.actor,
        "at": time(row.at),
        "before": row.before,
        "after": row.after,
    }
