"""An agent of Pydantic AI with memory, and a function in the model's place."""

from __future__ import annotations

import asyncio
from typing import Any

from conftest import FACT, held
from pydantic_ai import Agent
from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import FunctionModel

from foreword.adapters.pydantic_ai import ForewordMemory


class Fake:
    def __init__(self, *parts: Any) -> None:
        self.parts = list(parts)
        self.seen: list[str] = []

    def model(self) -> FunctionModel:
        def answer(messages: Any, info: Any) -> ModelResponse:
            self.seen.append(info.instructions or "")
            return ModelResponse(parts=[self.parts.pop(0)])

        return FunctionModel(answer)


def agent(fake: Fake, memory: Any, **choices: Any) -> Agent[Any, str]:
    made = Agent(fake.model(), instructions="You help.", capabilities=[ForewordMemory(memory, **choices)])

    @made.tool_plain
    def look() -> str:
        """Looks."""
        return "The API port is 666."

    return made


def test_the_block_stands_before_the_instructions_and_the_turn_is_learned(taught):
    fake = Fake(ToolCallPart("look", {}), TextPart("Noted."))
    result = agent(fake, taught, session_id="s-1").run_sync("Our linter is Biome.")
    assert result.output == "Noted."
    first, second = fake.seen
    assert FACT in first
    assert first.index(FACT) < first.index("You help.")
    assert first == second
    assert sorted(held(taught)) == sorted([FACT, "Our linter is Biome."])
    assert len(taught.list_injections(session_id="s-1").injections) == 1


def test_a_conversation_goes_on_and_two_at_once_are_two(taught):
    fake = Fake(TextPart("Noted."), TextPart("Biome."))
    made = agent(fake, taught)
    first = made.run_sync("Our linter is Biome.")
    made.run_sync("Which linter do we use?", message_history=first.all_messages())
    assert "Our linter is Biome." in fake.seen[1]

    both = Fake(TextPart("a"), TextPart("b"))
    made = agent(both, taught)

    async def at_once() -> None:
        await asyncio.gather(made.run("Our bundler is Vite."), made.run("Our test runner is Vitest."))

    asyncio.run(at_once())
    assert {"Our bundler is Vite.", "Our test runner is Vitest."} <= set(held(taught))


def test_without_memory_the_run_goes_on(dead):
    fake = Fake(TextPart("Hello."))
    assert agent(fake, dead).run_sync("Hi").output == "Hello."
    assert "could not be reached" in fake.seen[0]
