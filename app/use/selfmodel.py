"""The self-model's use-cases: record an outcome, read the model, list a domain's outcomes, reset it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import NotFound
from app.use import present
from app.use.refuse import no_secrets
from memory.event import Event
from selfmodel.domain import Domain, Outcome
from selfmodel.guardrail import is_active, needs_guardrail
from selfmodel.reliability import record as recorded
from selfmodel.reliability import unknown
from store import agents, events, ids, injections, outcomes

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.selfmodel import OutcomeIn, OutcomesIn, ResetIn, SelfModelIn
    from store.agents import AgentRow

PAGE = 50


async def record(call: Call, body: OutcomeIn) -> dict[str, Any]:
    """One outcome more: the domain's number moves with it, under the domain's lock, so that none is lost."""
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.ensure(tx, call.agent)
    await agents.lock(tx, agent.agent_id)
    if body.injection_id is not None and await injections.get(tx, agent.agent_id, body.injection_id) is None:
        raise NotFound("injection", body.injection_id)
    before = await outcomes.lock_domain(tx, agent.agent_id, body.domain) or unknown(body.domain)
    (number,) = await ids.reserve(tx, 1)
    outcome = _outcome(body, number, now)
    after = recorded(before, outcome)
    await outcomes.insert(tx, agent.agent_id, outcome)
    await outcomes.save_domain(tx, agent.agent_id, after)
    told = Event(
        subject="domain", subject_id=outcome.id, kind="outcome", rule="outcome", actor=call.actor, at=now,
        before=_state(before), after=_state(after),
    )  # fmt: skip
    await _tell(call, agent, told)
    model = await _model(call, agent, now)
    return {
        "domain": after.name,
        "reliability": round(after.reliability, 6),
        "samples": after.samples,
        "guardrail": needs_guardrail(after, now),
        "model": model,
    }


async def read(call: Call, body: SelfModelIn) -> dict[str, Any]:
    """Every domain with an outcome."""
    del body
    agent = await agents.by_name(call.transaction(), call.agent)
    return {"domains": [], "weakDomains": []} if agent is None else await _model(call, agent, call.services.clock())


async def page(call: Call, body: OutcomesIn) -> dict[str, Any]:
    """A domain's outcomes, newest first; those from before a reset are marked."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"outcomes": [], "nextCursor": None}
    rows, cursor = await outcomes.of_domain(
        call.transaction(), agent.agent_id, body.domain, cursor=body.cursor, limit=body.limit or PAGE
    )
    return {"outcomes": [present.outcome(row) for row in rows], "nextCursor": cursor}


async def reset(call: Call, body: ResetIn) -> dict[str, Any]:
    """Reliability back to the prior; the outcomes are kept, marked, and no longer counted."""
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.named(tx, call.agent, call.known)
    if agent is None:
        raise NotFound("domain", body.domain)
    await agents.lock(tx, agent.agent_id)
    before = await outcomes.lock_domain(tx, agent.agent_id, body.domain)
    if before is None:
        raise NotFound("domain", body.domain)
    await outcomes.mark_reset(tx, agent.agent_id, body.domain, now)
    after = unknown(body.domain)
    await outcomes.save_domain(tx, agent.agent_id, after)
    told = Event(
        subject="domain", subject_id=agent.agent_id, kind="reset", rule="reset", actor=call.actor, at=now,
        before=_state(before), after=_state(after),
    )  # fmt: skip
    await _tell(call, agent, told)
    return await _model(call, agent, now)


def _outcome(body: OutcomeIn, number: int, now: datetime) -> Outcome:
    return Outcome(
        id=number,
        domain=body.domain,
        score=body.measure(),
        at=now,
        failure_pattern=body.failure_pattern,
        strategy=body.strategy,
        injection_id=body.injection_id,
        session_id=body.session_id,
        note=body.note,
    )


async def _tell(call: Call, agent: AgentRow, told: Event) -> None:
    """The event, and the agent's new revision: the guardrail line may have changed."""
    await events.append(call.transaction(), agent.agent_id, [told])
    await agents.revise(call.transaction(), agent.agent_id, told.at, told.actor)


def _state(row: Domain) -> dict[str, Any]:
    return {"name": row.name, "reliability": row.reliability, "samples": row.samples}


async def _model(call: Call, agent: AgentRow, now: datetime) -> dict[str, Any]:
    return model(await outcomes.domains(call.transaction(), agent.agent_id), now)


def model(rows: Sequence[Domain], now: datetime) -> dict[str, Any]:
    """The whole self-model as the wire shows it, by name; weak are the active domains below the line."""
    known = sorted((row for row in rows if row.samples), key=lambda row: row.name)
    shown = [present.domain(row, active=is_active(row, now), guardrail=needs_guardrail(row, now)) for row in known]
    return {"domains": shown, "weakDomains": [row["name"] for row in shown if row["guardrail"]]}
