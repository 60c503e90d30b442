"""The server's side of one connection: nobody may be slow, huge or silent at our cost, and errors have our one shape.

uvicorn's protocol waits for ever for a request that doesn't come whole, and takes any number of header bytes. This one
has a deadline for each part of a request and for the taking of its reply, and answers what can't be read itself.
"""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Any, Literal

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from app.errors import InvalidRequest, Issue, Problem, TooLarge, render

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGI3Application
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from app.settings import Settings

UNREAD_LIMIT = 8 * 2**20
"""Bytes of a body that are still taken, and thrown away, after its answer; a client that sends more is cut."""

FIELD_OVERHEAD = 4
"""Bytes of a header field beside its name and value: colon, space, line end."""

_UPGRADE = re.compile(rb"(\r\n)u(pgrade[ \t]*:)", re.IGNORECASE)
"""An offer to change protocols, which some clients make to everybody; the parser would drop the body behind it."""

Receiving = Literal["nothing", "head", "body"]


class _Refused(Exception):  # noqa: N818 - carries our problem out of the parser's callback
    """A head that is not taken."""


class Protocol(HttpToolsProtocol):
    """One connection. `config.loaded_app` is our `Edge`, whose settings name the limits."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._settings: Settings = config.loaded_app.settings
        self._receiving: Receiving = "nothing"
        self._deadline: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None
        self._running: RequestResponseCycle | None = None
        self._problem: Problem | None = None
        self._head_bytes = 0
        self._raw_bytes = 0
        self._unread = 0
        self._ending = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """One connection too many is closed at once; else its first request is waited for, so long."""
        super().connection_made(transport)
        if len(self.connections) > self._settings.connections:
            transport.abort()
        else:
            self._await("nothing", self._settings.header_deadline)

    def connection_lost(self, exc: Exception | None) -> None:
        """No timer outlives the connection."""
        self._stop_waiting()
        if self._taking is not None:
            self._taking.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request; what comes after one that couldn't be read is not looked at."""
        if self._ending or self.transport.is_closing():
            return
        if self._receiving != "body":
            self._raw_bytes += len(data)
            if b"pgrade" in data or b"PGRADE" in data:
                data = _UPGRADE.sub(rb"\1x\2", data)
        super().data_received(data)
        if self.parser is None or self._ending:
            return
        if self._receiving != "body" and self._raw_bytes > self._settings.header_limit + len(data):
            self._end_with(self._head_too_large())
        elif self._receiving == "nothing" and self._deadline is None and not self._is_working():
            self._await("nothing", self._settings.header_deadline)

    def on_message_begin(self) -> None:
        """The first byte of a head."""
        super().on_message_begin()
        self._head_bytes = self._raw_bytes = self._unread = 0
        self._await("head", self._settings.header_deadline)

    def on_url(self, url: bytes) -> None:
        """A part of the request's target."""
        self._weigh(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header field. Those after the body are weighed and dropped: they could only contradict the first ones."""
        self._weigh(len(name) + len(value) + FIELD_OVERHEAD)
        if self._receiving == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._await("body", self._settings.body_deadline)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body; after the answer only so much of it is still taken."""
        if self.cycle.response_complete:
            self._unread += len(body)
            if self._unread > UNREAD_LIMIT:
                self.transport.abort()
                return
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: from here on it is we who are waited for."""
        self._stop_waiting()
        self._receiving = "nothing"
        self._raw_bytes = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn for what its parser refuses."""
        problem = self._problem or InvalidRequest([Issue("", "isn't HTTP that can be read", "http")])
        del msg
        self._end_with(problem)

    def on_response_complete(self) -> None:
        """A client that doesn't take the rest of its reply holds a closing connection open only so long."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._take_within()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing came after the last reply."""
        super().timeout_keep_alive_handler()
        self._take_within()

    def pause_writing(self) -> None:
        """The client doesn't take what we send."""
        super().pause_writing()
        self._take_within()

    def resume_writing(self) -> None:
        """It took it."""
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        super().resume_writing()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _is_working(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _weigh(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > self._settings.header_limit:
            self._problem = self._head_too_large()
            raise _Refused

    def _head_too_large(self) -> TooLarge:
        return TooLarge(self._settings.header_limit, "the head of the request")

    def _await(self, receiving: Receiving, seconds: float) -> None:
        self._stop_waiting()
        self._receiving = receiving
        self._deadline = self.loop.call_later(seconds, self._too_slow, seconds)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self, seconds: float) -> None:
        """The deadline has passed; while we don't read, it isn't the client's."""
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.flow.read_paused:
            self._await(self._receiving, seconds)
        elif self._receiving == "nothing":
            self.transport.close()
            self._take_within()
        else:
            self._end_with(InvalidRequest([Issue("", f"didn't arrive whole within {seconds:g} s", "timeout")]))

    def _end_with(self, problem: Problem) -> None:
        """Answers what can't be read, and closes; requests before it on this connection get their answers first."""
        self._ending = True
        self._stop_waiting()
        broken = self.cycle if self._is_working() and self.cycle.more_body else None
        if broken is not None and broken is not self._running:
            self.pipeline.popleft()
            broken = None
        last = self.pipeline[0][0] if self.pipeline else self._running
        if broken is None and last is not None and not last.response_complete:
            last.keep_alive = False
        elif broken is not None and broken.response_started:
            self.transport.close()
        else:
            self._write(problem)

    def _write(self, problem: Problem) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        request_id = secrets.token_hex(12)
        status, headers, body = render(problem, request_id)
        headers |= {
            "content-length": str(len(body)),
            "x-request-id": request_id,
            "server-timing": "total;dur=0.00",
            "connection": "close",
        }
        lines = b"".join(f"{name}: {value}\r\n".encode() for name, value in headers.items())
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)
        self.transport.close()
        self._take_within()

    def _take_within(self) -> None:
        """From now on the client has so long to take what is written."""
        if self._taking is None:
            self._taking = self.loop.call_later(self._settings.send_deadline, self.transport.abort)
