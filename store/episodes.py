"""Episodes: their order in a session, which are there to consolidate, and of which rows a summary was made."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from memory.consolidation import Episode
from store import cursor as cursors
from store import rows
from store.columns import LEAN
from store.errors import Moved
from store.sql import load
from tiers.episodes import Beside, latest
from tiers.sessions import READ

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from store.database import Tx
    from store.rows import Row
    from tiers.sessions import Around
    from words.when import Window

QUERIES = load("episodes")

LEAN_WIDTH = len(LEAN)

EARLIEST, LATEST = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Whose episodes are listed: of one namespace or of all, live or retired at `now`."""

    name: str
    namespace: str | None
    now: datetime


async def last(tx: Tx, agent_id: int, session_id: str) -> int | None:
    """The id of the session's last episode, whatever became of it; needs the agent's lock to stay the last."""
    number: int | None = await tx.value(QUERIES["last"], tx.org, agent_id, session_id)
    return number


async def page(
    tx: Tx, agent_id: int, wanted: Session, *, cursor: str | None = None, limit: int = 50
) -> tuple[list[Memory], str | None]:
    """At most `limit` episodes after `cursor` in the session's order, and the cursor of the next page; raises `BadCursor`."""
    after = 0 if cursor is None else cursors.identifier("session", cursor)
    got = await tx.fetch(QUERIES["page"], tx.org, agent_id, wanted.name, after, wanted.namespace, wanted.now, limit + 1)
    shown = [rows.memory(row) for row in got[:limit]]
    return shown, cursors.write("session", shown[-1].id) if len(got) > limit else None


async def beside(
    tx: Tx, agent_id: int, ids: Sequence[int], namespaces: Sequence[str] | None, revision: int | None = None
) -> list[Beside]:
    """The nearest live episodes before and after each of `ids` in its session; raises `Moved` where a revision is given and gone.

    The rows hold what a block needs and can't be saved.
    """
    got = await tx.fetch(QUERIES["beside"], tx.org, agent_id, ids, namespaces)
    if revision is not None and got and got[0][LEAN_WIDTH + 2] != revision:
        raise Moved(f"the agent is at revision {got[0][LEAN_WIDTH + 2]} now, not at {revision}")
    return [
        Beside(
            memory=rows.lean(row, row[LEAN_WIDTH], row[LEAN_WIDTH + 1]),
            of=row[LEAN_WIDTH + 3],
            side=row[LEAN_WIDTH + 4],
        )
        for row in got
    ]


async def around(
    tx: Tx, agent_id: int, ids: Sequence[int], namespaces: Sequence[str] | None, revision: int | None = None
) -> list[Around]:
    """Each live episode of `ids` that has a session, among the turns around it; raises `Moved` as `beside` does.

    The rows hold what a block needs and can't be saved.
    """
    got = await tx.fetch(QUERIES["around"], tx.org, agent_id, ids, namespaces, READ)
    if revision is not None and got and got[0][LEAN_WIDTH + 4] != revision:
        raise Moved(f"the agent is at revision {got[0][LEAN_WIDTH + 4]} now, not at {revision}")
    read: dict[int, Memory] = {}
    turns: dict[int, list[Memory]] = {}
    for row in got:
        number = row[0]
        if number not in read:
            read[number] = rows.turn(row, LEAN_WIDTH)
        turns.setdefault(row[LEAN_WIDTH + 5], []).append(read[number])
    return [(number, tuple(sorted(some, key=lambda row: row.id))) for number, some in sorted(turns.items())]


async def happened(  # noqa: PLR0913, PLR0917 - whose and where, when, as it is at which moment, and how many
    tx: Tx, agent_id: int, namespaces: Sequence[str] | None, times: Sequence[Window], now: datetime, limit: int
) -> list[Memory]:
    """At most `limit` episodes that are live at `now` and happened in one of some spans of time, the latest first."""
    read: dict[int, Memory] = {}
    for time in times:
        span = time.start or EARLIEST, time.end or LATEST
        got = await tx.fetch(QUERIES["between"], tx.org, agent_id, namespaces, *span, now, limit)
        read.update((row[0], rows.memory(row)) for row in got)
    return latest(read.values())[:limit]


async def live(tx: Tx, agent_id: int, now: datetime, namespace: str | None = None) -> list[Episode]:
    """The episodes that are live at `now`, of one namespace or of all."""
    return [_episode(row) for row in await tx.fetch(QUERIES["live"], tx.org, agent_id, now, namespace)]


async def quiet(tx: Tx, agent_id: int, now: datetime, since: datetime) -> list[Episode]:
    """Those of them, pinned ones apart, whose session was left alone since `since`: nothing said, given or accessed in it."""
    return [_episode(row) for row in await tx.fetch(QUERIES["quiet"], tx.org, agent_id, now, since)]


async def holders(tx: Tx, since: datetime) -> list[int]:
    """The agents for which `quiet` may find something, in the order of their ids."""
    return [row[0] for row in await tx.fetch(QUERIES["holders"], tx.org, since)]


async def cite(tx: Tx, agent_id: int, summary: int, sources: Sequence[int]) -> None:
    """Keep what a summary was made of: exactly the rows that its writer was shown, in order."""
    await tx.run(QUERIES["cite"], tx.org, agent_id, summary, sources)


def _episode(row: Row) -> Episode:
    return Episode(id=row[0], namespace=row[1], at=row[2], size=row[3], expires_at=row[4])
