"""LlamaIndex: `agent.run(said, memory=ForewordMemory.around(client, ChatMemoryBuffer.from_defaults()))`.

It keeps the conversation in the memory that it stands around, puts the block before it as a system message that is never
stored, and learns the user's words when the assistant has answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from llama_index.core.base.llms.types import ChatMessage, MessageRole
from llama_index.core.memory import BaseMemory, ChatMemoryBuffer
from pydantic import PrivateAttr

from foreword.adapters.turns import Turns

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Asked, Turn

MARK = "foreword"
"""Stands on the message that holds the block, so that it is never kept as a part of the conversation."""


class ForewordMemory(BaseMemory):
    """Memory around a chat memory of LlamaIndex."""

    chat: BaseMemory
    _turns: Turns = PrivateAttr()
    _turn: Turn | None = PrivateAttr(default=None)
    _message: tuple[int, str] | None = PrivateAttr(default=None)

    @classmethod
    def around(
        cls, memory: Foreword | AsyncForeword, chat: BaseMemory | None = None, **choices: Unpack[TurnChoices]
    ) -> Self:
        """Around `chat`, or a buffer of its own. `choices` are those of `Foreword.turn`: name the conversation by
        `session_id`.
        """
        made = cls(chat=chat or ChatMemoryBuffer.from_defaults())
        made._turns = Turns(memory, dict(choices))
        return made

    @classmethod
    def class_name(cls) -> str:
        """LlamaIndex's name of it."""
        return "ForewordMemory"

    @classmethod
    def from_defaults(cls, **kwargs: Any) -> Self:
        """As `around`, with `memory` named."""
        return cls.around(**kwargs)

    def get(self, input: str | None = None, **kwargs: Any) -> list[ChatMessage]:  # noqa: A002 - LlamaIndex's name
        """The conversation with the block before it."""
        said = self.chat.get(input=input, **kwargs)
        asked = self._asked(said)
        if asked is not None:
            self._turn = self._turns.begin_now(asked)
        return self._with_block(said)

    async def aget(self, input: str | None = None, **kwargs: Any) -> list[ChatMessage]:  # noqa: A002 - as above
        """As `get`."""
        said = await self.chat.aget(input=input, **kwargs)
        asked = self._asked(said)
        if asked is not None:
            self._turn = await self._turns.begin(asked)
        return self._with_block(said)

    def get_all(self) -> list[ChatMessage]:
        """The conversation as it is kept: without the block."""
        kept: list[ChatMessage] = self.chat.get_all()
        return kept

    async def aget_all(self) -> list[ChatMessage]:
        """As `get_all`."""
        kept: list[ChatMessage] = await self.chat.aget_all()
        return kept

    def put(self, message: ChatMessage) -> None:
        """Keeps a message; the assistant's answer ends the turn, which is learned."""
        if not _is_block(message):
            self.chat.put(message)
            ended = self._ended(message)
            if ended is not None:
                self._turns.end_now(ended, message.content)

    async def aput(self, message: ChatMessage) -> None:
        """As `put`."""
        if not _is_block(message):
            await self.chat.aput(message)
            ended = self._ended(message)
            if ended is not None:
                await self._turns.end(ended, message.content)

    def set(self, messages: list[ChatMessage]) -> None:
        """Replaces the conversation; nothing is learned of it."""
        self.chat.set([message for message in messages if not _is_block(message)])

    async def aset(self, messages: list[ChatMessage]) -> None:
        """As `set`."""
        await self.chat.aset([message for message in messages if not _is_block(message)])

    def reset(self) -> None:
        """Forgets the conversation; what was learned stays."""
        self.chat.reset()
        self._turn = self._message = None

    def _asked(self, said: list[ChatMessage]) -> Asked | None:
        """What to ask for the user's last message; None where its context is there already, or where there is none."""
        place = next((at for at in reversed(range(len(said))) if said[at].role == MessageRole.USER), None)
        if place is None:
            return None
        users = sum(message.role == MessageRole.USER for message in said)
        message = (users, said[place].content or "")
        if message == self._message:
            return None
        self._message = message
        seen = [{"role": each.role.value, "content": each.content or ""} for each in said[:place]]
        return self._turns.asked(message[1], seen, None)

    def _with_block(self, said: list[ChatMessage]) -> list[ChatMessage]:
        if self._turn is None:
            return said
        content = self._turn.context.prepend(placement="system")
        return [ChatMessage(role=MessageRole.SYSTEM, content=content, additional_kwargs={MARK: True}), *said]

    def _ended(self, message: ChatMessage) -> Turn | None:
        """The turn that ends with this message; the block of it stays for whoever asks again."""
        if self._turn is None or message.role != MessageRole.ASSISTANT or message.additional_kwargs.get("tool_calls"):
            return None
        turn, self._turn = self._turn, None
        return turn


def _is_block(message: ChatMessage) -> bool:
    return bool(message.additional_kwargs.get(MARK))
