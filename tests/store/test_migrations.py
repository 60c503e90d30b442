"""Migrations: any number of starters at once, one killed in the middle, twice in a row; every run ends at the same schema."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from typing import TYPE_CHECKING

import asyncpg
import pytest

from store import migrate
from store.database import Database
from store.errors import NotMigrated, Tampered, Unreachable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio

NUMBER = count()


@pytest.fixture
async def empty(server_url: str, worker_id: str) -> AsyncIterator[str]:
    """The address of a database with nothing in it."""
    name = f"empty_{worker_id}_{next(NUMBER)}"
    owner = await asyncpg.connect(server_url)
    await owner.execute(f"CREATE DATABASE {name}")
    yield server_url.replace("/foreword?", f"/{name}?")
    await owner.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await owner.close()


NAMES = [step.name for step in migrate.steps()]


def test_no_two_migrations_have_one_number() -> None:
    numbers = [step.number for step in migrate.steps()]
    assert numbers == sorted(set(numbers))


async def test_a_second_run_finds_nothing_to_do(empty: str) -> None:
    assert await migrate.migrate(empty) == NAMES
    assert await migrate.migrate(empty) == []


async def test_six_starters_at_once_apply_each_migration_once(empty: str) -> None:
    applied = await asyncio.gather(*(migrate.migrate(empty) for _ in range(6)))
    assert sorted(name for names in applied for name in names) == sorted(NAMES)
    database = await Database.open(empty, size=1)
    await database.close()


async def test_six_processes_at_once_apply_each_migration_once(empty: str) -> None:
    program = "import asyncio, sys; from store.migrate import migrate; print(*asyncio.run(migrate(sys.argv[1])))"
    starters = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", program, empty, stdout=asyncio.subprocess.PIPE)
        for _ in range(6)
    ]
    said = [(await starter.communicate())[0].decode().split() for starter in starters]
    assert [starter.returncode for starter in starters] == [0] * 6
    assert sorted(name for names in said for name in names) == sorted(NAMES)


async def test_a_starter_killed_in_the_middle_leaves_nothing_half_done(empty: str) -> None:
    for pause in (0.0, 0.02, 0.05, 0.1):
        task = asyncio.create_task(migrate.migrate(empty))
        await asyncio.sleep(pause)
        await _kill_starters(empty)
        await asyncio.gather(task, return_exceptions=True)
        owner = await asyncpg.connect(empty)
        try:
            tables = await owner.fetchval(
                "SELECT count(*) FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'"
            )
            recorded = await owner.fetchval("SELECT to_regclass('schema_migrations')") and await owner.fetchval(
                "SELECT count(*) FROM schema_migrations"
            )
        finally:
            await owner.close()
        assert bool(tables) == bool(recorded)
    await migrate.migrate(empty)
    assert await migrate.migrate(empty) == []


async def _kill_starters(url: str) -> None:
    owner = await asyncpg.connect(url)
    await owner.execute(
        """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'foreword-migrate' AND datname = current_database()"""
    )
    await owner.close()


async def test_a_migration_that_fails_is_rolled_back_whole(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await migrate.migrate(empty)
    text = "CREATE TABLE half (n int); SELECT 1 / 0;"
    broken = migrate.Step(number=9999, name="9999_broken.sql", text=text, checksum="x")
    monkeypatch.setattr(migrate, "steps", lambda: (*NAMES_AS_STEPS, broken))
    with pytest.raises(asyncpg.DivisionByZeroError):
        await migrate.migrate(empty)
    owner = await asyncpg.connect(empty)
    assert await owner.fetchval("SELECT to_regclass('half')") is None
    await owner.close()
    with pytest.raises(NotMigrated, match="9999_broken"):
        await Database.open(empty)


NAMES_AS_STEPS = migrate.steps()


async def test_a_changed_migration_is_refused(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await migrate.migrate(empty)
    first = NAMES_AS_STEPS[0]
    other = migrate.Step(number=first.number, name=first.name, text=first.text, checksum="another")
    monkeypatch.setattr(migrate, "steps", lambda: (other, *NAMES_AS_STEPS[1:]))
    with pytest.raises(Tampered, match=first.name):
        await migrate.migrate(empty)


async def test_no_server_is_said_plainly() -> None:
    with pytest.raises(Unreachable):
        await migrate.migrate("postgresql://foreword@127.0.0.1:1/foreword")
