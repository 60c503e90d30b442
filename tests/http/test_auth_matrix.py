"""Which key may do what, read from the operations table: every operation × every scope × every kind of binding."""

from __future__ import annotations

from typing import Any

import pytest

from app.operations import CONTEXT, Operation
from app.scopes import SCOPES
from tests.http.fakes import NOW, Service, path_of
from tests.shape.errors import assert_error

pytestmark = pytest.mark.anyio

KEYED = [operation for operation in CONTEXT if operation.scope not in {"session", "open"}]


async def send(service: Service, operation: Operation, key: str | None, **more: Any) -> Any:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    example = operation.example_in
    arguments: dict[str, Any] = {"params": dict(more)}
    if operation.method in ("POST", "PATCH"):
        arguments = {"json": {**(example or {}), **more}}
    elif example is not None:
        arguments["params"] |= example
    async with service.client() as client:
        return await client.request(operation.method, path_of(operation), headers=headers, **arguments)


@pytest.mark.parametrize("operation", KEYED, ids=lambda operation: operation.name)
async def test_its_scope_opens_an_operation_and_all_others_together_do_not(
    service: Service, operation: Operation
) -> None:
    good = await send(service, operation, service.mint([operation.scope]))
    assert good.status_code == operation.status, good.text
    assert good.json() == operation.example_out
    lacking = await send(service, operation, service.mint(set(SCOPES) - {operation.scope}))
    body = assert_error(lacking.status_code, lacking.headers, lacking.json(), "Forbidden")
    assert body["requiredScope"] == operation.scope
    assert len(service.calls) == 1


@pytest.mark.parametrize("operation", [o for o in CONTEXT if o.scope != "open"], ids=lambda operation: operation.name)
async def test_without_a_key_nothing_is_done(service: Service, operation: Operation) -> None:
    reply = await send(service, operation, None)
    assert_error(reply.status_code, reply.headers, reply.json(), "Unauthorized")
    assert not service.calls
    assert service.database.opened == 0


@pytest.mark.parametrize("operation", KEYED, ids=lambda operation: operation.name)
async def test_a_bound_key_speaks_of_its_agent_and_may_name_no_other(service: Service, operation: Operation) -> None:
    bound = service.mint(agent="anna", agent_id=7)
    assert (await send(service, operation, bound)).status_code == operation.status
    assert (await send(service, operation, bound, agent="anna")).status_code == operation.status
    assert [call.agent for call, _ in service.calls] == ["anna", "anna"]
    for other in ("bert", "default", "Anna"):
        reply = await send(service, operation, bound, agent=other)
        assert_error(reply.status_code, reply.headers, reply.json(), "Forbidden")
    assert len(service.calls) == 2


@pytest.mark.parametrize("operation", KEYED, ids=lambda operation: operation.name)
async def test_agent_and_namespace_stand_in_the_body_or_in_the_query(service: Service, operation: Operation) -> None:
    assert (await send(service, operation, service.key)).status_code == operation.status
    async with service.client() as client:
        reply = await client.request(
            operation.method,
            path_of(operation),
            params={
                **((operation.example_in or {}) if operation.method == "GET" else {}),
                "agent": "anna",
                "namespace": "shop",
            },
            headers={"Authorization": f"Bearer {service.key}"},
            json=operation.example_in if operation.method in ("POST", "PATCH") else None,
        )
    assert reply.status_code == operation.status, reply.text
    assert [(call.agent, call.namespace) for call, _ in service.calls] == [("default", None), ("anna", "shop")]


async def test_query_and_body_may_repeat_each_other_but_not_disagree(service: Service) -> None:
    async with service.client() as client:
        headers = {"Authorization": f"Bearer {service.key}"}
        same = await client.post("/v1/context?agent=a", json={"userMessage": "", "agent": "a"}, headers=headers)
        other = await client.post("/v1/context?agent=a", json={"userMessage": "", "agent": "b"}, headers=headers)
        stray = await client.post("/v1/context?userMessage=a", json={"userMessage": ""}, headers=headers)
    assert same.status_code == 200
    for reply, code in ((other, "conflict"), (stray, "unknown")):
        body = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")
        assert [issue["code"] for issue in body["issues"]] == [code]


async def test_a_key_opens_nothing_that_is_for_people(service: Service) -> None:
    for operation in CONTEXT:
        if operation.scope == "session":
            reply = await send(service, operation, service.key)
            body = assert_error(reply.status_code, reply.headers, reply.json(), "Unauthorized")
            assert "signed-in" in body["message"]
    assert not service.calls


async def test_who_may_not_ask_is_not_told_what_is_wrong_with_the_request(service: Service) -> None:
    """Nor whether an id exists: the key is judged before the body and the path."""
    stranger = service.mint()
    service.database.rows.popitem()
    async with service.client() as client:
        headers = {"Authorization": f"Bearer {stranger}"}
        replies = [
            await client.post("/v1/memories", content=b"{", headers=headers),
            await client.get("/v1/memories/abc", headers=headers),
        ]
    assert [reply.json()["error"] for reply in replies] == ["Unauthorized", "Unauthorized"]


async def test_one_look_up_a_request_and_no_write_for_it(service: Service) -> None:
    operation = next(operation for operation in CONTEXT if operation.name == "listMemories")
    for _ in range(5):
        await send(service, operation, service.key)
    await service.room.uses.settle()
    assert service.database.opened == 5 + 1  # one note of the use, for all five
    assert next(iter(service.database.rows.values())).last_used_at == NOW


async def test_a_revoked_key_stops_at_once(service: Service) -> None:
    operation = next(operation for operation in CONTEXT if operation.name == "listMemories")
    key = service.mint()
    assert (await send(service, operation, key)).status_code == 200
    number = max(service.database.rows)
    row = service.database.rows[number]
    service.database.rows[number] = type(row)(
        **{name: getattr(row, name) for name in row.__slots__ if name != "revoked_at"}, revoked_at=NOW
    )
    assert (await send(service, operation, key)).status_code == 401
