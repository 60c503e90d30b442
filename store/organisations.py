"""Organisations: the tenants. The operator lists and makes them; everything else happens inside one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from store.database import Database, Tx

QUERIES = load("organisations")

LOCK = 0x666972737400
"""Held while the first organisation is made; any number would do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Organisation:
    """One tenant and its settings."""

    id: int
    name: str
    settings: Mapping[str, Any]
    created_at: datetime


async def first_or_create(database: Database, name: str) -> int:
    """The id of the oldest organisation; the first caller makes it under `name`, however many ask at once."""
    async with database.operator() as tx:
        await tx.run(QUERIES["only_one"], LOCK)
        found: int | None = await tx.value(QUERIES["first"])
        return found if found is not None else await tx.value(QUERIES["create"], name)


async def create(database: Database, name: str) -> int:
    """A new organisation's id."""
    async with database.operator() as tx:
        number: int = await tx.value(QUERIES["create"], name)
        return number


async def all_ids(database: Database) -> list[int]:
    """Every organisation, oldest first: what a scheduler walks over."""
    async with database.operator() as tx:
        return [row[0] for row in await tx.fetch(QUERIES["all_ids"])]


async def called(database: Database, name: str) -> list[int]:
    """The organisations that have the name, or the id that it spells, oldest first: names aren't unique."""
    async with database.operator() as tx:
        return [row[0] for row in await tx.fetch(QUERIES["called"], name)]


async def get(tx: Tx, *, held: bool = False) -> Organisation | None:
    """The transaction's own organisation; `held`: it stays as it is until the transaction ends."""
    if held:
        await tx.run(QUERIES["hold"], tx.org)
    row = await tx.row(QUERIES["get"], tx.org)
    return (
        None if row is None else Organisation(id=row[0], name=row[1], settings=orjson.loads(row[2]), created_at=row[3])
    )


async def configure(tx: Tx, settings: Mapping[str, Any]) -> None:
    """Replace the settings."""
    await tx.run(QUERIES["configure"], tx.org, orjson.dumps(settings).decode())
