"""HTTP for the operations table: one endpoint a path, which reads a request, has it done, and sends the answer."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError
from starlette.routing import Route

from app import auth, negotiate
from app.decode import decode
from app.errors import JSON, InvalidRequest, Issue, MethodNotAllowed, NotFound, Problem, Unavailable
from app.issues import issues_of
from app.models.fields import MAX_ID
from app.perform import Done, Request
from app.query import kinds_of, read_id, read_query
from app.visitor import visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from starlette.types import Receive, Scope, Send

    from app.exchange import Exchange
    from app.models.fields import Model
    from app.operations import Face, Operation
    from app.perform import Workroom

ANYWHERE = frozenset({"agent", "namespace"})
"""Fields that stand in the body or in the query, as the caller likes."""

_PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """An operation with what can be known of its requests before the first one."""

    operation: Operation
    parameters: tuple[str, ...]
    kinds: Mapping[str, type]
    takes_body: bool
    fields: frozenset[str]
    """The wire names of its input's fields."""


def bind(operation: Operation) -> Bound:
    """Raises `ValueError` for a path parameter that isn't a field of the operation's input."""
    parameters = tuple(_PARAMETER.findall(operation.path))
    known = frozenset(field.alias or name for name, field in operation.input.model_fields.items())
    if not known.issuperset(parameters):
        raise ValueError(f"{operation.name}: {parameters} are not all fields of {operation.input.__name__}")
    return Bound(
        operation=operation,
        parameters=parameters,
        kinds=kinds_of(operation.input),
        takes_body=operation.method != "GET",
        fields=known,
    )


class Endpoint:
    """An ASGI application for all operations of one path; `room` gives the workroom once the service has started."""

    def __init__(self, operations: Iterable[Operation], room: Callable[[], Workroom | None]) -> None:
        self._bound = {operation.method: bind(operation) for operation in operations}
        self._allow = sorted({*self._bound, "OPTIONS"} | ({"HEAD"} if "GET" in self._bound else set()))
        self._room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises a `Problem` for whatever can't be answered otherwise."""
        exchange: Exchange = scope["exchange"]
        method = scope["method"]
        bound = self._bound.get("GET" if method == "HEAD" else method)
        if bound is None:
            if method != "OPTIONS":
                raise MethodNotAllowed(method, self._allow)
            await send_empty(send, [(b"allow", ", ".join(self._allow).encode())])
            return
        exchange.operation = bound.operation.name
        room = self._room()
        if room is None:
            raise Unavailable("the service is starting or stopping")
        request = await self._read(bound, scope, receive, room)
        began = exchange.mark("read", exchange.started)
        done = await room.perform(request)
        exchange.mark("work", began)
        await send_done(send, done)

    async def _read(self, bound: Bound, scope: Scope, receive: Receive, room: Workroom) -> Request:
        """Head first: a request that will be refused for it isn't waited for."""
        fields = negotiate.fields_of(scope["headers"])
        settings = room.services.settings
        who = visitor(scope, fields, settings)
        key = auth.read(bound.operation, fields, who, room.services)
        if bound.operation.face == "context":
            negotiate.accept(fields, negotiate.LINES_TYPE if bound.operation.lines_out else negotiate.JSON_TYPE)
        body = b""
        if bound.takes_body:
            if negotiate.has_body(fields):
                (negotiate.read_as_lines if bound.operation.lines_in else negotiate.read_as_json)(fields)
            limit = settings.import_limit if bound.operation.lines_in else settings.body_limit
            body = await negotiate.read_body(fields, receive, limit)
        values: dict[str, Any] = {}
        asked: Model | Problem
        try:
            values = READ[bound.operation.face](bound, scope, body)
            asked = validated(bound.operation, values)
            takes_key = bound.takes_body and not bound.operation.secret_answer
            idempotency_key = negotiate.idempotency_key(fields) if takes_key else None
        except Problem as problem:
            asked, idempotency_key = problem, None
        return Request(
            operation=bound.operation,
            key=key,
            asked=asked,
            values=values,
            idempotency_key=idempotency_key,
            request_id=scope["exchange"].request_id,
            visitor=who,
        )


def values_of(bound: Bound, scope: Scope, body: bytes) -> dict[str, Any]:
    """Path, query and body as one object by their wire names; raises `NotFound` or `InvalidRequest`."""
    path = path_values(bound, scope["path_params"])
    query = read_query(scope["query_string"], bound.kinds)
    if not bound.takes_body:
        return merged(path, query, {})
    if bound.operation.lines_in:
        return merged(path, query, {"lines": _text(body)})
    said = decode(body)
    if not isinstance(said, dict):
        raise InvalidRequest([Issue("", "must be a JSON object", "type")])
    strays = [Issue(name[:100], "is no field of this query", "unknown") for name in query if name not in ANYWHERE]
    if strays:
        raise InvalidRequest(strays)
    return merged(path, query, said)


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise InvalidRequest([Issue("", f"isn't UTF-8 in line {line}", "encoding")]) from None


