"""Two processes that answer, one that holds the socket and the database: each may be killed, and none leaves a mess."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parent.parent.parent
RUN = "from app import server, settings\nif __name__ == '__main__': server.run(settings.read_settings())"
WITHIN = 60.0


class Service:
    """A running `app.server` of two workers on a port and in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.folder = folder
        chosen = {"FOREWORD_DATA": str(folder / "data"), "FOREWORD_PORT": str(self.port), "FOREWORD_WORKERS": "2"}
        clean = {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}
        self.log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN], cwd=ROOT, env={**clean, **chosen}, stdout=self.log, stderr=self.log
        )

    def status(self, path: str) -> int:
        """0 when nobody answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", path)
            return connection.getresponse().status
        except OSError:
            return 0
        finally:
            connection.close()

    def workers(self) -> list[int]:
        """The processes that answer, by their command line."""
        return [child for child in self.children() if "spawn_main" in command(child)]

    def children(self) -> list[int]:
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in path.read_text().split()]

    def postmaster(self) -> int:
        """The database's process; 0 when there is none."""
        note = pid_file(self.folder)
        return int(note.read_text().split()[0]) if note.exists() else 0


def pid_file(folder: Path) -> Path:
    place = folder / "data" / "place"
    home = Path(place.read_text().strip()) if place.exists() else folder / "data"
    return home / "cluster" / "postmaster.pid"


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + WITHIN
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.1)


@contextmanager
def running(folder: Path) -> Iterator[Service]:
    service = Service(folder)
    try:
        until(lambda: service.status("/readyz") == 200, "it doesn't start")
        yield service
    finally:
        if service.process.poll() is None:
            service.process.terminate()
        service.process.wait(WITHIN)
        service.log.close()


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_a_lost_worker_is_replaced_a_lost_database_revived_and_a_stop_leaves_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        before = service.workers()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(service.workers()) == 2 and before[0] not in service.workers(), "no new worker")
        old = service.postmaster()
        os.kill(old, signal.SIGKILL)
        assert service.status("/healthz") == 200
        until(lambda: service.postmaster() not in (0, old) and service.status("/readyz") == 200, "no new database")
        service.process.terminate()
        assert service.process.wait(WITHIN) == 0
        assert not pid_file(tmp_path).exists()
    lines = (tmp_path / "log").read_text()
    assert "Traceback" not in lines


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_workers_end_with_their_parent_and_the_next_start_adopts_the_database(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        workers, database = service.workers(), service.postmaster()
        service.process.kill()
        until(lambda: not any("spawn_main" in command(worker) for worker in workers), "workers live on")
    with running(tmp_path) as again:
        assert again.postmaster() == database
    assert not pid_file(tmp_path).exists()
