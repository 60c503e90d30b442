"""A form that carries a file (`multipart/form-data`), read strictly: fields as in any form, and the bytes of each file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.errors import InvalidRequest, invalid
from app.web.form import FIELDS, Form

if TYPE_CHECKING:
    from app.negotiate import Fields

_BOUNDARY = re.compile(
    r"multipart/form-data\s*;(?:.*;)?\s*boundary=\"?([0-9A-Za-z'()+_,./:=?-]{1,70})\"?\s*", re.IGNORECASE
)
_NAME = re.compile(rb"^content-disposition:\s*form-data\s*;(.*)$", re.IGNORECASE | re.MULTILINE)
_PARAMETER = re.compile(rb"\b(name|filename)=\"([^\"\r\n]*)\"")


def read_upload(fields: Fields, body: bytes) -> Form:
    """The form; `InvalidRequest` for what no page of ours sends."""
    types = fields.get(b"content-type", [])
    found = _BOUNDARY.fullmatch(types[0].decode("latin-1")) if len(types) == 1 else None
    if found is None:
        raise _not_ours()
    mark = b"--" + found[1].encode("ascii")
    start, *parts = (b"\r\n" + body).split(b"\r\n" + mark, FIELDS)
    if start or not parts or not parts[-1].startswith(b"--"):
        raise _not_ours()
    texts: dict[str, tuple[str, ...]] = {}
    files: dict[str, bytes] = {}
    for part in parts[:-1]:
        name, is_file, content = _part(part)
        if is_file:
            files[name] = content
        else:
            texts[name] = (*texts.get(name, ()), _text(name, content))
    return Form(fields=texts, files=files)


def _part(part: bytes) -> tuple[str, bool, bytes]:
    """Its name, whether it is a file, and what it holds."""
    head, gap, content = part.partition(b"\r\n\r\n")
    said = _NAME.search(head.replace(b"\r\n", b"\n"))
    told = dict(_PARAMETER.findall(said[1])) if said is not None else {}
    if not gap or b"name" not in told:
        raise _not_ours()
    return told[b"name"].decode("utf-8", "replace"), b"filename" in told, content


def _text(name: str, content: bytes) -> str:
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise _not_ours() from None
    if "\x00" in name or "\x00" in text:
        raise invalid(name.replace("\x00", "")[:100], "must not hold a NUL character", "text")
    return text


def _not_ours() -> InvalidRequest:
    return invalid("", "isn't a form that this page sent", "form")
