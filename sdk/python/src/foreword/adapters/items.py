"""An item of a key-value store as a memory, and back: the exact value, whatever it is, and a statement that reads well."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from foreword.models import Memory

SOURCE = "store:"
"""What the source of every such memory begins with; the item's key follows."""
TEXT = "text"
"""An item that holds this field alone is its text; every other one is JSON."""
KEY = "$key"
"""Stands in the JSON of an item whose text was held already, under another key."""


def source_of(key: str) -> str:
    """The source of an item's memory; one line, whatever the key."""
    return SOURCE + quote(key, safe=" /:.@-_+")


def key_of(memory: Memory) -> str | None:
    """The key of the item that a memory is; None for one that is none."""
    source = memory.source or ""
    return unquote(source[len(SOURCE) :]) if source.startswith(SOURCE) else None


def scope_of(namespace: Sequence[str]) -> str:
    """The memory's namespace."""
    return "/".join(quote(part, safe=" :.@-_+") for part in namespace)


def namespace_of(scope: str) -> tuple[str, ...]:
    """The item's namespace."""
    return tuple(unquote(part) for part in scope.split("/"))


def statement(value: Mapping[str, Any], key: str | None = None) -> str:
    """What the memory says; with `key`, a text of its own among items that say the same. Raises `TypeError` for what is no JSON."""
    text = value.get(TEXT)
    if key is None and len(value) == 1 and isinstance(text, str) and _object(text) is None:
        return text
    said = dict(value) if key is None else {KEY: key, **value}
    return json.dumps(said, ensure_ascii=False, separators=(", ", ": "))


def value_of(content: str) -> dict[str, Any]:
    """The item's value."""
    found = _object(content)
    if found is None:
        return {TEXT: content}
    return {name: value for name, value in found.items() if name != KEY}


def _object(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else None
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
