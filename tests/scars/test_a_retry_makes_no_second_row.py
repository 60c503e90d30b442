"""A host that heard no answer asks again: the first answer comes back, and there is one effect."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.scars.writes import WRITES, everything, write
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("operation", WRITES, ids=lambda row: row.name)
async def test_a_retry_has_the_first_answer_and_no_second_effect(host: Host, operation: Any) -> None:
    asked = await write(host, operation)
    first = await host.ask(asked.method, asked.path, asked.body, Idempotency_Key="k-1")
    assert first.status_code == operation.status, first.text
    after = await everything(host)
    again = await host.ask(asked.method, asked.path, asked.body, Idempotency_Key="k-1")
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert again.headers["idempotency-replayed"] == "true"
    assert await everything(host) == after


@pytest.mark.parametrize("operation", WRITES, ids=lambda row: row.name)
async def test_the_same_key_with_another_request_is_refused_and_does_nothing(host: Host, operation: Any) -> None:
    asked = await write(host, operation)
    assert (await host.ask(asked.method, asked.path, asked.body, Idempotency_Key="k-1")).status_code == operation.status
    after = await everything(host)
    other = await host.ask(asked.method, asked.path, {**asked.body, "agent": "another"}, Idempotency_Key="k-1")
    assert_error(other.status_code, other.headers, other.json(), "IdempotencyMismatch")
    assert await everything(host) == after


async def test_ten_at_once_under_one_key_make_one_row(host: Host) -> None:
    body = {"items": [{"content": "The staging port is 5432.", "source": "ops"}]}
    replies = await asyncio.gather(*(host.ask("POST", "/v1/memories", body, Idempotency_Key="once") for _ in range(10)))
    assert {reply.status_code for reply in replies} <= {201, 409}
    assert len({reply.content for reply in replies if reply.status_code == 201}) == 1
    assert len(await host.live()) == 1
    (report,) = await host.all("/v1/turns")
    assert report["report"]["counts"]["folded"] == 0


async def test_a_refused_write_leaves_its_key_free(host: Host) -> None:
    bad = await host.ask("POST", "/v1/memories", {"items": []}, Idempotency_Key="k")
    assert bad.status_code == 400
    good = await host.ask("POST", "/v1/memories", {"items": [{"content": "a is b"}]}, Idempotency_Key="k")
    assert good.status_code == 201
