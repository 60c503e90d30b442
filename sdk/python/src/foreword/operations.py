"""Every operation as a method, blocking and asynchronous; lists also as iterators over all their pages.

It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from foreword import calls

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
    from datetime import datetime

    from foreword import models
    from foreword.call import Call, Options

T = TypeVar("T")


class Operations(ABC):
    """Every operation of `/v1` that a key opens; each call returns its answer or raises a `ForewordError`."""

    @abstractmethod
    def _send(self, call: Call[T], options: Options) -> T: ...

    @abstractmethod
    def _pages(self, page: Callable[[str | None], Call[Any]], rows: str, options: Options) -> Iterator[Any]: ...

    def build_context(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Block:
        """The block for the next model call, every line with its rule, reason and price."""
        return self._send(
            calls.build_context(
                user_message,
                agent=agent,
                namespace=namespace,
                transcript=transcript,
                session_id=session_id,
                max_tokens=max_tokens,
                include=include,
                recall=recall,
                as_of=as_of,
                dry_run=dry_run,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def explain_context(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Explanation:
        """Why a memory is in the block of a message, or why not: every rule's verdict."""
        return self._send(
            calls.explain_context(
                user_message,
                memory_id,
                agent=agent,
                namespace=namespace,
                transcript=transcript,
                session_id=session_id,
                max_tokens=max_tokens,
                include=include,
                recall=recall,
                as_of=as_of,
                dry_run=dry_run,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def recall(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Recall:
        """The memories of the whole store that answer a question, the best first."""
        return self._send(
            calls.recall(
                query,
                agent=agent,
                namespace=namespace,
                limit=limit,
                kinds=kinds,
                tiers=tiers,
                mode=mode,
                neighbours=neighbours,
                include_retired=include_retired,
                include_expired=include_expired,
                session_id=session_id,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def learn_turn(
        self,
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
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Learned:
        """Learn from a finished turn; every candidate comes out as stored, folded or rejected."""
        return self._send(
            calls.learn_turn(
                user_message,
                agent=agent,
                namespace=namespace,
                assistant_response=assistant_response,
                transcript=transcript,
                session_id=session_id,
                source=source,
                observed_at=observed_at,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def list_turns(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Reports:
        """The learning reports, newest first."""
        return self._send(
            calls.list_turns(
                agent=agent,
                namespace=namespace,
                q=q,
                session_id=session_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_turns(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        q: str | None = None,
        session_id: str | None = None,
        rule: str | None = None,
        before: datetime | str | None = None,
        after: datetime | str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Report]:
        """The learning reports, newest first: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Reports]:
            return calls.list_turns(
                agent=agent,
                namespace=namespace,
                q=q,
                session_id=session_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            )

        return self._pages(page, "turns", {"request_id": request_id, "timeout": timeout})

    def remember(
        self,
        items: Sequence[models.Item | Mapping[str, Any]],
        *,
        agent: str | None = None,
        namespace: str | None = None,
        session_id: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Learned:
        """Remember statements as they are, without reading a turn."""
        return self._send(
            calls.remember(items, agent=agent, namespace=namespace, session_id=session_id),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def list_memories(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Memories:
        """Rows by filter; a walk by cursor yields every row exactly once."""
        return self._send(
            calls.list_memories(
                agent=agent,
                namespace=namespace,
                q=q,
                tier=tier,
                status=status,
                kind=kind,
                source=source,
                domain=domain,
                expiry=expiry,
                include_expired=include_expired,
                sort=sort,
                limit=limit,
                cursor=cursor,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_memories(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Memory]:
        """Rows by filter; a walk by cursor yields every row exactly once: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Memories]:
            return calls.list_memories(
                agent=agent,
                namespace=namespace,
                q=q,
                tier=tier,
                status=status,
                kind=kind,
                source=source,
                domain=domain,
                expiry=expiry,
                include_expired=include_expired,
                sort=sort,
                limit=limit,
                cursor=cursor,
            )

        return self._pages(page, "memories", {"request_id": request_id, "timeout": timeout})

    def get_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Memory:
        """One row, live, retired or expired."""
        return self._send(
            calls.get_memory(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    def patch_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        tier: Literal["L0", "L1", "L2", "L3"] | None = None,
        domains: Sequence[str] | None = None,
        invalidation_tag: str | None = None,
        invalidation_condition: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Memory:
        """Move a row to another tier, or change its domains or its falsifying condition."""
        return self._send(
            calls.patch_memory(
                id,
                agent=agent,
                namespace=namespace,
                tier=tier,
                domains=domains,
                invalidation_tag=invalidation_tag,
                invalidation_condition=invalidation_condition,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def delete_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Forgotten:
        """Forget with the reason “deleted by request”."""
        return self._send(
            calls.delete_memory(id, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def memory_lineage(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Lineage:
        """Where a row came from and what became of it: parents, children, chain, tensions, events."""
        return self._send(
            calls.memory_lineage(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    def supersede_memory(
        self,
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
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Replacement:
        """Correct a row: a new one takes its place, the old one is retired and linked."""
        return self._send(
            calls.supersede_memory(
                id,
                content,
                agent=agent,
                namespace=namespace,
                source=source,
                confidence=confidence,
                invalidation_tag=invalidation_tag,
                invalidation_condition=invalidation_condition,
                kind=kind,
                tier=tier,
                domains=domains,
                ttl_hours=ttl_hours,
                session_id=session_id,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def forget_memory(
        self,
        id: int,
        reason: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Forgotten:
        """Retire a row with a reason: a tombstone, not a delete."""
        return self._send(
            calls.forget_memory(id, reason, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def observe_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Observed:
        """You saw it hold true again: the only way from hypothesis to fact."""
        return self._send(
            calls.observe_memory(id, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def consolidate(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        dry_run: bool | None = None,
        max_clusters: int | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Consolidated:
        """Make summaries of episodes: hypotheses that keep the doubt of their sources, which are superseded."""
        return self._send(
            calls.consolidate(agent=agent, namespace=namespace, dry_run=dry_run, max_clusters=max_clusters),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def tell_episode(
        self,
        content: str,
        session_id: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        source: str | None = None,
        outcome: Literal["success", "failure", "unknown"] | None = None,
        occurred_at: datetime | str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Episode:
        """Store what happened in a session, behind what happened there before."""
        return self._send(
            calls.tell_episode(
                content,
                session_id,
                agent=agent,
                namespace=namespace,
                source=source,
                outcome=outcome,
                occurred_at=occurred_at,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def list_episodes(
        self,
        session_id: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Episodes:
        """What happened in a session, in order, with what became part of a summary since."""
        return self._send(
            calls.list_episodes(session_id, agent=agent, namespace=namespace, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_episodes(
        self,
        session_id: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Memory]:
        """What happened in a session, in order, with what became part of a summary since: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Episodes]:
            return calls.list_episodes(session_id, agent=agent, namespace=namespace, limit=limit, cursor=cursor)

        return self._pages(page, "episodes", {"request_id": request_id, "timeout": timeout})

    def list_entities(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        q: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Entities:
        """Names and identifiers that live rows mention, with counts and rows."""
        return self._send(
            calls.list_entities(agent=agent, namespace=namespace, q=q, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_entities(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        q: str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Entity]:
        """Names and identifiers that live rows mention, with counts and rows: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Entities]:
            return calls.list_entities(agent=agent, namespace=namespace, q=q, limit=limit, cursor=cursor)

        return self._pages(page, "entities", {"request_id": request_id, "timeout": timeout})

    def open_tension(
        self,
        claim_a: str | models.HeldClaim | Mapping[str, Any],
        claim_b: str | models.HeldClaim | Mapping[str, Any],
        question: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        impact: Literal["critical", "medium", "low"] | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """Two claims that can't both be true; the same open pair comes back as it is."""
        return self._send(
            calls.open_tension(claim_a, claim_b, question, agent=agent, namespace=namespace, impact=impact),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def list_tensions(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        status: Literal["open", "resolved", "all"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tensions:
        """Tensions, open ones unless said."""
        return self._send(
            calls.list_tensions(agent=agent, namespace=namespace, status=status, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_tensions(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        status: Literal["open", "resolved", "all"] | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Tension]:
        """Tensions, open ones unless said: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Tensions]:
            return calls.list_tensions(agent=agent, namespace=namespace, status=status, limit=limit, cursor=cursor)

        return self._pages(page, "tensions", {"request_id": request_id, "timeout": timeout})

    def get_tension(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """One tension, open or resolved."""
        return self._send(
            calls.get_tension(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    def resolve_tension(
        self,
        id: int,
        winner: Literal["a", "b", "both", "neither"],
        resolution: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        pattern: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """Name the winner; the losing memory is retired in the same transaction."""
        return self._send(
            calls.resolve_tension(id, winner, resolution, agent=agent, namespace=namespace, pattern=pattern),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def reopen_tension(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """Open it again; no row is revived."""
        return self._send(
            calls.reopen_tension(id, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def record_outcome(
        self,
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
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.OutcomeReply:
        """How a piece of work ended, for the reliability of its domain."""
        return self._send(
            calls.record_outcome(
                domain,
                agent=agent,
                namespace=namespace,
                success=success,
                score=score,
                failure_pattern=failure_pattern,
                strategy=strategy,
                injection_id=injection_id,
                session_id=session_id,
                note=note,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    def read_self_model(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.SelfModel:
        """Every domain with its reliability, and the weak ones."""
        return self._send(
            calls.read_self_model(agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    def list_outcomes(
        self,
        domain: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Outcomes:
        """The outcomes of one domain, newest first."""
        return self._send(
            calls.list_outcomes(domain, agent=agent, namespace=namespace, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_outcomes(
        self,
        domain: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Outcome]:
        """The outcomes of one domain, newest first: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Outcomes]:
            return calls.list_outcomes(domain, agent=agent, namespace=namespace, limit=limit, cursor=cursor)

        return self._pages(page, "outcomes", {"request_id": request_id, "timeout": timeout})

    def list_injections(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Injections:
        """What was injected, newest first."""
        return self._send(
            calls.list_injections(
                agent=agent,
                namespace=namespace,
                session_id=session_id,
                memory_id=memory_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_injections(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        session_id: str | None = None,
        memory_id: int | None = None,
        rule: str | None = None,
        before: datetime | str | None = None,
        after: datetime | str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.InjectionSummary]:
        """What was injected, newest first: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Injections]:
            return calls.list_injections(
                agent=agent,
                namespace=namespace,
                session_id=session_id,
                memory_id=memory_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            )

        return self._pages(page, "injections", {"request_id": request_id, "timeout": timeout})

    def get_injection(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Injection:
        """The exact text that was given, its lines, and what was left out."""
        return self._send(
            calls.get_injection(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    def diff_injections(
        self,
        id: int,
        other: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Diff:
        """What one block has that another hadn't."""
        return self._send(
            calls.diff_injections(id, other, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout},
        )

    def read_stats(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        days: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Stats:
        """Memories, tokens, rules, rejections, tensions and weak domains in numbers."""
        return self._send(
            calls.read_stats(agent=agent, namespace=namespace, days=days),
            {"request_id": request_id, "timeout": timeout},
        )


class AsyncOperations(ABC):
    """Every operation of `/v1` that a key opens; each call returns its answer or raises a `ForewordError`."""

    @abstractmethod
    async def _send(self, call: Call[T], options: Options) -> T: ...

    @abstractmethod
    def _pages(self, page: Callable[[str | None], Call[Any]], rows: str, options: Options) -> AsyncIterator[Any]: ...

    async def build_context(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Block:
        """The block for the next model call, every line with its rule, reason and price."""
        return await self._send(
            calls.build_context(
                user_message,
                agent=agent,
                namespace=namespace,
                transcript=transcript,
                session_id=session_id,
                max_tokens=max_tokens,
                include=include,
                recall=recall,
                as_of=as_of,
                dry_run=dry_run,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    async def explain_context(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Explanation:
        """Why a memory is in the block of a message, or why not: every rule's verdict."""
        return await self._send(
            calls.explain_context(
                user_message,
                memory_id,
                agent=agent,
                namespace=namespace,
                transcript=transcript,
                session_id=session_id,
                max_tokens=max_tokens,
                include=include,
                recall=recall,
                as_of=as_of,
                dry_run=dry_run,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    async def recall(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Recall:
        """The memories of the whole store that answer a question, the best first."""
        return await self._send(
            calls.recall(
                query,
                agent=agent,
                namespace=namespace,
                limit=limit,
                kinds=kinds,
                tiers=tiers,
                mode=mode,
                neighbours=neighbours,
                include_retired=include_retired,
                include_expired=include_expired,
                session_id=session_id,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    async def learn_turn(
        self,
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
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Learned:
        """Learn from a finished turn; every candidate comes out as stored, folded or rejected."""
        return await self._send(
            calls.learn_turn(
                user_message,
                agent=agent,
                namespace=namespace,
                assistant_response=assistant_response,
                transcript=transcript,
                session_id=session_id,
                source=source,
                observed_at=observed_at,
                at=at,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def list_turns(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Reports:
        """The learning reports, newest first."""
        return await self._send(
            calls.list_turns(
                agent=agent,
                namespace=namespace,
                q=q,
                session_id=session_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_turns(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        q: str | None = None,
        session_id: str | None = None,
        rule: str | None = None,
        before: datetime | str | None = None,
        after: datetime | str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.Report]:
        """The learning reports, newest first: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Reports]:
            return calls.list_turns(
                agent=agent,
                namespace=namespace,
                q=q,
                session_id=session_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            )

        return self._pages(page, "turns", {"request_id": request_id, "timeout": timeout})

    async def remember(
        self,
        items: Sequence[models.Item | Mapping[str, Any]],
        *,
        agent: str | None = None,
        namespace: str | None = None,
        session_id: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Learned:
        """Remember statements as they are, without reading a turn."""
        return await self._send(
            calls.remember(items, agent=agent, namespace=namespace, session_id=session_id),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def list_memories(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Memories:
        """Rows by filter; a walk by cursor yields every row exactly once."""
        return await self._send(
            calls.list_memories(
                agent=agent,
                namespace=namespace,
                q=q,
                tier=tier,
                status=status,
                kind=kind,
                source=source,
                domain=domain,
                expiry=expiry,
                include_expired=include_expired,
                sort=sort,
                limit=limit,
                cursor=cursor,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_memories(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.Memory]:
        """Rows by filter; a walk by cursor yields every row exactly once: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Memories]:
            return calls.list_memories(
                agent=agent,
                namespace=namespace,
                q=q,
                tier=tier,
                status=status,
                kind=kind,
                source=source,
                domain=domain,
                expiry=expiry,
                include_expired=include_expired,
                sort=sort,
                limit=limit,
                cursor=cursor,
            )

        return self._pages(page, "memories", {"request_id": request_id, "timeout": timeout})

    async def get_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Memory:
        """One row, live, retired or expired."""
        return await self._send(
            calls.get_memory(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    async def patch_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        tier: Literal["L0", "L1", "L2", "L3"] | None = None,
        domains: Sequence[str] | None = None,
        invalidation_tag: str | None = None,
        invalidation_condition: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Memory:
        """Move a row to another tier, or change its domains or its falsifying condition."""
        return await self._send(
            calls.patch_memory(
                id,
                agent=agent,
                namespace=namespace,
                tier=tier,
                domains=domains,
                invalidation_tag=invalidation_tag,
                invalidation_condition=invalidation_condition,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def delete_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Forgotten:
        """Forget with the reason “deleted by request”."""
        return await self._send(
            calls.delete_memory(id, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def memory_lineage(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Lineage:
        """Where a row came from and what became of it: parents, children, chain, tensions, events."""
        return await self._send(
            calls.memory_lineage(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    async def supersede_memory(
        self,
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
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Replacement:
        """Correct a row: a new one takes its place, the old one is retired and linked."""
        return await self._send(
            calls.supersede_memory(
                id,
                content,
                agent=agent,
                namespace=namespace,
                source=source,
                confidence=confidence,
                invalidation_tag=invalidation_tag,
                invalidation_condition=invalidation_condition,
                kind=kind,
                tier=tier,
                domains=domains,
                ttl_hours=ttl_hours,
                session_id=session_id,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def forget_memory(
        self,
        id: int,
        reason: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Forgotten:
        """Retire a row with a reason: a tombstone, not a delete."""
        return await self._send(
            calls.forget_memory(id, reason, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def observe_memory(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Observed:
        """You saw it hold true again: the only way from hypothesis to fact."""
        return await self._send(
            calls.observe_memory(id, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def consolidate(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        dry_run: bool | None = None,
        max_clusters: int | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Consolidated:
        """Make summaries of episodes: hypotheses that keep the doubt of their sources, which are superseded."""
        return await self._send(
            calls.consolidate(agent=agent, namespace=namespace, dry_run=dry_run, max_clusters=max_clusters),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def tell_episode(
        self,
        content: str,
        session_id: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        source: str | None = None,
        outcome: Literal["success", "failure", "unknown"] | None = None,
        occurred_at: datetime | str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Episode:
        """Store what happened in a session, behind what happened there before."""
        return await self._send(
            calls.tell_episode(
                content,
                session_id,
                agent=agent,
                namespace=namespace,
                source=source,
                outcome=outcome,
                occurred_at=occurred_at,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def list_episodes(
        self,
        session_id: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Episodes:
        """What happened in a session, in order, with what became part of a summary since."""
        return await self._send(
            calls.list_episodes(session_id, agent=agent, namespace=namespace, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_episodes(
        self,
        session_id: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.Memory]:
        """What happened in a session, in order, with what became part of a summary since: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Episodes]:
            return calls.list_episodes(session_id, agent=agent, namespace=namespace, limit=limit, cursor=cursor)

        return self._pages(page, "episodes", {"request_id": request_id, "timeout": timeout})

    async def list_entities(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        q: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Entities:
        """Names and identifiers that live rows mention, with counts and rows."""
        return await self._send(
            calls.list_entities(agent=agent, namespace=namespace, q=q, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_entities(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        q: str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.Entity]:
        """Names and identifiers that live rows mention, with counts and rows: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Entities]:
            return calls.list_entities(agent=agent, namespace=namespace, q=q, limit=limit, cursor=cursor)

        return self._pages(page, "entities", {"request_id": request_id, "timeout": timeout})

    async def open_tension(
        self,
        claim_a: str | models.HeldClaim | Mapping[str, Any],
        claim_b: str | models.HeldClaim | Mapping[str, Any],
        question: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        impact: Literal["critical", "medium", "low"] | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """Two claims that can't both be true; the same open pair comes back as it is."""
        return await self._send(
            calls.open_tension(claim_a, claim_b, question, agent=agent, namespace=namespace, impact=impact),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def list_tensions(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        status: Literal["open", "resolved", "all"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tensions:
        """Tensions, open ones unless said."""
        return await self._send(
            calls.list_tensions(agent=agent, namespace=namespace, status=status, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_tensions(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        status: Literal["open", "resolved", "all"] | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.Tension]:
        """Tensions, open ones unless said: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Tensions]:
            return calls.list_tensions(agent=agent, namespace=namespace, status=status, limit=limit, cursor=cursor)

        return self._pages(page, "tensions", {"request_id": request_id, "timeout": timeout})

    async def get_tension(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """One tension, open or resolved."""
        return await self._send(
            calls.get_tension(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    async def resolve_tension(
        self,
        id: int,
        winner: Literal["a", "b", "both", "neither"],
        resolution: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        pattern: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """Name the winner; the losing memory is retired in the same transaction."""
        return await self._send(
            calls.resolve_tension(id, winner, resolution, agent=agent, namespace=namespace, pattern=pattern),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def reopen_tension(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Tension:
        """Open it again; no row is revived."""
        return await self._send(
            calls.reopen_tension(id, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def record_outcome(
        self,
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
        idempotency_key: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.OutcomeReply:
        """How a piece of work ended, for the reliability of its domain."""
        return await self._send(
            calls.record_outcome(
                domain,
                agent=agent,
                namespace=namespace,
                success=success,
                score=score,
                failure_pattern=failure_pattern,
                strategy=strategy,
                injection_id=injection_id,
                session_id=session_id,
                note=note,
            ),
            {"request_id": request_id, "timeout": timeout, "idempotency_key": idempotency_key},
        )

    async def read_self_model(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.SelfModel:
        """Every domain with its reliability, and the weak ones."""
        return await self._send(
            calls.read_self_model(agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    async def list_outcomes(
        self,
        domain: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Outcomes:
        """The outcomes of one domain, newest first."""
        return await self._send(
            calls.list_outcomes(domain, agent=agent, namespace=namespace, limit=limit, cursor=cursor),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_outcomes(
        self,
        domain: str,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.Outcome]:
        """The outcomes of one domain, newest first: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Outcomes]:
            return calls.list_outcomes(domain, agent=agent, namespace=namespace, limit=limit, cursor=cursor)

        return self._pages(page, "outcomes", {"request_id": request_id, "timeout": timeout})

    async def list_injections(
        self,
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
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Injections:
        """What was injected, newest first."""
        return await self._send(
            calls.list_injections(
                agent=agent,
                namespace=namespace,
                session_id=session_id,
                memory_id=memory_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            ),
            {"request_id": request_id, "timeout": timeout},
        )

    def iter_injections(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        session_id: str | None = None,
        memory_id: int | None = None,
        rule: str | None = None,
        before: datetime | str | None = None,
        after: datetime | str | None = None,
        limit: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[models.InjectionSummary]:
        """What was injected, newest first: all, page by page, `limit` rows each."""

        def page(cursor: str | None) -> Call[models.Injections]:
            return calls.list_injections(
                agent=agent,
                namespace=namespace,
                session_id=session_id,
                memory_id=memory_id,
                rule=rule,
                before=before,
                after=after,
                limit=limit,
                cursor=cursor,
            )

        return self._pages(page, "injections", {"request_id": request_id, "timeout": timeout})

    async def get_injection(
        self,
        id: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Injection:
        """The exact text that was given, its lines, and what was left out."""
        return await self._send(
            calls.get_injection(id, agent=agent, namespace=namespace), {"request_id": request_id, "timeout": timeout}
        )

    async def diff_injections(
        self,
        id: int,
        other: int,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Diff:
        """What one block has that another hadn't."""
        return await self._send(
            calls.diff_injections(id, other, agent=agent, namespace=namespace),
            {"request_id": request_id, "timeout": timeout},
        )

    async def read_stats(
        self,
        *,
        agent: str | None = None,
        namespace: str | None = None,
        days: int | None = None,
        request_id: str | None = None,
        timeout: float | None = None,
    ) -> models.Stats:
        """Memories, tokens, rules, rejections, tensions and weak domains in numbers."""
        return await self._send(
            calls.read_stats(agent=agent, namespace=namespace, days=days),
            {"request_id": request_id, "timeout": timeout},
        )
