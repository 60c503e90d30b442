"""Which of many processes runs a pass of maintenance: whoever asks first, until its transaction ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store.sql import load

if TYPE_CHECKING:
    from store.database import Tx

QUERIES = load("passes")


async def claim(tx: Tx, name: str) -> bool:
    """Whether this transaction may run the pass `name` of its organisation; False: another process is at it."""
    allowed: bool = await tx.value(QUERIES["claim"], tx.org, name)
    return allowed
