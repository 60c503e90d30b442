"""The embedder that the settings choose: opened for a process, and checked once before anything listens."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from remote.embedder import PROBE, Chosen, open_embedder
from remote.errors import Down, Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.settings import Settings
    from remote.embedder import Embedder

_LOG = structlog.get_logger()


def chosen(settings: Settings) -> Chosen:
    """What the settings say about it."""
    key = settings.embedder_key
    return Chosen(
        kind=settings.embedder,
        url=settings.embedder_url,
        model=settings.embedder_model,
        key=None if key is None else key.get_secret_value(),
    )


@asynccontextmanager
async def embedder_of(settings: Settings) -> AsyncIterator[Embedder | None]:
    """Open for as long as the body runs; None where none is configured. Raises `NotInstalled`."""
    embedder = open_embedder(chosen(settings))
    try:
        yield embedder
    finally:
        if embedder is not None:
            await embedder.close()


async def check(settings: Settings) -> None:
    """Asks it for one vector. Raises for what will never work: another dimension, an answer that is none, not installed.

    One that is away or refuses is only told: the service runs without it, and what is written is embedded when it is back.
    """
    async with embedder_of(settings) as embedder:
        if embedder is None:
            return
        try:
            await embedder.embed([PROBE], "document", settings.embedder_deadline)
        except (Down, Refused) as error:
            _LOG.warning("the embedder isn't there; recall goes on by words", model=embedder.model, reason=str(error))
