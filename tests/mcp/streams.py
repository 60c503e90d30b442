"""The part of the test build that streams: the fixture tools which speak to their client while they work.

The service answers every message with one JSON object and asks its client nothing. The suite's tools that log, report
progress, sample or elicit do, so that here, in front of the service, a call of one of them is answered by server-sent
events, and what the client says in return comes by a message of its own.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import TYPE_CHECKING, Any

import anyio
from mcp.server.connection import Connection
from mcp.server.runner import serve_one
from mcp.shared.message import ServerMessageMetadata
from mcp.shared.transport_context import TransportContext
from mcp_types.version import LATEST_HANDSHAKE_VERSION

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from mcp.server.lowlevel import Server

PAUSE = 0.05
"""Seconds between two notifications, as the suite wants them."""


def text(said: str) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": said}]}


class Stream:
    """A call under way: the library's channel to its client, written as events."""

    def __init__(self, send: Any, number: Any, asked: dict[int, asyncio.Future[dict[str, Any]]]) -> None:
        self._send = send
        self._asked = asked
        self.request_id = number
        self.message_metadata = ServerMessageMetadata(request_context=self)
        self.transport = TransportContext(kind="streamable-http", can_send_request=True)
        self.cancel_requested = anyio.Event()
        self.can_send_request = True

    async def event(self, message: Mapping[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message})
        await self._send({"type": "http.response.body", "body": f"data: {data}\n\n".encode(), "more_body": True})

    async def notify(self, method: str, params: Mapping[str, Any] | None, opts: Any = None) -> None:
        del opts
        await self.event({"method": method, "params": params})

    async def progress(self, progress: float, total: float | None = None, message: str | None = None) -> None:
        raise NotImplementedError  # the fixtures say it by `notify`, with the token that they were given

    async def send_raw_request(self, method: str, params: Mapping[str, Any] | None, opts: Any = None) -> dict[str, Any]:
        del opts
        number = next(NUMBER)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        await self.event({"id": number, "method": method, "params": params})
        return await answer


NUMBER = itertools.count(1)


async def log(stream: Stream, params: Any) -> dict[str, Any]:
    del params
    for said in ("Tool execution started", "Tool processing data", "Tool execution completed"):
        await stream.notify("notifications/message", {"level": "info", "data": said})
        await asyncio.sleep(PAUSE)
    return text("logged")


async def report(stream: Stream, params: Any) -> dict[str, Any]:
    token = (params.meta or {}).get("progress_token")
    for done in (0, 50, 100):
        if token is not None:
            await stream.notify("notifications/progress", {"progressToken": token, "progress": done, "total": 100})
        await asyncio.sleep(PAUSE)
    return text("reported")


async def sample(stream: Stream, params: Any) -> dict[str, Any]:
    said = {"role": "user", "content": {"type": "text", "text": params.arguments["prompt"]}}
    answer = await stream.send_raw_request("sampling/createMessage", {"messages": [said], "maxTokens": 100})
    return text(f"LLM response: {answer['content']['text']}")


def elicit(schema: Mapping[str, Any], *required: str) -> Callable[[Stream, Any], Awaitable[dict[str, Any]]]:
    """A tool that asks the user for `schema`."""

    async def ask(stream: Stream, params: Any) -> dict[str, Any]:
        wanted = {"type": "object", "properties": schema, **({"required": list(required)} if required else {})}
        message = (params.arguments or {}).get("message", "Please fill this in")
        answer = await stream.send_raw_request("elicitation/create", {"message": message, "requestedSchema": wanted})
        return text(f"User response: action={answer['action']}, content={json.dumps(answer.get('content'))}")

    return ask


OPTIONS = ["option1", "option2", "option3"]
TITLED = [{"const": f"value{n}", "title": f"Choice {n}"} for n in (1, 2, 3)]
STREAMED: dict[str, Callable[[Stream, Any], Awaitable[dict[str, Any]]]] = {
    "test_tool_with_logging": log,
    "test_tool_with_progress": report,
    "test_sampling": sample,
    "test_elicitation": elicit(
        {
            "username": {"type": "string", "description": "User's response"},
            "email": {"type": "string", "description": "User's email address"},
        },
        "username",
        "email",
    ),
    "test_elicitation_sep1034_defaults": elicit(
        {
            "name": {"type": "string", "default": "John Doe"},
            "age": {"type": "integer", "default": 30},
            "score": {"type": "number", "default": 95.5},
            "status": {"type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
            "verified": {"type": "boolean", "default": True},
        }
    ),
    "test_elicitation_sep1330_enums": elicit(
        {
            "untitledSingle": {"type": "string", "enum": OPTIONS},
            "titledSingle": {"type": "string", "oneOf": TITLED},
            "legacyEnum": {"type": "string", "enum": ["opt1", "opt2"], "enumNames": ["Option One", "Option Two"]},
            "untitledMulti": {"type": "array", "items": {"type": "string", "enum": OPTIONS}},
            "titledMulti": {"type": "array", "items": {"anyOf": TITLED}},
        }
    ),
}


class Streams:
    """An ASGI application in front of the service: calls of those tools, and answers to them, go no further."""

    def __init__(self, service: Any, server: Callable[[], Server[Any]]) -> None:
        self.settings = service.settings
        self._service = service
        self._server = server
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            await self._service(scope, receive, send)
            return
        body = await _whole(receive)
        match _read(body):
            case {"id": int(number), "result": dict(result)} if number in self._asked:
                self._asked.pop(number).set_result(result)
                await send({"type": "http.response.start", "status": 202, "headers": []})
                await send({"type": "http.response.body", "body": b""})
            case {"method": "tools/call", "params": {"name": str(name)}} as message if name in STREAMED:
                await self._stream(message, send)
            case _:
                await self._service(scope, _again(body, receive), send)

    async def _stream(self, message: dict[str, Any], send: Any) -> None:
        headers = [(b"content-type", b"text/event-stream")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        stream = Stream(send, message["id"], self._asked)
        connection = Connection.from_envelope(LATEST_HANDSHAKE_VERSION, None, None)
        result = await serve_one(
            self._server(), stream, message["method"], message["params"], connection=connection, lifespan_state=None
        )
        await stream.event({"id": message["id"], "result": result})
        await send({"type": "http.response.body", "body": b""})


async def _whole(receive: Any) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None


def _again(body: bytes, receive: Any) -> Any:
    """What was read already, given once more; then whatever comes."""
    first = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def read() -> Any:
        return next(first, None) or await receive()

    return read
