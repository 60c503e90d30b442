"""LangChain: `create_agent(model, tools, middleware=[ForewordMiddleware(memory)])`.

The context is built once a turn, before the agent starts, and stands before the system prompt of every model call of it. When
the agent has ended, the user's words are learned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from langchain.agents.middleware.types import AgentMiddleware, AgentState, PrivateStateAttr
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage
from typing_extensions import NotRequired

from foreword.adapters.turns import Turns
from foreword.context import Context
from foreword.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from langchain.agents.middleware.types import ModelRequest, ModelResponse
    from langchain_core.messages import AnyMessage
    from langgraph.runtime import Runtime
    from typing_extensions import Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Asked


class MemoryState(AgentState[Any]):
    """What the middleware keeps in the agent's state while a turn lasts: plain text, which any checkpointer can save."""

    foreword: NotRequired[Annotated[dict[str, Any], PrivateStateAttr]]  # type: ignore[valid-type] # AgentState is a TypedDict where it is known


class ForewordMiddleware(AgentMiddleware[MemoryState, Any, Any]):
    """Memory around an agent. `choices` are those of `Foreword.turn`; the session is the thread unless one is named."""

    state_schema = MemoryState

    def __init__(self, memory: Foreword | AsyncForeword, **choices: Unpack[TurnChoices]) -> None:
        super().__init__()
        self._turns = Turns(memory, dict(choices))

    def before_agent(self, state: MemoryState, runtime: Runtime[Any]) -> dict[str, Any] | None:
        """Builds the context of the turn."""
        asked = self._asked(state, runtime)
        return None if asked is None else _kept(self._turns.begin_now(asked))

    async def abefore_agent(self, state: MemoryState, runtime: Runtime[Any]) -> dict[str, Any] | None:
        """As `before_agent`."""
        asked = self._asked(state, runtime)
        return None if asked is None else _kept(await self._turns.begin(asked))

    def wrap_model_call(
        self, request: ModelRequest[Any], handler: Callable[[ModelRequest[Any]], ModelResponse[Any]]
    ) -> ModelResponse[Any]:
        """Puts the block before the system prompt."""
        return handler(_with_block(request))

    async def awrap_model_call(
        self, request: ModelRequest[Any], handler: Callable[[ModelRequest[Any]], Awaitable[ModelResponse[Any]]]
    ) -> ModelResponse[Any]:
        """As `wrap_model_call`."""
        return await handler(_with_block(request))

    def after_agent(self, state: MemoryState, runtime: Runtime[Any]) -> dict[str, Any] | None:
        """Learns the turn."""
        asked = self._asked(state, runtime)
        if asked is not None:
            self._turns.end_now(_turn(asked, state), _answer(state["messages"]))
        return {"foreword": {}}

    async def aafter_agent(self, state: MemoryState, runtime: Runtime[Any]) -> dict[str, Any] | None:
        """As `after_agent`."""
        asked = self._asked(state, runtime)
        if asked is not None:
            await self._turns.end(_turn(asked, state), _answer(state["messages"]))
        return {"foreword": {}}

    def _asked(self, state: MemoryState, runtime: Runtime[Any]) -> Asked | None:
        """The turn of the user's last message; None where the user has said nothing."""
        messages = state["messages"]
        place = next((at for at in reversed(range(len(messages))) if isinstance(messages[at], HumanMessage)), None)
        if place is None:
            return None
        seen = [{"role": each.type, "content": each.text} for each in messages[:place]]
        info = runtime.execution_info
        return self._turns.asked(messages[place].text, seen, None if info is None else info.thread_id)


def _kept(turn: Turn) -> dict[str, Any]:
    return {"foreword": {"content": turn.context.prepend(placement="system"), "spent": turn.spent}}


def _turn(asked: Asked, state: MemoryState) -> Turn:
    return Turn(asked=asked, context=Context(), spent=state.get("foreword", {}).get("spent", 0.0))


def _with_block(request: ModelRequest[Any]) -> ModelRequest[Any]:
    content = request.state.get("foreword", {}).get("content")
    if not content:
        return request
    before = request.system_message
    if before is None:
        return request.override(system_message=SystemMessage(content=content))
    if isinstance(before.content, str):
        text: Any = f"{content}\n\n{before.content}" if before.content else content
    else:
        text = [{"type": "text", "text": content}, *before.content]
    return request.override(system_message=before.model_copy(update={"content": text}))


def _answer(messages: Sequence[AnyMessage]) -> str | None:
    last = messages[-1] if messages else None
    return last.text if isinstance(last, AIMessage) else None
