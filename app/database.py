"""The database of an instance: found or started, brought to head, opened; for the service and for every command."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from store import organisations
from store.database import Database
from store.errors import NotMigrated
from store.migrate import migrate
from store.supervisor import embedded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.settings import Settings


@asynccontextmanager
async def address(settings: Settings) -> AsyncIterator[str]:
    """The database's address; the embedded server runs for as long as the body does."""
    if settings.database_url is not None:
        yield settings.database_url
        return
    async with embedded(settings.data) as url:
        yield url


@asynccontextmanager
async def opened(url: str, settings: Settings) -> AsyncIterator[Database]:
    """The database at head with its first organisation in it; raises `Unfit` where it can't serve."""
    size = settings.pool + (
        settings.embedder != "none"
    )  # one more, which the backlog may hold while it waits for vectors
    try:
        database = await Database.open(url, size=size)
    except NotMigrated:
        await migrate(url)
        database = await Database.open(url, size=size)
    try:
        await organisations.first_or_create(database, settings.organisation)
        yield database
    finally:
        await database.close()
