"""The injection log's writer: many concurrent requests share one commit, and none is answered before its row is durable."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING

from app.followup import Followup
from store import injections
from store.accesses import Touch
from store.errors import Contended, Elsewhere, OutcomeUnknown, Outdated, Unavailable
from store.injections import Given

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from store.database import Database
    from store.injections import Admission, Injection, Part

BATCH = 256
"""Most rows in one commit: bounds its size, and what one failing row can hold up."""

KNOWN_PARTS = 4_096
"""Standing parts that a process knows to be kept: an entry is about 150 bytes."""

HOPELESS = (OutcomeUnknown, Unavailable)
"""What doing it again, one by one, can't mend: nobody is there, or it may have been written already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What is to be written for one request: the injection, which names the rows that were accessed, or where none was given, they.

    `warm` are those of them that stand in L2 or L3: a match in one more session may promote them. With an `admission` an
    injection is written only if that still stands, or `Outdated` is raised.
    """

    org: int
    agent_id: int
    at: datetime
    injection: Injection | None = None
    admission: Admission | None = None
    accessed: tuple[int, ...] = ()
    warm: tuple[int, ...] = ()
    session_id: str | None = None
    done: asyncio.Future[int | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Journal:
    """Collects drafts while a commit is under way and writes them together with the next one."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._waiting: asyncio.Queue[Draft | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._kept: dict[tuple[int, int, str], None] = {}
        self.followup = Followup(database, clock)

    def start(self) -> None:
        """Starts the writer on the running loop."""
        self._writer = asyncio.get_running_loop().create_task(self._write(), name="journal")
        self.followup.start()

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        if self._writer is None:
            return
        self._waiting.put_nowait(None)
        await self._writer
        await self.followup.stop()

    async def write(self, draft: Draft) -> int | None:
        """The injection's id once it is committed (None when there was only an access); raises what the store raised."""
        return await (await self.begin(draft))

    async def begin(self, draft: Draft) -> asyncio.Future[int | None]:
        """What `write` will come to. The draft is on its way to the database when this returns, and the caller's time is free."""
        self._waiting.put_nowait(draft)
        await asyncio.sleep(0)
        return draft.done

    async def _write(self) -> None:
        """Until the end is asked for: whatever came before it is written first."""
        last = False
        while not last:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            last = None in batch
            drafts = sorted((draft for draft in batch if draft is not None), key=lambda draft: draft.org)
            for org, mine in groupby(drafts, key=lambda draft: draft.org):
                await self._settle(org, list(mine))

    async def _settle(self, org: int, drafts: list[Draft], *, ahead: bool = True) -> None:
        """One commit for all; where that fails, one each, so that no request pays for another's.

        What was rendered `ahead` is taken from there, and sent where it isn't there any more.
        """
        try:
            given = await self._commit(org, drafts, ahead=ahead)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, each waiting request has to hear of it
            self._kept.clear()  # a part that was known may have been let go with the last block that named it
            if ahead and isinstance(error, Elsewhere) and any(map(_is_ahead, drafts)):
                await self._settle(org, drafts, ahead=False)
                return
            if len(drafts) == 1 or (isinstance(error, HOPELESS) and not isinstance(error, Contended)):
                _fail(drafts, error)
                return
            for draft in drafts:
                await self._settle(org, [draft], ahead=ahead)
            return
        for draft, number in zip(drafts, given, strict=True):
            if number is None and draft.injection is not None:
                _fail([draft], Outdated("what the request was admitted by doesn't stand any more"))
            elif not draft.done.done():
                draft.done.set_result(number)
        self._follow(org, drafts)

    async def _commit(self, org: int, drafts: Sequence[Draft], *, ahead: bool) -> list[int | None]:
        """One statement, and so one commit, for all of them and their standing parts, where these are new.

        Gives the injections' ids: None for a draft without one, and for one that wasn't written.
        """
        rows = [
            Given(agent_id=draft.agent_id, injection=draft.injection, admission=draft.admission)
            for draft in drafts
            if draft.injection is not None
        ]
        async with self._database.statements(org, writes=True) as tx:
            parts = [
                (agent, part if ahead else replace(part, ahead=False), revision)
                for agent, part, revision in self._unkept(org, rows)
            ]
            numbers, due = await injections.append(tx, rows, _touches(drafts), parts)
        self._remember(org, drafts)
        for agent_id in due:
            self.followup.add(org, agent_id, tidying=True)
        ids = iter(numbers)
        return [None if draft.injection is None else next(ids) for draft in drafts]

    def _unkept(self, org: int, rows: Sequence[Given]) -> list[tuple[int, Part, int]]:
        """The standing parts that this process doesn't know to be kept, in one order everywhere, with their revisions."""
        named = ((row.agent_id, row.injection) for row in rows)
        parts = {(agent, row.part.key): row for agent, row in named if (org, agent, row.part.key) not in self._kept}
        return [(agent, parts[agent, key].part, parts[agent, key].revision) for agent, key in sorted(parts)]

    def _remember(self, org: int, drafts: Sequence[Draft]) -> None:
        """Their standing parts are committed; the oldest are forgotten, which costs an insert that finds them there."""
        known = ((org, draft.agent_id, draft.injection.part.key) for draft in drafts if draft.injection is not None)
        self._kept.update(dict.fromkeys(known))
        while len(self._kept) > KNOWN_PARTS:
            del self._kept[next(iter(self._kept))]

    def _follow(self, org: int, drafts: Sequence[Draft]) -> None:
        for draft in drafts:
            if draft.session_id is not None and draft.warm:
                self.followup.add(org, draft.agent_id, draft.warm)


def _is_ahead(draft: Draft) -> bool:
    return draft.injection is not None and draft.injection.part.ahead


def _touches(drafts: Sequence[Draft]) -> list[Touch]:
    return [
        Touch(agent_id=draft.agent_id, ids=draft.accessed, session_id=draft.session_id, at=draft.at)
        for draft in drafts
        if draft.accessed and draft.injection is None
    ]


def _fail(drafts: Sequence[Draft], error: Exception) -> None:
    for draft in drafts:
        if not draft.done.done():
            draft.done.set_exception(error)
