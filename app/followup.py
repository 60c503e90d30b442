"""What follows a record without a reply waiting for it: accesses are added up, and rows that earned it are promoted."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from app import logs
from app.use import movement
from store.accesses import tidy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import datetime

    from store.database import Database

_LOG = structlog.get_logger()

WAITING = 4_096
"""Agents that wait at most; of what comes beyond, the scheduler's passes take care."""


@dataclass(slots=True, kw_only=True)
class _Due:
    """What is to be done for one agent."""

    tidy: bool
    matched: set[int]


class Followup:
    """One agent after the other, each once however often it was named meanwhile. What fails is logged and left to the passes."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._due: dict[tuple[int, int], _Due] = {}
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._worker: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins on the running loop."""
        self._worker = asyncio.get_running_loop().create_task(self._work_for_ever(), name="followup")

    async def stop(self) -> None:
        """Does what waits, then ends."""
        if self._worker is None:
            return
        await self.settled()
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)

    async def settled(self) -> None:
        """Returns once nothing waits any more."""
        await self._idle.wait()

    def add(self, org: int, agent_id: int, matched: Iterable[int] = (), *, tidying: bool = False) -> None:
        """Rows of L2 and L3 that a rule has `matched` in a session; `tidying`: the agent's accesses are many."""
        key, rows = (org, agent_id), set(matched)
        if self._worker is None or not (rows or tidying) or (key not in self._due and len(self._due) >= WAITING):
            return
        due = self._due.setdefault(key, _Due(tidy=False, matched=set()))
        due.tidy |= tidying
        due.matched |= rows
        self._idle.clear()
        self._wake.set()

    async def _work_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            while self._due:
                key = next(iter(self._due))
                await self._do(*key, self._due.pop(key))
            self._wake.clear()
            self._idle.set()

    async def _do(self, org: int, agent_id: int, due: _Due) -> None:
        try:
            if due.tidy:
                async with self._database.tenant(org) as tx:
                    await tidy(tx, agent_id)
            if due.matched:
                await movement.earn(self._database, org, agent_id, due.matched, self._clock)
        except Exception as error:  # noqa: BLE001 - nobody waits for it, and the passes do it again
            _LOG.warning("followup failed", trace=logs.place(error))
