"""The OpenAPI 3.0 document of the provenance store, drawn from the operations table: all that its contract holds, and ours.

The contract is written in OpenAPI 3.0, whose schemas say `nullable` where JSON Schema says `null`; ours are rewritten so.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pydantic.json_schema import models_json_schema

from app import errors
from app.examples_mcp import MCP, SCHEMAS
from app.examples_provenance import NAMED
from app.meaning_provenance import MEANING
from app.openapi import IDEMPOTENCY
from app.plain import STATUSES, UNAUTHORIZED
from app.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pydantic.json_schema import JsonSchemaMode

    from app.models.fields import Model
    from app.operations import Operation

    Schema = dict[str, Any]

REF = "#/components/schemas/{model}"
ID = {"$ref": "#/components/parameters/MemoryId"}
ADDED = (405, 409, 413, 415, 429, 500, 503)
"""Statuses that every operation may answer with beside those of the contract."""

_PARAMETER = re.compile(r"\{(\w+)\}")
_DROPPED = frozenset({"title", "additionalProperties"})


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """The whole document."""
    schemas = _schemas(operations)
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schemas)
    queries = {operation.input.__name__ for operation in operations if operation.method == "GET" or operation.free_body}
    return {
        "openapi": "3.0.3",
        "info": {"title": "Foreword: the provenance store", "version": VERSION, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": meaning} for name, meaning in TAGS.items()],
        "security": [{"agentKey": []}],
        "paths": {**paths, "/api/mcp": MCP},
        "components": {
            "securitySchemes": SECURITY,
            "parameters": {"MemoryId": MEMORY_ID},
            "responses": {**RESPONSES, **{str(status): _added(status) for status in ADDED}},
            "schemas": {"Error": ERROR, **{n: s for n, s in schemas.items() if n not in queries}, **SCHEMAS},
        },
    }


DESCRIPTION = """Memories that can be appealed and falsified: recall returns the content with its provenance, a status
(`fact`, `hypothesis`, `retired`) and a `trust` hint. The same rows stand behind `/v1`, described by `/openapi.json`.

