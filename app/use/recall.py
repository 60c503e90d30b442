"""`POST /v1/recall`: the best of the whole store for a question, facts before hypotheses, each with what matched."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.journal import Draft
from app.use import present
from memory.durability import is_expired
from store import agents, memories
from store.past import gone
from tiers.block import Rarity
from tiers.overlap import rank
from tiers.promotion import is_warm
from words.tokens import query_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from app.call import Call
    from app.models.memories import RecallIn
    from memory.row import Memory, Status
    from store.agents import AgentRow
    from tiers.overlap import Hit
    from words.tokens import Tokens

LIMIT = 8
RULE = "overlap"
DEEP = 256
"""Rows that the store returns at most where filters will choose among them; without filters four for each one wanted."""

STANDING = {"fact": 0, "hypothesis": 1, "retired": 2}
"""Facts before hypotheses, and both before history (design §9)."""


async def recall(call: Call, body: RecallIn) -> dict[str, Any]:
    """Ranked hits, each an access; a query without tokens, and one that nothing shares a token with, is `empty`."""
    now = call.services.clock()
    return _reply(call, body, await find(call, body, now), now)


async def find(call: Call, body: RecallIn, now: datetime, status: Status | None = None) -> tuple[Hit, ...]:
    """The hits, none of another `status` if one is named, with their accesses recorded."""
    asked = query_tokens(body.query)
    async with call.services.database.tenant(call.org, reading=True) as tx:
        agent = call.known or await agents.by_name(tx, call.agent)
        if agent is None or not (asked.full or asked.parts):
            return ()
        hits = await _hits(replace(call, tx=tx), body, agent, asked, now, status)
    await _touch(call, body, agent, hits, now)
    return hits


async def _hits(  # noqa: PLR0913, PLR0917 - what is asked, of whom, when
    call: Call, body: RecallIn, agent: AgentRow, asked: Tokens, now: datetime, status: Status | None
) -> tuple[Hit, ...]:
    """The best of what may be shown, each as a whole row."""
    tx, wanted = call.transaction(), body.limit or LIMIT
    scopes = None if call.namespace is None else [call.namespace]
    filtered = body.kinds is not None or body.tiers is not None or status is not None
    words = (*asked.full, *asked.parts)
    rows, counts = await memories.found(
        tx, agent.agent_id, scopes, (), words, limit=DEEP if filtered else 4 * max(wanted, LIMIT)
    )
    if body.include_retired or body.include_expired:
        rows += await gone(
            tx, agent.agent_id, scopes, words, retired=bool(body.include_retired), expired=bool(body.include_expired)
        )
    rarity = Rarity(memories=agent.memories, counts=counts)
    seen = [row for row in shown(rows, body, now) if status in (None, row.status)]
    best = ordered(rank(asked, seen, rarity))[:wanted]
    whole = {row.id: row for row in await memories.many(tx, agent.agent_id, [hit.memory.id for hit in best])}
    return tuple(replace(hit, memory=whole[hit.memory.id]) for hit in best)


def shown(rows: Iterable[Memory], body: RecallIn, now: datetime) -> list[Memory]:
    """The rows that the caller's filters let through."""
    return [
        row
        for row in rows
        if (body.kinds is None or row.kind in body.kinds)
        and (body.tiers is None or row.tier in body.tiers)
        and (body.include_retired or row.status != "retired")
        and (body.include_expired or not is_expired(row, now))
    ]


def ordered(hits: Iterable[Hit]) -> list[Hit]:
    """Facts, hypotheses, history; within each the order that `rank` gave stays."""
    return sorted(hits, key=lambda hit: STANDING[hit.memory.status])


async def _touch(call: Call, body: RecallIn, agent: AgentRow, hits: tuple[Hit, ...], now: datetime) -> None:
    """A hit is an access: a rule matched it."""
    if not hits:
        return
    rows = [hit.memory for hit in hits]
    draft = Draft(
        org=call.org,
        agent_id=agent.agent_id,
        at=now,
        accessed=tuple(row.id for row in rows),
        warm=tuple(row.id for row in rows if is_warm(row)),
        session_id=body.session_id,
    )
    await call.services.journal.write(draft)


def _reply(call: Call, body: RecallIn, hits: tuple[Hit, ...], now: datetime) -> dict[str, Any]:
    return {
        "query": body.query,
        "empty": not hits,
        "results": [
            {
                "memory": present.memory(hit.memory, call.agent, now),
                "score": round(hit.score, 6),
                "rule": RULE,
                "matched": list(hit.shared),
                "similarity": None,
            }
            for hit in hits
        ],
        "degraded": [] if body.mode in (None, "auto", "lexical") else ["semantic: no embedder is configured"],
    }
