"""The operator's one-time link, as notebooks print one: whoever opens it first is signed in as the instance's owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app import links
from app.use import attempts, invitations
from app.use.people import begin
from store import invitations as stored_links
from store import members, people
from store import organisations as stored

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Answer, Call
    from app.models.people import EnterIn
    from store.database import Database, Tx

OWNER = "owner@localhost"
"""The address of an owner who has given none: nobody can get mail there, and nobody signs in with it before a password is set."""


async def made(database: Database, organisation: str, actor: str, origin: str, now: datetime) -> str:
    """A new link into the instance's first organisation, whole; it is good once, for an hour."""
    org = await stored.first_or_create(database, organisation)
    async with database.tenant(org) as tx:
        _, text = await invitations.make(tx, "entry", "owner", actor, now + invitations.LIFE["entry"], now=now)
    return links.address("entry", origin, text)


async def enter(call: Call, body: EnterIn) -> Answer:
    """The longest-standing owner of the link's organisation, signed in; one is made where there is none."""
    now = call.services.clock()
    await attempts.knock(call, now)
    async with call.services.database.people() as tx:
        org, row = await invitations.good(tx, "entry", body.link, now)
        person = await _owner(tx, org, now)
        await stored_links.use(tx, org, row.id, now, person)
        return await begin(call, tx, person, now, org)


async def _owner(tx: Tx, org: int, now: datetime) -> int:
    for each in await members.page(tx, org):
        if each.role == "owner":
            return each.person
    known = await people.by_email(tx, OWNER)
    person = await people.create(tx, OWNER, "Owner", None, now) if known is None else known.id
    if person is None:
        raise RuntimeError("the owner was made between two statements of one transaction")
    if not await members.add(tx, org, person, "owner", now):
        await members.change(tx, org, person, "owner")
    return person
