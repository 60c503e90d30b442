"""What an agent holds and what it has cost: the numbers of `GET /v1/stats`."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from selfmodel.guardrail import needs_guardrail
from store import agents, judge_calls, outcomes, stats

if TYPE_CHECKING:
    from app.call import Call
    from app.models.stats import StatsIn

DAYS = 30


async def read(call: Call, body: StatsIn) -> dict[str, Any]:
    """Counts of one agent when it is named, else of the organisation."""
    tx, now = call.transaction(), call.services.clock()
    agent = None if body.agent is None else await agents.by_name(tx, call.agent)
    calls = await _judge_calls(call)
    if body.agent is not None and agent is None:
        return {**EMPTY, "judgeCalls": calls}
    numbers = await stats.stats(
        tx, None if agent is None else agent.agent_id, since=now - timedelta(days=body.days or DAYS)
    )
    domains = await outcomes.domains(tx, None if agent is None else agent.agent_id)
    return {
        "memories": numbers.memories,
        "days": [
            {
                "day": day.day,
                "injections": day.injections,
                "tokensInjected": day.tokens_injected,
                "tokensSaved": day.tokens_saved,
            }
            for day in numbers.days
        ],
        "rules": numbers.rules,
        "rejections": numbers.rejections,
        "refusedMerges": numbers.refused_merges,
        "openTensions": numbers.open_tensions,
        "weakDomains": sorted({row.name for row in domains if needs_guardrail(row, now)}),
        "judgeCalls": calls,
    }


async def _judge_calls(call: Call) -> dict[str, int]:
    """What the organisation has spent of today's calls (UTC), and how many a day it may make; none where there is no judge."""
    tx, services = call.transaction(), call.services
    budget = 0 if services.judge is None else await judge_calls.allowed(tx, services.settings.judge_calls)
    return {"used": await judge_calls.made(tx, services.clock().date()), "budget": budget}


EMPTY: dict[str, Any] = {
    "memories": {}, "days": [], "rules": {}, "rejections": {}, "refusedMerges": 0, "openTensions": 0, "weakDomains": [],
}  # fmt: skip
