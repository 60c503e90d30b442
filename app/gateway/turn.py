"""What the gateway reads of a provider's request: the user's message, what the model can see besides, and whose turn it is."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TEXTS = frozenset({"text", "input_text", "output_text"})
"""Types of the parts of a message that hold text, of all dialects."""

_REMINDER = re.compile(r"<system-reminder>.*?(?:</system-reminder>|\Z)", re.DOTALL)
"""What some hosts put into a user's message for the model's eyes: the user didn't say it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One message as text."""

    role: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One model call. `message` is what the user said last, `seen` the rest of what the model can see, in order.

    `opens`: it is the first call of the user's turn, not one that goes on with the results of tools. `place`: where in the
    body's list the message stands, or None where there is no list or no message of the user.
    """

    message: str
    seen: tuple[Said, ...]
    opens: bool
    place: int | None
    conversation: str | None = None
    """What names the conversation, where its beginning tells it from every other one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """The two parts of a context, as they go into a request."""

    stable: str
    volatile: str


def text_of(content: Any) -> str:
    """The text of a message's content, whatever form it has; pictures and the like hold none."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    texts = (part.get("text") for part in content if isinstance(part, dict) and part.get("type") in TEXTS)
    return "\n".join(text for text in texts if isinstance(text, str))


def spoken(content: Any) -> str:
    """What the user said in it."""
    return _REMINDER.sub("", text_of(content)).strip()


def last_of_user(items: Sequence[Any], speaks: Sequence[bool]) -> int | None:
    """The place of the last item in which the user speaks."""
    return next((place for place in reversed(range(len(items))) if speaks[place]), None)


def named(opening: Sequence[Said]) -> str | None:
    """A name for the conversation that begins so; None before the model has answered once.

    Two conversations may well begin with the same "hello": only with the first answer is a beginning one's own.
    """
    answered = next((place for place, said in enumerate(opening) if said.role == "assistant" and said.text), None)
    if answered is None:
        return None
    digest = hashlib.sha256()
    for said in opening[: answered + 1]:
        digest.update(f"{said.role}\0{said.text}\0".encode("utf-8", "replace"))
    return f"gateway-{digest.hexdigest()[:24]}"


def with_text(message: Mapping[str, Any], text: str, kind: str) -> dict[str, Any]:
    """The message with `text` behind its own content, as a part of the type `kind`.

    Behind, and without a marker: whatever a provider has cached ends with what the host itself sent.
    """
    content = message.get("content")
    parts = [{"type": kind, "text": content}] if isinstance(content, str) else list(content or ())
    return {**message, "content": [*parts, {"type": kind, "text": text}]}


def behind(before: Any, text: str) -> str:
    """`text` as a paragraph of its own behind what stands there, if anything does."""
    return f"{before}\n\n{text}" if isinstance(before, str) and before else text
