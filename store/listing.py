"""Lists of memories, page by page: a walk by cursor meets every row once while others write."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

from store import cursor as cursors
from store import rows
from store.cursor import FIRST, BadCursor
from store.sql import load

if TYPE_CHECKING:
    from memory.row import Memory
    from store.database import Tx

QUERIES = load("listing")

Sort = Literal["recent", "created", "accessed"]

Expiry = Literal["permanent", "ephemeral", "expired"]
"""Without an end; with one that is still to come; past it."""

LIVE = ["fact", "hypothesis"]
LATEST = datetime.max.replace(tzinfo=UTC)
EARLIEST = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFilter:
    """What a list holds; None asks for nothing. `status` None: live rows; "all": every status.

    `sort`: "recent" newest first, "created" oldest first, "accessed" by the place that the last access gave.
    """

    q: str | None = None
    tier: str | None = None
    status: str | None = None
    namespace: str | None = None
    kind: str | None = None
    source: str | None = None
    include_expired: bool = False
    sort: Sort = "recent"
    domain: str | None = None
    expiry: Expiry | None = None


async def page(
    tx: Tx, agent_id: int, wanted: PageFilter, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[Memory], str | None]:
    """At most `limit` rows after `cursor`, and the cursor of the next page; raises `BadCursor` for one of another list."""
    match wanted.sort:
        case "recent":
            return await _by_birth(
                tx, agent_id, wanted, "newest", cursors.moment("recent", cursor, (LATEST, FIRST)), limit
            )
        case "created":
            return await _by_birth(
                tx, agent_id, wanted, "oldest", cursors.moment("created", cursor, (EARLIEST, 0)), limit
            )
        case "accessed":
            return await _by_access(tx, agent_id, wanted, cursor, limit)


async def _by_birth(  # noqa: PLR0913, PLR0917 - a page, its order and its place
    tx: Tx, agent_id: int, wanted: PageFilter, query: str, start: tuple[datetime, int], limit: int
) -> tuple[list[Memory], str | None]:
    got = await tx.fetch(QUERIES[query], tx.org, agent_id, *start, limit + 1, *_conditions(wanted))
    shown = [rows.memory(row) for row in got[:limit]]
    more = len(got) > limit
    return shown, cursors.write(wanted.sort, shown[-1].learned_at, shown[-1].id) if more else None


async def _by_access(
    tx: Tx, agent_id: int, wanted: PageFilter, cursor: str | None, limit: int
) -> tuple[list[Memory], str | None]:
    stood, number, began = _walk(cursor) if cursor is not None else (LATEST, FIRST, await tx.now())
    got = await tx.fetch(QUERIES["accessed"], tx.org, agent_id, stood, number, limit + 1, *_conditions(wanted), began)
    shown = [rows.memory(row) for row in got[:limit]]
    more = len(got) > limit
    return shown, cursors.write("accessed", got[limit - 1]["stood"], shown[-1].id, began) if more else None


def _walk(cursor: str) -> tuple[datetime, int, datetime]:
    match cursors.read("accessed", cursor):
        case (datetime() as stood, int() as number, datetime() as began):
            return stood, number, began
        case _:
            raise BadCursor("not a cursor of accessed")


def _conditions(wanted: PageFilter) -> tuple[object, ...]:
    statuses = LIVE if wanted.status is None else None if wanted.status == "all" else [wanted.status]
    return (
        None if wanted.tier is None else [wanted.tier],
        statuses,
        wanted.namespace,
        wanted.kind,
        wanted.source,
        wanted.include_expired or wanted.expiry == "expired",
        wanted.q,
        wanted.domain,
        wanted.expiry,
    )
