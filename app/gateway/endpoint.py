"""The gateway over HTTP: the request with memory in it goes to the provider, its reply comes back as it is.

A provider's status, body and pace are its own: errors, streams and tool calls pass untouched. A stream that breaks off there
breaks off here, so that no half answer looks whole.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.routing import Route

from app import negotiate
from app.errors import MethodNotAllowed, NotFound, Problem, Unavailable, invalid
from app.exchange import problem_of
from app.gateway import credentials, memory, refusal
from app.gateway.dialects import PROVIDERS, base, dialect
from remote.errors import Down
from remote.upstream import Silent, Upstream

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import Receive, Scope, Send

    from app.exchange import Exchange
    from app.gateway.credentials import Field
    from app.gateway.dialects import Dialect, Provider
    from app.gateway.memory import Visit
    from app.perform import Workroom
    from app.settings import Settings
    from remote.upstream import Reply

METHODS = ("DELETE", "GET", "PATCH", "POST", "PUT")

NOT_PASSED_BACK = frozenset(
    {
        b"connection",
        b"keep-alive",
        b"proxy-authenticate",
        b"set-cookie",
        b"te",
        b"trailer",
        b"transfer-encoding",
        b"upgrade",
    }
)
"""Fields of a reply that speak of the connection to the provider; and its cookies, which aren't ours to set."""

_CLIMBS = re.compile(r"(?:^|/)(?:\.|%2e){1,2}(?:/|$)", re.IGNORECASE)
"""A path that leads out of the provider's base."""


class Gateway:
    """The upstreams of one process, and what is still being learned; closed with the service."""

    def __init__(self, settings: Settings) -> None:
        chosen: dict[Provider, str | None] = {
            "openai": settings.gateway_openai_url,
            "anthropic": settings.gateway_anthropic_url,
        }
        self.settings = settings
        self.running: set[asyncio.Task[None]] = set()
        self._chosen = chosen
        self._upstreams: dict[Provider, Upstream] = {}

    def upstream(self, provider: Provider) -> Upstream:
        """Opened by the first request; `NotFound` where the settings name none."""
        url = self._chosen[provider]
        if url is None:
            raise NotFound("upstream", f"{provider} (FOREWORD_GATEWAY_{provider.upper()}_URL isn't set)")
        if provider not in self._upstreams:
            self._upstreams[provider] = Upstream(url, self.settings.gateway_silence)
        return self._upstreams[provider]

    async def settle(self) -> None:
        """Waits for what is being learned."""
        await asyncio.gather(*self.running, return_exceptions=True)

    async def close(self) -> None:
        """Closes the connections."""
        for upstream in self._upstreams.values():
            await upstream.close()


class Endpoint:
    """An ASGI application for all paths of one provider."""

    def __init__(self, provider: Provider, gateway: Gateway, room: Callable[[], Workroom | None]) -> None:
        self._provider = provider
        self._gateway = gateway
        self._room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Every error of ours is answered in the provider's shape; what nobody meant is raised for the log as well."""
        exchange: Exchange = scope["exchange"]
        exchange.operation = f"gateway-{self._provider}"
        try:
            await self._answer(scope, receive, send)
        except negotiate.ClientGone:
            raise
        except Exception as raised:
            problem = _problem(raised, scope)
            if exchange.status:
                raise problem from raised  # the reply has begun: it is broken off
            fields, body = refusal.told(self._provider, problem)
            await send({"type": "http.response.start", "status": problem.status, "headers": fields})
            await send({"type": "http.response.body", "body": body})
            if problem.status == 500:
                raise

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in METHODS:
            raise MethodNotAllowed(scope["method"], METHODS)
        room = self._room()
        if room is None:
            raise Unavailable("the service is starting or stopping")
        upstream = self._gateway.upstream(self._provider)
        settings = self._gateway.settings
        given = credentials.presented(scope["headers"], settings.gateway_key)
        visit = memory.Visit(
            room=room,
            key=given.key,
            request_id=scope["exchange"].request_id,
            said=memory.said(scope["headers"]),
            running=self._gateway.running,
        )
        body = await negotiate.read_body(negotiate.fields_of(scope["headers"]), receive, settings.gateway_body_limit)
        path, row = _target(scope), dialect(self._provider, scope["method"], scope["path_params"]["path"])
        body, fields = await self._remembered(visit, row, body)
        asking = upstream.ask(scope["method"], path, given.passed, body)
        await _until_gone(_relay(asking, send, scope["exchange"], fields), receive)

    async def _remembered(self, visit: Visit, row: Dialect | None, body: bytes) -> tuple[bytes, list[Field]]:
        """The body with memory in it, and what is told of that; learning the turn begins here."""
        read = None if row is None else _object(body)
        turn = None if row is None or read is None else row.read(read)
        if row is None or read is None or turn is None:
            await visit.greet()
            return body, []
        began = asyncio.get_running_loop().time()
        deadline = self._gateway.settings.gateway_deadline
        found = await visit.remember(turn, deadline)
        lesson = visit.learn(turn)
        if lesson is not None:
            left = began + deadline - asyncio.get_running_loop().time()
            await asyncio.wait([lesson], timeout=max(0.0, left))
        if found.block is None:
            return body, list(found.fields)
        changed = json.dumps(row.placed(read, turn, found.block), ensure_ascii=False, separators=(",", ":"))
        return changed.encode("utf-8", "surrogatepass"), list(found.fields)


def _object(body: bytes) -> dict[str, Any] | None:
    """The body as the provider would read it; None for what it will refuse itself."""
    try:
        read = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def _target(scope: Scope) -> str:
    """The path behind the provider's base, as it was sent, with its query."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    path = raw.decode("latin-1").partition("?")[0].partition("/v1/")[2]
    if _CLIMBS.search(path):
        raise invalid("", "names a path with dots in it", "path")
    query = scope["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path


async def _relay(asking: Any, send: Send, exchange: Exchange, fields: list[Field]) -> None:
    async with asking as reply:
        found: Reply = reply
        passed = [(name.lower(), value) for name, value in found.fields if name.lower() not in NOT_PASSED_BACK]
        exchange.relays(passed)
        await send({"type": "http.response.start", "status": found.status, "headers": [*passed, *fields]})
        async for part in found.parts:
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


async def _until_gone(relaying: Any, receive: Receive) -> None:
    """Relays until it is done or the client is gone: nobody pays for an answer that nobody reads."""
    loop = asyncio.get_running_loop()
    relay, gone = loop.create_task(relaying), loop.create_task(_left(receive))
    try:
        await asyncio.wait([relay, gone], return_when=asyncio.FIRST_COMPLETED)
        if not relay.done():
            raise negotiate.ClientGone
        relay.result()
    finally:
        for task in (relay, gone):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _problem(raised: Exception, scope: Scope) -> Problem:
    match raised:
        case Silent():
            return refusal.GatewayTimeout(f"the provider was silent for too long ({raised})")
        case Down():
            return refusal.BadGateway(f"the provider wasn't reached or broke off ({raised})")
        case _:
            return problem_of(raised, scope)


def gateway_routes(gateway: Gateway, room: Callable[[], Workroom | None]) -> list[Route]:
    """One route a provider: the paths of DIALECTS get memory, every other one is passed on as it is."""
    return [Route(base(provider) + "/{path:path}", Endpoint(provider, gateway, room)) for provider in PROVIDERS]
