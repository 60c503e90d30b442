"""Servers that are dead, slow, half there or lying: each answers every connection in its own way until it is closed."""

from __future__ import annotations

import contextlib
import gzip
import socket
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Way = Callable[[socket.socket, threading.Event], None]


def reply(body: bytes, status: str = "200 OK", content: str = "application/json", *more: str) -> bytes:
    """A whole answer."""
    lines = [f"HTTP/1.1 {status}", f"Content-Type: {content}", f"Content-Length: {len(body)}", *more]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def saying(*parts: bytes) -> Way:
    """Sends the parts and closes."""

    def way(client: socket.socket, closed: threading.Event) -> None:
        del closed
        client.sendall(b"".join(parts))

    return way


def dripping(head: bytes, drop: bytes) -> Way:
    """Sends the head, then drop after drop, for ever."""

    def way(client: socket.socket, closed: threading.Event) -> None:
        client.sendall(head)
        while not closed.is_set():
            client.sendall(drop)
            time.sleep(0.02)

    return way


def flooding(head: bytes) -> Way:
    """Sends as much as is taken."""

    def way(client: socket.socket, closed: threading.Event) -> None:
        client.sendall(head)
        while not closed.is_set():
            client.sendall(b" " * 65536)

    return way


def silent(client: socket.socket, closed: threading.Event) -> None:
    """Takes the request and says nothing."""
    del client
    closed.wait()


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
ERROR = b'{"error": "Internal", "message": "something went wrong here", "requestId": "r"}'
PACKED = reply(gzip.compress(b" " * 10**7), "200 OK", "application/json", "Content-Encoding: gzip")
BUSY = b'{"error": "Unavailable", "message": "not now", "retryAfterSeconds": 600}'
WAYS: dict[str, tuple[Way, str]] = {
    "silent": (silent, "DeadlineExceeded"),
    "drips header fields": (dripping(HEAD, b"X-Drop: 1\r\n"), "DeadlineExceeded"),
    "drips one header field": (dripping(HEAD + b"X-Drop: ", b"1"), "DeadlineExceeded"),
    "drips a body": (dripping(HEAD + b"Content-Length: 1000000\r\n\r\n", b" "), "DeadlineExceeded"),
    "drips chunks": (dripping(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"), "DeadlineExceeded"),
    "floods": (flooding(HEAD + b"Content-Length: 1000000000000\r\n\r\n"), "UnexpectedReply"),
    "closes at once": (saying(), "Unreachable"),
    "closes in its head": (saying(HEAD), "Unreachable"),
    "closes in its body": (saying(HEAD + b"Content-Length: 100\r\n\r\n{"), "Unreachable"),
    "speaks something else": (saying(b"SSH-2.0-OpenSSH_9.2\r\n"), "Unreachable"),
    "JSON that breaks off": (saying(reply(b'{"text": "abc')), "UnexpectedReply"),
    "a page": (saying(reply(b"<html>login</html>", content="text/html")), "UnexpectedReply"),
    "JSON without a type": (saying(reply(b"{}", "200 OK", "text/plain")), "UnexpectedReply"),
    "an error with status 200": (saying(reply(ERROR)), "UnexpectedReply"),
    "an empty object": (saying(reply(b"{}")), "UnexpectedReply"),
    "a list": (saying(reply(b"[]")), "UnexpectedReply"),
    "null": (saying(reply(b"null")), "UnexpectedReply"),
    "depth": (saying(reply(b"[" * 100_000)), "UnexpectedReply"),
    "nothing": (saying(reply(b"", "204 No Content")), "UnexpectedReply"),
    "a redirect": (
        saying(reply(b"", "307 Temporary Redirect", "text/plain", "Location: /v1/context")),
        "UnexpectedReply",
    ),
    "an untold packing": (saying(PACKED), "UnexpectedReply"),
    "a proxy's error": (saying(reply(b"<html>502</html>", "502 Bad Gateway", "text/html")), "UnexpectedReply"),
    "busy for ten minutes": (
        saying(reply(BUSY, "503 Service Unavailable", "application/json", "Retry-After: 600")),
        "Unavailable",
    ),
    "its own mistake": (saying(reply(ERROR, "500 Internal Server Error")), "Internal"),
    "an error of no tag": (saying(reply(b'{"detail": "no"}', "418 I'm a teapot")), "UnexpectedReply"),
}
"""What a server does, and the reason that a host is told. Those that never end would cost a host all its life."""


@dataclass
class Liar:
    """One such server."""

    listener: socket.socket
    way: Way
    closed: threading.Event = field(default_factory=threading.Event)
    requests: list[bytes] = field(default_factory=list)

    @property
    def url(self) -> str:
        host, port = self.listener.getsockname()
        return f"http://{host}:{port}"

    def serve(self) -> None:
        while not self.closed.is_set():
            with contextlib.suppress(OSError):
                client, _ = self.listener.accept()
                threading.Thread(target=self._answer, args=(client,), daemon=True).start()

    def _answer(self, client: socket.socket) -> None:
        with client, contextlib.suppress(OSError):
            client.settimeout(30)
            request = whole_request(client)
            if not request:
                return
            self.requests.append(request)
            self.way(client, self.closed)
            client.shutdown(socket.SHUT_WR)
            while client.recv(65536):
                pass


def whole_request(client: socket.socket) -> bytes:
    """Head and body, as their length says."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = client.recv(65536)
        if not part:
            return data
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    length = next(
        (int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")), 0
    )
    while len(body) < length:
        body += client.recv(65536)
    return head + b"\r\n\r\n" + body


@contextlib.contextmanager
def lying(way: Way) -> Iterator[Liar]:
    """A server that answers in this way, for as long as the body runs."""
    liar = Liar(socket.create_server(("127.0.0.1", 0)), way)
    thread = threading.Thread(target=liar.serve, daemon=True)
    thread.start()
    try:
        yield liar
    finally:
        liar.closed.set()
        with contextlib.suppress(OSError):
            socket.create_connection(liar.listener.getsockname(), timeout=1).close()
        thread.join(timeout=10)
        liar.listener.close()
