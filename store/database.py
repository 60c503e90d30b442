"""The database as the rest of the program sees it: transactions of one organisation, and errors that say what happened.

Every statement runs as the runtime role, in a transaction that names its organisation; row-level security stands
behind the query's own condition. One round trip begins a transaction, one ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self
from weakref import WeakKeyDictionary

import asyncpg

from store import migrate
from store.counts import Counts
from store.errors import (
    Contended,
    NotMigrated,
    NoVector,
    OutcomeUnknown,
    StoreError,
    TooOld,
    Unavailable,
    Unreachable,
    WrongRole,
)
from store.pool import LOST, Pool
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime
    from types import TracebackType

    from store.pool import Connection

ROLE = "foreword_app"
SETTINGS = {
    "application_name": "foreword",
    "role": ROLE,
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "timezone": "UTC",
    "statement_timeout": "30000",
    "lock_timeout": "10000",
    "idle_in_transaction_session_timeout": "60000",
}
"""Of every connection. Each query is written for one plan, look-ups by an index in nested loops: a generic plan is made
once a connection, and no statistics of a young table can talk the planner into reading a whole one."""

STATEMENTS = 500
"""Prepared statements a connection keeps: more than there are queries."""

PATIENCE = 35.0
"""Seconds until a silent server counts as gone; longer than the server's own time-out of a statement."""

OLDEST_SERVER = 16_00_00
OLDEST_VECTOR = (0, 8)
"""From 0.8 on a filtered nearest-neighbour search goes on until it has its rows (design §9)."""

CONTENTION = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.LockNotAvailableError)

QUERIES = load("database")


class Tx:
    """One open transaction of one organisation; `org` is the first parameter of every query of a tenant table."""

    __slots__ = ("connection", "counts", "org")

    def __init__(self, org: int, connection: Connection, counts: Counts) -> None:
        self.org = org
        self.connection = connection
        self.counts = counts

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
            if isinstance(failed, CONTENTION):
                raise Contended(str(failed)) from failed
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
        if isinstance(error, CONTENTION):
            raise Contended(str(error)) from error
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
        if isinstance(error, CONTENTION):
            raise Contended(str(error)) from error


class Database:
    """A pool of connections under the runtime role. `open` it once a process, `close` it at the end."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.counts = Counts()
        self.told: WeakKeyDictionary[Connection, int] = WeakKeyDictionary()
        """Which organisation a connection was told outside of any transaction."""

    @classmethod
    async def open(cls, url: str, *, size: int = 10, wait: float = 5.0, check: bool = True) -> Self:
        """Connect and check that the server, the extension, the role and the schema are fit; else an `Unfit` error."""

        async def connect() -> Connection:
            return await asyncpg.connect(
                url,
                server_settings=SETTINGS,
                statement_cache_size=STATEMENTS,
                max_cached_statement_lifetime=0,
                command_timeout=PATIENCE,
                timeout=10.0,
            )

        database = cls(Pool(connect, size, wait))
        if check:
            try:
                await database.check()
            except BaseException:
                database.pool.close()
                raise
        return database

    async def close(self) -> None:
        """Close what is idle; connections in use are closed as they come back."""
        self.pool.close()

    def tenant(self, org: int, *, reading: bool = False) -> Transaction:
        """A transaction of one organisation; a reading one sees one snapshot in all its queries and can't write.

        Raises `Unavailable` (nothing written), `Contended` (nothing written), or `OutcomeUnknown` (lost in COMMIT).
        """
        mode = " ISOLATION LEVEL REPEATABLE READ READ ONLY" if reading else ""
        begin = f"BEGIN{mode}; SET LOCAL app.org = '{int(org)}'"
        return Transaction(self, org, begin, writes=not reading)

    def statements(self, org: int, *, writes: bool = False) -> Statements:
        """Single statements of one organisation, each a transaction of its own; what they see may differ between two.

        Raises `Unavailable`, `Contended`, or, where one of them `writes`, `OutcomeUnknown`.
        """
        return Statements(self, org, writes=writes)

    def operator(self) -> Transaction:
        """A transaction of the operator at the machine's command line: the owner's rights, no organisation."""
        return Transaction(self, 0, "BEGIN; SET LOCAL ROLE none", writes=True)

    async def clock(self) -> datetime:
        """The database's time, the one clock that all processes share."""
        async with self.tenant(0, reading=True) as tx:
            return await tx.now()

    async def versions(self) -> tuple[str, str]:
        """The versions of the server and of pgvector: `("18.6", "0.8.6")`."""
        async with self.tenant(0, reading=True) as tx:
            number, vector = await _versions(tx)
            return f"{number // 10000}.{number % 10000}", vector or "none"

    async def ready(self) -> None:
        """One real round trip and the schema at head; raises `Unavailable` or `NotMigrated`."""
        async with self.tenant(0, reading=True) as tx:
            await _check_schema(tx)

    async def check(self) -> None:
        """Raise the `Unfit` error that fits, or return."""
        try:
            async with self.tenant(0, reading=True) as tx:
                number, vector = await _versions(tx)
                _check_server(number)
                await _check_schema(tx)
                _check_vector(vector)
                await _check_role(tx)
        except Unavailable as gone:
            raise Unreachable(f"no connection to the database: {gone.__cause__ or gone}") from gone
        except (asyncpg.InvalidParameterValueError, asyncpg.InsufficientPrivilegeError) as refused:
            raise NotMigrated(f"the login may not act as {ROLE}: run `foreword migrate` ({refused})") from refused
        except asyncpg.PostgresError as refused:
            raise Unreachable(f"the database refused the connection: {refused}") from refused


async def _versions(tx: Tx) -> tuple[int, str | None]:
    row = await tx.row(QUERIES["server"])
    return (0, None) if row is None else (row["version"], row["vector"])


def _check_server(number: int) -> None:
    if number < OLDEST_SERVER:
        raise TooOld(f"PostgreSQL 16 or newer is needed, this is {number // 10000}")


def _check_vector(vector: str | None) -> None:
    if vector is None or tuple(int(part) for part in vector.split(".")[:2]) < OLDEST_VECTOR:
        raise NoVector(f"pgvector 0.8 or newer is needed, this database has {vector or 'none'}")


async def _check_role(tx: Tx) -> None:
    role = await tx.row(QUERIES["role"])
    if role is None or role["powerful"] or role["owns"]:
        raise WrongRole(
            f"{role and role['name']} could pass row-level security: it must own nothing and be no superuser"
        )


async def _check_schema(tx: Tx) -> None:
    try:
        applied = {row["number"]: row["checksum"] for row in await tx.fetch(QUERIES["applied"])}
    except asyncpg.UndefinedTableError:
        raise NotMigrated("the database is empty: run `foreword migrate`") from None
    missing = [step.name for step in migrate.steps() if applied.get(step.number) != step.checksum]
    if missing:
        raise NotMigrated(f"not applied: {', '.join(missing)}; run `foreword migrate`")
