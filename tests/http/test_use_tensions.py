"""`/v1/tensions`: two claims that can't both be true, until somebody answers, on the real database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

ASK = "Which of the two holds?"


async def clash(host: Host) -> tuple[int, int, Any]:
    """Two rows that the detector holds against each other, and their tension."""
    a = await host.hold("The staging port is 5432.")
    report = await host.turn("The staging port is 5433.")
    (tension,) = report["tensions"]
    return a, report["stored"][0]["id"], tension


async def statuses(host: Host, *ids: int) -> list[str]:
    return [(await host.memory(number))["status"] for number in ids]


async def test_free_texts_and_memories_are_claims(host: Host) -> None:
    number = await host.hold("We deploy on Fridays.")
    row = await host.post("/v1/tensions", claimA="We never deploy.", claimB={"memoryId": number}, question=ASK)
    assert row["claimA"] == {"text": "We never deploy.", "memoryId": None}
    assert row["claimB"] == {"text": "We deploy on Fridays.", "memoryId": number}
    assert (row["status"], row["impact"], row["origin"], row["question"]) == ("open", "medium", "api", ASK)
    assert [row[name] for name in ("winner", "resolution", "pattern", "resolvedBy", "resolvedAt", "suggestion")] == [
        None
    ] * 6
    assert await host.get(f"/v1/tensions/{row['id']}") == row
    block = await host.block()
    assert "“We never deploy” conflicts with “We deploy on Fridays”." in block["text"]
    assert ASK in block["text"]


async def test_the_same_pair_again_returns_the_open_one_whichever_stands_first(host: Host) -> None:
    replies = await asyncio.gather(
        *(host.post("/v1/tensions", claimA="We use tabs", claimB="We use spaces", question=ASK) for _ in range(8)),
        *(
            host.post("/v1/tensions", claimA="we use spaces.", claimB="WE USE TABS", question="Other?")
            for _ in range(8)
        ),
    )
    assert len({row["id"] for row in replies}) == 1
    assert len(await host.all("/v1/tensions")) == 1
    number = await host.hold("We deploy on Fridays.")
    claims = {"claimA": {"memoryId": number}, "claimB": "We never deploy."}
    first = await host.post("/v1/tensions", **claims, question=ASK)
    turned = await host.post("/v1/tensions", claimA="We never deploy.", claimB={"memoryId": number}, question=ASK)
    assert turned == first


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"claimA": "one", "claimB": "one"}, "claimB"),
        ({"claimA": "One.", "claimB": "one"}, "claimB"),
        ({"claimA": " ", "claimB": "one"}, "claimA"),
        ({"claimA": "x" * 4_001, "claimB": "one"}, "claimA"),
        ({"claimA": 7, "claimB": "one"}, "claimA"),
        ({"claimA": {"memoryId": 0}, "claimB": "one"}, "claimA.memoryId"),
        ({"claimB": "one"}, "claimA"),
        ({"claimA": "two", "claimB": "one", "question": "x" * 501}, "question"),
        ({"claimA": "two", "claimB": "one", "impact": "huge"}, "impact"),
    ],
)
async def test_what_is_no_pair_of_claims_is_refused(host: Host, body: dict[str, Any], path: str) -> None:
    reply = await host.ask("POST", "/v1/tensions", {"question": ASK, **body})
    issues = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")["issues"]
    assert [issue["path"] for issue in issues] == [path]
    assert await host.all("/v1/tensions", status="all") == []


async def test_a_claim_has_to_be_live(host: Host) -> None:
    gone = await host.hold("We deploy on Fridays.")
    await host.post(f"/v1/memories/{gone}/forget", reason="gone")
    expired = await host.hold("We deploy on Mondays.", ttlHours=0.0000001)
    for number in (gone, expired):
        reply = await host.ask(
            "POST", "/v1/tensions", {"claimA": {"memoryId": number}, "claimB": "We never deploy.", "question": ASK}
        )
        issues = assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")["issues"]
        assert [issue["path"] for issue in issues] == ["claimA.memoryId"]
    reply = await host.ask("POST", "/v1/tensions", {"claimA": {"memoryId": 2**50}, "claimB": "x", "question": ASK})
    assert_error(reply.status_code, reply.headers, reply.json(), "NotFound")


@pytest.mark.parametrize(
    ("winner", "left"),
    [
        ("a", ["fact", "retired"]),
        ("b", ["retired", "fact"]),
        ("both", ["fact", "fact"]),
        ("neither", ["retired", "retired"]),
    ],
)
async def test_an_answer_names_the_winner_and_retires_the_loser_linked(
    host: Host, winner: str, left: list[str]
) -> None:
    a, b, tension = await clash(host)
    assert (tension["claimA"]["memoryId"], tension["claimB"]["memoryId"]) == (a, b)
    path = f"/v1/tensions/{tension['id']}"
    answer = await host.post(f"{path}/resolve", winner=winner, resolution="ops said so", pattern="ask ops")
    assert (answer["status"], answer["winner"], answer["resolution"], answer["pattern"]) == (
        "resolved", winner, "ops said so", "ask ops",
    )  # fmt: skip
    assert answer["resolvedBy"].startswith("key:")
    assert answer["resolvedAt"] is not None
    assert await statuses(host, a, b) == left
    rows = [await host.memory(a), await host.memory(b)]
    for row, other in ((rows[0], b), (rows[1], a)):
        if row["status"] == "retired":
            assert row["supersededBy"] == (None if winner == "neither" else other)
            assert "ops said so" in row["retiredReason"]
    assert await host.all("/v1/tensions") == []
    assert [row["id"] for row in await host.all("/v1/tensions", status="resolved")] == [tension["id"]]
    text = (await host.block("staging port"))["text"]
    assert "conflicts" not in text
    assert ("5432" in text, "5433" in text) == (left[0] == "fact", left[1] == "fact")


async def test_a_resolved_tension_is_not_resolved_again(host: Host) -> None:
    a, b, tension = await clash(host)
    path = f"/v1/tensions/{tension['id']}/resolve"
    replies = await asyncio.gather(
        *(host.ask("POST", path, {"winner": winner, "resolution": "so"}) for winner in ("a", "b", "neither", "a", "b"))
    )
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    told = next(reply for reply in replies if reply.status_code == 409)
    body = assert_error(told.status_code, told.headers, told.json(), "Conflict")
    assert body["current"]["id"] == tension["id"]
    assert len(await statuses(host, a, b)) == 2


async def test_retiring_the_loser_closes_its_other_tensions(host: Host) -> None:
    a, b, tension = await clash(host)
    other = await host.post("/v1/tensions", claimA={"memoryId": b}, claimB="Lunch is at noon.", question=ASK)
    await host.post(f"/v1/tensions/{tension['id']}/resolve", winner="a", resolution="ops said so")
    closed = await host.get(f"/v1/tensions/{other['id']}")
    assert (closed["status"], closed["resolution"], closed["winner"]) == ("resolved", "superseded", None)
    assert await statuses(host, a, b) == ["fact", "retired"]


async def test_a_pattern_is_suggested_for_the_next_tension_of_its_shape(host: Host) -> None:
    _, _, first = await clash(host)
    assert first["suggestion"] is None
    await host.post(
        f"/v1/tensions/{first['id']}/resolve", winner="b", resolution="newer", pattern="the newer port wins"
    )
    await host.hold("The proxy listens on port 8080.")
    (second,) = (await host.turn("The proxy listens on port 8081."))["tensions"]
    assert second["suggestion"] == "the newer port wins"
    by_hand = await host.post(
        "/v1/tensions", claimA="The worker listens on port 1", claimB="The worker listens on port 2", question=ASK
    )
    assert by_hand["suggestion"] == "the newer port wins"
    await host.hold("Telemetry is enabled in production")
    (third,) = (await host.turn("Telemetry is disabled in production"))["tensions"]
    assert third["suggestion"] is None


async def test_what_was_left_both_is_not_raised_again_on_any_path(host: Host) -> None:
    a, b, tension = await clash(host)
    await host.post(f"/v1/tensions/{tension['id']}/resolve", winner="both", resolution="two clusters")
    assert (await host.turn("The staging port is 5433."))["tensions"] == []
    await host.post(f"/v1/memories/{b}/forget", reason="gone")
    assert (await host.turn("The staging port is 5433."))["tensions"] == []
    other = await host.hold("Lunch is at noon.")
    await host.post(f"/v1/memories/{other}/supersede", content="The staging port is 5433!", source="ops")
    assert await host.all("/v1/tensions") == []
    assert (await host.memory(a))["status"] == "fact"
    (new,) = (await host.turn("The staging port is 5434."))["tensions"][:1]
    assert new["id"] != tension["id"]


async def test_reopening_asks_again_and_never_revives_a_row(host: Host) -> None:
    a, b, tension = await clash(host)
    path = f"/v1/tensions/{tension['id']}"
    await host.post(f"{path}/resolve", winner="a", resolution="ops said so", pattern="ask ops")
    again = await host.post(f"{path}/reopen")
    assert (again["status"], again["winner"], again["resolution"], again["resolvedAt"]) == ("open", None, None, None)
    assert await host.post(f"{path}/reopen") == again
    assert await statuses(host, a, b) == ["fact", "retired"]
    # Now the other side wins: what is retired already is nobody's successor, so that no chain becomes a circle.
    await host.post(f"{path}/resolve", winner="b", resolution="they took it back")
    assert await statuses(host, a, b) == ["retired", "retired"]
    assert (await host.memory(a))["supersededBy"] is None
    assert [row["id"] for row in (await host.get(f"/v1/memories/{b}/lineage"))["superseded"]] == [b, a]


async def test_a_pair_is_open_once_even_after_reopening(host: Host) -> None:
    first = await host.post("/v1/tensions", claimA="We use tabs", claimB="We use spaces", question=ASK)
    await host.post(f"/v1/tensions/{first['id']}/resolve", winner="both", resolution="per language")
    second = await host.post("/v1/tensions", claimA="We use tabs", claimB="We use spaces", question=ASK)
    assert second["id"] != first["id"]
    reply = await host.ask("POST", f"/v1/tensions/{first['id']}/reopen")
    body = assert_error(reply.status_code, reply.headers, reply.json(), "Conflict")
    assert body["current"]["id"] == second["id"]


async def test_nobody_deletes_a_tension(host: Host) -> None:
    row = await host.post("/v1/tensions", claimA="We use tabs", claimB="We use spaces", question=ASK)
    reply = await host.ask("DELETE", f"/v1/tensions/{row['id']}")
    assert_error(reply.status_code, reply.headers, reply.json(), "MethodNotAllowed")


async def test_lists_are_newest_first_by_status_and_walked_by_cursor(host: Host) -> None:
    rows = [
        (await host.post("/v1/tensions", claimA=f"claim a{n}", claimB=f"claim b{n}", question=ASK))["id"]
        for n in range(7)
    ]
    for number in rows[:3]:
        await host.post(f"/v1/tensions/{number}/resolve", winner="both", resolution="so")
    newest = rows[::-1]
    for asked, expected in (({}, newest[:4]), ({"status": "resolved"}, newest[4:]), ({"status": "all"}, newest)):
        assert [row["id"] for row in await host.all("/v1/tensions", limit=2, **asked)] == expected
    assert await host.all("/v1/tensions", agent="nobody") == []


@pytest.mark.parametrize(
    ("held", "said", "impact"),
    [
        ({"source": "ops"}, {"source": "ops"}, "medium"),
        ({"source": "ops", "tier": "L0"}, {"source": "ops"}, "critical"),
        ({"source": None}, {"source": "ops"}, "low"),
        ({"source": "ops"}, {"source": None}, "low"),
        ({"source": None, "tier": "L0"}, {"source": None}, "critical"),
    ],
)
async def test_the_impact_is_that_of_the_weightier_side(
    host: Host, held: dict[str, Any], said: dict[str, Any], impact: str
) -> None:
    await host.hold("The staging port is 5432.", **held)
    report = await host.post("/v1/memories", items=[{"content": "The staging port is 5433.", **said}])
    assert [row["impact"] for row in report["tensions"]] == [impact]
    assert report["tensions"][0]["origin"] == "detector"


async def test_the_detector_compares_within_one_agent_and_namespace(host: Host) -> None:
    await host.hold("The staging port is 5432.", namespace="web")
    await host.of(agent="anna").hold("The staging port is 5432.")
    assert (await host.turn("The staging port is 5433."))["tensions"] == []
    (tension,) = (await host.turn("The staging port is 5433.", namespace="web"))["tensions"]
    assert (await host.block(namespace="web"))["tensions"] == 1
    assert (await host.block(namespace="ops"))["tensions"] == 0
    assert tension["status"] == "open"


async def test_a_tension_between_two_rows_of_a_namespace_is_seen_from_there(host: Host) -> None:
    a, b = [await host.hold(text, namespace="web") for text in ("We use tabs.", "Spaces are what we use.")]
    await host.post("/v1/tensions", claimA={"memoryId": a}, claimB={"memoryId": b}, question=ASK)
    assert [(await host.block(namespace=name))["tensions"] for name in ("web", "ops")] == [1, 0]


async def test_two_statements_of_one_write_are_held_against_each_other(host: Host) -> None:
    report = await host.turn("The staging port is 5432. The staging port is 5433.")
    (tension,) = report["tensions"]
    assert [tension[side]["memoryId"] for side in ("claimA", "claimB")] == [row["id"] for row in report["stored"]]


async def test_a_tension_s_whole_life_stands_in_the_lineage_of_its_rows(host: Host) -> None:
    a, b, tension = await clash(host)
    await host.post(f"/v1/tensions/{tension['id']}/resolve", winner="b", resolution="newer")
    for number in (a, b):
        assert [row["id"] for row in (await host.get(f"/v1/memories/{number}/lineage"))["tensions"]] == [tension["id"]]
    assert (await host.get(f"/v1/memories/{a}/lineage"))["events"][-1]["rule"] == "tension"


@pytest.mark.parametrize(
    ("held", "new"),
    [
        ("i live in lisbon", "i live in porto"),
        ("My phone number is 555-0134", "My phone number is 555-0199"),
        ("Der Leiter des Teams ist Anna", "Der Leiter des Teams ist Ben"),
        ("Increase the timeout for uploads", "Decrease the timeout for uploads"),
        ("会议在周三下午两点", "会议在周四下午两点"),
    ],
)
async def test_everyday_clashes_are_found_whatever_writes_them(host: Host, held: str, new: str) -> None:
    for path in ("memories", "supersede"):
        agent = host.of(agent=f"{path} {held}")
        await agent.hold(held)
        if path == "memories":
            await agent.post("/v1/memories", items=[{"content": new, "source": "wiki"}])
        else:
            other = await agent.hold("Lunch is at noon.")
            await agent.post(f"/v1/memories/{other}/supersede", content=new, source="wiki")
        (found,) = await agent.all("/v1/tensions")
        assert {found["claimA"]["text"], found["claimB"]["text"]} == {held, new}
