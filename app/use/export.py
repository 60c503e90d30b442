"""Export: everything of an organisation, or of one agent, as lines of JSON; the last line counts them, or the export was cut."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import orjson

from app.call import Answer
from app.errors import NotFound
from app.use import present
from app.use.keys import ORGANISATION
from app.use.roster import shown
from store import agents, exporting, organisations

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

    from app.call import Call
    from app.models.transfer import ExportIn
    from store.agents import AgentRow
    from store.database import Tx

    Line = dict[str, Any]
    Page = Callable[[Tx, int, int], Awaitable[list[Any]]]

FORMAT = 1


async def export(call: Call, body: ExportIn) -> Answer:
    """The stream. Each page is read in a transaction of its own, so that a slow client holds none open."""
    async with call.services.database.tenant(call.org, reading=True) as tx:
        if body.agent is not None and await agents.by_name(tx, body.agent) is None:
            raise NotFound("agent", body.agent)
    return Answer(value={}, stream=_lines(call, body.agent))


async def _lines(call: Call, only: str | None) -> AsyncIterator[bytes]:
    counts: Counter[str] = Counter()
    async for lines in _all(call, only):
        counts.update(line["row"] for line in lines)
        yield b"".join(orjson.dumps(line) + b"\n" for line in lines)
    yield orjson.dumps({"row": "end", "counts": dict(counts)}) + b"\n"


async def _all(call: Call, only: str | None) -> AsyncIterator[list[Line]]:
    yield [await _head(call, only)]
    if only is None:
        async for lines in _pages(call, ORGANISATION, exporting.events, _event):
            yield lines
    async for agent in _agents(call, only):
        yield [{"row": "agent", **shown(agent)}]
        for pages, told in _KINDS.values():
            async for lines in _pages(call, agent.agent_id, pages, told):
                yield [{**line, "agent": agent.name} for line in lines]


async def _head(call: Call, only: str | None) -> Line:
    async with call.services.database.tenant(call.org, reading=True) as tx:
        organisation = await organisations.get(tx)
    name = None if organisation is None else organisation.name
    at = present.time(call.services.clock())
    return {"row": "export", "format": FORMAT, "at": at, "organisation": name, "agent": only}


async def _agents(call: Call, only: str | None) -> AsyncIterator[AgentRow]:
    after = 0
    while True:
        async with call.services.database.tenant(call.org, reading=True) as tx:
            found = await agents.page(tx, after)
        for agent in found:
            if only is None or agent.name == only:
                yield agent
        if not found:
            return
        after = found[-1].agent_id


async def _pages(call: Call, agent_id: int, page: Page, told: Callable[[Any, Call], Line]) -> AsyncIterator[list[Line]]:
    after = 0
    while True:
        async with call.services.database.tenant(call.org, reading=True) as tx:
            found = await page(tx, agent_id, after)
        if not found:
            return
        lines = [told(row, call) for row in found]
        yield lines
        after = lines[-1]["id"]


def _memory(row: Any, call: Call) -> Line:
    return {"row": "memory", **present.memory(row, "", call.services.clock())}


def _tension(row: Any, call: Call) -> Line:
    del call
    return {"row": "tension", **present.tension(row)}


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


_KINDS: Mapping[str, tuple[Page, Callable[[Any, Call], Line]]] = {
    "memory": (exporting.memories, _memory),
    "tension": (exporting.tensions, _tension),
    "outcome": (exporting.outcomes, _outcome),
    "turn": (exporting.turns, _turn),
    "injection": (exporting.injections, _injection),
    "event": (exporting.events, _event),
}
"""In the order in which they are exported."""
