"""What is sent and what came back, as values: nothing here knows of sockets."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, is_dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar
from urllib.parse import quote, urlencode

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")


class Options(TypedDict, total=False):
    """What a caller may choose for one call beside what the operation takes.

    `timeout`: seconds for all of it, retries included. `idempotency_key`: of a write; made where none is given.
    """

    request_id: str | None
    timeout: float | None
    idempotency_key: str | None


@dataclass(frozen=True)
class Call(Generic[T]):
    """One operation with its arguments. `fields` stand in the body or the query by their wire names; None is absent."""

    operation: str
    method: str
    path: str
    parameters: Mapping[str, Any]
    fields: Mapping[str, Any]
    answer: Any
    """The type that its answer is read as: `T`."""
    writes: bool

    def speaking_of(self, **said: str | None) -> Call[T]:
        """The same call, where what it leaves open (an agent, a namespace) is said by the client."""
        open_ones = {name: value for name, value in said.items() if name in self.fields and self.fields[name] is None}
        return replace(self, fields={**self.fields, **open_ones}) if open_ones else self

    @property
    def target(self) -> str:
        """Path and query, ready for a request line."""
        path = self.path
        for name, value in self.parameters.items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        query = "" if self.in_body else urlencode({n: _queried(v) for n, v in said(self.fields).items()})
        return f"{path}?{query}" if query else path

    @property
    def body(self) -> bytes | None:
        """JSON in UTF-8; None where the operation takes none."""
        return encoded(said(self.fields)) if self.in_body else None

    @property
    def in_body(self) -> bool:
        """Whether the fields stand in a body rather than in the query."""
        return self.method in ("POST", "PATCH")


@dataclass(frozen=True)
class Reply:
    """One answer, whole. Names of header fields are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def encoded(value: Any) -> bytes:
    """JSON in UTF-8; half a surrogate pair is escaped, and the server says that it is no character."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError:
        return json.dumps(value, separators=(",", ":")).encode()


def said(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What is not None, as JSON values."""
    return {name: plain(value) for name, value in fields.items() if value is not None}


def plain(value: Any) -> Any:
    """A JSON value: times as RFC 3339, our own classes as objects in the words of the wire."""
    if isinstance(value, datetime):
        return value.isoformat()
    if is_dataclass(value) and not isinstance(value, type):
        return said({camel(name): inner for name, inner in asdict(value).items()})
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(inner) for inner in value]
    return value


def camel(name: str) -> str:
    """`user_message` as `userMessage`."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def _queried(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
