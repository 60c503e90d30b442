"""`foreword doctor`: what is configured, what can be reached and at which version, and what to do about what is not.

It looks and changes nothing: a folder that isn't there yet is not made, a database that is behind is not migrated.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from dataclasses import asdict, dataclass
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import anyio.to_thread
from rich.text import Text

from app.cli.flags import chosen
from app.cli.show import table
from app.database import address
from app.embedder import embedder_of
from app.settings import PREFIX, UnusableSettings
from remote.embedder import PROBE
from remote.errors import Down, Refused, RemoteError
from store import binaries, keys, migrate, organisations
from store.database import Database
from store.errors import NoBinaries, StoreError
from words import cost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from rich.console import Console

    from app.cli.show import Show
    from app.settings import Settings

State = Literal["good", "look", "bad"]
STYLES: dict[State, str] = {"good": "green", "look": "yellow", "bad": "bold red"}

ROOM = 512 * 2**20
"""Bytes that the database's disk should have free: a new cluster takes 60 MB, its log up to 2 GB under load."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that was looked at. `do` is what to do about it, empty when nothing is."""

    what: str
    state: State
    said: str
    do: str = ""


async def examine(data: Path | None, show: Show) -> int:
    """Prints every finding; 1 when any is bad, else 0."""
    with show.waiting("Looking"):
        findings = [finding async for finding in _findings(data)]
    bad = any(finding.state == "bad" for finding in findings)
    value = {"healthy": not bad, "findings": [asdict(finding) for finding in findings]}
    show.answer(value, lambda console: _tell(findings, console))
    return int(bad)


async def _findings(data: Path | None) -> AsyncIterator[Finding]:
    yield _python()
    try:
        settings = chosen(data=data)
    except UnusableSettings as error:
        yield Finding(what="settings", state="bad", said=str(error), do="correct or unset the variable")
        return
    yield _settings()
    yield await anyio.to_thread.run_sync(_tokenizer, settings)
    async for finding in _storage(settings):
        yield finding
    yield await _embedder(settings)
    yield await anyio.to_thread.run_sync(_service, settings)


def _python() -> Finding:
    version = platform.python_version()
    said = f"Python {version} on {platform.system()} {platform.machine()}"
    if sys.version_info < (3, 11):  # noqa: UP036 - it may have been started by hand with an older one
        return Finding(what="python", state="bad", said=said, do="use Python 3.11 or newer")
    return Finding(what="python", state="good", said=said)


def _settings() -> Finding:
    """The names of what was set; values may hold passwords and stay out."""
    given = sorted(name for name in os.environ if name.startswith(PREFIX))
    return Finding(what="settings", state="good", said=f"set: {', '.join(given)}" if given else "all at their defaults")


def _tokenizer(settings: Settings) -> Finding:
    try:
        cost.load(settings.encoding)
    except (OSError, ValueError) as error:
        return Finding(what="tokenizer", state="bad", said=str(error), do="install foreword-server again")
    return Finding(what="tokenizer", state="good", said=f"{settings.encoding}, its ranks are whole")


async def _storage(settings: Settings) -> AsyncIterator[Finding]:
    if settings.database_url is None:
        for finding in (_wheel(), _folder(settings)):
            yield finding
            if finding.state == "bad":
                return
        if not settings.data.exists():
            return
    else:
        yield Finding(what="database", state="good", said=f"given: {_masked(settings.database_url)}")
    async for finding in _database(settings):
        yield finding


def _wheel() -> Finding:
    try:
        found = binaries.find()
    except NoBinaries as error:
        return Finding(
            what="binaries", state="bad", said=str(error), do="or name a PostgreSQL in FOREWORD_DATABASE_URL"
        )
    return Finding(what="binaries", state="good", said=f"{found.package.name} {found.version}")


def _folder(settings: Settings) -> Finding:
    folder = settings.data.absolute()
    if not folder.exists():
        return Finding(what="data", state="look", said=f"{folder} isn't there yet", do="`foreword serve` makes it")
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding(
            what="data", state="bad", said=f"{folder} can't be written", do="give it to this user, or use --data"
        )
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        said = f"{folder} has {free // 2**20} MB free"
        return Finding(what="data", state="look", said=said, do="make room: a full disk stops every write")
    return Finding(what="data", state="good", said=f"{folder}, {free // 2**30} GB free")


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        async with address(settings) as url:
            database = await Database.open(url, size=1, check=False)
            try:
                await database.check()
                yield await _server(database)
                yield await _keys(database, settings)
            finally:
                await database.close()
    except StoreError as error:
        yield Finding(what="database", state="bad", said=str(error), do="see the message; then run this again")


async def _server(database: Database) -> Finding:
    server, vector = await database.versions()
    head = migrate.steps()[-1].name
    return Finding(what="database", state="good", said=f"PostgreSQL {server}, pgvector {vector}, schema at {head}")


async def _keys(database: Database, settings: Settings) -> Finding:
    org = await organisations.first_or_create(database, settings.organisation)
    async with database.tenant(org, reading=True) as tx:
        rows = [row for row in await keys.page(tx) if row.revoked_at is None]
    if not rows:
        return Finding(what="keys", state="look", said="none", do="foreword key create --name NAME")
    return Finding(what="keys", state="good", said=f"{len(rows)} not revoked")


async def _embedder(settings: Settings) -> Finding:
    try:
        async with embedder_of(settings) as embedder:
            if embedder is None:
                said = "none: identifiers and overlap carry recall, no model is needed"
                return Finding(what="embedder", state="good", said=said)
            await embedder.embed([PROBE], "query", settings.embedder_deadline)
            return Finding(what="embedder", state="good", said=f"{settings.embedder}: {embedder.model} answers")
    except (Down, Refused) as error:
        said = f"{settings.embedder}: {error}"
        return Finding(
            what="embedder", state="look", said=said, do="recall goes on by words; look at FOREWORD_EMBEDDER_*"
        )
    except RemoteError as error:
        return Finding(what="embedder", state="bad", said=str(error), do="correct FOREWORD_EMBEDDER_*")


def _service(settings: Settings) -> Finding:
    connection = HTTPConnection(settings.host, settings.port, timeout=2)
    where = f"http://{settings.host}:{settings.port}"
    try:
        connection.request("GET", "/readyz")
        status = connection.getresponse().status
    except (OSError, HTTPException):
        return Finding(what="service", state="look", said=f"nothing answers on {where}", do="foreword serve")
    finally:
        connection.close()
    if status != 200:
        return Finding(what="service", state="bad", said=f"{where}/readyz answers {status}", do=f"read {where}/readyz")
    return Finding(what="service", state="good", said=f"ready on {where}")


def _masked(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


def _tell(findings: list[Finding], console: Console) -> None:
    grid = table("", "what", "found", "to do")
    for finding in findings:
        mark = Text(finding.state, style=STYLES[finding.state])
        grid.add_row(mark, finding.what, Text(finding.said), Text(finding.do))
    console.print(grid)
