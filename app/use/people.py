"""People: sign up, sign in, sign out, change the password; and their sign-ins, listed and ended one by one."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from app import email as addresses
from app import passwords, signin
from app.call import Answer
from app.errors import Conflict, Forbidden, NotFound, Unauthorized, Unavailable
from app.use import attempts, invitations
from app.use.present import time
from app.use.refuse import no_secrets
from store import members, people, sign_ins
from store.sign_ins import Beginning

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Call
    from app.door import Door
    from app.models.people import Nothing, PasswordIn, PersonIn, SignInIn, SignInNumberIn, SignUpIn
    from app.signin import SignIn
    from store.database import Tx
    from store.people import Person
    from store.sign_ins import SignInRow

DEVICE_LIFE = timedelta(days=180)
"""For which a browser that came in is told from a stranger's; each sign-in begins it anew."""
CREDENTIALS = frozenset({"password", "invitation"})
"""Secrets of a sign-up by their nature: a hash of each is all that is kept."""


def door(call: Call) -> Door:
    """What signing in needs; raises `Unavailable` where the operator has set no key."""
    found = call.services.door
    if found is None:
        raise Unavailable(signin.CLOSED, retry_after=60)
    return found


async def sign_up(call: Call, body: SignUpIn) -> Answer:
    """A new person, signed in, who owns a new organisation. `Conflict` when the address has an account."""
    no_secrets(body, CREDENTIALS)
    way, now = door(call), call.services.clock()
    if call.services.settings.sign_up == "invited" and body.invitation is None:
        raise Forbidden("only who is invited may sign up here: open the link of the invitation")
    await attempts.sign_up(call, now)
    hashed = await way.passwords.hash(body.password)
    name = body.name or body.email.partition("@")[0]
    async with call.services.database.people() as tx:
        person = await people.create(tx, body.email, name, hashed, now)
        if person is None:
            raise Conflict("this address has an account; sign in")
        if body.invitation is not None:
            return await begin(call, tx, person, now, await invitations.take(tx, body.invitation, person, now))
        await own(tx, person, body.organisation or f"{name}'s organisation", now)
        return await begin(call, tx, person, now)


async def own(tx: Tx, person: int, name: str, now: datetime) -> int:
    """A new organisation that the person owns."""
    org = await members.found(tx, name[:200])
    await members.add(tx, org, person, "owner", now)
    return org


async def sign_in(call: Call, body: SignInIn) -> Answer:
    """The person of that address and password, signed in; one answer, after one time, for whatever is wrong."""
    way, now = door(call), call.services.clock()
    email = addresses.normalise(body.email)
    account = email or body.email
    device = way.seal.read_device(call.visitor.device, account, now)
    await attempts.sign_in(call, account, device, now)
    found = await _found(call, email)
    if not await way.passwords.verify(body.password, None if found is None else found.password) or found is None:
        raise Unauthorized("the address or the password is wrong")
    fresh = None
    if found.password is not None and passwords.is_stale(found.password):
        fresh = await way.passwords.hash(body.password)
    await attempts.settled(call, account, device)
    async with call.services.database.people() as tx:
        if fresh is not None:
            await people.set_password(tx, found.id, fresh, now)
        return await begin(call, tx, found.id, now)


async def _found(call: Call, email: str | None) -> Person | None:
    async with call.services.database.people() as tx:
        return await people.by_email(tx, email or "")


async def begin(call: Call, tx: Tx, person: int, now: datetime, org: int | None = None) -> Answer:
    """A new sign-in, in `org` or the oldest organisation of the person, who gets one where there is none."""
    way = door(call)
    if org is None:
        theirs = await members.of_person(tx, person)
        org = theirs[0].org if theirs else await own(tx, person, "My organisation", now)
    await sign_ins.prune(tx, now - way.longest)
    new = Beginning(
        person=person,
        org=org,
        csrf=secrets.token_urlsafe(24),
        at=now,
        until=now + way.longest,
        address=call.visitor.address,
        browser=call.visitor.browser,
    )
    number = await sign_ins.begin(tx, new)
    who = signin.good(await sign_ins.admit(tx, person, number), now)
    token = way.seal.sign(person, number, now, way.life)
    cookies = (signin.cookie(call.visitor, token, way.life), _known_again(call, who, now))
    return Answer(value=await shown(tx, who), cookies=cookies)


