"""Fits a turn to what the server reads, so that a long conversation never costs a host its memory.

Limits count what the server counts: characters are code points, bytes are those of the body in UTF-8. The newest
messages are kept; of a message that is too long both ends are. What is cut is only ever compared with, never learned.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from foreword.call import encoded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MAX_MESSAGE = 20_000
"""Characters of a user's message."""
MAX_MESSAGES = 2_000
"""Messages of a transcript."""
MAX_ROLE = 50
"""Characters of a role."""
MAX_BODY = 262_144
"""Bytes of a request's body, where the operator chose no other."""

_NO_TEXT = re.compile("[\x00\ud800-\udfff]")


def text_of(content: Any) -> str:
    """The text of a message's content as the model providers write it: text, or parts of which some have text."""
    if isinstance(content, str):
        return _NO_TEXT.sub("\ufffd", content)
    if isinstance(content, Mapping):
        return text_of(content.get("text") or content.get("content"))
    if isinstance(content, (list, tuple)):
        return "\n".join(filter(None, map(text_of, content)))
    return ""


def message(text: str) -> str:
    """At most `MAX_MESSAGE` characters, the middle left out."""
    clean = text_of(text)
    return clean if len(clean) <= MAX_MESSAGE else both_ends(clean, MAX_MESSAGE)


def both_ends(text: str, length: int) -> str:
    """`length` characters of `text`: its beginning, a line with …, its end."""
    half = (length - 3) // 2
    return f"{text[:half]}\n…\n{text[-half:]}"


def messages(transcript: str | Iterable[Any] | None) -> str | list[dict[str, str]] | None:
    """A transcript of any provider's messages as the server takes it; what has neither role nor text is left out."""
    if transcript is None or isinstance(transcript, str):
        return None if transcript is None else text_of(transcript)
    rows = [row for row in map(_row, transcript) if row["content"]]
    return rows[-MAX_MESSAGES:]


def _row(said: Any) -> dict[str, str]:
    role = said.get("role") if isinstance(said, Mapping) else getattr(said, "role", None)
    content = said.get("content") if isinstance(said, Mapping) else getattr(said, "content", said)
    return {"role": text_of(role)[:MAX_ROLE] or "unknown", "content": text_of(content)}


def body(fields: Mapping[str, Any], limit: int = MAX_BODY) -> dict[str, Any]:
    """The fields of a request with as much of `assistantResponse` and `transcript` as `limit` bytes leave room for.

    An answer takes half of the room at most, so that some of the transcript is always left.
    """
    rest = {name: value for name, value in fields.items() if name not in ("transcript", "assistantResponse")}
    answer = fields.get("assistantResponse")
    if answer is not None:
        rest["assistantResponse"] = _cut(answer, (limit - _size({**rest, "assistantResponse": ""})) // 2)
    transcript = fields.get("transcript")
    if transcript:
        room = limit - _size({**rest, "transcript": ""})
        kept = _cut(transcript, room) if isinstance(transcript, str) else _newest(transcript, room)
        rest.update({"transcript": kept} if kept else {})
    return rest


def _newest(rows: Sequence[dict[str, str]], room: int) -> list[dict[str, str]]:
    kept: list[dict[str, str]] = []
    for row in reversed(rows):
        size = _size(row) + 1
        if size > room:
            break
        kept.append(row)
        room -= size
    if not kept and rows:
        last = rows[-1]
        content = _cut(last["content"], room - _size({**last, "content": ""}) - 1)
        return [{**last, "content": content}] if content else []
    return kept[::-1]


def _cut(text: str, room: int) -> str:
    """The longest end of `text`, roughly, whose JSON takes at most `room` bytes beside its quotes."""
    text = text[-room:] if room > 0 else ""
    while text and _size(text) - 2 > room:
        excess = _size(text) - 2 - room
        text = text[max(excess // 6, 1) :]
    return text


def _size(value: Any) -> int:
    return len(encoded(value))
