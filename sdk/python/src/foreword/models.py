"""What the operations give, and the objects inside requests, as classes.

It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Stable:
    text: str
    tokens: int
    hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Volatile:
    text: str
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    id: int | None
    kind: Literal["memory", "tension", "guardrail", "notice"]
    tier: Literal["L0", "L1", "L2", "L3"] | None
    rule: str
    reason: str
    line: str
    gist: str
    body: str
    tokens: int
    score: float | None
    also_by: tuple[str, ...]
    status: Literal["fact", "hypothesis", "retired"] | None
    trust: str | None
    unattributable: bool | None
    source: str | None
    confidence: float | None
    learned_at: datetime | None
    last_observed_at: datetime | None
    hop_count: int | None
    namespace: str | None
    invalidation_tag: str | None
    invalidation_condition: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOut:
    id: int | None
    rule: str
    tokens: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    matched: str
    likely_stale: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """The block, every line of it with its rule, reason and price, and what was left out."""

    injection_id: int | None
    format: Literal[1]
    text: str
    empty: bool
    stable: Stable
    volatile: Volatile
    total_tokens: int
    max_tokens: int
    over_budget_by: int
    truncated: bool
    entries: tuple[Entry, ...]
    left_out: tuple[LeftOut, ...]
    correction: Correction | None
    triggers: tuple[str, ...]
    tensions: int
    guardrails: tuple[str, ...]
    degraded: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    rule: str
    verdict: Literal["proposed", "collapsed", "over-budget", "not-matched", "not-applicable"]
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """Every rule's verdict on one memory for one message."""

    memory_id: int
    included: bool
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One row: a statement with its provenance, status, tier and durability."""

    id: int
    content: str
    gist: str
    tier: Literal["L0", "L1", "L2", "L3"]
    kind: Literal["semantic", "episodic"]
    status: Literal["fact", "hypothesis", "retired"]
    agent: str
    namespace: str
    domains: tuple[str, ...]
    source: str | None
    attested_by: str
    confidence: float
    learned_at: datetime
    last_observed_at: datetime | None
    last_accessed_at: datetime | None
    access_count: int
    hop_count: int
    parent_id: int | None
    superseded_by: int | None
    invalidation_tag: str | None
    invalidation_condition: str | None
    retired_reason: str | None
    expires_at: datetime | None
    ephemeral: bool
    expiry: str
    unattributable: bool
    trust: str
    tokens: int
    embedding_model: str
    session_id: str | None
    advisory: str | None
    occurred_at: datetime | None
    occurred_offset: int | None = None
    outcome: Literal["success", "failure", "unknown"] | None
    previous_id: int | None
    restatements: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    memory: Memory
    score: float
    rule: str
    matched: tuple[str, ...]
    similarity: float | None
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """The best first; `matched` says by which words."""

    query: str
    empty: bool
    results: tuple[Hit, ...]
    degraded: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    candidate: str
    into: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Superseded:
    old: int
    new: int
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejected:
    content: str
    rule: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    text: str
    memory_id: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tension:
    """One tension, open or resolved."""

    id: int
    status: Literal["open", "resolved"]
    impact: Literal["critical", "medium", "low"]
    claim_a: Claim
    claim_b: Claim
    question: str
    origin: Literal["api", "detector", "judge"]
    suggestion: str | None
    winner: Literal["a", "b", "both", "neither"] | None
    resolution: str | None
    pattern: str | None
    resolved_by: str | None
    created_at: datetime
    resolved_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    rule: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    used: bool
    outcome: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    stored: int
    folded: int
    superseded: int
    rejected: int
    tensions: int
    promoted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """What became of every candidate: exactly one of stored, folded or rejected."""

    stored: tuple[Memory, ...]
    folded: tuple[Folded, ...]
    superseded: tuple[Superseded, ...]
    rejected: tuple[Rejected, ...]
    tensions: tuple[Tension, ...]
    promoted: tuple[int, ...]
    skipped: Skipped | None
    judge: Judge
    counts: Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """One learning report as it was given; rows stand in it by their ids."""

    id: int
    at: datetime
    session_id: str | None
    namespace: str | None
    rules: tuple[str, ...]
    report: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reports:
    turns: tuple[Report, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Memories:
    memories: tuple[Memory, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    id: int
    status: Literal["retired"]
    retired_reason: str | None
    content: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    kind: str
    rule: str
    actor: str
    at: datetime
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lineage:
    """Where a row came from and what became of it."""

    memory: Memory
    parents: tuple[Memory, ...]
    children: tuple[Memory, ...]
    superseded: tuple[Memory, ...]
    tensions: tuple[Tension, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RetiredRow:
    id: int
    status: Literal["retired"]
    superseded_by: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Replacement:
    """The old row retired, the new one in its place."""

    superseded: RetiredRow
    new: Memory


@dataclass(frozen=True, slots=True, kw_only=True)
class Observed:
    id: int
    status: Literal["fact"]
    confidence: float
    last_observed_at: datetime
    content: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Cluster:
    """One summary with what was computed for it. In a preview `semanticId`, `content` and `model` are null.

    `fallback` says why a configured model didn't word it.
    """

    namespace: str
    source_ids: tuple[int, ...]
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Consolidated:
    """`clusters` counts those of `details`; the other counts are of what was written: 0 in a preview."""

    dry_run: bool
    clusters: int
    sources_consolidated: int
    semantic_created: int
    model: str | None
    details: tuple[Cluster, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Episode:
    """The episode, and the one before it in its session."""

    episode: Memory
    previous: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Episodes:
    """In the order in which they were told, retired ones too."""

    episodes: tuple[Memory, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entity:
    """`count` live rows mention it; `memories` are the ids of the newest of them, twenty at most."""

    name: str
    kind: Literal["name", "identifier"]
    count: int
    memories: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entities:
    """In the order of their names."""

    entities: tuple[Entity, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tensions:
    tensions: tuple[Tension, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Domain:
    name: str
    reliability: float
    samples: int
    active: bool
    guardrail: bool
    failure_patterns: tuple[str, ...]
    strategies: tuple[str, ...]
    last_outcome_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfModel:
    """Every domain with an outcome, and the names of those below the line."""

    domains: tuple[Domain, ...]
    weak_domains: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeReply:
    """The domain after this outcome."""

    domain: str
    reliability: float
    samples: int
    guardrail: bool
    model: SelfModel


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    id: int
    domain: str
    score: float
    at: datetime
    failure_pattern: str | None
    strategy: str | None
    injection_id: int | None
    session_id: str | None
    note: str | None
    reset: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcomes:
    outcomes: tuple[Outcome, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class InjectionSummary:
    """One injection without its text."""

    id: int
    at: datetime
    session_id: str | None
    namespace: str | None
    hash: str
    stable_tokens: int
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    saved_tokens: int
    entries: int
    left_out: int
    tokens_by_rule: Mapping[str, int]
    rules: tuple[str, ...]
    triggers: tuple[str, ...]
    degraded: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Injections:
    injections: tuple[InjectionSummary, ...]
    next_cursor: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Injection:
    """The exact text that was given, its lines, and what was left out."""

    id: int
    at: datetime
    agent: str
    session_id: str | None
    namespace: str | None
    request: Mapping[str, Any]
    text: str
    hash: str
    stable_tokens: int
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    saved_tokens: int
    entries: tuple[Entry, ...]
    left_out: tuple[LeftOut, ...]
    correction: Correction | None
    triggers: tuple[str, ...]
    rules: tuple[str, ...]
    degraded: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Diff:
    """Lines by their text: gone, new, and kept."""

    id: int
    other: int
    added: tuple[Entry, ...]
    removed: tuple[Entry, ...]
    kept: int
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    day: str
    injections: int
    tokens_injected: int
    tokens_saved: int


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeCalls:
    """Calls of the organisation's judge today (UTC), and how many a day it may make."""

    used: int
    budget: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """Counts by tier, status, day and rule."""

    memories: Mapping[str, Mapping[str, int]]
    days: tuple[Day, ...]
    rules: Mapping[str, int]
    rejections: Mapping[str, int]
    refused_merges: int
    open_tensions: int
    weak_domains: tuple[str, ...]
    judge_calls: JudgeCalls


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One message that the model can already see."""

    role: str
    content: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One statement to remember. With a `source` it is a fact, without one a hypothesis."""

    content: str
    tier: Literal["L0", "L1", "L2", "L3"] | None = None
    namespace: str | None = None
    source: str | None = None
    confidence: float | None = None
    invalidation_tag: str | None = None
    invalidation_condition: str | None = None
    kind: Literal["semantic", "episodic"] | None = None
    parent_id: int | None = None
    ttl_hours: float | None = None
    domains: Sequence[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldClaim:
    """A claim that is a memory."""

    memory_id: int
