"""What is answered beside the operations: health, readiness, metrics, the API document and its rendered reference.

They take no turn at work and no key, so that a busy service still says that it lives.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import orjson
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from app import metrics, negotiate
from app import openapi_provenance as provenance
from app.errors import JSON, MethodNotAllowed, Unavailable
from app.http import send_empty
from app.openapi import document
from app.operations import CONTEXT, PROVENANCE
from app.version import VERSION
from store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.routing import BaseRoute
    from starlette.types import Receive, Scope, Send

    from app.perform import Workroom

    Room = Callable[[], Workroom | None]

WEB = Path(__file__).parent.parent / "web"
STATIC = WEB / "static"
ALLOW = ("GET", "HEAD", "OPTIONS")
READY_WITHIN = 5.0
"""Seconds that the database has for its answer."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Of the reference: scripts from here only and none inline; styles inline, which the viewer's components need."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """What a page answers with."""

    media: str
    body: bytes
    policy: str | None = None


class Answer:
    """An ASGI application for one page; `name` is what its requests are counted as."""

    def __init__(self, name: str, read: Callable[[Room], Awaitable[Page]], room: Room) -> None:
        self._name = name
        self._read = read
        self._room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises a `Problem` for whatever can't be answered otherwise."""
        del receive
        scope["exchange"].operation = self._name
        if scope["method"] == "OPTIONS":
            await send_empty(send, [(b"allow", ", ".join(ALLOW).encode())])
            return
        if scope["method"] not in ALLOW:
            raise MethodNotAllowed(scope["method"], ALLOW)
        page = await self._read(self._room)
        negotiate.accept(negotiate.fields_of(scope["headers"]), page.media.split(";")[0])
        headers = [(b"content-type", page.media.encode()), (b"content-length", str(len(page.body)).encode())]
        headers.append((b"cache-control", b"no-cache"))
        if page.policy is not None:
            headers.append((b"content-security-policy", page.policy.encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": page.body})


async def health(room: Room) -> Page:
    """The process answers: that is all it says, and it says so while the database is away."""
    del room
    return Page(media=JSON, body=orjson.dumps({"status": "ok", "version": VERSION}))


async def ready(room: Room) -> Page:
    """The database answers and its schema is at head; else 503. An embedder that is away is told: words go on without it."""
    work = room()
    if work is None:
        raise Unavailable("the service is starting or stopping")
    try:
        async with asyncio.timeout(READY_WITHIN):
            await work.services.database.ready()
    except (StoreError, TimeoutError) as error:
        raise Unavailable(f"the database is not ready: {type(error).__name__}") from error
    nearness = work.services.nearness
    said = "none" if nearness is None else f"{nearness.model}: {await nearness.health(READY_WITHIN)}"
    return Page(
        media=JSON,
        body=orjson.dumps({"status": "ready", "database": "ok", "migrations": "at head", "embedder": said}),
    )


async def numbers(room: Room) -> Page:
    """The metrics in Prometheus's text format."""
    work = room()
    if work is None:
        raise Unavailable("the service is starting or stopping")
    return Page(media=metrics.CONTENT_TYPE, body=metrics.exposition(work.services.database))


async def api_document(room: Room) -> Page:
    """The OpenAPI document."""
    del room
    return Page(media=JSON, body=_document())


async def provenance_document(room: Room) -> Page:
    """The OpenAPI document of the provenance store."""
    del room
    return Page(media=JSON, body=_provenance_document())


async def reference(room: Room) -> Page:
    """The document, rendered by the viewer that we carry."""
    del room
    return Page(media="text/html; charset=utf-8", body=_reference(), policy=POLICY)


@cache
def _document() -> bytes:
    return orjson.dumps(document(CONTEXT))


@cache
def _provenance_document() -> bytes:
    return orjson.dumps(provenance.document(PROVENANCE))


@cache
def _reference() -> bytes:
    return (WEB / "templates" / "docs.html").read_bytes()


PAGES: tuple[tuple[str, str, Callable[[Room], Awaitable[Page]]], ...] = (
    ("/healthz", "health", health),
    ("/readyz", "ready", ready),
    ("/metrics", "metrics", numbers),
    ("/openapi.json", "document", api_document),
    ("/api/openapi.json", "provenance-document", provenance_document),
    ("/docs", "reference", reference),
)


def page_routes(room: Room) -> list[BaseRoute]:
    """One route a page, and the files that they need."""
    pages: list[BaseRoute] = [Route(path, Answer(name, read, room)) for path, name, read in PAGES]
    return [*pages, Mount("/static", StaticFiles(directory=STATIC))]
