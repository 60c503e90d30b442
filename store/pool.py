"""A few connections that are taken and given back explicitly: giving back sends nothing and can't fail.

asyncpg's own pool resets a connection on release, and that reset can raise after a commit; here the transaction's end
is the only thing that decides a reply. A connection that isn't idle when it comes back is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import asyncpg

from store.errors import Unavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Connection = asyncpg.Connection[asyncpg.Record]

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    TimeoutError,
    OSError,
)
"""What asyncpg and the socket raise when the connection is gone, or can't be had."""


class Pool:
    """At most `size` connections; the one that was given back last is taken first."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], size: int, wait: float) -> None:
        """`wait` is how many seconds a taker waits for a connection before `Unavailable`."""
        self._connect = connect
        self._size = size
        self._wait = wait
        self._idle: list[Connection] = []
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._held = 0
        self._closed = False

    @property
    def held(self) -> int:
        """How many connections are taken at this moment."""
        return self._held

    @property
    def waiting(self) -> int:
        """How many takers wait at this moment."""
        return len(self._waiting)

    async def take(self) -> Connection:
        """An idle connection, a new one, or the next that is given back; `Unavailable` when none comes in time."""
        if self._closed:
            raise Unavailable("the store is closed")
        if self._held >= self._size or self._waiting:
            await self._queue()
        else:
            self._held += 1
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await self._open()

    def give(self, connection: Connection) -> None:
        """Back to the idle ones, or closed when it is in the middle of something."""
        if self._closed or connection.is_closed() or connection.is_in_transaction():
            connection.terminate()
        else:
            self._idle.append(connection)
        self._leave()

    def drop(self, connection: Connection) -> None:
        """Closed at once, whatever it is doing."""
        connection.terminate()
        self._leave()

    def forget_idle(self) -> None:
        """Close every idle connection: one of them has proved that the server they knew is gone."""
        while self._idle:
            self._idle.pop().terminate()

    def close(self) -> None:
        """Close the idle connections now, and each taken one when it comes back."""
        self._closed = True
        self.forget_idle()

    async def _queue(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            async with asyncio.timeout(self._wait):
                await turn
        except BaseException as stopped:
            self._give_up(turn)
            if isinstance(stopped, TimeoutError):
                raise Unavailable(f"no connection became free in {self._wait:g} s") from None
            raise

    def _give_up(self, turn: asyncio.Future[None]) -> None:
        if turn.done() and not turn.cancelled():
            self._leave()  # the place had already been handed over
        elif turn in self._waiting:
            self._waiting.remove(turn)

    async def _open(self) -> Connection:
        try:
            return await self._connect()
        except BaseException as failed:
            self._leave()
            if isinstance(failed, LOST):
                raise Unavailable("the database can't be reached") from failed
            raise

    def _leave(self) -> None:
        """Hand the place to the longest waiting taker, or free it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held -= 1
