"""The least that a context could cost: the same server, with one path more that echoes JSON, looks one key up and commits once.

`python -m bench.floor serve …` takes the arguments of `foreword serve`. `POST /bench/floor` reads a request like that of
`/v1/context`, reads the key's row in a transaction of its organisation, writes one small durable row in another, and
answers with the bytes of `reply` bytes of JSON.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import orjson
from starlette.responses import Response
from starlette.routing import Route

from app import main as root
from app.auth import read_key
from app.decode import decode
from store import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from app.perform import Workroom

WRITE = """INSERT INTO idempotency (org_id, credential, key, operation, body_hash, status, body)
VALUES ($1, 'bench', $2, $3, '', 200, '')"""
UNIT = {"id": 1, "kind": "memory", "line": "- a line of about the length that lines have", "tokens": 12, "score": None}


def floor(room: Callable[[], Workroom | None]) -> Route:
    """The route, on the workroom of the running service."""

    async def answer(request: Request) -> Response:
        work = room()
        if work is None:
            raise RuntimeError("the service is not running")
        asked: Any = decode(await request.body())
        parsed = read_key([request.headers["authorization"].encode()])
        async with work.services.database.tenant(parsed.org, reading=True) as tx:
            row = await keys.get(tx, parsed.key_id)
        async with work.services.database.tenant(parsed.org) as tx:
            await tx.run(WRITE, parsed.org, os.urandom(12).hex(), row.name if row else "")
        units = max(1, int(asked["reply"]) // len(orjson.dumps(UNIT)))
        return Response(orjson.dumps([UNIT] * units), media_type="application/json")

    return Route("/bench/floor", answer, methods=["POST"])


def with_floor() -> None:
    """The shipped composition root, with the path more."""
    pages = root.page_routes
    root.page_routes = lambda room: [*pages(room), floor(room)]  # type: ignore[assignment] # the same shape, one route more


if __name__ == "__main__":
    with_floor()
    from app.cli.main import main

    sys.exit(main())
