"""What tests of several rooms share: one embedded PostgreSQL a run, and a migrated database a worker."""

from __future__ import annotations

import asyncio
import fcntl
import shutil
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import asyncpg
import pytest

from store import supervisor
from store.migrate import migrate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TEMPLATE = "template_of_tests"


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """Every async test runs on the loop that the service runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def server_url(run_folder: Path) -> Iterator[str]:
    """The run's one server; the last worker stops it. Nothing here has to survive a power cut."""
    folder = run_folder / "postgres"
    server = supervisor.start(folder, fsync=False)
    yield server.url
    server.stop()
    note = folder / "place"
    if server.pid is None and note.exists():
        shutil.rmtree(
            note.read_text(encoding="utf-8").strip()
        )  # root's temporary folders are closed to the server's account


@pytest.fixture(scope="session")
def database_url(server_url: str, run_folder: Path, worker_id: str) -> str:
    """A migrated database of this worker's own, copied from one that the first worker made."""
    own = f"tests_{worker_id}"
    with (run_folder / "template.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        asyncio.run(_copy(server_url, own))
    return _address(server_url, own)


@pytest.fixture
def fresh_database_url(server_url: str, run_folder: Path, worker_id: str) -> str:
    """A migrated database of one test's own: nobody came in before, and nobody's tries are counted."""
    own = f"tests_{worker_id}_fresh"
    with (run_folder / "template.lock").open("w") as lock, ThreadPoolExecutor(1) as thread:
        fcntl.flock(lock, fcntl.LOCK_EX)
        thread.submit(asyncio.run, _copy(server_url, own)).result()  # the test's own thread may have a loop that runs
    return _address(server_url, own)


def _address(url: str, database: str) -> str:
    return url.replace("/foreword?", f"/{database}?")


async def _copy(url: str, own: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        if not await connection.fetchval("SELECT true FROM pg_database WHERE datname = $1", TEMPLATE):
            await connection.execute(f"CREATE DATABASE {TEMPLATE}")
            await migrate(_address(url, TEMPLATE))
        await connection.execute(f"DROP DATABASE IF EXISTS {own} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {own} TEMPLATE {TEMPLATE}")
    finally:
        await connection.close()
