from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from store import supervisor
from store.migrate import migrate
from tests.http.fakes import Service, make

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Service:
    return make(monkeypatch)


@pytest.fixture(scope="session")
def real_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL of this run, at head."""
    server = supervisor.start(tmp_path_factory.mktemp("http") / "data", fsync=False)
    try:
        asyncio.run(migrate(server.url))
        yield server.url
    finally:
        server.stop()
