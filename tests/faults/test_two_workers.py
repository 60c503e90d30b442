"""Read your writes across processes: what one worker is taught is in the next block of another, every time."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent.parent
SERVE = "from app import server, settings\nif __name__ == '__main__': server.run(settings.read_settings())"
WITHIN = 60.0
ROUNDS = 750


class Worker:
    """One process of the service on a port of its own, and a client of it."""

    def __init__(self, folder: Path, name: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.log = (folder / name).open("wb")
        chosen = {
            "FOREWORD_DATA": str(folder / "data"),
            "FOREWORD_PORT": str(self.port),
            "FOREWORD_RATE_LIMIT": "100000",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE], cwd=ROOT, env={**_clean(), **chosen}, stdout=self.log, stderr=self.log
        )
        self.key = ""
        self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

    def is_ready(self) -> bool:
        try:
            return self.ask("GET", "/readyz")[0] == 200
        except OSError:
            self.line.close()
            return False

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        reply = self.line.getresponse()
        return reply.status, json.loads(reply.read())

    def post(self, path: str, **body: Any) -> Any:
        status, answer = self.ask("POST", path, body)
        assert status in (200, 201), answer
        return answer


def _clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}


@contextmanager
def worker(folder: Path, name: str) -> Iterator[Worker]:
    made = Worker(folder, name)
    try:
        end = time.monotonic() + WITHIN
        while not made.is_ready():
            assert made.process.poll() is None, "it ended"
            assert time.monotonic() < end, "it doesn't start"
            time.sleep(0.1)
        yield made
    finally:
        made.line.close()
        if made.process.poll() is None:
            made.process.terminate()
        made.process.wait(WITHIN)
        made.log.close()


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Worker, Worker]]:
    """Two processes on one embedded database, and one key for both."""
    folder = tmp_path_factory.mktemp("two")
    with ExitStack() as stack:
        first = stack.enter_context(worker(folder, "first.log"))
        second = stack.enter_context(worker(folder, "second.log"))
        command = [
            sys.executable,
            "-m",
            "app.cli",
            "key",
            "create",
            "--data",
            str(folder / "data"),
            "--name",
            "both",
            "--json",
        ]
        made = subprocess.run(command, cwd=ROOT, env=_clean(), check=True, capture_output=True, timeout=WITHIN)
        first.key = second.key = json.loads(made.stdout)["key"]
        yield first, second


def ids(block: Any) -> set[int]:
    return {entry["id"] for entry in block["entries"] if entry["kind"] == "memory"}


def test_what_one_is_taught_is_in_the_next_block_of_the_other(workers: tuple[Worker, Worker]) -> None:
    held: list[int] = []
    for n in range(ROUNDS):
        teacher, reader = workers[n % 2], workers[1 - n % 2]
        message = f"We always drain pump {n} through valve-{n}-aft before lunch."
        (row,) = teacher.post("/v1/turns", userMessage=message, sessionId=f"s{n}", agent=f"agent {n % 3}")["stored"]
        block = reader.post("/v1/context", userMessage="", sessionId=f"s{n}", agent=f"agent {n % 3}", maxTokens=32_000)
        assert row["id"] in ids(block), n
        assert f"valve-{n}-aft" in block["text"]
        held.append(row["id"])
    assert len(set(held)) == ROUNDS


def test_what_one_forgets_the_other_shows_no_more(workers: tuple[Worker, Worker]) -> None:
    for n in range(ROUNDS // 3):
        writer, reader = workers[n % 2], workers[1 - n % 2]
        asked = {"agent": "forgetful", "userMessage": f"Is boiler-{n}-aft.internal hot?"}
        (row,) = writer.post(
            "/v1/memories",
            items=[{"content": f"boiler-{n}-aft.internal is hot", "tier": f"L{1 + n % 3}"}],
            agent="forgetful",
        )["stored"]
        assert row["id"] in ids(reader.post("/v1/context", **asked, include=[row["id"]]))
        writer.post(f"/v1/memories/{row['id']}/forget", agent="forgetful", reason="cold")
        block = reader.post("/v1/context", **asked, include=[row["id"]])
        assert row["id"] not in ids(block)
        assert f"boiler-{n}-aft.internal is hot" not in block["text"]


def test_the_log_is_one_whichever_worker_gave_the_block(workers: tuple[Worker, Worker]) -> None:
    given = [workers[n % 3 == 0].post("/v1/context", userMessage="", agent="log", sessionId="s") for n in range(40)]
    numbers = [block["injectionId"] for block in given]
    assert numbers == sorted(set(numbers))
    for reader in workers:
        status, page = reader.ask("GET", "/v1/injections?agent=log&limit=100")
        assert status == 200
        assert [row["id"] for row in page["injections"]] == numbers[::-1]


def test_the_third_session_promotes_although_each_was_another_workers(workers: tuple[Worker, Worker]) -> None:
    first, second = workers
    asked = {"agent": "warm", "userMessage": "Is winch-9-fore.internal greased?"}
    (row,) = first.post(
        "/v1/memories", items=[{"content": "winch-9-fore.internal is greased in May", "tier": "L2"}], agent="warm"
    )["stored"]
    for reader, session in ((first, "a"), (second, "b"), (first, "c")):
        reader.post("/v1/context", **asked, sessionId=session)
    end = time.monotonic() + WITHIN
    while second.ask("GET", f"/v1/memories/{row['id']}?agent=warm")[1]["tier"] != "L1":
        assert time.monotonic() < end, "it is not promoted"
        time.sleep(0.05)
