"""Sign-ins: the rows that cookies are bound to, so that one can be ended at once in every process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from store.columns import SIGN_IN
from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx

QUERIES = load("sign_ins")
WIDTH = len(SIGN_IN)


@dataclass(frozen=True, slots=True)
class SignInRow:
    """One sign-in, in the order of the columns; `org` is the organisation that its person looks at."""

    person: int
    id: int
    org: int
    csrf: str
    created_at: datetime
    seen_at: datetime
    expires_at: datetime
    revoked_at: datetime | None
    address: str
    browser: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Admitted:
    """A sign-in with its person; `role` None: they are no member of the organisation any more."""

    row: SignInRow
    email: str
    name: str
    organisation: str
    role: Any
    has_password: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """What a new sign-in is made of. `csrf` is the token that its writing requests carry."""

    person: int
    org: int
    csrf: str
    at: datetime
    until: datetime
    address: str
    browser: str


async def begin(tx: Tx, new: Beginning) -> int:
    """A new sign-in's id."""
    number: int = await tx.value(
        QUERIES["begin"], new.person, new.org, new.csrf, new.at, new.until, new.address, new.browser
    )
    return number


async def admit(tx: Tx, person: int, sign_in: int) -> Admitted | None:
    """The sign-in of that number, ended and expired ones too: the caller tells them apart."""
    row = await tx.row(QUERIES["admit"], person, sign_in)
    if row is None:
        return None
    email, name, organisation, role, has_password = row[WIDTH:]
    return Admitted(
        row=SignInRow(*row[:WIDTH]),
        email=email,
        name=name,
        organisation=organisation,
        role=role,
        has_password=has_password,
    )


async def page(tx: Tx, person: int, now: datetime) -> list[tuple[SignInRow, str]]:
    """A person's good sign-ins, newest first, each with the name of its organisation."""
    return [(SignInRow(*row[:WIDTH]), row[WIDTH]) for row in await tx.fetch(QUERIES["page"], person, now)]


async def seen(tx: Tx, person: int, sign_in: int, at: datetime) -> None:
    """Notes that it was used."""
    await tx.run(QUERIES["seen"], person, sign_in, at)


async def switch(tx: Tx, person: int, sign_in: int, org: int, csrf: str) -> None:
    """It looks at another organisation; with another token, so that forms drawn for the one before don't write here."""
    await tx.run(QUERIES["switch"], person, sign_in, org, csrf)


async def end(tx: Tx, person: int, sign_in: int, at: datetime) -> bool:
    """It is over; False when there is none, or it was over before."""
    return await tx.run(QUERIES["end"], person, sign_in, at) == "UPDATE 1"


async def end_others(tx: Tx, person: int, kept: int, at: datetime) -> int:
    """All but the `kept` one are over; says how many that ended."""
    return int((await tx.run(QUERIES["end_others"], person, kept, at)).split()[-1])


async def end_in(tx: Tx, person: int, org: int, at: datetime) -> None:
    """Those that look at an organisation are over."""
    await tx.run(QUERIES["end_in"], person, org, at)


async def prune(tx: Tx, before: datetime) -> None:
    """Forgets those that ended long ago."""
    await tx.run(QUERIES["prune"], before)
