"""Memories: what the operations under `/v1/memories` and `/v1/recall` take and give."""

from typing import Annotated, Any, Literal

from pydantic import Field, Strict, StringConstraints

from app.models.fields import (
    Asked,
    Cursor,
    Domains,
    Hours,
    Id,
    Model,
    Name,
    PageSize,
    Reason,
    Share,
    Source,
    Statement,
    Tags,
    Time,
    TimeWithOffset,
    Topic,
)
from app.models.tensions import TensionOut
from memory.row import Happened, Kind, Status, Tier

Condition = Annotated[str, StringConstraints(max_length=1_000)]


class Item(Model):
    """One statement to remember. With a `source` it is a fact, without one a hypothesis."""

    content: Statement
    tier: Tier | None = None
    namespace: Name | None = None
    source: Source | None = None
    confidence: Share | None = None
    invalidation_tag: Tags | None = None
    invalidation_condition: Condition | None = None
    kind: Kind | None = None
    parent_id: Id | None = None
    ttl_hours: Hours | None = None
    domains: Domains | None = None


class RememberIn(Asked):
    """1…500 statements, all of one agent. One that is rejected doesn't stop the others."""

    items: Annotated[tuple[Item, ...], Field(min_length=1, max_length=500), Strict(strict=False)]
    session_id: Name | None = None


class PageIn(Asked):
    """Which rows: live ones unless `status` says otherwise."""

    q: Annotated[str, StringConstraints(max_length=2_000)] | None = None
    tier: Tier | None = None
    status: Status | Literal["all"] | None = None
    kind: Kind | None = None
    source: Source | None = None
    domain: Topic | None = None
    expiry: Literal["permanent", "ephemeral", "expired"] | None = None
    include_expired: bool | None = None
    sort: Literal["recent", "created", "accessed"] | None = None
    limit: PageSize | None = None
    cursor: Cursor | None = None


class MemoryIn(Asked):
    """One memory, by its id."""

    id: Id


class PatchIn(MemoryIn):
    """What may be changed in place. The content is never edited: supersede it. An empty string clears a text."""

    tier: Tier | None = None
    domains: Domains | None = None
    invalidation_tag: Tags | None = None
    invalidation_condition: Condition | None = None


class SupersedeIn(MemoryIn):
    """The corrected statement. Namespace, kind, tier and domains come from the old row unless given."""

    content: Statement
    source: Source | None = None
    confidence: Share | None = None
    invalidation_tag: Tags | None = None
    invalidation_condition: Condition | None = None
    kind: Kind | None = None
    tier: Tier | None = None
    domains: Domains | None = None
    ttl_hours: Hours | None = None
    session_id: Name | None = None


class ForgetIn(MemoryIn):
    """Why it is being forgotten: kept on the tombstone."""

    reason: Reason


class RecallIn(Asked):
    """A question to the whole store. There are no operators in it."""

    query: Annotated[str, StringConstraints(min_length=1, max_length=2_000)]
    limit: Annotated[int, Field(ge=1, le=50)] | None = None
    kinds: Annotated[tuple[Kind, ...], Field(max_length=2), Strict(strict=False)] | None = None
    tiers: Annotated[tuple[Tier, ...], Field(max_length=4), Strict(strict=False)] | None = None
    mode: Literal["auto", "lexical", "semantic"] | None = None
    neighbours: bool | None = None
    include_retired: bool | None = None
    include_expired: bool | None = None
    session_id: Name | None = None
    at: TimeWithOffset | None = None


class MemoryOut(Model):
    """One row: a statement with its provenance, status, tier and durability."""

    id: int
    content: str
    gist: str
    tier: Tier
    kind: Kind
    status: Status
    agent: str
    namespace: str
    domains: list[str]
    source: str | None
    attested_by: str
    confidence: float
    learned_at: Time
    last_observed_at: Time | None
    last_accessed_at: Time | None
    access_count: int
    hop_count: int
    parent_id: int | None
    superseded_by: int | None
    invalidation_tag: str | None
    invalidation_condition: str | None
    retired_reason: str | None
    expires_at: Time | None
    ephemeral: bool
    expiry: str
    unattributable: bool
    trust: str
    tokens: int
    embedding_model: str
    session_id: str | None
    advisory: str | None
    occurred_at: Time | None
    occurred_offset: int | None = None
    outcome: Happened | None
    previous_id: int | None
    restatements: int


class MemoriesOut(Model):
    memories: list[MemoryOut]
    next_cursor: str | None


class EventOut(Model):
    kind: str
    rule: str
    actor: str
    at: Time
    before: dict[str, Any] | None
    after: dict[str, Any] | None


class LineageOut(Model):
    """Where a row came from and what became of it."""

    memory: MemoryOut
    parents: list[MemoryOut]
    children: list[MemoryOut]
    superseded: list[MemoryOut]
    tensions: list[TensionOut]
    events: list[EventOut]


class SupersededRow(Model):
    id: int
    status: Literal["retired"]
    superseded_by: int


class SupersedeOut(Model):
    """The old row retired, the new one in its place."""

    superseded: SupersededRow
    new: MemoryOut


class ForgetOut(Model):
    id: int
    status: Literal["retired"]
    retired_reason: str | None
    content: str


class ObserveOut(Model):
    id: int
    status: Literal["fact"]
    confidence: float
    last_observed_at: Time
    content: str


class HitOut(Model):
    memory: MemoryOut
    score: float
    rule: str
    matched: list[str]
    similarity: float | None
    reason: str


class RecallOut(Model):
    """The best first; `matched` says by which words."""

    query: str
    empty: bool
    results: list[HitOut]
    degraded: list[str]


class ErasedCountsOut(Model):
    """How many rows of each kind lost a text: the memory and summaries made of it, and where they were quoted."""

    memories: int
    tensions: int
    injections: int
    turns: int


class ErasedOut(Model):
    """The row stays, with its id and links, and says nothing any more."""

    id: int
    status: Status
    retired_reason: str
    erased: ErasedCountsOut
