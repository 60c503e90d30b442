"""One function an operation: what is to be sent, and what the answer will be. Nothing is sent here.

It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from foreword import models
from foreword.call import Call

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime


def build_context(
    user_message: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    transcript: str | Sequence[models.Message | Mapping[str, Any]] | None = None,
    session_id: str | None = None,
    max_tokens: int | None = None,
    include: Sequence[int] | None = None,
    recall: Literal["auto", "lexical", "off"] | None = None,
    as_of: datetime | str | None = None,
    dry_run: bool | None = None,
    at: datetime | str | None = None,
) -> Call[models.Block]:
    """The block for the next model call, every line with its rule, reason and price: `POST /v1/context`."""
    return Call(
        operation="buildContext",
        method="POST",
        path="/v1/context",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "userMessage": user_message,
            "transcript": transcript,
            "sessionId": session_id,
            "maxTokens": max_tokens,
            "include": include,
            "recall": recall,
            "asOf": as_of,
            "dryRun": dry_run,
            "at": at,
        },
        answer=models.Block,
        writes=False,
    )


def explain_context(
    user_message: str,
    memory_id: int,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    transcript: str | Sequence[models.Message | Mapping[str, Any]] | None = None,
    session_id: str | None = None,
    max_tokens: int | None = None,
    include: Sequence[int] | None = None,
    recall: Literal["auto", "lexical", "off"] | None = None,
    as_of: datetime | str | None = None,
    dry_run: bool | None = None,
    at: datetime | str | None = None,
) -> Call[models.Explanation]:
    """Why a memory is in the block of a message, or why not: every rule's verdict: `POST /v1/context/explain`."""
    return Call(
        operation="explainContext",
        method="POST",
        path="/v1/context/explain",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "userMessage": user_message,
            "transcript": transcript,
            "sessionId": session_id,
            "maxTokens": max_tokens,
            "include": include,
            "recall": recall,
            "asOf": as_of,
            "dryRun": dry_run,
            "at": at,
            "memoryId": memory_id,
        },
        answer=models.Explanation,
        writes=False,
    )


def recall(
    query: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    limit: int | None = None,
    kinds: Sequence[Literal["semantic", "episodic"]] | None = None,
    tiers: Sequence[Literal["L0", "L1", "L2", "L3"]] | None = None,
    mode: Literal["auto", "lexical", "semantic"] | None = None,
    neighbours: bool | None = None,
    include_retired: bool | None = None,
    include_expired: bool | None = None,
    session_id: str | None = None,
    at: datetime | str | None = None,
) -> Call[models.Recall]:
    """The memories of the whole store that answer a question, the best first: `POST /v1/recall`."""
    return Call(
        operation="recall",
        method="POST",
        path="/v1/recall",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "query": query,
            "limit": limit,
            "kinds": kinds,
            "tiers": tiers,
            "mode": mode,
            "neighbours": neighbours,
            "includeRetired": include_retired,
            "includeExpired": include_expired,
            "sessionId": session_id,
            "at": at,
        },
        answer=models.Recall,
        writes=False,
    )


def learn_turn(
    user_message: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    assistant_response: str | None = None,
    transcript: str | Sequence[models.Message | Mapping[str, Any]] | None = None,
    session_id: str | None = None,
    source: str | None = None,
    observed_at: datetime | str | None = None,
    at: datetime | str | None = None,
) -> Call[models.Learned]:
    """Learn from a finished turn; every candidate comes out as stored, folded or rejected: `POST /v1/turns`."""
    return Call(
        operation="learnTurn",
        method="POST",
        path="/v1/turns",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "userMessage": user_message,
            "assistantResponse": assistant_response,
            "transcript": transcript,
            "sessionId": session_id,
            "source": source,
            "observedAt": observed_at,
            "at": at,
        },
        answer=models.Learned,
        writes=True,
    )


def list_turns(
    *,
    agent: str | None = None,
    namespace: str | None = None,
    q: str | None = None,
    session_id: str | None = None,
    rule: str | None = None,
    before: datetime | str | None = None,
    after: datetime | str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Reports]:
    """The learning reports, newest first: `GET /v1/turns`."""
    return Call(
        operation="listTurns",
        method="GET",
        path="/v1/turns",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "q": q,
            "sessionId": session_id,
            "rule": rule,
            "before": before,
            "after": after,
            "limit": limit,
            "cursor": cursor,
        },
        answer=models.Reports,
        writes=False,
    )


