"""A domain as its outcomes have made it: reliability, samples, known failures and what has worked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """One recorded outcome. `score` is 0…1 (success is 1, failure 0)."""

    id: int
    domain: str
    score: float
    at: datetime
    failure_pattern: str | None = None
    strategy: str | None = None
    injection_id: int | None = None
    session_id: str | None = None
    note: str | None = None
    reset: bool = False
    """Recorded before the last reset: kept, and no longer counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Domain:
    """The running state of one domain; `reliability` is 0…1. Lists stand newest first, each text once."""

    name: str
    reliability: float
    samples: int
    last_outcome_at: datetime | None
    failure_patterns: tuple[str, ...] = ()
    strategies: tuple[str, ...] = ()
