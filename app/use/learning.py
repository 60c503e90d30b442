"""What turns and named statements share: load what may be related, let `learn.decide` decide, save, and report."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from app.use.chain import chained
from app.use.contradictions import raised
from app.use.ledger import Born, Changed, Ledger, save
from app.use.pinning import room_for, settled
from app.use.related import related
from app.use.reports import Written, keep, reported
from learn.decide import decide
from learn.newness import is_news
from learn.retold import also_searched
from learn.shelf import Shelf, agreed
from learn.verdict import Folded, Learning, Stored
from memory.birth import Birth, Wanted, be_born, succeed
from memory.status import supersede
from store import ids, injections, memories, turns
from store import tensions as tension_rows
from tiers.gate import gate
from tiers.promotion import kin, promote
from tiers.render import priced

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from app.call import Call
    from app.use.reports import Heard, Lesson
    from learn.read import Reading
    from learn.verdict import Candidate
    from memory.birth import Newborn
    from memory.row import Memory
    from store.agents import AgentRow

RECENT = 5
"""Reports of a session in which the last one that taught something is looked for: questions stand between."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taught:
    """What one learning decided, what it wrote, and what it reports of both."""

    learning: Learning
    written: Written
    report: dict[str, Any]


async def learn(lesson: Lesson, reading: Reading) -> dict[str, Any]:
    """The report of what was taught."""
    return (await taught(lesson, reading)).report


async def taught(lesson: Lesson, reading: Reading) -> Taught:
    """Loads, decides, saves and reports, in the call's transaction and under the agent's lock."""
    call, agent, heard, now = lesson.call, lesson.agent, lesson.heard, lesson.now
    advice = lesson.judged.advice
    shelf = await _shelf(call, agent, reading, heard, () if advice is None else advice.texts())
    learning = decide(reading, shelf, now, advice)
    written = await _written(lesson, learning, shelf)
    ledger = Ledger(
        born=tuple(Born(memory=row, rule=heard.kind) for row in written.born.values()),
        changed=(*written.folded, *written.superseded, *written.promoted),
        tensions=written.tensions,
    )
    restated = [change.after.id for change in written.folded]
    await memories.touched(call.transaction(), agent.agent_id, restated, heard.session_id, now)
    await save(call.transaction(), agent, ledger, call.actor, now)
    report = reported(lesson, learning, written)
    await keep(lesson, learning, report)
    return Taught(learning=learning, written=written, report=report)


async def _shelf(call: Call, agent: AgentRow, reading: Reading, heard: Heard, advised: Sequence[str]) -> Shelf:
    """Held rows that any of the statements may fold into, correct or contradict, and what the session saw last.

    `advised`: the texts that a judge was shown and that it gave.
    """
    texts = [*(candidate.content for candidate in reading.candidates), *advised]
    corrects = heard.kind == "turn" and bool(texts)
    fired = gate(reading.message) if corrects else None
    corrects = corrects and (fired is not None or any(is_news(candidate.content) for candidate in reading.candidates))
    asked = (
        list(dict.fromkeys((*texts, reading.message, *(found for text in texts for found in also_searched(text)))))
        if corrects
        else texts
    )
    namespaces = {candidate.namespace for candidate in reading.candidates} or {
        call.namespace or agent.namespace_default
    }
    found = await related(call, agent, asked, namespaces)
    last = await _last(call, agent, heard.session_id) if fired is not None and heard.session_id is not None else ()
    disputed = await tension_rows.of_memory(call.transaction(), agent.agent_id, sorted(found.held), status="resolved")
    return Shelf(
        held=tuple(found.held.values()),
        near=found.near,
        alike=found.alike,
        gate=fired,
        corrects=corrects,
        last=last,
        agreed=agreed(disputed),
        anonymous=not agent.user_linked,
    )


async def _last(call: Call, agent: AgentRow, session_id: str) -> tuple[Memory, ...]:
    """What the session saw last: the rows of its last block and of its last turn, newest first."""
    tx = call.transaction()
    reports = await turns.last_reports(tx, agent.agent_id, session_id, RECENT)
    learned = next((told for report in reports if (told := _told(report))), [])
    injected = await injections.last_ids_of_session(tx, agent.agent_id, session_id)
    rows = await memories.many(tx, agent.agent_id, sorted({*learned, *injected}))
    return tuple(sorted(rows, key=lambda row: (row.learned_at, row.id), reverse=True))


def _told(report: Mapping[str, Any]) -> list[int]:
    """The rows that a turn taught or said again."""
    return [*(row["id"] for row in report.get("stored", ())), *(row["into"] for row in report.get("folded", ()))]


