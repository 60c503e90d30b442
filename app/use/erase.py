"""Erase, for the law: a memory's content, and every text made from it, is gone from wherever it stood; ids and links stay.

Only a signed-in owner may, and the log says who did. It reaches the row and the summaries made of it, tensions, blocks that
were given, learning reports, kept answers and the states in the log.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import orjson

from app.errors import NotFound
from app.use.ledger import Changed, Ledger, save
from memory.status import ERASED, erase
from store import agents, erasing, memories, tensions
from tensions.resolution import blank

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from app.call import Call
    from app.models.memories import MemoryIn
    from memory.row import Memory
    from store.agents import AgentRow
    from tensions.tension import Tension

MARK = "[erased]"
"""What stands where an erased text stood."""
QUOTED = 8
"""Characters from which on a text is looked for in what merely might quote it: a shorter one stands everywhere by chance."""
SHOWN = ("line", "gist", "body", "reason")
"""The texts of an entry of a block."""


async def erase_memory(call: Call, body: MemoryIn) -> dict[str, Any]:
    """One row, and what was made from it. Erasing an erased row changes nothing."""
    tx = call.transaction()
    known = await agents.by_name(tx, call.agent)
    agent = None if known is None else await agents.lock(tx, known.agent_id)
    if agent is None or await memories.get(tx, agent.agent_id, body.id) is None:
        raise NotFound("memory", body.id)
    ids = await erasing.derived(tx, agent.agent_id, [body.id])
    rows = await memories.many(tx, agent.agent_id, ids)
    said = _said(rows)
    concerned = await tensions.of_memory(tx, agent.agent_id, ids)
    await _rows(call, agent, rows)
    for tension in concerned:
        await _tension(call, agent, tension.id, ids, said)
    blocks = await _blocks(call, agent, ids, said)
    reports = await _reports(call, agent, ids, said)
    await erasing.answers(tx, _as_json(said))
    gone: dict[str, Any] = {"invalidation_condition": None, "domains": [], "retired_reason": ERASED}
    await erasing.log(tx, agent.agent_id, ids, gone, _as_json(said), MARK)
    counts = {"memories": len(ids), "tensions": len(concerned), "injections": blocks, "turns": reports}
    return {"id": body.id, "status": "retired", "retiredReason": ERASED, "erased": counts}


def _said(rows: Sequence[Memory]) -> tuple[str, ...]:
    """The texts of the rows that may be quoted elsewhere, the longest first."""
    found = {text for row in rows for text in (row.content, row.gist.rstrip("…").rstrip())}
    return tuple(sorted((text for text in found if len(text) >= QUOTED), key=len, reverse=True))


def _as_json(texts: Sequence[str]) -> list[str]:
    """As they stand in the middle of a JSON string."""
    return [orjson.dumps(text).decode()[1:-1] for text in texts]


async def _rows(call: Call, agent: AgentRow, rows: Sequence[Memory]) -> None:
    """Retired as any row is, so that tensions close and no search finds them; then their texts are overwritten."""
    now = call.services.clock()
    changed = tuple(
        Changed(before=row, after=erase(row), kind="erased", rule="erase")
        for row in rows
        if row.retired_reason != ERASED
    )
    await save(call.transaction(), agent, Ledger(changed=changed), call.actor, now)
    await erasing.rows(call.transaction(), agent.agent_id, [row.id for row in rows])
    words = {word for row in rows for word in (*row.tokens, *row.parts)}
    await erasing.words(call.transaction(), agent.agent_id, sorted(words))
    await agents.revise(call.transaction(), agent.agent_id, now, call.actor)


async def _tension(call: Call, agent: AgentRow, number: int, ids: Collection[int], said: Sequence[str]) -> None:
    found = await tensions.get(call.transaction(), agent.agent_id, number)
    if found is not None:
        await erasing.tension(call.transaction(), agent.agent_id, _blanked(found, ids, said))


def _blanked(tension: Tension, ids: Collection[int], said: Sequence[str]) -> Tension:
    for number in ids:
        tension = blank(tension, number)
    return replace(
        tension,
        a=replace(tension.a, text=without(tension.a.text, said)),
        b=replace(tension.b, text=without(tension.b.text, said)),
        resolution=without(tension.resolution, said),
        pattern=without(tension.pattern, said),
    )


async def _blocks(call: Call, agent: AgentRow, ids: Sequence[int], said: Sequence[str]) -> int:
    """Every block that was given and listed a row, or whose message said it."""
    tx, after, done = call.transaction(), 0, 0
    parts = await erasing.parts(tx, agent.agent_id, ids)
    for part in parts:
        text, entries = _block(part.text, part.entries, ids, said)
        await erasing.part(tx, agent.agent_id, replace(part, text=text, entries=entries))
    keys = [part.key for part in parts]
    while found := await erasing.injections(tx, agent.agent_id, ids, keys, _as_json(said), after):
        for row in found:
            text, entries = _block(row.text, row.entries, ids, said)
            kept = replace(row, text=text, entries=entries, request=without(row.request, said))
            await erasing.injection(tx, agent.agent_id, kept, ERASED)
        after, done = found[-1].id, done + len(found)
    return done


def _block(text: str, entries: Sequence[Any], ids: Collection[int], said: Sequence[str]) -> tuple[str, list[Any]]:
    """A block's text and entries without the rows: each line of one reads as erased, the others as they were."""
    kept = []
    for entry in entries:
        if entry["kind"] != "memory" or entry["id"] not in ids:
            kept.append(without(entry, said))
            continue
        text = text.replace(entry["line"], MARK)
        kept.append({**entry, **dict.fromkeys(SHOWN, MARK), "invalidationCondition": None})
    return without(text, said), kept


async def _reports(call: Call, agent: AgentRow, ids: Sequence[int], said: Sequence[str]) -> int:
    """Every learning report that tells of a row, in its own words or in others that were folded into it."""
    tx, after, done = call.transaction(), 0, 0
    while found := await erasing.turns(tx, agent.agent_id, ids, _as_json(said), after):
        for number, report in found:
            await erasing.turn(tx, agent.agent_id, number, _report(report, ids, said))
        after, done = found[-1][0], done + len(found)
    return done


def _report(report: dict[str, Any], ids: Collection[int], said: Sequence[str]) -> dict[str, Any]:
    stored = [{**row, "gist": MARK} if row["id"] in ids else row for row in report.get("stored", [])]
    folded = [{**row, "candidate": MARK} if row["into"] in ids else row for row in report.get("folded", [])]
    return {**without(report, said), "stored": without(stored, said), "folded": without(folded, said)}


def without(value: Any, said: Sequence[str]) -> Any:
    """The same JSON value with `MARK` wherever one of its texts held one of `said`."""
    match value:
        case str():
            for text in said:
                value = value.replace(text, MARK)
            return value
        case dict():
            return {name: without(each, said) for name, each in value.items()}
        case list() | tuple():
            return [without(each, said) for each in value]
        case _:
            return value
