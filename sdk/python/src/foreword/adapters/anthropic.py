"""Anthropic's own client: `client = with_memory(Anthropic(), memory)`; its `messages.create` and `messages.stream` have memory.

The block goes where the provider's cache goes on hitting, the user's words are learned when the answer is there. Everything else
of the client is the client's own.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from foreword.adapters.turns import Turns
from foreword.context import DATA_BEGINS
from foreword.fit import text_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from anthropic import Anthropic, AsyncAnthropic
    from typing_extensions import Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Asked, Turn

MARKERS = 4
"""Cache markers that a request may hold (Anthropic's limit)."""


def with_memory(
    client: Anthropic | AsyncAnthropic, memory: Foreword | AsyncForeword, **choices: Unpack[TurnChoices]
) -> Any:
    """The client with memory, of the kind it was: awaited or blocking. `choices` are those of `Foreword.turn`.

    It is used as the client itself: `client.messages.create(…)`, `client.messages.stream(…)`.
    """
    from anthropic import AsyncAnthropic  # noqa: PLC0415 - the framework is there once a client of it is

    turns = Turns(memory, dict(choices))
    messages = AsyncMessages if isinstance(client, AsyncAnthropic) else Messages
    return _Client(client, messages(client.messages, turns))


class _Client:
    """Another client in all but its messages."""

    def __init__(self, client: Any, messages: Any) -> None:
        self._client = client
        self.messages = messages

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)


class _Messages:
    """What both kinds share."""

    def __init__(self, messages: Any, turns: Turns) -> None:
        self._messages = messages
        self._turns = turns

    def __getattr__(self, name: str) -> Any:
        return getattr(self._messages, name)

    def _asked(self, request: dict[str, Any]) -> Asked | None:
        """The turn of a request that opens one; None for one that goes on with the results of tools."""
        messages = list(request.get("messages") or ())
        place = next((at for at in reversed(range(len(messages))) if _speaks(messages[at])), None)
        if place is None:
            return None
        system = text_of(request.get("system"))
        seen = [{"role": "system", "content": system}] if system else []
        seen += [{"role": each["role"], "content": text_of(each.get("content"))} for each in messages[:place]]
        return self._turns.asked(text_of(messages[place].get("content")), seen, None)

    def _opens(self, request: dict[str, Any]) -> bool:
        messages = list(request.get("messages") or ())
        return bool(messages) and _speaks(messages[-1])


class Messages(_Messages):
    """Of the blocking client."""

    def create(self, **request: Any) -> Any:
        """As the client's own. A stream is learned from when it is asked for."""
        turn = self._begun(request)
        reply = self._messages.create(**_placed(request, turn))
        self._ended(request, turn, _answer(reply))
        return reply

    @contextlib.contextmanager
    def stream(self, **request: Any) -> Iterator[Any]:
        """As the client's own."""
        turn = self._begun(request)
        with self._messages.stream(**_placed(request, turn)) as stream:
            yield stream
        self._ended(request, turn, None)

    def _begun(self, request: dict[str, Any]) -> Turn | None:
        asked = self._asked(request)
        return None if asked is None else self._turns.begin_now(asked)

    def _ended(self, request: dict[str, Any], turn: Turn | None, answer: str | None) -> None:
        if turn is not None and self._opens(request):
            self._turns.end_now(turn, answer)


class AsyncMessages(_Messages):
    """Of the awaited client."""

    async def create(self, **request: Any) -> Any:
        """As `Messages.create`."""
        turn = await self._begun(request)
        reply = await self._messages.create(**_placed(request, turn))
        await self._ended(request, turn, _answer(reply))
        return reply

    @contextlib.asynccontextmanager
    async def stream(self, **request: Any) -> AsyncIterator[Any]:
        """As the client's own."""
        turn = await self._begun(request)
        async with self._messages.stream(**_placed(request, turn)) as stream:
            yield stream
        await self._ended(request, turn, None)

    async def _begun(self, request: dict[str, Any]) -> Turn | None:
        asked = self._asked(request)
        return None if asked is None else await self._turns.begin(asked)

    async def _ended(self, request: dict[str, Any], turn: Turn | None, answer: str | None) -> None:
        if turn is not None and self._opens(request):
            await self._turns.end(turn, answer)


def _speaks(message: Any) -> bool:
    """Whether the user speaks in it: the results of tools come in the user's name as well."""
    content = message.get("content")
    if message.get("role") != "user":
        return False
    return isinstance(content, str) or not any(part.get("type") == "tool_result" for part in content or ())


def _placed(request: dict[str, Any], turn: Turn | None) -> dict[str, Any]:
    """The request with the block where the provider's cache goes on hitting.

    The stable part is the last block of the system prompt, with a cache marker where one is left; the volatile one stands
    behind the user's words. Before the system prompt either of them would throw the cached one away when it changes.
    """
    if turn is None:
        return request
    block, context = turn.context.block, turn.context
    if block is None or context.empty:
        return {**request, "system": [*_blocks(request.get("system")), {"type": "text", "text": context.content}]}
    placed = dict(request)
    if block.stable.text:
        stable = {"type": "text", "text": block.stable.text, **_marker(request)}
        placed["system"] = [*_blocks(request.get("system")), stable]
    if block.volatile.text:
        placed["messages"] = _behind(list(request["messages"]), f"{DATA_BEGINS}\n{block.volatile.text}")
    return placed


def _blocks(system: Any) -> list[Any]:
    if isinstance(system, str):
        return [{"type": "text", "text": system}] if system else []
    return list(system) if isinstance(system, (list, tuple)) else []


def _behind(messages: list[Any], text: str) -> list[Any]:
    place = next(at for at in reversed(range(len(messages))) if _speaks(messages[at]))
    content = messages[place].get("content")
    parts = [{"type": "text", "text": content}] if isinstance(content, str) else list(content or ())
    messages[place] = {**messages[place], "content": [*parts, {"type": "text", "text": text}]}
    return messages


def _marker(request: dict[str, Any]) -> dict[str, Any]:
    """A marker lasts as long as any behind it, which the provider demands."""
    found = list(_markers([request.get("tools"), request.get("system"), request.get("messages")]))
    if len(found) >= MARKERS:
        return {}
    hours = any(each.get("ttl") == "1h" for each in _markers(request.get("messages")))
    return {"cache_control": {"type": "ephemeral", "ttl": "1h"} if hours else {"type": "ephemeral"}}


def _markers(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from _markers(each)
    elif isinstance(value, dict):
        if isinstance(value.get("cache_control"), dict):
            yield value["cache_control"]
        yield from _markers(value.get("content"))


def _answer(reply: Any) -> str | None:
    content = getattr(reply, "content", None)
    if not isinstance(content, list):
        return None
    return "\n".join(part.text for part in content if getattr(part, "type", "") == "text") or None
