"""Entries and left-outs as they stand in a reply and in the injection log; those of the stable part are rendered once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.use.present import time
from memory.trust import is_unattributable, trust

if TYPE_CHECKING:
    from datetime import datetime

    from memory.row import Memory
    from tiers.block import Entry, LeftOut

NO_ROW: dict[str, Any] = {
    "status": None,
    "trust": None,
    "unattributable": None,
    "source": None,
    "confidence": None,
    "learnedAt": None,
    "lastObservedAt": None,
    "hopCount": None,
    "namespace": None,
    "invalidationTag": None,
    "invalidationCondition": None,
}
"""What a notice, a guardrail and a tension say of provenance: nothing, and the fields are there all the same."""


def entry_json(entry: Entry, now: datetime) -> dict[str, Any]:
    """One line of the block with its rule, reason, price and provenance."""
    return {
        "id": entry.id,
        "kind": entry.kind,
        "tier": entry.tier,
        "rule": entry.rule,
        "reason": entry.reason,
        "line": entry.line,
        "gist": entry.gist,
        "body": entry.body,
        "tokens": entry.tokens,
        "score": None if entry.score is None else round(entry.score, 6),
        "alsoBy": list(entry.also_by),
        **(NO_ROW if entry.memory is None else _provenance(entry.memory, now)),
    }


def _provenance(row: Memory, now: datetime) -> dict[str, Any]:
    return {
        "status": row.status,
        "trust": trust(row, now),
        "unattributable": is_unattributable(row),
        "source": row.source,
        "confidence": row.confidence,
        "learnedAt": time(row.learned_at),
        "lastObservedAt": time(row.last_observed_at),
        "hopCount": row.hop_count,
        "namespace": row.namespace,
        "invalidationTag": ", ".join(row.invalidation_tags) or None,
        "invalidationCondition": row.invalidation_condition,
    }


def left_out_json(row: LeftOut) -> dict[str, Any]:
    """One thing that didn't fit; `id` is null for what is no row and for the unlisted tail of a large index."""
    return {"id": row.id, "rule": row.rule, "tokens": row.tokens, "reason": row.reason}
