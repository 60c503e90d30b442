"""Export and import: lines of JSON, one object a line."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, Strict, StringConstraints

from app.models.fields import (
    Asked,
    Domains,
    Hours,
    Id,
    Model,
    Name,
    Note,
    Question,
    Reason,
    Share,
    Source,
    Statement,
    Tags,
    Time,
    Topic,
)
from app.models.memories import Condition
from memory.row import Happened, Kind, Status, Tier
from tensions.tension import Impact, Origin, Winner

Row = Literal["export", "setting", "agent", "memory", "tension", "outcome", "turn", "injection", "event", "end"]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]


class ExportIn(Asked):
    """Of one agent; absent: of the whole organisation."""


class ExportLineOut(Model):
    """One line: what it is, and its fields. The first is `export`, the last `end` with the counts."""

    model_config = ConfigDict(extra="allow")

    row: Row


class ImportIn(Asked):
    """The lines, as the body. `agent` and `namespace`, in the query, stand before what a line says.

    `dryRun`: everything is done, reported and undone again.
    """

    lines: str = Field(exclude=True)
    dry_run: bool | None = None


class Line(Model):
    """One line of a file; what it doesn't know is passed over."""

    model_config = ConfigDict(extra="ignore")

    agent: Name | None = None


class ImportLine(Line):
    """`{"content": …}` with what `POST /v1/memories` takes: a statement, learned as any other."""

    row: Literal["memory"] | None = None
    content: Statement
    status: Status | None = None
    tier: Tier | None = None
    namespace: Name | None = None
    source: Source | None = None
    confidence: Share | None = None
    invalidation_tag: Tags | None = None
    invalidation_condition: Condition | None = None
    kind: Kind | None = None
    ttl_hours: Hours | None = None
    domains: Domains | None = None
    session_id: Name | None = None


class MemoryLine(Line):
    """A memory of an export: the row as it was, set up again with its times, its status and its links."""

    id: Id
    content: Statement
    namespace: Name = "default"
    tier: Tier
    kind: Kind
    status: Status
    source: Source | None = None
    confidence: Share
    learned_at: Time
    last_observed_at: Time | None = None
    last_accessed_at: Time | None = None
    placed_at: Time | None = None
    access_count: Count = 0
    served: Count = 0
    restatements: Count = 0
    hop_count: Count = 0
    parent_id: Id | None = None
    superseded_by: Id | None = None
    previous_id: Id | None = None
    evidence: Annotated[tuple[Id, ...], Field(max_length=1_000), Strict(strict=False)] = ()
    domains: Domains = ()
    invalidation_tag: Tags = ()
    invalidation_condition: Condition | None = None
    retired_reason: Reason | None = None
    expires_at: Time | None = None
    ttl_asked: bool = False
    session_id: Name | None = None
    occurred_at: Time | None = None
    occurred_offset: Annotated[int, Field(ge=-1_440, le=1_440)] | None = None
    outcome: Happened | None = None


class ClaimLine(Model):
    """One side of a tension."""

    model_config = ConfigDict(extra="ignore")

    text: Annotated[str, StringConstraints(max_length=4_000)]
    memory_id: Id | None = None


class TensionLine(Line):
    """A tension of an export."""

    id: Id
    namespace: Name | None = None
    status: Literal["open", "resolved"]
    impact: Impact
    claim_a: ClaimLine
    claim_b: ClaimLine
    question: Question
    origin: Origin
    created_at: Time
    suggestion: Reason | None = None
    winner: Winner | None = None
    resolution: Reason | None = None
    pattern: Reason | None = None
    resolved_at: Time | None = None


class OutcomeLine(Line):
    """An outcome of an export; `reset`: from before a reset, kept and no longer counted."""

    id: Id
    domain: Topic
    score: Share
    at: Time
    failure_pattern: Reason | None = None
    strategy: Reason | None = None
    session_id: Name | None = None
    note: Note | None = None
    reset: bool = False


class AgentLine(Line):
    """An agent of an export: made where there is none of its name, else left as it is."""

    name: Name
    namespace_default: Name = "default"
    max_tokens: Annotated[int, Field(ge=0, le=32_000)] | None = None
    retired_at: Time | None = None


class SettingLine(Line):
    """An organisation's own settings: taken over where this one has none of its own."""

    max_tokens: Annotated[int, Field(ge=0, le=32_000)] | None = None
    rate_limit: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    judge_calls: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    keep_injections_days: Annotated[int, Field(ge=1, le=3_650)] | None = None


class ImportedOut(Model):
    """What became of one line: `row` is what it is of, `id` the row that holds it now."""

    line: int
    row: Row
    outcome: Literal["stored", "folded", "unchanged", "rejected", "skipped", "error"]
    id: int | None
    rule: str | None
    reason: str | None


class ImportOut(Model):
    """Every line is counted once; `results` tells of each but those of history, which are `skipped` by what they are.

    `stored` counts by kind what was written. `tensions`: new ones, between what came and what was held. With `dryRun` nothing
    of it has happened.
    """

    dry_run: bool
    lines: int
    counts: dict[str, int]
    stored: dict[str, int]
    skipped: dict[str, int]
    tensions: int
    results: list[ImportedOut]
