"""A test build of MCP: the service's own server, and beside its tools those that the conformance suite calls by name."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from mcp_types import (
    CallToolRequestParams,
    GetPromptRequestParams,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    SetLevelRequestParams,
)

from app.mcp import server as ours
from tests.mcp.streams import STREAMED

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server

PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA="
IMAGE = {"type": "image", "data": PIXEL, "mimeType": "image/png"}


def text(said: str) -> dict[str, Any]:
    return {"type": "text", "text": said}


def embedded(uri: str, media: str, said: str) -> dict[str, Any]:
    return {"type": "resource", "resource": {"uri": uri, "mimeType": media, "text": said}}


TOOLS: dict[str, dict[str, Any]] = {
    "test_simple_text": {"content": [text("This is a simple text response for testing.")]},
    "test_image_content": {"content": [IMAGE]},
    "test_audio_content": {"content": [{"type": "audio", "data": SILENCE, "mimeType": "audio/wav"}]},
    "test_embedded_resource": {
        "content": [embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")]
    },
    "test_multiple_content_types": {
        "content": [
            text("Multiple content types test:"),
            IMAGE,
            embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
        ]
    },
    "test_error_handling": {
        "isError": True,
        "content": [text("This tool intentionally returns an error for testing")],
    },
    "json_schema_2020_12_tool": {"content": [text("taken")]},
}
SCHEMAS: dict[str, dict[str, Any]] = {
    "json_schema_2020_12_tool": {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "$defs": {
            "address": {"type": "object", "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}
        },
        "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"}},
        "additionalProperties": False,
    }
}
RESOURCES: dict[str, dict[str, Any]] = {
    "test://static-text": {"mimeType": "text/plain", "text": "This is the content of the static text resource."},
    "test://static-binary": {"mimeType": "image/png", "blob": PIXEL},
}
TEMPLATE = re.compile(r"test://template/(\w+)/data")


async def list_tools(context: Any, params: PaginatedRequestParams) -> Any:
    listed = await ours.list_tools(context, params)
    names = (*TOOLS, *STREAMED)
    more = [{"name": name, "description": name, "inputSchema": SCHEMAS.get(name, {"type": "object"})} for name in names]
    return {**listed, "tools": listed["tools"] + more}


async def call_tool(context: Any, params: CallToolRequestParams) -> Any:
    if params.name in STREAMED:
        return {**ours.WHOLE, **await STREAMED[params.name](context.request, params)}
    if params.name in TOOLS:
        return {**ours.WHOLE, **TOOLS[params.name]}
    return await ours.call_tool(context, params)


async def list_resources(context: Any, params: PaginatedRequestParams) -> Any:
    listed = await ours.list_resources(context, params)
    return {**listed, "resources": listed["resources"] + [{"uri": uri, "name": uri} for uri in RESOURCES]}


async def read_resource(context: Any, params: ReadResourceRequestParams) -> Any:
    uri = str(params.uri)
    if uri in RESOURCES:
        return {**ours.WHOLE, "contents": [{"uri": uri, **RESOURCES[uri]}]}
    found = TEMPLATE.fullmatch(uri)
    if found:
        said = json.dumps({"id": found[1], "templateTest": True, "data": f"Data for ID: {found[1]}"})
        return {**ours.WHOLE, "contents": [{"uri": uri, "mimeType": "application/json", "text": said}]}
    return await ours.read_resource(context, params)


def prompts(given: dict[str, str]) -> dict[str, list[dict[str, Any]]]:
    """The contents of each prompt."""
    both = f"Prompt with arguments: arg1='{given.get('arg1')}', arg2='{given.get('arg2')}'"
    held = embedded(given.get("resourceUri", "test://x"), "text/plain", "Embedded resource content for testing.")
    return {
        "test_simple_prompt": [text("This is a simple prompt for testing.")],
        "test_prompt_with_arguments": [text(both)],
        "test_prompt_with_embedded_resource": [held, text("Please process the embedded resource above.")],
        "test_prompt_with_image": [IMAGE, text("Please analyze the image above.")],
    }


async def list_prompts(context: Any, params: PaginatedRequestParams) -> Any:
    listed = await ours.list_prompts(context, params)
    return {**listed, "prompts": listed["prompts"] + [{"name": name, "description": name} for name in prompts({})]}


async def get_prompt(context: Any, params: GetPromptRequestParams) -> Any:
    known = prompts(params.arguments or {})
    if params.name in known:
        messages = [{"role": "user", "content": content} for content in known[params.name]]
        return {**ours.WHOLE, "messages": messages}
    return await ours.get_prompt(context, params)


async def set_level(context: Any, params: SetLevelRequestParams) -> Any:
    """Every level is sent: what logs here does so to be seen."""
    del context, params
    return {}


def made() -> Server[Any]:
    """The service's server with the fixtures."""
    server = ours.made()
    server.add_request_handler("tools/list", PaginatedRequestParams, list_tools)
    server.add_request_handler("tools/call", CallToolRequestParams, call_tool)
    server.add_request_handler("resources/list", PaginatedRequestParams, list_resources)
    server.add_request_handler("resources/read", ReadResourceRequestParams, read_resource)
    server.add_request_handler("prompts/list", PaginatedRequestParams, list_prompts)
    server.add_request_handler("prompts/get", GetPromptRequestParams, get_prompt)
    server.add_request_handler("logging/setLevel", SetLevelRequestParams, set_level)
    return server
