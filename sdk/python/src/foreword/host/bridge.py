"""MCP over standard input and output, passed on to the server's `POST /api/mcp`: one message a line, each way.

The server keeps no sessions and sends nothing by itself, so that a bridge is all that a client without HTTP needs.
Whatever goes wrong on the way is told to the client as an error of JSON-RPC, under the message's own id.
"""

from __future__ import annotations

import asyncio
import base64
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable

    from foreword.configuration import Configuration

PARSE_ERROR, INVALID_REQUEST, UNREACHABLE = -32700, -32600, -32000
VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
NAMED = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}
"""Where a message says what it is called on."""
LONGEST_REPLY = 16 * 2**20
"""Bytes of an answer that are read."""


@dataclass
class Bridge:
    """One client's connection. `write` takes one line; `timeout` is seconds for each message."""

    configuration: Configuration
    http: httpx.AsyncClient
    write: Callable[[str], None]
    version: str | None = None
    """The protocol's version, once it is agreed."""
    running: set[asyncio.Task[None]] = field(default_factory=set)

    async def take(self, line: str) -> None:
        """Reads a line, and has its message answered while the next one is read. The first has to be agreed on first."""
        if not line.strip():
            return
        message, code = parsed(line)
        if code:
            self.write(_error(None, code, "this line isn't one JSON-RPC message"))
        elif message.get("method") == "initialize":
            await self._pass_on(message)
        else:
            task = asyncio.ensure_future(self._pass_on(message))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def settle(self) -> None:
        """Waits for every answer that is on its way."""
        if self.running:
            await asyncio.wait(set(self.running))

    async def _pass_on(self, message: dict[str, Any]) -> None:
        try:
            answer = await asyncio.wait_for(self._ask(message), self.configuration.timeout)
        except asyncio.TimeoutError:
            answer = _error(message.get("id"), UNREACHABLE, f"no answer within {self.configuration.timeout:g} s")
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            answer = _error(message.get("id"), UNREACHABLE, f"Foreword can't be reached: {type(error).__name__}")
        if "id" in message and answer is not None:
            self.write(answer)

    async def _ask(self, message: dict[str, Any]) -> str | None:
        headers = {
            "Authorization": f"Bearer {self.configuration.api_key}",
            "Content-Type": "application/json",
            "Accept": "application/json",
            **mirrored(message, self.version),
        }
        url = f"{self.configuration.url}/api/mcp"
        async with self.http.stream("POST", url, content=json.dumps(message), headers=headers) as reply:
            body = bytearray()
            async for part in reply.aiter_bytes():
                body += part
                if len(body) > LONGEST_REPLY:
                    raise ValueError("too long")
        return self._answer(message, reply.status_code, bytes(body))

    def _answer(self, message: dict[str, Any], status: int, body: bytes) -> str | None:
        """The server's own message on one line; what isn't one becomes an error that says the status."""
        if status == 202:
            return None
        told: Any = None
        with suppress(ValueError, RecursionError):
            told = json.loads(body)
        if not isinstance(told, dict) or told.get("jsonrpc") != "2.0":
            return _error(message.get("id"), UNREACHABLE, f"what answered isn't Foreword (status {status})")
        if message.get("method") == "initialize" and isinstance(told.get("result"), dict):
            self.version = told["result"].get("protocolVersion")
        return json.dumps({**told, "id": message.get("id")})


def mirrored(message: dict[str, Any], agreed: str | None) -> dict[str, str]:
    """What HTTP says of a message beside it: the version, and from 2026-07-28 on, where each message names its own, the
    method and what it is called on.
    """
    params = message.get("params")
    params = params if isinstance(params, dict) else {}
    meta = params.get("_meta")
    own = meta.get(VERSION_KEY) if isinstance(meta, dict) else None
    if not isinstance(own, str):
        return {} if agreed is None else {"MCP-Protocol-Version": agreed}
    method = str(message.get("method"))
    named = params.get(NAMED.get(method, ""))
    name = {"Mcp-Name": _fielded(named)} if isinstance(named, str) else {}
    return {"MCP-Protocol-Version": _fielded(own), "Mcp-Method": _fielded(method), **name}


def _fielded(text: str) -> str:
    """Text as the value of a header field."""
    if text.isascii() and text.isprintable():
        return text
    return f"=?base64?{base64.b64encode(text.encode('utf-8', 'replace')).decode()}?="


def parsed(line: str) -> tuple[dict[str, Any], int]:
    """The message, and the code of an error where it is none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}, PARSE_ERROR
    return (message, 0) if isinstance(message, dict) and "jsonrpc" in message else ({}, INVALID_REQUEST)


def _error(number: Any, code: int, message: str) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}})


async def serve(configuration: Configuration, read: Callable[[], str], write: Callable[[str], None]) -> None:
    """Passes on line by line until the input ends; `read` gives "" then. Both may block."""
    async with httpx.AsyncClient(timeout=httpx.Timeout(None)) as http:
        bridge = Bridge(configuration, http, write)
        while True:
            line = await asyncio.to_thread(read)
            if not line:
                break
            await bridge.take(line)
        await bridge.settle()
