"""A signed-in person: read from a request's cookie, checked against the row that can be ended at once, guarded in writing.

The dashboard's views and the operations share these few functions:

    who = await signed_in(services, fields)      # None: nobody, or a sign-in that has ended
    check_origin(fields, visitor)                # before every writing form, signed in or not
    check_token(who, form["csrf"])               # and this, of who is signed in
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from app.errors import Forbidden, Unauthorized, Unavailable
from app.roles import may
from app.visitor import DEVICE, check_origin, prefixed, values_of
from store import sign_ins

if TYPE_CHECKING:
    from datetime import datetime

    from app.door import Door
    from app.negotiate import Fields
    from app.roles import Power, Role
    from app.seal import Sealed
    from app.services import Services
    from app.visitor import Visitor
    from store.sign_ins import Admitted

__all__ = ["SignIn", "admit", "check_origin", "check_token", "read", "signed_in"]

COOKIE = "foreword"
TOKEN_FIELD = b"x-csrf-token"
CLOSED = (
    "nobody can sign in here until the operator sets FOREWORD_SESSION_KEY (at least 32 bytes, the same for every process) "
    "and starts the service again; keys work all the same"
)
"""What people are told where there is no key for their sign-ins."""
SEEN_EVERY = timedelta(minutes=1)
"""Between two notes that a sign-in was used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SignIn:
    """One person, signed in, in the organisation that they look at. `csrf` goes into every writing form."""

    person: int
    email: str
    name: str
    org: int
    organisation: str
    role: Role
    id: int
    csrf: str
    has_password: bool

    @property
    def actor(self) -> str:
        """Who writes, for `attested_by` and events."""
        return f"person:{self.person}"

    def may(self, power: Power) -> bool:
        """Whether their role has that power: for what a page offers. Operations check it themselves."""
        return may(self.role, power)


def cookie_name(who: Visitor) -> str:
    """Of the sign-in."""
    return prefixed(COOKIE, secure=who.secure)


def cookie(who: Visitor, token: str, life: timedelta) -> str:
    """The Set-Cookie field of a sign-in."""
    return _field(who, cookie_name(who), token, life)


def device_cookie(who: Visitor, token: str, life: timedelta) -> str:
    """The Set-Cookie field by which a browser that came in is told from a stranger's."""
    return _field(who, prefixed(DEVICE, secure=who.secure), token, life)


def _field(who: Visitor, name: str, token: str, life: timedelta) -> str:
    secure = "; Secure" if who.secure else ""
    return f"{name}={token}; Path=/; Max-Age={int(life.total_seconds())}; HttpOnly; SameSite=Lax{secure}"


def no_cookie(who: Visitor) -> str:
    """The Set-Cookie field after which there is none."""
    return cookie(who, "", timedelta())


def read(door: Door | None, fields: Fields, who: Visitor, now: datetime) -> Sealed:
    """The signed cookie of a request; nothing is asked of the database.

    Raises `Unauthorized` whose message tells missing, malformed and expired apart.
    """
    found = values_of(fields, cookie_name(who))
    if not found:
        raise Unauthorized("missing: sign in, or send Authorization: Bearer followed by an API key")
    if door is None:
        raise Unavailable(CLOSED, retry_after=60)
    if len(found) > 1:
        raise Unauthorized("malformed: more than one sign-in in one request")
    return door.seal.read(found[0], now)


async def admit(services: Services, sealed: Sealed, now: datetime) -> SignIn:
    """The sign-in of a signed cookie, as its row is now. Raises `Unauthorized` when it has ended."""
    async with services.database.people() as tx:
        found = await sign_ins.admit(tx, sealed.person, sealed.sign_in)
        who = good(found, now)
        if found is not None and now - found.row.seen_at > SEEN_EVERY:
            await sign_ins.seen(tx, sealed.person, sealed.sign_in, now)
    return who


def good(found: Admitted | None, now: datetime) -> SignIn:
    if found is None:
        raise Unauthorized("unknown: no such sign-in here")
    if found.row.revoked_at is not None or found.role is None:
        raise Unauthorized("revoked: this sign-in was ended; sign in again")
    if found.row.expires_at <= now:
        raise Unauthorized("expired: sign in again")
    return SignIn(
        person=found.row.person,
        email=found.email,
        name=found.name,
        org=found.row.org,
        organisation=found.organisation,
        role=found.role,
        id=found.row.id,
        csrf=found.row.csrf,
        has_password=found.has_password,
    )


async def signed_in(services: Services, fields: Fields, who: Visitor) -> SignIn | None:
    """Who is signed in by the cookie of a request; None where nobody is, whatever the reason."""
    now = services.clock()
    try:
        return await admit(services, read(services.door, fields, who, now), now)
    except (Unauthorized, Unavailable):
        return None


def check_token(who: SignIn, given: str | None) -> None:
    """Raises `Forbidden` where a writing request doesn't carry the token of its sign-in."""
    if given is None or not hmac.compare_digest(given.encode(), who.csrf.encode()):
        raise Forbidden(
            "the CSRF token is missing or of another sign-in: send it as X-CSRF-Token (GET /v1/auth/session)"
        )
