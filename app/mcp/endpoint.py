"""MCP over HTTP: one POST, one JSON-RPC message in, one out. Whatever goes wrong is told as an error of JSON-RPC."""

from __future__ import annotations

import asyncio
import importlib
from typing import TYPE_CHECKING, Any

from starlette.routing import Route

from app import auth, negotiate, plain
from app.errors import JSON, Internal, MethodNotAllowed, Problem, Unauthorized, Unavailable
from app.exchange import problem_of
from app.http import send_empty
from app.mcp import envelope
from app.mcp.envelope import Malformed
from app.mcp.guard import Guard
from app.mcp.tools import draw
from app.mcp.visit import Visit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

    from starlette.types import Receive, Scope, Send

    from app.exchange import Exchange
    from app.mcp.envelope import Message
    from app.operations import Operation
    from app.perform import Workroom
    from app.settings import Settings

PATH = "/api/mcp"
ALLOW = ("OPTIONS", "POST")
ASKED_OF_BROWSERS = (
    (b"access-control-allow-methods", b"POST"),
    (
        b"access-control-allow-headers",
        b"authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id",
    ),
    (b"access-control-max-age", b"600"),
)
"""What a page of an allowed origin may send, told to its browser."""


class Endpoint:
    """An ASGI application. The protocol's library is loaded by the first message that needs it, in a thread."""

    def __init__(
        self, operations: Iterable[Operation], room: Callable[[], Workroom | None], settings: Settings
    ) -> None:
        self._tools = draw(operations)
        self._room = room
        self._guard = Guard.of(settings)
        self._loading = asyncio.Lock()
        self._library: ModuleType | None = None
        self._server: Any = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Every error that speaks of the request is answered here; what nobody meant is logged by the layers outside."""
        exchange: Exchange = scope["exchange"]
        exchange.operation = "mcp"
        extra: list[tuple[bytes, bytes]] = []
        try:
            await self._answer(scope, receive, send, extra)
        except Malformed as malformed:
            body = envelope.error(None, malformed.code, malformed.message, malformed.data)
            await _send(send, 400, body, extra)
        except negotiate.ClientGone:
            raise
        except Exception as raised:
            problem = problem_of(raised, scope)
            if not exchange.status:
                await _refuse(send, problem, exchange.request_id, extra)
            if isinstance(problem, Internal):
                raise  # for the log: it has been answered

    async def _answer(self, scope: Scope, receive: Receive, send: Send, extra: list[tuple[bytes, bytes]]) -> None:
        fields = negotiate.fields_of(scope["headers"])
        origin = self._guard.origin(fields)
        if origin is not None:
            extra += [(b"access-control-allow-origin", origin.encode("latin-1")), (b"vary", b"origin")]
        if scope["method"] == "OPTIONS":
            preflight = ASKED_OF_BROWSERS if origin is not None else ()
            await send_empty(send, [(b"allow", ", ".join(ALLOW).encode()), *extra, *preflight])
            return
        if scope["method"] != "POST":
            raise MethodNotAllowed(scope["method"], ALLOW)
        room = self._room()
        if room is None:
            raise Unavailable("the service is starting or stopping")
        visit = Visit(key=auth.read_key(fields.get(b"authorization", ())), room=room, tools=self._tools, scope=scope)
        negotiate.read_as_json(fields)
        body = await negotiate.read_body(fields, receive, room.services.settings.body_limit)
        await self._serve(visit, body, send, extra)

    async def _serve(self, visit: Visit, body: bytes, send: Send, extra: list[tuple[bytes, bytes]]) -> None:
        try:
            message = envelope.read(body)
        except Malformed:
            await visit.greeted()  # who may not ask is not told what is wrong with the request
            raise
        if not self._names_a_tool(message):
            visit = await visit.greeted()
        if message.id is None:
            await send({"type": "http.response.start", "status": 202, "headers": [(b"content-length", b"0"), *extra]})
            await send({"type": "http.response.body", "body": b""})
            return
        library = await self._loaded()
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in visit.scope["headers"]]
        reply = await library.answer(self._server, message, headers, visit)
        await _send(send, reply.status, reply.body, extra)

    def _names_a_tool(self, message: Message) -> bool:
        """Whether an operation will be done for it, which looks the key up itself."""
        name, params = message.params.get("name"), message.params
        well_formed = all(isinstance(params.get(part), dict | None) for part in ("arguments", "_meta"))
        return message.method == "tools/call" and well_formed and isinstance(name, str) and name in self._tools

    async def _loaded(self) -> ModuleType:
        if self._library is not None:
            return self._library
        async with self._loading:
            if self._library is None:
                library = await asyncio.to_thread(importlib.import_module, "app.mcp.server")
                self._server = library.made()
                self._library = library
        return self._library


async def _refuse(send: Send, problem: Problem, request_id: str, extra: list[tuple[bytes, bytes]]) -> None:
    code, message, data = envelope.told(problem, request_id)
    if isinstance(problem, Unauthorized):
        message = plain.UNAUTHORIZED
    fields = [(name.encode(), value.encode()) for name, value in problem.headers().items()]
    await _send(send, problem.status, envelope.error(None, code, message, data), [*fields, *extra])


async def _send(send: Send, status: int, body: bytes, extra: list[tuple[bytes, bytes]]) -> None:
    headers = [
        (b"content-type", JSON.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *extra,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def mcp_routes(operations: Iterable[Operation], room: Callable[[], Workroom | None], settings: Settings) -> list[Route]:
    """The one route."""
    return [Route(PATH, Endpoint(operations, room, settings))]
