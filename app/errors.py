"""Everything that can go wrong for a caller of `/v1`, as one tree, and the one shape in which it is told.

Problem
├── InvalidRequest        400  issues: all of them, each with path, message and code
├── Unauthorized          401  header WWW-Authenticate
├── Forbidden             403  requiredScope | requiredRole
├── NotFound              404  resource, id
├── MethodNotAllowed      405  allow
├── NotAcceptable         406  supported
├── Conflict              409  current, and what else it conflicts with
├── TierFull              409  limit, used
├── IdempotencyInFlight   409
├── TooLarge              413  limitBytes
├── UnsupportedMediaType  415  supported
├── IdempotencyMismatch   422
├── RateLimited           429  retryAfterSeconds, header Retry-After
├── Internal              500  requestId
└── Unavailable           503  retryAfterSeconds, header Retry-After; outcome "unknown" after a lost commit
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import orjson

if TYPE_CHECKING:
    from collections.abc import Sequence

JSON = "application/json; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Issue:
    """One thing wrong with a request: where (`items[3].content`, "" for the whole), what, and a code to switch on."""

    path: str
    message: str
    code: str


class Problem(Exception):  # noqa: N818 - the wire calls them by their tags, which carry no "Error"
    """One error of the table above. `carried` are its further JSON fields, in camelCase."""

    status: ClassVar[int] = 500
    tag: ClassVar[str] = "Internal"

    def __init__(self, message: str, **carried: Any) -> None:
        super().__init__(message)
        self.message = message
        self.carried = {name: value for name, value in carried.items() if value is not None}

    def headers(self) -> dict[str, str]:
        """Header fields that belong to this error."""
        return {}

    def body(self, request_id: str) -> dict[str, Any]:
        """The JSON object a caller gets; only `Internal` names the request."""
        del request_id
        return {"error": self.tag, "message": self.message, **self.carried}


class InvalidRequest(Problem):
    """The request itself is wrong; sending it again unchanged can't succeed."""

    status, tag = 400, "InvalidRequest"

    def __init__(self, issues: Sequence[Issue]) -> None:
        first = issues[0]
        more = f" (and {len(issues) - 1} more)" if len(issues) > 1 else ""
        where = f"{first.path} " if first.path else "the request "
        super().__init__(
            f"{where}{first.message}{more}",
            issues=[{"path": issue.path, "message": issue.message, "code": issue.code} for issue in issues],
        )
        self.issues = tuple(issues)


class Unauthorized(Problem):
    """No usable credential; the message says whether it is missing, malformed, unknown, revoked or expired."""

    status, tag = 401, "Unauthorized"

    def headers(self) -> dict[str, str]:
        return {"www-authenticate": "Bearer"}


class Forbidden(Problem):
    """A good credential that may not do this."""

    status, tag = 403, "Forbidden"

    def __init__(
        self, message: str, *, required_scope: str | None = None, required_role: str | None = None, **carried: Any
    ) -> None:
        super().__init__(message, requiredScope=required_scope, requiredRole=required_role, **carried)


class NotFound(Problem):
    """Nothing of that id here: absent and a stranger's are told in the same bytes."""

    status, tag = 404, "NotFound"

    def __init__(self, resource: str, id: int | str, message: str | None = None) -> None:  # noqa: A002 - the wire's own word
        super().__init__(message or f"there is no {resource} {id} here", resource=resource, id=id)


class MethodNotAllowed(Problem):
    """The path exists and takes other methods."""

    status, tag = 405, "MethodNotAllowed"

    def __init__(self, method: str, allow: Sequence[str]) -> None:
        super().__init__(f"{method} is not taken here; use {' or '.join(allow)}", allow=list(allow))
        self.allow = tuple(allow)

    def headers(self) -> dict[str, str]:
        return {"allow": ", ".join(self.allow)}


class NotAcceptable(Problem):
    """The caller accepts none of the types that this path can answer with."""

    status, tag = 406, "NotAcceptable"

    def __init__(self, supported: Sequence[str]) -> None:
        super().__init__(f"this path answers with {' or '.join(supported)} only", supported=list(supported))


class UnsupportedMediaType(Problem):
    """The body is of a type, charset or encoding that is not read."""

    status, tag = 415, "UnsupportedMediaType"

    def __init__(self, supported: Sequence[str], message: str | None = None) -> None:
        super().__init__(message or f"send the body as {' or '.join(supported)}", supported=list(supported))


class Conflict(Problem):
    """The state of things forbids it; `current` is what it conflicts with (the live head of a retired row, …)."""

    status, tag = 409, "Conflict"

    def __init__(self, message: str, *, current: Any = None, **carried: Any) -> None:
        super().__init__(message, current=current, **carried)


class TierFull(Problem):
    """Pinning it would pass the cap; `limit` and `used` are tokens."""

    status, tag = 409, "TierFull"

    def __init__(self, message: str, *, limit: int, used: int, **carried: Any) -> None:
        super().__init__(message, limit=limit, used=used, **carried)


class IdempotencyInFlight(Problem):
    """A request with the same Idempotency-Key is still running."""

    status, tag = 409, "IdempotencyInFlight"

    def __init__(self) -> None:
        super().__init__("a request with this Idempotency-Key is still running; ask again in a moment")


class IdempotencyMismatch(Problem):
    """The Idempotency-Key was used for another request."""

    status, tag = 422, "IdempotencyMismatch"

    def __init__(self) -> None:
        super().__init__("this Idempotency-Key was used with another request; use a new key for a new request")


class TooLarge(Problem):
    """More bytes than are read."""

    status, tag = 413, "TooLarge"

    def __init__(self, limit_bytes: int, what: str = "the body") -> None:
        super().__init__(f"{what} is larger than {limit_bytes} bytes; send less at once", limitBytes=limit_bytes)


class RateLimited(Problem):
    """Too many requests with this key; `retry_after` in whole seconds, at least 1."""

    status, tag = 429, "RateLimited"

    def __init__(self, retry_after: int) -> None:
        super().__init__(f"too many requests; ask again in {retry_after} s", retryAfterSeconds=retry_after)
        self.retry_after = retry_after

    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.retry_after)}


class Unavailable(Problem):
    """Not now. `outcome_unknown`: a write may have been committed; repeat it with the same Idempotency-Key."""

    status, tag = 503, "Unavailable"

    def __init__(self, message: str, *, retry_after: int = 1, outcome_unknown: bool = False) -> None:
        outcome = "unknown" if outcome_unknown else None
        super().__init__(message, retryAfterSeconds=retry_after, outcome=outcome)
        self.retry_after = retry_after

    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.retry_after)}


class Internal(Problem):
    """Our own mistake. What happened stands in the log under the request id, never in the body."""

    status, tag = 500, "Internal"

    def __init__(self, message: str = "something went wrong here; the log has it under this request id") -> None:
        super().__init__(message)

    def body(self, request_id: str) -> dict[str, Any]:
        return {"error": self.tag, "message": "something went wrong here", "requestId": request_id}


def invalid(path: str, message: str, code: str) -> InvalidRequest:
    """The error of a single issue."""
    return InvalidRequest([Issue(path, message, code)])


def render(problem: Problem, request_id: str) -> tuple[int, dict[str, str], bytes]:
    """Status, header fields and body of an error: the only place where one becomes bytes."""
    body = orjson.dumps(problem.body(request_id))
    return problem.status, {"content-type": JSON, "cache-control": "no-store", **problem.headers()}, body
