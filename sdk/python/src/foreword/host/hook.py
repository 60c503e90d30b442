"""A hook of Claude Code: what is printed for a prompt or at a session's start, and what is learned when a turn stops."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from foreword.host import transcript

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from foreword.client import Foreword

LONGEST = 9_500
"""Characters that are printed: Claude Code puts 10,000 before the model and makes a preview of more."""
LEFT_OUT = "(further lines of memory are left out here)"


@dataclass(frozen=True)
class Event:
    """What Claude Code tells a hook, of which everything may be missing."""

    name: str
    session: str | None = None
    prompt: str = ""
    transcript: str = ""
    answer: str | None = None
    again: bool = False
    """Whether this stop comes from a hook that had the turn go on: its message was learned already."""


def read(text: str) -> Event:
    """Raises `ValueError` or `RecursionError` for what isn't one."""
    told = json.loads(text)
    if not isinstance(told, dict) or not isinstance(told.get("hook_event_name"), str):
        raise ValueError("the input is no event of a hook")  # noqa: TRY004 - all that is wrong with text is one error
    return Event(
        name=told["hook_event_name"],
        session=_text(told, "session_id")[:200] or None,
        prompt=_text(told, "prompt"),
        transcript=_text(told, "transcript_path"),
        answer=_text(told, "last_assistant_message") or None,
        again=told.get("stop_hook_active") is True,
    )


def _text(told: Mapping[str, Any], name: str) -> str:
    value = told.get(name)
    return value if isinstance(value, str) else ""


def run(event: Event, memory: Foreword, seconds: float) -> str:
    """What is to be printed: "" for nothing. Raises whatever the client raises."""
    act = ACTS.get(event.name)
    return "" if act is None else act(event, memory, seconds)


def _prompted(event: Event, memory: Foreword, seconds: float) -> str:
    seen = [said.message for said in transcript.messages(transcript.tail(event.transcript))]
    context = memory.context(event.prompt, seen, session_id=event.session, deadline=seconds)
    return shortened(context.text)


def _started(event: Event, memory: Foreword, seconds: float) -> str:
    return shortened(memory.context("", session_id=event.session, deadline=seconds).text)


def _stopped(event: Event, memory: Foreword, seconds: float) -> str:
    """A turn is learned once, however often it stops: its key is the message's own name."""
    said, answer = transcript.last_exchange(transcript.messages(transcript.tail(event.transcript)))
    if said is None or event.again:
        return ""
    memory.learn_turn(
        said.content,
        assistant_response=(event.answer or answer or "")[:20_000] or None,
        session_id=event.session,
        timeout=seconds,
        idempotency_key=f"claude-code-{said.key}"[:255] if said.key else None,
    )
    return ""


ACTS: dict[str, Callable[[Event, Foreword, float], str]] = {
    "UserPromptSubmit": _prompted,
    "SessionStart": _started,
    "Stop": _stopped,
}
"""By the hook's event; any other does nothing."""


def shortened(block: str) -> str:
    """The block in whole lines, at most `LONGEST` characters, saying so where something is left out."""
    if len(block) <= LONGEST:
        return block
    room = LONGEST - len(LEFT_OUT) - 1
    return f"{block[: block.rfind(chr(10), 0, room) + 1]}{LEFT_OUT}\n"
