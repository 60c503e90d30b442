"""An organisation and an agent of its own for every test: tenants don't see each other, so nothing has to be cleaned up."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from store import agents, organisations
from store.database import Database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from store.transaction import Transaction

NUMBER = itertools.count()


@dataclass(frozen=True, kw_only=True)
class Tenant:
    """One organisation with one agent."""

    database: Database
    org: int
    agent: int

    def tx(self, *, reading: bool = False) -> Transaction:
        return self.database.tenant(self.org, reading=reading)


@pytest.fixture(scope="session")
async def database(anyio_backend: object, database_url: str) -> AsyncIterator[Database]:
    """The worker's database, open for the whole run."""
    del anyio_backend  # asked for so that the loop lives as long
    database = await Database.open(database_url, size=24)
    yield database
    await database.close()


@pytest.fixture
async def tenant(database: Database) -> Tenant:
    return await new_tenant(database)


@pytest.fixture
async def stranger(database: Database) -> Tenant:
    return await new_tenant(database)


async def new_tenant(database: Database) -> Tenant:
    org = await organisations.create(database, f"organisation {next(NUMBER)}")
    async with database.tenant(org) as tx:
        return Tenant(database=database, org=org, agent=(await agents.ensure(tx, "default")).agent_id)
