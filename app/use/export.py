"""Export: everything of an organisation, or of one agent, as lines of JSON; the last line counts them, or the export was cut."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import orjson

from app.call import Answer
from app.errors import NotFound
from app.use import present
from app.use.keys import ORGANISATION
from app.use.refuse import no_secret_names
from app.use.roster import shown
from app.use.settings import NAMES
from app.use.spool import spooled
from store import agents, exporting, organisations

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

    from app.call import Call
    from app.models.transfer import ExportIn
    from store.agents import AgentRow
    from store.database import Tx

    Line = dict[str, Any]
    Page = Callable[[Tx, int, int], Awaitable[list[Any]]]
    Kind = tuple[Page, Callable[[Any, Call], Line]]

FORMAT = 1


async def export(call: Call, body: ExportIn) -> Answer:
    """The stream. All of it is read in one snapshot, at the database's pace: what a slow client hasn't taken waits on disk."""
    no_secret_names({"agent": body.agent})
    async with call.services.database.tenant(call.org, reading=True) as tx:
        if body.agent is not None and await agents.by_name(tx, body.agent) is None:
            raise NotFound("agent", body.agent)
    return Answer(value={}, stream=spooled(_lines(call, body.agent)))


async def _lines(call: Call, only: str | None) -> AsyncIterator[bytes]:
    """Every page out of the same transaction, so that no line knows of another what came later."""
    counts: Counter[str] = Counter()
    async with call.services.exports, call.services.database.tenant(call.org, reading=True) as tx:
        async for lines in _all(call, tx, only):
            counts.update(line["row"] for line in lines)
            yield b"".join(orjson.dumps(line) + b"\n" for line in lines)
    yield orjson.dumps({"row": "end", "counts": dict(counts)}) + b"\n"


async def _all(call: Call, tx: Tx, only: str | None) -> AsyncIterator[list[Line]]:
    organisation = await organisations.get(tx)
    name = None if organisation is None else organisation.name
    at = present.time(call.services.clock())
    yield [{"row": "export", "format": FORMAT, "at": at, "organisation": name, "agent": only}]
    if only is None:
        own = {} if organisation is None else organisation.settings
        yield [{"row": "setting", **{key: own[key] for key in NAMES if key in own}}]
        async for lines in _pages(call, tx, ORGANISATION, _KINDS["event"]):
            yield lines
    async for agent in _agents(tx, only):
        yield [{"row": "agent", **shown(agent)}]
        for kind in _KINDS.values():
            async for lines in _pages(call, tx, agent.agent_id, kind):
                yield [{**line, "agent": agent.name} for line in lines]


async def _agents(tx: Tx, only: str | None) -> AsyncIterator[AgentRow]:
    after = 0
    while found := await agents.page(tx, after):
        for agent in found:
            if only is None or agent.name == only:
                yield agent
        after = found[-1].agent_id


async def _pages(call: Call, tx: Tx, agent_id: int, kind: Kind) -> AsyncIterator[list[Line]]:
    page, told = kind
    after = 0
    while found := await page(tx, agent_id, after):
        lines = [told(row, call) for row in found]
        yield lines
        after = lines[-1]["id"]


def _memory(row: Any, call: Call) -> Line:
    """As the API shows it, and what it takes to set the row up again: its place, its service, of what it was made."""
    held, evidence = row
    return {
        "row": "memory",
        **present.memory(held, "", call.services.clock()),
        "placedAt": present.time(held.placed_at),
        "served": held.served,
        "ttlAsked": held.ttl_asked,
        "evidence": evidence,
    }


def _tension(row: Any, call: Call) -> Line:
    del call
    return {"row": "tension", **present.tension(row), "namespace": row.namespace}


def _outcome(row: Any, call: Call) -> Line:
    del call
    return {"row": "outcome", **present.outcome(row)}


def _event(row: Any, call: Call) -> Line:
    del call
    number, subject, of, kind, rule, actor, at, before, after = row
    return {
        "row": "event", "id": number, "subject": subject, "subjectId": of, "kind": kind, "rule": rule, "actor": actor,
        "at": present.time(at), "before": _json(before), "after": _json(after),
    }  # fmt: skip


def _turn(row: Any, call: Call) -> Line:
    del call
    number, at, session, namespace, rules, report = row
    return {
        "row": "turn", "id": number, "at": present.time(at), "sessionId": session, "namespace": namespace,
        "rules": list(rules), "report": _json(report),
    }  # fmt: skip


def _injection(row: Any, call: Call) -> Line:
    del call
    number, at, session, namespace, tokens, rules, request, text = row
    return {
        "row": "injection", "id": number, "at": present.time(at), "sessionId": session, "namespace": namespace,
        "totalTokens": tokens, "rules": list(rules), "request": _json(request), "text": text,
    }  # fmt: skip


def _json(text: str | None) -> Any:
    return None if text is None else orjson.Fragment(text)


_KINDS: Mapping[str, Kind] = {
    "memory": (exporting.memories, _memory),
    "tension": (exporting.tensions, _tension),
    "outcome": (exporting.outcomes, _outcome),
    "turn": (exporting.turns, _turn),
    "injection": (exporting.injections, _injection),
    "event": (exporting.events, _event),
}
"""In the order in which they are exported."""
