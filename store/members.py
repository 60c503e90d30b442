"""Members: who belongs to which organisation, and as what. The role of people reads and writes them, across organisations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx

QUERIES = load("members")


@dataclass(frozen=True, slots=True)
class Member:
    """One person in an organisation."""

    person: int
    email: str
    name: str
    role: Any
    since: datetime


@dataclass(frozen=True, slots=True)
class Membership:
    """One organisation of a person."""

    org: int
    name: str
    role: Any
    since: datetime


async def found(tx: Tx, name: str) -> int:
    """A new organisation's id; it has no member yet."""
    number: int = await tx.value(QUERIES["found"], name)
    return number


async def rename(tx: Tx, org: int, name: str) -> None:
    """Another name of an organisation."""
    await tx.run(QUERIES["rename"], org, name)


async def add(tx: Tx, org: int, person: int, role: str, at: datetime) -> bool:
    """One more member; False when they are one."""
    return await tx.run(QUERIES["add"], org, person, role, at) == "INSERT 0 1"


async def role(tx: Tx, org: int, person: int) -> Any:
    """What a person is in an organisation, and stays until the transaction ends; None: nothing."""
    return await tx.value(QUERIES["role"], org, person)


async def owners(tx: Tx, org: int) -> list[int]:
    """The owners, who stay owners until the transaction ends."""
    return [row[0] for row in await tx.fetch(QUERIES["lock"], org)]


async def change(tx: Tx, org: int, person: int, role: str) -> None:
    """Another role."""
    await tx.run(QUERIES["change"], org, person, role)


async def remove(tx: Tx, org: int, person: int) -> None:
    """One member less."""
    await tx.run(QUERIES["remove"], org, person)


async def page(tx: Tx, org: int) -> list[Member]:
    """Everybody in an organisation, the longest-standing first."""
    return [Member(*row) for row in await tx.fetch(QUERIES["page"], org)]


async def of_person(tx: Tx, person: int) -> list[Membership]:
    """The organisations of a person, oldest first."""
    return [Membership(*row) for row in await tx.fetch(QUERIES["of_person"], person)]
