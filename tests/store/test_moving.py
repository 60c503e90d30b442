"""An agent moves to another organisation under an owner that is no superuser: row-level security lets it through, and no other."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

import asyncpg
import pytest

from store import agents, memories, migrate, moving, organisations
from store.database import Database
from store.errors import Elsewhere, Taken
from tests.store.conftest import Tenant
from tests.store.shelves import found, teach

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio

NUMBER = count()


@pytest.fixture(scope="module")
async def owned(anyio_backend: object, server_url: str, database_url: str, worker_id: str) -> AsyncIterator[Database]:
    """A database whose owner may only own: as on a server that somebody else runs."""
    del anyio_backend, database_url  # with the latter the roles are there
    name, landlord = f"owned_{worker_id}", f"landlord_{worker_id}"
    root = await asyncpg.connect(server_url)
    try:
        await root.execute(f"CREATE ROLE {landlord} LOGIN NOSUPERUSER NOBYPASSRLS")
        await root.execute(
            f"GRANT foreword_app, foreword_people, foreword_eraser TO {landlord} WITH SET TRUE, INHERIT FALSE, ADMIN TRUE"
        )
        await root.execute(f"CREATE DATABASE {name} OWNER {landlord}")
        address = await _owned_by(landlord, server_url.replace("/foreword?", f"/{name}?"))
        await migrate.migrate(address)
        database = await Database.open(address, size=8)
        yield database
        await database.close()
    finally:
        await root.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await root.execute(f"DROP OWNED BY {landlord}; DROP ROLE {landlord}")
        await root.close()  # one that is left open keeps the loop from closing


async def _owned_by(landlord: str, address: str) -> str:
    """The address under which the landlord logs in, once what only a superuser may do is done."""
    inside = await asyncpg.connect(address)
    try:
        await inside.execute(f"CREATE EXTENSION vector; ALTER SCHEMA public OWNER TO {landlord}")
        user = await inside.fetchval("SELECT session_user")
    finally:
        await inside.close()
    return address.replace(f"//{user}@", f"//{landlord}@").replace(f"user={user}", f"user={landlord}")


@pytest.fixture
async def mover(owned: Database) -> Tenant:
    """An anonymous agent that holds something."""
    org = await organisations.create(owned, f"first {next(NUMBER)}")
    async with owned.tenant(org) as tx:
        agent = await agents.ensure(tx, "mover", user_linked=False)
    tenant = Tenant(database=owned, org=org, agent=agent.agent_id)
    await teach(tenant, "The backups run at 02:00.")
    return tenant


async def moved(tenant: Tenant, to: int, name: str = "mover") -> None:
    async with tenant.tx() as tx:
        agent = await agents.lock(tx, tenant.agent)
        there = await moving.move(tx, agent, to, name)
        assert (await agents.lock(there, tenant.agent)).name == name


async def test_an_owner_that_is_no_superuser_moves_every_row(owned: Database, mover: Tenant) -> None:
    assert (await owned.versions())[0]
    to = await organisations.create(owned, "household")
    await moved(mover, to)
    there = Tenant(database=owned, org=to, agent=mover.agent)
    assert len(await found(there, "backups")) == 1
    async with owned.tenant(mover.org) as tx:
        assert await agents.get(tx, mover.agent) is None
        assert await moving.agent_went(tx, "mover") == (to, mover.agent)
        assert await memories.expiring_agents(tx, await tx.now()) == []


async def test_the_owner_sees_the_rows_of_no_organisation_that_it_doesn_t_move_between(
    owned: Database, mover: Tenant
) -> None:
    async with owned.operator() as tx:
        assert not await tx.value("SELECT rolsuper FROM pg_roles WHERE rolname = current_user")
        assert await tx.value("SELECT count(*) FROM memories") == 0
        await tx.value("SELECT set_config('app.moving', $1, true)", str(mover.org + 10**9))
        assert await tx.value("SELECT count(*) FROM memories") == 0


async def test_the_runtime_role_can_t_move_anything(mover: Tenant) -> None:
    for statement in ("SELECT move_agent(1, 2, 3, 'x')", "INSERT INTO moved_keys VALUES (1, 2, 3)"):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            async with mover.tx() as tx:
                await tx.run(statement)
    async with mover.tx() as tx:
        await tx.value("SELECT set_config('app.moving', $1, true)", str(mover.org))
        assert await tx.value("SELECT count(*) FROM memories WHERE org_id <> $1", mover.org) == 0


async def test_who_waited_for_the_agent_is_told_that_it_went(mover: Tenant) -> None:
    """And nothing that was on its way is written where it was."""
    to = await organisations.create(mover.database, "household")
    arrived = asyncio.Event()

    async def write() -> None:
        async with mover.tx() as tx:
            agent = await agents.ensure(tx, "mover")
            arrived.set()
            await agents.lock(tx, agent.agent_id)

    async with mover.tx() as tx:
        agent = await agents.lock(tx, mover.agent)
        waiting = asyncio.create_task(write())
        await arrived.wait()
        await moving.move(tx, agent, to, "mover")
    with pytest.raises(Elsewhere):
        await waiting
    with pytest.raises(Elsewhere):
        async with mover.tx() as tx:
            await agents.ensure(tx, "mover")
    with pytest.raises(Elsewhere):
        await teach(mover, "A late word.")
    row = "INSERT INTO parts (org_id, agent_id, key, text, memory_ids, entries, left_out) VALUES ($1, $2, 'k', '', '{}', '', '')"
    with pytest.raises(Elsewhere):
        async with mover.database.statements(mover.org, writes=True) as tx:
            await tx.run(row, mover.org, mover.agent)


async def test_a_name_that_is_taken_stops_the_move_whole(mover: Tenant) -> None:
    to = await organisations.create(mover.database, "household")
    async with mover.database.tenant(to) as tx:
        await agents.ensure(tx, "mover")
    with pytest.raises(Taken):
        await moved(mover, to)
    async with mover.tx() as tx:
        assert await agents.get(tx, mover.agent) is not None
        assert await moving.agent_went(tx, "mover") is None
    await moved(mover, to, "laptop")


async def test_accesses_that_came_too_late_are_dropped(mover: Tenant) -> None:
    to = await organisations.create(mover.database, "household")
    await moved(mover, to)
    async with mover.tx() as tx:
        await memories.touched(tx, mover.agent, [1, 2], None, await tx.now())
        assert await moving.drop_strays(tx) == 2


async def test_every_table_that_agents_own_rows_in_lets_them_move(owned: Database) -> None:
    """A migration that makes one calls `let_agents_move` for it."""
    async with owned.operator() as tx:
        rows = await tx.fetch(
            """SELECT c.relname FROM pg_class AS c
            JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'agent_id' AND NOT a.attisdropped
            WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT EXISTS (
                SELECT FROM pg_policies WHERE tablename = c.relname AND policyname = 'mover')"""
        )
    assert [row[0] for row in rows] == []
