"""The OpenAPI 3.1 document of `/v1`, drawn from the operations table: paths, models, errors, examples and links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pydantic.json_schema import models_json_schema

from app import errors
from app.models.fields import MAX_ID, NAME_LENGTH
from app.roles import LEAST
from app.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pydantic.json_schema import JsonSchemaMode

    from app.models.fields import Model
    from app.operations import Operation

    Schema = dict[str, Any]

REF = "#/components/schemas/{model}"
TAGS: tuple[tuple[str, str, str], ...] = (
    ("/v1/context", "Context", "The block for the next model call"),
    ("/v1/recall", "Recall", "A question to the whole store"),
    ("/v1/turns", "Turns", "Learning from finished turns"),
    ("/v1/memories", "Memories", "Rows: statements with provenance, status and tier"),
    ("/v1/episodes", "Episodes", "What happened, in order"),
    ("/v1/sessions", "Episodes", "What happened, in order"),
    ("/v1/consolidate", "Episodes", "What happened, in order"),
    ("/v1/entities", "Entities", "Names and identifiers that are spoken of"),
    ("/v1/tensions", "Tensions", "Two claims that can't both be true"),
    ("/v1/self-model", "Self-model", "Outcomes, reliability and guardrails"),
    ("/v1/injections", "Injections", "What was given, line by line"),
    ("/v1/stats", "Stats", "Numbers"),
    ("/v1/agents", "Agents", "Owners of memories"),
    ("/v1/auth", "People", "Signing up, in and out"),
    ("/v1/organisations", "Organisations", "Tenants, their members and whom they invite"),
    ("/v1/keys", "Keys", "What hosts call with"),
    ("/v1/settings", "Settings", "What an organisation sets for itself"),
    ("/v1/export", "Transfer", "Out of an organisation, and in"),
    ("/v1/import", "Transfer", "Out of an organisation, and in"),
)
"""By the start of the path: the tag of its operations and what it stands for."""

PROBLEMS: tuple[type[errors.Problem], ...] = (
    errors.InvalidRequest,
    errors.Unauthorized,
    errors.Forbidden,
    errors.NotFound,
    errors.NotAcceptable,
    errors.Conflict,
    errors.TierFull,
    errors.IdempotencyInFlight,
    errors.TooLarge,
    errors.UnsupportedMediaType,
    errors.IdempotencyMismatch,
    errors.RateLimited,
    errors.Internal,
    errors.Unavailable,
)
READING = (400, 401, 403, 404, 406, 429, 500, 503)
WRITING = (400, 401, 403, 404, 406, 409, 413, 415, 422, 429, 500, 503)
HEADERS: dict[int, str] = {401: "WWW-Authenticate", 429: "Retry-After", 503: "Retry-After"}

_PARAMETER = re.compile(r"\{(\w+)\}")


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """The whole document."""
    schemas = _schemas(operations)
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schemas)
    used = {name: schema for name, schema in schemas.items() if name not in _queries(operations)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Foreword",
            "version": VERSION,
            "summary": "Context-injection middleware for LLM agents",
            "description": DESCRIPTION,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": meaning} for name, meaning in dict.fromkeys((n, m) for _, n, m in TAGS)],
        "security": [{"apiKey": []}],
        "paths": paths,
        "components": {
            "schemas": {**used, "Error": ERROR},
            "responses": {str(status): _problem(status) for status in sorted({*READING, *WRITING})},
            "headers": _headers(),
            "securitySchemes": SECURITY,
        },
    }


LINES = '{"content": "We deploy on Tuesdays", "source": "ops/deploy.md"}\n'

DESCRIPTION = """Call `POST /v1/context` before each model call and prepend `text` to the system prompt; call
`POST /v1/turns` after it. Every line of the block says which rule put it there, what it cost, where it came from and
what would retire it.

Times are RFC 3339, with any offset in and UTC out. Optional fields may be absent or null; unknown ones are refused.
`agent` and `namespace` may stand in the body or in the query. Writing requests take an `Idempotency-Key`."""

SECURITY = {
    "apiKey": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "fwd_…",
        "description": "An API key of an agent's host",
    },
    "signIn": {
        "type": "apiKey",
        "in": "cookie",
        "name": "foreword",
        "description": "A signed-in person; behind TLS its name is __Host-foreword",
    },
    "csrfToken": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": "The token of the sign-in, as `GET /v1/auth/session` tells it",
    },
}

ERROR: dict[str, Any] = {
    "type": "object",
    "description": "The one shape of every error; the tag says which further fields it carries.",
    "required": ["error", "message"],
    "properties": {
        "error": {"type": "string", "enum": sorted({*(kind.tag for kind in PROBLEMS), "MethodNotAllowed"})},
        "message": {"type": "string"},
        "issues": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["path", "message", "code"],
                "properties": {name: {"type": "string"} for name in ("path", "message", "code")},
            },
        },
        "requiredScope": {"type": "string"},
        "requiredRole": {"type": "string"},
        "agent": {"type": "string"},
        "resource": {"type": "string"},
        "id": {"type": ["integer", "string"]},
        "allow": {"type": "array", "items": {"type": "string"}},
        "supported": {"type": "array", "items": {"type": "string"}},
        "current": {},
        "limit": {"type": "integer"},
        "used": {"type": "integer"},
        "limitBytes": {"type": "integer"},
        "retryAfterSeconds": {"type": "integer"},
        "outcome": {"const": "unknown"},
        "requestId": {"type": "string"},
    },
}


def _schemas(operations: Sequence[Operation]) -> dict[str, Schema]:
    """Every model's schema; path parameters are taken out of the inputs, since they stand in the path."""
    models: dict[str, tuple[type[Model], JsonSchemaMode]] = {}
    for operation in operations:
        models[operation.input.__name__] = operation.input, "validation"
        models[operation.output.__name__] = operation.output, "serialization"
    _, whole = models_json_schema([models[name] for name in sorted(models)], ref_template=REF)
    schemas: dict[str, Schema] = whole["$defs"]
    for operation in operations:
        schema = schemas[operation.input.__name__]
        for name in _PARAMETER.findall(operation.path):
            schema["properties"].pop(name, None)
            if name in schema.get("required", []):
                schema["required"].remove(name)
    return schemas


