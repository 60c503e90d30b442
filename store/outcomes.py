"""Outcomes and the domains that they make: rows are kept for ever, a domain's number can be recomputed from them."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from selfmodel import reliability
from store import cursor as cursors
from store import rows
from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from selfmodel.domain import Domain, Outcome
    from store.database import Tx

QUERIES = load("outcomes")


async def insert(tx: Tx, agent_id: int, o: Outcome) -> None:
    """Write one outcome; the domain is written by `save_domain`."""
    columns = (o.id, o.domain, o.score, o.at, o.failure_pattern, o.strategy, o.injection_id, o.session_id, o.note)
    await tx.run(QUERIES["insert"], tx.org, agent_id, *columns)


async def of_domain(
    tx: Tx, agent_id: int, domain: str, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[Outcome], str | None]:
    """Outcomes of a domain, newest first, those of before a reset too, and the next cursor; raises `BadCursor`."""
    below = cursors.identifier("outcomes", cursor)
    got = await tx.fetch(QUERIES["of_domain"], tx.org, agent_id, domain, below, limit + 1)
    shown = [rows.outcome(row) for row in got[:limit]]
    return shown, cursors.write("outcomes", shown[-1].id) if len(got) > limit else None


async def domains(tx: Tx, agent_id: int | None) -> list[Domain]:
    """The domains of an agent, or of every agent of the organisation, by name."""
    return [rows.domain(row) for row in await tx.fetch(QUERIES["domains"], tx.org, agent_id)]


async def lock_domain(tx: Tx, agent_id: int, name: str) -> Domain | None:
    """The domain, held until the transaction ends, or None. Two that make the same one need the agent's lock."""
    row = await tx.row(QUERIES["lock_domain"], tx.org, agent_id, name)
    return None if row is None else rows.domain(row)


async def save_domain(tx: Tx, agent_id: int, d: Domain) -> None:
    """Write the running state."""
    columns = (d.name, d.reliability, d.samples, d.last_outcome_at, d.failure_patterns, d.strategies)
    await tx.run(QUERIES["save_domain"], tx.org, agent_id, *columns)


async def mark_reset(tx: Tx, agent_id: int, domain: str, at: datetime | None = None) -> None:
    """Outcomes up to now are kept and no longer count, since `at` (the transaction's time unless given)."""
    await tx.run(QUERIES["mark_reset"], tx.org, agent_id, domain, at)


async def as_of(tx: Tx, agent_id: int, at: datetime) -> list[Domain]:
    """The domains as their outcomes had made them at `at`, recomputed, by name."""
    found = [rows.outcome(row) for row in await tx.fetch(QUERIES["as_of"], tx.org, agent_id, at)]
    counted = [replace(outcome, reset=False) for outcome in found]
    return [reliability.domain(name, some) for name, some in groupby(counted, key=lambda outcome: outcome.domain)]
