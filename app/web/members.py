"""The page “Members”: who belongs to this organisation, who is invited, and the person's other organisations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from app.errors import Forbidden
from app.roles import Role
from app.web.page import Shown, Went

if TYPE_CHECKING:
    from app.web.visit import Visit

ROLES: tuple[Role, ...] = get_args(Role)


async def page(visit: Visit) -> dict[str, Any]:
    """Members, and what is open to whoever may invite."""
    org, may = visit.who.org, visit.who.may("members")
    invitations = (await visit.ask("listInvitations", id=org))["invitations"] if may else []
    return {
        "members": (await visit.ask("listMembers", id=org))["members"],
        "invitations": invitations,
        "organisations": (await visit.ask("listOrganisations"))["organisations"],
        "roles": ROLES,
        "may": may,
        "owns": visit.who.may("organisation"),
        "invited": None,
    }


async def invite(visit: Visit) -> Shown:
    """A one-time link, which stands in this answer and nowhere else."""
    form = visit.sent
    said = {"role": form.text("role"), "email": form.text("email"), "expiresInDays": form.number("days")}
    invited = await visit.ask("invite", id=visit.who.org, **said)
    return Shown(template="dashboard/members.html", values={**await page(visit), "invited": invited})


async def uninvite(visit: Visit) -> Went:
    """The link opens nothing any more."""
    await visit.ask("revokeInvitation", id=visit.who.org, invitation=visit.number)
    return Went("/members", "revoked")


async def change(visit: Visit) -> Went:
    """Another role."""
    await visit.ask("changeRole", id=visit.who.org, person=visit.number, role=visit.sent.text("role"))
    return Went("/members", "saved")


async def remove(visit: Visit) -> Went:
    """Out, and out of what they are signed in to here."""
    await visit.ask("removeMember", id=visit.who.org, person=visit.number)
    return Went("/members", "removed")


async def transfer(visit: Visit) -> Went:
    """Another owner; whoever hands it over stays as an admin."""
    await visit.ask("transferOrganisation", id=visit.who.org, person=visit.number)
    return Went("/members", "saved")


async def rename(visit: Visit) -> Went:
    """Another name of the organisation."""
    await visit.ask("renameOrganisation", id=visit.who.org, name=visit.sent.text("name"))
    return Went("/members", "saved")


async def found(visit: Visit) -> Went:
    """A new organisation, which the person owns and looks at from now on."""
    made = await visit.ask("createOrganisation", name=visit.sent.text("name"))
    done = await visit.do("switchOrganisation", id=made["id"])
    return Went("/first-steps", cookies=done.cookies)


async def switch(visit: Visit) -> Went:
    """Looks at another of the person's organisations."""
    done = await visit.do("switchOrganisation", id=visit.sent.number("organisation"))
    return Went("/", cookies=done.cookies)


async def leave(visit: Visit) -> Went:
    """Out of this organisation."""
    done = await visit.do("leaveOrganisation", id=visit.who.org)
    return Went("/", cookies=done.cookies)


async def invitation(visit: Visit) -> dict[str, Any]:
    """What a link offers, to whoever holds it."""
    link = visit.query.text("link") or visit.sent.text("link") or ""
    return {"link": link, "offer": await visit.ask("lookAtInvitation", invitation=link)}


async def join(visit: Visit) -> Went:
    """In: as who is signed in, or as a new person."""
    form = visit.sent
    if visit.person is not None:
        done = await visit.do("acceptInvitation", invitation=form.text("link"))
        return Went("/", "joined", cookies=done.cookies)
    if not form.has("password"):
        raise Forbidden("sign in or sign up to join")
    said = {"email": form.exact("email").strip(), "password": form.exact("password")}
    done = await visit.do("signUp", **{**said, "name": form.text("name"), "invitation": form.text("link")})
    return Went("/next-turn", "joined", cookies=done.cookies)
