"""Episodes over HTTP: one order in a session whoever writes, offsets kept, doubt without a source, nothing lost."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

SECRET = "ghp_9f8E7d6C5b4A39281706f5E4d3C2b1A09f8E"


async def tell(host: Host, content: str, session: str = "s1", **more: Any) -> Any:
    return await host.post("/v1/episodes", content=content, sessionId=session, **more)


async def session(host: Host, name: str = "s1", **asked: Any) -> list[Any]:
    return await host.all(f"/v1/sessions/{name}/episodes", **asked)


async def test_an_episode_is_an_episodic_row_of_its_session_in_l3(host: Host) -> None:
    told = await tell(host, "The deploy failed on db-stg-01.", source="ci/812", outcome="failure", namespace="shop")
    row = told["episode"]
    assert told["previous"] is row["previousId"] is None
    assert (row["kind"], row["tier"], row["status"], row["source"]) == ("episodic", "L3", "fact", "ci/812")
    assert (row["sessionId"], row["outcome"], row["namespace"], row["confidence"]) == ("s1", "failure", "shop", 1.0)
    assert row == await host.memory(row["id"])
    line = await host.get(f"/v1/memories/{row['id']}/lineage")
    assert [(event["kind"], event["rule"]) for event in line["events"]] == [("created", "episode")]


async def test_without_a_source_it_is_a_hypothesis_and_without_a_moment_it_is_now(host: Host) -> None:
    before = datetime.now(UTC)
    row = (await tell(host, "The queue was drained."))["episode"]
    assert (row["status"], row["confidence"], row["lastObservedAt"], row["outcome"]) == ("hypothesis", 0.5, None, None)
    assert before <= datetime.fromisoformat(row["occurredAt"]) <= datetime.now(UTC)
    assert row["occurredOffset"] is None


@pytest.mark.parametrize(
    ("said", "utc", "offset"),
    [
        ("2026-03-02T23:30:00+05:30", "2026-03-02T18:00:00Z", 330),
        ("2026-03-02T23:30:00-03:00", "2026-03-03T02:30:00Z", -180),
        ("2026-03-02T23:30:00Z", "2026-03-02T23:30:00Z", 0),
        ("1999-12-31T23:59:59.25+14:00", "1999-12-31T09:59:59.250000Z", 840),
    ],
)
async def test_a_moment_keeps_its_offset_beside_it(host: Host, said: str, utc: str, offset: int) -> None:
    row = (await tell(host, "The valve was greased.", occurredAt=said))["episode"]
    assert (row["occurredAt"], row["occurredOffset"]) == (utc, offset)
    assert (await session(host))[0] == row


async def test_each_stands_behind_the_last_of_its_own_session(host: Host) -> None:
    a1, b1, a2, b2 = [await tell(host, f"Step {n} of {name}.", name) for n, name in enumerate(["a", "b/ü", "a", "b/ü"])]
    assert [told["previous"] for told in (a1, b1, a2, b2)] == [None, None, a1["episode"]["id"], b1["episode"]["id"]]
    assert [row["id"] for row in await session(host, "b%2F%C3%BC")] == [b1["episode"]["id"], b2["episode"]["id"]]
    assert await session(host, "c") == []
    assert await session(host.of(agent="nobody"), "a") == []


async def test_the_same_thing_may_happen_twice_and_contradict_itself(host: Host) -> None:
    first = await tell(host, "The deploy of the checkout worked.", source="ci")
    again = await tell(host, "The deploy of the checkout worked.", source="ci")
    await tell(host, "The deploy of the checkout never worked.", source="ci")
    assert again["previous"] == first["episode"]["id"] < again["episode"]["id"]
    assert (await host.get("/v1/tensions"))["tensions"] == []


async def test_two_writers_make_one_order_without_gaps(host: Host) -> None:
    told = await asyncio.gather(*(tell(host, f"Event {n} of the night shift.") for n in range(24)))
    rows = await session(host, limit=5)
    numbers = [row["id"] for row in rows]
    assert sorted(each["episode"]["id"] for each in told) == numbers
    assert [row["previousId"] for row in rows] == [None, *numbers[:-1]]


async def test_whichever_way_it_comes_in_it_takes_its_place(host: Host) -> None:
    first = (await tell(host, "The pump was started."))["episode"]
    items = [{"content": f"The pump made noise {n}.", "kind": "episodic", "source": "log"} for n in range(2)]
    noises = (await host.post("/v1/memories", items=items, sessionId="s1"))["stored"]
    corrected = await host.post(
        f"/v1/memories/{noises[1]['id']}/supersede", content="The pump made no noise.", source="log", sessionId="s1"
    )
    last = await tell(host, "The pump was stopped.")
    chain = [first, *noises, corrected["new"], last["episode"]]
    assert [row["previousId"] for row in chain] == [None, *(row["id"] for row in chain[:-1])]


async def test_a_retired_episode_stays_in_its_place(host: Host) -> None:
    rows = [(await tell(host, f"Round {n} of the ward was made.", source="log"))["episode"] for n in range(3)]
    await host.post(f"/v1/memories/{rows[1]['id']}/forget", reason="nobody was there")
    last = await tell(host, "Round 3 of the ward was made.")
    assert last["previous"] == rows[2]["id"]
    assert [row["status"] for row in await session(host)] == ["fact", "retired", "fact", "hypothesis"]
    await host.post("/v1/consolidate")
    listed = await session(host)
    assert [row["status"] for row in listed] == ["retired"] * 4
    assert [row["previousId"] for row in listed] == [None, *(row["id"] for row in listed[:-1])]


async def test_what_has_expired_is_gone_from_the_list(host: Host) -> None:
    items = [{"content": "The guest came in.", "kind": "episodic", "ttlHours": 1}]
    await host.post("/v1/memories", items=items, sessionId="s1")
    await tell(host, "The guest left.")
    host.whole.clock.ahead = timedelta(hours=2)
    assert [row["content"] for row in await session(host)] == ["The guest left."]


async def test_a_namespace_shows_its_own(host: Host) -> None:
    await tell(host, "The shop was opened.", namespace="shop")
    await tell(host, "The yard was swept.", namespace="yard")
    assert [row["content"] for row in await session(host, namespace="yard")] == ["The yard was swept."]
    assert len(await session(host)) == 2


async def test_a_secret_is_refused_and_not_echoed(host: Host) -> None:
    reply = await host.ask("POST", "/v1/episodes", {"content": f"We used {SECRET} for it.", "sessionId": "s1"})
    assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")
    assert SECRET not in reply.text
    assert reply.json()["issues"][0]["path"] == "content"
    assert await session(host) == []


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"content": "x"}, "sessionId"),
        ({"content": "x", "sessionId": ""}, "sessionId"),
        ({"content": "\u200b", "sessionId": "s"}, "content"),
        ({"content": "x" * 4_001, "sessionId": "s"}, "content"),
        ({"content": "x", "sessionId": "s", "outcome": "fine"}, "outcome"),
        ({"content": "x", "sessionId": "s", "occurredAt": "2026-03-02T23:30:00"}, "occurredAt"),
        ({"content": "x", "sessionId": "s", "kind": "semantic"}, "kind"),
    ],
)
async def test_bad_input_names_its_path(host: Host, body: dict[str, Any], path: str) -> None:
    reply = await host.ask("POST", "/v1/episodes", body)
    assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")
    assert [issue["path"] for issue in reply.json()["issues"]] == [path]


async def test_a_retry_under_the_same_key_tells_it_once(host: Host) -> None:
    body = {"content": "The lamp was changed.", "sessionId": "s1"}
    first, again = [await host.ask("POST", "/v1/episodes", body, Idempotency_Key="lamp-1") for _ in range(2)]
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert len(await session(host)) == 1


async def test_a_strangers_session_is_empty(host: Host, stranger: Host) -> None:
    await tell(host, "The gate was locked.")
    assert await session(stranger) == []
