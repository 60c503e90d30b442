"""People and memories are kept apart twice: each of the two roles sees its own side alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg
import pytest

from tests.store.rowful import fill

if TYPE_CHECKING:
    from store.database import Database, Tx
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio

OF_PEOPLE = {"people", "sign_ins", "attempts"}
SHARED = {"members", "invitations"}


async def _granted(database: Database, role: str) -> set[str]:
    async with database.operator() as tx:
        rows = await tx.fetch(
            """SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
            AND (has_table_privilege($1, oid, 'SELECT, INSERT, UPDATE, DELETE')
                OR has_any_column_privilege($1, oid, 'SELECT, INSERT, UPDATE'))""",
            role,
        )
        return {row[0] for row in rows}


async def test_the_role_of_people_reaches_people_and_the_names_of_organisations(database: Database) -> None:
    assert await _granted(database, "foreword_people") == {*OF_PEOPLE, *SHARED, "organisations"}
    async with database.people() as tx:
        assert await tx.value("SELECT count(*) FROM people") >= 0
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        async with database.people() as tx:
            await tx.value("SELECT settings FROM organisations LIMIT 1")


async def test_the_runtime_role_reaches_no_person(database: Database, tenant: Tenant) -> None:
    assert not await _granted(database, "foreword_app") & OF_PEOPLE
    await fill(tenant)
    for table in OF_PEOPLE:
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            async with tenant.tx() as tx:
                await tx.value(f"SELECT count(*) FROM {table}")


async def test_every_table_of_people_has_forced_security_and_a_policy_for_their_role_alone(database: Database) -> None:
    async with database.operator() as tx:
        for table in OF_PEOPLE:
            secured = await tx.row(
                "SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = $1::regclass", table
            )
            assert tuple(secured or ()) == (True, True), table
            roles = await tx.fetch("SELECT roles::text[] FROM pg_policies WHERE tablename = $1", table)
            assert [row[0] for row in roles] == [["foreword_people"]], table


async def test_the_role_of_people_owns_nothing_and_passes_no_policy(database: Database) -> None:
    async with database.operator() as tx:
        role = await tx.row(
            "SELECT rolsuper, rolbypassrls, rolcanlogin, rolcreaterole FROM pg_roles WHERE rolname = 'foreword_people'"
        )
        owned = await tx.value(
            "SELECT count(*) FROM pg_class JOIN pg_roles r ON r.oid = relowner WHERE rolname = 'foreword_people'"
        )
    assert role is not None
    assert not any(role)
    assert owned == 0


async def as_eraser(tx: Tx, statement: str) -> None:
    await tx.run("SET LOCAL ROLE foreword_eraser")
    await tx.run(statement)


async def test_the_eraser_changes_states_of_the_log_and_nothing_else(database: Database, tenant: Tenant) -> None:
    assert await _granted(database, "foreword_eraser") == {"events"}
    await fill(tenant)
    async with tenant.tx() as tx:
        await tx.run("SET LOCAL ROLE foreword_eraser")
        assert await tx.value("SELECT count(*) FROM events WHERE org_id <> $1", tenant.org) == 0
        assert (await tx.run("UPDATE events SET after = '{}' WHERE org_id = $1", tenant.org)).startswith("UPDATE")
    for statement in ("UPDATE events SET actor = 'x'", "DELETE FROM events", "SELECT count(*) FROM memories"):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            async with tenant.tx() as tx:
                await as_eraser(tx, statement)
