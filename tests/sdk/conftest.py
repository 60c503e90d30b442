"""The service on a real socket, and clients of the shipped SDK that ask it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from foreword import AsyncForeword, Foreword

from app.main import create_app
from app.settings import Settings
from tests.http.service import host, whole
from tests.http.wire import serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.http.fakes import Service
    from tests.http.service import Host

__all__ = ["host", "whole"]

PATIENCE = 60.0
"""Seconds that a test gives the service where it isn't about deadlines: this machine may be busy."""


@pytest.fixture(scope="session")
def url(database_url: str) -> Iterator[str]:
    """Where the whole service answers on a real socket."""
    edge = create_app(Settings(database_url=database_url, rate_limit=1_000_000, maintenance=False))
    with serving(cast("Service", SimpleNamespace(edge=edge))) as (name, port):
        yield f"http://{name}:{port}"


@pytest.fixture
def memory(url: str, host: Host) -> Iterator[Foreword]:
    """The blocking client of a host with an organisation of its own."""
    with Foreword(url, host.key, deadline=PATIENCE, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
async def waiting(url: str, host: Host) -> AsyncIterator[AsyncForeword]:
    """The awaited client of the same host."""
    async with AsyncForeword(url, host.key, deadline=PATIENCE, timeout=PATIENCE) as client:
        yield client
