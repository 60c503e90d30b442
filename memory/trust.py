"""Trust: what a reader should make of a row, said beside it on every read."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from memory.durability import is_expired

if TYPE_CHECKING:
    from datetime import datetime

    from memory.row import Memory

FACT = "fact: sourced and observed — trustworthy, but still falsifiable (see invalidation_condition)."
SEEN = "fact: observed, though no source was named — trustworthy, but still falsifiable (see invalidation_condition)."
AGED = "fact: but last observed on {day}, long ago — observe it again before you rely on it."
HYPOTHESIS = "hypothesis: unsourced — a lead to verify, do not execute from it."
DERIVED = "derived from #{parent} and never re-observed — verify it again before you rely on it."
DERIVED_ALONE = "derived and never re-observed — verify it again before you rely on it."
SUPERSEDED = "retired: superseded by #{successor} — history only, use that one."
RETIRED = "retired: {reason} — history only, do not rely on it."
EXPIRED = "expired: its time to live is over — do not rely on it."

LONG = timedelta(days=180)
"""An observation that is older no longer vouches: as long as a row of L2 may go without access (design §3)."""


def is_unattributable(memory: Memory) -> bool:
    """Derived from another memory and never observed since."""
    return memory.hop_count > 0 and memory.last_observed_at is None


def trust(memory: Memory, now: datetime) -> str:
    """One line on how far to trust the row at `now` (UTC): status first, then what weakens it."""
    if memory.status == "retired":
        return _retired(memory)
    if is_expired(memory, now):
        return EXPIRED
    status = _fact(memory, now) if memory.status == "fact" else HYPOTHESIS
    return f"{status} {_derived(memory)}" if is_unattributable(memory) else status


def trusted_until(memory: Memory, now: datetime) -> datetime | None:
    """When (UTC) time alone makes `trust` say something else than at `now`; None: never."""
    if memory.status == "retired" or is_expired(memory, now):
        return None
    seen = memory.last_observed_at
    ages = seen + LONG if seen is not None and memory.status == "fact" else None
    return min((time for time in (ages, memory.expires_at) if time is not None and time > now), default=None)


def _fact(memory: Memory, now: datetime) -> str:
    seen = memory.last_observed_at
    if seen is not None and now - seen >= LONG:
        return AGED.format(day=seen.date().isoformat())
    return SEEN if memory.source is None else FACT


def _retired(memory: Memory) -> str:
    if memory.superseded_by is not None:
        return SUPERSEDED.format(successor=memory.superseded_by)
    return RETIRED.format(reason=memory.retired_reason or "no reason was given")


def _derived(memory: Memory) -> str:
    return DERIVED_ALONE if memory.parent_id is None else DERIVED.format(parent=memory.parent_id)
