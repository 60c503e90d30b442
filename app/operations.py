"""The operations table: REST routes of both faces, tools and the API documents are drawn from it and from nothing else.

It is as long as the API: one row an operation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from app.examples import IN, OUT
from app.examples_provenance import IN as PROVENANCE_IN
from app.examples_provenance import OUT as PROVENANCE_OUT
from app.models import agents as ag
from app.models import consolidation as co
from app.models import context as c
from app.models import episodes as e
from app.models import injections as i
from app.models import memories as m
from app.models import provenance as p
from app.models import selfmodel as s
from app.models import stats as st
from app.models import tensions as t
from app.models import turns as u
from app.use import (
    agents,
    consolidate,
    context,
    episodes,
    injections,
    memories,
    provenance,
    recall,
    selfmodel,
    stats,
    tensions,
    turns,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.call import Call
    from app.models.fields import Model
    from app.scopes import Scope
    from app.use.judging import Judged

Method = Literal["GET", "POST", "PATCH", "DELETE"]

Face = Literal["context", "provenance"]
"""How an operation speaks. `context`: camelCase, tagged errors, unknown fields refused. `provenance`: snake_case, errors
`{"error": text}` with 422 for bad input, unknown fields ignored, opened by the key of one agent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """From a reply to the next request: `name` (a path parameter) of `operation` stands in the body at `pointer`."""

    operation: str
    name: str
    pointer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One row. `use` gets a validated `input` and gives an object as its face writes it; it may hold `orjson.Fragment`s.

    Path parameters, query and body are one `input`: path first, then the body of POST and PATCH, or the query.
    """

    name: str
    method: Method
    path: str
    scope: Scope
    input: type[Model]
    output: type[Model]
    use: Callable[[Call, Any], Awaitable[Any]]
    summary: str
    status: int = 200
    writes: bool = False
    """It runs in a writing transaction and takes an Idempotency-Key."""
    own_transaction: bool = False
    """It opens its own transactions: `call.tx` is None."""
    before: Callable[[Call, Any], Awaitable[Judged]] | None = None
    """What it asks elsewhere before its transaction is opened; it finds the answer in `call.judged`."""
    resource: str = "memory"
    """What a malformed id in its path fails to be."""
    face: Face = "context"
    free_body: bool = False
    """Its body may be any object, since nothing in it is read."""
    secret_answer: bool = False
    """Its answer is shown once and kept nowhere, so that it takes no Idempotency-Key."""
    tool: str | None = None
    """Its name among the tools of MCP."""
    links: tuple[Link, ...] = ()

    @property
    def example_in(self) -> dict[str, Any] | None:
        """The body or the query of a worked example, without the path's parameters."""
        return (PROVENANCE_IN if self.face == "provenance" else IN).get(self.name)

    @property
    def example_out(self) -> dict[str, Any]:
        """What it answers."""
        return (PROVENANCE_OUT if self.face == "provenance" else OUT)[self.name]


