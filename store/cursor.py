"""Where a walk goes on: an opaque text that holds the last row's place in its order."""

from __future__ import annotations

import base64
import binascii
from datetime import UTC, datetime

import orjson

FIRST = 2**63 - 1
"""Above every id: where a walk from the newest row begins."""


class BadCursor(ValueError):  # noqa: N818 - what the caller has is a bad cursor
    """Not a cursor of this list: it was cut, changed, or belongs to another order."""


def write(order: str, *place: int | datetime) -> str:
    """`order` names the list and its sorting; `place` is what the next page starts after."""
    values = [p.isoformat() if isinstance(p, datetime) else p for p in place]
    return base64.urlsafe_b64encode(orjson.dumps([order, *values])).rstrip(b"=").decode()


def read(order: str, text: str) -> tuple[int | datetime, ...]:
    """The place in `text`; raises `BadCursor` unless it was written for the same order."""
    return tuple(_value(value) for value in _raw(order, text))


def _raw(order: str, text: str) -> list[object]:
    try:
        raw = orjson.loads(base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4)))
    except (ValueError, binascii.Error) as error:
        raise BadCursor("not a cursor") from error
    if not isinstance(raw, list) or raw[:1] != [order]:
        raise BadCursor(f"not a cursor of {order}")
    return raw[1:]


def write_text(order: str, place: str) -> str:
    """The same for a list that is ordered by a text."""
    return base64.urlsafe_b64encode(orjson.dumps([order, place])).rstrip(b"=").decode()


def read_text(order: str, text: str) -> str:
    """The place in such a cursor; raises `BadCursor` as `read` does."""
    place = _raw(order, text)
    if len(place) != 1 or not isinstance(place[0], str) or "\0" in place[0]:
        raise BadCursor(f"not a cursor of {order}")
    return place[0]


def identifier(order: str, text: str | None) -> int:
    """The id that a walk by descending id goes on below; without a cursor, above every id."""
    if text is None:
        return FIRST
    place = read(order, text)
    if len(place) != 1 or not isinstance(place[0], int):
        raise BadCursor(f"not a cursor of {order}")
    return place[0]


def moment(order: str, text: str | None, start: tuple[datetime, int]) -> tuple[datetime, int]:
    """The time and id that a walk goes on after; without a cursor, `start`."""
    if text is None:
        return start
    match read(order, text):
        case (datetime() as at, int() as number):
            return at, number
        case _:
            raise BadCursor(f"not a cursor of {order}")


def _value(value: object) -> int | datetime:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= FIRST:
        return value
    if isinstance(value, str):
        try:
            at = datetime.fromisoformat(value)
        except ValueError as error:
            raise BadCursor("not a cursor") from error
        if at.tzinfo is not None:
            return at.astimezone(UTC)
    raise BadCursor("not a cursor")
