"""The table of recorded exchanges that both SDKs are checked against, and answers made from it."""

from __future__ import annotations

import copy
from dataclasses import fields, is_dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import orjson
from foreword import calls
from foreword.call import Reply, camel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from foreword.call import Call

ROOT = Path(__file__).parents[2]
EXCHANGES: list[dict[str, Any]] = orjson.loads((ROOT / "sdk" / "exchanges.json").read_bytes())
GOOD = [row for row in EXCHANGES if row["reply"]["status"] < 300]
BAD = [row for row in EXCHANGES if row["reply"]["status"] >= 300]


def name_of(row: dict[str, Any]) -> str:
    return str(row["name"])


def snake(name: str) -> str:
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name)


def call_of(row: dict[str, Any]) -> Call[Any]:
    """The call that an exchange names, made as a host makes it."""
    said = {snake(name): value for name, value in {**row["call"]["parameters"], **row["call"]["fields"]}.items()}
    made: Call[Any] = getattr(calls, snake(row["call"]["operation"]))(**said)
    return made


def reply_of(row: dict[str, Any], body: Any = None) -> Reply:
    """Its answer, or one with another body."""
    told = row["reply"]
    return Reply(told["status"], told["headers"], orjson.dumps(told["body"] if body is None else body))


def on_the_wire(value: Any) -> Any:
    """A value as the server would write it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {camel(field.name): on_the_wire(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, datetime):
        return value.isoformat().replace("+00:00", "Z")
    if isinstance(value, tuple):
        return [on_the_wire(item) for item in value]
    return {name: on_the_wire(item) for name, item in value.items()} if isinstance(value, dict) else value


def objects(kind: Any, value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Where in an answer which class stands: the first item of each list stands for all."""
    if value is None:
        return
    inner = [option for option in get_args(kind) if option not in (type(None), Ellipsis)]
    if is_dataclass(kind):
        yield path, kind
        for name, hint in get_type_hints(kind).items():
            yield from objects(hint, value.get(camel(name)), (*path, camel(name)))
    elif isinstance(value, list) and inner and value:
        yield from objects(inner[0], value[0], (*path, 0))
    elif not isinstance(value, (list, dict)):
        for option in inner:
            yield from objects(option, value, path)
    elif isinstance(value, dict):
        for option in filter(is_dataclass, inner):
            yield from objects(option, value, path)


def changed(body: Any, path: tuple[Any, ...], /, **given: Any) -> Any:
    """A copy of `body` with fields set at `path`; `...` takes one out."""
    copied = copy.deepcopy(body)
    target = copied
    for step in path:
        target = target[step]
    for name, value in given.items():
        if value is ...:
            target.pop(name, None)
        else:
            target[name] = value
    return copied
