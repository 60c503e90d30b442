"""Every tool × every kind of key that doesn't open it, read from the operations table: a new tool can't be forgotten."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from app import keys
from app.operations import OPERATIONS
from app.scopes import SCOPES
from store import keys as stored_keys
from tests.http.service import stranger
from tests.mcp.steps import STEPS

if TYPE_CHECKING:
    from app.operations import Operation
    from tests.contract.store import Agent
    from tests.http.service import Host

__all__ = ["stranger"]

pytestmark = pytest.mark.anyio

TOOLS = [operation for operation in OPERATIONS if operation.tool is not None]
WITH_ID = [operation for operation in TOOLS if "{id}" in operation.path]
by_tool = pytest.mark.parametrize("operation", TOOLS, ids=lambda operation: operation.tool)


def arguments(operation: Operation, number: int = 1) -> dict[str, Any]:
    """Good ones, which name the memory `number` where one is named."""
    given = next(given for tool, given in STEPS if tool == operation.tool)
    return {name: number if name in ("id", "memoryId") else value for name, value in given.items()}


async def use(whole: Any, operation: Operation, key: str | None, **more: Any) -> httpx.Response:
    params = {"name": operation.tool, "arguments": {**arguments(operation, more.pop("number", 1)), **more}}
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    transport = httpx.ASGITransport(whole.edge)
    async with httpx.AsyncClient(transport=transport, base_url="http://foreword.test") as client:
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
        return await client.post("/api/mcp", json=body, headers=headers)


async def opener(host: Host, operation: Operation, **more: Any) -> str:
    """A key of the kind that opens the tool."""
    if operation.face == "provenance":
        return await host.mint(agent="anna", kind="agent", **more)
    return await host.mint(**more)


def is_unauthorized(reply: httpx.Response) -> bool:
    code = reply.json().get("error", {}).get("code")
    return reply.status_code == 401 and code == -32001 and reply.headers["www-authenticate"] == "Bearer"


@by_tool
async def test_no_key_or_no_key_of_ours_opens_it(host: Host, operation: Operation) -> None:
    """Also right after a good use of the whole one."""
    good = await opener(host, operation)
    assert (await use(host.whole, operation, good)).status_code == 200
    altered = good[:-1] + ("a" if good[-1] != "a" else "b")
    for key in (None, "x", good[:20], good[:-1], good + "x", good.swapcase(), good.upper(), good.lower(), altered):
        assert is_unauthorized(await use(host.whole, operation, key)), key


@by_tool
async def test_a_host_s_key_opens_what_isn_t_the_provenance_store_s(host: Host, operation: Operation) -> None:
    reply = await use(host.whole, operation, host.key)
    assert is_unauthorized(reply) if operation.face == "provenance" else reply.status_code == 200


@by_tool
async def test_an_expired_key_opens_it_no_more(host: Host, operation: Operation) -> None:
    key = await opener(host, operation, expires_at=datetime.now(UTC) - timedelta(seconds=1))
    assert is_unauthorized(await use(host.whole, operation, key))


@by_tool
async def test_neither_the_master_key_nor_a_revoked_one_opens_it(
    store: Agent, linked: Agent, operation: Operation
) -> None:
    settings = store.whole.services.settings
    assert settings.master_key
    assert is_unauthorized(await use(store.whole, operation, settings.master_key.get_secret_value()))
    assert (await use(store.whole, operation, linked.key)).status_code == 200
    parsed = keys.parse(linked.key)
    assert parsed
    async with store.whole.services.database.tenant(parsed.org) as tx:
        await stored_keys.revoke(tx, parsed.key_id, datetime.now(UTC), "test")
    assert is_unauthorized(await use(store.whole, operation, linked.key))


@by_tool
async def test_a_scope_that_is_missing_is_told_and_nothing_is_done(host: Host, operation: Operation) -> None:
    key = await opener(host, operation, scopes=[scope for scope in SCOPES if scope != operation.scope])
    result = (await use(host.whole, operation, key)).json()["result"]
    assert result["isError"]
    assert "structuredContent" not in result
    assert await host.live() == []


@pytest.mark.parametrize(
    "operation", [row for row in TOOLS if row.face == "context"], ids=lambda operation: operation.tool
)
async def test_a_key_of_one_agent_speaks_of_no_other(host: Host, operation: Operation) -> None:
    key = await host.mint(agent="anna")
    result = (await use(host.whole, operation, key, agent="bert")).json()["result"]
    assert result["isError"]
    assert "bound to another agent" in result["content"][0]["text"]


@pytest.mark.parametrize("operation", WITH_ID, ids=lambda operation: operation.tool)
async def test_a_stranger_s_id_and_an_absent_one_give_the_same_bytes(
    host: Host, stranger: Host, operation: Operation
) -> None:
    number = await host.hold("The backups run at 02:00.")
    absent, key = 2**53 - 1, await opener(stranger, operation)
    theirs = await use(host.whole, operation, key, number=number)
    nobody_s = await use(host.whole, operation, key, number=absent)
    assert theirs.json()["result"]["isError"]
    assert theirs.text.replace(str(number), "id") == nobody_s.text.replace(str(absent), "id")
    assert [row["status"] for row in await host.all("/v1/memories")] == ["fact"]
