"""What can go wrong on either side of the gateway: the provider's trouble passes untouched, memory's never fails a turn."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from app import keys
from app.perform import Workroom
from store import keys as stored
from tests.gateway.house import CHAT, MESSAGES, RESPONSES, standing
from tests.gateway.upstream import COMPLETION, STREAM, answers, chunk

if TYPE_CHECKING:
    from tests.gateway.upstream import Asked
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

HELLO = {"messages": [{"role": "user", "content": "Hello"}]}
EVENTS = [f"data: {number} ünï\n\n".encode() for number in range(5)]


async def test_a_stream_passes_part_by_part_and_byte_by_byte(host: Host) -> None:
    said = asyncio.Event()

    async def play(asked: Asked, writer: asyncio.StreamWriter) -> None:
        del asked
        writer.write(STREAM + chunk(EVENTS[0]))
        await writer.drain()
        await said.wait()
        for event in EVENTS[1:]:
            writer.write(chunk(event))
        writer.write(b"0\r\n\r\n")
        await writer.drain()

    async with standing(host, play) as house:
        headers = {"X-Foreword-Key": host.key}
        async with house.client.stream("POST", CHAT, json={**HELLO, "stream": True}, headers=headers) as reply:
            assert reply.headers["content-type"] == "text/event-stream"
            parts = reply.aiter_raw()
            assert await anext(parts) == EVENTS[0], "the first part comes before the provider has said the second"
            said.set()
            assert b"".join([part async for part in parts]) == b"".join(EVENTS[1:])


@pytest.mark.parametrize("path", [CHAT, RESPONSES, MESSAGES])
@pytest.mark.parametrize("status", ["400 Bad Request", "401 Unauthorized", "429 Too Many Requests", "529 Overloaded"])
async def test_an_error_of_the_provider_comes_back_as_it_is(host: Host, path: str, status: str) -> None:
    body = b'{"error": {"message":"no",  "type":"x"}}'
    async with standing(host, answers(body, status, Retry_After="7", X_Request_Id="req_provider")) as house:
        reply = await house.ask(path, {**HELLO, "input": "Hi"})
    assert reply.status_code == int(status[:3])
    assert reply.content == body
    assert reply.headers["retry-after"] == "7"
    assert reply.headers["x-request-id"] == "req_provider"


async def test_a_compressed_reply_is_passed_on_compressed(host: Host) -> None:
    body = gzip.compress(COMPLETION)
    async with standing(host, answers(body, Content_Encoding="gzip")) as house:
        headers = {"X-Foreword-Key": host.key, "Accept-Encoding": "gzip"}
        async with house.client.stream("POST", CHAT, json=HELLO, headers=headers) as reply:
            assert b"".join([part async for part in reply.aiter_raw()]) == body


async def test_a_client_that_asks_for_no_compression_gets_none(host: Host) -> None:
    async with standing(host, answers(COMPLETION)) as house:
        request = house.client.build_request("POST", CHAT, json=HELLO, headers={"X-Foreword-Key": host.key})
        del request.headers["accept-encoding"]
        await house.client.send(request)
        assert house.upstream.asked[-1].fields["accept-encoding"] == "identity"


async def test_a_stream_that_breaks_off_there_breaks_off_here(host: Host) -> None:
    async def play(asked: Asked, writer: asyncio.StreamWriter) -> None:
        del asked
        writer.write(STREAM + chunk(EVENTS[0]))
        await writer.drain()
        writer.transport.abort()

    async with standing(host, play) as house:
        with pytest.raises(httpx.RemoteProtocolError):
            await house.ask(CHAT, HELLO)
        assert len(house.upstream.asked) == 1


async def test_a_whole_reply_that_breaks_off_is_no_whole_reply(host: Host) -> None:
    async def play(asked: Asked, writer: asyncio.StreamWriter) -> None:
        del asked
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
        await writer.drain()

    async with standing(host, play) as house:
        with pytest.raises(httpx.RemoteProtocolError):
            await house.ask(CHAT, HELLO)


async def stalls(asked: Asked, writer: asyncio.StreamWriter) -> None:
    del asked, writer
    await asyncio.Event().wait()


async def test_a_provider_that_says_nothing_is_a_504_in_the_providers_shape(host: Host) -> None:
    async with standing(host, stalls, gateway_silence=0.2) as house:
        chat, messages = await house.ask(CHAT, HELLO), await house.ask(MESSAGES, HELLO)
    assert (chat.status_code, messages.status_code) == (504, 504)
    assert chat.json()["error"]["code"] == "GatewayTimeout"
    assert messages.json()["type"] == "error"


async def test_a_provider_that_falls_silent_in_the_middle_breaks_off(host: Host) -> None:
    async def play(asked: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(STREAM + chunk(EVENTS[0]))
        await writer.drain()
        await stalls(asked, writer)

    async with standing(host, play, gateway_silence=0.2) as house:
        with pytest.raises(httpx.RemoteProtocolError):
            await house.ask(CHAT, HELLO)


async def test_a_provider_that_is_away_is_a_502_and_the_turn_was_learned(host: Host) -> None:
    async with standing(host, stalls, gateway_openai_url="http://127.0.0.1:9/v1") as house:
        reply = await house.ask(CHAT, {"messages": [{"role": "user", "content": "Our linter is Biome."}]})
    assert reply.status_code == 502
    assert reply.json()["error"]["code"] == "BadGateway"
    assert await host.live() == ["Our linter is Biome."]


async def test_a_client_that_leaves_ends_the_request_to_the_provider(host: Host) -> None:
    async with standing(host, stalls) as house:
        asking = asyncio.create_task(house.ask(CHAT, HELLO))
        await asyncio.wait_for(house.upstream.came.wait(), 60)
        asking.cancel()
        await asyncio.wait_for(house.upstream.left.wait(), 60)


class Broken(Workroom):
    """Memory that is away."""

    async def perform(self, request: Any) -> Any:
        del request
        raise OSError("the database is gone")


async def test_without_memory_the_turn_goes_on_and_says_so(host: Host) -> None:
    room = Broken(host.whole.services)
    async with standing(host, answers(COMPLETION), room=room) as house:
        reply = await house.ask(CHAT, HELLO)
        assert (reply.status_code, reply.content) == (200, COMPLETION)
        assert reply.headers["x-foreword-degraded"] == "memory: Internal"
        assert house.upstream.asked[-1].json == HELLO


class Slow(Workroom):
    """Memory that never answers."""

    async def perform(self, request: Any) -> Any:
        del request
        await asyncio.Event().wait()


async def test_slow_memory_costs_the_turn_its_deadline_at_most(host: Host) -> None:
    async with standing(host, answers(COMPLETION), room=Slow(host.whole.services), gateway_deadline=0.05) as house:
        reply = await house.ask(CHAT, {"messages": [{"role": "user", "content": "Which port?"}, {"role": "tool"}]})
        assert reply.headers["x-foreword-degraded"] == "memory: deadline"
        assert reply.content == COMPLETION


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "missing"),
        ({"X-Foreword-Key": "fwd_live_11A_wrong"}, "malformed"),
        ({"Authorization": "Bearer fwd_live_11A_wrong:sk-own"}, "malformed"),
        ({"Authorization": "Bearer sk-own"}, "missing"),
    ],
)
async def test_who_has_no_key_of_foreword_reaches_no_provider(host: Host, fields: dict[str, str], said: str) -> None:
    async with standing(host, answers(COMPLETION)) as house:
        for path in (CHAT, RESPONSES, MESSAGES, "/gateway/openai/v1/models"):
            reply = await house.client.post(path, json={**HELLO, "input": "Hi"}, headers=fields)
            assert reply.status_code == 401, path
            assert said in reply.json()["error"]["message"]
            assert "fwd_live_11A_wrong" not in reply.text
        assert house.upstream.asked == []


async def test_a_revoked_key_reaches_no_provider_either(host: Host) -> None:
    parsed = keys.parse(host.key)
    assert parsed is not None
    async with host.whole.services.database.tenant(host.org) as tx:
        await stored.revoke(tx, parsed.key_id, host.whole.clock(), "test")
    async with standing(host, answers(COMPLETION)) as house:
        for path in (CHAT, "/gateway/openai/v1/models"):
            assert (await house.ask(path, HELLO)).status_code == 401
        assert house.upstream.asked == []


async def test_a_body_that_no_provider_could_read_is_the_providers_to_refuse(host: Host) -> None:
    body = b'{"error":{"message":"not JSON"}}'
    async with standing(host, answers(body, "400 Bad Request")) as house:
        for raw in (b"{half", b"[]", b"", b'{"messages": 7}', b'{"messages": [1, null]}', b'{"messages": []}'):
            reply = await house.client.post(CHAT, content=raw, headers={"X-Foreword-Key": host.key})
            assert (reply.status_code, reply.content) == (400, body)
            assert house.upstream.asked[-1].body == raw


async def test_an_unset_upstream_is_said_and_nothing_is_asked(host: Host) -> None:
    async with standing(host, answers(COMPLETION), gateway_anthropic_url=None) as house:
        reply = await house.ask(MESSAGES, HELLO)
    assert reply.status_code == 404
    assert reply.json()["error"]["type"] == "not_found_error"
    assert "FOREWORD_GATEWAY_ANTHROPIC_URL" in reply.json()["error"]["message"]


async def test_a_message_too_long_to_be_learned_still_gets_its_answer(host: Host) -> None:
    long = "Our linter is Biome. " * 2_000
    async with standing(host, answers(COMPLETION)) as house:
        sent = await house.chat(long)
    assert sent["messages"][-1]["content"] == long
    assert await host.live() == []


async def test_a_request_larger_than_the_limit_is_refused_in_the_providers_shape(host: Host) -> None:
    async with standing(host, answers(COMPLETION), gateway_body_limit=2_000) as house:
        reply = await house.ask(CHAT, {"messages": [{"role": "user", "content": "x" * 4_000}]})
    assert reply.status_code == 413
    assert json.loads(reply.content)["error"]["code"] == "TooLarge"
