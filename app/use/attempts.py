"""How often somebody may try the door: counted in the database, by account and by address, before anything costs time."""

from __future__ import annotations

import hashlib
from datetime import timedelta
from typing import TYPE_CHECKING

from app.errors import RateLimited
from store import people

if TYPE_CHECKING:
    from datetime import datetime

    from app.call import Call

KEPT = timedelta(hours=2)
HOUR = 3_600


def subject(kind: str, name: str) -> bytes:
    """What stands for an account or an address in the table, which so holds neither."""
    return hashlib.sha256(f"{kind} {name}".encode()).digest()


async def knock(call: Call, account: str | None, now: datetime) -> None:
    """Counts one more try from this address, and of this account. Raises `RateLimited` when it is one too many."""
    settings = call.services.settings
    limits = [(subject("address", call.visitor.address), settings.sign_ins_an_hour)]
    if account is not None:
        limits.append((subject("account", account), settings.tries_an_hour))
    async with call.services.database.people() as tx:
        await people.prune(tx, now - KEPT)
        tries = [(await people.attempt(tx, name, now), limit) for name, limit in limits]
    if any(done > limit for done, limit in tries):
        raise RateLimited(HOUR - int(now.timestamp()) % HOUR)
