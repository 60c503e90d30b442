"""Erase, for the law: a memory's content, and every text made from it, is gone from wherever it stood; ids and links stay.

Only a signed-in owner may, and the log says who did. It reaches the row and the summaries made of it, tensions, blocks that
were given, learning reports, kept answers and the states in the log.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from app.errors import NotFound
from app.use.ledger import Changed, Ledger, save
from app.use.traces import MARK, as_json, as_pattern, sought
from memory.status import ERASED, erase
from store import agents, erasing, memories, tensions
from tensions.resolution import blank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.call import Call
    from app.models.memories import MemoryIn
    from app.use.traces import Sought
    from memory.row import Memory
    from store.agents import AgentRow
    from tensions.tension import Tension

SHOWN = ("line", "gist", "body", "reason")
"""The texts of an entry of a block."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """What an erase is about: the row, what was made from it, what they say, and the tensions that speak of them."""

    agent: AgentRow
    ids: tuple[int, ...]
    rows: tuple[Memory, ...]
    tensions: tuple[Tension, ...]
    said: Sought


async def erase_memory(call: Call, body: MemoryIn) -> dict[str, Any]:
    """One row, and what was made from it. Erasing an erased row changes nothing.

    Until it commits nothing of the agent is recorded, and afterwards no block that was built before.
    """
    tx = call.transaction()
    known = await agents.by_name(tx, call.agent)
    agent = None if known is None else await agents.lock(tx, known.agent_id)
    if agent is None:
        raise NotFound("memory", body.id)
    reach = await _reach(call, agent, body.id)
    await erasing.alone(tx, agent.agent_id)
    await _rows(call, reach)
    for tension in reach.tensions:
        await _tension(call, reach, tension.id)
    blocks = await _blocks(call, reach)
    reports = await _reports(call, reach)
    await erasing.answers(tx, reach.ids, as_json(reach.said.anywhere))
    gone: dict[str, Any] = {"invalidation_condition": None, "domains": [], "retired_reason": ERASED}
    await erasing.log(
        tx,
        agent.agent_id,
        reach.ids,
        gone,
        erasing.Texts(
            plain=as_json(reach.said.telling), alone=[as_pattern(text) for text in reach.said.phrases], mark=MARK
        ),
    )
    await erasing.told(tx, agent.agent_id, call.services.clock())
    counts = {
        "memories": len(reach.ids),
        "tensions": len(reach.tensions),
        "injections": blocks,
        "turns": reports,
    }
    return {"id": body.id, "status": "retired", "retiredReason": ERASED, "erased": counts}


async def forecast(call: Call, body: MemoryIn) -> dict[str, Any]:
    """What an erase would take: the rows and tensions by their words, and how many blocks and reports tell of them."""
    tx = call.transaction()
    agent = await agents.by_name(tx, call.agent)
    if agent is None:
        raise NotFound("memory", body.id)
    reach = await _reach(call, agent, body.id)
    blocks, reports = await erasing.count(tx, agent.agent_id, _traces(reach, await _parts(call, reach)))
    return {
        "id": body.id,
        "content": next(row.content for row in reach.rows if row.id == body.id),
        "summaries": [{"id": row.id, "gist": row.gist} for row in reach.rows if row.id != body.id],
        "tensions": [{"id": row.id, "question": row.question} for row in reach.tensions],
        "injections": blocks,
        "turns": reports,
    }


async def _reach(call: Call, agent: AgentRow, number: int) -> Reach:
    """Raises `NotFound` for the number of no row."""
    tx = call.transaction()
    if await memories.get(tx, agent.agent_id, number) is None:
        raise NotFound("memory", number)
    ids = await erasing.derived(tx, agent.agent_id, [number])
    rows = await memories.many(tx, agent.agent_id, ids)
    return Reach(
        agent=agent,
        ids=tuple(ids),
        rows=tuple(rows),
        tensions=tuple(await tensions.of_memory(tx, agent.agent_id, ids)),
        said=sought(text for row in rows for text in (row.content, row.gist)),
    )


async def _parts(call: Call, reach: Reach) -> list[erasing.Standing]:
    """The standing parts that listed a row or one of its tensions, or in which a text stands."""
    tensions_by_name = [f'"id":{tension.id},"kind":"tension"' for tension in reach.tensions]
    texts = [*as_json(reach.said.anywhere), *tensions_by_name]
    return await erasing.parts(call.transaction(), reach.agent.agent_id, reach.ids, texts)


def _traces(reach: Reach, parts: Sequence[erasing.Standing]) -> erasing.Traces:
    """By what blocks and reports are found; a text that stands somewhere by chance is sorted out afterwards."""
    return erasing.Traces(
        ids=reach.ids,
        parts=tuple(part.key for part in parts),
        texts=tuple(as_json(reach.said.anywhere)),
    )


async def _rows(call: Call, reach: Reach) -> None:
    """Retired as any row is, so that tensions close and no search finds them; then their texts are overwritten."""
    tx, agent, now = call.transaction(), reach.agent, call.services.clock()
    changed = tuple(
        Changed(before=row, after=erase(row), kind="erased", rule="erase")
        for row in reach.rows
        if row.retired_reason != ERASED
    )
    await save(tx, agent, Ledger(changed=changed), call.actor, now)
    await erasing.rows(tx, agent.agent_id, reach.ids)
    words = {word for row in reach.rows for word in (*row.tokens, *row.parts)}
    await erasing.words(tx, agent.agent_id, sorted(words))
    await agents.revise(tx, agent.agent_id, now, call.actor)


async def _tension(call: Call, reach: Reach, number: int) -> None:
    found = await tensions.get(call.transaction(), reach.agent.agent_id, number)
    if found is not None:
        await erasing.tension(call.transaction(), reach.agent.agent_id, _blanked(found, reach))


def _blanked(tension: Tension, reach: Reach) -> Tension:
    """It speaks of a row, so that what it says in its own words is looked through word by word."""
    for number in reach.ids:
        tension = blank(tension, number)
    said = reach.said
    return replace(
        tension,
        a=replace(tension.a, text=said.without(tension.a.text, linked=True)),
        b=replace(tension.b, text=said.without(tension.b.text, linked=True)),
        resolution=said.without(tension.resolution, linked=True),
        pattern=said.without(tension.pattern, linked=True),
    )


async def _blocks(call: Call, reach: Reach) -> int:
    """Every block that was given and listed a row, or whose message or lines said it."""
    tx, agent_id, after, done = call.transaction(), reach.agent.agent_id, 0, 0
    parts = await _parts(call, reach)
    for part in parts:
        text, entries = _block(part.text, part.entries, reach)
        await erasing.part(tx, agent_id, replace(part, text=text, entries=entries))
    traces = _traces(reach, parts)
    while found := await erasing.injections(tx, agent_id, traces, after):
        for row in found:
            listed = row.part in traces.parts or any(each in reach.ids for each in row.memory_ids)
            text, entries = _block(row.text, row.entries, reach, stale=bool({*row.stale} & {*reach.ids}))
            kept = replace(
                row,
                text=text,
                entries=entries,
                request=reach.said.without(row.request, linked=listed),
                triggers=tuple(reach.said.without(row.triggers, linked=listed)),
            )
            if listed or kept != row:
                await erasing.injection(tx, agent_id, kept, ERASED)
                done += 1
        after = found[-1].id
    return done


def _block(text: str, entries: Sequence[Any], reach: Reach, *, stale: bool = False) -> tuple[str, list[Any]]:
    """A block's text and entries without the rows: each line that tells of one reads as erased, the others as they were.

    `stale`: its notice names one as likely stale.
    """
    of = {"memory": reach.ids, "tension": tuple(tension.id for tension in reach.tensions)}
    kept = []
    for entry in entries:
        kind = entry["kind"]
        if entry["id"] in of.get(kind, ()) or (kind == "notice" and stale):
            text = text.replace(entry["line"], MARK)
            blanked = {**entry, **dict.fromkeys(SHOWN, MARK)}
            kept.append({**blanked, "invalidationCondition": None} if kind == "memory" else blanked)
        else:
            kept.append(reach.said.without(entry))
    return reach.said.without(text), kept


async def _reports(call: Call, reach: Reach) -> int:
    """Every learning report that tells of a row, in its own words or in others that were folded into it."""
    tx, agent_id, after, done = call.transaction(), reach.agent.agent_id, 0, 0
    while found := await erasing.turns(tx, agent_id, _traces(reach, ()), after):
        for number, report in found:
            kept = _report(report, reach)
            if kept != report:
                await erasing.turn(tx, agent_id, number, kept)
                done += 1
        after = found[-1][0]
    return done


def _report(report: dict[str, Any], reach: Reach) -> dict[str, Any]:
    stored, folded = report.get("stored", []), report.get("folded", [])
    linked = any(row["id"] in reach.ids for row in stored) or any(row["into"] in reach.ids for row in folded)
    kept: dict[str, Any] = reach.said.without(
        {
            **report,
            "stored": [{**row, "gist": MARK} if row["id"] in reach.ids else row for row in stored],
            "folded": [{**row, "candidate": MARK} if row["into"] in reach.ids else row for row in folded],
        },
        linked=linked,
    )
    return {name: each for name, each in kept.items() if name in report or each}
