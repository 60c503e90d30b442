"""Organisations: made, switched to, renamed, left, handed over; their members and whom they invite."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from app import links, signin
from app.errors import Conflict, Forbidden, NotFound
from app.roles import LEAST, may
from app.use import invitations as invited
from app.use import people
from app.use.present import time
from app.use.refuse import no_secrets
from store import invitations, members, sign_ins

if TYPE_CHECKING:
    from app.call import Call
    from app.models import organisations as o
    from app.models.people import InvitedIn, Nothing
    from app.roles import Power, Role
    from store.database import Tx
    from store.invitations import Invitation

SHOWN_ONCE = "the link is shown this once; only its hash is kept"


async def standing(tx: Tx, call: Call, org: int, power: Power) -> Role:
    """What the person is in that organisation, which has to have that power; another's organisation is answered like none."""
    role: Role | None = await members.role(tx, org, call.person().person)
    if role is None:
        raise NotFound("organisation", org)
    _need(role, power)
    return role


def _need(role: Role, power: Power) -> None:
    if not may(role, power):
        least = LEAST[power]
        raise Forbidden(f"this needs the role {least}; yours is {role}", required_role=least)


async def page(call: Call, body: Nothing) -> dict[str, Any]:
    """The person's organisations, oldest first."""
    del body
    async with call.services.database.people() as tx:
        theirs = await members.of_person(tx, call.person().person)
    return {
        "organisations": [{"id": each.org, "name": each.name, "role": each.role} for each in theirs],
        "nextCursor": None,
    }


async def create(call: Call, body: o.NewOrganisationIn) -> dict[str, Any]:
    """A new organisation that the person owns; they go on looking at the one they are in."""
    no_secrets(body)
    async with call.services.database.people() as tx:
        org = await people.own(tx, call.person().person, body.name, call.services.clock())
    return {"id": org, "name": body.name, "role": "owner"}


async def rename(call: Call, body: o.RenameIn) -> dict[str, Any]:
    """Another name."""
    no_secrets(body)
    async with call.services.database.people() as tx:
        role = await standing(tx, call, body.id, "organisation")
        await members.rename(tx, body.id, body.name)
    return {"id": body.id, "name": body.name, "role": role}


async def switch(call: Call, body: o.OrganisationIn) -> dict[str, Any]:
    """The sign-in looks at another organisation, and its writing requests carry another token from now on."""
    async with call.services.database.people() as tx:
        await standing(tx, call, body.id, "look")
        return await _turn_to(tx, call, body.id)


async def _turn_to(tx: Tx, call: Call, org: int) -> dict[str, Any]:
    who = call.person()
    await sign_ins.switch(tx, who.person, who.id, org, secrets.token_urlsafe(24))
    return await people.shown(
        tx, signin.good(await sign_ins.admit(tx, who.person, who.id), call.services.clock())
    )  # fmt: skip


async def accept(call: Call, body: InvitedIn) -> dict[str, Any]:
    """The signed-in person takes an invitation, and looks at its organisation."""
    async with call.services.database.people() as tx:
        org = await invited.take(tx, body.invitation, call.person().person, call.services.clock())
        return await _turn_to(tx, call, org)


async def leave(call: Call, body: o.OrganisationIn) -> dict[str, Any]:
    """The person is no member any more; the last owner can't leave."""
    async with call.services.database.people() as tx:
        await standing(tx, call, body.id, "look")
        await _part(tx, call, body.id, call.person().person)
    return {"left": True}


async def _part(tx: Tx, call: Call, org: int, person: int) -> None:
    """One member less. Sign-ins that look at the organisation turn to another of the person's, or end."""
    await _keep_an_owner(tx, org, person)
    await members.remove(tx, org, person)
    theirs = await members.of_person(tx, person)
    mine = call.person()
    if person == mine.person and mine.org == org and theirs:
        await sign_ins.switch(tx, person, mine.id, theirs[0].org, secrets.token_urlsafe(24))
    await sign_ins.end_in(tx, person, org, call.services.clock())


async def _keep_an_owner(tx: Tx, org: int, person: int) -> None:
    """Raises `Conflict` where the person is the only owner; the owners stay as they are until the transaction ends."""
    if await members.owners(tx, org) == [person]:
        raise Conflict("an organisation has an owner: hand it over first", current={"owner": person})


