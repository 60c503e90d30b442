"""The outermost layer: every request gets exactly one answer of the one shape, a request id, its timing and a log line.

Nothing is ever raised past it, since an exception that escapes makes the server close the connection under the next,
innocent request.
"""

from __future__ import annotations

import re
import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog
from starlette.exceptions import HTTPException

from app import logs, metrics, plain
from app.errors import Conflict, Internal, MethodNotAllowed, NotFound, Problem, Unavailable, invalid, render
from app.negotiate import ClientGone
from store.cursor import BadCursor
from store.errors import Elsewhere, OutcomeUnknown, StoreError, Taken
from store.errors import Unavailable as StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from app.settings import Settings

GONE = 499
"""What is logged when the client left: nobody sees it."""

MEANT = (Problem, HTTPException, BadCursor)
"""Exceptions that speak of the request, not of us: nothing to look for in the log."""

_REQUEST_ID = re.compile(rb"[A-Za-z0-9._:/+=@-]{1,128}")
_LOG = structlog.get_logger()
_QUIET = frozenset({"health", "ready", "metrics"})


class Exchange:
    """One request and its answer. `operation` is set by whoever answers; `marks` are parts of the time, in seconds."""

    __slots__ = ("_closes", "_named", "_plain", "_send", "marks", "operation", "request_id", "started", "status")

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self.started = perf_counter()
        self.status = 0
        self.operation = "other"
        self.marks: list[tuple[str, float]] = []
        self.request_id = ""
        self._closes = False
        self._named = False
        self._plain = plain.speaks_plainly(scope["path"])
        for name, value in scope["headers"]:
            if name == b"x-request-id" and _REQUEST_ID.fullmatch(value):
                self.request_id = value.decode("ascii")
            elif name == b"expect":
                self._closes = True
        self.request_id = self.request_id or secrets.token_hex(12)

    def mark(self, name: str, since: float) -> float:
        """Books the time since `since` on `name`; gives the time now."""
        now = perf_counter()
        self.marks.append((name, now - since))
        return now

    def relays(self, fields: Iterable[tuple[bytes, bytes]]) -> None:
        """The answer is somebody else's: where its fields name the request, that name stays the only one."""
        self._named = any(name == b"x-request-id" for name, _ in fields)

    async def send(self, message: Message) -> None:
        """Passes a message on, with the header fields that every answer has."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *self._fields()]
        await self._send(message)

    async def refuse(self, problem: Problem) -> None:
        """Answers with an error; where an answer has begun, that one is left broken off, as it must be."""
        if self.status:
            return
        status, headers, body = plain.render(problem) if self._plain else render(problem, self.request_id)
        if self._closes:
            headers["connection"] = "close"  # a body that waits for 100 Continue may come or not: no telling
        fields = [(name.encode(), value.encode()) for name, value in headers.items()]
        fields.append((b"content-length", str(len(body)).encode()))
        await self.send({"type": "http.response.start", "status": status, "headers": fields})
        await self.send({"type": "http.response.body", "body": body})

    def _fields(self) -> list[tuple[bytes, bytes]]:
        total = (perf_counter() - self.started) * 1000
        parts = [f"{name};dur={seconds * 1000:.2f}" for name, seconds in self.marks]
        timing = ", ".join([*parts, f"total;dur={total:.2f}"])
        fields = [(b"server-timing", timing.encode()), (b"x-content-type-options", b"nosniff")]
        return fields if self._named else [(b"x-request-id", self.request_id.encode()), *fields]


class Edge:
    """An ASGI application around another one; `scope["exchange"]` is how the inner ones speak to it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers an HTTP request; passes the lifespan on; closes a web socket, for there are none."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, _without_traces(send))
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1000})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = scope["exchange"] = Exchange(scope, send)
        error: Exception | None = None
        try:
            await self.app(scope, receive, exchange.send)
        except ClientGone:
            exchange.status = GONE
        except Exception as raised:  # noqa: BLE001 - that nothing passes here is what this layer is for
            error = raised
            await self._refuse(exchange, scope, raised)
        _record(exchange, error)

    async def _refuse(self, exchange: Exchange, scope: Scope, raised: Exception) -> None:
        try:
            await exchange.refuse(problem_of(raised, scope))
        except Exception as failed:  # noqa: BLE001 - the client can't be told; the log can
            _LOG.warning("reply failed", request_id=exchange.request_id, trace=logs.place(failed))


def _without_traces(send: Send) -> Send:
    """A failed start is told with the whole trace, which may quote anything; the exception itself is logged by us."""

    async def told(message: Message) -> None:
        await send({**message, "message": ""} if "message" in message else message)

    return told


def problem_of(error: Exception, scope: Scope) -> Problem:
    """What a caller is told of an exception, whoever raised it."""
    match error:
        case Problem():
            return error
        case StoreError():
            return _of_store(error)
        case BadCursor():
            return invalid("cursor", "is none that this list gave in nextCursor", "cursor")
        case HTTPException(status_code=405):
            return MethodNotAllowed(scope["method"], ["GET", "HEAD"])
        case HTTPException(status_code=404):
            return NotFound("path", scope["path"][:200])
        case _:
            return Internal()


def _of_store(error: StoreError) -> Problem:
    match error:
        case OutcomeUnknown():
            return Unavailable(
                "the connection to the database was lost while committing: the write may have happened; repeat it "
                "with the same Idempotency-Key, or look",
                outcome_unknown=True,
            )
        case Elsewhere():
            return Conflict("this agent was linked to another organisation and is there now; choose another name")
        case Taken():
            return Conflict(f"{error}; give this one another name")
        case StoreUnavailable():
            return Unavailable("the database can't answer now; nothing was written, ask again")
        case _:
            return Unavailable("the database can't serve now; its operator has to act", retry_after=10)


def _record(exchange: Exchange, error: Exception | None) -> None:
    """One log line and one count; an exception that wasn't meant is logged with its place."""
    seconds = perf_counter() - exchange.started
    metrics.count(exchange.operation, exchange.status, seconds)
    told: dict[str, Any] = {"request_id": exchange.request_id, "op": exchange.operation, "status": exchange.status}
    told["ms"] = round(seconds * 1000, 2)
    if error is not None and (isinstance(error, Internal) or not isinstance(error, MEANT)):
        _LOG.error("request failed", **told, trace=logs.place(error))
    elif exchange.operation in _QUIET:
        _LOG.debug("request", **told)
    else:
        _LOG.info("request", **told)
