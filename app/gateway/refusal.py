"""What the gateway itself has to say, in the shape of the provider whose client is listening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from app.errors import JSON, Problem

if TYPE_CHECKING:
    from app.gateway.dialects import Provider

ANTHROPIC_TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
}
"""Anthropic's names of errors by status; every other one is an `api_error`."""


class BadGateway(Problem):
    """The provider can't be reached or broke off before it answered."""

    status, tag = 502, "BadGateway"


class GatewayTimeout(Problem):
    """The provider was silent for too long."""

    status, tag = 504, "GatewayTimeout"


def told(provider: Provider, problem: Problem) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Header fields and body."""
    message = f"Foreword gateway: {problem.message}"
    said: dict[str, Any]
    if provider == "anthropic":
        kind = ANTHROPIC_TYPES.get(problem.status, "api_error")
        said = {"type": "error", "error": {"type": kind, "message": message}}
    else:
        kind = "invalid_request_error" if problem.status < 500 else "api_error"
        said = {"error": {"message": message, "type": kind, "param": None, "code": problem.tag}}
    body = orjson.dumps(said)
    fields = [(name.encode(), value.encode()) for name, value in problem.headers().items()]
    return [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode()), *fields], body
