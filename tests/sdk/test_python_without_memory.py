"""A dead, slow, half-answering or lying server costs a host its deadline at most, and never its turn.

What never ends would hang the test: that it goes on is the measure, not how many milliseconds later.
"""

from __future__ import annotations

import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, ClassVar

import foreword
import orjson
import pytest
from foreword import AsyncForeword, Foreword, ForewordError, Unavailable, UnexpectedReply, Unreachable

from tests.sdk.exchanges import GOOD
from tests.sdk.liars import WAYS, lying, reply

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.anyio

KEY = "fwd_live_not_a_key"

ways = pytest.mark.parametrize("name", WAYS)


def deadline_for(reason: str) -> float:
    """Short where nothing else ends it; else more than a busy machine needs."""
    return 0.3 if reason == "DeadlineExceeded" else 60.0


@ways
def test_a_turn_goes_on_without_memory(name: str) -> None:
    way, reason = WAYS[name]
    with lying(way) as liar, Foreword(liar.url, KEY, deadline=deadline_for(reason), timeout=60) as memory:
        with memory.turn("We deploy with Helm.", session_id="s-1") as turn:
            assert turn.prepend("Be brief.").endswith("\n\nBe brief.")
            turn.outcome("deploy", success=True)
        assert turn.context.unavailable
        assert turn.context.empty
        assert turn.context.reason == reason
        assert turn.learned is None
        assert turn.recorded == ()
        assert memory.counts.unavailable == 1
        assert memory.counts.reasons[reason] >= 1
    assert b"HTTP/1.1" in liar.requests[0]


@ways
async def test_an_awaited_turn_goes_on_without_memory(name: str) -> None:
    way, reason = WAYS[name]
    with lying(way) as liar:
        async with AsyncForeword(liar.url, KEY, deadline=deadline_for(reason), timeout=60) as memory:
            async with memory.turn("We deploy with Helm.") as turn:
                pass
            assert turn.context.reason == reason
            assert turn.learned is None


@ways
def test_a_host_that_wants_to_see_the_error_sees_it(name: str) -> None:
    way, reason = WAYS[name]
    with lying(way) as liar, Foreword(liar.url, KEY, deadline=deadline_for(reason)) as memory:
        with pytest.raises(ForewordError) as caught:
            memory.context("hello", on_unavailable="raise")
        assert caught.value.reason == reason


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        port = held.getsockname()[1]
    with Foreword(f"http://127.0.0.1:{port}", KEY, deadline=60) as memory:
        assert memory.context("hello").reason == "Unreachable"
        with pytest.raises(Unreachable):
            memory.get_memory(1)


def test_nobody_has_the_name() -> None:
    with Foreword("http://nowhere.invalid", KEY, deadline=60) as memory:
        assert memory.context("hello").reason in {"Unreachable", "DeadlineExceeded"}


BUSY = reply(
    b'{"error": "Unavailable", "message": "m", "retryAfterSeconds": 0, "outcome": "unknown"}', "503 Service Unavailable"
)


def test_a_write_of_unknown_outcome_is_asked_again_with_the_same_key() -> None:
    row = next(row for row in GOOD if row["name"] == "a failure")
    answers = [BUSY, BUSY, reply(orjson.dumps(row["reply"]["body"]))]

    def way(client: socket.socket, _: threading.Event) -> None:
        client.sendall(answers.pop(0))

    with lying(way) as liar, Foreword(liar.url, KEY, timeout=60) as memory:
        assert memory.record_outcome("a/b", success=False).guardrail
        memory_keys = [field_of(request, "idempotency-key") for request in liar.requests]
        ids = [field_of(request, "x-request-id") for request in liar.requests]
    assert len(memory_keys) == 3
    assert len(set(memory_keys)) == len(set(ids)) == 1
    assert len(memory_keys[0]) >= 32


def field_of(request: bytes, name: str) -> str:
    lines = request.split(b"\r\n\r\n")[0].decode().split("\r\n")
    return next(line.split(": ", 1)[1] for line in lines if line.lower().startswith(f"{name}:"))


