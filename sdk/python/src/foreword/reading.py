"""Reads JSON into the classes of `models`: what is null or absent where it may be is None, unknown fields are passed over.

A value of another type than the class says, and a missing one that has to be there, is an `Unreadable` with its path.
Values of an enumeration aren't checked: a newer server may know more of them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime, timedelta, timezone
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin, get_type_hints

from foreword.call import camel

if TYPE_CHECKING:
    from collections.abc import Callable

    Reader = Callable[[Any, str], Any]

_TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))", re.ASCII)


class Unreadable(Exception):  # noqa: N818 - never leaves this package
    """What isn't as its class says; the message begins with the path."""


def read(kind: Any, value: Any) -> Any:
    """`value` as `kind`; raises `Unreadable`."""
    return reader_of(kind)(value, "")


@cache
def reader_of(hint: Any) -> Reader:
    """What reads a value of this type."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in _SCALARS:
        return _scalar(hint)
    if hint is datetime:
        return read_time
    if is_dataclass(hint):
        return _struct(hint)
    return _READERS[origin](inner) if origin in _READERS else _anything


_SCALARS: dict[type, tuple[tuple[type, ...], str]] = {
    str: ((str,), "text"),
    int: ((int,), "an integer"),
    float: ((int, float), "a number"),
    bool: ((bool,), "true or false"),
}


def _anything(value: Any, path: str) -> Any:
    del path
    return value


def _scalar(kind: type) -> Reader:
    kinds, name = _SCALARS[kind]

    def scalar(value: Any, path: str) -> Any:
        if not isinstance(value, kinds) or (isinstance(value, bool) and kind is not bool):
            raise Unreadable(f"{path or 'the body'} is not {name}")
        return value

    return scalar


def _optional(options: tuple[Any, ...]) -> Reader:
    kinds = [option for option in options if option is not type(None)]
    one = reader_of(kinds[0]) if len(kinds) == 1 else _anything
    return lambda value, path: None if value is None else one(value, path)


def _list(one: Reader) -> Reader:
    def listed(value: Any, path: str) -> Any:
        if not isinstance(value, list):
            raise Unreadable(f"{path or 'the body'} is not a list")
        return tuple(one(item, f"{path}[{number}]") for number, item in enumerate(value))

    return listed


def _mapping(one: Reader) -> Reader:
    def mapping(value: Any, path: str) -> Any:
        if not isinstance(value, dict):
            raise Unreadable(f"{path or 'the body'} is not an object")
        return {name: one(item, f"{path}.{name}") for name, item in value.items()}

    return mapping


def _struct(kind: Any) -> Reader:
    rows = _rows(kind)

    def struct(value: Any, path: str) -> Any:
        if not isinstance(value, dict):
            raise Unreadable(f"{path or 'the body'} is not an object")
        return kind(**{name: _field(value, wire, one, may_lack, path) for name, wire, one, may_lack in rows})

    return struct


_READERS: dict[Any, Callable[[tuple[Any, ...]], Reader]] = {
    Union: _optional,
    UnionType: _optional,
    Literal: lambda inner: _scalar(type(inner[0])),
    tuple: lambda inner: _list(reader_of(inner[0])),
    Mapping: lambda inner: _mapping(reader_of(inner[1])),
}


def _rows(kind: Any) -> list[tuple[str, str, Reader, bool]]:
    """Each field: its name here and on the wire, its reader, whether it may be absent."""
    hints = get_type_hints(kind, vars(sys.modules[kind.__module__]))
    return [
        (
            field.name,
            camel(field.name),
            reader_of(hints[field.name]),
            field.default is not MISSING or type(None) in get_args(hints[field.name]),
        )
        for field in fields(kind)
    ]


def _field(value: dict[str, Any], wire: str, one: Reader, may_lack: bool, path: str) -> Any:
    where = f"{path}.{wire}" if path else wire
    if wire in value:
        return one(value[wire], where)
    if may_lack:
        return None
    raise Unreadable(f"{where} is missing")


def read_time(value: Any, path: str) -> datetime:
    """RFC 3339 with any offset, which is kept; finer than a microsecond is cut."""
    found = _TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise Unreadable(f"{path} is not a time")
    *clock, fraction, sign, hours, minutes = found.groups()
    year, month, day, hour, minute, second = map(int, clock)
    span = timedelta(hours=int(hours or 0), minutes=int(minutes or 0))
    zone = timezone.utc if not span else timezone(-span if sign == "-" else span)
    micro = int((fraction or "0").ljust(6, "0")[:6])
    try:
        return datetime(year, month, day, hour, minute, min(second, 59), micro, zone)
    except ValueError:
        raise Unreadable(f"{path} names a day or an hour that doesn't exist") from None
