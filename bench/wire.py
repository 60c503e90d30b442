"""A raw keep-alive HTTP/1.1 client, and a server process of its own: what a measurement needs, and nothing that costs time."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

START_SECONDS = 300.0


class Wire:
    """One connection to loopback. Sends prepared bytes and reads one reply by its content-length."""

    def __init__(self, host: str, port: int, key: str) -> None:
        self.host, self.port, self.key = host, port, key
        self.socket = socket.create_connection((host, port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def prepare(self, method: str, path: str, body: object | None = None) -> bytes:
        """The request's bytes, so that encoding is not measured."""
        raw = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nAuthorization: Bearer {self.key}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
        )
        return head.encode() + raw

    def send(self, request: bytes) -> tuple[int, bytes]:
        """Status and body of one exchange."""
        self.socket.sendall(request)
        buffer = b""
        while (end := buffer.find(b"\r\n\r\n")) < 0:
            buffer += self._more()
        head = buffer[:end].lower()
        at = head.index(b"content-length:") + 15
        length = int(head[at : (head.find(b"\r\n", at) if head.find(b"\r\n", at) > 0 else None)])
        body = buffer[end + 4 :]
        while len(body) < length:
            body += self._more()
        return int(head[9:12]), body

    def call(self, method: str, path: str, body: object | None = None) -> Any:
        """The decoded reply; a status of 400 or more is an error of the measurement."""
        status, raw = self.send(self.prepare(method, path, body))
        if status >= 400:
            raise RuntimeError(f"{method} {path} answered {status}: {raw[:300]!r}")
        return json.loads(raw)

    def close(self) -> None:
        self.socket.close()

    def _more(self) -> bytes:
        chunk = self.socket.recv(1 << 18)
        if not chunk:
            raise ConnectionError("the server closed the connection")
        return chunk


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """A server that runs, with a key of all scopes."""

    host: str
    port: int
    key: str
    data: Path
    pid: int

    def wire(self, key: str | None = None) -> Wire:
        return Wire(self.host, self.port, key or self.key)


def free_port() -> int:
    """A port of loopback that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(*, workers: int = 1, module: str = "app.cli", data: Path | None = None) -> Iterator[Running]:
    """Starts `foreword serve` on an embedded database in a folder of its own, and stops exactly that process at the end."""
    folder = data or Path(tempfile.mkdtemp(prefix="foreword-bench-"))
    port = free_port()
    env = {**os.environ, "FOREWORD_LOG_LEVEL": "error", "FOREWORD_RATE_LIMIT": "1000000"}  # measured, not limited
    command = [
        sys.executable,
        "-m",
        module,
        "serve",
        "--data",
        str(folder),
        "--port",
        str(port),
        "--workers",
        str(workers),
    ]
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    try:
        _wait(port, process)
        made = subprocess.run(
            [sys.executable, "-m", "app.cli", "key", "create", "--data", str(folder), "--name", "bench", "--json"],
            env=env, check=True, capture_output=True, text=True,
        )  # fmt: skip
        yield Running(host="127.0.0.1", port=port, key=json.loads(made.stdout)["key"], data=folder, pid=process.pid)
    finally:
        process.terminate()
        process.wait(timeout=60)
        if data is None:
            shutil.rmtree(folder, ignore_errors=True)


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode} before it was ready")
        with contextlib.suppress(OSError, ConnectionError):
            wire = Wire("127.0.0.1", port, "")
            status, _ = wire.send(wire.prepare("GET", "/readyz"))
            wire.close()
            if status == 200:
                return
        time.sleep(0.1)
    raise RuntimeError("the server was not ready in time")
