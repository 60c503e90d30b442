"""A provider on a real socket that streams, fails, stalls or breaks off, as a test says."""

from __future__ import annotations

import asyncio
import contextlib
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    Play = Callable[["Asked", asyncio.StreamWriter], Awaitable[None]]


@dataclass(kw_only=True)
class Asked:
    """One request as it came."""

    line: str
    fields: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Provider:
    play: Play
    url: str = ""
    asked: list[Asked] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a request has come whole."""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a client has gone away from a reply."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            line, *rest = head.strip().split("\r\n")
            fields = {name.lower(): value for name, _, value in (each.partition(": ") for each in rest)}
            body = await reader.readexactly(int(fields.get("content-length", "0")))
            self.asked.append(Asked(line=line, fields=fields, body=body))
            self.came.set()
            playing = asyncio.create_task(self.play(self.asked[-1], writer))
            watching = asyncio.create_task(reader.read())
            await asyncio.wait([playing, watching], return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                self.left.set()
            playing.cancel()
            watching.cancel()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def provider(play: Play) -> AsyncIterator[Provider]:
    made = Provider(play)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
    try:
        yield made
    finally:
        server.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(server.wait_closed(), 1)


def answers(body: bytes, status: str = "200 OK", **fields: str) -> Play:
    """A whole reply at once."""

    async def play(asked: Asked, writer: asyncio.StreamWriter) -> None:
        del asked
        lines = {
            "Content-Type": "application/json",
            **{name.replace("_", "-"): value for name, value in fields.items()},
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"HTTP/1.1 {status}\r\n{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()

    return play


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(data), data)


STREAM = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"

COMPLETION = json.dumps(
    {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "choices": [
            {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": "Noted. Ünïcode."}}
        ],
    },
    ensure_ascii=False,
).encode()