def _queries(operations: Iterable[Operation]) -> set[str]:
    """Inputs that are only ever a query: their fields stand as parameters, the schema nowhere."""
    bodies = {o.input.__name__ for o in operations if o.method in ("POST", "PATCH") and not o.lines_in}
    return {operation.input.__name__ for operation in operations} - bodies


def _operation(operation: Operation, schemas: dict[str, Schema]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "operationId": operation.name,
        "tags": [name for start, name, _ in TAGS if operation.path.startswith(start)],
        "summary": operation.summary,
        "description": f"Needs {_needs(operation)}.",
        "security": _security(operation),
        "parameters": _parameters(operation, schemas),
        "responses": _responses(operation),
    }
    if operation.lines_in:
        content = {"application/x-ndjson": {"schema": {"type": "string"}, "example": LINES}}
        said["requestBody"] = {"required": True, "content": content}
    elif operation.method in ("POST", "PATCH"):
        schema = schemas[operation.input.__name__]
        content = {"schema": {"$ref": REF.format(model=operation.input.__name__)}}
        if operation.example_in is not None:
            content["example"] = operation.example_in
        said["requestBody"] = {"required": bool(schema.get("required")), "content": {"application/json": content}}
    return said


def _security(operation: Operation) -> list[dict[str, list[str]]]:
    """A writing request of a signed-in person carries the token of their sign-in as well."""
    signed: dict[str, list[str]] = {"signIn": []} if operation.method == "GET" else {"signIn": [], "csrfToken": []}
    match operation.scope:
        case "open":
            return []
        case "session":
            return [signed]
        case _:
            return [{"apiKey": []}, signed]


def _needs(operation: Operation) -> str:
    match operation.scope:
        case "open":
            return "nothing: it is for whoever isn't signed in"
        case "session":
            return f"a sign-in with the role {LEAST[operation.power]} or above"
        case _:
            return f"the scope `{operation.scope}`, or a sign-in"


def _parameters(operation: Operation, schemas: dict[str, Schema]) -> list[dict[str, Any]]:
    path = [_path_parameter(name) for name in _PARAMETER.findall(operation.path)]
    fields = schemas[operation.input.__name__]["properties"]
    queried = operation.lines_in or operation.method in ("GET", "DELETE")
    names = [name for name in fields if name != "lines"] if queried else []  # elsewhere agent and namespace may, too
    required = schemas[operation.input.__name__].get("required", [])
    query = [
        {
            "name": name,
            "in": "query",
            "required": operation.method == "GET" and name in required,
            "schema": _not_null(fields[name]),
        }
        for name in names
    ]
    key = [IDEMPOTENCY] if operation.writes and not operation.secret_answer else []
    return [*path, *query, *key]


IDEMPOTENCY: dict[str, Any] = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "Same key, same request: the first answer again, and one effect; kept for 24 hours",
    "schema": {"type": "string", "minLength": 1, "maxLength": 255},
}


LONGEST: dict[str, int] = {"domain": 100, "sessionId": NAME_LENGTH}
"""Path parameters that are names, with the characters that they may have; every other one is an id."""


def _path_parameter(name: str) -> dict[str, Any]:
    longest = LONGEST.get(name)
    number: Schema = {"type": "integer", "minimum": 1, "maximum": MAX_ID}
    schema = number if longest is None else {"type": "string", "minLength": 1, "maxLength": longest}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _not_null(schema: Schema) -> Schema:
    """In a query a field is absent, never null."""
    options = [option for option in schema.get("anyOf", []) if option != {"type": "null"}]
    return options[0] if len(options) == 1 else {"anyOf": options} if options else schema


def _responses(operation: Operation) -> dict[str, Any]:
    content = {"schema": {"$ref": REF.format(model=operation.output.__name__)}, "example": operation.example_out}
    good: dict[str, Any] = {
        "description": operation.summary,
        "headers": {name: {"$ref": f"#/components/headers/{name}"} for name in ("X-Request-Id", "Server-Timing")},
        "content": {"application/x-ndjson" if operation.lines_out else "application/json": content},
    }
    if operation.links:
        good["links"] = {
            link.operation: {"operationId": link.operation, "parameters": {link.name: f"$response.body#{link.pointer}"}}
            for link in operation.links
        }
    statuses = READING if operation.method == "GET" else WRITING
    refused = {str(status): {"$ref": f"#/components/responses/{status}"} for status in statuses}
    return {str(operation.status): good, **refused}


def _problem(status: int) -> dict[str, Any]:
    kinds = [kind for kind in PROBLEMS if kind.status == status]
    said: dict[str, Any] = {
        "description": " ".join(f"`{kind.tag}`: {(kind.__doc__ or '').strip()}" for kind in kinds),
        "content": {"application/json": {"schema": {"$ref": REF.format(model="Error")}}},
    }
    if status in HEADERS:
        said["headers"] = {HEADERS[status]: {"schema": {"type": "string"}}}
    return said


def _headers() -> dict[str, Any]:
    return {
        "X-Request-Id": {"description": "As sent, or made", "schema": {"type": "string"}},
        "Server-Timing": {"description": "Where the time went", "schema": {"type": "string"}},
    }