def remember(
    items: Sequence[models.Item | Mapping[str, Any]],
    *,
    agent: str | None = None,
    namespace: str | None = None,
    session_id: str | None = None,
) -> Call[models.Learned]:
    """Remember statements as they are, without reading a turn: `POST /v1/memories`."""
    return Call(
        operation="remember",
        method="POST",
        path="/v1/memories",
        parameters={},
        fields={"agent": agent, "namespace": namespace, "items": items, "sessionId": session_id},
        answer=models.Learned,
        writes=True,
    )


def list_memories(
    *,
    agent: str | None = None,
    namespace: str | None = None,
    q: str | None = None,
    tier: Literal["L0", "L1", "L2", "L3"] | None = None,
    status: Literal["fact", "hypothesis", "retired", "all"] | None = None,
    kind: Literal["semantic", "episodic"] | None = None,
    source: str | None = None,
    domain: str | None = None,
    expiry: Literal["permanent", "ephemeral", "expired"] | None = None,
    include_expired: bool | None = None,
    sort: Literal["recent", "created", "accessed"] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Memories]:
    """Rows by filter; a walk by cursor yields every row exactly once: `GET /v1/memories`."""
    return Call(
        operation="listMemories",
        method="GET",
        path="/v1/memories",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "q": q,
            "tier": tier,
            "status": status,
            "kind": kind,
            "source": source,
            "domain": domain,
            "expiry": expiry,
            "includeExpired": include_expired,
            "sort": sort,
            "limit": limit,
            "cursor": cursor,
        },
        answer=models.Memories,
        writes=False,
    )


def get_memory(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Memory]:
    """One row, live, retired or expired: `GET /v1/memories/{id}`."""
    return Call(
        operation="getMemory",
        method="GET",
        path="/v1/memories/{id}",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Memory,
        writes=False,
    )


def patch_memory(
    id: int,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    tier: Literal["L0", "L1", "L2", "L3"] | None = None,
    domains: Sequence[str] | None = None,
    invalidation_tag: str | None = None,
    invalidation_condition: str | None = None,
) -> Call[models.Memory]:
    """Move a row to another tier, or change its domains or its falsifying condition: `PATCH /v1/memories/{id}`."""
    return Call(
        operation="patchMemory",
        method="PATCH",
        path="/v1/memories/{id}",
        parameters={"id": id},
        fields={
            "agent": agent,
            "namespace": namespace,
            "tier": tier,
            "domains": domains,
            "invalidationTag": invalidation_tag,
            "invalidationCondition": invalidation_condition,
        },
        answer=models.Memory,
        writes=True,
    )


def delete_memory(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Forgotten]:
    """Forget with the reason “deleted by request”: `DELETE /v1/memories/{id}`."""
    return Call(
        operation="deleteMemory",
        method="DELETE",
        path="/v1/memories/{id}",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Forgotten,
        writes=True,
    )


def memory_lineage(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Lineage]:
    """Where a row came from and what became of it: parents, children, chain, tensions, events: `GET /v1/memories/{id}/lineage`."""
    return Call(
        operation="memoryLineage",
        method="GET",
        path="/v1/memories/{id}/lineage",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Lineage,
        writes=False,
    )


def supersede_memory(
    id: int,
    content: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    source: str | None = None,
    confidence: float | None = None,
    invalidation_tag: str | None = None,
    invalidation_condition: str | None = None,
    kind: Literal["semantic", "episodic"] | None = None,
    tier: Literal["L0", "L1", "L2", "L3"] | None = None,
    domains: Sequence[str] | None = None,
    ttl_hours: float | None = None,
    session_id: str | None = None,
) -> Call[models.Replacement]:
    """Correct a row: a new one takes its place, the old one is retired and linked: `POST /v1/memories/{id}/supersede`."""
    return Call(
        operation="supersedeMemory",
        method="POST",
        path="/v1/memories/{id}/supersede",
        parameters={"id": id},
        fields={
            "agent": agent,
            "namespace": namespace,
            "content": content,
            "source": source,
            "confidence": confidence,
            "invalidationTag": invalidation_tag,
            "invalidationCondition": invalidation_condition,
            "kind": kind,
            "tier": tier,
            "domains": domains,
            "ttlHours": ttl_hours,
            "sessionId": session_id,
        },
        answer=models.Replacement,
        writes=True,
    )


