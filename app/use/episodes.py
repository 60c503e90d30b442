"""Episodes' use-cases: store what happened behind what happened before it, and list a session in its order."""

from __future__ import annotations

from datetime import UTC, timedelta
from typing import TYPE_CHECKING, Any

from app.use import memories, present
from app.use.chain import chained
from app.use.ledger import Born, Ledger, save
from app.use.refuse import no_secrets
from memory.birth import Wanted, be_born
from store import agents, episodes
from tiers.render import priced

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Call
    from app.models.episodes import EpisodeIn, SessionIn

PAGE = 50

MINUTE = timedelta(minutes=1)


async def tell(call: Call, body: EpisodeIn) -> dict[str, Any]:
    """Stores one episode at the end of its session: under the agent's lock, so that two writers make one order.

    It never folds, since the same thing may happen twice, and it contradicts nothing: it says what was.
    """
    no_secrets(body)
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.lock(tx, (await agents.ensure(tx, call.agent)).agent_id)
    born = be_born(_wanted(call, body, now), await memories.birth(call, agent, now))
    (new,) = await chained(tx, agent, [priced(born.memory, call.services.cost)])
    await save(tx, agent, Ledger(born=(Born(memory=new, rule="episode"),)), call.actor, now)
    return {"episode": present.memory(new, agent.name, now, born.advisory), "previous": new.previous_id}


def _wanted(call: Call, body: EpisodeIn, now: datetime) -> Wanted:
    """What is to be stored. The moment in UTC, and beside it the offset of the caller's clock, in minutes east."""
    at = body.occurred_at
    offset = None if at is None else at.utcoffset()
    return Wanted(
        content=body.content,
        source=body.source,
        namespace=call.namespace,
        kind="episodic",
        session_id=body.session_id,
        occurred_at=(at or now).astimezone(UTC),
        occurred_offset=None if offset is None else offset // MINUTE,
        outcome=body.outcome,
    )


async def of_session(call: Call, body: SessionIn) -> dict[str, Any]:
    """The episodes of a session from its first to its last; what became part of a summary stands there as retired."""
    tx, now = call.transaction(), call.services.clock()
    agent = await agents.by_name(tx, call.agent)
    if agent is None:
        return {"episodes": [], "nextCursor": None}
    wanted = episodes.Session(name=body.session_id, namespace=call.namespace, now=now)
    rows, cursor = await episodes.page(tx, agent.agent_id, wanted, cursor=body.cursor, limit=body.limit or PAGE)
    return {"episodes": [present.memory(row, agent.name, now) for row in rows], "nextCursor": cursor}
