"""One memory as every room sees it: a statement with its provenance, status, tier and durability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from datetime import datetime

Tier = Literal["L0", "L1", "L2", "L3"]
Kind = Literal["semantic", "episodic"]
Status = Literal["fact", "hypothesis", "retired"]
Tag = Literal["temporal", "paradigm", "architectural", "observational"]
Happened = Literal["success", "failure", "unknown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One row. Times are UTC; confidence is 0…1; costs are in tokens of the rendered line, its newline included."""

    id: int
    namespace: str
    content: str
    gist: str
    tier: Tier
    kind: Kind
    status: Status
    source: str | None
    attested_by: str
    confidence: float
    learned_at: datetime
    last_observed_at: datetime | None = None
    last_accessed_at: datetime | None = None
    placed_at: datetime
    """The last access as of the last event that changed the stable part: decides the place in the index."""
    access_count: int = 0
    served: int = 0
    """Its accesses as of the same event: what a block ranks an episode by."""
    hop_count: int = 0
    parent_id: int | None = None
    superseded_by: int | None = None
    domains: tuple[str, ...] = ()
    invalidation_tags: tuple[Tag, ...] = ()
    invalidation_condition: str | None = None
    retired_reason: str | None = None
    expires_at: datetime | None = None
    ttl_asked: bool = False
    """Its caller asked for a time to live: linking the agent doesn't make it permanent."""
    embedding_model: str = "none"
    session_id: str | None = None
    occurred_at: datetime | None = None
    occurred_offset: int | None = None
    """The offset of `occurred_at` as it was written, in minutes east of UTC."""
    outcome: Happened | None = None
    previous_id: int | None = None
    restatements: int = 0
    tokens: tuple[str, ...] = ()
    """Index tokens at full weight (`words.tokens`)."""
    parts: tuple[str, ...] = ()
    """Index tokens at part weight: pieces of identifiers."""
    index_cost: int = 0
    body_cost: int = 0
