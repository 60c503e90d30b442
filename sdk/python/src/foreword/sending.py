"""Sends calls and reads answers within a deadline: the one place of this package that does IO, for both clients.

A deadline is wall-clock time for everything, name look-up, connection, retries and a body that drips included: what
isn't done by then is left alone, and the caller goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import random
import uuid
import weakref
from typing import TYPE_CHECKING, Any, TypeVar

import httpx

from foreword.call import Reply
from foreword.errors import DeadlineExceeded, ForewordError, UnexpectedReply, Unreachable
from foreword.replies import MAX_REPLY, value_of
from foreword.retries import pause_after
from foreword.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from foreword.call import Call, Options
    from foreword.configuration import Configuration

for _loaded_late in ("httpcore", "anyio._backends._asyncio"):  # else httpx loads them within the first deadline
    with contextlib.suppress(ImportError):
        importlib.import_module(_loaded_late)

T = TypeVar("T")
NO_TIMEOUT = httpx.Timeout(None)
"""The deadline covers what httpx would time step by step."""
AGENT = f"foreword-python/{VERSION}"


class Sender:
    """Connections to one server, one pool for each event loop that asks."""

    def __init__(self, configuration: Configuration, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.configuration = configuration
        self._transport = transport
        self._tls = httpx.create_ssl_context()  # reading the certificates takes longer than an answer
        self._clients: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, httpx.AsyncClient] = (
            weakref.WeakKeyDictionary()
        )
        self._leaving: set[asyncio.Future[Any]] = set()

    async def send(self, call: Call[T], options: Options) -> T:
        """The answer; raises a `ForewordError`, at the latest when the time-out is over."""
        seconds = options.get("timeout") or self.configuration.timeout
        ends = asyncio.get_running_loop().time() + seconds
        return await self._within(seconds, self._tried(call, options, ends))

    async def close(self) -> None:
        """Closes the connections of this event loop; a call after that opens new ones."""
        client = self._clients.pop(asyncio.get_running_loop(), None)
        if client is not None:
            await client.aclose()

    async def _within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=seconds)
        except asyncio.CancelledError:
            self._leave(task)
            raise
        if not done:
            self._leave(task)
            raise DeadlineExceeded(f"no answer within {seconds:g} s")
        return task.result()

    def _leave(self, task: asyncio.Future[Any]) -> None:
        """Ends a task without waiting for its end, which may take as long as it likes."""
        task.cancel()
        self._leaving.add(task)
        task.add_done_callback(self._left)

    def _left(self, task: asyncio.Future[Any]) -> None:
        self._leaving.discard(task)
        if not task.cancelled():
            task.exception()  # nobody is left to be told

    async def _tried(self, call: Call[T], options: Options, ends: float) -> T:
        """Tries until it is answered, until an error is final, or until the pause would outlast the time."""
        headers = self._headers(call, options)
        content, tries = call.body, 0
        while True:
            tries += 1
            try:
                return value_of(call, await self._exchange(call, headers, content))
            except ForewordError as error:
                error.request_id = error.request_id or headers["X-Request-Id"]
                pause = pause_after(error, tries, self.configuration.retries, random.random())  # noqa: S311 - spreads hosts, keeps no secret
                if pause is None or asyncio.get_running_loop().time() + pause >= ends:
                    raise
            await asyncio.sleep(pause)

    def _headers(self, call: Call[Any], options: Options) -> dict[str, str]:
        """The same for all tries: above all the same Idempotency-Key."""
        headers = {
            "Authorization": f"Bearer {self.configuration.api_key}",
            "Accept": "application/json",
            "Accept-Encoding": "identity",
            "User-Agent": AGENT,
            "X-Request-Id": options.get("request_id") or uuid.uuid4().hex,
        }
        if call.in_body:
            headers["Content-Type"] = "application/json"
        if call.writes:
            headers["Idempotency-Key"] = options.get("idempotency_key") or uuid.uuid4().hex
        return headers

    async def _exchange(self, call: Call[Any], headers: dict[str, str], content: bytes | None) -> Reply:
        """One request and its whole answer. Redirects aren't followed: the key is for this server alone."""
        url = self.configuration.url + call.target
        try:
            async with self._client().stream(call.method, url, content=content, headers=headers) as reply:
                return Reply(reply.status_code, dict(reply.headers), await _body(reply))
        except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError, UnicodeError) as error:
            raise Unreachable(f"{type(error).__name__} at {self.configuration.url}: {error}") from error

    def _client(self) -> httpx.AsyncClient:
        loop = asyncio.get_running_loop()
        if loop not in self._clients:
            limits = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=30)
            self._clients[loop] = httpx.AsyncClient(
                verify=self._tls, timeout=NO_TIMEOUT, limits=limits, transport=self._transport, follow_redirects=False
            )
        return self._clients[loop]


async def _body(reply: httpx.Response) -> bytes:
    """The body as it came; raises `UnexpectedReply` for more than is read, or when it is packed though nobody asked."""
    packed = reply.headers.get("content-encoding", "identity").strip().lower()
    if packed not in ("", "identity"):
        raise UnexpectedReply(f"the server answered in the encoding {packed}", status=reply.status_code)
    parts = bytearray()
    async for part in reply.aiter_raw():
        parts += part
        if len(parts) > MAX_REPLY:
            raise UnexpectedReply(f"the server answered with more than {MAX_REPLY} bytes", status=reply.status_code)
    return bytes(parts)
