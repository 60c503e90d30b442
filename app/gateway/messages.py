"""Anthropic's messages: the stable part last in `system`, with a cache marker; the volatile one behind the user's words.

The provider caches what ends at a marker: tools, then system, then messages. The host's own markers stay where they are and
go on hitting, since the stable part comes behind the host's system prompt and the volatile part behind the last marker that
a host sets in its messages, at the end of the user's words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.gateway.turn import Block, Said, Turn, last_of_user, named, spoken, text_of, with_text

if TYPE_CHECKING:
    from collections.abc import Iterator

MARKERS = 4
"""Cache markers that a request may hold (Anthropic's limit)."""


def read(body: dict[str, Any]) -> Turn | None:
    """The turn of a request; None where it has no messages."""
    messages = body.get("messages")
    if not isinstance(messages, list) or not messages or not all(isinstance(each, dict) for each in messages):
        return None
    place = last_of_user(messages, [_speaks(each) for each in messages])
    system = text_of(body.get("system"))
    said = [Said(role=str(each.get("role")), text=text_of(each.get("content"))) for each in messages]
    return Turn(
        message="" if place is None else spoken(messages[place].get("content")),
        seen=(
            *((Said(role="system", text=system),) if system else ()),
            *(each for at, each in enumerate(said) if at != place and each.text),
        ),
        opens=place == len(messages) - 1,
        place=place,
        conversation=named(said),
    )


def placed(body: dict[str, Any], turn: Turn, block: Block) -> dict[str, Any]:
    """The request with the block in it; nothing else of it changes."""
    changed = dict(body)
    if block.volatile and turn.place is not None:
        messages = list(body["messages"])
        messages[turn.place] = with_text(messages[turn.place], block.volatile, "text")
        changed["messages"] = messages
    if block.stable:
        changed["system"] = [*_blocks(body.get("system")), {"type": "text", "text": block.stable, **_marker(body)}]
    return changed


def _speaks(message: dict[str, Any]) -> bool:
    """Whether the user speaks in it: the results of tools come in the user's name as well."""
    content = message.get("content")
    if message.get("role") != "user":
        return False
    return not isinstance(content, list) or not any(
        isinstance(part, dict) and part.get("type") == "tool_result" for part in content
    )


def _blocks(system: Any) -> list[Any]:
    if isinstance(system, str):
        return [{"type": "text", "text": system}] if system else []
    return list(system) if isinstance(system, list) else []


def _marker(body: dict[str, Any]) -> dict[str, Any]:
    """The marker of the stable part, where one is left; it lasts as long as any behind it, which the provider demands."""
    if sum(1 for _ in _markers([body.get("tools"), body.get("system"), body.get("messages")])) >= MARKERS:
        return {}
    hours = any(found.get("ttl") == "1h" for found in _markers(body.get("messages")))
    return {"cache_control": {"type": "ephemeral", "ttl": "1h"} if hours else {"type": "ephemeral"}}


def _markers(value: Any) -> Iterator[dict[str, Any]]:
    """Every marker in tools, blocks, messages and the parts of their contents."""
    if isinstance(value, list):
        for each in value:
            yield from _markers(each)
    elif isinstance(value, dict):
        found = value.get("cache_control")
        if isinstance(found, dict):
            yield found
        yield from _markers(value.get("content"))
