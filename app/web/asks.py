"""What the pages ask beside the operations of the API, in the same form: with a person's sign-in, and over no other way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.models.fields import Asked, Model, Time
from app.operation import Operation
from app.operations import CONTEXT
from app.use import present
from store import agents, events

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
)

ASKED: Mapping[str, Operation] = {operation.name: operation for operation in (*CONTEXT, *OWN)}
