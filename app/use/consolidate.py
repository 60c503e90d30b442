"""Consolidation: plan which episodes become one, have a summary worded outside of any transaction, write each in one of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from pydantic.alias_generators import to_camel

from app.call import Call
from app.use.contradictions import detected
from app.use.ledger import Born, Changed, Ledger, save
from app.use.refuse import no_secrets
from app.use.summaries import summarise
from memory import status
from memory.birth import Birth, show_tags
from memory.consolidation import QUIET, clusters, consolidated, facets, names, stands
from store import agents, episodes, ids, memories
from store.errors import Contended
from tiers.render import priced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.models.consolidation import ConsolidateIn
    from app.services import Services
    from app.use.summaries import Summary
    from memory.consolidation import Cluster
    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx

ACTOR = "service"
"""Who consolidates when no caller asked for it."""

AT_ONCE = 4
"""Summaries that are worded at once: what one call may ask of a model."""

ROUNDS = 3
"""Plans that one call makes: what changed under the first is in the second."""

TRIES = 3

SHARE = 0.6
"""Of a request's deadline that consolidation may take; what isn't done by then the next call does."""

UNASKED = 20.0
"""Seconds that the service gives a model when nobody waits: less than a transaction may stand idle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """One summary, its sources in order, and who wrote it."""

    memory: Memory
    sources: tuple[int, ...]
    summary: Summary


async def on_demand(call: Call, body: ConsolidateIn) -> dict[str, Any]:
    """The operation of `/v1`: the same, in camelCase."""
    no_secrets(body)
    told = await consolidate(call, call.namespace, bool(body.dry_run), body.max_clusters)
    return {**_camel(told), "details": [_camel(each) for each in told["details"]]}


def _camel(told: dict[str, Any]) -> dict[str, Any]:
    return {to_camel(name): value for name, value in told.items()}


async def consolidate(
    call: Call, namespace: str | None = None, dry_run: bool = False, max_clusters: int | None = None
) -> dict[str, Any]:
    """Makes summaries of every live episode of the call's agent, or says which it would make (`dry_run`).

    The answer is in snake_case: `dry_run, clusters, sources_consolidated, semantic_created, model, details`. Opens its own
    transactions. `model` is "extractive" for what was built in code, as is each detail's, with the reason in `fallback`.
    """
    services = call.services
    async with services.database.statements(call.org) as tx:
        agent = await agents.named(tx, call.agent, call.known)
    if agent is None:
        return _report((), dry_run=dry_run)
    if dry_run:
        async with services.database.tenant(call.org, reading=True) as tx:
            return _report(await _previews(tx, agent, namespace, max_clusters, services), dry_run=True)
    made = await _asked(call, agent, namespace, max_clusters)
    return _report([_detail(each) for each in made], dry_run=False)


async def _asked(call: Call, agent: AgentRow, namespace: str | None, most: int | None) -> list[Made]:
    """Plans and writes until nothing is left, the wanted number is made, or the time is over."""
    services = call.services
    ends = asyncio.get_running_loop().time() + SHARE * services.settings.request_deadline
    made: list[Made] = []
    for _ in range(ROUNDS):
        async with services.database.statements(call.org) as tx:
            found = await episodes.live(tx, agent.agent_id, services.clock(), namespace)
        plan = clusters(found)[: None if most is None else most - len(made)]
        done = await _written(call, agent, plan, ends)
        made += done
        if not plan or len(done) == len(plan) or asyncio.get_running_loop().time() >= ends:
            break
    return made


async def _written(call: Call, agent: AgentRow, plan: Sequence[Cluster], ends: float) -> list[Made]:
    """The clusters of a plan, a few at once worded and one after the other written, as long as there is time."""
    made: list[Made] = []
    left = iter(plan)
    while batch := list(islice(left, AT_ONCE)):
        now = asyncio.get_running_loop().time()
        if now >= ends:
            break
        made += await _batch(call, agent, batch, ends - now)
    return made


async def _batch(call: Call, agent: AgentRow, batch: Sequence[Cluster], seconds: float) -> list[Made]:
    rows = await _sources(call, agent, batch)
    chat, deadline = call.services.chat, min(seconds, call.services.settings.chat_deadline)
    texts = [[row.content for row in sources] for sources in rows]
    worded = await asyncio.gather(*(summarise(chat, each, deadline) for each in texts if each))
    ready = [(cluster, sources) for cluster, sources in zip(batch, rows, strict=True) if sources]
    made = [
        await _kept(call, agent, cluster, sources, summary)
        for (cluster, sources), summary in zip(ready, worded, strict=True)
    ]
    return [each for each in made if each is not None]


async def _sources(call: Call, agent: AgentRow, batch: Sequence[Cluster]) -> list[tuple[Memory, ...]]:
    """The rows of each cluster in its order; none where it is no longer what was planned."""
    async with call.services.database.statements(call.org) as tx:
        wanted = sorted(number for cluster in batch for number in cluster.ids)
        held = await memories.many(tx, agent.agent_id, wanted)
    now = call.services.clock()
    return [_in_order(cluster, held) if stands(cluster, held, now) else () for cluster in batch]


def _in_order(cluster: Cluster, rows: Sequence[Memory]) -> tuple[Memory, ...]:
    by_id = {row.id: row for row in rows}
    return tuple(by_id[number] for number in cluster.ids)


