"""The whole service over ASGI on the real PostgreSQL, and a host of it: an organisation of its own with a key of every scope."""

from __future__ import annotations

import itertools
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal

import httpx
import pytest
from pydantic import SecretStr
from starlette.routing import Router

from app import http, keys
from app.door import door_of
from app.enter import enter_routes
from app.exchange import Edge
from app.journal import Journal
from app.mcp.endpoint import mcp_routes
from app.operations import OPERATIONS
from app.pages import page_routes
from app.perform import Workroom
from app.scheduler import PASSES
from app.scopes import SCOPES
from app.services import Services
from app.settings import Settings
from store import agents, ids, organisations
from store import keys as stored_keys
from store.database import Database
from store.keys import KeyRow
from words import cost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

__all__ = ["Clock", "Host", "Whole", "host", "stranger", "whole"]

NUMBER = itertools.count()
SESSION_KEY = SecretStr("the key that signs the sign-ins of tests")


class Clock:
    """The time now, moved on by `ahead`: nobody waits 90 days for a domain to fall asleep."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


@dataclass(frozen=True, kw_only=True)
class Whole:
    """Everything that one process of the service opens."""

    services: Services
    room: Workroom
    edge: Edge
    clock: Clock

    async def host(self) -> Host:
        """A host of an organisation that nothing else is in."""
        org = await organisations.create(self.services.database, f"host {next(NUMBER)}")
        made = Host(whole=self, org=org)
        return replace(made, key=await made.mint())


@dataclass(frozen=True, kw_only=True)
class Host:
    """What an agent's host does: it sends requests with its key. Answers are JSON, or the reply where a test says so."""

    whole: Whole
    org: int
    key: str = ""
    said: dict[str, Any] = field(default_factory=dict)
    """What every request says beside its own: an agent, a namespace."""

    def of(self, **said: Any) -> Host:
        """The same host, speaking of an agent or a namespace."""
        return replace(self, said={**self.said, **said})

    async def mint(
        self,
        scopes: Iterable[str] = SCOPES,
        agent: str | None = None,
        *,
        kind: Literal["host", "agent"] = "host",
        expires_at: datetime | None = None,
    ) -> str:
        """A new key of this organisation."""
        async with self.whole.services.database.tenant(self.org) as tx:
            (number,) = await ids.reserve(tx, 1)
            minted = keys.mint("live", self.org, number) if kind == "host" else keys.mint_agent(self.org, number)
            bound = None if agent is None else await agents.ensure(tx, agent)
            row = KeyRow(
                key_id=number,
                name=f"key {number}",
                kind=kind,
                env="live",
                hash=minted.hash,
                scopes=tuple(scopes),
                agent_id=None if bound is None else bound.agent_id,
                agent=agent,
                created_at=datetime.now(UTC),
                expires_at=expires_at,
            )
            await stored_keys.insert(tx, row)
        return minted.text

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """The reply, whatever it is."""
        fields = {"Authorization": f"Bearer {self.key}", **{name.replace("_", "-"): v for name, v in headers.items()}}
        transport = httpx.ASGITransport(self.whole.edge)
        async with httpx.AsyncClient(transport=transport, base_url="http://foreword.test") as client:
            if method in ("GET", "DELETE"):
                return await client.request(method, path, params={**self.said, **(body or {})}, headers=fields)
            return await client.request(method, path, json={**self.said, **(body or {})}, headers=fields)

    async def get(self, path: str, **asked: Any) -> Any:
        return _answer(await self.ask("GET", path, asked))

    async def post(self, path: str, **body: Any) -> Any:
        return _answer(await self.ask("POST", path, body))

    async def patch(self, path: str, **body: Any) -> Any:
        return _answer(await self.ask("PATCH", path, body))

    async def turn(self, message: str, **more: Any) -> Any:
        """Teach one turn."""
        return await self.post("/v1/turns", userMessage=message, **more)

    async def remember(self, *contents: str, **each: Any) -> list[Any]:
        """The new rows of statements that came from the docs; `each` is said of every one."""
        items = [{"content": content, "source": "docs/notes.md", **each} for content in contents]
        stored = (await self.post("/v1/memories", items=items))["stored"]
        assert len(stored) == len(contents), "a statement was folded or rejected"
        return list(stored)

    async def hold(self, content: str, **each: Any) -> int:
        """The id of one remembered statement."""
        return int((await self.remember(content, **each))[0]["id"])

    async def memory(self, number: int) -> Any:
        return await self.get(f"/v1/memories/{number}")

    async def all(self, path: str, **asked: Any) -> list[Any]:
        """A whole list, page by page."""
        rows: list[Any] = []
        cursor: str | None = None
        while True:
            page = await self.get(path, **asked, **({} if cursor is None else {"cursor": cursor}))
            cursor = page.pop("nextCursor")
            (found,) = page.values()
            rows += found
            if cursor is None:
                return rows

    async def live(self, **asked: Any) -> list[str]:
        """The statements of the live rows, oldest first."""
        return [row["content"] for row in await self.all("/v1/memories", sort="created", limit=200, **asked)]

    async def block(self, message: str = "", **more: Any) -> Any:
        """The block of a message, previewed."""
        return await self.post("/v1/context", userMessage=message, dryRun=True, **more)

    async def maintain(self, name: str) -> int:
        """Runs one pass of maintenance for this organisation until nothing is left, and says how much it did."""
        (row,) = (row for row in PASSES if row.name == name)
        total = 0
        while True:
            async with self.whole.services.database.tenant(self.org) as tx:
                done = await row.run(self.whole.services, tx)
            if not done:
                return total
            total += done


def _answer(reply: httpx.Response) -> Any:
    assert reply.status_code in (200, 201), f"{reply.status_code}: {reply.text}"
    return reply.json()


@asynccontextmanager
async def opened(database_url: str, **chosen: Any) -> AsyncIterator[Whole]:
    """The service, opened as its composition root opens it, with a clock that can be moved."""
    signing: dict[str, Any] = {"session_key": SESSION_KEY, "sign_ins_an_hour": 1_000_000, "sign_ups_an_hour": 1_000_000}
    settings = Settings(database_url=database_url, rate_limit=1_000_000, **{**signing, **chosen})
    database = await Database.open(database_url, size=settings.pool)
    clock = Clock()
    journal = Journal(database, clock)
    door = door_of(settings)
    services = Services(
        database=database, settings=settings, cost=cost.load(settings.encoding), journal=journal, clock=clock, door=door
    )
    journal.start()
    room = Workroom(services)
    routes = [
        *http.routes(OPERATIONS, lambda: room),
        *mcp_routes(OPERATIONS, lambda: room, settings),
        *enter_routes(lambda: room),
        *page_routes(lambda: room),
    ]
    edge = Edge(Router(routes=routes, redirect_slashes=False, default=http.absent), settings)
    try:
        yield Whole(services=services, room=room, edge=edge, clock=clock)
    finally:
        await room.uses.settle()
        await journal.stop()
        await database.close()
        if door is not None:
            door.passwords.close()


@pytest.fixture(scope="session")
async def whole(anyio_backend: object, database_url: str) -> AsyncIterator[Whole]:  # noqa: ARG001 - it has to come first, since it makes the loop
    async with opened(database_url) as service:
        yield service


@pytest.fixture
async def host(whole: Whole) -> AsyncIterator[Host]:
    yield await whole.host()
    whole.clock.ahead = timedelta()


@pytest.fixture
async def stranger(whole: Whole) -> Host:
    return await whole.host()
