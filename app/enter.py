"""`GET /enter?link=…`: opens the operator's one-time link in a browser, and leads on to the dashboard, signed in."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from starlette.routing import Route

from app import negotiate
from app.auth import Nobody
from app.errors import MethodNotAllowed, NotFound, Unavailable
from app.http import send_empty, validated
from app.links import PATH
from app.operations import CONTEXT
from app.perform import Request
from app.visitor import visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.types import Receive, Scope, Send

    from app.operations import Operation
    from app.perform import Done, Workroom

HOME = b"/"
GONE = b"/sign-in?said=link-gone"
"""Where a browser is led with a link that opens nothing: a person reads there what to do."""
(ENTER,) = (operation for operation in CONTEXT if operation.name == "enter")


class Enter:
    """Only a GET that a person made uses the link up: what a browser fetches ahead is refused."""

    def __init__(self, room: Callable[[], Workroom | None], operation: Operation = ENTER) -> None:
        self._room = room
        self._operation = operation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises a `Problem` for a link that opens nothing; a browser is led to where it says what to do."""
        del receive
        scope["exchange"].operation = "entryPage"
        if scope["method"] == "OPTIONS":
            await send_empty(send, [(b"allow", b"GET, OPTIONS")])
            return
        fields = negotiate.fields_of(scope["headers"])
        if scope["method"] != "GET" or b"sec-purpose" in fields:
            raise MethodNotAllowed(scope["method"], ["GET"])
        try:
            done = await self._entered(scope, fields)
        except NotFound:
            if not any(b"text/html" in value for value in fields.get(b"accept", ())):
                raise
            await _lead(send, GONE, ())
            return
        await _lead(send, HOME, done.cookies)

    async def _entered(self, scope: Scope, fields: negotiate.Fields) -> Done:
        room = self._room()
        if room is None:
            raise Unavailable("the service is starting or stopping")
        values = {"link": parse_qs(scope["query_string"].decode("latin-1")).get("link", [""])[0]}
        return await room.perform(
            Request(
                operation=self._operation,
                key=Nobody(),
                asked=validated(self._operation, values),
                values=values,
                idempotency_key=None,
                request_id=scope["exchange"].request_id,
                visitor=visitor(scope, fields, room.services.settings),
            )
        )


async def _lead(send: Send, to: bytes, cookies: Iterable[str]) -> None:
    headers = [(b"location", to), (b"referrer-policy", b"no-referrer"), (b"cache-control", b"no-store")]
    headers += [(b"set-cookie", field.encode("latin-1")) for field in cookies]
    await send({"type": "http.response.start", "status": 303, "headers": [*headers, (b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def enter_routes(room: Callable[[], Workroom | None]) -> list[Route]:
    """The one route."""
    return [Route(PATH["entry"], Enter(room))]