async def _kept(
    call: Call, agent: AgentRow, cluster: Cluster, shown: Sequence[Memory], summary: Summary
) -> Made | None:
    """Writes one cluster, again where another transaction was in the way, which wrote nothing."""
    for attempt in range(1, TRIES):
        try:
            return await _once(call, agent, cluster, shown, summary)
        except Contended:
            await asyncio.sleep(0.01 * attempt)
    return await _once(call, agent, cluster, shown, summary)


async def _once(
    call: Call, agent: AgentRow, cluster: Cluster, shown: Sequence[Memory], summary: Summary
) -> Made | None:
    """Summary, links, evidence, events and closed tensions in one transaction; None where the sources are not what was shown."""
    async with call.services.database.tenant(call.org) as tx:
        locked = await agents.lock(tx, agent.agent_id)
        now = call.services.clock()
        held = await memories.many(tx, agent.agent_id, sorted(cluster.ids))
        if not stands(cluster, held, now):
            return None
        sources = _in_order(cluster, held)
        if [row.content for row in sources] != [row.content for row in shown]:
            return None
        (number,) = await ids.reserve(tx, 1)
        birth = Birth(id=number, now=now, attested_by=call.actor, anonymous=not locked.user_linked)
        new = priced(consolidated(sources, summary.text, birth), call.services.cost)
        await _save(replace(call, tx=tx), locked, new, sources)
        return Made(memory=new, sources=cluster.ids, summary=summary)


async def _save(call: Call, agent: AgentRow, new: Memory, sources: Sequence[Memory]) -> None:
    tx = call.transaction()
    gone = tuple(
        Changed(before=row, after=status.supersede(row, new.id), kind="superseded", rule="consolidate")
        for row in sources
    )
    raised = await detected(call, agent, [new], exclude={row.id for row in sources})
    born = Born(memory=new, rule="consolidate", keys=names(sources))
    await save(tx, agent, Ledger(born=(born,), changed=gone, tensions=raised), call.actor, new.learned_at)
    await episodes.cite(tx, agent.agent_id, new.id, [row.id for row in sources])


async def pass_over(services: Services, tx: Tx) -> int:
    """Consolidates what is worthy: sessions that have been left alone for a week. Says how many rows it took, a batch at most.

    `tx` holds the claim of the pass and nothing else, so that no row is locked while a model is asked.
    """
    since = services.clock() - QUIET
    for agent_id in await episodes.holders(tx, since):
        plan = clusters(await episodes.quiet(tx, agent_id, services.clock(), since))[:AT_ONCE]
        agent = await agents.get(tx, agent_id) if plan else None
        if agent is None:
            continue
        made = await _batch(_unasked(services, tx.org, agent), agent, plan, UNASKED)
        if made:
            return sum(len(each.sources) for each in made)
    return 0


def _unasked(services: Services, org: int, agent: AgentRow) -> Call:
    return Call(
        services=services, org=org, actor=ACTOR, agent=agent.name, namespace=None, credential=ACTOR, request_id="pass"
    )


async def _previews(
    tx: Tx, agent: AgentRow, namespace: str | None, most: int | None, services: Services
) -> list[dict[str, Any]]:
    """The clusters and what their summaries would claim; no summary is worded."""
    plan = clusters(await episodes.live(tx, agent.agent_id, services.clock(), namespace))[:most]
    previews = []
    for cluster in plan:
        sources = _in_order(cluster, await memories.many(tx, agent.agent_id, sorted(cluster.ids)))
        previews.append(_told(cluster.namespace, sources))
    return previews


def _told(namespace: str, sources: Sequence[Memory]) -> dict[str, Any]:
    doubt = facets(sources)
    return {
        "namespace": namespace,
        "source_ids": [row.id for row in sources],
        "sources": len(sources),
        "semantic_id": None,
        "status": "hypothesis",
        "confidence": doubt.confidence,
        "invalidation_tag": show_tags(doubt.tags),
        "invalidation_condition": doubt.condition,
        "hop_count": doubt.hop_count,
        "parent_id": doubt.parent_id,
        "content": None,
        "model": None,
        "fallback": None,
    }


def _detail(made: Made) -> dict[str, Any]:
    row = made.memory
    return {
        "namespace": row.namespace,
        "source_ids": list(made.sources),
        "sources": len(made.sources),
        "semantic_id": row.id,
        "status": row.status,
        "confidence": row.confidence,
        "invalidation_tag": show_tags(row.invalidation_tags),
        "invalidation_condition": row.invalidation_condition,
        "hop_count": row.hop_count,
        "parent_id": row.parent_id,
        "content": row.content,
        "model": made.summary.model,
        "fallback": made.summary.fallback,
    }


def _report(details: Sequence[dict[str, Any]], *, dry_run: bool) -> dict[str, Any]:
    """The counts are of what was done: none in a preview."""
    done = [] if dry_run else details
    models = dict.fromkeys(each["model"] for each in done)
    return {
        "dry_run": dry_run,
        "clusters": len(details),
        "sources_consolidated": sum(each["sources"] for each in done),
        "semantic_created": len(done),
        "model": ", ".join(models) or None,
        "details": list(details),
    }
