"""A run of the OpenAI Agents SDK with memory, and a fake model that keeps what it was shown."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from agents import Agent, ModelResponse, RunConfig, Runner, Usage, function_tool, set_tracing_disabled
from agents.models.interface import Model
from conftest import FACT, held
from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

from foreword.adapters.openai_agents import ForewordRun

set_tracing_disabled(True)


def says(text: str) -> Any:
    part = ResponseOutputText(text=text, type="output_text", annotations=[], logprobs=[])
    return ResponseOutputMessage(id="m", content=[part], role="assistant", status="completed", type="message")


CALL = ResponseFunctionToolCall(id="c", call_id="c", name="look", arguments="{}", type="function_call")


class Fake(Model):
    def __init__(self, *outputs: Any) -> None:
        self.outputs = list(outputs)
        self.seen: list[Any] = []

    async def get_response(self, *args: Any, **kwargs: Any) -> ModelResponse:
        instructions = kwargs.get("system_instructions", args[0] if args else None)
        self.seen.append(instructions)
        return ModelResponse(output=[self.outputs.pop(0)], usage=Usage(), response_id=None)

    def stream_response(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError


@function_tool
def look() -> str:
    """Looks."""
    return "The API port is 666."


def run(fake: Fake, memory: Any, said: Any, **more: Any) -> Any:
    agent = Agent(name="a", instructions="You help.", model=fake, tools=[look])
    conversation = ForewordRun(memory, **more)
    return asyncio.run(Runner.run(agent, said, run_config=conversation.config(), hooks=conversation))


def test_the_block_stands_before_the_instructions_and_the_turn_is_learned(taught):
    fake = Fake(CALL, says("Noted."))
    result = run(fake, taught, "Our linter is Biome.", session_id="s-1")
    assert result.final_output == "Noted."
    first, second = fake.seen
    assert first == second
    assert FACT in first
    assert first.endswith("\n\nYou help.")
    assert sorted(held(taught)) == sorted([FACT, "Our linter is Biome."])
    assert len(taught.list_injections(session_id="s-1").injections) == 1


def test_a_conversation_goes_on_and_the_next_block_holds_what_was_taught(taught):
    fake = Fake(says("Noted."), says("Biome."))
    agent = Agent(name="a", model=fake)
    conversation = ForewordRun(taught)

    async def two() -> None:
        first = await Runner.run(agent, "Our linter is Biome.", run_config=conversation.config(), hooks=conversation)
        said = [*first.to_input_list(), {"role": "user", "content": "Which linter do we use?"}]
        await Runner.run(agent, said, run_config=conversation.config(), hooks=conversation)

    asyncio.run(two())
    assert "Our linter is Biome." in fake.seen[1]


def test_without_memory_the_run_goes_on(dead):
    fake = Fake(says("Hello."))
    assert run(fake, dead, "Hi").final_output == "Hello."
    assert "could not be reached" in fake.seen[0]


def test_a_filter_of_the_hosts_own_is_not_thrown_away(taught):
    config = RunConfig(call_model_input_filter=lambda data: data.model_data)
    with pytest.raises(ValueError, match="filter"):
        ForewordRun(taught).config(config)
