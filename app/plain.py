"""How the provenance face tells an error: `{"error": text}`, a sentence that says what to do, under the contract's statuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from app.errors import JSON, Conflict, Forbidden, Internal, InvalidRequest, NotFound, TierFull, Unauthorized

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.errors import Issue, Problem

UNAUTHORIZED = "Unauthorized: a valid Foreword API key is required (Authorization: Bearer agt_…)."
"""The same for every way in which a credential is no use, as in the contract."""

STATUSES: Mapping[type[Problem], int] = {InvalidRequest: 422, Conflict: 422, TierFull: 422, Forbidden: 401}
"""Where this face answers with another status than `/v1`."""

SHOWN = 5
"""Issues that are told of one request at most."""


def speaks_plainly(path: str) -> bool:
    """Whether a path belongs to the provenance store: whatever goes wrong there is told as here."""
    return path == "/api" or path.startswith("/api/")


def render(problem: Problem) -> tuple[int, dict[str, str], bytes]:
    """Status, header fields and body."""
    body: dict[str, Any] = {"error": sentence(problem)}
    status = STATUSES.get(type(problem), problem.status)
    return status, {"content-type": JSON, "cache-control": "no-store", **problem.headers()}, orjson.dumps(body)


def sentence(problem: Problem) -> str:
    """The error in words."""
    match problem:
        case Unauthorized() | Forbidden():
            return UNAUTHORIZED
        case InvalidRequest(issues=issues):
            return " ".join(_issue(issue) for issue in issues[:SHOWN])
        case NotFound():
            return _absent(problem.carried["resource"], problem.carried["id"])
        case Internal():
            return "Something went wrong here."
        case _:
            return f"{problem.message[:1].upper()}{problem.message[1:]}."


def _issue(issue: Issue) -> str:
    """`content is required.`"""
    return f"{issue.path or 'The request body'} {issue.message}."


def _absent(resource: str, number: int | str) -> str:
    if resource == "memory":
        return f"No memory #{number} for this agent."
    return f"There is nothing at {number}." if resource == "path" else f"No {resource} {number}."
