"""An organisation's own settings: budget, rate, judge, how long the texts of injections are kept; and the embedder's state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import NotFound
from app.use.keys import ORGANISATION
from memory.event import Event
from store import events, judge_calls, organisations

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.call import Call
    from app.models.people import Nothing
    from app.models.settings import SettingsPatchIn

NAMES = ("maxTokens", "rateLimit", "judgeCalls", "keepInjectionsDays")
"""What an organisation may set, as it is kept."""
ANSWERS_WITHIN = 2.0
"""Seconds that the embedder has to say how it is."""


async def read(call: Call, body: Nothing) -> dict[str, Any]:
    """What is in force, and what of it is the organisation's own."""
    del body
    found = await organisations.get(call.transaction())
    if found is None:
        raise NotFound("organisation", call.org)
    return await _shown(call, found.name, found.settings)


async def patch(call: Call, body: SettingsPatchIn) -> dict[str, Any]:
    """What is named is the organisation's own from now on, for every process; the change is in the log."""
    tx, now = call.transaction(), call.services.clock()
    before = await organisations.get(tx, held=True)
    if before is None:
        raise NotFound("organisation", call.org)
    after = _merged(before.settings, body)
    await organisations.configure(tx, after)
    told = Event(
        subject="setting", subject_id=call.org, kind="configured", rule="api", actor=call.actor, at=now,
        before=before.settings, after=after,
    )  # fmt: skip
    await events.append(tx, ORGANISATION, [told])
    return await _shown(call, before.name, after)


def _merged(held: Mapping[str, Any], body: SettingsPatchIn) -> dict[str, Any]:
    """A judge that is off is one without calls; put on again, it has as many as it had, or the service's."""
    kept = {name: value for name, value in held.items() if name not in (body.reset or ())}
    named = {
        "maxTokens": body.max_tokens,
        "rateLimit": body.rate_limit,
        "judgeCalls": body.judge_calls,
        "keepInjectionsDays": body.keep_injections_days,
    }
    kept |= {name: value for name, value in named.items() if value is not None}
    if body.judge is False:
        return {**kept, "judgeCalls": 0}
    if body.judge is True and kept.get("judgeCalls") == 0:
        del kept["judgeCalls"]
    return kept


async def _shown(call: Call, name: str, own: Mapping[str, Any]) -> dict[str, Any]:
    services = call.services
    settings, nearness = services.settings, services.nearness
    calls = own.get("judgeCalls", settings.judge_calls)
    state = "none" if nearness is None else await nearness.health(ANSWERS_WITHIN)
    return {
        "organisation": name,
        "maxTokens": own.get("maxTokens", settings.max_tokens),
        "rateLimit": own.get("rateLimit", settings.rate_limit),
        "judge": {
            "configured": services.judge is not None,
            "on": services.judge is not None and calls > 0,
            "calls": calls,
            "made": await judge_calls.made(call.transaction(), services.clock().date()),
        },
        "embedder": {"model": "none" if nearness is None else nearness.model, "state": state},
        "keepInjectionsDays": own.get("keepInjectionsDays"),
        "own": [name for name in NAMES if name in own],
    }
