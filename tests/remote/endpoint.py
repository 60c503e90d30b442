"""An embedder over HTTP that knows a few meanings and misbehaves in every way there is."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

MEANINGS = (
    ("car", "automobile", "vehicle"),
    ("doctor", "physician", "medic"),
    ("sea", "ocean", "waves"),
    ("cheap", "inexpensive", "budget"),
)


def meaning(text: str) -> list[float]:
    """One axis a meaning, and one for everything, so that no vector is empty and unrelated texts are far from each other."""
    words = text.casefold().replace(".", " ").replace("?", " ").split()
    return [0.1, *(float(any(word in words for word in group)) for group in MEANINGS)]


def reply(body: str, status: str = "200 OK") -> bytes:
    raw = body.encode()
    return f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n".encode() + raw


def ollama(body: dict[str, Any]) -> bytes:
    """What a healthy Ollama answers."""
    return reply(json.dumps({"model": body["model"], "embeddings": [meaning(text) for text in body["input"]]}))


def compatible(body: dict[str, Any]) -> bytes:
    """What a healthy endpoint like OpenAI's answers, in an order of its own."""
    rows = [{"object": "embedding", "index": n, "embedding": meaning(text)} for n, text in enumerate(body["input"])]
    return reply(json.dumps({"object": "list", "data": rows[::-1]}))


@dataclass(kw_only=True)
class Endpoint:
    """Answers each request with `answer(body)`: raw bytes, or None to say nothing and hold the connection open."""

    answer: Callable[[dict[str, Any]], bytes | None] = ollama
    asked: list[dict[str, Any]] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    url: str = ""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    working: set[asyncio.Task[Any]] = field(default_factory=set)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.working.add(task)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            length = int(next(line for line in head.splitlines() if line.lower().startswith("content-length"))[15:])
            body = json.loads(await reader.readexactly(length))
            self.heads.append(head)
            self.asked.append(body)
            said = self.answer(body)
            if said is None:
                await self.over.wait()
            writer.write(said or b"")
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            writer.close()
            self.working.discard(task)


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    """One that listens on a free port of loopback."""
    made = Endpoint()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        made.over.set()
        server.close()
        await asyncio.gather(*made.working, return_exceptions=True)
