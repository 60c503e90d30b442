"""Runs the service: the database first, then one process or several that answer, until a signal ends it all."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import tempfile
import threading
from typing import TYPE_CHECKING, Any

import structlog
import uvicorn
from pydantic import SecretStr
from uvicorn.supervisors import Multiprocess

from app import embedder, logs, metrics
from app.cli.reach import ACTOR
from app.cli.show import aside
from app.cli.signin import origin_of
from app.database import opened
from app.door import KEY_COMMAND, kept_key
from app.main import create_app
from app.protocol import Protocol
from app.settings import PREFIX, read_settings
from app.signin import CLOSED
from app.use import entry
from store import supervisor
from store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.exchange import Edge
    from app.settings import Settings


_LOG = structlog.get_logger()

REVIVE_EVERY = 1.0
"""Seconds between two looks at the embedded database's process."""

YOUNG = 20_000
"""Live objects that are new before the collector of cycles looks at them: a request makes some hundreds and drops them all by
itself, so that at the interpreter's own 700 a twentieth of the time went to looking through requests under way."""


class Server(uvicorn.Server):
    """uvicorn's server, except that a signal which ended it in good order isn't raised again afterwards."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """What is around it (an embedded database) still has to be stopped."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def run(settings: Settings, *, link: bool = False) -> None:
    """Serves until SIGINT or SIGTERM. Raises a `StoreError` when the database can't serve, before anything listens.

    `link`: an embedded instance prints a one-time link for its owner on standard error, as notebooks do.
    """
    logs.set_up(settings.log_level)
    with _terminable(), _database(settings) as url:
        key = settings.session_key or kept_key(settings)
        embedded = settings.database_url is None
        asyncio.run(_prepare(url, settings, link=link and embedded and settings.port > 0))
        if link and not embedded:
            aside().print(how_people_come_in(settings), soft_wrap=True, markup=False)
        served = settings.model_copy(update={"database_url": url, "session_key": key})
        if settings.workers == 1:
            app = create_app(served)
            _settle_in()
            Server(configuration(served, app)).run()
        else:
            _run_together(served)


def how_people_come_in(settings: Settings) -> str:
    """What an operator with a database of their own is told at the start, where no one-time link is printed."""
    own = origin_of(settings)
    if settings.session_key is None:
        return f"Foreword on {own}\nThe dashboard is closed: {CLOSED}.\nA key of that kind: {KEY_COMMAND}"
    return f"Foreword on {own}\nA one-time link that signs the owner in: foreword sign-in"


def configuration(settings: Settings, app: Edge | str) -> uvicorn.Config:
    """How uvicorn runs the application `app`, or the one that the factory of that name makes in each worker."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=Protocol,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=round(settings.keep_alive),
        timeout_graceful_shutdown=round(settings.stop_deadline),
    )


def worker() -> Edge:
    """The application of one of several processes: told everything by its environment, ended with its parent."""
    settings = read_settings()
    logs.set_up(settings.log_level)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    app = create_app(settings)
    _settle_in()
    return app


def _settle_in() -> None:
    """What was made up to now lives as long as the process: the collector of cycles passes it over from here on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _run_together(settings: Settings) -> None:
    """The parent holds the socket and the database, the workers answer; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="foreword-metrics-") as numbers:
        os.environ |= {**_environment(settings), metrics.SHARED: numbers}
        config = configuration(settings, "app.server:worker")
        Multiprocess(config, sockets=[config.bind_socket()]).run()


def _environment(settings: Settings) -> dict[str, str]:
    """The settings as the variables from which they can be read again."""
    values: dict[str, Any] = {name: getattr(settings, name) for name in type(settings).model_fields}
    return {
        PREFIX + name.upper(): value.get_secret_value() if isinstance(value, SecretStr) else str(value)
        for name, value in values.items()
        if value is not None
    }


async def _prepare(url: str, settings: Settings, *, link: bool) -> None:
    """Migrates and checks once, so that what is wrong is told by one process and in one sentence."""
    async with opened(url, settings) as database:
        await embedder.check(settings)
        if not link:
            return
        own = origin_of(settings)
        way = await entry.made(database, settings.organisation, ACTOR, own, await database.clock())
        aside().print(f"Foreword on {own}\nSign in, once, within an hour: {way}", soft_wrap=True, markup=False)


@contextlib.contextmanager
def _database(settings: Settings) -> Iterator[str]:
    if settings.database_url is not None:
        yield settings.database_url
        return
    held = [supervisor.start(settings.data)]
    ended = threading.Event()
    watch = threading.Thread(target=_revive, args=(settings, held, ended), daemon=True)
    watch.start()
    try:
        yield held[0].url
    finally:
        ended.set()
        watch.join()
        for server in held:
            server.stop()


def _revive(settings: Settings, held: list[supervisor.Server], ended: threading.Event) -> None:
    """An embedded server that was killed is started again at the same address; requests get 503 until it is there."""
    while not ended.wait(REVIVE_EVERY):
        if held[-1].pid is None:
            _LOG.warning("the embedded database is gone; starting it again")
            try:
                held.append(supervisor.start(settings.data))
            except StoreError as error:
                _LOG.error("the embedded database doesn't start", reason=str(error))


@contextlib.contextmanager
def _terminable() -> Iterator[None]:
    """SIGTERM ends the program as an interruption does, also before and after the server listens for it."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
