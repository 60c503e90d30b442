"""What the pages ask beside the operations of the API, in the same form: with a person's sign-in, and over no other way."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from app.models.fields import Asked, Id, Model, Name, Rule, Time
from app.models.memories import MemoryIn
from app.operation import Operation
from app.operations import CONTEXT
from app.use import course, erase, present
from app.use.pinning import all_pinned
from app.use.stats import DAYS
from store import agents, events, stats
from store.injections import InjectionFilter
from tiers.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.call import Call

MOMENTS = 200
"""Positions of the slider of “Next turn”: more are none that a hand can find."""


class MomentsIn(Asked):
    """The agent whose history it is."""


class MomentsOut(Model):
    """Times at which something changed, the oldest first."""

    moments: list[Time]


async def moments(call: Call, body: MomentsIn) -> dict[str, Any]:
    """When the agent's rows, tensions and domains changed: from the first time on, each or as many as the slider has places."""
    del body
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"moments": []}
    return {"moments": [present.time(at) for at in await events.moments(call.transaction(), agent.agent_id, MOMENTS)]}


class StepIn(Asked):
    """From a moment (absent: now) to the change before or after it."""

    at: Time | None = None
    to: Literal["earlier", "later"]


class StepOut(Model):
    """None: there is no change that way, and after the last one it is now."""

    at: Time | None


async def step(call: Call, body: StepIn) -> dict[str, Any]:
    """The change before or after a moment, however many there are between two places of the slider."""
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.by_name(tx, call.agent)
    if agent is None:
        return {"at": None}
    if body.to == "later":
        found = None if body.at is None else await events.later(tx, agent.agent_id, body.at)
    elif body.at is None:  # from now to the state before the last change
        last = await events.earlier(tx, agent.agent_id, now + timedelta(days=1))
        found = None if last is None else await events.earlier(tx, agent.agent_id, last)
    else:
        found = await events.earlier(tx, agent.agent_id, body.at)
    return {"at": None if found is None else present.time(found)}


class FrameIn(Asked):
    """The agent that is looked at."""


class FrameOut(Model):
    """Agents by name, the first made first; how many tensions of the one that is looked at wait for an answer."""

    names: list[str]
    open_tensions: int


async def frame(call: Call, body: FrameIn) -> dict[str, Any]:
    """What stands around every page: the agents to choose from, as many as a list is good for, and what is to be decided."""
    del body
    tx = call.transaction()
    agent = await agents.by_name(tx, call.agent)
    waiting = 0 if agent is None else await stats.open_tensions(tx, agent.agent_id)
    return {"names": [each.name for each in await agents.page(tx)], "openTensions": waiting}


class CourseIn(Asked):
    """Which injections, as the list of them takes it."""

    session_id: Name | None = None
    memory_id: Id | None = None
    rule: Rule | None = None
    before: Time | None = None
    after: Time | None = None


class CourseOut(Model):
    """`times`: the beginnings of spans of `seconds`, in seconds since 1970; `tokens` by rule, one number a span."""

    seconds: int
    times: list[int]
    tokens: dict[str, list[int]]


async def tokens_by_rule(call: Call, body: CourseIn) -> dict[str, Any]:
    """What the lines of each rule cost over time, in all blocks that the filters leave; with a rule, of that rule alone."""
    tx = call.transaction()
    agent = await agents.by_name(tx, call.agent)
    wanted = InjectionFilter(
        session_id=body.session_id, memory_id=body.memory_id, rule=body.rule, before=body.before, after=body.after
    )
    seconds, sums = (0, []) if agent is None else await course.read(tx, agent.agent_id, wanted, call.services.clock())
    times, tokens = course.lines(sums, seconds, (rule.name for rule in RULES))
    return {"seconds": seconds, "times": times, "tokens": tokens}


class BegunIn(Model):
    """Nothing but whose organisation it is."""


class BegunOut(Model):
    """What has happened at least once, whatever became of it."""

    remembered: bool
    injected: bool


async def begun(call: Call, body: BegunIn) -> dict[str, Any]:
    """Whether a first memory and a first context have arrived, of whichever agent."""
    del body
    remembered, injected = await stats.begun(call.transaction())
    return {"remembered": remembered, "injected": injected}


class RefusedIn(Asked):
    """The last `days` days (30 unless said) of one agent."""

    days: Annotated[int, Field(ge=1, le=366)] | None = None


class RefusedOut(Model):
    """As `GET /v1/stats` counts them."""

    rejections: dict[str, int]
    refused_merges: int


async def refused(call: Call, body: RefusedIn) -> dict[str, Any]:
    """Rejections by rule, and merges that would have lost a token."""
    tx = call.transaction()
    agent = await agents.by_name(tx, call.agent)
    if agent is None:
        return {"rejections": {}, "refusedMerges": 0}
    since = call.services.clock() - timedelta(days=body.days or DAYS)
    rejections, merges = await stats.refused(tx, agent.agent_id, since=since)
    return {"rejections": rejections, "refusedMerges": merges}


class PinnedIn(Asked):
    """The agent whose pinned rows they are."""


class PinnedOut(Model):
    """Tokens that the live pinned rows take of the cap."""

    tokens: int


async def pinned(call: Call, body: PinnedIn) -> dict[str, Any]:
    """What stands in full in every block already: a pin more has to find room beside it."""
    del body
    agent = await agents.by_name(call.transaction(), call.agent)
    rows = [] if agent is None else await all_pinned(call, agent)
    return {"tokens": sum(row.body_cost for row in rows)}


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
    since = call.services.clock() - timedelta(days=body.days or DAYS)
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


class MadeOut(Model):
    """A summary that was made of the row, in short."""

    id: int
    gist: str


class DisputedOut(Model):
    """A tension that speaks of the row."""

    id: int
    question: str


class ForecastOut(Model):
    """What an erase would take."""

    id: int
    content: str
    summaries: list[MadeOut]
    tensions: list[DisputedOut]
    injections: int
    turns: int


OWN: tuple[Operation, ...] = (
    Operation(
        name="forecastErase",
        method="GET",
        path="/memories/{id}/erase",
        scope="session",
        power="erase",
        input=MemoryIn,
        output=ForecastOut,
        use=erase.forecast,
        summary="What an erase of a memory would take",
    ),
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
        name="stepMoment",
        method="GET",
        path="/next-turn/block",
        scope="memories:read",
        input=StepIn,
        output=StepOut,
        use=step,
        summary="The change before or after a moment",
    ),
    Operation(
        name="readFrame",
        method="GET",
        path="/look",
        scope="memories:read",
        input=FrameIn,
        output=FrameOut,
        use=frame,
        summary="The agents to choose from, and how many tensions are open",
    ),
    Operation(
        name="readCourse",
        method="GET",
        path="/injections",
        scope="memories:read",
        input=CourseIn,
        output=CourseOut,
        use=tokens_by_rule,
        summary="Tokens by rule over time",
    ),
    Operation(
        name="readBegun",
        method="GET",
        path="/first-steps",
        scope="stats:read",
        input=BegunIn,
        output=BegunOut,
        use=begun,
        summary="Whether a first memory and a first context have arrived",
    ),
    Operation(
        name="readRefused",
        method="GET",
        path="/learning",
        scope="stats:read",
        input=RefusedIn,
        output=RefusedOut,
        use=refused,
        summary="Rejections by rule",
    ),
    Operation(
        name="readPinned",
        method="GET",
        path="/memories/many",
        scope="memories:read",
        input=PinnedIn,
        output=PinnedOut,
        use=pinned,
        summary="Tokens that are pinned",
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
