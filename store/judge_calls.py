"""The daily budget of the judge: counted in the database, so that every process and every restart sees one count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from store.sql import load

if TYPE_CHECKING:
    from datetime import date

    from store.database import Tx

QUERIES = load("judge")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """No call is to be had: the organisation has none at all, or today's `calls` were made."""

    why: Literal["off", "spent"]
    calls: int


async def take(tx: Tx, day: date, cap: int) -> int | Spent:
    """Takes one call of the day's and gives its number, 1 for the first. `cap` holds where the organisation has none of its own.

    A call counts when it is taken: one that fails was made all the same.
    """
    number: int | None = await tx.value(QUERIES["take"], tx.org, day, cap)
    if number is not None:
        return number
    calls = await allowed(tx, cap)
    return Spent(why="spent" if calls else "off", calls=calls)


async def allowed(tx: Tx, cap: int) -> int:
    """How many calls a day the organisation may make: its own number, or else `cap`."""
    return await tx.value(QUERIES["allowed"], tx.org, cap) or 0


async def made(tx: Tx, day: date) -> int:
    """How many calls the organisation made on a day."""
    return await tx.value(QUERIES["spent"], tx.org, day) or 0
