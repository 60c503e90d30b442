"""The semantic lane of the whole service: found by meaning where words fail, and nothing lost or late when the embedder fails."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest
from starlette.routing import Router

from app import http
from app.backlog import Backlog
from app.exchange import Edge
from app.nearness import Nearness
from app.operations import OPERATIONS
from app.pages import page_routes
from app.perform import Workroom
from app.scheduler import PASSES
from app.use.embed import START, step
from remote.embedder import Chosen
from remote.errors import Down
from remote.ollama import Ollama
from store import vectors
from tests.http.service import Whole
from tests.remote.endpoint import Endpoint, endpoint, ollama, reply

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.http.service import Host

pytestmark = pytest.mark.anyio

MODEL = "meanings"
SLOW = 0.2
"""Seconds that the embedder has in these tests, for whatever it is asked."""


@dataclass(frozen=True, kw_only=True)
class Lane:
    """A service with an embedder, which answers as the test wants, and a host of it."""

    made: Endpoint
    whole: Whole
    host: Host
    embedder: Ollama

    async def settled(self) -> None:
        """Everything that was written has its vector, or the test fails."""
        backlog = self.whole.services.backlog
        assert backlog is not None
        async with asyncio.timeout(10):
            await backlog.settled()

    async def models(self) -> set[str]:
        return {row["embeddingModel"] for row in await self.host.all("/v1/memories", limit=200)}


@asynccontextmanager
async def embedding(whole: Whole, model: str = MODEL, context: float = 2.0) -> AsyncIterator[Lane]:
    async with endpoint() as made:
        embedder = Ollama(Chosen(kind="ollama", url=made.url, model=model))
        update = {"semantic_deadline": context, "recall_deadline": SLOW}
        settings = whole.services.settings.model_copy(update=update)
        backlog = Backlog(whole.services.database, embedder, SLOW)
        services = replace(whole.services, settings=settings, nearness=Nearness(embedder), backlog=backlog)
        room = Workroom(services)
        routes = [*http.routes(OPERATIONS, lambda: room), *page_routes(lambda: room)]
        service = Whole(services=services, room=room, edge=Edge(Router(routes=routes), settings), clock=whole.clock)
        backlog.start()
        try:
            yield Lane(made=made, whole=service, host=await service.host(), embedder=embedder)
        finally:
            await backlog.stop()
            await room.uses.settle()
            await embedder.close()


async def test_what_shares_no_word_is_found_by_meaning_and_says_so(whole: Whole) -> None:
    async with embedding(whole) as lane:
        near = await lane.host.hold("The physician visits the ward at nine.", tier="L2")
        await lane.host.hold("Waves break over the pier in winter.", tier="L2")
        await lane.settled()
        assert await lane.models() == {MODEL}
        answer = await lane.host.post("/v1/recall", query="When does the doctor come?")
        (hit,) = answer["results"]
        assert hit["memory"]["id"] == near
        assert (hit["rule"], hit["matched"], answer["degraded"]) == ("semantic", [], [])
        assert hit["similarity"] == pytest.approx(1.0)
        block = await lane.host.block("When does the doctor come?")
        (entry,) = [one for one in block["entries"] if one["id"] == near]
        assert (entry["rule"], entry["reason"]) == ("semantic", "close in meaning (1.00)")
        assert block["degraded"] == []


async def test_modes_choose_the_lane(whole: Whole) -> None:
    async with embedding(whole) as lane:
        car = await lane.host.hold("The automobile stands in the yard.", tier="L2")
        yard = await lane.host.hold("The yard is swept on Mondays.", tier="L2")
        await lane.settled()
        asked = len(lane.made.asked)

        async def found(mode: str | None) -> list[int]:
            answer = await lane.host.post("/v1/recall", query="Is a car in the yard?", mode=mode)
            return [hit["memory"]["id"] for hit in answer["results"]]

        assert set(await found("lexical")) == {car, yard}
        assert len(lane.made.asked) == asked, "words ask nobody"
        assert (await found("auto"))[0] == (await found(None))[0] == car
        assert await found("semantic") == [car]
        assert (await lane.host.post("/v1/recall", query="of the"))["empty"] is True
        await lane.host.block("Is a car in the yard?", recall="lexical")


async def test_every_hit_has_its_similarity_where_it_is_known(whole: Whole) -> None:
    async with embedding(whole) as lane:
        await lane.host.hold("The vehicle in the yard is red.")
        await lane.settled()
        (hit,) = (await lane.host.post("/v1/recall", query="Which vehicle is in the yard?"))["results"]
        assert (hit["rule"], hit["similarity"]) == ("overlap", pytest.approx(1.0))


async def test_namespaces_and_retirement_hold_for_meaning_too(whole: Whole) -> None:
    async with embedding(whole) as lane:
        one = await lane.host.of(namespace="one").hold("The physician is in.", tier="L2")
        two = await lane.host.of(namespace="two").hold("A medic is on call.", tier="L2")
        await lane.settled()

        async def found(**asked: Any) -> set[int]:
            answer = await lane.host.post("/v1/recall", query="Where is a doctor?", **asked)
            return {hit["memory"]["id"] for hit in answer["results"]}

        assert await found() == {one, two}
        assert await found(namespace="two") == {two}
        await lane.host.post(f"/v1/memories/{two}/forget", reason="left")
        assert await found() == {one}
        assert await found(includeRetired=True) == {one}, "history is found by words"
        block = await lane.host.of(namespace="two").block("Where is a doctor?")
        assert [entry["id"] for entry in block["entries"]] == []


BAD = {
    "says nothing": None,
    "closes": b"",
    "500": reply("{}", "500 Oops"),
    "401": reply("{}", "401 No"),
    "half JSON": reply('{"embeddings": [[0.1'),
    "NaN": reply('{"embeddings": [[NaN]]}'),
    "another count": reply('{"embeddings": []}'),
    "another dimension": reply('{"embeddings": [[' + "0.1, " * 1023 + "0.1]]}"),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_failing_embedder_loses_no_write_delays_none_and_is_made_up_for(whole: Whole, name: str) -> None:
    async with embedding(whole) as lane:
        await lane.host.hold("The gate is open.")
        await lane.settled()
        lane.made.answer = lambda _: BAD[name]
        began = time.monotonic()
        number = await lane.host.hold("The physician has a key.", tier="L2")
        report = await lane.host.turn("Our lighthouse is called Minna.")
        assert len(report["stored"]) == 1
        assert time.monotonic() - began < 2, "no write waits for it"
        answer = await lane.host.post("/v1/recall", query="Who has the key?")
        assert [hit["memory"]["id"] for hit in answer["results"]] == [number]
        assert answer["results"][0]["rule"] == "overlap"
        assert len(answer["degraded"]) == 1
        assert answer["degraded"][0].startswith("semantic: ")
        key = await lane.host.mint(agent="default", kind="agent")
        told = await replace(lane.host, key=key).post("/api/v1/memories/recall", query="Who has the key?")
        assert [row["id"] for row in told["results"]] == [number]
        assert told["degraded"][0].startswith("semantic: ")
        block = await lane.host.block("Is there a doctor?")
        assert len(block["degraded"]) == 1
        assert (await lane.host.memory(number))["embeddingModel"] == "none"
        lane.made.answer = ollama
        await lane.settled()
        assert await lane.models() == {MODEL}


async def test_a_context_waits_no_longer_than_its_deadline(whole: Whole) -> None:
    async with embedding(whole, context=0.05) as lane:
        await lane.host.hold("The physician has a key.", tier="L2")
        await lane.settled()
        lane.made.answer = lambda _: None
        await lane.host.block("warm")
        began = time.monotonic()
        block = await lane.host.block("Is there a doctor?")
        assert time.monotonic() - began < 1
        assert block["degraded"] == ["semantic: no answer within 0.05 s"]
        recorded = await lane.host.post("/v1/context", userMessage="Is there a physician?")
        log = await lane.host.get(f"/v1/injections/{recorded['injectionId']}")
        assert log["degraded"] == recorded["degraded"] != []


async def test_an_embedder_that_is_down_is_left_alone_for_a_while(whole: Whole) -> None:
    async with embedding(whole) as lane:
        await lane.host.hold("The physician has a key.", tier="L2")
        await lane.settled()
        lane.made.answer = lambda _: reply("{}", "500 Oops")
        asked = len(lane.made.asked)
        for place in range(6):
            answer = await lane.host.post("/v1/recall", query=f"Who has key number {place}?")
            assert len(answer["results"]) == 1
        assert len(lane.made.asked) == asked + 3
        assert "left alone" in answer["degraded"][0]


async def test_the_same_question_is_embedded_once(whole: Whole) -> None:
    async with embedding(whole) as lane:
        await lane.host.hold("The physician has a key.", tier="L2")
        await lane.settled()
        asked = len(lane.made.asked)
        for _ in range(3):
            await lane.host.post("/v1/recall", query="Who has the key?")
            await lane.host.block("Who has the key?")
        assert len(lane.made.asked) == asked + 1


async def test_one_text_that_cannot_be_embedded_keeps_no_other_waiting(whole: Whole) -> None:
    def picky(body: dict[str, Any]) -> bytes:
        return reply("{}") if any("poison" in text for text in body["input"]) else ollama(body)

    async with embedding(whole) as lane:
        lane.made.answer = picky
        await lane.host.remember("The gate is open.", "A poison text.", *(f"Lamp {n} is lit." for n in range(40)))
        await lane.settled()
        rows = await lane.host.all("/v1/memories", limit=200)
        assert [row["content"] for row in rows if row["embeddingModel"] == "none"] == ["A poison text."]
        assert len(rows) == 42


async def test_many_of_them_keep_no_other_waiting_either(whole: Whole) -> None:
    def picky(body: dict[str, Any]) -> bytes:
        return reply("{}") if any("poison" in text for text in body["input"]) else ollama(body)

    async with embedding(whole) as lane:
        lane.made.answer = picky
        await lane.host.remember(*(f"A poison text, number {n}." for n in range(40)), "The gate is open.")
        await lane.settled()
        rows = await lane.host.all("/v1/memories", limit=200)
        assert [row["content"] for row in rows if row["embeddingModel"] == MODEL] == ["The gate is open."]


async def test_rows_of_another_model_are_embedded_anew_and_meanwhile_never_mixed_in(whole: Whole) -> None:
    async with embedding(whole) as lane:
        number = await lane.host.hold("The physician has a key.", tier="L2")
        await lane.settled()
        other = Ollama(Chosen(kind="ollama", url=lane.made.url, model="other"))
        services = replace(lane.whole.services, nearness=Nearness(other), backlog=None)
        room = Workroom(services)
        edge = Edge(Router(routes=http.routes(OPERATIONS, lambda: room)), services.settings)
        host = replace(lane.host, whole=replace(lane.whole, services=services, room=room, edge=edge))
        assert (await host.post("/v1/recall", query="Is there a doctor?"))["empty"] is True
        done = await step(services.database, other, host.org, START, SLOW)
        assert done is not None
        assert (done.embedded, done.skipped) == (1, ())
        (hit,) = (await host.post("/v1/recall", query="Is there a doctor?"))["results"]
        assert (hit["memory"]["id"], hit["memory"]["embeddingModel"]) == (number, "other")
        assert (await lane.host.post("/v1/recall", query="Is there a medic?"))["empty"] is True
        await other.close()


async def test_the_scheduler_wakes_the_backlog_for_what_a_stop_left_behind(whole: Whole, host: Host) -> None:
    await host.hold("The physician has a key.", tier="L2")
    async with embedding(whole) as lane:
        (row,) = (row for row in PASSES if row.name == "embed-waiting")
        async with whole.services.database.tenant(host.org) as tx:
            assert await row.run(lane.whole.services, tx) == 0
        await lane.settled()
        async with whole.services.database.tenant(host.org) as tx:
            assert await vectors.waiting(tx, MODEL) == 0
            assert await row.run(whole.services, tx) == 0, "without an embedder it does nothing"


async def test_two_processes_do_not_embed_the_same_rows_at_once(whole: Whole, host: Host) -> None:
    await host.remember(*(f"Lamp {n} is lit." for n in range(8)))
    async with embedding(whole) as lane:
        held = asyncio.Event()

        def slow(body: dict[str, Any]) -> bytes | None:
            held.set()
            return None if len(lane.made.asked) == 1 else ollama(body)

        lane.made.answer = slow
        database = whole.services.database
        first = asyncio.create_task(step(database, lane.embedder, host.org, START, 1.0))
        await held.wait()
        assert await step(database, lane.embedder, host.org, START, 1.0) is None
        with pytest.raises(Down):
            await first
        done = await step(database, lane.embedder, host.org, START, 1.0)
        assert done is not None
        assert done.embedded == 8


async def test_the_past_is_asked_by_words_and_says_so(whole: Whole) -> None:
    async with embedding(whole) as lane:
        await lane.host.hold("The physician has a key.", tier="L2")
        await lane.settled()
        now = whole.clock().isoformat()
        block = await lane.host.post("/v1/context", userMessage="Is there a doctor?", asOf=now)
        assert "semantic: nearness isn't asked about the past" in block["degraded"]
        assert block["entries"] == []


async def test_explain_tells_how_near_a_memory_is(whole: Whole) -> None:
    async with embedding(whole) as lane:
        near = await lane.host.hold("The physician has a key.", tier="L2")
        far = await lane.host.hold("Waves are high.", tier="L2")
        await lane.settled()

        async def verdict(number: int) -> tuple[str, str]:
            said = await lane.host.post("/v1/context/explain", memoryId=number, userMessage="Is there a doctor?")
            (row,) = [row for row in said["verdicts"] if row["rule"] == "semantic"]
            return row["verdict"], row["why"]

        assert (await verdict(near))[0] == "proposed"
        kind, why = await verdict(far)
        assert kind == "not-matched"
        assert "below 0.50" in why


async def test_readiness_names_the_embedder_and_what_is_wrong_with_it_without_being_unready(whole: Whole) -> None:
    async with embedding(whole) as lane:
        assert (await lane.host.get("/readyz"))["embedder"] == f"{MODEL}: ok"
    async with embedding(whole) as lane:
        lane.made.answer = lambda _: reply("{}", "500 Oops")
        assert (await lane.host.get("/readyz"))["embedder"] == f"{MODEL}: Down: it answered 500"
