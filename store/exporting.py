"""Everything that an agent owns, page by page in the order of ids: what an export reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store import rows
from store.sql import load

if TYPE_CHECKING:
    from memory.row import Memory
    from selfmodel.domain import Outcome
    from store.database import Tx
    from store.rows import Row
    from tensions.tension import Tension

QUERIES = load("exporting")

PAGE = 500
"""Rows that are read at once: what an export holds in memory."""


async def memories(tx: Tx, agent_id: int, after: int) -> list[tuple[Memory, list[int]]]:
    """The next rows, whatever their status, each with the rows that it was made of."""
    found = [rows.memory(row) for row in await tx.fetch(QUERIES["memories"], tx.org, agent_id, after, PAGE)]
    made: dict[int, list[int]] = {}
    for memory_id, source_id in await tx.fetch(QUERIES["evidence"], tx.org, agent_id, [row.id for row in found]):
        made.setdefault(memory_id, []).append(source_id)
    return [(row, made.get(row.id, [])) for row in found]


async def tensions(tx: Tx, agent_id: int, after: int) -> list[Tension]:
    """The next tensions."""
    return [rows.tension(row) for row in await tx.fetch(QUERIES["tensions"], tx.org, agent_id, after, PAGE)]


async def outcomes(tx: Tx, agent_id: int, after: int) -> list[Outcome]:
    """The next outcomes, those from before a reset too."""
    return [rows.outcome(row) for row in await tx.fetch(QUERIES["outcomes"], tx.org, agent_id, after, PAGE)]


async def events(tx: Tx, agent_id: int, after: int) -> list[Row]:
    """The next events: id, subject, its id, kind, rule, actor, time, before and after as JSON texts."""
    return list(await tx.fetch(QUERIES["events"], tx.org, agent_id, after, PAGE))


async def turns(tx: Tx, agent_id: int, after: int) -> list[Row]:
    """The next learning reports: id, time, session, namespace, rules, the report as JSON text."""
    return list(await tx.fetch(QUERIES["turns"], tx.org, agent_id, after, PAGE))


async def injections(tx: Tx, agent_id: int, after: int) -> list[Row]:
    """The next blocks: id, time, session, namespace, tokens, rules, the request as JSON text, the whole text."""
    return list(await tx.fetch(QUERIES["injections"], tx.org, agent_id, after, PAGE))
