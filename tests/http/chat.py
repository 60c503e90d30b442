"""A chat endpoint on a real socket that answers, or misbehaves, as a test says."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

HEAD = "HTTP/1.1 {status} X\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"


@dataclass
class Endpoint:
    """`reply` gives status and body for a request; `asked` are the requests that came."""

    reply: Callable[[dict[str, Any]], Awaitable[tuple[int, str]]]
    url: str = ""
    asked: list[dict[str, Any]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(
                next(line for line in head.lower().splitlines() if line.startswith("content-length")).split(":")[1]
            )
            request = json.loads(await reader.readexactly(length))
            self.asked.append({"path": head.split()[1], "head": head, **request})
            status, body = await self.reply(request)
            raw = body.encode("utf-8", "surrogatepass")
            writer.write(HEAD.format(status=status, length=len(raw)).encode() + raw)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def texts(self, place: int = -1) -> list[str]:
        """The episodes that a request showed."""
        user = self.asked[place]["messages"][1]["content"]
        return [each["text"] for each in json.loads(user)["episodes"]]


@asynccontextmanager
async def endpoint(reply: Callable[[dict[str, Any]], Awaitable[tuple[int, str]]]) -> AsyncIterator[Endpoint]:
    made = Endpoint(reply)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()


def openai(content: Any, **choice: Any) -> str:
    """A chat completion that says `content`."""
    message = {"role": "assistant", "content": content}
    return json.dumps({"choices": [{"index": 0, "finish_reason": "stop", "message": message, **choice}]})


def ollama(content: Any, done_reason: str = "stop") -> str:
    """Ollama's answer."""
    return json.dumps({"message": {"role": "assistant", "content": content}, "done": True, "done_reason": done_reason})


def summary(text: Any) -> str:
    """An answer of the asked form."""
    return json.dumps({"summary": text})