def known_values_of(bound: Bound, scope: Scope, body: bytes) -> dict[str, Any]:
    """The same for the provenance face: the fields that the operation knows, each where its contract has it."""
    path = path_values(bound, scope["path_params"])
    if bound.operation.free_body:
        return {**path, "": any_object(body)}
    if bound.takes_body:
        said = decode(body)
        if not isinstance(said, dict):
            raise InvalidRequest([Issue("", "must be a JSON object", "type")])
    else:
        said = read_query(scope["query_string"], bound.kinds, bound.fields)
    return {name: value for name, value in said.items() if name in bound.fields} | path


def any_object(body: bytes) -> str:
    """What tells one free body from another, where nothing in it is read; `InvalidRequest` if it is no JSON object."""
    try:
        said = json.loads(body or b"{}")
    except (ValueError, RecursionError):
        raise InvalidRequest([Issue("", "isn't JSON", "json")]) from None
    if not isinstance(said, dict):
        raise InvalidRequest([Issue("", "must be a JSON object", "type")])
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


READ: Mapping[Face, Callable[[Bound, Scope, bytes], dict[str, Any]]] = {
    "context": values_of,
    "provenance": known_values_of,
}


def path_values(bound: Bound, parameters: Mapping[str, str]) -> dict[str, Any]:
    """The path's parameters; an id that is none names nothing, just as an absent one."""
    values: dict[str, Any] = {}
    for name in bound.parameters:
        text = parameters[name]
        if bound.kinds.get(name) is not int:
            values[name] = text
            continue
        number = read_id(text, MAX_ID)
        if number is None:
            raise NotFound(bound.operation.resource, text[:100])
        values[name] = number
    return values


def merged(path: dict[str, Any], query: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
    """One object; a field that stands in two places must say the same in both, and the path's stand nowhere else."""
    issues = [
        Issue(name, "stands in the path and nowhere else", "unknown") for name in path if name in body or name in query
    ]
    issues += [
        Issue(name, "says one thing in the query and another in the body", "conflict")
        for name in query
        if body.get(name) is not None and body[name] != query[name]
    ]
    if issues:
        raise InvalidRequest(issues)
    return {**body, **query, **path}


def validated(operation: Operation, values: dict[str, Any]) -> Model:
    """The input as its model; `InvalidRequest` with every issue."""
    try:
        return operation.input.model_validate(values)
    except ValidationError as error:
        raise InvalidRequest(issues_of(error)) from None


async def send_done(send: Send, done: Done) -> None:
    """The answer of an operation."""
    length = [] if done.stream is not None else [(b"content-length", str(len(done.body)).encode())]
    media = JSON if done.stream is None else f"{negotiate.LINES_TYPE}; charset=utf-8"
    headers = [(b"content-type", media.encode()), *length, (b"cache-control", b"no-store")]
    if done.replayed:
        headers.append((b"idempotency-replayed", b"true"))
    headers += [(b"set-cookie", field.encode("latin-1")) for field in done.cookies]
    await send({"type": "http.response.start", "status": done.status, "headers": headers})
    if done.stream is not None:
        async for part in done.stream:
            await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": done.body})


async def send_empty(send: Send, headers: list[tuple[bytes, bytes]]) -> None:
    """204 without a body."""
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def routes(operations: Iterable[Operation], room: Callable[[], Workroom | None]) -> list[Route]:
    """One route a path, in the order of the table; which method it was is for the endpoint to judge."""
    paths: dict[str, list[Operation]] = {}
    for operation in operations:
        paths.setdefault(operation.path, []).append(operation)
    return [Route(_pattern(path, found), Endpoint(found, room)) for path, found in paths.items()]


def _pattern(path: str, operations: list[Operation]) -> str:
    """A parameter that is text may hold a slash, which the server has decoded by now; an id may not."""
    kinds = kinds_of(operations[0].input)
    return _PARAMETER.sub(lambda found: found[0] if kinds.get(found[1]) is int else f"{{{found[1]}:path}}", path)


async def absent(scope: Scope, receive: Receive, send: Send) -> None:
    """What answers where no route does."""
    del receive, send
    raise NotFound("path", scope["path"][:200])
