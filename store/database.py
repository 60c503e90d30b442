"""The database as the rest of the program sees it: transactions of one organisation, and errors that say what happened.

Every statement runs as the runtime role, in a transaction that names its organisation; row-level security stands
behind the query's own condition. One round trip begins a transaction, one ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self
from weakref import WeakKeyDictionary

import asyncpg

from store import migrate
from store.counts import Counts
from store.errors import (
    NotMigrated,
    NoVector,
    TooOld,
    Unavailable,
    Unreachable,
    WrongRole,
)
from store.pool import Pool
from store.sql import load
from store.transaction import ROLE, Statements, Transaction, Tx

if TYPE_CHECKING:
    from datetime import datetime

    from store.pool import Connection

__all__ = ["Database", "Tx"]

PEOPLE = "foreword_people"
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

QUERIES = load("database")


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

    def people(self) -> Transaction:
        """A transaction among people, sign-ins and memberships, as the role that sees nothing of what organisations hold."""
        return Transaction(self, 0, f"BEGIN; SET LOCAL ROLE {PEOPLE}", writes=True)

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
