"""What the provenance store's document says of `POST /api/mcp`, whose one body is a JSON-RPC envelope; as its contract has it."""

from __future__ import annotations

from typing import Any

from app.plain import UNAUTHORIZED

_CONTENT = "The deploy script restarts php8.4-fpm after composer install."


def _rpc(number: int, **said: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, **said}


def _example(summary: str, value: dict[str, Any]) -> dict[str, Any]:
    return {"summary": summary, "value": value}


def _json(model: str, **more: Any) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{model}"}, **more}}


_REMEMBER = {
    "name": "memory_remember",
    "arguments": {
        "content": _CONTENT,
        "source": "runbook",
        "invalidation_condition": "delete if deploys move to a zero-downtime reload",
    },
}
_RECALL = {"name": "memory_recall", "arguments": {"query": "what happens to php-fpm on deploy?"}}
_SAVED = (
    f'{{\n "id": 42,\n "content": "{_CONTENT}",\n "status": "fact",\n "source": "runbook",\n '
    '"ephemeral": false,\n "expiry": "permanent"\n}'
)
_WELCOME = {
    "protocolVersion": "2024-11-05",
    "capabilities": {"tools": {}},
    "serverInfo": {"name": "foreword", "version": "0.1.0"},
    "instructions": "Foreword — provenance-aware memory…",
}

REQUESTS: dict[str, Any] = {
    "initialize": _example("initialize — handshake", _rpc(1, method="initialize", params={})),
    "toolsList": _example("tools/list — discover the memory tools", _rpc(2, method="tools/list", params={})),
    "toolsCallRemember": _example("tools/call — memory_remember", _rpc(3, method="tools/call", params=_REMEMBER)),
    "toolsCallRecall": _example("tools/call — memory_recall", _rpc(4, method="tools/call", params=_RECALL)),
}
RESPONSES: dict[str, Any] = {
    "initializeResult": _example("initialize result", _rpc(1, result=_WELCOME)),
    "toolsCallResult": _example(
        "tools/call result (memory_remember)", _rpc(3, result={"content": [{"type": "text", "text": _SAVED}]})
    ),
}

MCP: dict[str, Any] = {
    "post": {
        "tags": ["MCP"],
        "summary": "MCP JSON-RPC 2.0 endpoint",
        "description": "JSON-RPC 2.0 over Streamable HTTP, one path whose body names the method: `initialize`, `tools/list`, "
        "`tools/call`, `ping`. The `memory_*` tools do what the REST operations do and answer with the same payload.",
        "operationId": "mcpRpc",
        "security": [{"agentKey": []}],
        "requestBody": {"required": True, "content": _json("JsonRpcRequest", examples=REQUESTS)},
        "responses": {
            "200": {
                "description": "A JSON-RPC result. For `tools/call` the text of its content is the tool's payload as JSON.",
                "content": _json("JsonRpcResponse", examples=RESPONSES),
            },
            "202": {"description": "A notification was taken; there is no body."},
            "401": {
                "description": "Unauthorized (JSON-RPC error envelope).",
                "content": {
                    "application/json": {
                        "example": {"jsonrpc": "2.0", "error": {"code": -32001, "message": UNAUTHORIZED}, "id": None}
                    }
                },
            },
        },
    }
}

METHODS = [
    "initialize",
    "tools/list",
    "tools/call",
    "ping",
    "prompts/list",
    "prompts/get",
    "resources/list",
    "resources/read",
    "notifications/initialized",
]
_ID = [{"type": "integer"}, {"type": "string"}]

SCHEMAS: dict[str, Any] = {
    "JsonRpcRequest": {
        "type": "object",
        "required": ["jsonrpc", "method"],
        "properties": {
            "jsonrpc": {"type": "string", "enum": ["2.0"]},
            "id": {"oneOf": _ID, "description": "Request id (omit for a notification)."},
            "method": {"type": "string", "enum": METHODS},
            "params": {"type": "object", "description": "For tools/call: { name, arguments }."},
        },
    },
    "JsonRpcResponse": {
        "type": "object",
        "properties": {
            "jsonrpc": {"type": "string", "enum": ["2.0"]},
            "id": {"oneOf": _ID, "nullable": True},
            "result": {"type": "object"},
            "error": {
                "type": "object",
                "properties": {"code": {"type": "integer"}, "message": {"type": "string"}},
            },
        },
    },
}
