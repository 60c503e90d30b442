"""OpenAI's responses: the stable part behind `instructions`; the volatile one behind the user's words where nobody keeps them.

What stands in `input` may be kept by the provider and come back on later turns, and a memory that was retired meanwhile
would come back with it. `instructions` never do. So only where the request says `store: false` and names no earlier
response is the volatile part put behind the user's words, where it costs the cache nothing.
"""

from __future__ import annotations

from typing import Any

from app.gateway.turn import Block, Said, Turn, behind, last_of_user, named, spoken, text_of, with_text

CHAINS = ("previous_response_id", "conversation")
"""Fields that name what the provider keeps."""


def read(body: dict[str, Any]) -> Turn | None:
    """The turn of a request; None where it has no input that can be read."""
    given = body.get("input")
    before = _instructions(body)
    if isinstance(given, str):
        return Turn(message=spoken(given), seen=before, opens=True, place=None, conversation=_chain(body))
    if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
        return None
    place = last_of_user(given, [each.get("role") == "user" for each in given])
    said = [Said(role=str(each.get("role")), text=text_of(each.get("content"))) for each in given]
    return Turn(
        message="" if place is None else spoken(given[place].get("content")),
        seen=(*before, *(each for at, each in enumerate(said) if at != place and each.text)),
        opens=bool(given) and place == len(given) - 1,
        place=place,
        conversation=_chain(body) or named(said),
    )


def placed(body: dict[str, Any], turn: Turn, block: Block) -> dict[str, Any]:
    """The request with the block in it; nothing else of it changes."""
    changed = dict(body)
    leading = [block.stable]
    if _is_kept(body):
        leading.append(block.volatile)
    elif block.volatile:
        changed["input"] = _behind_the_words(body["input"], turn, block.volatile)
    text = "\n\n".join(part for part in leading if part)
    if text:
        changed["instructions"] = behind(body.get("instructions"), text)
    return changed


def _is_kept(body: dict[str, Any]) -> bool:
    return body.get("store") is not False or any(body.get(name) is not None for name in CHAINS)


def _behind_the_words(given: Any, turn: Turn, text: str) -> Any:
    if isinstance(given, str):
        return [with_text({"role": "user", "content": given}, text, "input_text")]
    items = list(given)
    if turn.place is None:
        return [*items, {"role": "user", "content": text}]
    items[turn.place] = with_text(items[turn.place], text, "input_text")
    return items


def _instructions(body: dict[str, Any]) -> tuple[Said, ...]:
    text = body.get("instructions")
    return (Said(role="system", text=text),) if isinstance(text, str) and text else ()


def _chain(body: dict[str, Any]) -> str | None:
    """The provider's own name of the conversation; an earlier response names another one on every turn."""
    found = body.get("conversation")
    number = found.get("id") if isinstance(found, dict) else found
    return f"gateway-{number}"[:200] if isinstance(number, str) and number.isprintable() and number else None
