"""Ids 0, −1, 2⁵³ + 1 and words are answered with 404 or 400, never with 500."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from app.operations import OPERATIONS
from app.scopes import SCOPES
from tests.http.people import signed_up

if TYPE_CHECKING:
    from tests.http.people import Person
    from tests.http.service import Host, Whole

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def owner(whole: Whole) -> Person:
    """Whoever may do what no key may."""
    return await signed_up(whole)


NAMED = [row for row in OPERATIONS if "{id}" in row.path and row.face == "context"]


@pytest.mark.parametrize(
    "text", ["0", "-1", str(2**53), str(2**53 + 1), str(2**63), "9" * 400, "abc", "1.0", "1e3", "%00", "٣"]
)
@pytest.mark.parametrize("operation", NAMED, ids=lambda row: row.name)
async def test_an_id_that_is_none_is_not_found(host: Host, owner: Person, operation: Any, text: str) -> None:
    path = operation.path.replace("{id}", text).replace("{other}", "1")
    asks = host if operation.scope in SCOPES else owner
    reply = await asks.ask(
        operation.method, path, operation.example_in if operation.method in ("POST", "PATCH") else None
    )
    assert reply.status_code in (400, 404)
    assert reply.json()["error"] in ("InvalidRequest", "NotFound")


@pytest.mark.parametrize("number", [0, -1, 2**53 + 1, 2**63, "abc", 1.5, True, None])
async def test_so_is_one_in_a_body(host: Host, number: Any) -> None:
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/v1/memories", {"items": [{"content": "a is b", "parentId": number}]}),
        ("/v1/tensions", {"claimA": {"memoryId": number}, "claimB": "x", "question": "?"}),
        ("/v1/self-model/outcome", {"domain": "d", "success": True, "injectionId": number}),
        ("/v1/context/explain", {"memoryId": number, "userMessage": ""}),
        ("/v1/context", {"userMessage": "", "include": [number]}),
    ]
    for path, body in bodies:
        reply = await host.ask("POST", path, body)
        allowed = (200, 201, 400) if number is None else (400,)
        assert reply.status_code in allowed, (path, reply.text)
