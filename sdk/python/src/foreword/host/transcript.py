"""Reads the end of a Claude Code transcript: one JSON object a line, of which the messages of the conversation count."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foreword import fit

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TAIL = 512 * 1024
"""Bytes of the file that are read, from its end: more than the server takes."""


@dataclass(frozen=True)
class Said:
    """One message. `key` names it for good; `typed` tells a user's own words from what tools and hooks said for them."""

    role: str
    content: str
    key: str
    typed: bool

    @property
    def message(self) -> dict[str, str]:
        """As the server takes it."""
        return {"role": self.role, "content": self.content}


def tail(path: str) -> list[str]:
    """The last whole lines of the file; none where it can't be read."""
    try:
        with Path(path).open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(size - TAIL, 0))
            data = file.read(TAIL)
    except (OSError, ValueError):
        return []
    lines = data.decode("utf-8", "replace").splitlines()
    return lines[1:] if size > TAIL else lines


def messages(lines: Iterable[str]) -> list[Said]:
    """What was said in the main conversation, in order; whatever isn't a message is passed over."""
    return [said for said in map(_message, lines) if said is not None]


def last_exchange(said: Sequence[Said]) -> tuple[Said | None, str | None]:
    """The user's last own words, and what the assistant said last after them."""
    for number in range(len(said) - 1, -1, -1):
        if said[number].typed:
            answers = [row.content for row in said[number + 1 :] if row.role == "assistant"]
            return said[number], answers[-1] if answers else None
    return None, None


def _message(line: str) -> Said | None:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(row, dict) or row.get("isSidechain") or row.get("type") not in ("user", "assistant"):
        return None
    message = row.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    text = _spoken(content)
    if not text:
        return None
    typed = row["type"] == "user" and not row.get("isMeta") and not text.startswith("<")
    return Said(role=row["type"], content=text, key=str(row.get("uuid") or ""), typed=typed)


def _spoken(content: Any) -> str:
    """Words, not calls of tools and their results."""
    if isinstance(content, list):
        parts = [part for part in content if isinstance(part, dict) and part.get("type") == "text"]
        return fit.text_of(parts).strip()
    return fit.text_of(content).strip() if isinstance(content, str) else ""