def _known_again(call: Call, who: SignIn, now: datetime) -> str:
    """The cookie of a browser that came in: the same device goes on being the same."""
    seal = door(call).seal
    device = seal.read_device(call.visitor.device, who.email, now) or secrets.token_urlsafe(16)
    return signin.device_cookie(call.visitor, seal.sign_device(who.email, device, now, DEVICE_LIFE), DEVICE_LIFE)


async def shown(tx: Tx, who: SignIn) -> dict[str, Any]:
    """The session as the wire shows it."""
    theirs = await members.of_person(tx, who.person)
    return {
        "person": {"id": who.person, "email": who.email, "name": who.name, "hasPassword": who.has_password},
        "organisation": {"id": who.org, "name": who.organisation, "role": who.role},
        "organisations": [{"id": each.org, "name": each.name, "role": each.role} for each in theirs],
        "csrfToken": who.csrf,
    }


async def session(call: Call, body: Nothing) -> dict[str, Any]:
    """Who is signed in, where, and the token of their writing requests."""
    del body
    async with call.services.database.people() as tx:
        return await shown(tx, call.person())


async def sign_out(call: Call, body: Nothing) -> Answer:
    """The sign-in is over, in every process, and the browser forgets it."""
    del body
    who = call.person()
    async with call.services.database.people() as tx:
        await sign_ins.end(tx, who.person, who.id, call.services.clock())
    return Answer(value={"ended": 1}, cookies=(signin.no_cookie(call.visitor),))


async def change_password(call: Call, body: PasswordIn) -> dict[str, Any]:
    """Another password; every other sign-in of the person is over."""
    way, who, now = door(call), call.person(), call.services.clock()
    await attempts.confirm(call, who.id, now)
    async with call.services.database.people() as tx:
        known = await people.get(tx, who.person)
    kept = None if known is None else known.password
    if kept is not None and not await way.passwords.verify(body.current or "", kept):
        raise Forbidden("the current password is wrong")
    hashed = await way.passwords.hash(body.new)
    async with call.services.database.people() as tx:
        await people.set_password(tx, who.person, hashed, now)
        ended = await sign_ins.end_others(tx, who.person, who.id, now)
    await attempts.confirmed(call, who.id)
    return {"ended": ended}


async def describe(call: Call, body: PersonIn) -> dict[str, Any]:
    """Another name or address of the person. `Conflict` when somebody else has the address."""
    no_secrets(body)
    way, who, now = door(call), call.person(), call.services.clock()
    if body.email is not None and body.email != who.email:
        await attempts.confirm(call, who.id, now)
        async with call.services.database.people() as tx:
            known = await people.get(tx, who.person)
        kept = None if known is None else known.password
        if kept is not None and not await way.passwords.verify(body.current or "", kept):
            raise Forbidden("the current password is wrong")
    async with call.services.database.people() as tx:
        if not await people.describe(tx, who.person, body.name or who.name, body.email or who.email):
            raise Conflict("this address has another account")
        return await shown(tx, signin.good(await sign_ins.admit(tx, who.person, who.id), now))


async def page(call: Call, body: Nothing) -> dict[str, Any]:
    """The person's sign-ins that have not ended, newest first."""
    del body
    who = call.person()
    async with call.services.database.people() as tx:
        rows = await sign_ins.page(tx, who.person, call.services.clock())
    return {"signIns": [_shown(row, name, who.id) for row, name in rows], "nextCursor": None}


def _shown(row: SignInRow, organisation: str, current: int) -> dict[str, Any]:
    return {
        "id": row.id,
        "organisation": organisation,
        "createdAt": time(row.created_at),
        "seenAt": time(row.seen_at),
        "expiresAt": time(row.expires_at),
        "address": row.address,
        "browser": row.browser,
        "current": row.id == current,
    }


async def end(call: Call, body: SignInNumberIn) -> Answer:
    """One of the person's own sign-ins is over; another's is answered like none."""
    who = call.person()
    async with call.services.database.people() as tx:
        if not await sign_ins.end(tx, who.person, body.id, call.services.clock()):
            raise NotFound("sign-in", body.id)
    return Answer(value={"ended": 1}, cookies=(signin.no_cookie(call.visitor),) if body.id == who.id else ())
