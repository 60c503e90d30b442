"""An agent of LangChain with the middleware, and a fake model that keeps what it was shown."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from conftest import FACT, held
from langchain.agents import create_agent
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, SystemMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver

from foreword.adapters.langchain import ForewordMiddleware


class Model(GenericFakeChatModel):
    seen: list[Any]

    def _generate(self, messages: list[Any], *args: Any, **kwargs: Any) -> Any:
        self.seen.append(list(messages))
        return super()._generate(messages, *args, **kwargs)

    def bind_tools(self, tools: Any, **kwargs: Any) -> Any:
        return self


def model(*answers: Any) -> Model:
    return Model(messages=iter([a if isinstance(a, AIMessage) else AIMessage(content=a) for a in answers]), seen=[])


@tool
def look() -> str:
    """Looks."""
    return "The API port is 666."


CALL = AIMessage(content="", tool_calls=[{"name": "look", "args": {}, "id": "1"}])


def test_the_block_stands_before_the_prompt_and_the_turn_is_learned(taught):
    fake = model("Noted.")
    agent = create_agent(fake, [], system_prompt="You help.", middleware=[ForewordMiddleware(taught)])
    reply = agent.invoke({"messages": [{"role": "user", "content": "Our linter is Biome."}]})
    system = fake.seen[0][0]
    assert isinstance(system, SystemMessage)
    assert FACT in system.content
    assert system.content.endswith("\n\nYou help.")
    assert "foreword" not in reply
    assert "Our linter is Biome." in held(taught)


def test_every_model_call_of_a_turn_has_the_same_block_and_tools_teach_nothing(taught):
    fake = model(CALL, "Done.")
    agent = create_agent(fake, [look], middleware=[ForewordMiddleware(taught)])
    agent.invoke({"messages": [{"role": "user", "content": "Our linter is Biome."}]})
    first, second = (call[0].content for call in fake.seen)
    assert first == second
    assert sorted(held(taught)) == sorted([FACT, "Our linter is Biome."])


def test_it_is_awaited_as_well_and_the_thread_is_the_session(taught):
    fake = model("Noted.", "Noted.")
    agent = create_agent(fake, [], middleware=[ForewordMiddleware(taught)], checkpointer=InMemorySaver())

    async def two() -> None:
        for said in ("Our linter is Biome.", "Which linter do we use?"):
            where = {"configurable": {"thread_id": "t-7"}}
            await agent.ainvoke({"messages": [{"role": "user", "content": said}]}, where)

    asyncio.run(two())
    assert "Our linter is Biome." in fake.seen[1][0].content
    blocks = taught.list_injections(session_id="t-7").injections
    assert len(blocks) == 2


def test_without_memory_the_agent_answers_all_the_same(dead):
    fake = model("Hello.")
    agent = create_agent(fake, [], system_prompt="You help.", middleware=[ForewordMiddleware(dead)])
    reply = agent.invoke({"messages": [{"role": "user", "content": "Hi"}]})
    assert reply["messages"][-1].content == "Hello."
    assert "could not be reached" in fake.seen[0][0].content
    assert dead.counts.unavailable == 1


def test_a_system_message_in_parts_gets_one_more(taught):
    fake = model("Hi.")
    prompt = SystemMessage(content=[{"type": "text", "text": "You help."}])
    agent = create_agent(fake, [], system_prompt=prompt, middleware=[ForewordMiddleware(taught)])
    agent.invoke({"messages": [{"role": "user", "content": "Hi"}]})
    first, second = fake.seen[0][0].content
    assert FACT in first["text"]
    assert second["text"] == "You help."


def test_a_model_that_fails_is_the_hosts_to_see(taught):
    agent = create_agent(model(), [], middleware=[ForewordMiddleware(taught)])
    with pytest.raises((RuntimeError, StopIteration)):
        agent.invoke({"messages": [{"role": "user", "content": "Hi"}]})