def test_a_read_carries_no_key_and_two_writes_carry_two() -> None:
    with lying(lambda client, _: client.sendall(BUSY)) as liar, Foreword(liar.url, KEY, retries=0) as memory:
        for ask in (memory.read_stats, lambda: memory.observe_memory(1), lambda: memory.observe_memory(1)):
            with pytest.raises(Unavailable) as caught:
                ask()
            assert caught.value.outcome == "unknown"
        with pytest.raises(Unavailable):
            memory.observe_memory(1, idempotency_key="mine", request_id="r-1")
    assert b"idempotency-key" not in liar.requests[0].lower()
    assert field_of(liar.requests[1], "idempotency-key") != field_of(liar.requests[2], "idempotency-key")
    assert field_of(liar.requests[3], "idempotency-key") == "mine"
    assert field_of(liar.requests[3], "x-request-id") == "r-1"


def test_a_body_that_raises_is_still_the_hosts_error_and_records_no_outcome_that_was_not_given() -> None:
    with lying(lambda client, _: client.sendall(BUSY)) as liar, Foreword(liar.url, KEY, timeout=1, retries=0) as memory:
        with pytest.raises(ZeroDivisionError), memory.turn("We use Helm."):
            _ = 1 // 0
        with pytest.raises(KeyboardInterrupt), memory.turn("We use Helm."):
            raise KeyboardInterrupt
        memory.close()
        assert memory.counts.not_recorded == 0
        assert memory.counts.not_learned == 1


def test_the_end_of_a_turn_is_seen_by_a_host_that_wants_to_see_it() -> None:
    block = next(row for row in GOOD if row["name"] == "a block")
    answers = [reply(orjson.dumps(block["reply"]["body"])), BUSY]

    def way(client: socket.socket, _: threading.Event) -> None:
        client.sendall(answers.pop(0))

    with lying(way) as liar, Foreword(liar.url, KEY, deadline=60, retries=0, on_unavailable="raise") as memory:
        with pytest.raises(Unavailable), memory.turn("We use Helm.") as turn:
            assert turn.context.text
        assert [type(problem) for problem in turn.problems] == [Unavailable]


def test_a_redirect_never_carries_the_key_elsewhere() -> None:
    with lying(lambda client, _: client.sendall(reply(b"{}"))) as other:
        refused = pytest.raises(UnexpectedReply)
        there = reply(b"", "302 Found", "text/plain", f"Location: {other.url}/v1/context")
        with lying(lambda client, _: client.sendall(there)) as liar, Foreword(liar.url, KEY) as memory, refused:
            memory.read_stats()
        assert other.requests == []


FORKING = """
import os, sys
from foreword import Foreword
memory = Foreword(sys.argv[1], "k", deadline=30, retries=0)
first = memory.context("hello").reason
child = os.fork()
if child == 0:
    os._exit(0 if memory.context("hello").reason == first else 1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_a_client_that_was_made_before_a_fork_works_after_it() -> None:
    import subprocess  # noqa: PLC0415 - only here
    import sys  # noqa: PLC0415 - only here
    from pathlib import Path  # noqa: PLC0415 - only here

    path = str(Path(foreword.__file__).parents[1])
    with lying(lambda client, _: client.sendall(BUSY)) as liar:
        command = [sys.executable, "-W", "ignore", "-c", FORKING, liar.url]
        ran: Any = subprocess.run(command, env={"PYTHONPATH": path}, timeout=60, check=False)
    assert ran.returncode == 0


class Counting(BaseHTTPRequestHandler):
    """Keeps connections alive, and counts them."""

    protocol_version = "HTTP/1.1"
    connections: ClassVar[list[Any]] = []

    def setup(self) -> None:
        self.connections.append(self.client_address)
        super().setup()

    def do_GET(self) -> None:
        body = orjson.dumps({"domains": [], "weakDomains": []})
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nothing is printed."""


@pytest.fixture
def counting() -> Iterator[str]:
    Counting.connections.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Counting) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_one_connection_serves_one_call_after_another(counting: str) -> None:
    with Foreword(counting, KEY, timeout=60) as memory:
        for _ in range(5):
            memory.read_self_model()
            memory.of(agent="ada").read_self_model()
    assert len(Counting.connections) == 1


async def test_an_awaited_client_keeps_its_connection(counting: str) -> None:
    async with AsyncForeword(counting, KEY, timeout=60) as memory:
        for _ in range(5):
            await memory.read_self_model()
    assert len(Counting.connections) == 1


def test_many_threads_use_one_client(counting: str) -> None:
    with Foreword(counting, KEY, timeout=60) as memory, ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: memory.read_self_model().domains, range(64)))
    assert found == [()] * 64
    assert len(Counting.connections) <= 8
