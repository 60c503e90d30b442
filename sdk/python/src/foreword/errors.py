"""Everything that a call can raise, as one tree: by the tag of the server's answer, or by why there was none.

ForewordError
├── Misconfigured                the client was made without an address or a key, or with unusable ones
├── NoAnswer                     nothing whole came back; a write may have happened: repeat it with its key
│   ├── Unreachable              no connection, or it broke off
│   ├── DeadlineExceeded         the time that the caller gives ran out
│   └── UnexpectedReply          an answer that is none of this API's: another type, cut off, too large, a redirect
└── Refused                      the server says no, in the one shape of its errors
    ├── InvalidRequest        400  issues
    ├── Unauthorized          401
    ├── Forbidden             403  required_scope | required_role
    ├── NotFound              404  resource, id
    ├── MethodNotAllowed      405  allow
    ├── NotAcceptable         406  supported
    ├── Conflict              409  current
    ├── TierFull              409  limit, used
    ├── IdempotencyInFlight   409
    ├── TooLarge              413  limit_bytes
    ├── UnsupportedMediaType  415  supported
    ├── IdempotencyMismatch   422
    ├── RateLimited           429  retry_after
    ├── Internal              500
    └── Unavailable           503  retry_after, outcome
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Issue:
    """One thing wrong with a request: where (`items[3].content`, "" for the whole), what, and a code to switch on."""

    path: str
    message: str
    code: str


class ForewordError(Exception):
    """What all errors of this package are. `request_id` is the name under which the server's log has the request."""

    request_id: str | None = None

    @property
    def reason(self) -> str:
        """One word for counting: the tag of the server's answer, or the name of this class."""
        return type(self).__name__


class Misconfigured(ForewordError):  # noqa: N818 - it says what is wrong
    """The client can't be made like this; the message says what to set."""


class NoAnswer(ForewordError):  # noqa: N818 - its children say why
    """Nothing that can be read came back."""


class Unreachable(NoAnswer):
    """There was no connection, or it broke off before the answer was whole."""


class DeadlineExceeded(NoAnswer):
    """The time ran out, retries included."""


class UnexpectedReply(NoAnswer):
    """What answered isn't Foreword, or not as this client knows it. `status` is its HTTP status."""

    def __init__(self, message: str, *, status: int, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


class Refused(ForewordError):  # noqa: N818 - the wire calls them by their tags, which carry no "Error"
    """The server's own error. `body` is all that it said, in the words of the wire."""

    tag: ClassVar[str] = ""

    def __init__(self, message: str, *, status: int, body: Mapping[str, Any], retry_after: float | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.body = body
        self.retry_after = retry_after
        """Seconds after which to ask again, where the server says so."""

    @property
    def reason(self) -> str:
        """The tag, also one that this client doesn't know."""
        return str(self.body.get("error", self.tag))


class InvalidRequest(Refused):
    """The request itself is wrong; sending it again unchanged can't succeed."""

    tag = "InvalidRequest"

    @property
    def issues(self) -> tuple[Issue, ...]:
        """All that is wrong with it."""
        told = self.body.get("issues")
        rows = [row for row in told if isinstance(row, dict)] if isinstance(told, list) else []
        return tuple(Issue(*(str(row.get(name, "")) for name in ("path", "message", "code"))) for row in rows)


class Unauthorized(Refused):
    """No usable key; the message says whether it is missing, malformed, unknown, revoked or expired."""

    tag = "Unauthorized"


class Forbidden(Refused):
    """A good key that may not do this."""

    tag = "Forbidden"

    @property
    def required_scope(self) -> str | None:
        """The scope that the key lacks."""
        return self.body.get("requiredScope")

    @property
    def required_role(self) -> str | None:
        """The role that the person lacks."""
        return self.body.get("requiredRole")


class NotFound(Refused):
    """Nothing of that id here."""

    tag = "NotFound"

    @property
    def resource(self) -> str | None:
        """What there is none of: a memory, a tension, a path."""
        return self.body.get("resource")

    @property
    def id(self) -> int | str | None:
        """The id that was asked for."""
        return self.body.get("id")


class MethodNotAllowed(Refused):
    """The path exists and takes other methods."""

    tag = "MethodNotAllowed"

    @property
    def allow(self) -> tuple[str, ...]:
        """Those that it takes."""
        return tuple(self.body.get("allow") or ())


class NotAcceptable(Refused):
    """The path can't answer in a type that was asked for."""

    tag = "NotAcceptable"

    @property
    def supported(self) -> tuple[str, ...]:
        """The types that it answers with."""
        return tuple(self.body.get("supported") or ())


class Conflict(Refused):
    """The state of things forbids it."""

    tag = "Conflict"

    @property
    def current(self) -> Any:
        """What it conflicts with: the live head of a retired row, …"""
        return self.body.get("current")


class TierFull(Refused):
    """Pinning it would pass the cap."""

    tag = "TierFull"

    @property
    def limit(self) -> int | None:
        """Tokens that may be pinned."""
        return self.body.get("limit")

    @property
    def used(self) -> int | None:
        """Tokens that are pinned."""
        return self.body.get("used")


class IdempotencyInFlight(Refused):
    """A request with the same Idempotency-Key is still running."""

    tag = "IdempotencyInFlight"


class TooLarge(Refused):
    """More bytes than are read."""

    tag = "TooLarge"

    @property
    def limit_bytes(self) -> int | None:
        """How many are."""
        return self.body.get("limitBytes")


class UnsupportedMediaType(Refused):
    """The body is of a type, charset or encoding that is not read."""

    tag = "UnsupportedMediaType"

    @property
    def supported(self) -> tuple[str, ...]:
        """The types that are."""
        return tuple(self.body.get("supported") or ())


class IdempotencyMismatch(Refused):
    """The Idempotency-Key was used for another request."""

    tag = "IdempotencyMismatch"


class RateLimited(Refused):
    """Too many requests with this key."""

    tag = "RateLimited"


class Internal(Refused):
    """The server's own mistake; its log has it under `request_id`."""

    tag = "Internal"


class Unavailable(Refused):
    """Not now."""

    tag = "Unavailable"

    @property
    def outcome(self) -> str | None:
        """`"unknown"` when a write may have been committed: repeat it with the same key."""
        return self.body.get("outcome")


TAGS: dict[str, type[Refused]] = {kind.tag: kind for kind in Refused.__subclasses__()}
"""By the server's tag."""
