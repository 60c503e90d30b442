"""CrewAI: `with crew_memory(client): crew.kickoff(inputs)`.

Within it, the block of a task stands before the system message of every model call of the task, and the task's description is
learned when the model has answered. CrewAI's hooks belong to the whole process, so what runs beside it there has memory too.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from crewai.hooks import (
    register_after_llm_call_hook,
    register_before_llm_call_hook,
    unregister_after_llm_call_hook,
    unregister_before_llm_call_hook,
)

from foreword.adapters.turns import Turns
from foreword.fit import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crewai.hooks import LLMCallHookContext
    from typing_extensions import Unpack

    from foreword.choices import TurnChoices
    from foreword.client import AsyncForeword, Foreword
    from foreword.turn import Turn


@contextmanager
def crew_memory(memory: Foreword | AsyncForeword, **choices: Unpack[TurnChoices]) -> Iterator[None]:
    """Memory for every crew that runs within it. `choices` are those of `Foreword.turn`."""
    hooks = _Hooks(Turns(memory, dict(choices)))
    register_before_llm_call_hook(hooks.before)
    register_after_llm_call_hook(hooks.after)
    try:
        yield
    finally:
        unregister_before_llm_call_hook(hooks.before)
        unregister_after_llm_call_hook(hooks.after)


class _Hooks:
    """The turns under way, by the task or the conversation whose turn each is."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._begun: dict[int, tuple[Any, Turn]] = {}
        self._learned: set[int] = set()

    def before(self, call: LLMCallHookContext) -> None:
        """Puts the block before the system message, once a run of a task: CrewAI keeps the list for the run's next call."""
        mark, said = _turn_of(call)
        held = self._begun.get(_key(mark))
        if not said or (held is not None and _stands(held[1].context.content, call.messages)):
            return
        turn = self._turns.begin_now(self._turns.asked(said, None, None))
        self._begun[_key(mark)] = (mark, turn)
        self._learned.discard(_key(mark))
        call.messages[:] = turn.context.place(call.messages)  # type: ignore[arg-type,assignment] # dicts, as CrewAI's are

    def after(self, call: LLMCallHookContext) -> None:
        """Learns the task's description, once a run."""
        mark, _ = _turn_of(call)
        found = self._begun.get(_key(mark))
        if found is not None and _key(mark) not in self._learned:
            self._learned.add(_key(mark))
            self._turns.end_now(found[1], call.response)


def _stands(block: str, messages: list[Any]) -> bool:
    return any(block in text_of(message.get("content")) for message in messages)


def _key(mark: Any) -> int:
    return id(mark)


def _turn_of(call: LLMCallHookContext) -> tuple[Any, str]:
    """Whose turn it is, and what was said: a task's description, else the user's last message."""
    if call.task is not None:
        return call.task, str(call.task.description)
    users = [message for message in call.messages if message.get("role") == "user"]
    return call.messages, text_of(users[-1].get("content")) if users else ""
