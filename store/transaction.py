"""What a use-case holds while it works: a transaction of one organisation, or its single statements, and how each ends.

Only the end decides what a caller is told: nothing was written, it was written, or nobody knows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import asyncpg

from store.errors import Contended, Elsewhere, OutcomeUnknown, Overtaken, StoreError, Unavailable
from store.pool import LOST
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime
    from types import TracebackType

    from store.counts import Counts
    from store.database import Database
    from store.pool import Connection

ROLE = "foreword_app"
"""The runtime role: it owns nothing, and row-level security stands behind its every query."""

CONTENTION = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.LockNotAvailableError)

OWNER = re.compile(r"_(?:agent_id|part)_fkey$")
"""References to an agent or to its standing parts: none of a row that is written for an agent that has gone elsewhere holds."""

QUERIES = load("database")


class Tx:
    """One open transaction of one organisation; `org` is the first parameter of every query of a tenant table.

    `revised`: an agent of it came to another revision, so that what was known of the agent's row is old once this commits.
    """

    __slots__ = ("connection", "counts", "org", "revised")

    def __init__(self, org: int, connection: Connection, counts: Counts) -> None:
        self.org = org
        self.connection = connection
        self.counts = counts
        self.revised = False

    async def fetch(self, query: str, *args: object) -> list[asyncpg.Record]:
        """All rows."""
        return await self.connection.fetch(query, *args)

    async def row(self, query: str, *args: object) -> asyncpg.Record | None:
        """The first row, or None."""
        return await self.connection.fetchrow(query, *args)

    async def value(self, query: str, *args: object) -> Any:
        """The first column of the first row, or None."""
        return await self.connection.fetchval(query, *args)

    async def run(self, query: str, *args: object) -> str:
        """The command's tag, such as `UPDATE 3`."""
        return await self.connection.execute(query, *args)

    async def now(self) -> datetime:
        """The transaction's time by the database's clock."""
        moment: datetime = await self.connection.fetchval(QUERIES["clock"])
        return moment

    async def each(self, query: str, rows: Iterable[Sequence[object]]) -> None:
        """The same statement for many rows, sent together."""
        await self.connection.executemany(query, rows)


def _told(error: BaseException | None) -> StoreError | None:
    """What a caller can do about an error of the server's after which nothing was written; None for any other."""
    match error:
        case asyncpg.ForeignKeyViolationError() if OWNER.search(error.constraint_name or ""):
            return Elsewhere("the agent isn't in this organisation any more")
        case asyncpg.PostgresError(sqlstate="FW001"):  # raised by may_record()
            return Overtaken("something was erased since the block was built")
        case asyncpg.QueryCanceledError():
            return Unavailable("a statement took too long and was given up")
        case _:
            return Contended(str(error)) if isinstance(error, CONTENTION) else None


class Transaction:
    """`async with`: begins, then commits, or rolls back when the body raised."""

    __slots__ = ("_begin", "_connection", "_counts", "_org", "_pool", "_writes")

    def __init__(self, database: Database, org: int, begin: str, *, writes: bool) -> None:
        self._pool = database.pool
        self._counts = database.counts
        self._org = org
        self._begin = begin
        self._writes = writes
        self._connection: Connection | None = None

    async def __aenter__(self) -> Tx:
        """Take a connection and begin; one that turns out dead is replaced once, since nothing was asked of it yet."""
        connection = await self._pool.take()
        try:
            await connection.execute(self._begin)
        except LOST:
            self._pool.drop(connection)
            self._pool.forget_idle()
            connection = await self._begin_again()
        except BaseException:
            self._pool.drop(connection)
            raise
        self._connection = connection
        return Tx(self._org, connection, self._counts)

    async def _begin_again(self) -> Connection:
        connection = await self._pool.take()
        try:
            await connection.execute(self._begin)
        except BaseException as failed:
            self._pool.drop(connection)
            if isinstance(failed, LOST):
                raise Unavailable("the database can't be reached") from failed
            raise
        return connection

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        connection = self._connection
        if connection is None:
            return
        self._connection = None
        if error is None:
            await self._commit(connection)
        else:
            await self._roll_back(connection, error)

    async def _commit(self, connection: Connection) -> None:
        try:
            await connection.execute("COMMIT")
        except LOST as lost:
            self._pool.drop(connection)
            if self._writes:
                raise OutcomeUnknown("the connection was lost while committing") from lost
            return  # what a reading transaction has read is whole
        except BaseException as failed:
            self._pool.drop(connection)
            told = _told(failed)
            if told is not None:
                raise told from failed
            raise
        self._pool.give(connection)

    async def _roll_back(self, connection: Connection, error: BaseException) -> None:
        if not isinstance(error, Exception) or isinstance(error, LOST):
            self._pool.drop(connection)  # cancelled or cut in the middle of a statement: the server rolls back
        else:
            try:
                await connection.execute("ROLLBACK")
            except (*LOST, asyncpg.PostgresError):
                self._pool.drop(connection)
            else:
                self._pool.give(connection)
        told = _told(error)
        if told is not None:
            raise told from error
        if isinstance(error, LOST) and not isinstance(error, StoreError):
            raise Unavailable("the connection was lost before the commit") from error


class Statements:
    """`async with`: a connection of one organisation on which every statement is a transaction of its own.

    One round trip a statement. The organisation is set on the connection itself, and set again only when another one had it;
    a transaction's own setting ends with the transaction, so that neither can leak into the other.
    """

    __slots__ = ("_connection", "_database", "_org", "_writes")

    def __init__(self, database: Database, org: int, *, writes: bool) -> None:
        self._database = database
        self._org = org
        self._writes = writes
        self._connection: Connection | None = None

    async def __aenter__(self) -> Tx:
        """Take a connection; one that turns out dead is replaced once, if it had to be told its organisation."""
        pool = self._database.pool
        connection = await pool.take()
        try:
            await self._tell(connection)
        except LOST:
            pool.drop(connection)
            pool.forget_idle()
            connection = await self._again()
        except BaseException:
            pool.drop(connection)
            raise
        self._connection = connection
        return Tx(self._org, connection, self._database.counts)

    async def _again(self) -> Connection:
        connection = await self._database.pool.take()
        try:
            await self._tell(connection)
        except BaseException as failed:
            self._database.pool.drop(connection)
            if isinstance(failed, LOST):
                raise Unavailable("the database can't be reached") from failed
            raise
        return connection

    async def _tell(self, connection: Connection) -> None:
        known = self._database.told
        if known.get(connection) != self._org:
            known.pop(connection, None)
            await connection.execute(f"SET app.org = '{int(self._org)}'")
            known[connection] = self._org

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        if isinstance(error, LOST):
            self._database.pool.drop(connection)
            self._database.pool.forget_idle()
            if isinstance(error, StoreError):
                return
            if self._writes:
                raise OutcomeUnknown("the connection was lost while writing") from error
            raise Unavailable("the connection was lost") from error
        if error is not None and not isinstance(error, Exception):
            self._database.pool.drop(connection)  # cancelled in the middle of a statement
            return
        self._database.pool.give(connection)
        told = _told(error)
        if told is not None:
            raise told from error
