"""OpenAI Agents SDK: `memory = ForewordRun(client)`, then `Runner.run(agent, said, run_config=memory.config(), hooks=memory)`.

The block stands before the instructions of every model call of a run, whichever agent makes it. When an agent has given its
final output, the user's words are learned.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from agents import RunConfig, RunHooks

from foreword.adapters.turns import Turns
from foreword.fit import text_of

if TYPE_CHECKING:
    from agents import Agent, AgentHookContext
    from agents.run import CallModelData, ModelInputData
    from typing_extensions import Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Turn


class ForewordRun(RunHooks[Any]):
    """Memory of one conversation at a time; make one for each run that goes on beside others.

    `choices` are those of `Foreword.turn`: name the conversation by `session_id`.
    """

    def __init__(self, memory: Foreword | AsyncForeword, **choices: Unpack[TurnChoices]) -> None:
        self._turns = Turns(memory, dict(choices))
        self._turn: Turn | None = None
        self._mark: tuple[int, str] | None = None

    def config(self, base: RunConfig | None = None) -> RunConfig:
        """The run's configuration with memory in it; raises `ValueError` where `base` has a filter of its own."""
        if base is not None and base.call_model_input_filter is not None:
            raise ValueError("the configuration has a call_model_input_filter already: call `filter` from it")
        return replace(base or RunConfig(), call_model_input_filter=self.filter)

    async def filter(self, data: CallModelData[Any]) -> ModelInputData:
        """Puts the block before the instructions of one model call."""
        given = data.model_data
        turn = await self._of(given.input)
        if turn is None:
            return given
        return replace(given, instructions=turn.context.prepend(given.instructions or "", placement="system"))

    async def on_agent_end(self, context: AgentHookContext[Any], agent: Agent[Any], output: Any) -> None:
        """Learns the turn."""
        del context, agent
        turn, self._turn, self._mark = self._turn, None, None
        if turn is not None:
            await self._turns.end(turn, output if isinstance(output, str) else None)

    async def _of(self, items: list[Any]) -> Turn | None:
        """The turn of the user's last message: the same one for every model call of it."""
        users = [at for at, item in enumerate(items) if _role(item) == "user"]
        if not users:
            return None
        message = text_of(_content(items[users[-1]]))
        mark = (len(users), message)
        if self._turn is None or self._mark != mark:
            seen = [{"role": _role(item), "content": text_of(_content(item))} for item in items[: users[-1]]]
            self._turn = await self._turns.begin(self._turns.asked(message, seen, None))
            self._mark = mark
        return self._turn


def _role(item: Any) -> str:
    found = item.get("role") if isinstance(item, dict) else getattr(item, "role", None)
    return str(found or "tool")


def _content(item: Any) -> Any:
    if not isinstance(item, dict):
        return getattr(item, "content", None)
    return item.get("content") if "content" in item else item.get("output")
