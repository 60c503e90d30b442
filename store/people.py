"""People, across organisations: found by address or id, made, and how often somebody tried to come in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx

QUERIES = load("people")


@dataclass(frozen=True, slots=True)
class Person:
    """One person, in the order of the columns. `password` is an argon2id hash; None: they have set none."""

    id: int
    email: str
    name: str
    password: str | None
    created_at: datetime
    password_at: datetime | None


async def by_email(tx: Tx, email: str) -> Person | None:
    """The person of that normalised address."""
    row = await tx.row(QUERIES["by_email"], email)
    return None if row is None else Person(*row)


async def get(tx: Tx, person: int) -> Person | None:
    """The person of that id."""
    row = await tx.row(QUERIES["get"], person)
    return None if row is None else Person(*row)


async def create(tx: Tx, email: str, name: str, password: str | None, at: datetime) -> int | None:
    """A new person's id; None when the address is taken."""
    number: int | None = await tx.value(QUERIES["create"], email, name, password, at)
    return number


async def set_password(tx: Tx, person: int, password: str, at: datetime) -> None:
    """Another hash."""
    await tx.run(QUERIES["password"], person, password, at)


async def describe(tx: Tx, person: int, name: str, email: str) -> bool:
    """Another name and address; False when somebody else has the address."""
    return await tx.run(QUERIES["describe"], person, name, email) == "UPDATE 1"


async def attempt(tx: Tx, subject: bytes, at: datetime) -> int:
    """Counts one more try of a subject (a hash) in this hour, and says how many that makes."""
    tries: int = await tx.value(QUERIES["attempt"], subject, at)
    return tries


async def settle(tx: Tx, subject: bytes) -> None:
    """The subject's tries count no more."""
    await tx.run(QUERIES["settle"], subject)


async def prune(tx: Tx, before: datetime) -> None:
    """Forgets tries of hours that are over."""
    await tx.run(QUERIES["prune"], before)
