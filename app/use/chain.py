"""The order of a session: whichever way an episode comes in, it stands behind the last one there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from store import episodes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx


async def chained(tx: Tx, agent: AgentRow, rows: Iterable[Memory]) -> list[Memory]:
    """New rows in order, each episode of a session behind the last one of it; needs the agent's lock."""
    last: dict[str, int | None] = {}
    made: list[Memory] = []
    for row in rows:
        session = row.session_id if row.kind == "episodic" else None
        if session is None:
            made.append(row)
            continue
        before = last[session] if session in last else await episodes.last(tx, agent.agent_id, session)
        made.append(replace(row, previous_id=before))
        last[session] = row.id
    return made
