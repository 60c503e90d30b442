"""The edge on the real PostgreSQL: keys, idempotency keys and maintenance as they are kept, not as a dict has them."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from starlette.routing import Router

from app import http, keys
from app.exchange import Edge
from app.operations import OPERATIONS
from app.perform import Workroom
from app.scheduler import PASSES, Scheduler
from app.scopes import SCOPES
from app.services import Services
from app.settings import Settings
from store import ids, organisations
from store import keys as stored_keys
from store.database import Database
from store.keys import KeyRow
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio

OUTCOME = {"domain": "database", "success": True}


class Real:
    """The edge over a real database; every operation counts its calls, in its own transaction where it has one."""

    def __init__(self, database: Database, org: int, settings: Settings) -> None:
        self.database, self.org, self.calls = database, org, 0
        self.services = Services(
            database=database,
            settings=settings,
            cost=len,
            journal=SimpleNamespace(),  # type: ignore[arg-type] # nothing here is recorded
            clock=lambda: datetime.now(UTC),
        )
        self.room = Workroom(self.services)
        table = [replace(operation, use=self._use, own_transaction=False) for operation in OPERATIONS]
        self.edge = Edge(Router(http.routes(table, lambda: self.room), default=http.absent), settings)

    async def _use(self, call: Any, _body: Any) -> dict[str, Any]:
        self.calls += 1
        await call.tx.value("SELECT pg_sleep(0.05)")
        return {"call": self.calls}

    async def mint(self, org: int = 0, **more: Any) -> tuple[str, int]:
        async with self.database.tenant(org or self.org) as tx:
            (number,) = await ids.reserve(tx, 1)
            minted = keys.mint("live", tx.org, number)
            row = KeyRow(
                key_id=number,
                name="host",
                env="live",
                hash=minted.hash,
                scopes=SCOPES,
                agent_id=None,
                agent=None,
                created_at=datetime.now(UTC),
            )
            await stored_keys.insert(tx, replace(row, **more))
        return minted.text, number

    async def post(self, key: str, body: Any = None, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(self.edge), base_url="http://foreword.test"
        ) as client:
            return await client.post(
                "/v1/self-model/outcome", json=body or OUTCOME, headers={"Authorization": f"Bearer {key}", **headers}
            )


@asynccontextmanager
async def real(url: str, **chosen: Any) -> AsyncIterator[Real]:
    settings = Settings(database_url=url, **chosen)
    database = await Database.open(url, size=settings.pool)
    try:
        org = await organisations.first_or_create(database, "first")
        yield Real(database, org, settings)
    finally:
        await database.close()


async def test_a_key_opens_until_it_is_revoked_or_expires(database_url: str) -> None:
    async with real(database_url) as service:
        good, number = await service.mint()
        old, _ = await service.mint(expires_at=datetime.now(UTC) - timedelta(seconds=1))
        assert (await service.post(good)).status_code == 200
        assert (await service.post(old)).json()["message"].startswith("expired")
        await service.room.uses.settle()
        async with service.database.tenant(service.org) as tx:
            row = await stored_keys.get(tx, number)
            assert row is not None
            assert row.last_used_at is not None
            await stored_keys.revoke(tx, number, datetime.now(UTC), "operator")
        assert (await service.post(good)).json()["message"].startswith("revoked")


async def test_a_key_of_another_organisation_or_with_another_secret_is_unknown(database_url: str) -> None:
    async with real(database_url) as service:
        _, number = await service.mint()
        other = await organisations.create(service.database, "second")
        for text in (
            keys.mint("live", service.org, number).text,
            keys.mint("live", other, number).text,
            keys.mint("live", 2**53, 2**53).text,
        ):
            reply = await service.post(text)
            body = assert_error(reply.status_code, reply.headers, reply.json(), "Unauthorized")
            assert body["message"].startswith("unknown")
        assert service.calls == 0


async def test_ten_at_once_under_one_idempotency_key_have_one_effect(database_url: str) -> None:
    async with real(database_url, pool=12) as service:
        key, _ = await service.mint()
        replies = await asyncio.gather(*(service.post(key, **{"Idempotency-Key": "k"}) for _ in range(10)))
        assert {reply.status_code for reply in replies} == {200, 409}
        again = await service.post(key, **{"Idempotency-Key": "k"})
        assert {reply.content for reply in replies if reply.status_code == 200} == {again.content}
        assert service.calls == 1
        other = await service.post(key, {**OUTCOME, "success": False}, **{"Idempotency-Key": "k"})
        assert_error(other.status_code, other.headers, other.json(), "IdempotencyMismatch")


async def test_more_requests_than_connections_wait_for_their_turn(database_url: str) -> None:
    async with real(database_url, pool=2, concurrency=30) as service:
        key, _ = await service.mint()
        replies = await asyncio.gather(*(service.post(key) for _ in range(30)))
        assert {reply.status_code for reply in replies} == {200}
        await service.room.uses.settle()
        assert service.database.pool.held == 0


async def test_every_pass_of_maintenance_runs_and_two_of_one_kind_never_at_once(database_url: str) -> None:
    async with real(database_url) as service:
        running: Counter[int] = Counter()
        most = 0

        async def run(_services: Services, tx: Any) -> int:
            nonlocal most
            running[tx.org] += 1
            most = max(most, running[tx.org])
            await tx.value("SELECT pg_sleep(0.05)")
            running[tx.org] -= 1
            return 0

        counted = replace(PASSES[0], run=run)
        schedulers = [Scheduler(service.services) for _ in range(3)]
        await asyncio.gather(*(scheduler.once(counted) for scheduler in schedulers))
        assert most == 1
        for row in PASSES:
            await schedulers[0].once(row)
