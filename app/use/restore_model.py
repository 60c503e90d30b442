"""Tensions and outcomes of an export set up again, with their answers and times; each known again by what it says and when."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from app.use.ledger import Ledger, TensionChanged, save
from app.use.restore import AHEAD, SKEW
from memory.event import Event
from selfmodel import reliability
from selfmodel.domain import Outcome
from store import agents, events, ids, importing, outcomes
from store import tensions as tension_rows
from tensions.detector import shape
from tensions.resolution import pair_key
from tensions.tension import Claim, Tension

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.transfer import ClaimLine, OutcomeLine, TensionLine
    from app.use.lines import Fate, Given
    from app.use.restore import Restored
    from store.agents import AgentRow


async def restore_tensions(
    call: Call, agent: AgentRow, lines: Sequence[Given[TensionLine]], rows: Restored
) -> list[Fate]:
    """The tensions of one agent, whose rows were restored before; in the call's transaction, under the agent's lock."""
    tx, now = call.transaction(), call.services.clock()
    here = await importing.tensions(tx, agent.agent_id, sorted({each.said.created_at for each in lines}))
    known = {(row.created_at, row.a.text, row.b.text, row.question): row.id for row in here}
    numbers = await ids.reserve(tx, len(lines)) if lines else []
    wanted = [
        (given, _tension(call, given.said, number, rows))
        for given, number in zip(sorted(lines, key=lambda each: each.said.id), numbers, strict=True)
    ]
    held = await tension_rows.pairs(tx, agent.agent_id, sorted({pair_key(row.a, row.b) for _, row in wanted}))
    taken = {pair_key(row.a, row.b): row.id for row in held if row.status == "open"}
    fates, fresh = [], []
    for given, row in wanted:
        said = given.said
        number = known.get((said.created_at, said.claim_a.text, said.claim_b.text, said.question))
        if number is not None:
            fates.append(given.fate("unchanged", id=number))
        elif said.created_at > now + SKEW:
            fates.append(given.fate("error", rule="future", reason=AHEAD))
        elif row.status == "open" and (there := taken.get(pair_key(row.a, row.b))) is not None:
            fates.append(given.fate("folded", id=there, reason="the same pair is open here already"))
        else:
            taken |= {pair_key(row.a, row.b): row.id} if row.status == "open" else {}
            fresh.append(TensionChanged(before=None, after=row, kind="opened", rule="import"))
            fates.append(given.fate("stored", id=row.id))
    await save(tx, agent, Ledger(tensions=tuple(fresh)), call.actor, now)
    return fates


def _tension(call: Call, said: TensionLine, number: int, rows: Restored) -> Tension:
    """As it was there; whoever answered it there is nobody here, so that it counts as answered by who imports."""
    a, b = (_claim(side, said, rows) for side in (said.claim_a, said.claim_b))
    row = Tension(
        id=number,
        namespace=said.namespace,
        status=said.status,
        impact=said.impact,
        a=a,
        b=b,
        question=said.question,
        origin=said.origin,
        shape=shape(a.text, b.text),
        created_at=said.created_at,
        suggestion=said.suggestion,
    )
    if said.status == "open":
        return row
    answered = min(said.resolved_at or said.created_at, call.services.clock())
    return replace(
        row,
        winner=said.winner,
        resolution=said.resolution,
        pattern=said.pattern,
        resolved_by=call.actor,
        resolved_at=answered,
    )


def _claim(side: ClaimLine, said: TensionLine, rows: Restored) -> Claim:
    """A claim on a row that isn't here, or that no open tension could be about, is its text alone."""
    number = rows.ids.get(side.memory_id or 0)
    stands = number is not None and (said.status == "resolved" or number in rows.live)
    return Claim(text=side.text, memory_id=number if stands else None)


Key = tuple[object, ...]


async def restore_outcomes(call: Call, agent: AgentRow, lines: Sequence[Given[OutcomeLine]]) -> list[Fate]:
    """The outcomes of one agent; every domain that they touch is recomputed from all that it has."""
    if not lines:
        return []
    tx, now = call.transaction(), call.services.clock()
    here = await importing.outcomes(tx, agent.agent_id, sorted({each.said.domain for each in lines}))
    known = Counter(map(_key_of, here))
    fates: list[Fate] = []
    fresh: list[Outcome] = []
    numbers = await ids.reserve(tx, len(lines))
    for given, number in zip(sorted(lines, key=lambda each: each.said.id), numbers, strict=True):
        row = _outcome(given.said, number)
        if known[_key_of(row)]:
            known[_key_of(row)] -= 1
            fates.append(given.fate("unchanged"))
        elif row.at > now + SKEW:
            fates.append(given.fate("error", rule="future", reason=AHEAD))
        else:
            fresh.append(row)
            fates.append(given.fate("stored", id=number))
    await importing.insert_outcomes(tx, agent.agent_id, fresh, now)
    for name in sorted({row.domain for row in fresh}):
        own = [row for row in (*here, *fresh) if row.domain == name]
        await outcomes.save_domain(tx, agent.agent_id, reliability.domain(name, own))
    await events.append(tx, agent.agent_id, [_told(row, call.actor, now) for row in fresh])
    if fresh:
        await agents.revise(tx, agent.agent_id, now, call.actor)
    return fates


def _told(row: Outcome, actor: str, now: datetime) -> Event:
    """Since when the outcome counts here."""
    return Event(
        subject="domain", subject_id=row.id, kind="outcome", rule="import", actor=actor, at=now,
        before=None, after={"name": row.domain, "score": row.score},
    )  # fmt: skip


def _outcome(said: OutcomeLine, number: int) -> Outcome:
    return Outcome(
        id=number,
        domain=said.domain,
        score=said.score,
        at=said.at,
        failure_pattern=said.failure_pattern,
        strategy=said.strategy,
        session_id=said.session_id,
        note=said.note,
        reset=said.reset,
    )


def _key_of(row: Outcome) -> Key:
    return row.domain, row.at, row.score, row.failure_pattern, row.strategy, row.session_id, row.note
