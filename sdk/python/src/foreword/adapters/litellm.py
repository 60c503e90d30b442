"""LiteLLM's proxy: `litellm_settings: {callbacks: my_module.memory}`, with `memory = ForewordLogger(client)` in my_module.

Before a request goes out, the block of its turn is put before the system message; when the answer is there, streamed or not,
the user's words are learned.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from litellm.integrations.custom_logger import CustomLogger

from foreword.adapters.turns import Turns
from foreword.fit import text_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from typing_extensions import Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Turn

CHATS = frozenset({"completion", "acompletion"})
"""Calls that are chats, by LiteLLM's names."""

MOST = 1_000
"""Turns that wait for their answer; the oldest are forgotten beyond."""


class ForewordLogger(CustomLogger):
    """Memory in a proxy. `agent_of` says whose memory a request is, from its body and LiteLLM's own key: a host that serves
    many people has to tell them apart. `choices` are those of `Foreword.turn`.
    """

    def __init__(
        self,
        memory: Foreword | AsyncForeword,
        agent_of: Callable[[dict[str, Any], Any], str | None] | None = None,
        **choices: Unpack[TurnChoices],
    ) -> None:
        super().__init__()
        self._turns = Turns(memory, dict(choices))
        self._agent_of = agent_of
        self._open: OrderedDict[str, Turn] = OrderedDict()

    async def async_pre_call_hook(
        self, user_api_key_dict: Any, cache: Any, data: dict[str, Any], call_type: str
    ) -> Any:
        """Puts the block into a chat's messages."""
        del cache
        messages = data.get("messages")
        if call_type not in CHATS or not isinstance(messages, list):
            return data
        place = next((at for at in reversed(range(len(messages))) if messages[at].get("role") == "user"), None)
        if place is None:
            return data
        agent = None if self._agent_of is None else self._agent_of(data, user_api_key_dict)
        turns = self._turns if agent is None else Turns(self._turns.memory, {**self._turns.choices, "agent": agent})
        asked = turns.asked(text_of(messages[place].get("content")), messages[:place], data.get("litellm_session_id"))
        turn = await turns.begin(asked)
        if place == len(messages) - 1:
            self._keep(data, turn)
        return {**data, "messages": turn.context.place(messages)}

    async def async_post_call_success_hook(self, data: dict[str, Any], user_api_key_dict: Any, response: Any) -> Any:
        """Learns the turn of an answer that came at once."""
        del user_api_key_dict
        await self._learn(data, _answer(response))
        return response

    async def async_post_call_streaming_iterator_hook(
        self, user_api_key_dict: Any, response: Any, request_data: dict[str, Any]
    ) -> AsyncIterator[Any]:
        """Passes a stream on, and learns its turn at the end."""
        del user_api_key_dict
        async for part in response:
            yield part
        await self._learn(request_data, None)

    def _keep(self, data: dict[str, Any], turn: Turn) -> None:
        self._open[str(data.get("litellm_call_id"))] = turn
        while len(self._open) > MOST:
            self._open.popitem(last=False)

    async def _learn(self, data: dict[str, Any], answer: str | None) -> None:
        turn = self._open.pop(str(data.get("litellm_call_id")), None)
        if turn is not None:
            await self._turns.end(turn, answer)


def _answer(response: Any) -> str | None:
    choices = getattr(response, "choices", None)
    message = getattr(choices[0], "message", None) if choices else None
    content = getattr(message, "content", None)
    return content if isinstance(content, str) else None
