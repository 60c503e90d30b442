"""A provider's API as the gateway reaches it: one request out, its reply back in the bytes in which it comes."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import httpx

from remote.errors import Down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    Field = tuple[bytes, bytes]

CONNECT = 10.0
"""Seconds for a connection."""


class Silent(Down):
    """It was reached, and then said nothing for too long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """`parts` are the body's bytes as they arrive, not decoded; reading them may raise `Down`."""

    status: int
    fields: tuple[Field, ...]
    parts: AsyncIterator[bytes]


class Upstream:
    """`base` is where its paths begin, `silence` the longest wait between two parts of a reply, in seconds."""

    def __init__(self, base: str, silence: float) -> None:
        self._base = base.rstrip("/")
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(silence, connect=CONNECT, pool=CONNECT),
            limits=httpx.Limits(max_connections=1_000, max_keepalive_connections=50),
            follow_redirects=False,
        )

    async def close(self) -> None:
        """Closes its connections."""
        await self._client.aclose()

    @asynccontextmanager
    async def ask(self, method: str, path: str, fields: Sequence[Field], body: bytes) -> AsyncIterator[Reply]:
        """The reply to a request, its connection given back when the block is left. Raises `Down`; never for a status.

        `path` may carry a query. The fields go out as they are: nothing of the client library's own is added.
        """
        request = httpx.Request(method, f"{self._base}/{path}", headers=_plain(fields), content=body or None)
        try:
            reply = await self._client.send(request, stream=True)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as gone:
            raise _down(gone) from gone
        try:
            yield Reply(status=reply.status_code, fields=tuple(reply.headers.raw), parts=_parts(reply))
        finally:
            await reply.aclose()


def _plain(fields: Sequence[Field]) -> list[Field]:
    """Without an Accept-Encoding the reply has to come as it is."""
    if any(name == b"accept-encoding" for name, _ in fields):
        return list(fields)
    return [*fields, (b"accept-encoding", b"identity")]


async def _parts(reply: httpx.Response) -> AsyncIterator[bytes]:
    try:
        async for part in reply.aiter_raw():
            yield part
    except (httpx.HTTPError, httpx.StreamError, OSError) as gone:
        raise _down(gone) from gone


def _down(gone: Exception) -> Down:
    if isinstance(gone, httpx.ReadTimeout | httpx.WriteTimeout):
        return Silent("it said nothing for too long")
    return Down(f"not reached: {type(gone).__name__}")