def forget_memory(
    id: int, reason: str, *, agent: str | None = None, namespace: str | None = None
) -> Call[models.Forgotten]:
    """Retire a row with a reason: a tombstone, not a delete: `POST /v1/memories/{id}/forget`."""
    return Call(
        operation="forgetMemory",
        method="POST",
        path="/v1/memories/{id}/forget",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace, "reason": reason},
        answer=models.Forgotten,
        writes=True,
    )


def observe_memory(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Observed]:
    """You saw it hold true again: the only way from hypothesis to fact: `POST /v1/memories/{id}/observe`."""
    return Call(
        operation="observeMemory",
        method="POST",
        path="/v1/memories/{id}/observe",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Observed,
        writes=True,
    )


def consolidate(
    *,
    agent: str | None = None,
    namespace: str | None = None,
    dry_run: bool | None = None,
    max_clusters: int | None = None,
) -> Call[models.Consolidated]:
    """Make summaries of episodes: hypotheses that keep the doubt of their sources, which are superseded: `POST /v1/consolidate`."""
    return Call(
        operation="consolidate",
        method="POST",
        path="/v1/consolidate",
        parameters={},
        fields={"agent": agent, "namespace": namespace, "dryRun": dry_run, "maxClusters": max_clusters},
        answer=models.Consolidated,
        writes=True,
    )


def tell_episode(
    content: str,
    session_id: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    source: str | None = None,
    outcome: Literal["success", "failure", "unknown"] | None = None,
    occurred_at: datetime | str | None = None,
) -> Call[models.Episode]:
    """Store what happened in a session, behind what happened there before: `POST /v1/episodes`."""
    return Call(
        operation="tellEpisode",
        method="POST",
        path="/v1/episodes",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "content": content,
            "sessionId": session_id,
            "source": source,
            "outcome": outcome,
            "occurredAt": occurred_at,
        },
        answer=models.Episode,
        writes=True,
    )


def list_episodes(
    session_id: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Episodes]:
    """What happened in a session, in order, with what became part of a summary since: `GET /v1/sessions/{sessionId}/episodes`."""
    return Call(
        operation="listEpisodes",
        method="GET",
        path="/v1/sessions/{sessionId}/episodes",
        parameters={"sessionId": session_id},
        fields={"agent": agent, "namespace": namespace, "limit": limit, "cursor": cursor},
        answer=models.Episodes,
        writes=False,
    )


def list_entities(
    *,
    agent: str | None = None,
    namespace: str | None = None,
    q: str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Entities]:
    """Names and identifiers that live rows mention, with counts and rows: `GET /v1/entities`."""
    return Call(
        operation="listEntities",
        method="GET",
        path="/v1/entities",
        parameters={},
        fields={"agent": agent, "namespace": namespace, "q": q, "limit": limit, "cursor": cursor},
        answer=models.Entities,
        writes=False,
    )


def open_tension(
    claim_a: str | models.HeldClaim | Mapping[str, Any],
    claim_b: str | models.HeldClaim | Mapping[str, Any],
    question: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    impact: Literal["critical", "medium", "low"] | None = None,
) -> Call[models.Tension]:
    """Two claims that can't both be true; the same open pair comes back as it is: `POST /v1/tensions`."""
    return Call(
        operation="openTension",
        method="POST",
        path="/v1/tensions",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "claimA": claim_a,
            "claimB": claim_b,
            "impact": impact,
            "question": question,
        },
        answer=models.Tension,
        writes=True,
    )


def list_tensions(
    *,
    agent: str | None = None,
    namespace: str | None = None,
    status: Literal["open", "resolved", "all"] | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Tensions]:
    """Tensions, open ones unless said: `GET /v1/tensions`."""
    return Call(
        operation="listTensions",
        method="GET",
        path="/v1/tensions",
        parameters={},
        fields={"agent": agent, "namespace": namespace, "status": status, "limit": limit, "cursor": cursor},
        answer=models.Tensions,
        writes=False,
    )


def get_tension(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Tension]:
    """One tension, open or resolved: `GET /v1/tensions/{id}`."""
    return Call(
        operation="getTension",
        method="GET",
        path="/v1/tensions/{id}",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Tension,
        writes=False,
    )


