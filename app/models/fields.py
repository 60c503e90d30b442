"""The kinds of value that stand on the wire: each reads one JSON value strictly, or says what is wrong with it."""

import re
from datetime import UTC, datetime, timedelta, timezone
from typing import Annotated, Any, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    StringConstraints,
    WithJsonSchema,
)
from pydantic.alias_generators import to_camel
from pydantic.types import Strict
from pydantic_core import PydanticCustomError

from memory.row import Tag
from words.clean import is_blank

MAX_ID = 2**53
NAME_LENGTH = 200

_TIME = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,12}))?(?:([Zz])|([+\- ])(\d\d):(\d\d))?", re.ASCII
)
_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
"""No line break and no control character."""
_TAGS: tuple[str, ...] = get_args(Tag)


def _offset(sign: str, hours: str, minutes: str) -> timezone:
    span = timedelta(hours=int(hours), minutes=int(minutes))
    return timezone(-span if sign == "-" else span)


def read_time(value: object) -> datetime:
    """RFC 3339 with its offset kept; a naive time is refused. A space for the sign is a `+` that a URL lost."""
    if isinstance(value, datetime) and value.tzinfo is not None:
        return value
    found = _TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise PydanticCustomError("time", "must be a time like 2026-01-31T09:30:00Z (RFC 3339)")
    *clock, fraction, zulu, sign, hours, minutes = found.groups()
    if zulu is None and sign is None:
        raise PydanticCustomError("time_naive", "must say its offset from UTC: add Z or +02:00")
    year, month, day, hour, minute, second = map(int, clock)
    try:
        zone = UTC if zulu else _offset(sign, hours, minutes)
        read = datetime(year, month, day, hour, minute, min(second, 59), int((fraction or "0").ljust(6, "0")[:6]), zone)
        read.astimezone(UTC)
    except (ValueError, OverflowError):
        raise PydanticCustomError("time", "names a day or an hour that doesn't exist") from None
    if second > 60 or int(minutes or 0) > 59:
        raise PydanticCustomError("time", "names a day or an hour that doesn't exist")
    return read


def _utc(value: datetime) -> datetime:
    return value.astimezone(UTC)


def _not_blank(value: str) -> str:
    if is_blank(value):
        raise PydanticCustomError("blank", "is empty once invisible characters and spaces are gone")
    return value


def _tags(value: object) -> object:
    """An ordered set joined by commas; "" is the empty set."""
    if not isinstance(value, str):
        return value
    tags = tuple(dict.fromkeys(part.strip() for part in value.split(",") if part.strip()))
    if any(tag not in _TAGS for tag in tags):
        raise PydanticCustomError("tag", f"must be one or more of {', '.join(_TAGS)}, joined by commas")
    return tags


def _text(least: int, most: int) -> StringConstraints:
    return StringConstraints(min_length=least, max_length=most)


def _line(most: int) -> StringConstraints:
    return StringConstraints(min_length=1, max_length=most, pattern=_LINE)


def _show_time(value: datetime) -> str:
    return value.astimezone(UTC).isoformat().replace("+00:00", "Z")


Id = Annotated[int, Field(ge=1, le=MAX_ID)]
"""Positive, at most 2^53."""
Name = Annotated[str, _line(NAME_LENGTH), AfterValidator(_not_blank)]
"""An agent's, a namespace's, a session's name: one line, at most 200 characters."""
Source = Annotated[str, _line(1_000), AfterValidator(_not_blank)]
Topic = Annotated[str, _line(100), AfterValidator(_not_blank)]
"""A domain's name."""
Statement = Annotated[str, _text(1, 4_000), AfterValidator(_not_blank)]
"""The content of a memory."""
Reason = Annotated[str, _text(1, 1_000), AfterValidator(_not_blank)]
Question = Annotated[str, _text(1, 500), AfterValidator(_not_blank)]
Note = Annotated[str, _text(1, 2_000), AfterValidator(_not_blank)]
Time = Annotated[
    datetime,
    BeforeValidator(read_time),
    AfterValidator(_utc),
    PlainSerializer(_show_time, when_used="json-unless-none"),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]
"""In with any offset, in UTC from there on."""
TimeWithOffset = Annotated[datetime, BeforeValidator(read_time)]
"""In with any offset, which is kept."""
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
"""0…1."""
Hours = Annotated[float, Field(gt=0, le=87_600, allow_inf_nan=False)]
"""A time to live: more than nothing, at most ten years."""
Tags = Annotated[
    tuple[Tag, ...],
    BeforeValidator(_tags),
    Strict(strict=False),
    WithJsonSchema({"type": "string", "pattern": rf"^(({'|'.join(_TAGS)})(, ?|$))*$"}),
]
"""Written as one string: "temporal, architectural"."""
Domains = Annotated[tuple[Topic, ...], Field(max_length=20), Strict(strict=False)]
Cursor = Annotated[str, _text(1, 500)]
"""What `nextCursor` gave: opaque."""
Rule = Annotated[str, _text(1, 100)]
PageSize = Annotated[int, Field(ge=1, le=200)]


class Model(BaseModel):
    """camelCase on the wire, unknown fields refused, no value of one type taken for another."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, alias_generator=to_camel, ser_json_timedelta="float"
    )

    def named(self) -> tuple[str | None, str | None]:
        """The agent and the namespace that a request speaks of."""
        return None, None


class Asked(Model):
    """What every request may say: the agent and the namespace it speaks of."""

    agent: Name | None = None
    namespace: Name | None = None

    def named(self) -> tuple[str | None, str | None]:
        return self.agent, self.namespace


def json_path(where: tuple[Any, ...]) -> str:
    """`("items", 3, "content")` as `items[3].content`; what stands in <…> names a branch of a union, not a field."""
    path = ""
    for step in where:
        if isinstance(step, int):
            path += f"[{step}]"
        elif not step.startswith("<"):
            path += f".{step}" if path else step
    return path
