"""`/v1/turns`: what a finished turn teaches, and the reports of what every turn did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.use import judging, learning, present
from app.use.refuse import no_secrets
from app.use.reports import Heard, Lesson
from learn.read import read
from store import agents, injections, turns

if TYPE_CHECKING:
    from app.call import Call
    from app.models.turns import LearnIn, TurnsIn
    from app.use.judging import Judged
    from learn.read import Reading
    from store.agents import AgentRow
    from store.database import Tx

PAGE = 50

USER = "user"
DEFAULT = "default"
"""The source of what a turn teaches where none is named, and the namespace of an agent that isn't there yet."""

UNTOLD = frozenset({"userMessage", "assistantResponse", "transcript", "transcript[].role", "transcript[].content"})
"""What is never stored as it is: a secret in the message is a rejection, the rest is read by nobody."""

BLOCKS = 3
"""Blocks whose lines are looked for in what the user says: the session's last, and the agent's where those are fewer."""


async def judged(call: Call, body: LearnIn) -> Judged:
    """What a judge says of the turn, asked before `learn` has a transaction."""
    no_secrets(body, UNTOLD)
    agent, services = call.known, call.services
    if services.judge is None:
        return judging.UNJUDGED
    async with services.database.statements(call.org) as tx:
        reading = await _reading(tx, call, agent, body)
        case = await judging.case(call, tx, agent, reading)
    return await judging.asked(call, case, body.source or USER, _namespace(call, agent))


async def learn(call: Call, body: LearnIn) -> dict[str, Any]:
    """Every candidate of the turn comes out exactly once: stored, folded, or rejected with its reason."""
    no_secrets(body, UNTOLD)
    agent = await agents.lock(call.transaction(), (await agents.ensure(call.transaction(), call.agent)).agent_id)
    reading = await _reading(call.transaction(), call, agent, body)
    heard = Heard(kind="turn", session_id=body.session_id, observed_at=body.observed_at)
    told = call.judged or judging.UNJUDGED
    lesson = Lesson(call=call, agent=agent, heard=heard, now=call.services.clock(), parents={}, judged=told)
    return await learning.learn(lesson, reading)


async def _reading(tx: Tx, call: Call, agent: AgentRow | None, body: LearnIn) -> Reading:
    return read(
        body.user_message,
        injected=await _injected(tx, agent, body.session_id),
        source=body.source or USER,
        namespace=_namespace(call, agent),
    )


def _namespace(call: Call, agent: AgentRow | None) -> str:
    return call.namespace or (DEFAULT if agent is None else agent.namespace_default)


async def _injected(tx: Tx, agent: AgentRow | None, session_id: str | None) -> list[str]:
    """The lines of the session's last blocks, or else of the agent's: what comes back of them isn't the user's own."""
    if agent is None:
        return []
    rows = []
    if session_id is not None:
        rows = await injections.last_of_session(tx, agent.agent_id, session_id, BLOCKS)
    if len(rows) < BLOCKS:
        rows = [*rows, *await injections.last_of_agent(tx, agent.agent_id, BLOCKS - len(rows))]
    return list(dict.fromkeys(entry["line"] for row in rows for entry in row.injection.all_entries()))


async def page(call: Call, body: TurnsIn) -> dict[str, Any]:
    """Learning reports, newest first."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"turns": [], "nextCursor": None}
    wanted = turns.TurnFilter(
        session_id=body.session_id,
        rule=body.rule,
        before=body.before,
        after=body.after,
        namespace=body.namespace,
        default=agent.namespace_default,
        text=body.q,
    )
    rows, cursor = await turns.page(
        call.transaction(), agent.agent_id, wanted, cursor=body.cursor, limit=body.limit or PAGE
    )
    return {"turns": [_report(row) for row in rows], "nextCursor": cursor}


def _report(row: turns.TurnRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "at": present.time(row.at),
        "sessionId": row.session_id,
        "namespace": row.namespace,
        "rules": list(row.rules),
        "report": row.report,
    }
