"""Reads a query string and a path strictly into the values that a JSON body would have held."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, get_args
from urllib.parse import unquote_to_bytes

from app.errors import InvalidRequest, Issue

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from app.models.fields import Model

_INTEGER = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_BOOLEANS = {"true": True, "false": False}


def kinds_of(model: type[Model]) -> dict[str, type]:
    """The wire names of a model's fields that are integers or booleans; every other field is text in a query."""
    kinds: dict[str, type] = {}
    for name, field in model.model_fields.items():
        inside = set(_inside(field.annotation))
        for kind in (bool, int):
            if kind in inside:
                kinds[field.alias or name] = kind
    return kinds


def _inside(annotation: Any) -> Iterator[Any]:
    yield annotation
    for part in get_args(annotation):
        yield from _inside(part)


def read_query(query: bytes, kinds: Mapping[str, type], only: Collection[str] | None = None) -> dict[str, Any]:
    """`limit=5&status=open` as `{"limit": 5, "status": "open"}`; of other names than `only`, nothing is read.

    `InvalidRequest` for a name that stands twice and for what isn't UTF-8. A value that isn't of its field's kind stays
    text, and the model says what is wrong with it.
    """
    if not query:
        return {}
    read: dict[str, Any] = {}
    issues: list[Issue] = []
    for pair in query.split(b"&"):
        if not pair:
            continue
        name, _, value = (_text(part) for part in pair.partition(b"="))
        if name is None or value is None:
            issues.append(Issue((name or "query")[:100], "isn't UTF-8 text", "encoding"))
        elif only is not None and name not in only:
            continue
        elif name in read:
            issues.append(Issue(name[:100], "stands twice in the query", "duplicate"))
        else:
            read[name] = _value(value, kinds.get(name))
    if issues:
        raise InvalidRequest(issues)
    return read


def _text(part: bytes) -> str | None:
    try:
        text = unquote_to_bytes(part.replace(b"+", b" ")).decode()
    except UnicodeDecodeError:
        return None
    return None if "\x00" in text else text


def _value(text: str, kind: type | None) -> Any:
    if kind is bool:
        return _BOOLEANS.get(text, text)
    if kind is int and _INTEGER.fullmatch(text):
        return int(text)
    return text


def read_id(text: str, most: int) -> int | None:
    """An id as it stands in a path: decimal digits without sign or leading zero, 1…`most`; else None."""
    if not _INTEGER.fullmatch(text) or text[0] in "-0":
        return None
    number = int(text)
    return number if number <= most else None
