"""Pydantic AI: `Agent(model, capabilities=[ForewordMemory(client)])`.

The block stands before the instructions of every model request of a run. When the run has its result, the user's words are
learned.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.messages import (
    InstructionPart,
    ModelRequest,
    ModelResponse,
    SystemPromptPart,
    TextPart,
    UserPromptPart,
)

from foreword.adapters.turns import Turns
from foreword.fit import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic_ai import RunContext
    from pydantic_ai.capabilities import WrapRunHandler
    from pydantic_ai.messages import ModelMessage
    from pydantic_ai.models import ModelRequestContext
    from pydantic_ai.run import AgentRunResult
    from typing_extensions import Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Turn


@dataclass
class _Run:
    """What one run holds."""

    turn: Turn | None = None


@dataclass(init=False)
class ForewordMemory(AbstractCapability[Any]):
    """Memory around an agent's runs. `choices` are those of `Foreword.turn`; the session is the run's conversation unless
    one is named.
    """

    _turns: Turns
    _run: _Run = field(default_factory=_Run)

    def __init__(self, memory: Foreword | AsyncForeword, **choices: Unpack[TurnChoices]) -> None:
        super().__init__()
        self._turns = Turns(memory, dict(choices))
        self._run = _Run()

    async def for_run(self, ctx: RunContext[Any]) -> ForewordMemory:
        """A run of its own: several go on beside each other."""
        del ctx
        return ForewordMemory(self._turns.memory, **self._turns.choices)

    async def before_model_request(
        self, ctx: RunContext[Any], request_context: ModelRequestContext
    ) -> ModelRequestContext:
        """Puts the block before the instructions of one request."""
        turn = await self._of(ctx, request_context.messages)
        if turn is None:
            return request_context
        parameters = request_context.model_request_parameters
        block = InstructionPart(content=turn.context.prepend(placement="system"), dynamic=True)
        parts = [block, *(parameters.instruction_parts or [])]
        return replace(request_context, model_request_parameters=replace(parameters, instruction_parts=parts))

    async def wrap_run(self, ctx: RunContext[Any], *, handler: WrapRunHandler) -> AgentRunResult[Any]:
        """Learns the turn when the run is over, and also when it failed: the user said it all the same."""
        del ctx
        answer: str | None = None
        try:
            result = await handler()
            answer = result.output if isinstance(result.output, str) else None
        except Exception:
            await self._end(None)
            raise
        await self._end(answer)
        return result

    async def _end(self, answer: str | None) -> None:
        if self._run.turn is not None:
            await self._turns.end(self._run.turn, answer)

    async def _of(self, ctx: RunContext[Any], messages: list[ModelMessage]) -> Turn | None:
        """The turn of the user's last message, begun by the first request of the run."""
        if self._run.turn is None:
            said = list(_said(messages))
            place = next((at for at in reversed(range(len(said))) if said[at]["role"] == "user"), None)
            if place is None:
                return None
            session = getattr(ctx, "conversation_id", None)
            asked = self._turns.asked(said[place]["content"], said[:place], session)
            self._run.turn = await self._turns.begin(asked)
        return self._run.turn


def _said(messages: list[ModelMessage]) -> Iterator[dict[str, str]]:
    """Every text of a history with its role, in order."""
    for message in messages:
        for part in message.parts:
            match part:
                case UserPromptPart(content=content):
                    yield {"role": "user", "content": text_of(_texts(content))}
                case SystemPromptPart(content=content):
                    yield {"role": "system", "content": content}
                case TextPart(content=content):
                    yield {"role": "assistant", "content": content}
                case _ if isinstance(message, (ModelRequest, ModelResponse)) and hasattr(part, "content"):
                    yield {"role": "tool", "content": text_of(part.content)}
                case _:
                    continue


def _texts(content: Any) -> Any:
    """The texts of a prompt in parts; pictures and the like have none."""
    if isinstance(content, str):
        return content
    return [part if isinstance(part, str) else getattr(part, "content", "") for part in content]
