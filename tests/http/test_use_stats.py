"""Statistics over HTTP: counts by tier, status, day and rule, of one agent or of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app import metrics

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

NOTHING = {
    "memories": {}, "days": [], "rules": {}, "rejections": {}, "refusedMerges": 0, "openTensions": 0, "weakDomains": [],
    "judgeCalls": {"used": 0, "budget": 0},
}  # fmt: skip


async def test_nothing_is_counted_where_nothing_is(host: Host) -> None:
    assert await host.get("/v1/stats") == NOTHING
    assert await host.get("/v1/stats", agent="nobody") == NOTHING


async def test_what_is_held_and_what_it_cost(host: Host) -> None:
    await host.hold("Answer in Welsh", tier="L0")
    await host.hold("The ferry sails at ten")
    cold = await host.hold("The ferry Ulysses is named in ulysses.fleet.internal", tier="L3")
    guess = await host.hold("The ferry may be late", source=None, tier="L3")
    await host.post(f"/v1/memories/{guess}/forget", reason="idle talk")
    blocks = [await host.post("/v1/context", userMessage=message) for message in ("", "Is ulysses.fleet.internal up?")]
    await host.block("Is ulysses.fleet.internal up?")
    await host.post("/v1/tensions", claimA="We sail", claimB="We do not sail", question="Do we?")
    for _ in range(2):
        await host.post("/v1/self-model/outcome", domain="docking", success=False)
    await host.post("/v1/self-model/outcome", domain="sailing", success=True)
    await host.turn("In this reply, skip the intro. We always sail with two mates.", sessionId="s")
    told = await host.get("/v1/stats", agent="default")
    assert told["memories"]["L0"] == {"fact": 1}
    assert told["memories"]["L3"] == {"fact": 1, "retired": 1}
    assert told["memories"]["L1"] == {"fact": 2}
    (day,) = told["days"]
    assert day["injections"] == 2
    assert day["tokensInjected"] == sum(block["totalTokens"] for block in blocks)
    assert day["tokensSaved"] == 0, "so small a store costs less whole than its block with headings"
    assert told["rules"] == {"pinned": 2, "index": 2, "identifier": 1}
    assert told["rejections"].get("interaction-scoped") == 1
    assert (told["openTensions"], told["weakDomains"]) == (1, ["docking"])
    assert cold


async def test_what_a_block_saves_is_what_the_whole_store_would_have_cost_beyond_it(host: Host) -> None:
    rows = [
        await host.memory(await host.hold(f"Ferry number {n} sails from pier {n} at dawn", tier="L2"))
        for n in range(30)
    ]
    block = await host.post("/v1/context", userMessage="")
    logged = await host.get(f"/v1/injections/{block['injectionId']}")
    assert logged["savedTokens"] == sum(row["tokens"] for row in rows) - block["totalTokens"]
    (day,) = (await host.get("/v1/stats"))["days"]
    assert day["tokensSaved"] == logged["savedTokens"]


async def test_of_one_agent_or_of_the_whole_organisation_and_never_of_another(host: Host, stranger: Host) -> None:
    await host.hold("The ferry sails at ten")
    await host.of(agent="second").hold("The barge sails at noon")
    await stranger.hold("Nobody sails")
    for agent, count in (("default", 1), ("second", 1), (None, 2)):
        told = await host.get("/v1/stats", **({} if agent is None else {"agent": agent}))
        assert told["memories"] == {"L1": {"fact": count}}


async def test_an_injection_is_counted_for_prometheus_once_it_is_recorded(host: Host) -> None:
    def counted() -> tuple[float, float]:
        return metrics.INJECTIONS._value.get(), metrics.TOKENS._value.get()

    await host.hold("The ferry sails at ten")
    before = counted()
    await host.block("")
    assert counted() == before
    block = await host.post("/v1/context", userMessage="")
    assert counted() == (before[0] + 1, before[1] + block["totalTokens"])
