"""Recall over HTTP: facts first, what is history only when asked for, every filter, and what a hit says."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


async def found(host: Host, query: str, **more: Any) -> list[int]:
    answer = await host.post("/v1/recall", query=query, **more)
    assert answer["empty"] is (answer["results"] == [])
    return [hit["memory"]["id"] for hit in answer["results"]]


async def test_a_hit_says_what_matched_and_shows_the_whole_memory(host: Host) -> None:
    number = await host.hold("The reporting replica listens on port 5433", tier="L3", source="ops/ports.md")
    answer = await host.post("/v1/recall", query="Which port does the replica use: 5433?")
    (hit,) = answer["results"]
    assert answer["query"] == "Which port does the replica use: 5433?"
    assert (hit["rule"], hit["similarity"]) == ("overlap", None)
    assert "5433" in hit["matched"]
    assert 0 < hit["score"] <= 1
    assert hit["memory"] == {**(await host.memory(number)), "lastAccessedAt": None, "accessCount": 0}
    assert (answer["empty"], answer["degraded"]) == (False, [])


async def test_facts_come_before_hypotheses_and_both_before_history(host: Host) -> None:
    guess = await host.hold("The crane of berth nine lifts forty tons", source=None)
    fact = await host.hold("The crane of berth nine was painted red in spring when the harbour was closed")
    old = await host.hold("The crane of berth nine lifts thirty tons", tier="L3")
    await host.post(f"/v1/memories/{old}/forget", reason="measured again")
    query = "crane of berth nine lifts tons"
    assert await found(host, query) == [fact, guess]
    assert await found(host, query, includeRetired=True) == [fact, guess, old]


async def test_expired_rows_are_history(host: Host) -> None:
    number = await host.hold("The guest wifi of hall five is called heron", ttlHours=1)
    assert await found(host, "guest wifi of hall five") == [number]
    host.whole.clock.ahead = timedelta(hours=1, seconds=1)
    assert await found(host, "guest wifi of hall five") == []
    answer = await host.post("/v1/recall", query="guest wifi of hall five", includeExpired=True)
    assert [(hit["memory"]["id"], hit["memory"]["expiry"]) for hit in answer["results"]] == [(number, "expired")]


async def test_kinds_tiers_and_limits(host: Host) -> None:
    rows = {
        (tier, kind): await host.hold(f"Turbine log {tier} {kind} of the northern park", tier=tier, kind=kind)
        for tier in ("L0", "L1", "L2", "L3")
        for kind in ("semantic", "episodic")
    }
    query = "turbine log of the northern park"
    assert set(await found(host, query, limit=50)) == set(rows.values())
    assert set(await found(host, query, tiers=["L3", "L0"])) == {
        n for (tier, _), n in rows.items() if tier in {"L3", "L0"}
    }
    assert set(await found(host, query, kinds=["episodic"])) == {
        n for (_, kind), n in rows.items() if kind == "episodic"
    }
    assert await found(host, query, kinds=["episodic"], tiers=["L2"]) == [rows["L2", "episodic"]]
    assert len(await found(host, query, limit=3)) == 3
    whole = await found(host, query, limit=50)
    assert await found(host, query, limit=3) == whole[:3]


async def test_eight_unless_a_limit_is_said(host: Host) -> None:
    for n in range(12):
        await host.hold(f"Locker {n} of the boathouse holds oars of crew {n}", tier="L2")
    assert len(await found(host, "boathouse locker oars")) == 8
    for limit in (0, 51):
        reply = await host.ask("POST", "/v1/recall", {"query": "oars", "limit": limit})
        assert (reply.status_code, reply.json()["issues"][0]["path"]) == (400, "limit")


@pytest.mark.parametrize("query", ["the of and", "what is it?", "?!", "   ", "🙂", "zzyzx"])
async def test_a_query_that_says_nothing_or_meets_nothing_is_empty(host: Host, query: str) -> None:
    await host.hold("What is it that the of and is")
    answer = await host.post("/v1/recall", query=query)
    assert (answer["empty"], answer["results"], answer["degraded"]) == (True, [], [])


async def test_there_are_no_operators(host: Host) -> None:
    both = await host.hold("Valve alpha feeds the boiler", tier="L2")
    for query in (
        "alpha NOT boiler",
        "-boiler alpha",
        'alpha OR "boiler"',
        "alpha & !boiler",
        "alpha*",
        "alpha:boiler",
    ):
        assert await found(host, query) == [both]


async def test_a_namespace_bounds_the_search_and_none_sees_all(host: Host) -> None:
    here = await host.hold("The winch of pier two is greased in May", namespace="two")
    there = await host.hold("The winch of pier six is greased in June", namespace="six")
    assert await found(host, "winch greased", namespace="two") == [here]
    assert set(await found(host, "winch greased")) == {here, there}


async def test_an_unknown_agent_and_a_stranger_find_nothing(host: Host, stranger: Host) -> None:
    await host.hold("The winch of pier two is greased in May")
    assert await found(host, "winch greased", agent="nobody") == []
    assert await found(stranger, "winch greased") == []


async def test_a_mode_without_an_embedder_is_answered_lexically_and_says_so(host: Host) -> None:
    number = await host.hold("The winch of pier two is greased in May")
    answer = await host.post("/v1/recall", query="winch", mode="semantic")
    assert [hit["memory"]["id"] for hit in answer["results"]] == [number]
    assert answer["degraded"] == ["semantic: no embedder is configured"]


async def test_a_hit_is_an_access(host: Host) -> None:
    number = await host.hold("The winch of pier two is greased in May")
    missed = await host.hold("Lunch is at noon")
    await found(host, "winch", sessionId="s")
    assert (await host.memory(number))["accessCount"] == 1
    assert (await host.memory(missed))["accessCount"] == 0


@pytest.mark.parametrize(
    ("query", "content"),
    [
        ("東京の倉庫", "在庫は東京の倉庫にあります"),
        ("库存", "我们的库存在上海仓库"),
        ("창고", "재고는 서울창고에 있습니다"),
        ("คลังสินค้า", "สินค้าอยู่ในคลังสินค้ากรุงเทพ"),
        ("ротация пароль", "Пароль ротируется ежеквартально"),
        ("αποθηκη", "Το απόθεμα είναι στην αποθήκη"),
        ("CAFÉ", "The cafe closes at nine"),
        ("المستودع", "البضاعة في المستودع الكبير"),
        ("המחסן", "הסחורה נמצאת במחסן הגדול המחסן"),
        ("गोदाम", "माल बड़े गोदाम में है"),
    ],
)
async def test_any_script_is_found(host: Host, query: str, content: str) -> None:
    await host.hold("The harbour opens at six in the morning")
    number = await host.hold(content)
    assert await found(host, query) == [number]
