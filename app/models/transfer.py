"""Export and import: lines of JSON, one object a line."""

from typing import Literal

from pydantic import ConfigDict, Field

from app.models.fields import Asked, Domains, Hours, Model, Name, Share, Source, Statement, Tags
from app.models.memories import Condition
from memory.row import Kind, Status, Tier

Row = Literal["export", "agent", "memory", "tension", "outcome", "turn", "injection", "event", "end"]


class ExportIn(Asked):
    """Of one agent; absent: of the whole organisation."""


class ExportLineOut(Model):
    """One line: what it is, and its fields. The first is `export`, the last `end` with the counts."""

    model_config = ConfigDict(extra="allow")

    row: Row


class ImportIn(Asked):
    """The lines, as the body. `agent` and `namespace`, in the query, stand before what a line says."""

    lines: str = Field(exclude=True)


class ImportLine(Model):
    """One line: a memory of an export, or `{"content": …}` with what `POST /v1/memories` takes; other fields are passed over."""

    model_config = ConfigDict(extra="ignore")

    row: Row | None = None
    content: Statement
    agent: Name | None = None
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


class ImportedOut(Model):
    """What became of one line: `id` is the row that holds it now."""

    line: int
    outcome: Literal["stored", "folded", "unchanged", "rejected", "skipped", "error"]
    id: int | None
    rule: str | None
    reason: str | None


class ImportOut(Model):
    """Every line is counted once; `results` tells of each but those of history, which are `skipped` by what they are."""

    lines: int
    counts: dict[str, int]
    skipped: dict[str, int]
    tensions: int
    results: list[ImportedOut]
