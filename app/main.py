"""The composition root: settings in, one ASGI application out; everything that lives is opened and closed here."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from prometheus_client.multiprocess import mark_process_dead
from starlette.routing import Router

from app import http, metrics
from app.backlog import Backlog
from app.database import address, opened
from app.door import door_of
from app.embedder import embedder_of
from app.enter import enter_routes
from app.exchange import Edge
from app.gateway.endpoint import Gateway, gateway_routes
from app.journal import Journal
from app.mcp.endpoint import mcp_routes
from app.nearness import Nearness
from app.operations import OPERATIONS
from app.pages import page_routes
from app.perform import Workroom
from app.scheduler import Scheduler
from app.services import Services
from app.web.table import dashboard_routes
from remote.chat import Chat
from remote.judge import Judge
from store.errors import Unavailable, Unreachable
from words import cost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable

    from starlette.types import ASGIApp

    from app.settings import Settings
    from store.database import Database
    from words.cost import Cost

TRIES = 120
PAUSE = 0.5
"""Seconds between two tries to reach the database at the start of a process."""


def clock() -> datetime:
    """The time now, in UTC: the only place of the service where it is asked for."""
    return datetime.now(UTC)


def judge_of(settings: Settings) -> Judge | None:
    """The judge that the settings name; None where they name none."""
    if settings.judge_url is None or settings.judge_model is None:
        return None
    key = None if settings.judge_key is None else settings.judge_key.get_secret_value()
    return Judge(settings.judge_kind, settings.judge_url, settings.judge_model, key, settings.judge_deadline)


def chat_of(settings: Settings) -> Chat | None:
    """The model that words summaries; None where the settings name none."""
    if settings.chat_url is None or settings.chat_model is None:
        return None
    key = None if settings.chat_key is None else settings.chat_key.get_secret_value()
    return Chat(settings.chat_kind, settings.chat_url, settings.chat_model, key)


class House:
    """The application's life: `room` gives the workroom between start and stop, and None outside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gateway = Gateway(settings)
        self._workroom: Workroom | None = None

    def room(self) -> Workroom | None:
        """Where operations are done; None while the service is starting or stopping."""
        return self._workroom

    @asynccontextmanager
    async def lifespan(self, app: ASGIApp) -> AsyncIterator[None]:
        """Opens the database and what rests on it, and closes all in the reverse order."""
        del app
        loading = asyncio.create_task(asyncio.to_thread(cost.load, self.settings.encoding))
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.gateway.close)
            services = await services_of(stack, self.settings, loading)
            services.journal.start()
            scheduler = Scheduler(services)
            if self.settings.maintenance:
                scheduler.start()
            self._workroom = room = Workroom(services)
            try:
                yield
            finally:
                self._workroom = None
                await scheduler.stop()
                await self.gateway.settle()
                await room.uses.settle()
                await services.journal.stop()
        if metrics.SHARED in os.environ:
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call] # prometheus-client leaves it unannotated


async def services_of(stack: AsyncExitStack, settings: Settings, loading: Awaitable[Cost]) -> Services:
    """Everything that a use-case may reach, opened; `stack` closes it. Raises a `StoreError` when the database can't serve."""
    url = await stack.enter_async_context(address(settings))
    database = await reached(stack, url, settings)
    judge, chat, door = judge_of(settings), chat_of(settings), door_of(settings)
    for model in (judge, chat):
        if model is not None:
            stack.push_async_callback(model.close)
    if door is not None:
        stack.callback(door.passwords.close)
        await door.passwords.prepare()
    embedder = await stack.enter_async_context(embedder_of(settings))
    backlog = None if embedder is None else Backlog(database, embedder, settings.embedder_deadline)
    if backlog is not None:
        backlog.start()
        stack.push_async_callback(backlog.stop)
    return Services(
        database=database,
        settings=settings,
        cost=await loading,
        journal=Journal(database, clock),
        clock=clock,
        judge=judge,
        chat=chat,
        nearness=None if embedder is None else Nearness(embedder),
        backlog=backlog,
        door=door,
    )


async def reached(stack: AsyncExitStack, url: str, settings: Settings) -> Database:
    """The open database, which `stack` closes; raises a `StoreError` when it can't serve, or not in a minute.

    A worker that is started while the database is away has to wait: one that gives up ends its siblings with it.
    """
    for _ in range(TRIES):
        try:
            return await stack.enter_async_context(opened(url, settings))
        except (Unreachable, Unavailable):
            await asyncio.sleep(PAUSE)
    return await stack.enter_async_context(opened(url, settings))


def create_app(settings: Settings) -> Edge:
    """The whole service as one ASGI application; nothing is opened before its lifespan begins."""
    house = House(settings)
    router = Router(
        routes=[
            *http.routes(OPERATIONS, house.room),
            *mcp_routes(OPERATIONS, house.room, settings),
            *gateway_routes(house.gateway, house.room),
            *enter_routes(house.room),
            *page_routes(house.room),
            *dashboard_routes(house.room),
        ],
        redirect_slashes=False,
        default=http.absent,
        lifespan=house.lifespan,
    )
    return Edge(router, settings)
