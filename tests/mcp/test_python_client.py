"""The protocol's official Python client, over a real socket, drives every tool."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from app.operations import CONTEXT, OPERATIONS
from tests.mcp.steps import MISTAKES, STEPS, filled

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from mcp import Client

    from tests.contract.store import Agent
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

TOOLS = [operation.tool for operation in OPERATIONS if operation.tool is not None]
MODES = ("legacy", "auto", "2026-07-28")
"""With a handshake, without one, and as the client likes."""


@asynccontextmanager
async def connected(url: str, key: str, mode: str = "auto") -> AsyncIterator[Client]:
    from mcp import Client  # noqa: PLC0415 - two seconds that only these tests pay
    from mcp.client.streamable_http import streamable_http_client  # noqa: PLC0415 - it takes seconds to load
    from mcp.shared._httpx_utils import create_mcp_http_client  # noqa: PLC0415 - the same

    headers = {"Authorization": f"Bearer {key}"}
    async with (
        create_mcp_http_client(headers=headers) as http,
        Client(streamable_http_client(url, http_client=http), mode=mode) as client,
    ):
        yield client


@pytest.mark.parametrize("mode", MODES)
async def test_every_tool_is_listed_with_schemas_and_annotations(url: str, linked: Agent, mode: str) -> None:
    async with connected(url, linked.key, mode) as client:
        listed = (await client.list_tools()).tools
    assert [tool.name for tool in listed] == TOOLS
    for tool in listed:
        assert tool.title
        assert tool.description
        assert tool.input_schema["type"] == "object"
        assert tool.output_schema
        assert tool.output_schema["type"] == "object"
        assert tool.annotations
        assert tool.annotations.open_world_hint is False
    hints = {tool.name: tool.annotations for tool in listed if tool.annotations}
    assert {name for name, hint in hints.items() if hint.read_only_hint} == {
        "memory_recall",
        "memory_list",
        "context_build",
        "memory_explain",
        "tension_list",
    }
    assert {name for name, hint in hints.items() if hint.destructive_hint} == {
        "memory_supersede",
        "memory_forget",
        "memory_consolidate",
        "tension_resolve",
    }
    assert not any(hint.read_only_hint and hint.destructive_hint for hint in hints.values())


@pytest.mark.parametrize("mode", MODES)
async def test_every_tool_works_and_keeps_to_its_schema(url: str, linked: Agent, mode: str) -> None:
    """The client itself checks each result against the output schema."""
    assert {tool for tool, _ in STEPS} == set(TOOLS)
    answers: list[Any] = []
    async with connected(url, linked.key, mode) as client:
        await client.list_tools()
        for tool, arguments in STEPS:
            result = await client.call_tool(tool, filled(arguments, answers))
            assert not result.is_error, (tool, result.content)
            assert orjson.loads(result.content[0].text) == result.structured_content
            answers.append(result.structured_content)
    assert "php8.4-fpm" in answers[3]["results"][0]["content"]
    assert "never deploy" in answers[12]["text"]


async def test_the_key_of_a_host_opens_the_tools_of_contexts_alone(url: str, host: Host) -> None:
    async with connected(url, host.key) as client:
        listed = {tool.name for tool in (await client.list_tools()).tools}
        built = await client.call_tool("context_build", {"userMessage": "hello"})
    assert listed == {operation.tool for operation in CONTEXT if operation.tool is not None}
    assert not built.is_error


@pytest.mark.parametrize(("tool", "arguments"), MISTAKES)
async def test_what_is_wrong_is_a_result_in_our_words(url: str, linked: Agent, tool: str, arguments: Any) -> None:
    async with connected(url, linked.key) as client:
        result = await client.call_tool(tool, arguments)
    assert result.is_error
    assert result.structured_content is None
    text = result.content[0].text
    assert orjson.loads(text)["error"]
    assert not any(leak in text for leak in ("pydantic", "Input should", "Traceback", "input_value", "Internal"))


async def test_a_prompt_and_a_resource_give_the_block(url: str, host: Host) -> None:
    async with connected(url, host.key) as client:
        await client.call_tool("turn_learn", {"userMessage": "We use pnpm, never npm."})
        (prompt,) = (await client.list_prompts()).prompts
        given = await client.get_prompt(prompt.name, {"message": "which package manager?"})
        (resource,) = (await client.list_resources()).resources
        read = await client.read_resource(str(resource.uri))
        (template,) = (await client.list_resource_templates()).resource_templates
        of_one = await client.read_resource(template.uri_template.replace("{namespace}", "shop"))
    assert "pnpm" in given.messages[0].content.text
    assert "pnpm" in read.contents[0].text
    assert read.contents[0].mime_type == "text/markdown"
    assert "pnpm" in of_one.contents[0].text


async def test_a_prompt_is_recorded_and_a_resource_is_only_looked_at(url: str, host: Host) -> None:
    async with connected(url, host.key) as client:
        await client.read_resource("foreword://block")
        await client.call_tool("context_build", {"userMessage": "hello", "dryRun": True})
        await client.get_prompt("current_block", {"message": "hello"})
    assert len(await host.all("/v1/injections")) == 1
