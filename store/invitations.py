"""One-time links into an organisation, as they are kept: what they give, until when, and a hash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from store import ids
from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx

QUERIES = load("invitations")

Kind = Literal["invitation", "entry"]
"""Of a member, for whoever they meant; or of the operator, for the owner."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """One link, in the order of the columns. `email` is only a note of whom it is for."""

    id: int
    kind: Kind
    role: Any
    email: str | None
    hash: bytes
    made_by: str
    created_at: datetime
    expires_at: datetime
    used_at: datetime | None = None
    used_by: int | None = None
    revoked_at: datetime | None = None

    def is_good(self, now: datetime) -> bool:
        """Whether it still opens anything."""
        return self.used_at is None and self.revoked_at is None and self.expires_at > now


async def reserve(tx: Tx) -> int:
    """The id of a link that is about to be made: its text names it."""
    (number,) = await ids.reserve(tx, 1)
    return number


async def create(tx: Tx, new: Invitation) -> None:
    """Write a new link."""
    columns = (new.id, new.kind, new.role, new.email, new.hash, new.made_by, new.created_at, new.expires_at)
    await tx.run(QUERIES["create"], tx.org, *columns)


async def page(tx: Tx, kind: Kind, now: datetime) -> list[Invitation]:
    """The good links of one kind, newest first."""
    return [Invitation(*row) for row in await tx.fetch(QUERIES["page"], tx.org, kind, now)]


async def get(tx: Tx, org: int, number: int) -> Invitation | None:
    """One link of an organisation, held until the transaction ends; used and revoked ones too."""
    row = await tx.row(QUERIES["get"], org, number)
    return None if row is None else Invitation(*row)


async def use(tx: Tx, org: int, number: int, at: datetime, person: int) -> None:
    """It is used."""
    await tx.run(QUERIES["use"], org, number, at, person)


async def revoke(tx: Tx, number: int, at: datetime) -> bool:
    """It opens nothing any more; False when there was no good one."""
    return await tx.run(QUERIES["revoke"], tx.org, number, at) == "UPDATE 1"


async def organisation(tx: Tx, org: int) -> str | None:
    """What the organisation of a link is called."""
    name: str | None = await tx.value(QUERIES["name"], org)
    return name
