"""A stream at its maker's pace: what its taker hasn't taken yet waits in a file that nobody else sees.

So a database's snapshot is held open for as long as reading takes, and not for as long as the slowest client likes.
"""

from __future__ import annotations

import asyncio
import contextlib
from tempfile import SpooledTemporaryFile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

IN_MEMORY = 4 * 2**20
"""Bytes that wait in memory; beyond them the file is one on disk, without a name."""
PART = 256 * 1024
"""Bytes that are given on at once."""


class _Spool:
    """Bytes written at the end and read from the front, by two tasks of one loop."""

    def __init__(self) -> None:
        self._file: SpooledTemporaryFile[bytes] = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - closed by `close`
        self._written = self._read = 0
        self._more = asyncio.Event()
        self._ended = False

    def write(self, part: bytes) -> None:
        self._file.seek(self._written)
        self._written += self._file.write(part)
        self._more.set()

    def end(self) -> None:
        self._ended = True
        self._more.set()

    async def read(self) -> bytes:
        """The next bytes as soon as there are any; nothing once the end was said and all is read."""
        while self._read == self._written and not self._ended:
            self._more.clear()
            await self._more.wait()
        self._file.seek(self._read)
        part = self._file.read(PART)
        self._read += len(part)
        return part

    def close(self) -> None:
        self._file.close()


async def spooled(source: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same bytes. An error of the source is raised once what came before it has been taken; a taker that leaves ends it."""
    spool = _Spool()
    filling = asyncio.get_running_loop().create_task(_fill(spool, source), name="spool")
    try:
        while part := await spool.read():
            yield part
        await filling
    finally:
        filling.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await filling
        spool.close()


async def _fill(spool: _Spool, source: AsyncIterator[bytes]) -> None:
    try:
        async with contextlib.aclosing(source) as parts:  # type: ignore[type-var] # every source is a generator, which has aclose
            async for part in parts:
                spool.write(part)
                await asyncio.sleep(0)
    finally:
        spool.end()
