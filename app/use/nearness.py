"""The semantic lane: what is near a message in meaning, asked only where an embedder is configured, and never waited for long."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.use.neighbours import Present, accompanied
from app.use.standing import namespaces
from remote.errors import RemoteError
from store import memories, vectors
from store.errors import Late, Moved
from store.vectors import Nearby
from tiers.build import look
from tiers.rules import LIMIT, identifier, overlap

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.nearness import Nearness
    from app.use.shelf import Loaded
    from remote.vectors import Vector
    from store.agents import AgentRow
    from tiers.block import Found

FOUND = 2 * LIMIT
"""Rows that the store returns at most: the lexical rules may have half of them already."""

PAST = "semantic: nearness isn't asked about the past"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Search:
    """What is looked for near a message, and when: `also` are rows whose nearness is wanted whatever it is."""

    nearness: Nearness
    vector: Vector
    also: Sequence[int]
    now: datetime


async def widened(call: Call, loaded: Loaded, now: datetime, *, past: bool = False, also: Sequence[int] = ()) -> Loaded:
    """`loaded` with what is near the message, where the lexical rules found fewer than the limit (design §5.2).

    `also` are rows whose nearness is wanted whatever it is. A miss is said in `degraded`; without an embedder nothing is done.
    """
    nearness, agent = call.services.nearness, loaded.agent
    if nearness is None or agent is None or loaded.turn.recall != "auto" or not loaded.asked.tokens.full:
        return loaded
    if past:
        return _degraded(loaded, PAST)
    if not also and _enough(loaded, now):
        return loaded
    deadline = call.services.settings.semantic_deadline
    try:
        async with asyncio.timeout(deadline):
            vector = await nearness.of(loaded.turn.message, deadline)
            search = _Search(nearness=nearness, vector=vector, also=also, now=now)
            found = await _near(call, loaded, agent, search)
    except (RemoteError, Moved, Late) as error:
        return _degraded(loaded, f"semantic: {error}")
    except TimeoutError:
        return _degraded(loaded, f"semantic: no answer within {deadline:g} s")
    return replace(loaded, found=found)


def _enough(loaded: Loaded, now: datetime) -> bool:
    """Whether the lexical rules fill the limit by themselves."""
    scene = look(loaded.turn, loaded.standing, loaded.found, now, loaded.asked)
    return len({p.subject.id for p in (*identifier(scene), *overlap(scene))}) >= LIMIT


async def _near(call: Call, loaded: Loaded, agent: AgentRow, search: _Search) -> Found:
    """What was found and what is near, with the rarity of every token that any of it holds."""
    model, vector, found = search.nearness.model, search.vector, loaded.found
    scopes = namespaces(loaded.turn)
    wish = Nearby(model=model, vector=vector, limit=FOUND, namespaces=scopes, tiers=("L2", "L3"))
    async with call.services.database.tenant(call.org, reading=True) as tx:
        await vectors.hurry(tx, call.services.settings.semantic_deadline)
        near = await vectors.nearest(tx, agent.agent_id, wish)
        known = [*search.also, *(row.id for row in found.memories)]
        cosines = await vectors.similarity(tx, agent.agent_id, known, model, vector)
        tokens = {token for one in near for token in (*one.memory.tokens, *one.memory.parts)}
        missing = tokens.difference(found.rarity.counts)
        counts = await memories.counts(tx, agent.agent_id, agent.revision, missing) if missing else {}
        rows = {row.id: row for row in (*found.memories, *(one.memory for one in near))}
        found = replace(
            found,
            memories=tuple(rows.values()),
            rarity=replace(found.rarity, counts={**found.rarity.counts, **counts}),
            similarity={**cosines, **{one.memory.id: one.similarity for one in near}},
        )
        shelf = Present(tx=tx, agent=agent, scopes=scopes, now=search.now)
        return await accompanied(shelf, replace(loaded, found=found), search.now)


def _degraded(loaded: Loaded, why: str) -> Loaded:
    return replace(loaded, found=replace(loaded.found, degraded=(*loaded.found.degraded, why)))
