"""Episodes in recall and in blocks over HTTP: their score, their neighbours, the time that was meant, and the past to the byte."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from store import agents, stages

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

DAY = timedelta(days=1)


async def tell(host: Host, content: str, session: str = "s1", ago: timedelta | None = None, **more: Any) -> int:
    at = {} if ago is None else {"occurredAt": (datetime.now(UTC) - ago).isoformat()}
    told = await host.post("/v1/episodes", **{"content": content, "sessionId": session, "source": "log", **at, **more})
    return int(told["episode"]["id"])


async def recall(host: Host, query: str, **more: Any) -> list[Any]:
    return list((await host.post("/v1/recall", query=query, **more))["results"])


def ids(hits: list[Any]) -> list[int]:
    return [hit["memory"]["id"] for hit in hits]


async def night(host: Host) -> list[int]:
    """A session of which one episode speaks of the turbine."""
    return [
        await tell(host, content)
        for content in (
            "Anna came in early.",
            "The turbine of hall four tripped.",
            "Two breakers had to be reset by hand.",
            "Lunch was late.",
        )
    ]


async def test_recall_ranks_by_likeness_alone_unless_neighbours_are_asked_for(host: Host) -> None:
    numbers = await night(host)
    (hit,) = await recall(host, "turbine of hall four tripped")
    assert (hit["memory"]["id"], hit["score"], hit["rule"]) == (numbers[1], 1.0, "overlap")
    hits = await recall(host, "turbine of hall four tripped", neighbours=True)
    assert ids(hits) == [numbers[1], numbers[0], numbers[2]]
    assert [hit["rule"] for hit in hits] == ["overlap", "neighbour", "neighbour"]
    assert hits[0]["score"] == pytest.approx(0.6 + 0.25 + 0.15 * 0.05, abs=0.001)
    assert hits[1]["score"] == pytest.approx(0.8 * hits[0]["score"], abs=0.001)
    assert hits[1]["reason"] == f"right before #{numbers[1]} in its session"
    assert hits[2]["reason"] == f"right after #{numbers[1]} in its session"
    assert all(hit["reason"] for hit in hits)


async def test_a_neighbour_is_live_visible_and_let_through(host: Host) -> None:
    numbers = await night(host)
    await host.post(f"/v1/memories/{numbers[0]}/forget", reason="it was Bert")
    hits = await recall(host, "turbine of hall four tripped", neighbours=True)
    assert ids(hits) == numbers[1:3]
    await host.post(f"/v1/memories/{numbers[2]}/forget", reason="three")
    assert ids(await recall(host, "turbine of hall four tripped", neighbours=True)) == [numbers[1], numbers[3]]
    assert ids(await recall(host, "turbine of hall four tripped", neighbours=True, limit=1)) == [numbers[1]]
    assert ids(await recall(host, "turbine of hall four tripped", neighbours=True, kinds=["semantic"])) == []
    other = await tell(host, "The valve of the boiler leaked.", namespace="yard")
    assert ids(await recall(host, "valve of the boiler leaked", neighbours=True, namespace="yard")) == [other]


async def test_recent_and_often_served_episodes_rank_higher_and_stay_what_they_are(host: Host) -> None:
    old = await tell(host, "The crane of berth nine was greased.", "a", 60 * DAY)
    new = await tell(host, "The crane of berth nine was oiled.", "b", 1 * DAY, source=None)
    fact = await host.hold("The crane of berth nine lifts forty tons.")
    query = "crane of berth nine"
    assert ids(await recall(host, query, neighbours=True, kinds=["episodic"]))[:2] == [old, new]  # a fact, a hypothesis
    third = await tell(host, "The crane of berth nine was washed.", "c", 1 * DAY)
    assert ids(await recall(host, query, neighbours=True, kinds=["episodic"])) == [third, old, new]
    for _ in range(8):
        await recall(host, "crane berth nine oiled")
    assert (await host.memory(new))["status"] == "hypothesis"
    assert fact in ids(await recall(host, query, neighbours=True))


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("what happened to the crane yesterday?", "yesterday"),
        ("was ist mit dem crane gestern passiert", "gestern"),
        ("crane: what happened recently?", "recently"),
        ("what happened to the crane before the storm?", "before the storm"),
    ],
)
async def test_the_time_that_is_meant_weighs_and_is_told(host: Host, query: str, first: str) -> None:
    far = await tell(host, "The crane was stuck.", "a", 50 * DAY)
    await tell(host, "A storm came over the harbour.", "b", 20 * DAY)
    near = await tell(host, "The crane was stuck.", "c", 1 * DAY)
    hits = {hit["memory"]["id"]: hit for hit in await recall(host, query)}
    wanted, other = (far, near) if "before" in query else (near, far)
    assert hits[wanted]["score"] > hits[other]["score"]
    assert "in “" in hits[wanted]["reason"]
    assert first in hits[wanted]["reason"]
    assert "not in “" in hits[other]["reason"]


async def test_yesterday_is_read_on_the_callers_clock(host: Host) -> None:
    await tell(host, "The ferry was full.", occurredAt="2026-03-01T12:00:00Z")
    for at, inside in (
        ("2026-03-02T23:30:00-08:00", True),
        ("2026-03-02T23:30:00+00:00", True),
        ("2026-03-03T00:30:00+01:00", False),
    ):
        (hit,) = await recall(host, "was the ferry full yesterday?", at=at)
        assert ("not in" not in hit["reason"]) is inside, at


async def test_a_question_for_a_time_alone_finds_what_happened_then(host: Host) -> None:
    await tell(host, "The crane was stuck.", "a", occurredAt="2026-02-27T10:00:00Z")
    early, late = [
        await tell(host, f"The ferry left at {n}.", "b", occurredAt=f"2026-03-01T1{n}:00:00Z") for n in (1, 2)
    ]
    await host.hold("The harbour master is in hall two")
    noon = {"at": "2026-03-02T12:00:00Z"}
    hits = await recall(host, "What happened yesterday?", **noon)
    assert ids(hits) == [late, early]
    assert {hit["rule"] for hit in hits} == {"time"}
    assert all("in “yesterday”" in hit["reason"] for hit in hits)
    for query in (
        "Did the zeppelin land yesterday?",
        "What happened recently?",
        "what happened",
        "quarterly revenue forecast",
    ):
        assert await recall(host, query, **noon) == [], query


async def test_what_names_a_time_stands_before_what_happened_then(host: Host) -> None:
    sold = await host.hold("In Q3 2025 the shop sold forty canoes", tier="L2")
    await host.hold("The weekly report is due on Fridays", tier="L2")
    told = await tell(host, "The slipway was cleared of weed.", occurredAt="2025-08-02T10:00:00Z")
    noon = {"at": "2025-11-02T12:00:00Z"}
    assert ids(await recall(host, "Q3 2025", **noon)) == [sold, told]
    assert ids(await recall(host, "what happened last quarter?", **noon)) == [told]
    block = await host.post("/v1/context", userMessage="Q3 2025", dryRun=True, recall="lexical", **noon)
    assert {entry["id"] for entry in block["entries"]} == {sold, told}


async def test_a_block_holds_the_neighbours_behind_what_leads(host: Host) -> None:
    numbers = await night(host)
    block = await host.post("/v1/context", userMessage="Why did the turbine of hall four trip?", sessionId="later")
    entries = {entry["id"]: entry for entry in block["entries"]}
    assert set(entries) == set(numbers[:3])
    assert entries[numbers[1]]["rule"] == "overlap"
    assert entries[numbers[1]]["score"] == pytest.approx(0.6 + 0.25, abs=0.3)
    assert [entries[n]["rule"] for n in (numbers[0], numbers[2])] == ["neighbour"] * 2
    assert entries[numbers[2]]["reason"] == f"right after #{numbers[1]} in its session"
    assert entries[numbers[2]]["score"] == pytest.approx(0.8 * entries[numbers[1]]["score"], abs=0.001)
    assert (await host.memory(numbers[2]))["accessCount"] == 1
    told = await host.post(
        "/v1/context/explain", memoryId=numbers[2], userMessage="Why did the turbine of hall four trip?"
    )
    verdicts = {verdict["rule"]: verdict for verdict in told["verdicts"]}
    assert told["included"]
    assert verdicts["neighbour"]["verdict"] == "proposed"
    told = await host.post(
        "/v1/context/explain", memoryId=numbers[3], userMessage="Why did the turbine of hall four trip?"
    )
    assert not told["included"]


async def test_neighbours_share_the_one_budget(host: Host) -> None:
    await night(host)
    asked = {"userMessage": "Why did the turbine of hall four trip?", "dryRun": True}
    whole = await host.post("/v1/context", **asked)
    for budget in range(0, whole["totalTokens"], 5):
        block = await host.post("/v1/context", **asked, maxTokens=budget)
        assert block["totalTokens"] <= budget
        assert block["truncated"]
        assert {row["rule"] for row in block["leftOut"]} <= {"overlap", "neighbour"}


async def test_the_time_that_is_meant_orders_a_block_too(host: Host) -> None:
    far = await tell(host, "The crane of berth nine was stuck in the ice.", "a", 50 * DAY)
    near = await tell(host, "The crane of berth nine was stuck with a full load.", "b", 1 * DAY)
    for message, order in (
        ("What was stuck yesterday at the crane of berth nine?", [near, far]),
        ("What was stuck long ago at the crane of berth nine?", [far, near]),
    ):
        block = await host.post("/v1/context", userMessage=message, dryRun=True)
        assert [entry["id"] for entry in block["entries"]] == order, message
        assert all("in “" in entry["reason"] for entry in block["entries"])


async def test_a_block_for_a_time_alone_holds_what_happened_then(host: Host) -> None:
    await tell(host, "The crane was stuck.", "a", occurredAt="2026-02-25T10:00:00Z")
    early, late = [
        await tell(host, f"The ferry left at {n}.", "b", occurredAt=f"2026-03-01T1{n}:00:00Z") for n in (1, 2)
    ]
    await host.hold("The harbour master is in hall two", tier="L2")
    for message in (
        "What happened yesterday?", "was ist gestern passiert?", "昨天发生了什么？", "what happened between 28 February and today?",
    ):  # fmt: skip
        asked = {"userMessage": message, "at": "2026-03-02T12:00:00Z"}
        block = await host.post("/v1/context", dryRun=True, **asked)
        assert [(entry["id"], entry["rule"]) for entry in block["entries"]] == [(late, "time"), (early, "time")], (
            message
        )
        assert all("happened 2026-03-01, in “" in entry["reason"] for entry in block["entries"])
        assert (await host.post("/v1/context", dryRun=True, recall="off", **asked))["empty"]
    told = await host.post("/v1/context/explain", memoryId=early, **asked)
    assert told["included"]
    assert {v["rule"]: v["verdict"] for v in told["verdicts"]}["time"] == "proposed"
    await host.post(f"/v1/memories/{late}/forget", reason="it never left")
    block = await host.post("/v1/context", dryRun=True, **asked)
    assert [entry["id"] for entry in block["entries"]] == [early]


async def test_one_question_may_name_several_times(host: Host) -> None:
    first = await tell(host, "The ferry was full.", "a", occurredAt="2026-03-01T10:00:00Z")
    between = await tell(host, "The ferry was full.", "b", occurredAt="2026-02-20T10:00:00Z")
    third = await tell(host, "The ferry was full.", "c", occurredAt="2026-01-10T10:00:00Z")
    hits = await recall(host, "was the ferry full yesterday or in January?", at="2026-03-02T12:00:00Z")
    reasons = {hit["memory"]["id"]: hit["reason"] for hit in hits}
    assert "in “yesterday”" in reasons[first]
    assert "in “in January”" in reasons[third]
    assert "not in “yesterday” or “in January”" in reasons[between]
    assert ids(hits)[-1] == between


async def test_an_episode_without_a_time_happened_when_it_was_told(host: Host) -> None:
    number = await host.hold("Nobody was on the pier", kind="episodic")
    assert ids(await recall(host, "what happened today?")) == [number]


ASKED: tuple[dict[str, Any], ...] = (
    {"userMessage": "Why did the turbine of hall four trip?"},
    {"userMessage": "What happened yesterday to the turbine?", "maxTokens": 120},
    {"userMessage": "Which breakers were reset before the turbine tripped?", "namespace": "default"},
    {"userMessage": "turbine hall", "at": "2026-11-03T01:00:00+09:00"},
    {"userMessage": "What happened today?"},
)


async def test_a_block_with_episodes_is_rebuilt_as_it_was(host: Host) -> None:
    given: list[tuple[dict[str, Any], dict[str, Any]]] = []

    async def look() -> None:
        for asked in ASKED:
            await host.whole.services.journal.followup.settled()
            block = await host.post("/v1/context", sessionId=f"look {len(given)}", **asked)
            at = (await host.get(f"/v1/injections/{block['injectionId']}"))["at"]
            given.append(({**asked, "asOf": at}, block))

    numbers = await night(host)
    await look()
    await look()
    await tell(host, "The turbine of hall four was started again.", source=None)
    await look()
    await host.post(f"/v1/memories/{numbers[2]}/forget", reason="one breaker")
    await look()
    await tell(host, "The turbine of hall five tripped.", "s2", 3 * DAY)
    await look()
    await host.post("/v1/consolidate")
    await look()
    for summed in (False, True):
        if summed:
            async with host.whole.services.database.tenant(host.org) as tx:
                (agent_id,) = await stages.behind(tx, 4)
                await agents.lock(tx, agent_id)
                while await stages.advance(tx, agent_id, host.whole.services.cost, 4):
                    pass
        await _rebuilt(host, given)


async def _rebuilt(host: Host, given: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    for asked, block in given:
        again = await host.post("/v1/context", **asked)
        assert again["text"] == block["text"], asked
        assert again["entries"] == block["entries"], asked
        assert again["leftOut"] == block["leftOut"], asked


async def test_a_block_holds_the_answer_that_repeats_nothing_of_the_question(host: Host) -> None:
    """Its own words overlap too little; the turn before asks with the others."""
    said = (
        "Nils: Dora, what did the vet find wrong with the old grey donkey?",
        "Dora: A split hoof, she has to stand in dry straw until Sunday and gets a poultice every evening.",
        "Nils: And the hens?",
    )
    numbers = [await tell(host, content) for content in said]
    for n in range(12):
        await tell(host, f"Piet: The ditch by field {n} was dug out.", f"other {n}")
    block = await host.post("/v1/context", userMessage="What did the vet tell Dora about the donkey?", dryRun=True)
    entries = {entry["id"]: entry for entry in block["entries"]}
    assert entries[numbers[1]]["rule"] == "overlap"
    assert "answers a turn that asks with" in entries[numbers[1]]["reason"]
    told = await host.post(
        "/v1/context/explain", memoryId=numbers[1], userMessage="What did the vet tell Dora about the donkey?"
    )
    assert told["included"]
    assert {v["rule"]: v["verdict"] for v in told["verdicts"]}["overlap"] == "proposed"


async def test_a_block_and_recall_put_the_episodes_of_one_day_in_one_order(host: Host) -> None:
    for content in (
        "Mara: did the glaze of the blue bowls crack again?",
        "Jon: Only two bowls, the kiln was too hot.",
        "Mara: then fire the next bowls slower, Jon.",
        "Jon: The glaze is from the new supplier.",
    ):
        await tell(host, content, occurredAt="2026-03-01T12:00:00Z")
    asked = "Why did the glaze of the bowls crack?"
    hits = ids(await recall(host, asked, at="2026-03-02T12:00:00Z"))
    block = await host.post("/v1/context", userMessage=asked, dryRun=True, at="2026-03-02T12:00:00Z")
    given = [entry["id"] for entry in block["entries"] if entry["rule"] == "overlap"]
    assert len(given) > 1
    assert given == [number for number in hits if number in given]


async def test_behind_the_best_eight_episodes_come_in_as_far_as_the_budget_goes(host: Host) -> None:
    told = [await tell(host, f"The crane of berth {n} was greased by hand.", f"s{n}", n * DAY) for n in range(1, 15)]
    held = [
        await host.hold(content, tier="L2")
        for content in ("Ada greases every crane by hand", "Bo greases no crane by hand")
    ]
    asked = "Which crane was greased by hand?"

    async def block(**more: Any) -> Any:
        return await host.post("/v1/context", userMessage=asked, dryRun=True, **more)

    whole = await block(maxTokens=2_000)
    rules = {entry["id"]: entry["rule"] for entry in whole["entries"]}
    assert sum(rule == "overlap" for rule in rules.values()) == 8
    further = [number for number, rule in rules.items() if rule == "episode"]
    assert further
    assert set(further) <= set(told)
    lines = [entry["rule"] for entry in whole["entries"]]
    assert lines == sorted(lines, key=lambda rule: rule == "episode")  # they stand behind all others
    small = await block(maxTokens=whole["totalTokens"] - 40)
    assert {entry["id"] for entry in small["entries"]} < set(rules)
    assert {row["rule"] for row in small["leftOut"]} == {"episode"}
    assert small["truncated"]
    assert not [entry for entry in (await block(recall="off"))["entries"] if entry["rule"] == "episode"]
    for number in (further[0], held[0]):
        verdicts = await host.post("/v1/context/explain", userMessage=asked, memoryId=number)
        (said,) = (each for each in verdicts["verdicts"] if each["rule"] == "episode")
        assert said["verdict"] == ("proposed" if number in further else "not-applicable")