Unknown fields are ignored, blank optional texts are absent. Times are RFC 3339 in UTC. Writing requests take an
`Idempotency-Key`. A memory of an anonymous agent ends after 24 hours, and `advisory` says so."""

TAGS = {
    "Memories": "The memory primitives, opened by the key of one agent",
    "Keys": "Provision and revoke the keys of agents, with the master key",
    "MCP": "The JSON-RPC 2.0 endpoint of MCP",
}

SECURITY = {
    "agentKey": {"type": "http", "scheme": "bearer", "bearerFormat": "agt_…", "description": "The key of one agent"},
    "masterKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "The master key (FOREWORD_MASTER_KEY): provisions and revokes the keys of agents, nothing else",
    },
}

MEMORY_ID: dict[str, Any] = {
    "name": "id",
    "in": "path",
    "required": True,
    "schema": {"type": "integer"},
    "description": "A memory of the authenticated agent; another agent's is simply not found",
}

ERROR = {"type": "object", "required": ["error"], "properties": {"error": {"type": "string"}}}


def _error(description: str, example: str) -> dict[str, Any]:
    content = {"schema": {"$ref": REF.format(model="Error")}, "example": {"error": example}}
    return {"description": description, "content": {"application/json": content}}


RESPONSES = {
    "Unauthorized": {
        **_error("Missing or invalid credentials.", UNAUTHORIZED),
        "headers": {"WWW-Authenticate": {"schema": {"type": "string"}}},
    },
    "NotFound": _error("No such memory for this agent.", "No memory #123 for this agent."),
    "UnprocessableEntity": _error(
        "Bad input; a retired row, with its live head; or an Idempotency-Key that was used for another request.",
        "content is required.",
    ),
}


def _added(status: int) -> dict[str, Any]:
    kinds = [k for k in errors.Problem.__subclasses__() if k.status == status and k not in STATUSES]
    content = {"schema": {"$ref": REF.format(model="Error")}}
    return {
        "description": " ".join((kind.__doc__ or "").strip().split("\n")[0] for kind in kinds),
        "content": {"application/json": content},
    }


def _schemas(operations: Sequence[Operation]) -> dict[str, Schema]:
    """Every model's schema; the path's parameters are taken out of the inputs."""
    models: dict[str, tuple[type[Model], JsonSchemaMode]] = {}
    for operation in operations:
        models[operation.input.__name__] = operation.input, "validation"
        models[operation.output.__name__] = operation.output, "serialization"
    _, whole = models_json_schema([models[name] for name in sorted(models)], ref_template=REF)
    schemas: dict[str, Schema] = {name: _as_of_3_0(schema) for name, schema in whole["$defs"].items()}
    for operation in operations:
        schema = schemas[operation.input.__name__]
        for name in _PARAMETER.findall(operation.path):
            schema["properties"].pop(name, None)
            schema["required"] = [each for each in schema.get("required", []) if each != name]
        if not schema.get("required"):
            schema.pop("required", None)
    return schemas


def _as_of_3_0(value: Any) -> Any:
    """A schema in the words of OpenAPI 3.0."""
    if isinstance(value, list):
        return [_as_of_3_0(each) for each in value]
    if not isinstance(value, dict):
        return value
    schema = {name: _as_of_3_0(each) for name, each in value.items() if name not in _DROPPED}
    if "properties" in value:
        schema["properties"] = {name: _as_of_3_0(each) for name, each in value["properties"].items()}
    if "const" in schema:
        schema["enum"] = [schema.pop("const")]
    if "exclusiveMinimum" in schema:
        schema |= {"minimum": schema["exclusiveMinimum"], "exclusiveMinimum": True}
    return _nullable(schema)


def _nullable(schema: Schema) -> Schema:
    options = schema.get("anyOf", [])
    kept = [option for option in options if option != {"type": "null"}]
    if len(kept) == len(options) or len(kept) != 1:
        return schema
    rest = {name: each for name, each in schema.items() if name != "anyOf" and (name, each) != ("default", None)}
    return {**kept[0], **rest, "nullable": True}


def _operation(operation: Operation, schemas: dict[str, Schema]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "tags": ["Keys" if operation.scope == "master" else "Memories"],
        "summary": operation.summary,
        "description": MEANING[operation.name].does,
        "operationId": operation.name,
        "security": [{"masterKey": []}] if operation.scope == "master" else [{"agentKey": []}],
        "parameters": _parameters(operation, schemas),
    }
    if operation.method == "POST":
        said["requestBody"] = _body(operation, schemas)
    return {**said, "responses": _responses(operation)}


def _parameters(operation: Operation, schemas: dict[str, Schema]) -> list[dict[str, Any]]:
    path = [ID] if "{id}" in operation.path else []
    fields = schemas[operation.input.__name__]["properties"] if operation.method == "GET" else {}
    query = [_query(name, dict(schema)) for name, schema in fields.items()]
    return [*path, *query, *([IDEMPOTENCY] if operation.writes and not operation.secret_answer else [])]


def _query(name: str, schema: Schema) -> dict[str, Any]:
    """In a query a field is absent, never null."""
    schema.pop("nullable", None)
    return {"name": name, "in": "query", "description": schema.pop("description", ""), "schema": schema}


def _body(operation: Operation, schemas: dict[str, Schema]) -> dict[str, Any]:
    schema: Schema = {"$ref": REF.format(model=operation.input.__name__)}
    if operation.free_body:
        schema = {"type": "object"}
    content: dict[str, Any] = {"schema": schema}
    if operation.name in NAMED:
        content["examples"] = NAMED[operation.name]
    elif operation.example_in:
        content["example"] = operation.example_in
    required = bool(schemas[operation.input.__name__].get("required"))
    return {"required": required, "content": {"application/json": content}}


def _responses(operation: Operation) -> dict[str, Any]:
    content = {"schema": {"$ref": REF.format(model=operation.output.__name__)}, "example": operation.example_out}
    named = {"401": "Unauthorized", "422": "UnprocessableEntity"} | (
        {"404": "NotFound"} if "{id}" in operation.path else {}
    )
    return {
        "200": {"description": MEANING[operation.name].gives, "content": {"application/json": content}},
        **{status: {"$ref": f"#/components/responses/{name}"} for status, name in sorted(named.items())},
        **{str(status): {"$ref": f"#/components/responses/{status}"} for status in ADDED},
    }