async def transfer(call: Call, body: o.TransferIn) -> dict[str, Any]:
    """A member owns it from now on, and the person is an admin of it."""
    mine = call.person().person
    async with call.services.database.people() as tx:
        await standing(tx, call, body.id, "transfer")
        await members.owners(tx, body.id)
        if await members.role(tx, body.id, body.person) is None:
            raise NotFound("member", body.person)
        if body.person != mine:
            await members.change(tx, body.id, body.person, "owner")
            await members.change(tx, body.id, mine, "admin")
        return await _members(tx, body.id, mine)


async def list_members(call: Call, body: o.OrganisationIn) -> dict[str, Any]:
    """Everybody in the organisation."""
    async with call.services.database.people() as tx:
        await standing(tx, call, body.id, "look")
        return await _members(tx, body.id, call.person().person)


async def _members(tx: Tx, org: int, you: int) -> dict[str, Any]:
    rows = [
        {
            "id": each.person,
            "email": each.email,
            "name": each.name,
            "role": each.role,
            "since": time(each.since),
            "you": each.person == you,
        }
        for each in await members.page(tx, org)
    ]
    return {"members": rows, "nextCursor": None}


async def change_role(call: Call, body: o.RoleIn) -> dict[str, Any]:
    """Another role of a member. Only owners make owners, and only they make an owner less; the last one stays one."""
    async with call.services.database.people() as tx:
        role = await standing(tx, call, body.id, "members")
        await _over(tx, role, body.id, body.person)
        if body.role == "owner":
            _need(role, "transfer")
        else:
            await _keep_an_owner(tx, body.id, body.person)
        await members.change(tx, body.id, body.person, body.role)
        return await _members(tx, body.id, call.person().person)


async def remove(call: Call, body: o.MemberIn) -> dict[str, Any]:
    """A member less; their sign-ins that look at the organisation end at once."""
    async with call.services.database.people() as tx:
        role = await standing(tx, call, body.id, "members")
        await _over(tx, role, body.id, body.person)
        await _part(tx, call, body.id, body.person)
    return {"left": True}


async def _over(tx: Tx, role: Role, org: int, person: int) -> None:
    """Raises `NotFound` for whoever is no member, `Forbidden` where only an owner may touch them."""
    held: Role | None = await members.role(tx, org, person)
    if held is None:
        raise NotFound("member", person)
    if held == "owner":
        _need(role, "transfer")


async def list_invitations(call: Call, body: o.OrganisationIn) -> dict[str, Any]:
    """The invitations that nobody has taken yet, newest first."""
    async with call.services.database.people() as tx:
        await standing(tx, call, body.id, "members")
    async with call.services.database.tenant(body.id, reading=True) as tx:
        rows = await invitations.page(tx, "invitation", call.services.clock())
    return {"invitations": [_invitation(row) for row in rows], "nextCursor": None}


def _invitation(row: Invitation) -> dict[str, Any]:
    return {
        "id": row.id,
        "role": row.role,
        "email": row.email,
        "invitedBy": row.made_by,
        "createdAt": time(row.created_at),
        "expiresAt": time(row.expires_at),
    }


async def invite(call: Call, body: o.InviteIn) -> dict[str, Any]:
    """A one-time link, shown once. Only owners invite owners."""
    no_secrets(body)
    who, now, wanted = call.person(), call.services.clock(), body.role or "member"
    async with call.services.database.people() as tx:
        role = await standing(tx, call, body.id, "members")
        if wanted == "owner":
            _need(role, "transfer")
    life = timedelta(days=body.expires_in_days) if body.expires_in_days else invited.LIFE["invitation"]
    async with call.services.database.tenant(body.id) as tx:
        row, text = await invited.make(
            tx, "invitation", wanted, who.email, now + life, now=now, email=body.email
        )  # fmt: skip
    link = links.of("invitation", call.visitor, text)
    return {**_invitation(row), "invitation": text, "link": link, "warning": SHOWN_ONCE}


async def revoke(call: Call, body: o.InvitationIn) -> dict[str, Any]:
    """The link opens nothing any more."""
    async with call.services.database.people() as tx:
        await standing(tx, call, body.id, "members")
    async with call.services.database.tenant(body.id) as tx:
        if not await invitations.revoke(tx, body.invitation, call.services.clock()):
            raise NotFound("invitation", body.invitation)
    return {"revoked": True}
