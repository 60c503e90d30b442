"""Who says a line of a transcript: the name before its first colon."""

from __future__ import annotations

from typing import Final

import regex

_NAME: Final = regex.compile(r"\s*(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,2}|\p{Lo}{1,8})[:：]\s")


def speaker(text: str) -> str | None:
    """The name, of at most three capitalised words; None for a text that begins otherwise."""
    found = _NAME.match(text)
    return found[1] if found else None


def asks(text: str) -> bool:
    """It holds a question mark of any script."""
    return any(mark in text for mark in "?？؟՞")
