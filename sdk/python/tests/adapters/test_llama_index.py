"""An agent of LlamaIndex with memory, and a fake model that keeps what it was shown."""

from __future__ import annotations

import asyncio
from typing import Any

from conftest import FACT, held
from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.base.llms.types import ChatMessage, ChatResponse, LLMMetadata, MessageRole
from llama_index.core.llms.function_calling import FunctionCallingLLM
from llama_index.core.llms.llm import ToolSelection
from llama_index.core.memory import ChatMemoryBuffer
from pydantic import PrivateAttr

from foreword.adapters.llama_index import ForewordMemory


class Fake(FunctionCallingLLM):
    _answers: list[Any] = PrivateAttr(default_factory=list)
    _seen: list[Any] = PrivateAttr(default_factory=list)

    @property
    def metadata(self) -> LLMMetadata:
        return LLMMetadata(is_function_calling_model=True, is_chat_model=True)

    def _prepare_chat_with_tools(
        self, tools: Any, user_msg: Any = None, chat_history: Any = None, **kwargs: Any
    ) -> Any:
        return {"messages": list(chat_history or [])}

    def get_tool_calls_from_response(self, response: Any, **kwargs: Any) -> list[ToolSelection]:
        return response.message.additional_kwargs.get("tool_calls", [])

    async def achat(self, messages: Any, **kwargs: Any) -> ChatResponse:
        self._seen.append(list(messages))
        return ChatResponse(message=self._answers.pop(0))

    async def astream_chat(self, messages: Any, **kwargs: Any) -> Any:
        response = await self.achat(messages)

        async def once() -> Any:
            yield response

        return once()

    def chat(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError

    stream_chat = complete = stream_complete = acomplete = astream_complete = chat


def says(text: str, **more: Any) -> ChatMessage:
    return ChatMessage(role=MessageRole.ASSISTANT, content=text, additional_kwargs=more)


CALL = says("", tool_calls=[ToolSelection(tool_id="1", tool_name="look", tool_kwargs={})])


def look() -> str:
    """Looks."""
    return "The API port is 666."


def fake(*answers: ChatMessage) -> Fake:
    made = Fake()
    made._answers = list(answers)
    return made


def test_the_block_is_before_the_conversation_and_the_turn_is_learned(taught):
    model = fake(CALL, says("Noted."), says("Biome."))
    agent = FunctionAgent(tools=[look], llm=model, system_prompt="You help.")
    memory = ForewordMemory.around(taught, ChatMemoryBuffer.from_defaults(), session_id="s-1")

    async def two() -> None:
        await agent.run("Our linter is Biome.", memory=memory)
        await agent.run("Which linter do we use?", memory=memory)

    asyncio.run(two())
    blocks = [[m.content for m in call if m.additional_kwargs.get("foreword")] for call in model._seen]
    assert all(len(each) == 1 for each in blocks)
    assert FACT in blocks[0][0]
    assert blocks[0] == blocks[1], "the same block in every call of a turn"
    assert "Our linter is Biome." in blocks[2][0]
    assert sorted(held(taught)) == sorted([FACT, "Our linter is Biome."])
    kept = [message.content for message in memory.get_all()]
    assert not any(FACT in (content or "") for content in kept), "the block is no part of the conversation"
    assert len(taught.list_injections(session_id="s-1").injections) == 2


def test_blocking_use_does_the_same(taught):
    memory = ForewordMemory.around(taught)
    memory.put(ChatMessage(role=MessageRole.USER, content="Our bundler is Vite."))
    block, said = memory.get()
    assert FACT in block.content
    assert said.content == "Our bundler is Vite."
    memory.put(says("Noted."))
    assert "Our bundler is Vite." in held(taught)
    memory.set(memory.get())
    assert [message.content for message in memory.get_all()] == ["Our bundler is Vite.", "Noted."]
    memory.reset()
    assert memory.get_all() == []


def test_without_memory_the_conversation_goes_on(dead):
    model = fake(says("Hello."))
    agent = FunctionAgent(llm=model)
    reply = asyncio.run(_run(agent, ForewordMemory.around(dead)))
    assert str(reply) == "Hello."
    assert "could not be reached" in model._seen[0][0].content


async def _run(agent: Any, memory: Any) -> Any:
    return await agent.run("Hi", memory=memory)