async def _written(lesson: Lesson, learning: Learning, shelf: Shelf) -> Written:
    """The rows, links, tensions and promotions that the verdicts come to, with their ids."""
    call, agent = lesson.call, lesson.agent
    stored = [verdict for verdict in learning.verdicts if isinstance(verdict, Stored)]
    fresh = await ids.reserve(call.transaction(), len(stored) + len(learning.contradictions))
    restated = {into for verdict in learning.verdicts if isinstance(verdict, Folded) and (into := verdict.into) > 0}
    folds = [verdict for verdict in learning.verdicts if isinstance(verdict, Folded)]
    replaced = {number for rows in (*(v.replaced for v in stored), *(v.replaced for v in folds)) for number in rows}
    held = await _whole(call, agent, restated | replaced)
    folded = tuple(_folded(held[number], learning) for number in sorted(restated))
    held |= {change.after.id: change.after for change in folded}
    newborn = {
        verdict.key: _born(lesson, verdict, number, held) for verdict, number in zip(stored, fresh, strict=False)
    }
    chain = await chained(call.transaction(), agent, [made.memory for made in newborn.values()])
    born = await _placed(lesson, dict(zip(newborn, chain, strict=True)), replaced)
    tensions = await raised(call, agent, learning.contradictions, born, fresh[len(stored) :])
    return Written(
        born=_restated(born, learning),
        advisories={made.memory.id: made.advisory for made in newborn.values()},
        superseded=(
            *(
                _superseded(held[number], born[verdict.key].id, verdict.rule)
                for verdict in stored
                for number in verdict.replaced
            ),
            *(
                _superseded(held[number], verdict.into, "correction")
                for verdict in folds
                for number in verdict.replaced
            ),
        ),
        folded=folded,
        tensions=tensions,
        promoted=await _promoted(lesson, list(born.values()), [row for row in shelf.held if row.id not in held]),
    )


async def _placed(lesson: Lesson, rows: Mapping[int, Memory], replaced: Collection[int]) -> dict[int, Memory]:
    """The rows with their prices, those in L0 within the cap: a caller is told that it is full, a turn goes on."""
    priced_rows = {key: priced(row, lesson.call.services.cost) for key, row in rows.items()}
    if lesson.heard.kind == "turn":
        return await settled(lesson.call, lesson.agent, priced_rows, replaced)
    await room_for(lesson.call, lesson.agent, priced_rows.values(), replaced)
    return priced_rows


async def _promoted(lesson: Lesson, born: Sequence[Memory], others: Sequence[Memory]) -> tuple[Changed, ...]:
    """Held rows that a turn brings back to the working set, since what it taught is their kin."""
    warmed = kin(born, others, lesson.now) if lesson.heard.kind == "turn" else ()
    whole = await _whole(lesson.call, lesson.agent, {row.id for row in warmed})
    return tuple(
        Changed(before=row, after=promote(row, lesson.now), kind="promoted", rule="kin") for row in whole.values()
    )


async def _whole(call: Call, agent: AgentRow, numbers: Collection[int]) -> dict[int, Memory]:
    """The rows that will change, whole."""
    rows = await memories.many(call.transaction(), agent.agent_id, sorted(numbers)) if numbers else []
    return {row.id: row for row in rows}


def _born(lesson: Lesson, verdict: Stored, number: int, held: Mapping[int, Memory]) -> Newborn:
    """The row of a stored candidate; a correction's row succeeds the one it corrects."""
    agent = lesson.agent
    birth = Birth(
        id=number,
        now=lesson.now,
        attested_by=lesson.call.actor,
        anonymous=not agent.user_linked,
        default_namespace=agent.namespace_default,
    )
    wanted = _wanted(verdict.candidate, lesson.heard, inherits=verdict.supersedes is not None)
    if verdict.supersedes is not None:
        return succeed(held[verdict.supersedes], wanted, birth)
    return be_born(wanted, birth, lesson.parents.get(verdict.candidate.parent_id or 0))


def _wanted(candidate: Candidate, heard: Heard, *, inherits: bool) -> Wanted:
    """What the candidate asks for; a successor keeps tier and domains of what it replaces."""
    return Wanted(
        content=candidate.content,
        source=candidate.source,
        namespace=candidate.namespace,
        kind=candidate.kind,
        tier=None if inherits else candidate.tier,
        confidence=candidate.confidence,
        invalidation_tags=candidate.invalidation_tags,
        invalidation_condition=candidate.invalidation_condition,
        ttl_hours=candidate.ttl_hours,
        domains=None if inherits and not candidate.domains else candidate.domains,
        observed_at=heard.observed_at,
        session_id=heard.session_id,
    )


def _superseded(old: Memory, by: int, rule: str) -> Changed:
    return Changed(before=old, after=supersede(old, by), kind="superseded", rule=rule)


def _restated(born: Mapping[int, Memory], learning: Learning) -> dict[int, Memory]:
    """New rows that another candidate of the same write says again, with that counted."""
    said = [-verdict.into for verdict in learning.verdicts if isinstance(verdict, Folded) and verdict.into < 0]
    return {key: replace(row, restatements=said.count(key)) if key in said else row for key, row in born.items()}


def _folded(row: Memory, learning: Learning) -> Changed:
    """The survivor keeps its id and remembers the restatement; the access is counted beside it."""
    times = sum(isinstance(verdict, Folded) and verdict.into == row.id for verdict in learning.verdicts)
    return Changed(before=row, after=replace(row, restatements=row.restatements + times), kind="folded", rule="fold")