CONTEXT: tuple[Operation, ...] = (
    Operation(
        name="buildContext",
        method="POST",
        path="/v1/context",
        scope="memories:read",
        input=c.ContextIn,
        output=c.ContextOut,
        use=context.build,
        own_transaction=True,
        tool="context_build",
        summary="The block for the next model call, every line with its rule, reason and price",
        links=(Link(operation="getInjection", name="id", pointer="/injectionId"),),
    ),
    Operation(
        name="explainContext",
        method="POST",
        path="/v1/context/explain",
        scope="memories:read",
        input=c.ExplainIn,
        output=c.ExplainOut,
        use=context.explain,
        tool="memory_explain",
        summary="Why a memory is in the block of a message, or why not: every rule's verdict",
    ),
    Operation(
        name="recall",
        method="POST",
        path="/v1/recall",
        scope="memories:read",
        input=m.RecallIn,
        output=m.RecallOut,
        use=recall.recall,
        own_transaction=True,
        summary="The memories of the whole store that answer a question, the best first",
        links=(Link(operation="getMemory", name="id", pointer="/results/0/memory/id"),),
    ),
    Operation(
        name="learnTurn",
        method="POST",
        path="/v1/turns",
        scope="memories:write",
        input=u.LearnIn,
        output=u.LearnOut,
        use=turns.learn,
        before=turns.judged,
        writes=True,
        tool="turn_learn",
        summary="Learn from a finished turn; every candidate comes out as stored, folded or rejected",
        links=(Link(operation="getMemory", name="id", pointer="/stored/0/id"),),
    ),
    Operation(
        name="listTurns",
        method="GET",
        path="/v1/turns",
        scope="memories:read",
        input=u.TurnsIn,
        output=u.TurnsOut,
        use=turns.page,
        summary="The learning reports, newest first",
    ),
    Operation(
        name="remember",
        method="POST",
        path="/v1/memories",
        scope="memories:write",
        input=m.RememberIn,
        output=u.LearnOut,
        use=memories.remember,
        status=201,
        writes=True,
        summary="Remember statements as they are, without reading a turn",
        links=(
            Link(operation="getMemory", name="id", pointer="/stored/0/id"),
            Link(operation="patchMemory", name="id", pointer="/stored/0/id"),
            Link(operation="supersedeMemory", name="id", pointer="/stored/0/id"),
            Link(operation="forgetMemory", name="id", pointer="/stored/0/id"),
            Link(operation="observeMemory", name="id", pointer="/stored/0/id"),
            Link(operation="deleteMemory", name="id", pointer="/stored/0/id"),
        ),
    ),
    Operation(
        name="listMemories",
        method="GET",
        path="/v1/memories",
        scope="memories:read",
        input=m.PageIn,
        output=m.MemoriesOut,
        use=memories.page,
        summary="Rows by filter; a walk by cursor yields every row exactly once",
        links=(Link(operation="getMemory", name="id", pointer="/memories/0/id"),),
    ),
    Operation(
        name="getMemory",
        method="GET",
        path="/v1/memories/{id}",
        scope="memories:read",
        input=m.MemoryIn,
        output=m.MemoryOut,
        use=memories.get,
        summary="One row, live, retired or expired",
    ),
    Operation(
        name="memoryLineage",
        method="GET",
        path="/v1/memories/{id}/lineage",
        scope="memories:read",
        input=m.MemoryIn,
        output=m.LineageOut,
        use=memories.lineage,
        summary="Where a row came from and what became of it: parents, children, chain, tensions, events",
    ),
    Operation(
        name="patchMemory",
        method="PATCH",
        path="/v1/memories/{id}",
        scope="memories:write",
        input=m.PatchIn,
        output=m.MemoryOut,
        use=memories.patch,
        writes=True,
        summary="Move a row to another tier, or change its domains or its falsifying condition",
    ),
    Operation(
        name="supersedeMemory",
        method="POST",
        path="/v1/memories/{id}/supersede",
        scope="memories:write",
        input=m.SupersedeIn,
        output=m.SupersedeOut,
        use=memories.supersede,
        writes=True,
        summary="Correct a row: a new one takes its place, the old one is retired and linked",
        links=(Link(operation="getMemory", name="id", pointer="/new/id"),),
    ),
    Operation(
        name="forgetMemory",
        method="POST",
        path="/v1/memories/{id}/forget",
        scope="memories:write",
        input=m.ForgetIn,
        output=m.ForgetOut,
        use=memories.forget,
        writes=True,
        summary="Retire a row with a reason: a tombstone, not a delete",
    ),
    Operation(
        name="observeMemory",
        method="POST",
        path="/v1/memories/{id}/observe",
        scope="memories:write",
        input=m.MemoryIn,
        output=m.ObserveOut,
        use=memories.observe,
        writes=True,
        summary="You saw it hold true again: the only way from hypothesis to fact",
    ),
    Operation(
        name="deleteMemory",
        method="DELETE",
        path="/v1/memories/{id}",
        scope="memories:write",
        input=m.MemoryIn,
        output=m.ForgetOut,
        use=memories.delete,
        writes=True,
        summary="Forget with the reason “deleted by request”",
    ),
    Operation(
        name="consolidate",
        method="POST",
        path="/v1/consolidate",
        scope="memories:write",
        input=co.ConsolidateIn,
        output=co.ConsolidateOut,
        use=consolidate.on_demand,
        writes=True,
        own_transaction=True,
        summary="Make summaries of episodes: hypotheses that keep the doubt of their sources, which are superseded",
        links=(Link(operation="getMemory", name="id", pointer="/details/0/semanticId"),),
    ),
    Operation(
        name="tellEpisode",
        method="POST",
        path="/v1/episodes",
        scope="memories:write",
        input=e.EpisodeIn,
        output=e.EpisodeOut,
        use=episodes.tell,
        status=201,
        writes=True,
        summary="Store what happened in a session, behind what happened there before",
        links=(Link(operation="getMemory", name="id", pointer="/episode/id"),),
    ),
    Operation(
        name="listEpisodes",
        method="GET",
        path="/v1/sessions/{sessionId}/episodes",
        scope="memories:read",
        input=e.SessionIn,
        output=e.EpisodesOut,
        use=episodes.of_session,
        summary="What happened in a session, in order, with what became part of a summary since",
        links=(Link(operation="getMemory", name="id", pointer="/episodes/0/id"),),
    ),
    Operation(
        name="openTension",
        method="POST",
        path="/v1/tensions",
        scope="memories:write",
        input=t.OpenIn,
        output=t.TensionOut,
        use=tensions.open_tension,
        status=201,
        writes=True,
        resource="tension",
        summary="Two claims that can't both be true; the same open pair comes back as it is",
        links=(
            Link(operation="getTension", name="id", pointer="/id"),
            Link(operation="resolveTension", name="id", pointer="/id"),
            Link(operation="reopenTension", name="id", pointer="/id"),
        ),
    ),
    Operation(
        name="listTensions",
        method="GET",
        path="/v1/tensions",
        scope="memories:read",
        input=t.TensionsIn,
        output=t.TensionsOut,
        use=tensions.page,
        resource="tension",
        tool="tension_list",
        summary="Tensions, open ones unless said",
        links=(Link(operation="getTension", name="id", pointer="/tensions/0/id"),),
    ),
    Operation(
        name="getTension",
        method="GET",
        path="/v1/tensions/{id}",
        scope="memories:read",
        input=t.TensionIn,
        output=t.TensionOut,
        use=tensions.get,
        resource="tension",
        summary="One tension, open or resolved",
    ),
    Operation(
        name="resolveTension",
        method="POST",
        path="/v1/tensions/{id}/resolve",
        scope="memories:write",
        input=t.ResolveIn,
        output=t.TensionOut,
        use=tensions.resolve,
        writes=True,
        resource="tension",
        tool="tension_resolve",
        summary="Name the winner; the losing memory is retired in the same transaction",
    ),
    Operation(
        name="reopenTension",
        method="POST",
        path="/v1/tensions/{id}/reopen",
        scope="memories:write",
        input=t.TensionIn,
        output=t.TensionOut,
        use=tensions.reopen,
        writes=True,
        resource="tension",
        summary="Open it again; no row is revived",
    ),
    Operation(
        name="recordOutcome",
        method="POST",
        path="/v1/self-model/outcome",
        scope="outcomes:write",
        input=s.OutcomeIn,
        output=s.OutcomeReplyOut,
        use=selfmodel.record,
        writes=True,
        resource="domain",
        tool="outcome_record",
        summary="How a piece of work ended, for the reliability of its domain",
        links=(Link(operation="listOutcomes", name="domain", pointer="/domain"),),
    ),
    Operation(
        name="readSelfModel",
        method="GET",
        path="/v1/self-model",
        scope="memories:read",
        input=s.SelfModelIn,
        output=s.SelfModelOut,
        use=selfmodel.read,
        resource="domain",
        summary="Every domain with its reliability, and the weak ones",
        links=(Link(operation="listOutcomes", name="domain", pointer="/domains/0/name"),),
    ),
    Operation(
        name="listOutcomes",
        method="GET",
        path="/v1/self-model/{domain}/outcomes",
        scope="memories:read",
        input=s.OutcomesIn,
        output=s.OutcomesOut,
        use=selfmodel.page,
        resource="domain",
        summary="The outcomes of one domain, newest first",
    ),
    Operation(
        name="resetDomain",
        method="POST",
        path="/v1/self-model/{domain}/reset",
        scope="session",
        input=s.ResetIn,
        output=s.SelfModelOut,
        use=selfmodel.reset,
        writes=True,
        resource="domain",
        summary="Reliability back to the prior; the outcomes are kept, marked",
    ),
    Operation(
        name="listInjections",
        method="GET",
        path="/v1/injections",
        scope="memories:read",
        input=i.InjectionsIn,
        output=i.InjectionsOut,
        use=injections.page,
        resource="injection",
        summary="What was injected, newest first",
        links=(Link(operation="getInjection", name="id", pointer="/injections/0/id"),),
    ),
    Operation(
        name="getInjection",
        method="GET",
        path="/v1/injections/{id}",
        scope="memories:read",
        input=i.InjectionIn,
        output=i.InjectionOut,
        use=injections.get,
        resource="injection",
        summary="The exact text that was given, its lines, and what was left out",
    ),
    Operation(
        name="diffInjections",
        method="GET",
        path="/v1/injections/{id}/diff/{other}",
        scope="memories:read",
        input=i.DiffIn,
        output=i.DiffOut,
        use=injections.diff,
        resource="injection",
        summary="What one block has that another hadn't",
    ),
    Operation(
        name="readStats",
        method="GET",
        path="/v1/stats",
        scope="stats:read",
        input=st.StatsIn,
        output=st.StatsOut,
        use=stats.read,
        summary="Memories, tokens, rules, rejections, tensions and weak domains in numbers",
    ),
    Operation(
        name="linkAgent",
        method="POST",
        path="/v1/agents/link",
        scope="session",
        input=ag.LinkIn,
        output=ag.AgentOut,
        use=agents.link_by_key,
        writes=True,
        resource="agent",
        summary="Put the signed-in organisation behind an anonymous agent: its live memories become permanent",
    ),
)

