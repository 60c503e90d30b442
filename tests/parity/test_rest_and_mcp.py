"""The operations table × {REST, MCP}: the same input gives the same payload, the same error and the same rows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from app.operations import OPERATIONS
from tests.mcp.steps import MISTAKES, STEPS, filled
from tests.parity.masks import Mask

if TYPE_CHECKING:
    import httpx

    from app.operations import Operation
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio

BY_TOOL = {operation.tool: operation for operation in OPERATIONS if operation.tool is not None}
PARAMETER = re.compile(r"\{(\w+)\}")


async def rest(agent: Agent, operation: Operation, arguments: dict[str, Any], **headers: str) -> httpx.Response:
    """The request that means what the tool's arguments mean."""
    inside = PARAMETER.findall(operation.path)
    path = PARAMETER.sub(lambda found: str(arguments[found[1]]), operation.path)
    said = {name: value for name, value in arguments.items() if name not in inside}
    if operation.method == "GET":
        return await agent.ask("GET", path, params=said, headers=headers)
    return await agent.ask(operation.method, path, json=said, headers=headers)


async def mcp(agent: Agent, operation: Operation, arguments: dict[str, Any], **meta: str) -> dict[str, Any]:
    """The tool's result."""
    params: dict[str, Any] = {"name": operation.tool, "arguments": arguments}
    if meta:
        params["_meta"] = meta
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    reply = await agent.ask("POST", "/api/mcp", json=call)
    assert reply.status_code == 200, reply.text
    result: dict[str, Any] = reply.json()["result"]
    return result


async def rows(agent: Agent) -> list[Any]:
    """Every row of the agent with all that became of it, in the order of their birth."""
    await agent.whole.services.journal.followup.settled()
    found: list[Any] = []
    for status in ("fact", "hypothesis", "retired"):
        reply = await agent.ask("GET", "/v1/memories", params={"status": status, "includeExpired": True, "limit": 200})
        found += reply.json()["memories"]
    found.sort(key=lambda row: row["id"])
    lineages = [(await agent.ask("GET", f"/v1/memories/{row['id']}/lineage")).json() for row in found]
    tensions = (await agent.ask("GET", "/v1/tensions", params={"status": "all"})).json()
    model = (await agent.ask("GET", "/v1/self-model")).json()
    return [*found, *lineages, tensions, model]


async def test_the_same_conversation_gives_the_same_payloads_and_rows(linked: Agent, other: Agent) -> None:
    await other.linked()
    assert {tool for tool, _ in STEPS} == set(BY_TOOL)
    by_rest, by_mcp = Mask(linked.name), Mask(other.name)
    answers: list[Any] = []
    results: list[Any] = []
    for tool, arguments in STEPS:
        operation = BY_TOOL[tool]
        reply = await rest(linked, operation, filled(arguments, answers))
        assert reply.status_code == operation.status, reply.text
        answers.append(reply.json())
        result = await mcp(other, operation, filled(arguments, results))
        assert not result["isError"], result
        results.append(result["structuredContent"])
        assert orjson.loads(result["content"][0]["text"]) == results[-1]
        assert by_mcp(results[-1]) == by_rest(answers[-1]), tool
    for here, there in zip(by_mcp(await rows(other)), by_rest(await rows(linked)), strict=True):
        assert here == there


@pytest.mark.parametrize(("tool", "arguments"), MISTAKES)
async def test_the_same_mistake_gives_the_same_error(linked: Agent, tool: str, arguments: dict[str, Any]) -> None:
    operation = BY_TOOL[tool]
    if not set(PARAMETER.findall(operation.path)) <= set(arguments):
        pytest.skip("without an id there is no path")
    reply = await rest(linked, operation, arguments)
    result = await mcp(linked, operation, arguments)
    assert reply.status_code >= 400
    assert result["isError"]
    assert result["content"] == [{"type": "text", "text": reply.text}]
    assert "structuredContent" not in result


WRITING = [tool for tool, operation in BY_TOOL.items() if operation.writes and not operation.path.count("{")]


@pytest.mark.parametrize("tool", WRITING)
async def test_an_idempotency_key_is_one_key_for_both(linked: Agent, tool: str) -> None:
    """First by REST, then again as a tool: the first answer, and one effect."""
    operation = BY_TOOL[tool]
    arguments = next(given for name, given in STEPS if name == tool)
    first = await rest(linked, operation, arguments, **{"Idempotency-Key": "once"})
    before = await rows(linked)
    again = await mcp(linked, operation, arguments, idempotencyKey="once")
    assert again["content"][0]["text"] == first.text
    assert again["_meta"] == {"idempotencyReplayed": True}
    assert await rows(linked) == before


async def test_a_retry_of_a_tool_makes_no_second_row_and_another_request_is_told(linked: Agent) -> None:
    remember = BY_TOOL["memory_remember"]
    said = {"content": "The backups run at 02:00.", "source": "ops"}
    first = await mcp(linked, remember, said, idempotencyKey="once")
    again = await mcp(linked, remember, said, idempotencyKey="once")
    assert again["structuredContent"] == first["structuredContent"]
    assert len(await linked.list()) == 1
    other = await mcp(linked, remember, {**said, "content": "Else."}, idempotencyKey="once")
    assert other["isError"]
    assert "Idempotency-Key" in other["content"][0]["text"]


@pytest.mark.parametrize("key", ["", "x" * 256, 5, "a\nb", ["a"]])
async def test_a_malformed_idempotency_key_is_refused_and_nothing_is_done(linked: Agent, key: Any) -> None:
    said = {"content": "The backups run at 02:00."}
    result = await mcp(linked, BY_TOOL["memory_remember"], said, idempotencyKey=key)
    assert result["isError"]
    assert "_meta.idempotencyKey" in result["content"][0]["text"]
    assert await linked.list() == []
