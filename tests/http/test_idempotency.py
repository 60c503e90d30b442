"""Same key, same body: the first answer again and exactly one effect; another body: 422; still running: 409."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.operations import CONTEXT
from store.errors import OutcomeUnknown
from tests.http.fakes import Service, make, path_of
from tests.shape.errors import assert_error

pytestmark = pytest.mark.anyio

OUTCOME = {"domain": "database", "success": True}
WRITING = [operation for operation in CONTEXT if operation.writes and operation.scope not in {"session", "open"}]


async def post(service: Service, body: Any, key: str, path: str = "/v1/self-model/outcome", **more: Any) -> Any:
    headers = {"Authorization": f"Bearer {more.pop('credential', service.key)}", "Idempotency-Key": key}
    async with service.client() as client:
        return await client.post(path, json=body, headers=headers, **more)


def numbering() -> Any:
    numbers = iter(range(1, 100))

    async def use(_call: Any, _body: Any) -> dict[str, Any]:
        await asyncio.sleep(0.01)
        return {"number": next(numbers)}

    return use


async def test_the_first_answer_is_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    first, again = [await post(service, OUTCOME, "k-1") for _ in range(2)]
    assert (first.status_code, first.json()) == (again.status_code, again.json()) == (200, {"number": 1})
    assert first.headers.get("idempotency-replayed") is None
    assert again.headers["idempotency-replayed"] == "true"
    assert len(service.calls) == 1


async def test_the_order_and_the_spaces_of_a_body_are_not_its_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    await post(service, OUTCOME, "k-1")
    again = await post(service, dict(reversed(OUTCOME.items())), "k-1")
    assert again.json() == {"number": 1}


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({**OUTCOME, "success": False}, "/v1/self-model/outcome"),
        ({**OUTCOME, "agent": "anna"}, "/v1/self-model/outcome"),
        (OUTCOME, "/v1/self-model/outcome?agent=anna"),
        ({}, "/v1/memories/42/observe"),
    ],
)
async def test_another_request_under_the_same_key_is_refused(
    monkeypatch: pytest.MonkeyPatch, body: Any, path: str
) -> None:
    service = make(monkeypatch, numbering())
    await post(service, OUTCOME, "k-1")
    reply = await post(service, body, "k-1", path)
    assert_error(reply.status_code, reply.headers, reply.json(), "IdempotencyMismatch")
    assert len(service.calls) == 1


async def test_the_id_in_the_path_is_part_of_the_request(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    await post(service, {}, "k-1", "/v1/memories/42/observe")
    assert (await post(service, {}, "k-1", "/v1/memories/43/observe")).status_code == 422


async def test_while_the_first_runs_the_second_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    replies = await asyncio.gather(*(post(service, OUTCOME, "k-1") for _ in range(5)))
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    refused = next(reply for reply in replies if reply.status_code == 409)
    assert_error(refused.status_code, refused.headers, refused.json(), "IdempotencyInFlight")
    assert len(service.calls) == 1


async def test_a_key_belongs_to_its_credential(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    other = service.mint()
    await post(service, OUTCOME, "k-1")
    assert (await post(service, {**OUTCOME, "success": False}, "k-1", credential=other)).status_code == 200


async def test_what_was_not_committed_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    await post(service, OUTCOME, "k-0")
    await service.room.uses.settle()
    service.database.fails, service.database.failing_times = OutcomeUnknown("lost"), 1
    assert (await post(service, OUTCOME, "k-1")).status_code == 503
    assert (await post(service, OUTCOME, "k-1")).json() == {"number": 3}


async def test_a_context_under_a_key_is_recorded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    service = make(monkeypatch, numbering())
    first, again = [await post(service, {"userMessage": "hello"}, "k-1", "/v1/context") for _ in range(2)]
    assert first.json() == again.json() == {"number": 1}


@pytest.mark.parametrize("operation", WRITING, ids=lambda operation: operation.name)
async def test_every_writing_operation_takes_one(service: Service, operation: Any) -> None:
    headers = {"Authorization": f"Bearer {service.key}", "Idempotency-Key": "k-1"}
    body = operation.example_in if operation.method in ("POST", "PATCH") else None
    async with service.client() as client:
        replies = [
            await client.request(operation.method, path_of(operation), headers=headers, json=body) for _ in range(2)
        ]
    assert [reply.status_code for reply in replies] == [operation.status] * 2
    assert replies[0].content == replies[1].content
    assert len(service.calls) == 1


@pytest.mark.parametrize("key", ["", "x" * 256, "a\tb", "caf\x82"])
async def test_a_key_that_is_none_is_refused(service: Service, key: str) -> None:
    headers = [(b"Authorization", b"Bearer " + service.key.encode()), (b"Idempotency-Key", key.encode("latin-1"))]
    async with service.client() as client:
        reply = await client.post("/v1/self-model/outcome", json=OUTCOME, headers=headers)
    body = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")
    assert [issue["path"] for issue in body["issues"]] == ["Idempotency-Key"]


@pytest.mark.parametrize("key", ["x" * 255, "a b", "ключ", "!~"])
async def test_255_printable_characters_are_a_key(service: Service, key: str) -> None:
    headers = [(b"Authorization", b"Bearer " + service.key.encode()), (b"Idempotency-Key", key.encode())]
    async with service.client() as client:
        assert (await client.post("/v1/self-model/outcome", json=OUTCOME, headers=headers)).status_code == 200
