"""One-time links: invitations of members, and the operator's link that signs the owner in. Each is used once, or expires."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from app import keys, links
from app.errors import NotFound
from app.roles import RANK
from app.use import attempts
from app.use.present import time
from store import invitations, members
from store.invitations import Invitation

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Call
    from app.models.people import InvitedIn
    from app.roles import Role
    from store.database import Tx
    from store.invitations import Kind

LIFE: dict[Kind, timedelta] = {"invitation": timedelta(days=7), "entry": timedelta(hours=1)}
"""Of a link for which nothing else was asked."""
GONE = "this link opens nothing: it was used, revoked or let expire, or a character of it is wrong"


async def make(tx: Tx, kind: Kind, role: Role, made_by: str, until: datetime, **said: Any) -> tuple[Invitation, str]:
    """A new link of the transaction's organisation, and its text, which is shown once."""
    number = await invitations.reserve(tx)
    minted = links.mint(kind, tx.org, number)
    new = Invitation(number, kind, role, said.get("email"), minted.hash, made_by, said["now"], until)
    await invitations.create(tx, new)
    return new, minted.text


async def good(tx: Tx, kind: Kind, text: str, now: datetime) -> tuple[int, Invitation]:
    """The organisation and the row of a link that still opens something, held; whatever is wrong with it: `NotFound`."""
    parsed = links.parse(kind, text)
    row = None if parsed is None else await invitations.get(tx, parsed.org, parsed.key_id)
    if parsed is None or row is None or row.kind != kind or not row.is_good(now):
        raise NotFound(kind, "link", GONE)
    if not keys.matches(parsed, row.hash):
        raise NotFound(kind, "link", GONE)
    return parsed.org, row


async def take(tx: Tx, text: str, person: int, now: datetime) -> int:
    """The person is a member by this invitation from now on; gives the organisation. A higher role isn't lowered."""
    org, row = await good(tx, "invitation", text, now)
    held = await members.role(tx, org, person)
    if held is None:
        await members.add(tx, org, person, row.role, now)
    elif RANK[row.role] > RANK[held]:
        await members.change(tx, org, person, row.role)
    await invitations.use(tx, org, row.id, now, person)
    return org


async def look(call: Call, body: InvitedIn) -> dict[str, Any]:
    """What an invitation offers, to whoever holds it."""
    now = call.services.clock()
    await attempts.knock(call, now)
    async with call.services.database.people() as tx:
        org, row = await good(tx, "invitation", body.invitation, now)
        name = await invitations.organisation(tx, org)
    return {"organisation": name, "role": row.role, "email": row.email, "expiresAt": time(row.expires_at)}
