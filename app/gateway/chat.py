"""OpenAI's chat completions: the stable part behind the leading system message, the volatile one behind the user's last.

The provider caches by the longest equal beginning. The host's own system message never changes, the stable part only when
something is taught, and what follows the user's words is new on every turn anyway.
"""

from __future__ import annotations

from typing import Any

from app.gateway.turn import Block, Said, Turn, behind, last_of_user, named, spoken, text_of, with_text

LEADING = frozenset({"system", "developer"})


def read(body: dict[str, Any]) -> Turn | None:
    """The turn of a request; None where it has no messages: then the provider says what is wrong with it."""
    messages = body.get("messages")
    if not isinstance(messages, list) or not messages or not all(isinstance(each, dict) for each in messages):
        return None
    place = last_of_user(messages, [each.get("role") == "user" for each in messages])
    seen = tuple(
        Said(role=str(each.get("role")), text=text)
        for at, each in enumerate(messages)
        if at != place and (text := text_of(each.get("content")))
    )
    return Turn(
        message="" if place is None else spoken(messages[place].get("content")),
        seen=seen,
        opens=place == len(messages) - 1,
        place=place,
        conversation=named([Said(role=str(m.get("role")), text=text_of(m.get("content"))) for m in messages]),
    )


def placed(body: dict[str, Any], turn: Turn, block: Block) -> dict[str, Any]:
    """The request with the block in it; nothing else of it changes."""
    messages = list(body["messages"])
    if block.volatile and turn.place is not None:
        messages[turn.place] = with_text(messages[turn.place], block.volatile, "text")
    if block.stable:
        _lead(messages, block.stable)
    return {**body, "messages": messages}


def _lead(messages: list[dict[str, Any]], text: str) -> None:
    """Behind the leading system messages, in the last of them: some models take one only."""
    leading = 0
    while leading < len(messages) and messages[leading].get("role") in LEADING:
        leading += 1
    if not leading:
        messages.insert(0, {"role": "system", "content": text})
        return
    first = messages[leading - 1]
    content = first.get("content")
    if isinstance(content, list):
        messages[leading - 1] = with_text(first, text, "text")
    else:
        messages[leading - 1] = {**first, "content": behind(content, text)}
