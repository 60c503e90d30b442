"""The instance that a command works on: the embedded database of a folder, or the one that the environment names.

A command and a running service are two processes on one database; neither needs the other.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from app.call import Call
from app.journal import Journal
from app.main import address, clock, opened
from app.services import Services
from app.settings import PREFIX, read_settings
from store import organisations
from words import cost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.settings import Settings
    from store.database import Database

ACTOR = "operator"
"""Who writes from the machine's command line."""


def chosen(**flags: object) -> Settings:
    """The settings of the environment with the flags before them; a flag that wasn't given is None.

    The flags go through the environment, so that they are checked like it and reach worker processes.
    """
    for name, value in flags.items():
        if value is not None:
            os.environ[PREFIX + name.upper()] = str(value)
    return read_settings()


@asynccontextmanager
async def reached(settings: Settings) -> AsyncIterator[tuple[Database, int]]:
    """The database at head, as the service opens it, and its first organisation."""
    async with address(settings) as url, opened(url, settings) as database:
        yield database, await organisations.first_or_create(database, settings.organisation)


@asynccontextmanager
async def instance(settings: Settings) -> AsyncIterator[tuple[Services, int]]:
    """Everything that a use-case may reach, as the service has it."""
    loading = asyncio.create_task(asyncio.to_thread(cost.load, settings.encoding))
    async with reached(settings) as (database, org):
        journal = Journal(database)
        journal.start()
        try:
            yield Services(database=database, settings=settings, cost=await loading, journal=journal, clock=clock), org
        finally:
            await journal.stop()


def operator(services: Services, org: int, agent: str | None, namespace: str | None) -> Call:
    """A call by the person at the machine's command line."""
    return Call(
        services=services,
        org=org,
        actor=ACTOR,
        agent=agent or "default",
        namespace=namespace,
        credential=ACTOR,
        request_id="command-line",
    )
