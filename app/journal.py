"""The injection log's writer: many concurrent requests share one commit, and none is answered before its row is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

from store import ids, injections
from store.accesses import Touch, tidy

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from store.database import Database
    from store.injections import Injection, Part

BATCH = 256
"""Most rows in one commit: bounds its size, and what one failing row can hold up."""


NUMBERS = 64
"""Ids that are taken at once."""

KNOWN_PARTS = 4_096
"""Standing parts that a process knows to be kept: an entry is about 150 bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What is to be written for one request: the injection, if one was given, and the rows that were accessed."""

    org: int
    agent_id: int
    at: datetime
    injection: Injection | None = None
    accessed: tuple[int, ...] = ()
    session_id: str | None = None
    done: asyncio.Future[int | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Journal:
    """Collects drafts while a commit is under way and writes them together with the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[Draft] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._kept: dict[tuple[int, int, str], None] = {}
        self._numbers: deque[int] = deque()

    def start(self) -> None:
        """Starts the writer on the running loop."""
        self._writer = asyncio.get_running_loop().create_task(self._write_for_ever(), name="journal")

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        if self._writer is None:
            return
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def write(self, draft: Draft) -> int | None:
        """The injection's id once it is committed (None when there was only an access); raises what the store raised."""
        self._waiting.put_nowait(draft)
        return await draft.done

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            batch.sort(key=lambda draft: draft.org)
            for org, drafts in groupby(batch, key=lambda draft: draft.org):
                await self._settle(org, list(drafts))

    async def _settle(self, org: int, drafts: list[Draft]) -> None:
        """One commit for all; where that fails, one each, so that no request pays for another's."""
        try:
            given = await self._commit(org, drafts)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, each waiting request has to hear of it
            if len(drafts) > 1:
                for draft in drafts:
                    await self._settle(org, [draft])
                return
            _fail(drafts[0], error)
            return
        for draft, number in zip(drafts, given, strict=True):
            if not draft.done.done():
                draft.done.set_result(number)

    async def _commit(self, org: int, drafts: Sequence[Draft]) -> list[int | None]:
        """One statement, and so one commit, for all of them; their standing parts before it, where they are new."""
        numbers = [None if draft.injection is None else await self._number(org) for draft in drafts]
        rows = [
            (draft.agent_id, number, draft.injection)
            for draft, number in zip(drafts, numbers, strict=True)
            if draft.injection is not None and number is not None
        ]
        async with self._database.statements(org, writes=True) as tx:
            if unkept := self._unkept(org, rows):
                await injections.keep(tx, unkept)
            due = await injections.append(tx, rows, _touches(drafts))
        self._remember(org, drafts)
        for agent_id in due:
            async with self._database.tenant(org) as tx:
                await tidy(tx, agent_id)
        return numbers

    async def _number(self, org: int) -> int:
        """The next id; they are taken from the database many at once, and those left over at the end are never used."""
        if not self._numbers:
            async with self._database.statements(org, writes=True) as tx:
                self._numbers.extend(await ids.reserve(tx, NUMBERS))
        return self._numbers.popleft()

    def _unkept(self, org: int, rows: Sequence[tuple[int, int, Injection]]) -> list[tuple[int, Part]]:
        """The standing parts that this process doesn't know to be kept, in one order everywhere."""
        parts = {
            (agent, row.part.key): row.part for agent, _, row in rows if (org, agent, row.part.key) not in self._kept
        }
        return [(agent, parts[agent, key]) for agent, key in sorted(parts)]

    def _remember(self, org: int, drafts: Sequence[Draft]) -> None:
        """Their standing parts are committed; the oldest are forgotten, which costs an insert that finds them there."""
        known = ((org, draft.agent_id, draft.injection.part.key) for draft in drafts if draft.injection is not None)
        self._kept.update(dict.fromkeys(known))
        while len(self._kept) > KNOWN_PARTS:
            del self._kept[next(iter(self._kept))]


def _touches(drafts: Sequence[Draft]) -> list[Touch]:
    return [
        Touch(agent_id=draft.agent_id, ids=draft.accessed, session_id=draft.session_id, at=draft.at)
        for draft in drafts
        if draft.accessed
    ]


def _fail(draft: Draft, error: Exception) -> None:
    if not draft.done.done():
        draft.done.set_exception(error)
