"""What is history: rows that were retired or have expired, found only by those who ask for history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store import rows
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from store.database import Tx

QUERIES = load("past")

LIMIT = 256
"""Rows that one search brings back at most."""


async def gone(  # noqa: PLR0913 - a search, and which of two kinds of history it is about
    tx: Tx, agent_id: int, namespaces: Sequence[str] | None, tokens: Sequence[str], *, retired: bool, expired: bool
) -> list[Memory]:
    """Retired or expired rows that share a token, whole, those that share the most first."""
    found = await tx.fetch(QUERIES["gone"], tx.org, agent_id, namespaces, list(set(tokens)), retired, expired, LIMIT)
    return [rows.memory(row) for row in found]
