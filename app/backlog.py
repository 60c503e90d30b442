"""Who embeds what was written: one task a process, woken after a commit and by the scheduler, in nobody's way.

A reply never waits for it, and nothing is kept only here: which rows wait stands in the rows themselves.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from app import logs
from app.use.embed import START, step
from remote.errors import RemoteError

if TYPE_CHECKING:
    from remote.embedder import Embedder
    from store.database import Database

_LOG = structlog.get_logger()

SOON = 0.5
"""Seconds until an organisation is looked at again that another process was at."""

LATEST = 60.0
"""Seconds that a failing embedder is left alone at most; each failure doubles the pause, from `SOON` on."""


class Backlog:
    """Organisations with rows that wait, each once however often it was named."""

    def __init__(self, database: Database, embedder: Embedder, deadline: float) -> None:
        """`deadline` is of one request, in seconds."""
        self._database = database
        self._embedder = embedder
        self._deadline = deadline
        self._due: dict[int, None] = {}
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._pause = SOON
        self._worker: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins on the running loop."""
        self._worker = asyncio.get_running_loop().create_task(self._work_for_ever(), name="backlog")

    async def stop(self) -> None:
        """Ends at once, in the middle of a batch or not: what isn't committed waits for the next start."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    def add(self, org: int) -> None:
        """Rows of the organisation may wait. Costs nothing; needs a commit to have happened before."""
        if self._worker is not None:
            self._due[org] = None
            self._idle.clear()
            self._wake.set()

    async def settled(self) -> None:
        """Returns once nothing waits any more."""
        await self._idle.wait()

    async def _work_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, {}
            late = [org for org in due if not await self._done(org)]
            if late:
                self._due |= dict.fromkeys(late)
                await asyncio.sleep(self._pause)
                self._wake.set()
            elif not self._due:
                self._idle.set()

    async def _done(self, org: int) -> bool:
        """Whether nothing of the organisation waits any more; what failed or is being done elsewhere is looked at again."""
        try:
            if not await self._emptied(org):
                return False
        except Exception as error:  # noqa: BLE001 - nobody waits for it, and it is done again
            self._pause = min(2 * self._pause, LATEST)
            told = str(error) if isinstance(error, RemoteError) else logs.place(error)
            _LOG.warning("embedding failed", reason=told, again_in=self._pause)
            return False
        self._pause = SOON
        return True

    async def _emptied(self, org: int) -> bool:
        """Batch after batch; False: another process is at it. Rows that can't be embedded wait for the scheduler's next pass."""
        after = START
        while True:
            done = await step(self._database, self._embedder, org, after, self._deadline)
            if done is None:
                return False
            if done.is_last:
                return True
            self._pause = SOON
            if done.skipped:
                _LOG.warning("no usable vector", rows=done.skipped)
            after = done.after
