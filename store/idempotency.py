"""Idempotency keys: one effect, and the first answer again for as long as it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from store.database import Tx

QUERIES = load("idempotency")

HOURS = 24
"""How long an answer is kept (api.md)."""

PRUNED = 1000
"""Answers that one call removes at most."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """Nobody has used the key: go on, then `keep` the answer in the same transaction."""


@dataclass(frozen=True, slots=True)
class Replay:
    """The same request was answered before: answer it so again."""

    status: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The key was used for another request."""


@dataclass(frozen=True, slots=True)
class InFlight:
    """A request with this key is still running."""


Claim = Fresh | Replay | Mismatch | InFlight


async def claim(tx: Tx, credential: str, key: str, operation: str, body_hash: bytes) -> Claim:
    """What the key means for this request. After `Fresh` every other claim of it is `InFlight` until `tx` ends."""
    if not await tx.value(QUERIES["claim"], tx.org, credential, key):
        return InFlight()
    row = await tx.row(QUERIES["get"], tx.org, credential, key, HOURS)
    if row is None:
        return Fresh()
    if (row[0], row[1]) != (operation, body_hash):
        return Mismatch()
    return Replay(status=row[2], body=row[3])


async def keep(  # noqa: PLR0913, PLR0917 - the columns of one row
    tx: Tx, credential: str, key: str, operation: str, body_hash: bytes, status: int, body: bytes
) -> None:
    """Keep the answer; it is there if and only if the transaction's effect is."""
    await tx.run(QUERIES["keep"], tx.org, credential, key, operation, body_hash, status, body)


async def prune(tx: Tx, limit: int = PRUNED) -> int:
    """Remove answers that are no longer kept, at most `limit`, and say how many."""
    done = await tx.run(QUERIES["prune"], tx.org, HOURS, limit)
    return int(done.removeprefix("DELETE "))
