"""Entities' use-cases: what is spoken of by name and how often, and the rows that nobody has read for it yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from store import agents, mentions
from store.mentions import Mention
from words.entities import entities, key

if TYPE_CHECKING:
    from app.call import Call
    from app.models.entities import EntitiesIn
    from store.database import Tx

PAGE = 50

BATCH = 200
"""Rows that one transaction of the pass reads at most."""


async def page(call: Call, body: EntitiesIn) -> dict[str, Any]:
    """What the live rows of an agent mention, in the order of the names; a walk by cursor meets each once."""
    tx = call.transaction()
    agent = await agents.by_name(tx, call.agent)
    if agent is None:
        return {"entities": [], "nextCursor": None}
    wanted = mentions.EntityFilter(prefix=key(body.q or ""), namespace=call.namespace, now=call.services.clock())
    rows, cursor = await mentions.page(tx, agent.agent_id, wanted, cursor=body.cursor, limit=body.limit or PAGE)
    return {
        "entities": [
            {"name": row.name, "kind": row.kind, "count": row.count, "memories": list(row.memory_ids)} for row in rows
        ],
        "nextCursor": cursor,
    }


async def read_unread(tx: Tx) -> int:
    """Notes what rows of one agent mention that were written before there were mentions; says how many rows."""
    seen = await mentions.unread(tx, BATCH)
    if not seen:
        return 0
    agent_id = seen[0].agent_id
    await agents.lock(tx, agent_id)
    rows = [row for row in await mentions.unread(tx, BATCH) if row.agent_id == agent_id]  # as other writers left them
    told = (
        Mention(memory_id=row.memory_id, namespace=row.namespace, entity=entity)
        for row in rows
        for entity in entities(row.content)
    )
    await mentions.note(tx, agent_id, told)
    await mentions.read(tx, agent_id, [row.memory_id for row in rows])
    return len(rows)
