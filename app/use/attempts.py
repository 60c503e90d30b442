"""How often somebody may try the door: counted in the database before anything costs time, so that no try is free.

Whoever guesses at one account is stopped by address, and all together by the account; but a browser in which its owner came in
before carries a device cookie and is counted by itself, so that no stranger can lock an owner out (OWASP: device cookies).
"""

from __future__ import annotations

import hashlib
from datetime import timedelta
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING

from app.errors import RateLimited
from store import people

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call

KEPT = timedelta(hours=2)
HOUR = 3_600
NETWORK = 64
"""Bits of an IPv6 address that tell one customer from the next: whoever has one address has all of its network."""

Limit = tuple[bytes, int]
"""A subject, and how many tries an hour it has."""


def subject(kind: str, *names: str) -> bytes:
    """What stands for an account, a place or a device in the table, which so holds none of them."""
    return hashlib.sha256(" ".join((kind, *names)).encode()).digest()


def place(address: str) -> str:
    """The network that an address counts for: its own, or the customer's of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"


async def knock(call: Call, now: datetime) -> None:
    """One more try from this address at what needs no account. Raises `RateLimited` when it is one too many."""
    await _count(call, _from_here(call), now)


async def sign_up(call: Call, now: datetime) -> None:
    """One more try to sign up: fewer than to sign in, since each says whether an address is taken."""
    where = subject("sign-up", place(call.visitor.address))
    await _count(call, (*_from_here(call), (where, call.services.settings.sign_ups_an_hour)), now)


async def sign_in(call: Call, account: str, device: str | None, now: datetime) -> None:
    """One more try at an account, known or not, by a `device` that came in there before, or by a stranger."""
    await _count(call, (*_from_here(call), *_at(call, account, device)), now)


async def confirm(call: Call, sign_in: int, now: datetime) -> None:
    """One more password that a signed-in person gives for their own account: nobody else's tries count."""
    limit = (subject("sign-in", str(sign_in)), call.services.settings.tries_an_hour)
    await _count(call, (*_from_here(call), limit), now)


async def settled(call: Call, account: str, device: str | None) -> None:
    """The owner came in: the tries of this device, or of this place, count no more. Those of strangers elsewhere do."""
    async with call.services.database.people() as tx:
        await people.settle(tx, _at(call, account, device)[0][0])


async def confirmed(call: Call, sign_in: int) -> None:
    """The password was right: what this sign-in tried counts no more."""
    async with call.services.database.people() as tx:
        await people.settle(tx, subject("sign-in", str(sign_in)))


def _from_here(call: Call) -> tuple[Limit, ...]:
    return ((subject("address", place(call.visitor.address)), call.services.settings.sign_ins_an_hour),)


def _at(call: Call, account: str, device: str | None) -> tuple[Limit, ...]:
    """By what tries at an account are counted: a device by itself, a stranger by the place and with all other strangers."""
    settings = call.services.settings
    if device is not None:
        return ((subject("device", device, account), settings.tries_an_hour),)
    return (
        (subject("account", place(call.visitor.address), account), settings.tries_an_hour),
        (subject("strangers", account), settings.strangers_an_hour),
    )


async def _count(call: Call, limits: Sequence[Limit], now: datetime) -> None:
    """One after the other, up to the first that is passed: who is stopped here uses up nothing that others share."""
    over = False
    async with call.services.database.people() as tx:
        await people.prune(tx, now - KEPT)
        for name, most in limits:
            if over := await people.attempt(tx, name, now) > most:
                break
    if over:
        raise RateLimited(HOUR - int(now.timestamp()) % HOUR)
