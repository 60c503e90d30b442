"""Anthropic's client with memory, before a transport that answers as the provider does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import anthropic
import httpx2 as httpx
from conftest import FACT, held

from foreword.adapters.anthropic import with_memory

REPLY = {
    "id": "m",
    "type": "message",
    "role": "assistant",
    "model": "m",
    "content": [{"type": "text", "text": "Noted."}],
    "stop_reason": "end_turn",
    "stop_sequence": None,
    "usage": {"input_tokens": 1, "output_tokens": 1},
}
EVENTS = [
    {"type": "message_start", "message": {**REPLY, "content": []}},
    {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
    {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "Noted."}},
    {"type": "content_block_stop", "index": 0},
    {
        "type": "message_delta",
        "delta": {"stop_reason": "end_turn", "stop_sequence": None},
        "usage": {"output_tokens": 1},
    },
    {"type": "message_stop"},
]


class Provider:
    def __init__(self) -> None:
        self.seen: list[Any] = []

    def answer(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(json.loads(request.content))
        if self.seen[-1].get("stream"):
            text = "".join(f"event: {each['type']}\ndata: {json.dumps(each)}\n\n" for each in EVENTS)
            return httpx.Response(200, headers={"content-type": "text/event-stream"}, text=text)
        return httpx.Response(200, json=REPLY)

    def client(self, memory: Any, **choices: Any) -> Any:
        http = httpx.Client(transport=httpx.MockTransport(self.answer))
        return with_memory(anthropic.Anthropic(api_key="k", http_client=http), memory, **choices)

    def awaited(self, memory: Any) -> Any:
        http = httpx.AsyncClient(transport=httpx.MockTransport(self.answer))
        return with_memory(anthropic.AsyncAnthropic(api_key="k", http_client=http), memory)


def ask(said: Any, **more: Any) -> dict[str, Any]:
    return {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": said}], **more}


def test_the_block_is_there_and_the_turn_is_learned(taught):
    provider = Provider()
    reply = provider.client(taught).messages.create(**ask("Our linter is Biome.", system="You help."))
    assert reply.content[0].text == "Noted."
    host, stable = provider.seen[0]["system"]
    assert host == {"type": "text", "text": "You help."}
    assert FACT in stable["text"]
    assert stable["cache_control"] == {"type": "ephemeral"}
    assert provider.seen[0]["messages"] == [{"role": "user", "content": "Our linter is Biome."}]
    assert "Our linter is Biome." in held(taught)


def test_what_is_recalled_stands_behind_the_users_words(taught):
    taught.remember([{"content": "Tickets of the search team live in SR-052.", "source": "docs", "tier": "L2"}])
    provider = Provider()
    provider.client(taught).messages.create(**ask("Where is SR-052?"))
    words, recalled = provider.seen[0]["messages"][0]["content"]
    assert words == {"type": "text", "text": "Where is SR-052?"}
    assert "search team" in recalled["text"]


def test_streams_and_the_awaited_client_do_the_same(taught):
    provider = Provider()
    with provider.client(taught).messages.stream(**ask("Our linter is Biome.")) as stream:
        assert "".join(stream.text_stream) == "Noted."

    async def awaited() -> None:
        client = provider.awaited(taught)
        await client.messages.create(**ask("Our bundler is Vite."))
        async with client.messages.stream(**ask("Our test runner is Vitest.")) as stream:
            assert await stream.get_final_text() == "Noted."

    asyncio.run(awaited())
    assert all(FACT in json.dumps(each["system"]) for each in provider.seen)
    assert {"Our linter is Biome.", "Our bundler is Vite.", "Our test runner is Vitest."} <= set(held(taught))


def test_results_of_tools_teach_nothing_and_keep_the_block_of_their_turn(taught):
    provider = Provider()
    client = provider.client(taught)
    use = {"role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "look", "input": {}}]}
    result = {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": "t", "content": "The API port is 666."}],
    }
    messages = [{"role": "user", "content": "Look at SR-052."}, use, result]
    client.messages.create(**ask("", messages=messages))
    assert provider.seen[0]["messages"][-1] == result
    assert held(taught) == [FACT]


def test_the_rest_of_the_client_is_the_clients_own(taught):
    client = Provider().client(taught)
    assert client.api_key == "k"
    assert callable(client.messages.count_tokens)


def test_without_memory_the_answer_comes_all_the_same(dead):
    provider = Provider()
    assert provider.client(dead).messages.create(**ask("Hi")).content[0].text == "Noted."
    assert "could not be reached" in provider.seen[0]["system"][0]["text"]
