"""Transactions of one organisation, the pool, and what the errors say."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from store import agents
from store.database import Database
from store.errors import NotMigrated, OutcomeUnknown, Unavailable, Unreachable, WrongRole
from store.pool import Pool

if TYPE_CHECKING:
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def test_a_transaction_commits_or_leaves_nothing(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        await agents.ensure(tx, "kept")
    with pytest.raises(ZeroDivisionError):  # noqa: PT012 - the transaction is what raises it on
        async with tenant.tx() as tx:
            await agents.ensure(tx, "lost")
            raise ZeroDivisionError
    async with tenant.tx(reading=True) as tx:
        assert await agents.by_name(tx, "kept") is not None
        assert await agents.by_name(tx, "lost") is None


async def test_a_reading_transaction_sees_one_snapshot_and_cannot_write(tenant: Tenant) -> None:
    async with tenant.tx(reading=True) as reading:
        assert await agents.by_name(reading, "new") is None
        async with tenant.tx() as writing:
            await agents.ensure(writing, "new")
        assert await agents.by_name(reading, "new") is None
        with pytest.raises(asyncpg.ReadOnlySQLTransactionError):
            await agents.ensure(reading, "another")
    async with tenant.tx(reading=True) as reading:
        assert await agents.by_name(reading, "new") is not None


async def test_statements_run_as_the_runtime_role_with_the_organisation_set(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        assert await tx.value("SELECT current_user") == "foreword_app"
        assert await tx.value("SELECT current_setting('app.org')") == str(tenant.org)
        assert await tx.value("SELECT current_setting('plan_cache_mode')") == "force_generic_plan"


async def test_a_connection_that_comes_back_carries_no_organisation(tenant: Tenant, database_url: str) -> None:
    alone = await Database.open(database_url, size=1)
    async with alone.tenant(tenant.org) as tx:
        await tx.run("SELECT 1")
    connection = await alone.pool.take()
    assert not await connection.fetchval("SELECT current_setting('app.org', true)")
    assert await connection.fetchval("SELECT count(*) FROM agents") == 0
    alone.pool.give(connection)
    await alone.close()


async def test_a_connection_cut_in_the_middle_says_that_nothing_was_written(tenant: Tenant) -> None:
    with pytest.raises(Unavailable):  # noqa: PT012 - the transaction is what raises
        async with tenant.tx() as tx:
            await agents.ensure(tx, "cut")
            await _kill(tenant, tx.connection.get_server_pid())
            await agents.ensure(tx, "cut again")
    async with tenant.tx(reading=True) as tx:
        assert await agents.by_name(tx, "cut") is None


async def test_a_connection_lost_while_committing_says_that_the_outcome_is_unknown(tenant: Tenant) -> None:
    with pytest.raises(OutcomeUnknown):  # noqa: PT012 - the transaction is what raises
        async with tenant.tx() as tx:
            await agents.ensure(tx, "who knows")
            await _kill(tenant, tx.connection.get_server_pid())


async def test_a_value_that_cannot_be_sent_is_a_mistake_and_no_lost_connection(tenant: Tenant) -> None:
    held = tenant.database.pool.held
    for wrong in (2**70, "text", object()):
        with pytest.raises(asyncpg.DataError):
            async with tenant.tx() as tx:
                await tx.value("SELECT $1::bigint", wrong)
    assert tenant.database.pool.held == held


async def test_single_statements_are_of_the_organisation_that_asks_whoever_had_the_connection_before(
    tenant: Tenant, stranger: Tenant, database_url: str
) -> None:
    alone = await Database.open(database_url, size=1)
    for one in (tenant, stranger, tenant):
        async with alone.statements(one.org) as tx:
            assert [row[0] for row in await tx.fetch("SELECT agent_id FROM agents")] == [one.agent]
        async with alone.tenant(stranger.org) as tx:
            assert [row[0] for row in await tx.fetch("SELECT agent_id FROM agents")] == [stranger.agent]
        async with alone.statements(one.org, writes=True) as tx:
            with pytest.raises(asyncpg.PostgresError):
                await tx.run("SELECT 1 / 0")
            assert [row[0] for row in await tx.fetch("SELECT agent_id FROM agents")] == [one.agent]
    await alone.close()


async def test_a_single_statement_that_is_cut_says_what_may_have_happened(tenant: Tenant) -> None:
    for writes, said in ((False, Unavailable), (True, OutcomeUnknown)):
        with pytest.raises(said):  # noqa: PT012 - leaving is what raises
            async with tenant.database.statements(tenant.org, writes=writes) as tx:
                await _kill(tenant, tx.connection.get_server_pid())
                await tx.run("SELECT 1")


async def test_idle_connections_that_died_are_replaced_unseen(tenant: Tenant, database_url: str) -> None:
    other = await Database.open(database_url, size=3)
    for _ in range(3):
        async with other.tenant(tenant.org) as tx:
            pid = tx.connection.get_server_pid()
        await _kill(tenant, pid)
        async with other.tenant(tenant.org) as tx:
            assert await tx.value("SELECT 1") == 1
    await other.close()


async def _kill(tenant: Tenant, pid: int) -> None:
    async with tenant.database.operator() as tx:
        await tx.run("SELECT pg_terminate_backend($1, 5000)", pid)


async def test_a_cancelled_request_gives_its_place_back(tenant: Tenant, database_url: str) -> None:
    alone = await Database.open(database_url, size=1)

    async def slow() -> None:
        async with alone.tenant(tenant.org) as tx:
            await tx.run("SELECT pg_sleep(30)")

    task = asyncio.create_task(slow())
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with alone.tenant(tenant.org) as tx:
        assert await tx.value("SELECT 1") == 1
    assert alone.pool.held == 0
    await alone.close()


async def test_the_pool_never_opens_more_than_its_size_and_says_when_none_is_free(
    tenant: Tenant, database_url: str
) -> None:
    small = await Database.open(database_url, size=2, wait=0.2)
    async with small.tenant(tenant.org), small.tenant(tenant.org):
        with pytest.raises(Unavailable, match="no connection became free"):
            async with small.tenant(tenant.org):
                pass
        assert small.pool.held == 2
    async with small.tenant(tenant.org):
        assert small.pool.held == 1
    await small.close()


async def test_two_hundred_requests_share_three_connections(tenant: Tenant, database_url: str) -> None:
    small = await Database.open(database_url, size=3)
    pids = set()

    async def ask() -> None:
        async with small.tenant(tenant.org) as tx:
            pids.add(tx.connection.get_server_pid())
            await asyncio.sleep(0.001)

    await asyncio.gather(*(ask() for _ in range(200)))
    assert len(pids) <= 3
    assert small.pool.held == 0
    await small.close()


async def test_waiters_that_give_up_lose_no_place() -> None:
    class Silent:
        def is_closed(self) -> bool:
            return False

        def is_in_transaction(self) -> bool:
            return False

        def terminate(self) -> None: ...

    async def connect() -> Silent:
        return Silent()

    pool = Pool(connect, size=1, wait=5.0)  # type: ignore[arg-type] # a stand-in for a connection
    held = await pool.take()
    waiting = [asyncio.create_task(pool.take()) for _ in range(4)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    pool.give(held)
    waiting[1].cancel()
    await asyncio.sleep(0.01)
    got = [task for task in waiting if task.done() and not task.cancelled()]
    assert len(got) == 1
    pool.give(await got[0])
    pool.give(await next(task for task in waiting[2:] if task not in got))
    assert pool.held == 0


async def test_a_statement_that_the_server_cancels_is_unavailable_and_has_written_nothing(tenant: Tenant) -> None:
    """Its own time-out, or somebody at the server: no mistake of ours, and worth another try."""
    with pytest.raises(Unavailable, match="took too long"):  # noqa: PT012 - the transaction is what raises
        async with tenant.tx() as tx:
            await agents.ensure(tx, "cut by the clock")
            await tx.run("SET LOCAL statement_timeout = 1")
            await tx.run("SELECT pg_sleep(30)")
    with pytest.raises(Unavailable, match="took too long"):  # noqa: PT012 - the same
        async with tenant.database.statements(tenant.org) as tx:
            await tx.run("SET statement_timeout = 1")
            try:
                await tx.run("SELECT pg_sleep(30)")
            finally:
                await tx.run("RESET statement_timeout")
    async with tenant.tx(reading=True) as tx:
        assert await agents.by_name(tx, "cut by the clock") is None


async def test_open_says_what_is_wrong(server_url: str) -> None:
    with pytest.raises(Unreachable):
        await Database.open("postgresql://foreword@127.0.0.1:1/foreword")
    connection = await asyncpg.connect(server_url)
    await connection.execute("DROP DATABASE IF EXISTS empty WITH (FORCE)")
    await connection.execute("CREATE DATABASE empty")
    await connection.close()
    with pytest.raises(NotMigrated, match="foreword migrate"):
        await Database.open(server_url.replace("/foreword?", "/empty?"))


async def test_a_role_that_owns_a_table_or_passes_security_is_refused(database_url: str) -> None:
    owner = await asyncpg.connect(database_url)
    try:
        await owner.execute("ALTER ROLE foreword_app BYPASSRLS")
        with pytest.raises(WrongRole):
            await Database.open(database_url)
    finally:
        await owner.execute("ALTER ROLE foreword_app NOBYPASSRLS")
    try:
        await owner.execute("CREATE TABLE mine (n int); ALTER TABLE mine OWNER TO foreword_app")
        with pytest.raises(WrongRole):
            await Database.open(database_url)
    finally:
        await owner.execute("DROP TABLE mine")
        await owner.close()
