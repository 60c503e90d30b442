"""From an answer to a value or an error: a lying server is an `UnexpectedReply`, never half a value."""

from __future__ import annotations

import json
import math
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, TypeVar

from foreword.errors import TAGS, ForewordError, Refused, UnexpectedReply
from foreword.reading import Unreadable, read

if TYPE_CHECKING:
    from collections.abc import Callable

    from foreword.call import Call, Reply

T = TypeVar("T")
MAX_REPLY = 8 * 2**20
"""Bytes of an answer that are read; beyond it is none of ours."""


def value_of(call: Call[T], reply: Reply, now: Callable[[], datetime] | None = None) -> T:
    """What the operation gave; raises a `Refused` or an `UnexpectedReply`, each with its request id."""
    try:
        return _value(call, reply, now or _now)
    except ForewordError as error:
        error.request_id = reply.headers.get("x-request-id")
        raise


def _value(call: Call[T], reply: Reply, now: Callable[[], datetime]) -> T:
    after = retry_after(reply, now)
    if not _is_json(reply):
        raise _unexpected(reply, f"answered with {reply.headers.get('content-type') or 'no type'}, not JSON", after)
    try:
        said = json.loads(reply.body)
    except (ValueError, RecursionError):
        raise _unexpected(reply, "answered with JSON that breaks off or isn't any", after) from None
    if 200 <= reply.status < 300:
        try:
            value: T = read(call.answer, said)
        except Unreadable as found:
            raise _unexpected(reply, f"answered {call.operation} with something else: {found}", after) from None
        return value
    raise refusal(reply, said, after)


def refusal(reply: Reply, said: Any, after: float | None) -> ForewordError:
    """The error that the body tells; of a tag that this client doesn't know: a plain `Refused`."""
    if not isinstance(said, dict) or not isinstance(said.get("error"), str) or not isinstance(said.get("message"), str):
        return _unexpected(reply, "answered with an error that isn't one of Foreword's", after)
    told = said.get("retryAfterSeconds")
    if after is None and isinstance(told, (int, float)) and not isinstance(told, bool):
        after = float(told)
    kind = TAGS.get(said["error"], Refused)
    return kind(said["message"], status=reply.status, body=said, retry_after=after)


def _unexpected(reply: Reply, message: str, after: float | None) -> UnexpectedReply:
    return UnexpectedReply(f"the server {message} (status {reply.status})", status=reply.status, retry_after=after)


def _is_json(reply: Reply) -> bool:
    return reply.headers.get("content-type", "").split(";")[0].strip().lower() == "application/json"


def retry_after(reply: Reply, now: Callable[[], datetime]) -> float | None:
    """Seconds, from a number or a date; None where the server names none that can be read."""
    told = reply.headers.get("retry-after", "").strip()
    try:
        seconds = float(told) if told[:1].isdigit() else (parsedate_to_datetime(told) - now()).total_seconds()
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
    return max(seconds, 0.0) if math.isfinite(seconds) else None


def _now() -> datetime:
    return datetime.now(timezone.utc)
