"""What the pages ask beside the operations of the API, in the same form: with a person's sign-in, and over no other way."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field

from app.models.fields import Asked, Model, Time
from app.operation import Operation
from app.operations import CONTEXT
from app.use import present
from store import agents, events, stats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.call import Call

MOMENTS = 200
"""Changes that the slider of “Next turn” walks, the newest."""


class MomentsIn(Asked):
    """The agent whose history it is."""


class MomentsOut(Model):
    """Times at which something changed, the oldest first."""

    moments: list[Time]


async def moments(call: Call, body: MomentsIn) -> dict[str, Any]:
    """When the agent's rows, tensions and domains last changed."""
    del body
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"moments": []}
    latest = await events.moments(call.transaction(), agent.agent_id, MOMENTS)
    return {"moments": [present.time(at) for at in reversed(latest)]}


class NamesIn(Model):
    """Nothing but whose organisation it is."""


class NamesOut(Model):
    """Agents by name, the first made first."""

    names: list[str]


async def names(call: Call, body: NamesIn) -> dict[str, Any]:
    """The agents that a person may look at: as many as a list to choose from is good for."""
    del body
    return {"names": [agent.name for agent in await agents.page(call.transaction())]}


class UsageIn(Asked):
    """The last `days` days (30 unless said) of one agent, or of all when none is named."""

    days: Annotated[int, Field(ge=1, le=366)] | None = None


class UsedOut(Model):
    """What one day, one agent or one credential took; the one that it is of is set."""

    day: str | None
    agent: str | None
    actor: str | None
    injections: int
    tokens: int
    stable_tokens: int
    saved_tokens: int
    median_ms: float | None
    slow_ms: float | None


class UsageOut(Model):
    used: list[UsedOut]
    rules: list[tuple[str, str, int]]


async def usage(call: Call, body: UsageIn) -> dict[str, Any]:
    """Tokens and times by day, by agent, by credential; and in how many blocks of a day each rule had a line."""
    tx = call.transaction()
    agent = None if body.agent is None else await agents.by_name(tx, call.agent)
    if body.agent is not None and agent is None:
        return {"used": [], "rules": []}
    since = call.services.clock() - timedelta(days=body.days or 30)
    number = None if agent is None else agent.agent_id
    return {
        "used": [_used(row) for row in await stats.usage(tx, number, since=since)],
        "rules": await stats.daily_rules(tx, number, since=since),
    }


def _used(row: stats.Used) -> dict[str, Any]:
    return {
        "day": row.day,
        "agent": row.agent,
        "actor": row.actor,
        "injections": row.injections,
        "tokens": row.tokens,
        "stableTokens": row.stable_tokens,
        "savedTokens": row.saved_tokens,
        "medianMs": row.median_ms,
        "slowMs": row.slow_ms,
    }


OWN: tuple[Operation, ...] = (
    Operation(
        name="listMoments",
        method="GET",
        path="/next-turn",
        scope="memories:read",
        input=MomentsIn,
        output=MomentsOut,
        use=moments,
        summary="When something changed: where the slider stops",
    ),
    Operation(
        name="listNames",
        method="GET",
        path="/look",
        scope="memories:read",
        input=NamesIn,
        output=NamesOut,
        use=names,
        summary="The agents of the organisation, to choose from",
    ),
    Operation(
        name="readUsage",
        method="GET",
        path="/usage",
        scope="stats:read",
        input=UsageIn,
        output=UsageOut,
        use=usage,
        summary="Tokens and times by day, agent and credential",
    ),
)

ASKED: Mapping[str, Operation] = {operation.name: operation for operation in (*CONTEXT, *OWN)}
