"""Consolidation: what it takes, and what it gives about each cluster."""

from typing import Annotated, Literal

from pydantic import Field

from app.models.fields import Asked, Model


class ConsolidateIn(Asked):
    """Every live episode of the agent, or of one namespace of it; `dryRun` writes nothing."""

    dry_run: bool | None = None
    max_clusters: Annotated[int, Field(ge=1, le=1_000)] | None = None


class ClusterOut(Model):
    """One summary with what was computed for it. In a preview `semanticId`, `content` and `model` are null.

    `fallback` says why a configured model didn't word it.
    """

    namespace: str
    source_ids: list[int]
    sources: int
    semantic_id: int | None
    status: Literal["hypothesis"]
    confidence: float
    invalidation_tag: str | None
    invalidation_condition: str | None
    hop_count: int
    parent_id: int
    content: str | None
    model: str | None
    fallback: str | None


class ConsolidateOut(Model):
    """`clusters` counts those of `details`; the other counts are of what was written: 0 in a preview."""

    dry_run: bool
    clusters: int
    sources_consolidated: int
    semantic_created: int
    model: str | None
    details: list[ClusterOut]
