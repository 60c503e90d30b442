"""Signing up, in and out, and what a person sees of their own account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import invalid
from app.signin import CLOSED
from app.web.look import safe_path
from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit


async def at_the_door(visit: Visit) -> dict[str, Any]:
    """The form to sign in; whoever is signed in goes on."""
    onward = safe_path(visit.query.text("next") or visit.sent.text("next"))
    if visit.person is not None and visit.trouble is None:
        return {"to": onward}
    return {"onward": onward, "closed": CLOSED if visit.room.services.door is None else None}


async def sign_in(visit: Visit) -> Went:
    """In, and on to where the person was going."""
    done = await visit.do("signIn", email=visit.sent.exact("email").strip(), password=visit.sent.exact("password"))
    return Went(safe_path(visit.sent.text("next")), cookies=done.cookies)


async def sign_up(visit: Visit) -> Went:
    """A new person, in an organisation of their own."""
    form = visit.sent
    done = await visit.do(
        "signUp",
        email=form.exact("email").strip(),
        password=form.exact("password"),
        name=form.text("name"),
        organisation=form.text("organisation"),
    )
    return Went("/first-steps", cookies=done.cookies)


async def sign_out(visit: Visit) -> Went:
    """Out, at once in every process."""
    done = await visit.do("signOut")
    return Went("/sign-in", "signed-out", cookies=done.cookies)


async def page(visit: Visit) -> dict[str, Any]:
    """The person, and where they are signed in."""
    return {"sign_ins": (await visit.ask("listSignIns"))["signIns"], "session": await visit.ask("readSession")}


async def describe(visit: Visit) -> Went:
    """Another name or address: an owner who came by a one-time link has none of their own yet."""
    form = visit.sent
    email = form.exact("email").strip()
    await visit.ask(
        "describePerson",
        name=form.text("name"),
        email=email if email != visit.who.email else None,
        current=form.exact("current") or None,
    )
    return Went("/account", "saved")


async def password(visit: Visit) -> Went:
    """Another password; every other sign-in ends."""
    form = visit.sent
    if form.exact("new") != form.exact("again"):
        raise invalid("again", "isn't the same as the new password", "differs")
    await visit.ask("changePassword", current=form.exact("current") or None, new=form.exact("new"))
    return Went("/account", "password")


async def end(visit: Visit) -> Went:
    """One sign-in ends: on a lost machine, or this one."""
    await visit.ask("endSignIn", id=visit.number)
    return Went("/account", "ended")
