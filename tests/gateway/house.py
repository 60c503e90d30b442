"""The gateway of a running service before a provider: what a host sees that changed its base URL and its key."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx
from starlette.routing import Router

from app import http
from app.exchange import Edge
from app.gateway.endpoint import Gateway, gateway_routes
from app.operations import OPERATIONS
from app.server import Server, configuration
from tests.gateway.upstream import provider

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from app.perform import Workroom
    from tests.gateway.upstream import Play, Provider
    from tests.http.service import Host

CHAT = "/gateway/openai/v1/chat/completions"
RESPONSES = "/gateway/openai/v1/responses"
MESSAGES = "/gateway/anthropic/v1/messages"


@dataclass(frozen=True, kw_only=True)
class House:
    """`base` is the service's address."""

    host: Host
    upstream: Provider
    base: str
    client: httpx.AsyncClient

    async def ask(self, path: str, body: Any, **fields: str) -> httpx.Response:
        """A request with both keys, the provider's as its clients send it."""
        named = {name.replace("_", "-"): value for name, value in fields.items()}
        keys = {"X-Foreword-Key": self.host.key, "Authorization": "Bearer sk-provider"}
        return await self.client.post(path, json=body, headers=httpx.Headers({**keys, **named}, encoding="utf-8"))

    async def chat(self, message: str, *before: dict[str, Any], **fields: str) -> Any:
        """One turn of a chat; what the provider was asked."""
        body = {"model": "m", "messages": [*before, {"role": "user", "content": message}]}
        reply = await self.ask(CHAT, body, **fields)
        assert reply.status_code == 200, reply.text
        return self.upstream.asked[-1].json


@asynccontextmanager
async def standing(host: Host, play: Play, *, room: Workroom | None = None, **chosen: Any) -> AsyncIterator[House]:
    """The service on a socket, its gateway before a provider that plays `play`."""
    async with provider(play) as upstream:
        urls = {"gateway_openai_url": upstream.url, "gateway_anthropic_url": upstream.url, "gateway_deadline": 30.0}
        settings = host.whole.services.settings.model_copy(update={**urls, **chosen})
        gateway, working = Gateway(settings), room or host.whole.room
        routes = [*http.routes(OPERATIONS, lambda: working), *gateway_routes(gateway, lambda: working)]
        edge = Edge(Router(routes=routes, redirect_slashes=False, default=http.absent), settings)
        listener = socket.create_server(("127.0.0.1", 0))
        server = Server(configuration(settings.model_copy(update={"stop_deadline": 1.0}), edge))
        server.config.lifespan = "off"
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        try:
            async with httpx.AsyncClient(base_url=base, timeout=60) as client:
                yield House(host=host, upstream=upstream, base=base, client=client)
        finally:
            await gateway.settle()
            server.should_exit = True
            await serving
            await gateway.close()
