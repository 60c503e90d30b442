"""The scars of MCP: a retry, a cut between any two statements, what must not come back, ids that are none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from app.operations import OPERATIONS
from tests.mcp.steps import STEPS
from tests.scars.test_no_partial_write import Counter, counted
from tests.scars.test_provenance_writes import ASKED, consolidated, expired, forgotten, superseded
from tests.scars.test_provenance_writes import write as write_of_provenance
from tests.scars.writes import everything
from tests.scars.writes import write as write_of_contexts

if TYPE_CHECKING:
    from app.operations import Operation
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

TOOLS = [row for row in OPERATIONS if row.tool is not None]
WRITES = [row for row in TOOLS if row.writes]
ATOMIC = [row for row in WRITES if not row.own_transaction]
WITH_ID = [row for row in TOOLS if "{id}" in row.path]
of_tool = pytest.mark.parametrize


def named(operation: Operation) -> str:
    return operation.tool or ""


@pytest.fixture
async def agent(host: Host) -> Host:
    """An agent of an organisation that nothing else is in."""
    return replace(host, key=await host.mint(agent="scarred", kind="agent"))


async def use(agent: Host, tool: str, arguments: dict[str, Any], key: str | None = None) -> Any:
    """The tool's result."""
    params: dict[str, Any] = {"name": tool, "arguments": arguments}
    if key is not None:
        params["_meta"] = {"idempotencyKey": key}
    reply = await agent.ask("POST", "/api/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
    assert reply.status_code == 200, reply.text
    return reply.json()["result"]


async def call(agent: Host, tool: str, **arguments: Any) -> Any:
    """What a good call gives."""
    result = await use(agent, tool, arguments)
    assert not result["isError"], result
    return result["structuredContent"]


async def arguments_of(agent: Host, operation: Operation) -> dict[str, Any]:
    """Those of a call that works, against rows that it finds."""
    write = write_of_provenance if operation.face == "provenance" else write_of_contexts
    asked = await write(agent, operation)
    given = dict(asked.body)
    return {**given, "id": int(asked.path.split("/")[-2])} if "{id}" in operation.path else given


async def rows(agent: Host) -> Any:
    await agent.whole.room.uses.settle()
    return await everything(agent)


@of_tool("operation", WRITES, ids=named)
async def test_a_retry_has_the_first_answer_and_no_second_effect(agent: Host, operation: Operation) -> None:
    arguments = await arguments_of(agent, operation)
    first = await use(agent, named(operation), arguments, "k-1")
    assert not first["isError"], first
    after = await rows(agent)
    again = await use(agent, named(operation), arguments, "k-1")
    assert again == {**first, "_meta": {"idempotencyReplayed": True}}
    assert await rows(agent) == after
    other = await use(agent, named(operation), {**arguments, "namespace": "another", "reason": "another"}, "k-1")
    assert other["isError"]
    assert await rows(agent) == after


@of_tool("operation", ATOMIC, ids=named)
async def test_cut_at_any_statement_it_has_written_nothing(agent: Host, operation: Operation) -> None:
    """Consolidation writes one cluster a transaction: tests/faults/test_consolidation_cut.py."""
    arguments = await arguments_of(agent, operation)
    before, at = await rows(agent), 1
    while True:
        with counted(Counter(at)):
            result = await use(agent, named(operation), arguments, "k")
        if not result["isError"]:
            break
        assert orjson.loads(result["content"][0]["text"])["error"] in {"Internal", "Something went wrong here."}
        assert await rows(agent) == before, f"cut at statement {at}"
        at += 1
    assert at > 5
    assert await rows(agent) != before


@of_tool("end", [forgotten, superseded, expired, consolidated], ids=lambda end: end.__name__)
async def test_no_tool_shows_it_again(agent: Host, end: Any) -> None:
    await call(agent, "context_build", userMessage=ASKED, sessionId="s")
    number = await end(agent)
    for asked in ({}, {"status": "fact"}, {"status": "hypothesis"}, {"namespace": "default"}, {"limit": 200}):
        assert number not in [row["id"] for row in (await call(agent, "memory_list", **asked))["results"]]
    for more in ({}, {"limit": 50}, {"namespace": "default"}, {"status": "fact"}):
        found = await call(agent, "memory_recall", query=ASKED, **more)
        assert number not in [row["id"] for row in found["results"]]
    for more in ({}, {"include": [number]}, {"sessionId": "s"}):
        block = await call(agent, "context_build", userMessage=ASKED, **more)
        assert number not in [entry["id"] for entry in (*block["entries"], *block["leftOut"])]
    explained = await call(agent, "memory_explain", memoryId=number, userMessage=ASKED)
    assert explained["included"] is False
    assert (await call(agent, "tension_list"))["tensions"] == []
    preview = await call(agent, "memory_consolidate", dry_run=True)
    assert number not in [each for detail in preview["details"] for each in detail["source_ids"]]
    for method, params in (
        ("prompts/get", {"name": "current_block", "arguments": {"message": ASKED}}),
        ("resources/read", {"uri": "foreword://block"}),
    ):
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        told = (await agent.ask("POST", "/api/mcp", message)).text
        assert "ZQ-417" not in told or end is consolidated  # whose summary says it, as a hypothesis


@of_tool("number", [0, -1, 2**53, 2**53 + 1, str(2**63), "9" * 400, "abc", "1.0", "", "٣", 1.5, True, None, [1], {}])
@of_tool("operation", WITH_ID, ids=named)
async def test_an_id_that_is_none_is_an_error_in_our_words(agent: Host, operation: Operation, number: Any) -> None:
    given = next(given for tool, given in STEPS if tool == operation.tool)
    params = {"name": operation.tool, "arguments": {**given, "id": number}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    reply = await agent.ask("POST", "/api/mcp", message)
    assert reply.status_code == 200, reply.text
    result = reply.json()["result"]
    assert result["isError"]
    told = orjson.loads(result["content"][0]["text"])["error"]
    assert told in {"NotFound", "InvalidRequest"} or told.startswith(("No memory #", "id "))
    assert await agent.live() == []
