"""The database that a command works on: the embedded one of a folder, or the one that the environment names.

A command and a running service are two processes on one database; neither needs the other.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from app.database import address, opened
from store import organisations

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.settings import Settings
    from store.database import Database

ACTOR = "operator"
"""Who writes from the machine's command line."""


@asynccontextmanager
async def reached(settings: Settings) -> AsyncIterator[tuple[Database, int]]:
    """The database at head, as the service opens it, and its first organisation."""
    async with address(settings) as url, opened(url, settings) as database:
        yield database, await organisations.first_or_create(database, settings.organisation)