def resolve_tension(
    id: int,
    winner: Literal["a", "b", "both", "neither"],
    resolution: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    pattern: str | None = None,
) -> Call[models.Tension]:
    """Name the winner; the losing memory is retired in the same transaction: `POST /v1/tensions/{id}/resolve`."""
    return Call(
        operation="resolveTension",
        method="POST",
        path="/v1/tensions/{id}/resolve",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace, "winner": winner, "resolution": resolution, "pattern": pattern},
        answer=models.Tension,
        writes=True,
    )


def reopen_tension(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Tension]:
    """Open it again; no row is revived: `POST /v1/tensions/{id}/reopen`."""
    return Call(
        operation="reopenTension",
        method="POST",
        path="/v1/tensions/{id}/reopen",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Tension,
        writes=True,
    )


def record_outcome(
    domain: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    success: bool | None = None,
    score: float | None = None,
    failure_pattern: str | None = None,
    strategy: str | None = None,
    injection_id: int | None = None,
    session_id: str | None = None,
    note: str | None = None,
) -> Call[models.OutcomeReply]:
    """How a piece of work ended, for the reliability of its domain: `POST /v1/self-model/outcome`."""
    return Call(
        operation="recordOutcome",
        method="POST",
        path="/v1/self-model/outcome",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "domain": domain,
            "success": success,
            "score": score,
            "failurePattern": failure_pattern,
            "strategy": strategy,
            "injectionId": injection_id,
            "sessionId": session_id,
            "note": note,
        },
        answer=models.OutcomeReply,
        writes=True,
    )


def read_self_model(*, agent: str | None = None, namespace: str | None = None) -> Call[models.SelfModel]:
    """Every domain with its reliability, and the weak ones: `GET /v1/self-model`."""
    return Call(
        operation="readSelfModel",
        method="GET",
        path="/v1/self-model",
        parameters={},
        fields={"agent": agent, "namespace": namespace},
        answer=models.SelfModel,
        writes=False,
    )


def list_outcomes(
    domain: str,
    *,
    agent: str | None = None,
    namespace: str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Outcomes]:
    """The outcomes of one domain, newest first: `GET /v1/self-model/{domain}/outcomes`."""
    return Call(
        operation="listOutcomes",
        method="GET",
        path="/v1/self-model/{domain}/outcomes",
        parameters={"domain": domain},
        fields={"agent": agent, "namespace": namespace, "limit": limit, "cursor": cursor},
        answer=models.Outcomes,
        writes=False,
    )


def list_injections(
    *,
    agent: str | None = None,
    namespace: str | None = None,
    session_id: str | None = None,
    memory_id: int | None = None,
    rule: str | None = None,
    before: datetime | str | None = None,
    after: datetime | str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[models.Injections]:
    """What was injected, newest first: `GET /v1/injections`."""
    return Call(
        operation="listInjections",
        method="GET",
        path="/v1/injections",
        parameters={},
        fields={
            "agent": agent,
            "namespace": namespace,
            "sessionId": session_id,
            "memoryId": memory_id,
            "rule": rule,
            "before": before,
            "after": after,
            "limit": limit,
            "cursor": cursor,
        },
        answer=models.Injections,
        writes=False,
    )


def get_injection(id: int, *, agent: str | None = None, namespace: str | None = None) -> Call[models.Injection]:
    """The exact text that was given, its lines, and what was left out: `GET /v1/injections/{id}`."""
    return Call(
        operation="getInjection",
        method="GET",
        path="/v1/injections/{id}",
        parameters={"id": id},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Injection,
        writes=False,
    )


def diff_injections(
    id: int, other: int, *, agent: str | None = None, namespace: str | None = None
) -> Call[models.Diff]:
    """What one block has that another hadn't: `GET /v1/injections/{id}/diff/{other}`."""
    return Call(
        operation="diffInjections",
        method="GET",
        path="/v1/injections/{id}/diff/{other}",
        parameters={"id": id, "other": other},
        fields={"agent": agent, "namespace": namespace},
        answer=models.Diff,
        writes=False,
    )


def read_stats(
    *, agent: str | None = None, namespace: str | None = None, days: int | None = None
) -> Call[models.Stats]:
    """Memories, tokens, rules, rejections, tensions and weak domains in numbers: `GET /v1/stats`."""
    return Call(
        operation="readStats",
        method="GET",
        path="/v1/stats",
        parameters={},
        fields={"agent": agent, "namespace": namespace, "days": days},
        answer=models.Stats,
        writes=False,
    )