PROVENANCE: tuple[Operation, ...] = (
    Operation(
        face="provenance",
        name="rememberMemory",
        method="POST",
        path="/api/v1/memories",
        scope="memories:write",
        input=p.MemoryInput,
        output=p.SavedMemory,
        use=provenance.remember,
        writes=True,
        tool="memory_remember",
        summary="Remember a memory: with a source it is a fact, without one a hypothesis",
    ),
    Operation(
        face="provenance",
        name="listMemories",
        method="GET",
        path="/api/v1/memories",
        scope="memories:read",
        input=p.ListInput,
        output=p.Listed,
        use=provenance.page,
        tool="memory_list",
        summary="List memories, newest first, by namespace and status; no search",
    ),
    Operation(
        face="provenance",
        name="recallMemories",
        method="POST",
        path="/api/v1/memories/recall",
        scope="memories:read",
        input=p.RecallInput,
        output=p.Recalled,
        use=provenance.recall,
        own_transaction=True,
        tool="memory_recall",
        summary="Recall what answers a question, facts before hypotheses, each with its provenance and a trust hint",
    ),
    Operation(
        face="provenance",
        name="consolidateMemories",
        method="POST",
        path="/api/v1/memories/consolidate",
        scope="memories:write",
        input=p.ConsolidateInput,
        output=p.Consolidated,
        use=provenance.consolidated,
        writes=True,
        own_transaction=True,
        tool="memory_consolidate",
        summary="Compress episodes into hypotheses that keep every doubt of their sources; these are superseded, not deleted",
    ),
    Operation(
        face="provenance",
        name="supersedeMemory",
        method="POST",
        path="/api/v1/memories/{id}/supersede",
        scope="memories:write",
        input=p.SupersedeInput,
        output=p.Superseded,
        use=provenance.supersede,
        writes=True,
        tool="memory_supersede",
        summary="Correct a memory by a new row that replaces it; the old one is retired, kept and linked",
    ),
    Operation(
        face="provenance",
        name="forgetMemory",
        method="POST",
        path="/api/v1/memories/{id}/forget",
        scope="memories:write",
        input=p.ForgetInput,
        output=p.Forgotten,
        use=provenance.forget,
        writes=True,
        tool="memory_forget",
        summary="Retire a memory with a reason: a tombstone, not a delete",
    ),
    Operation(
        face="provenance",
        name="observeMemory",
        method="POST",
        path="/api/v1/memories/{id}/observe",
        scope="memories:write",
        input=p.ObserveInput,
        output=p.Observed,
        use=provenance.observe,
        writes=True,
        free_body=True,
        tool="memory_observe",
        summary="You just saw it hold true again: the only way from hypothesis to fact",
    ),
    Operation(
        face="provenance",
        name="provisionKey",
        method="POST",
        path="/api/v1/keys",
        scope="master",
        input=p.ProvisionInput,
        output=p.Provisioned,
        use=agents.provision,
        writes=True,
        secret_answer=True,
        resource="agent",
        summary="Mint the key of one agent; minting again under the same label replaces the old key",
    ),
    Operation(
        face="provenance",
        name="revokeKey",
        method="POST",
        path="/api/v1/keys/revoke",
        scope="master",
        input=p.KeyInput,
        output=p.Revoked,
        use=agents.revoke,
        writes=True,
        resource="agent",
        summary="Revoke the key of an agent and label, at once in every process",
    ),
)

OPERATIONS: tuple[Operation, ...] = (*CONTEXT, *PROVENANCE)
