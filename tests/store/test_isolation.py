"""Tenant isolation: for every tenant table in the catalogue, so that a new one can't be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg
import pytest

from store import agents, events, memories, outcomes, tensions
from store.errors import Elsewhere
from tests.store.rowful import fill
from tests.store.shelves import found, teach

if TYPE_CHECKING:
    from store.database import Database
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio

PEOPLE = {"people", "sign_ins", "attempts"}
"""Across organisations: closed to the runtime role (test_people.py)."""
WITHOUT_TENANT = {"schema_migrations", *PEOPLE}


async def _tables(database: Database) -> list[str]:
    async with database.operator() as tx:
        rows = await tx.fetch(
            "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1"
        )
        return [row[0] for row in rows]


async def test_every_table_has_an_organisation_and_forced_security_with_a_policy_for_the_runtime_role(
    database: Database,
) -> None:
    async with database.operator() as tx:
        for table in await _tables(database):
            if table in WITHOUT_TENANT:
                continue
            secured = await tx.row(
                "SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = $1::regclass", table
            )
            assert secured is not None, table
            assert tuple(secured) == (True, True), table
            policies = await tx.fetch(
                "SELECT qual, with_check FROM pg_policies WHERE tablename = $1 AND 'foreword_app' = ANY(roles)", table
            )
            assert len(policies) == 1, table
            assert "app.org" in policies[0]["qual"], table
            assert "app.org" in policies[0]["with_check"], table


async def test_every_primary_unique_and_foreign_key_begins_with_the_organisation(database: Database) -> None:
    async with database.operator() as tx:
        keys = await tx.fetch(
            """SELECT conrelid::regclass::text, contype::text,
                (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1])
            FROM pg_constraint WHERE contype IN ('p', 'u', 'f') AND connamespace = 'public'::regnamespace"""
        )
        indexes = await tx.fetch(
            """SELECT indrelid::regclass::text, 'unique index',
                (SELECT attname FROM pg_attribute WHERE attrelid = indrelid AND attnum = indkey[0])
            FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indisunique AND relnamespace = 'public'::regnamespace"""
        )
    wrong = [tuple(key) for key in (*keys, *indexes) if key[0] not in WITHOUT_TENANT and key[2] != "org_id"]
    assert not wrong


async def test_the_runtime_role_owns_nothing_and_cannot_change_the_log(tenant: Tenant) -> None:
    async with tenant.database.operator() as tx:
        assert (
            await tx.value(
                "SELECT count(*) FROM pg_class JOIN pg_roles r ON r.oid = relowner WHERE rolname = 'foreword_app'"
            )
            == 0
        )
        role = await tx.row(
            "SELECT rolsuper, rolbypassrls, rolcanlogin, rolcreaterole FROM pg_roles WHERE rolname = 'foreword_app'"
        )
        assert role is not None
        assert not any(role)
    for statement in ("UPDATE events SET actor = 'x'", "DELETE FROM events", "DROP TABLE events", "TRUNCATE events"):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            async with tenant.tx() as tx:
                await tx.run(statement)


async def test_a_stranger_sees_changes_and_deletes_nothing_in_any_table(tenant: Tenant, stranger: Tenant) -> None:
    await fill(tenant)
    for table in await _tables(tenant.database):
        if table in WITHOUT_TENANT:
            continue
        async with tenant.tx() as tx:
            own = await tx.value(f"SELECT count(*) FROM {table}")
        assert own, f"{table} is empty: `rowful.fill` has to put a row into every table"
        async with stranger.tx() as tx:
            assert await tx.value(f"SELECT count(*) FROM {table} WHERE org_id = $1", tenant.org) == 0, table
            for may, statement in (
                ("UPDATE", f"UPDATE {table} SET org_id = org_id WHERE org_id = $1"),
                ("DELETE", f"DELETE FROM {table} WHERE org_id = $1"),
            ):
                if await tx.value("SELECT has_table_privilege($1, $2)", table, may):
                    assert await tx.run(statement, tenant.org) == f"{may} 0", table
        async with tenant.tx() as tx:
            assert await tx.value(f"SELECT count(*) FROM {table}") == own, table


async def test_a_stranger_cannot_write_into_another_organisation(tenant: Tenant, stranger: Tenant) -> None:
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        async with stranger.tx() as tx:
            await tx.run("INSERT INTO agents (org_id, name) VALUES ($1, 'planted')", tenant.org)
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        async with stranger.tx() as tx:
            await tx.run("UPDATE agents SET org_id = $1", tenant.org)


async def test_without_an_organisation_nothing_is_visible(tenant: Tenant) -> None:
    await fill(tenant)
    connection = await tenant.database.pool.take()
    tenant.database.told.pop(connection, None)  # another test may have told it one
    await connection.execute("RESET app.org")
    try:
        for table in await _tables(tenant.database):
            if table not in WITHOUT_TENANT:
                assert await connection.fetchval(f"SELECT count(*) FROM {table}") == 0, table
    finally:
        tenant.database.pool.give(connection)


async def test_the_typed_functions_answer_a_stranger_like_for_an_absent_row(tenant: Tenant, stranger: Tenant) -> None:
    (mine,) = await teach(tenant, "The staging database listens on 5433", keys=("db-stg-01",))
    tension = await fill(tenant)
    async with stranger.tx() as tx:
        for agent in (tenant.agent, stranger.agent):
            assert await memories.get(tx, agent, mine.id) is None
            assert await memories.many(tx, agent, [mine.id]) == []
            assert await memories.head(tx, agent, mine.id) is None
            assert await tensions.get(tx, agent, tension) is None
            assert await events.of(tx, agent, "memory", mine.id) == []
            assert await outcomes.domains(tx, agent) == []
        assert await agents.get(tx, tenant.agent) is None
        with pytest.raises(Elsewhere):
            await agents.lock(tx, tenant.agent)
    assert await found(stranger, "staging", "database", keys=("db-stg-01",)) == set()
