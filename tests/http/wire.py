"""A real server on a real socket, and a client that sends exactly the bytes it is told to."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

import orjson

from app.server import Server, configuration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.http.fakes import Service


@contextmanager
def serving(service: Service) -> Iterator[tuple[str, int]]:
    """The service on a free port, in a thread, for as long as the body runs."""
    config = configuration(service.edge.settings, service.edge)
    listener = socket.create_server(("127.0.0.1", 0))
    server = Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield listener.getsockname()
    finally:
        server.should_exit = True
        thread.join(timeout=10)
        assert not thread.is_alive(), "the server doesn't stop"


class Wire:
    """One connection."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.socket = socket.create_connection(address, timeout=8)
        self.rest = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def reply(self) -> tuple[int, dict[str, str], Any]:
        """The next reply, whole: status, header fields, JSON body."""
        while b"\r\n\r\n" not in self.rest:
            self._more()
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
        while len(self.rest) < int(headers["content-length"]):
            self._more()
        length = int(headers["content-length"])
        body, self.rest = self.rest[:length], self.rest[length:]
        return int(lines[0].split()[1]), headers, orjson.loads(body)

    def closed(self) -> bool:
        """Whether the server has nothing more to say and has closed; waits for it."""
        try:
            return not self.rest and self.socket.recv(65536) == b""
        except ConnectionResetError:
            return True

    def _more(self) -> None:
        data = self.socket.recv(65536)
        assert data, f"closed in the middle of a reply: {self.rest!r}"
        self.rest += data


def request(method: str, path: str, key: str = "", body: bytes = b"", *fields: str) -> bytes:
    """The bytes of a good request, and `fields` beside its own."""
    lines = [f"{method} {path} HTTP/1.1", "Host: foreword.test", *fields]
    if key:
        lines.append(f"Authorization: Bearer {key}")
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
