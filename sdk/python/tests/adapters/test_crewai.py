"""A crew with memory, and a fake model that keeps what it was shown."""

from __future__ import annotations

from typing import Any

from conftest import FACT, held
from crewai import Agent, Crew, Task
from crewai.llms.base_llm import BaseLLM
from pydantic import PrivateAttr

from foreword.adapters.crewai import crew_memory


class Fake(BaseLLM):
    _seen: list[Any] = PrivateAttr(default_factory=list)

    def call(self, messages: Any, *args: Any, from_agent: Any = None, **kwargs: Any) -> str:
        self._seen.append([dict(message) for message in messages])
        return "Thought: I know it.\nFinal Answer: Noted."

    async def acall(self, messages: Any, *args: Any, **kwargs: Any) -> str:
        return self.call(messages)

    def supports_function_calling(self) -> bool:
        return False


def kickoff(fake: Fake, *said: str) -> Any:
    agent = Agent(role="Helper", goal="Help", backstory="Helps.", llm=fake)
    tasks = [Task(description=each, expected_output="A word.", agent=agent) for each in said]
    return Crew(agents=[agent], tasks=tasks).kickoff()


def text(messages: list[Any]) -> str:
    return "\n".join(str(message["content"]) for message in messages)


def test_the_block_is_before_the_model_and_each_task_is_learned(taught):
    fake = Fake(model="fake")
    with crew_memory(taught, session_id="s-1"):
        result = kickoff(fake, "Our linter is Biome.", "Say which linter we use.")
    assert result.raw == "Noted."
    assert FACT in text(fake._seen[0])
    assert text(fake._seen[0]).count(FACT) == 1
    assert "Our linter is Biome." in text(fake._seen[1][:1])
    assert "Our linter is Biome." in held(taught)
    assert len(taught.list_injections(session_id="s-1").injections) == 2


def test_a_task_that_runs_again_has_the_block_of_then(taught):
    fake = Fake(model="fake")
    agent = Agent(role="Helper", goal="Help", backstory="Helps.", llm=fake)
    crew = Crew(agents=[agent], tasks=[Task(description="Say hello.", expected_output="A word.", agent=agent)])
    with crew_memory(taught):
        crew.kickoff()
        taught.learn_turn("Our linter is Biome.")
        crew.kickoff()
    assert "Biome" not in text(fake._seen[0])
    assert "Biome" in text(fake._seen[1])


def test_outside_of_it_a_crew_has_none(taught):
    fake = Fake(model="fake")
    with crew_memory(taught):
        pass
    kickoff(fake, "Our bundler is Vite.")
    assert FACT not in text(fake._seen[0])
    assert "Our bundler is Vite." not in held(taught)


def test_without_memory_the_crew_works(dead):
    fake = Fake(model="fake")
    with crew_memory(dead):
        assert kickoff(fake, "Say hello.").raw == "Noted."
    assert "could not be reached" in text(fake._seen[0])
