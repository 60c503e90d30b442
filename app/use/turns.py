"""`/v1/turns`: what a finished turn teaches, and the reports of what every turn did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.use import learning, present
from app.use.refuse import no_secrets
from app.use.reports import Heard, Lesson
from learn.read import read
from store import agents, injections, turns

if TYPE_CHECKING:
    from app.call import Call
    from app.models.turns import LearnIn, TurnsIn
    from store.agents import AgentRow

PAGE = 50

UNTOLD = frozenset({"userMessage", "assistantResponse", "transcript", "transcript[].role", "transcript[].content"})
"""What is never stored as it is: a secret in the message is a rejection, the rest is read by nobody."""

BLOCKS = 3
"""Blocks of the session whose lines are looked for in what the user says."""


async def learn(call: Call, body: LearnIn) -> dict[str, Any]:
    """Every candidate of the turn comes out exactly once: stored, folded, or rejected with its reason."""
    no_secrets(body, UNTOLD)
    agent = await agents.lock(call.transaction(), (await agents.ensure(call.transaction(), call.agent)).agent_id)
    reading = read(
        body.user_message,
        injected=await _injected(call, agent, body.session_id),
        source=body.source or "user",
        namespace=call.namespace or agent.namespace_default,
    )
    heard = Heard(kind="turn", session_id=body.session_id, observed_at=body.observed_at)
    lesson = Lesson(call=call, agent=agent, heard=heard, now=call.services.clock(), parents={})
    return await learning.learn(lesson, reading)


async def _injected(call: Call, agent: AgentRow, session_id: str | None) -> list[str]:
    """The lines of the session's last blocks: what comes back of them isn't the user's own."""
    if session_id is None:
        return []
    blocks = await injections.last_of_session(call.transaction(), agent.agent_id, session_id, BLOCKS)
    return [entry["line"] for block in blocks for entry in block.injection.all_entries()]


async def page(call: Call, body: TurnsIn) -> dict[str, Any]:
    """Learning reports, newest first."""
    agent = await agents.by_name(call.transaction(), call.agent)
    if agent is None:
        return {"turns": [], "nextCursor": None}
    wanted = turns.TurnFilter(session_id=body.session_id, rule=body.rule, before=body.before, after=body.after)
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
