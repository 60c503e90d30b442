"""`POST /v1/recall`: the best of the whole store for a question, facts before hypotheses, each with what matched."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from app.journal import Draft
from app.use import lexical, present
from app.use.refuse import no_secret_names
from memory.durability import is_expired
from remote.errors import RemoteError
from store import agents, episodes, memories, mentions, vectors
from store.past import gone
from store.recall import Filters
from store.vectors import Nearby
from tiers.clock import Clock, aged, happened_then, read_clock, timed
from tiers.episodes import first_three, joined
from tiers.fuse import Fused, by_nearness, fuse, kept, worded
from tiers.named import named
from tiers.promotion import is_warm
from tiers.rank import Hit, rank
from tiers.reason import reason
from words.tokens import query_tokens
from words.when import times_alone

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.memories import RecallIn
    from app.use.lexical import Pool
    from memory.row import Memory, Status
    from remote.vectors import Vector
    from store.agents import AgentRow
    from tiers.episodes import Beside
    from words.tokens import Tokens

LIMIT = 8
NONE = "semantic: no embedder is configured"

DEPTH = 40
"""Rows at least that are ranked together with the turns beside them; four for each one wanted where that is more."""

NAMING = 0.5
"""Score from which a find stands before what happened at the time that alone is asked for: it names most of the time itself."""

STANDING = {"fact": 0, "hypothesis": 1, "retired": 2}
"""Facts before hypotheses, and both before history (design §9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recalled:
    """What was found, and what couldn't be asked."""

    finds: tuple[Fused, ...] = ()
    degraded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is looked for: words, the meaning if there is an embedder and it answered, and the rows that may be shown."""

    body: RecallIn
    words: Tokens
    vector: Vector | None
    namespaces: list[str] | None
    status: Status | None
    now: datetime

    @property
    def at(self) -> datetime:
        """The caller's clock, with its offset."""
        return self.body.at or self.now

    @property
    def wanted(self) -> int:
        """How many finds the caller wants."""
        return self.body.limit or LIMIT

    @property
    def depth(self) -> int:
        """How many rows each lane is asked for."""
        return max(4 * self.wanted, DEPTH)

    @property
    def filters(self) -> Filters:
        """The rows that may be shown, as the store is told."""
        body = self.body
        return Filters(namespaces=self.namespaces, kinds=body.kinds, tiers=body.tiers, status=self.status)


async def recall(call: Call, body: RecallIn) -> dict[str, Any]:
    """Ranked hits, each an access; a query without tokens, and one that nothing shares a token with, is `empty`."""
    no_secret_names({"agent": body.agent, "namespace": body.namespace, "sessionId": body.session_id})
    now = call.services.clock()
    return _reply(call, body, await recalled(call, body, now), now)


async def recalled(call: Call, body: RecallIn, now: datetime, status: Status | None = None) -> Recalled:
    """The hits, none of another `status` if one is named, with their accesses recorded, and what couldn't be asked.

    Words go on where meaning can't (design §9).
    """
    words = query_tokens(body.query)
    if not (words.full or words.parts):
        return Recalled(degraded=() if body.mode != "semantic" or call.services.nearness is not None else (NONE,))
    vector, degraded = await _meaning(call, body)
    async with call.services.database.tenant(call.org, reading=True) as tx:
        agent = await (agents.by_name(tx, call.agent) if call.known is None else agents.still(tx, call.known))
        if agent is None:
            return Recalled(degraded=degraded)
        scopes = None if call.namespace is None else [call.namespace]
        wish = Wish(body=body, words=words, vector=vector, namespaces=scopes, status=status, now=now)
        finds = await _finds(replace(call, tx=tx), agent, wish)
    await _touch(call, body, agent, finds, now)
    return Recalled(finds=finds, degraded=degraded)


async def _meaning(call: Call, body: RecallIn) -> tuple[Vector | None, tuple[str, ...]]:
    """The query's vector where it is wanted, or why there is none; no connection is held meanwhile."""
    nearness = call.services.nearness
    if body.mode == "lexical" or (nearness is None and body.mode != "semantic"):
        return None, ()
    if nearness is None:
        return None, (NONE,)
    try:
        return await nearness.of(body.query, call.services.settings.recall_deadline), ()
    except RemoteError as error:
        return None, (f"semantic: {error}",)


async def _finds(call: Call, agent: AgentRow, wish: Wish) -> tuple[Fused, ...]:
    """The best of both lanes, each as a whole row; where a time alone is asked for, what happened then behind what names it."""
    then, ranked = await _at_that_time(call, agent, wish), await _ranked(call, agent, wish)
    if not then:
        return ranked
    known = {find.memory.id for find in then}
    naming = (find for find in ranked if find.score >= NAMING and find.memory.id not in known)
    return tuple(ordered((*naming, *then)))[: wish.wanted]


async def _ranked(call: Call, agent: AgentRow, wish: Wish) -> tuple[Fused, ...]:
    lexical, pool = await _by_words(call, agent, wish)
    fused = await _fused(call, agent, wish, lexical, pool)
    if not fused:
        return ()
    first = [find.memory.id for find in fused[: wish.depth]]
    fused = named(fused, wish.body.query, await mentions.of(call.transaction(), agent.agent_id, first))
    told = await _whole(call, agent, [find for find in fused[: wish.depth] if find.memory.kind == "episodic"])
    clock = read_clock(wish.body.query, wish.at, [find.memory for find in told])
    known = {find.memory.id: find for find in told}
    fused = [known.get(find.memory.id, find) for find in fused]
    placed = ordered(aged(fused, clock) if wish.body.neighbours else timed(fused, clock))
    best = kept(placed, lexical if wish.body.mode != "semantic" else (), wish.wanted)
    if wish.body.neighbours:
        best = ordered(joined(best, await _beside(call, agent, wish, best)))[: wish.wanted]
    return tuple(await _whole(call, agent, best))


async def _at_that_time(call: Call, agent: AgentRow, wish: Wish) -> tuple[Fused, ...]:
    """What happened when the query says, the latest first, where it clearly says when and asks for nothing else."""
    times = times_alone(wish.body.query, wish.at, wish.words)
    if not times or wish.body.mode == "semantic":
        return ()
    rows = await episodes.happened(call.transaction(), agent.agent_id, wish.namespaces, times, wish.now, wish.depth)
    seen = [row for row in shown(rows, wish.body, wish.now) if wish.status in (None, row.status)]
    return tuple(ordered(happened_then(seen, Clock(now=wish.at, windows=times))))[: wish.wanted]


async def _whole(call: Call, agent: AgentRow, finds: Sequence[Fused]) -> list[Fused]:
    """The finds, each with its whole row."""
    if not finds:
        return []
    rows = await memories.many(call.transaction(), agent.agent_id, [find.memory.id for find in finds])
    by_id = {row.id: row for row in rows}
    return [replace(find, memory=by_id[find.memory.id]) for find in finds]


async def _beside(call: Call, agent: AgentRow, wish: Wish, finds: Sequence[Fused]) -> list[Beside]:
    """Who stands beside the first three episodes, as far as the caller's filters let them through."""
    of = [find.memory.id for find in first_three(finds)]
    if not of:
        return []
    beside = await episodes.beside(call.transaction(), agent.agent_id, of, wish.namespaces)
    through = {row.id for row in shown((each.memory for each in beside), wish.body, wish.now)}
    return [each for each in beside if each.memory.id in through and wish.status in (None, each.memory.status)]


async def _by_words(call: Call, agent: AgentRow, wish: Wish) -> tuple[list[Hit], Pool]:
    """What holds a word of the query, best first, and the rows among which it was ranked."""
    tx, body = call.transaction(), wish.body
    found = await lexical.asked(tx, agent, wish.words)
    pool = await lexical.pool(tx, agent, found, wish.filters, wish.depth)
    rows = pool.rows
    if body.include_retired or body.include_expired:
        tokens = (*wish.words.full, *wish.words.parts)
        retired, expired = bool(body.include_retired), bool(body.include_expired)
        rows = [*rows, *await gone(tx, agent.agent_id, wish.namespaces, tokens, retired=retired, expired=expired)]
    seen = {row.id for row in shown(rows, body, wish.now) if wish.status in (None, row.status)}
    return ordered(hit for hit in rank(found.words, rows, pool.before) if hit.memory.id in seen), pool


async def _fused(call: Call, agent: AgentRow, wish: Wish, lexical: list[Hit], pool: Pool) -> list[Fused]:
    """Words alone where there is no vector; in the mode `semantic` only what is near counts."""
    nearness, vector, tx = call.services.nearness, wish.vector, call.transaction()
    if nearness is None or vector is None:
        return worded(lexical)
    asked = Nearby(
        model=nearness.model,
        vector=vector,
        limit=wish.depth,
        namespaces=wish.namespaces,
        tiers=wish.body.tiers,
        kinds=wish.body.kinds,
    )
    near = await vectors.nearest(tx, agent.agent_id, asked)
    ids = list({row.id for row in pool.rows} | {hit.memory.id for hit in lexical})
    cosines = await vectors.similarity(tx, agent.agent_id, ids, nearness.model, vector)
    cosines |= {one.memory.id: one.similarity for one in near}
    rows = [one.memory for one in near if wish.status in (None, one.memory.status)]
    if wish.body.mode == "semantic":
        return by_nearness(lexical, rows, cosines)
    before = {row.id: row.previous_id for row in rows if row.previous_id is not None} | dict(pool.before)
    return fuse(lexical, rows, cosines, before)


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


Find = TypeVar("Find", Hit, Fused)


def ordered(hits: Iterable[Find]) -> list[Find]:
    """Facts, hypotheses, history; within each the order that `rank` gave stays."""
    return sorted(hits, key=lambda hit: STANDING[hit.memory.status])


async def _touch(call: Call, body: RecallIn, agent: AgentRow, hits: tuple[Fused, ...], now: datetime) -> None:
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


def _reply(call: Call, body: RecallIn, found: Recalled, now: datetime) -> dict[str, Any]:
    return {
        "query": body.query,
        "empty": not found.finds,
        "results": [
            {
                "memory": present.memory(hit.memory, call.agent, now),
                "score": round(hit.score, 6),
                "rule": hit.rule,
                "matched": list(hit.shared),
                "similarity": None if hit.similarity is None else round(hit.similarity, 6),
                "reason": reason(hit),
            }
            for hit in found.finds
        ],
        "degraded": list(found.degraded),
    }
