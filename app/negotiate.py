"""Which bodies are read and which answers are wanted: a request's header fields, judged before anything is done."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from app.errors import NotAcceptable, TooLarge, UnsupportedMediaType, invalid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Receive

    Fields = dict[bytes, list[bytes]]

JSON_TYPE = "application/json"
LINES_TYPE = "application/x-ndjson"
LINES_TYPES = frozenset(
    {LINES_TYPE, "application/jsonl", "application/jsonlines", "text/plain", "application/octet-stream"}
)
"""Under these a file of lines may come: no program agrees with the next on its name."""
KEY_LENGTH = 255
"""Characters of an Idempotency-Key."""

_CHARSET = re.compile(r";\s*charset\s*=\s*\"?([^\";\s]+)\"?", re.IGNORECASE)
_ZERO = re.compile(r";\s*q\s*=\s*0(\.0{0,3})?\s*(;|$)", re.IGNORECASE)


class ClientGone(Exception):  # noqa: N818 - nobody made a mistake
    """The client left before its request was whole; there is nobody to answer."""


def fields_of(headers: Iterable[tuple[bytes, bytes]]) -> Fields:
    """The header fields by their lower-case names, each with all its values."""
    fields: Fields = {}
    for name, value in headers:
        if name in fields:
            fields[name].append(value)
        else:
            fields[name] = [value]
    return fields


def accept(fields: Fields, *supported: str) -> None:
    """Raises `NotAcceptable` when the Accept fields leave none of the `supported` media types."""
    if b"accept" in fields and not _is_accepted(b",".join(fields[b"accept"]), supported):
        raise NotAcceptable(supported)


@lru_cache(maxsize=256)
def _is_accepted(wanted: bytes, supported: tuple[str, ...]) -> bool:
    """The most specific range decides; a field that says nothing (it is empty) accepts everything."""
    ranges = {
        part.split(";")[0].strip().lower(): not _ZERO.search(part)
        for part in wanted.decode("latin-1").split(",")
        if part.strip()
    }
    if not ranges:
        return True
    return any(
        next((ranges[name] for name in (media, f"{media.split('/')[0]}/*", "*/*") if name in ranges), False)
        for media in supported
    )


def has_body(fields: Fields) -> bool:
    """Whether a body is announced; what an empty one would have been is nobody's business."""
    return b"transfer-encoding" in fields or fields.get(b"content-length", [b"0"]) != [b"0"]


def read_as_json(fields: Fields) -> None:
    """Raises `UnsupportedMediaType` when the body says that it is anything but plain UTF-8 JSON; silence is taken."""
    encodings = fields.get(b"content-encoding", [])
    if any(value.strip().lower() not in (b"", b"identity") for value in encodings):
        raise UnsupportedMediaType([JSON_TYPE], "send the body without a Content-Encoding")
    types = fields.get(b"content-type", [])
    if len(types) > 1 or not all(_is_json(value) for value in types):
        raise UnsupportedMediaType([JSON_TYPE])


def read_as_lines(fields: Fields) -> None:
    """Raises `UnsupportedMediaType` when the body says that it is anything but lines of JSON in UTF-8."""
    if any(value.strip().lower() not in (b"", b"identity") for value in fields.get(b"content-encoding", [])):
        raise UnsupportedMediaType([LINES_TYPE], "send the body without a Content-Encoding")
    types = [value.decode("latin-1").split(";")[0].strip().lower() for value in fields.get(b"content-type", [])]
    if len(types) > 1 or not {*types} <= {*LINES_TYPES, JSON_TYPE, ""}:
        raise UnsupportedMediaType([LINES_TYPE])


@lru_cache(maxsize=256)
def _is_json(value: bytes) -> bool:
    text = value.decode("latin-1")
    charset = _CHARSET.search(text)
    if charset is not None and charset[1].lower() not in ("utf-8", "utf8"):
        return False
    return text.split(";")[0].strip().lower() in (JSON_TYPE, "")


def idempotency_key(fields: Fields) -> str | None:
    """The Idempotency-Key: 1…255 printable characters; None when there is none."""
    values = fields.get(b"idempotency-key")
    if values is None:
        return None
    try:
        key = values[0].decode()
    except UnicodeDecodeError:
        key = values[0].decode("latin-1")
    if len(values) > 1 or not key or len(key) > KEY_LENGTH or not key.isprintable():
        raise invalid("Idempotency-Key", f"must be one value of 1…{KEY_LENGTH} printable characters", "header")
    return key


async def read_body(fields: Fields, receive: Receive, limit: int) -> bytes:
    """The whole body, at most `limit` bytes; raises `TooLarge`, or `ClientGone` when it never comes."""
    if int(fields.get(b"content-length", [b"0"])[0] or 0) > limit:
        raise TooLarge(limit)
    message = await receive()
    if message["type"] == "http.request" and not message.get("more_body", False):
        body: bytes = message.get("body", b"")
        if len(body) > limit:
            raise TooLarge(limit)
        return body
    return await _gather(message, receive, limit)


async def _gather(message: object, receive: Receive, limit: int) -> bytes:
    parts = bytearray()
    while True:
        if not isinstance(message, dict) or message["type"] != "http.request":
            raise ClientGone
        parts += message.get("body", b"")
        if len(parts) > limit:
            raise TooLarge(limit)
        if not message.get("more_body", False):
            return bytes(parts)
        message = await receive()
