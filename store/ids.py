"""Ids: positive, from one sequence of the whole database, never used twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from store.database import Tx

QUERIES = load("ids")


async def reserve(tx: Tx, count: int) -> list[int]:
    """`count` fresh ids in ascending order; those that aren't used are lost."""
    return [row[0] for row in await tx.fetch(QUERIES["reserve"], count)]
