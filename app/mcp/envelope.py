"""The envelope of JSON-RPC: one message read strictly, one reply or error written; the protocol inside is not looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from app.decode import decode
from app.errors import InvalidRequest, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

VERSION = "2.0"

PARSE = -32700
INVALID = -32600
METHOD = -32601
PARAMS = -32602
INTERNAL = -32603
SERVER = -32000
UNAUTHORIZED = -32001
NOT_FOUND = -32002
FORBIDDEN = -32003

CODES: Mapping[int, int] = {
    400: PARAMS,
    401: UNAUTHORIZED,
    403: FORBIDDEN,
    404: NOT_FOUND,
    422: PARAMS,
    500: INTERNAL,
}
"""By the status of an error of ours: the code of JSON-RPC; every other one is a server's error."""
UNREADABLE = frozenset({"json", "encoding", "depth"})
"""What can be wrong with bytes before they mean anything."""


class Malformed(Exception):  # noqa: N818 - read as what the message is
    """No message: `code` of JSON-RPC, and what is wrong with it."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One request, or a notification where `id` is None. `whole` is the object as it was sent."""

    id: str | int | None
    method: str
    params: dict[str, Any]
    whole: dict[str, Any]


def read(body: bytes) -> Message:
    """The message in `body`; raises `Malformed` for a batch and for whatever is none."""
    whole = _decoded(body)
    if isinstance(whole, list):
        raise Malformed(INVALID, "a batch is not taken here; send one message a request")
    if not isinstance(whole, dict) or whole.get("jsonrpc") != VERSION:
        raise Malformed(INVALID, 'the body must be one JSON-RPC message: an object with "jsonrpc": "2.0"')
    method, number, params = whole.get("method"), whole.get("id"), whole.get("params")
    if not isinstance(method, str) or not method:
        raise Malformed(INVALID, "method must be a string")
    if "id" in whole and (isinstance(number, bool) or not isinstance(number, str | int)):
        raise Malformed(INVALID, "id must be a string or an integer")
    if params is not None and not isinstance(params, dict):
        raise Malformed(INVALID, "params must be an object")
    return Message(id=number, method=method, params=params or {}, whole=whole)


def _decoded(body: bytes) -> Any:
    if not body.strip():
        raise Malformed(PARSE, "the body is empty; send one JSON-RPC message")
    try:
        return decode(body)
    except InvalidRequest as problem:
        unreadable = any(issue.code in UNREADABLE for issue in problem.issues)
        raise Malformed(PARSE if unreadable else PARAMS, problem.message, problem.carried) from None


def result(number: str | int, value: Mapping[str, Any]) -> bytes:
    """A reply."""
    return orjson.dumps({"jsonrpc": VERSION, "id": number, "result": value})


def error(number: str | int | None, code: int, message: str, data: Any = None) -> bytes:
    """An error; `number` is None where the request's id is unknown."""
    told: dict[str, Any] = {"code": code, "message": message}
    if data is not None:
        told["data"] = data
    return orjson.dumps({"jsonrpc": VERSION, "id": number, "error": told})


def told(problem: Problem, request_id: str) -> tuple[int, str, dict[str, Any]]:
    """An error of ours as code, message and data."""
    body = problem.body(request_id)
    message = f"{problem.tag}: {body['message']}"
    return CODES.get(problem.status, SERVER), message, body
