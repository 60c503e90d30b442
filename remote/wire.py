"""One JSON request to another service, and its JSON answer: with a deadline for the whole and a bound on its size."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import httpx

from remote.errors import Down, Refused, Unusable

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGEST = 32 * 2**20
"""Bytes of an answer: 256 vectors of 768 numbers as text are 4 MB."""

CONNECT = 2.0
"""Seconds for a connection; a host that doesn't even take one is down."""

BUSY = frozenset({408, 409, 425, 429})
"""Refusals that speak of now, not of the request."""


class Wire:
    """Connections to one service. `base` is where its paths begin, `key` its bearer token."""

    def __init__(self, base: str, key: str | None = None) -> None:
        self._client = httpx.AsyncClient(
            base_url=base.rstrip("/") + "/",
            headers={} if key is None else {"Authorization": f"Bearer {key}"},
            timeout=httpx.Timeout(None, connect=CONNECT),
            limits=httpx.Limits(max_connections=8, max_keepalive_connections=4),
            follow_redirects=False,
        )

    async def close(self) -> None:
        """Closes what is idle."""
        await self._client.aclose()

    async def post(self, path: str, body: Mapping[str, Any], deadline: float) -> Any:
        """The answer's JSON. `deadline` is in seconds and covers all of it.

        Raises `Down` (not reached, too slow, 5xx, busy), `Refused` (another status than 2xx), `Unusable` (no JSON, too long).
        """
        try:
            async with asyncio.timeout(deadline):
                status, raw = await self._exchange(path, body)
        except TimeoutError:
            raise Down(f"no answer within {deadline:g} s") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as gone:
            raise Down(f"not reached: {type(gone).__name__}") from gone
        return _answer(status, raw)

    async def _exchange(self, path: str, body: Mapping[str, Any]) -> tuple[int, bytes]:
        async with self._client.stream("POST", path, json=body) as reply:
            parts, size = [], 0
            async for part in reply.aiter_bytes():
                size += len(part)
                if size > LARGEST:
                    raise Unusable(f"the answer is longer than {LARGEST} bytes")
                parts.append(part)
            return reply.status_code, b"".join(parts)


def _answer(status: int, raw: bytes) -> Any:
    if status >= 500 or status in BUSY:
        raise Down(f"it answered {status}")
    if not 200 <= status < 300:
        raise Refused(f"it answered {status}: {raw[:200].decode(errors='replace')}")
    try:
        return json.loads(raw)
    except (ValueError, RecursionError) as broken:  # UnicodeDecodeError is a ValueError
        raise Unusable("the answer is no whole JSON") from broken
