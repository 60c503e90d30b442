"""A client of the provenance store as its contract knows it: an agent with its key, and the master who minted that."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from app.use.linking import Link, link_by_name
from store import organisations
from tests.http.service import opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.http.service import Whole

__all__ = ["Agent", "anonymous", "linked", "other", "store"]

MASTER = "the-master-key-of-a-test-which-is-long-enough"
NUMBER = itertools.count()


@dataclass(frozen=True, kw_only=True)
class Agent:
    """One agent with its key. Answers are JSON, or the reply where a test says so."""

    whole: Whole
    name: str
    key: str

    async def ask(self, method: str, path: str, *, key: str | None = "", **more: Any) -> httpx.Response:
        """The reply, whatever it is; `key` None sends none."""
        headers = {**more.pop("headers", {})}
        if key is not None:
            headers["Authorization"] = f"Bearer {key or self.key}"
        transport = httpx.ASGITransport(self.whole.edge)
        async with httpx.AsyncClient(transport=transport, base_url="http://foreword.test") as client:
            return await client.request(method, path, headers=headers, **more)

    async def post(self, tail: str, body: Any = None, **headers: str) -> httpx.Response:
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.ask("POST", f"/api/v1/{tail}", json=body or {}, headers=fields)

    async def do(self, tail: str, **body: Any) -> Any:
        """What a good request answers."""
        reply = await self.post(tail, body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def remember(self, content: str, **more: Any) -> Any:
        return await self.do("memories", content=content, **more)

    async def list(self, **asked: Any) -> list[Any]:
        reply = await self.ask("GET", "/api/v1/memories", params=asked)
        assert reply.status_code == 200, reply.text
        return list(reply.json()["results"])

    async def recall(self, query: str, **more: Any) -> list[Any]:
        return list((await self.do("memories/recall", query=query, **more))["results"])

    async def mint(self, agent: str, label: str = "laptop", **more: Any) -> Any:
        """As the master does."""
        reply = await self.ask("POST", "/api/v1/keys", key=MASTER, json={"agent": agent, "label": label, **more})
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def sibling(self, **more: Any) -> Agent:
        """Another agent that the master has just made."""
        name = f"agent {next(NUMBER)}"
        return replace(self, name=name, key=(await self.mint(name, **more))["token"])

    async def linked(self) -> Agent:
        """The same, with a user behind it from now on."""
        services = self.whole.services
        org = await organisations.first_or_create(services.database, services.settings.organisation)
        await link_by_name(services.database, org, self.name, Link(to=org, actor="test"))
        return self


@pytest.fixture(scope="session")
async def store(anyio_backend: object, database_url: str) -> AsyncIterator[Agent]:  # noqa: ARG001 - its loop is this one's
    """The whole service with a master key; whoever it is has no key of its own yet."""
    async with opened(database_url, master_key=MASTER) as service:
        yield Agent(whole=service, name="", key="none")


@pytest.fixture
async def anonymous(store: Agent) -> Agent:
    return await store.sibling()


@pytest.fixture
async def linked(store: Agent) -> Agent:
    return await (await store.sibling()).linked()


@pytest.fixture
async def other(store: Agent) -> Agent:
    return await store.sibling()
