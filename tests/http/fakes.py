"""A service whose database is a dict: the edge is the real one, below it everything answers at once."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
from starlette.routing import Router

from app import http, keys
from app.exchange import Edge
from app.operations import OPERATIONS
from app.pages import page_routes
from app.perform import Workroom
from app.scopes import SCOPES
from app.services import Services
from app.settings import Settings
from store import idempotency, moving
from store import keys as stored_keys
from store.keys import Admitted, KeyRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    import pytest

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
ORG = 1


class FakeDatabase:
    """Transactions that do nothing; `kept` is what idempotency keys have kept, and only once committed."""

    def __init__(self) -> None:
        self.rows: dict[int, KeyRow] = {}
        self.kept: dict[tuple[str, str], tuple[str, bytes, int, bytes]] = {}
        self.running: set[tuple[str, str]] = set()
        self.pool = SimpleNamespace(held=0, waiting=0)
        self.opened = 0
        self.fails: Exception | None = None
        self.failing_times = 0

    @contextlib.asynccontextmanager
    async def tenant(self, org: int, *, reading: bool = False) -> AsyncIterator[Any]:
        self.opened += 1
        tx = SimpleNamespace(org=org, reading=reading, database=self, claimed=None, fresh=None, revised=True)
        try:
            yield tx
            if self.fails is not None and self.failing_times > 0 and not reading:
                self.failing_times -= 1
                raise self.fails
            if tx.fresh is not None:
                self.kept[tx.claimed] = tx.fresh
        finally:
            self.running.discard(tx.claimed)

    @contextlib.asynccontextmanager
    async def statements(self, org: int, *, writes: bool = False) -> AsyncIterator[Any]:
        self.opened += 1
        yield SimpleNamespace(org=org, reading=not writes, database=self, claimed=None, fresh=None)

    @contextlib.asynccontextmanager
    async def people(self) -> AsyncIterator[Any]:
        self.opened += 1
        yield SimpleNamespace(database=self)

    async def ready(self) -> None:
        if self.fails is not None:
            raise self.fails


async def fake_admit(tx: Any, key_id: int, _agent: str) -> Admitted | None:
    row: KeyRow | None = tx.database.rows.get(key_id)
    return Admitted(key=row, agent=None, standing="") if row is not None and tx.org == ORG else None


async def fake_went(_tx: Any, _key_id: int) -> None:
    return None


async def fake_used(tx: Any, key_id: int, at: datetime) -> None:
    tx.database.rows[key_id] = replace(tx.database.rows[key_id], last_used_at=at)


async def fake_claim(tx: Any, credential: str, key: str, operation: str, body_hash: bytes) -> Any:
    await asyncio.sleep(0)
    name = (credential, key)
    if name in tx.database.running:
        return idempotency.InFlight()
    kept = tx.database.kept.get(name)
    if kept is None:
        tx.database.running.add(name)
        tx.claimed = name
        return idempotency.Fresh()
    if kept[:2] != (operation, body_hash):
        return idempotency.Mismatch()
    return idempotency.Replay(status=kept[2], body=kept[3])


async def fake_keep(tx: Any, credential: str, key: str, *kept: Any) -> None:
    tx.claimed = (credential, key)
    tx.fresh = kept


@dataclass
class Service:
    """The edge, what is below it, and what was asked of it."""

    edge: Edge
    database: FakeDatabase
    room: Workroom
    calls: list[tuple[Any, Any]] = field(default_factory=list)
    key: str = ""

    def mint(self, scopes: Iterable[str] = SCOPES, **more: Any) -> str:
        number = 10 + len(self.database.rows)
        minted = keys.mint("live", ORG, number)
        row = KeyRow(
            key_id=number,
            name="host",
            env="live",
            hash=minted.hash,
            scopes=tuple(scopes),
            agent_id=None,
            agent=None,
            created_at=NOW,
        )
        self.database.rows[number] = replace(row, **more)
        return minted.text

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.edge), base_url="http://foreword.test")


def make(monkeypatch: pytest.MonkeyPatch, use: Callable[..., Any] | None = None, **chosen: Any) -> Service:
    """`use` is what every operation does; absent: it gives its own example back."""
    monkeypatch.setattr(stored_keys, "admit", fake_admit)
    monkeypatch.setattr(stored_keys, "used", fake_used)
    monkeypatch.setattr(moving, "key_went", fake_went)
    monkeypatch.setattr(idempotency, "claim", fake_claim)
    monkeypatch.setattr(idempotency, "keep", fake_keep)
    database = FakeDatabase()
    settings = Settings(**chosen)
    services = Services(
        database=database,  # type: ignore[arg-type] # a dict is enough here
        settings=settings,
        cost=len,
        journal=SimpleNamespace(),  # type: ignore[arg-type] # nothing below the edge runs
        clock=lambda: NOW,
    )
    room = Workroom(services)
    calls: list[tuple[Any, Any]] = []

    def using(operation: Any) -> Any:
        async def run(call: Any, body: Any) -> dict[str, Any]:
            calls.append((call, body))
            assert (call.tx is None) is operation.own_transaction
            found: dict[str, Any] = operation.example_out if use is None else await use(call, body)
            return found

        return replace(operation, use=run)

    table = [using(operation) for operation in OPERATIONS]
    router = Router(
        routes=[*http.routes(table, lambda: room), *page_routes(lambda: room)],
        redirect_slashes=False,
        default=http.absent,
    )
    service = Service(Edge(router, settings), database, room, calls)
    service.key = service.mint()
    return service


PAST = NOW - timedelta(days=1)
PATHS = {"id": "42", "other": "43", "domain": "database", "sessionId": "s-1", "person": "44", "invitation": "45"}


def path_of(operation: Any) -> str:
    path: str = operation.path
    for name, value in PATHS.items():
        path = path.replace(f"{{{name}}}", value)
    return path
