"""Everything that a use-case needs, for the length of a command, and the call of the person who gave it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import orjson

from app.call import Call
from app.cli.reach import ACTOR, reached
from app.embedder import embedder_of
from app.journal import Journal
from app.main import clock
from app.nearness import Nearness
from app.services import Services
from words import cost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.settings import Settings


@asynccontextmanager
async def instance(settings: Settings) -> AsyncIterator[tuple[Services, int]]:
    """Everything that a use-case may reach, as the service has it."""
    loading = asyncio.create_task(asyncio.to_thread(cost.load, settings.encoding))
    async with reached(settings) as (database, org), embedder_of(settings) as embedder:
        journal = Journal(database, clock)
        journal.start()
        try:
            yield (
                Services(
                    database=database,
                    settings=settings,
                    cost=await loading,
                    journal=journal,
                    clock=clock,
                    nearness=None if embedder is None else Nearness(embedder),
                ),
                org,
            )
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


def answered(reply: dict[str, Any]) -> dict[str, Any]:
    """A use-case's reply as its caller over HTTP gets it: parts that are JSON already, times and ids included."""
    value: dict[str, Any] = orjson.loads(orjson.dumps(reply))
    return value
