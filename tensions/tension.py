"""A tension: two claims that can't both be true, and the question that settles them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from datetime import datetime

Impact = Literal["critical", "medium", "low"]
Origin = Literal["api", "detector", "judge"]
Winner = Literal["a", "b", "both", "neither"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A memory (`memory_id` set, `text` its content when the tension was opened) or free text."""

    text: str
    memory_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tension:
    """One tension, open or resolved. `shape` is what the reuse of a resolution pattern is matched by."""

    id: int
    namespace: str | None
    status: Literal["open", "resolved"]
    impact: Impact
    a: Claim
    b: Claim
    question: str
    origin: Origin
    shape: str
    created_at: datetime
    suggestion: str | None = None
    winner: Winner | None = None
    resolution: str | None = None
    pattern: str | None = None
    resolved_by: str | None = None
    resolved_at: datetime | None = None
