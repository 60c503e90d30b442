"""What becomes of a candidate: exactly one of stored, folded or rejected; and the report of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from memory.row import Kind, Tag, Tier
    from tensions.tension import Impact, Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A statement that may be stored, and the row it would become. `pattern` names the pattern that found it."""

    content: str
    pattern: str
    source: str | None = "user"
    kind: Kind = "semantic"
    tier: Tier = "L1"
    namespace: str = "default"
    confidence: float | None = None
    invalidation_tags: tuple[Tag, ...] = ()
    invalidation_condition: str | None = None
    parent_id: int | None = None
    ttl_hours: float | None = None
    domains: tuple[str, ...] = ()
    extra: tuple[tuple[str, Any], ...] = ()

    @property
    def said(self) -> str | None:
        """The user's own words, where the statement is a held one with what they correct in it."""
        return next((value for name, value in self.extra if name == "said"), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """It becomes a row. `supersedes` names the row it replaces by the rule `correction`."""

    candidate: Candidate
    key: int
    """Its number within the turn; the id comes from the store. A tension may name it as `-key`."""
    supersedes: int | None = None
    rule: str = "learn"
    also: tuple[int, ...] = ()
    """Further rows that are out of date with the one it replaces."""

    @property
    def replaced(self) -> tuple[int, ...]:
        """Every row whose place it takes."""
        return () if self.supersedes is None else (self.supersedes, *self.also)


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """It says what `into` (a row's id, or `-key` of one stored in this turn) already says."""

    candidate: Candidate
    into: int
    replaced: tuple[int, ...] = ()
    """Held rows that are out of date by what it says again: they give way to `into` by the rule `correction`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejected:
    """It is not learned; `content` is redacted for the rule `secret`."""

    content: str
    rule: str
    reason: str


Verdict = Stored | Folded | Rejected


@dataclass(frozen=True, slots=True, kw_only=True)
class Contradiction:
    """A tension to open; a side is a row's id, or `-key` of one stored in this turn."""

    a: int
    b: int
    a_text: str
    b_text: str
    impact: Impact
    question: str
    shape: str
    origin: Origin = "detector"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """The whole turn teaches nothing."""

    rule: Literal["question-turn"]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Learning:
    """The report of a turn: one verdict a candidate, and the contradictions that came with them."""

    verdicts: tuple[Verdict, ...] = ()
    contradictions: tuple[Contradiction, ...] = ()
    skipped: Skipped | None = None
    refused_folds: tuple[str, ...] = ()
    """`lost-token: …` for each fold that was considered and refused; counted in the stats."""
    judged: str | None = None
    """What became of the judge's answer; None where there was none."""
