"""One append-only event: what changed on a row, by which rule, by whom, when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from memory.row import Memory

Subject = Literal["memory", "tension", "domain", "setting", "key", "agent"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """`before` and `after` hold the whole mutable state of the subject, so that one event rebuilds it `asOf`."""

    subject: Subject
    subject_id: int
    kind: str
    rule: str
    actor: str
    at: datetime
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None


def _as_is(value: Any) -> Any:
    return value


def _moment(value: datetime | None) -> str | None:
    return None if value is None else value.isoformat()


def _moment_back(value: str | None) -> datetime | None:
    return None if value is None else datetime.fromisoformat(value)


Coding = tuple["Callable[[Any], Any]", "Callable[[Any], Any]"]
PLAIN: Coding = (_as_is, _as_is)
MOMENT: Coding = (_moment, _moment_back)
SET: Coding = (list, tuple)

MUTABLE: Mapping[str, Coding] = {
    "tier": PLAIN,
    "status": PLAIN,
    "confidence": PLAIN,
    "last_observed_at": MOMENT,
    "placed_at": MOMENT,
    "served": PLAIN,
    "superseded_by": PLAIN,
    "retired_reason": PLAIN,
    "expires_at": MOMENT,
    "domains": SET,
    "invalidation_tags": SET,
    "invalidation_condition": PLAIN,
    "restatements": PLAIN,
}
"""Every field of a memory that an event may change and a block may depend on, with its JSON form and the way back."""


def state(memory: Memory) -> dict[str, Any]:
    """The whole mutable state as JSON-able values; counts of accesses are no state."""
    return {name: code(getattr(memory, name)) for name, (code, _) in MUTABLE.items()}


def as_of(memory: Memory, state: Mapping[str, Any]) -> Memory:
    """`memory` as it was when `state` was written: `as_of(m, state(m)) == m`; what `state` lacks stays as it is."""
    return replace(memory, **{name: back(state[name]) for name, (_, back) in MUTABLE.items() if name in state})
