"""Tensions that a write raises: with the pattern of an earlier answer, and never for a pair that is open or was left both."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.use.ledger import TensionChanged
from app.use.related import related
from learn.shelf import agreed, key_of
from store import ids
from store import tensions as rows
from tensions.detector import detect
from tensions.resolution import pair_key, suggestion
from tensions.tension import Claim, Tension

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from app.call import Call
    from learn.verdict import Contradiction
    from memory.row import Memory
    from store.agents import AgentRow
    from tensions.detector import Detected


async def raised(
    call: Call, agent: AgentRow, found: Sequence[Contradiction], born: Mapping[int, Memory], fresh: Sequence[int]
) -> tuple[TensionChanged, ...]:
    """A tension a contradiction of a learning; `born` are its rows by key, `fresh` ids for the tensions."""
    return await _opened(call, agent, [_of_turn(each, number, born) for each, number in zip(found, fresh, strict=True)])


def _of_turn(each: Contradiction, number: int, born: Mapping[int, Memory]) -> Tension:
    a, b = (born[-side].id if side < 0 else side for side in (each.a, each.b))
    new = next(born[-side] for side in (each.b, each.a) if side < 0)
    return Tension(
        id=number,
        namespace=new.namespace,
        status="open",
        impact=each.impact,
        a=Claim(text=each.a_text, memory_id=a),
        b=Claim(text=each.b_text, memory_id=b),
        question=each.question,
        origin=each.origin,
        shape=each.shape,
        created_at=new.learned_at,
    )


async def detected(
    call: Call, agent: AgentRow, new: Sequence[Memory], exclude: Collection[int] = frozenset()
) -> tuple[TensionChanged, ...]:
    """The contradictions of rows that are about to be written by another verb than learning; `exclude` are on their way out."""
    found = await related(call, agent, [row.content for row in new], {row.namespace for row in new})
    left = agreed(await rows.of_memory(call.transaction(), agent.agent_id, sorted(found.held), status="resolved"))
    clashes = [
        clash
        for row in new
        for clash in detect(row, [found.held[n] for n in found.near.get(row.content, ()) if n not in exclude])
        if key_of(clash.held.content, row.content) not in left
    ]
    fresh = await ids.reserve(call.transaction(), len(clashes)) if clashes else []
    return await _opened(call, agent, [_of_clash(clash, number) for clash, number in zip(clashes, fresh, strict=True)])


def _of_clash(found: Detected, number: int) -> Tension:
    return Tension(
        id=number,
        namespace=found.new.namespace,
        status="open",
        impact=found.impact,
        a=Claim(text=found.held.content, memory_id=found.held.id),
        b=Claim(text=found.new.content, memory_id=found.new.id),
        question=found.question,
        origin="detector",
        shape=found.clash.shape,
        created_at=found.new.learned_at,
    )


async def _opened(call: Call, agent: AgentRow, tensions: Sequence[Tension]) -> tuple[TensionChanged, ...]:
    """Those whose pair is not open already, with suggestions."""
    if not tensions:
        return ()
    tx = call.transaction()
    resolved = await rows.resolved_shapes(tx, agent.agent_id, sorted({row.shape for row in tensions}))
    keys = {row.id: pair_key(row.a, row.b) for row in tensions}
    known = await rows.pairs(tx, agent.agent_id, sorted(set(keys.values())))
    taken = {pair_key(row.a, row.b) for row in known if row.status == "open" or row.winner == "both"}
    return tuple(
        TensionChanged(
            before=None, after=replace(row, suggestion=suggestion(row.shape, resolved)), kind="opened", rule=row.origin
        )
        for row in tensions
        if keys[row.id] not in taken
    )
