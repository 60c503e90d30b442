"""Reads JSON strictly: one meaning or an error, never a guess, and nothing that the database could not hold.

The fast path is the standard library's own scanner with hooks that raise at the first oddity; only then is the text
read again into a tree that keeps everything, so that every issue is found and told with its path.
"""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import orjson

from app.errors import InvalidRequest, Issue, invalid

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_DEPTH = 32
"""Arrays and objects inside one another; no request of ours needs more than five."""
MAX_INTEGER = 2**63 - 1
MAX_ISSUES = 100
"""Most issues told at once: enough to mend a request by, and no way to make a reply larger than the request."""

_NUL = re.compile(rb"\\u0000")


class _Odd(ValueError):  # noqa: N818 - never leaves this file
    """Something the fast path doesn't take."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        raise _Odd
    return read


def _integer(digits: str) -> int:
    if len(digits) > 20 or abs(int(digits)) > MAX_INTEGER:
        raise _Odd
    return int(digits)


def _number(digits: str) -> float:
    read = float(digits)
    if not math.isfinite(read):
        raise _Odd
    return read


def _constant(name: str) -> NoReturn:
    raise _Odd(name)


_STRICT = json.JSONDecoder(object_pairs_hook=_unique, parse_int=_integer, parse_float=_number, parse_constant=_constant)


def decode(body: bytes) -> Any:
    """The value that `body` means; `InvalidRequest` with every issue otherwise. Nothing at all means `{}`."""
    if not body:
        return {}
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise invalid("", f"isn't UTF-8 at byte {error.start}", "encoding") from None
    try:
        value = _STRICT.decode(text)
    except (ValueError, RecursionError):
        raise InvalidRequest(_issues(text)) from None
    if _may_hide_something(body):
        issues = _issues(text)
        if issues:
            raise InvalidRequest(issues)
    return value


def _may_hide_something(body: bytes) -> bool:
    """Whether escapes or nesting make it worth reading again; for nearly every body the three searches say no."""
    if b"\\u" in body:
        if _NUL.search(body):
            return True
        try:
            orjson.loads(body)  # refuses half a surrogate pair, which the standard library takes
        except ValueError:
            return True
    return body.count(b"{") + body.count(b"[") > MAX_DEPTH


@dataclass(frozen=True, slots=True)
class _Object:
    """An object with its duplicates."""

    pairs: list[tuple[str, Any]]


@dataclass(frozen=True, slots=True)
class _Refused:
    """A number that is none of ours."""

    message: str


def _kept_integer(digits: str) -> _Refused | int:
    if len(digits) > 20 or abs(int(digits)) > MAX_INTEGER:
        return _Refused("is an integer beyond 64 bits")
    return 0


def _kept_number(digits: str) -> _Refused | float:
    return 0.0 if math.isfinite(float(digits)) else _Refused("is a number too large to hold")


def _kept_constant(name: str) -> _Refused:
    return _Refused(f"is {name}, which is not JSON")


_KEEPING = json.JSONDecoder(
    object_pairs_hook=_Object, parse_int=_kept_integer, parse_float=_kept_number, parse_constant=_kept_constant
)


def _issues(text: str) -> list[Issue]:
    """Everything wrong with `text`, in its order; empty when nothing is."""
    if text.startswith("\ufeff"):
        return [Issue("", "begins with a byte order mark; send plain UTF-8", "encoding")]
    try:
        tree = _KEEPING.decode(text)
    except RecursionError:
        return [Issue("", f"is nested deeper than {MAX_DEPTH}", "depth")]
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        return [Issue("", f"isn't JSON: {error.msg[0].lower()}{error.msg[1:]} at {where}", "json")]
    return [issue for issue, _ in zip(_walk("", tree, 1), range(MAX_ISSUES), strict=False)]


def _walk(path: str, value: Any, depth: int) -> Iterator[Issue]:
    if isinstance(value, _Refused):
        yield Issue(path, value.message, "number")
    elif isinstance(value, str):
        yield from _text_issues(path, value)
    elif isinstance(value, _Object | list):
        if depth > MAX_DEPTH:
            yield Issue(path, f"is nested deeper than {MAX_DEPTH}", "depth")
        elif isinstance(value, list):
            for number, item in enumerate(value):
                yield from _walk(f"{path}[{number}]", item, depth + 1)
        else:
            yield from _walk_object(path, value, depth)


def _walk_object(path: str, value: _Object, depth: int) -> Iterator[Issue]:
    seen: set[str] = set()
    for name, item in value.pairs:
        shown = name.encode("ascii", "backslashreplace").decode()[:100] if _is_odd(name) else name[:100]
        inner = f"{path}.{shown}" if path else shown
        if name in seen:
            yield Issue(inner, "stands twice in its object", "duplicate")
        seen.add(name)
        if _is_odd(name):
            yield Issue(inner, "has a name that is not text", "text")
        yield from _walk(inner, item, depth + 1)


def _is_odd(text: str) -> bool:
    return "\x00" in text or any("\ud800" <= sign <= "\udfff" for sign in text)


def _text_issues(path: str, text: str) -> Iterator[Issue]:
    if "\x00" in text:
        yield Issue(path, "holds the character U+0000, which can't be stored", "text")
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        yield Issue(path, "holds half of a surrogate pair, which is no character", "text")
