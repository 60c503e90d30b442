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

MOST = 50_000
"""Rows that one page walks at most: a search for what hardly any row holds goes on with the next page."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """Where a walk goes on, in the order of its query. `end` finds where a page of it ends short; `began`: when, where rows
    may move while it lasts.
    """

    query: str
    end: str
    at: datetime
    number: int
    began: datetime | None = None


async def page(
    tx: Tx, agent_id: int, wanted: PageFilter, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[Memory], str | None]:
    """At most `limit` rows after `cursor`, and the cursor of the next page; raises `BadCursor` for one of another list.

    A page of a large store may hold fewer rows than `limit`, or none, and have a next one: then `MOST` rows were walked. `tx`
    reads one snapshot, so that the end of the walk is that of the rows.
    """
    match wanted.sort:
        case "recent":
            at, number = cursors.moment("recent", cursor, (LATEST, FIRST))
            walk = Walk(query=QUERIES["newest"], end=QUERIES["newest_end"], at=at, number=number)
        case "created":
            at, number = cursors.moment("created", cursor, (EARLIEST, 0))
            walk = Walk(query=QUERIES["oldest"], end=QUERIES["oldest_end"], at=at, number=number)
        case "accessed":
            walk = await _by_access(tx, cursor)
    return await _page(tx, agent_id, wanted, walk, limit)


async def _by_access(tx: Tx, cursor: str | None) -> Walk:
    if cursor is None:
        return Walk(
            query=QUERIES["accessed"], end=QUERIES["accessed_end"], at=LATEST, number=FIRST, began=await tx.now()
        )
    match cursors.read("accessed", cursor):
        case (datetime() as stood, int() as number, datetime() as began):
            return Walk(query=QUERIES["accessed"], end=QUERIES["accessed_end"], at=stood, number=number, began=began)
        case _:
            raise BadCursor("not a cursor of accessed")


async def _page(tx: Tx, agent_id: int, wanted: PageFilter, walk: Walk, limit: int) -> tuple[list[Memory], str | None]:
    """The rows, and where the next page goes on: behind the last one shown, or where the walk ended short of a page."""
    place, began = (walk.at, walk.number), (walk.began,) if walk.began else ()
    got = await tx.fetch(walk.query, tx.org, agent_id, *place, MOST, limit + 1, *_conditions(wanted), *began)
    shown = [rows.memory(row[1:]) for row in got[:limit]]
    if len(got) > limit:
        return shown, _cursor(wanted, walk, (got[limit - 1][0], got[limit - 1][1]))
    end = await tx.row(walk.end, tx.org, agent_id, *place, MOST, *began)
    return shown, None if end is None else _cursor(wanted, walk, (end[0], end[1]))


def _cursor(wanted: PageFilter, walk: Walk, place: tuple[datetime, int]) -> str:
    return cursors.write(wanted.sort, *place, *((walk.began,) if walk.began else ()))


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
