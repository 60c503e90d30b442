"""`/v1/self-model`: a number that can be recomputed from its outcomes, and a guardrail that infers nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app.auth import DEFAULT_AGENT
from app.call import Call
from app.errors import NotFound
from app.models.selfmodel import ResetIn
from app.use import selfmodel
from selfmodel.reliability import move
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

FAILURES = [0.533, 0.400, 0.320, 0.267, 0.229, 0.200, 0.178, 0.160, 0.145, 0.133, 0.122, 0.112]


async def record(host: Host, domain: str = "database", **more: Any) -> Any:
    return await host.post("/v1/self-model/outcome", domain=domain, **more)


async def reset(host: Host, domain: str) -> Any:
    """As a signed-in person asks for it; no key may."""
    services = host.whole.services
    async with services.database.tenant(host.org) as tx:
        call = Call(
            services=services,
            org=host.org,
            actor="user:1",
            agent=DEFAULT_AGENT,
            namespace=None,
            credential="user:1",
            request_id="",
            tx=tx,
        )
        return await selfmodel.reset(call, ResetIn(domain=domain))


async def test_it_starts_at_0_8_and_ten_failures_are_conclusive(host: Host) -> None:
    replies = [await record(host, success=False) for _ in FAILURES]
    assert [round(reply["reliability"], 3) for reply in replies] == FAILURES
    assert [reply["samples"] for reply in replies] == list(range(1, 13))
    assert all(reply["guardrail"] for reply in replies)


@pytest.mark.parametrize(
    ("scores", "guardrails"),
    [([1.0] * 10, [False] * 10), ([0.0, 1.0, 1.0, 1.0], [True, True, True, False]), ([0.75, 0.5], [False, True])],
)
async def test_the_number_moves_with_each_score_and_the_guardrail_with_the_number(
    host: Host, scores: list[float], guardrails: list[bool]
) -> None:
    expected = 0.8
    for n, (score, guardrail) in enumerate(zip(scores, guardrails, strict=True), start=1):
        reply = await record(host, score=score)
        expected = move(expected, score, n)
        assert reply["reliability"] == pytest.approx(expected, abs=1e-6)
        assert reply["guardrail"] is guardrail
        (domain,) = reply["model"]["domains"]
        assert reply["model"]["weakDomains"] == (["database"] if guardrail else [])
        assert (domain["samples"], domain["active"], domain["guardrail"]) == (n, True, guardrail)


async def test_fifty_outcomes_at_once_are_all_counted_and_the_number_can_be_recomputed(host: Host) -> None:
    await asyncio.gather(
        *(record(host, domain=f"d{n % 2}", success=n % 3 == 0, note=f"outcome {n}") for n in range(50))
    )
    model = await host.get("/v1/self-model")
    assert [row["samples"] for row in model["domains"]] == [25, 25]
    for domain in model["domains"]:
        rows = await host.all(f"/v1/self-model/{domain['name']}/outcomes", limit=7)
        assert len({row["id"] for row in rows}) == 25
        assert rows == sorted(rows, key=lambda row: row["id"], reverse=True)
        reliability = 0.8
        for n, row in enumerate(reversed(rows), start=1):
            reliability = move(reliability, row["score"], n)
        assert domain["reliability"] == pytest.approx(reliability, abs=1e-6)
        assert 0 < domain["reliability"] < 1


async def test_a_guardrail_tells_its_number_samples_patterns_and_strategies_newest_first_three_each(host: Host) -> None:
    for n in range(4):
        await record(host, success=False, failurePattern=f"forgot index {n}", strategy=f"ran EXPLAIN {n}")
    await record(host, success=False, failurePattern="forgot index 2")
    block = await host.block()
    (entry,) = block["entries"]
    assert entry["kind"] == "guardrail"
    assert block["guardrails"] == ["database"]
    assert "22% reliable over 5 outcomes" in entry["line"]
    assert entry["line"].index("forgot index 2") < entry["line"].index("forgot index 3")
    assert "forgot index 0" not in entry["line"]
    assert "forgot index 1" in entry["line"]
    (domain,) = (await host.get("/v1/self-model"))["domains"]
    assert domain["failurePatterns"][:3] == ["forgot index 2", "forgot index 3", "forgot index 1"]


async def test_no_outcomes_no_guardrail(host: Host) -> None:
    assert await host.get("/v1/self-model") == {"domains": [], "weakDomains": []}
    assert (await host.block())["guardrails"] == []
    assert await host.all("/v1/self-model/database/outcomes") == []


async def test_a_domain_without_an_outcome_in_90_days_is_not_active_and_renders_no_guardrail(host: Host) -> None:
    await record(host, success=False)
    host.whole.clock.ahead = timedelta(days=89)
    assert (await host.get("/v1/self-model"))["weakDomains"] == ["database"]
    host.whole.clock.ahead = timedelta(days=91)
    (domain,) = (await host.get("/v1/self-model"))["domains"]
    assert (domain["active"], domain["guardrail"], domain["samples"]) == (False, False, 1)
    assert (await host.block())["guardrails"] == []


async def test_an_outcome_may_name_the_injection_that_it_followed(host: Host, stranger: Host) -> None:
    given = await host.post("/v1/context", userMessage="hello")
    await record(host, success=True, injectionId=given["injectionId"], sessionId="s", note="all green")
    (row,) = await host.all("/v1/self-model/database/outcomes")
    assert (row["injectionId"], row["sessionId"], row["note"], row["reset"]) == (
        given["injectionId"],
        "s",
        "all green",
        False,
    )
    for other in (stranger, host.of(agent="anna")):
        body = {"domain": "database", "success": True, "injectionId": given["injectionId"]}
        reply = await other.ask("POST", "/v1/self-model/outcome", body)
        assert_error(reply.status_code, reply.headers, reply.json(), "NotFound")
        assert (await other.get("/v1/self-model"))["domains"] == []


@pytest.mark.parametrize(
    "body",
    [{}, {"success": True, "score": 1}, {"score": 1.01}, {"score": -0.1}, {"success": "yes"}, {"success": None}],
)
async def test_an_outcome_says_exactly_one_measure(host: Host, body: dict[str, Any]) -> None:
    reply = await host.ask("POST", "/v1/self-model/outcome", {"domain": "database", **body})
    assert_error(reply.status_code, reply.headers, reply.json(), "InvalidRequest")


async def test_agents_and_organisations_are_measured_for_themselves(host: Host, stranger: Host) -> None:
    await record(host.of(agent="anna"), success=False)
    for other in (host, host.of(agent="ben"), stranger.of(agent="anna")):
        assert (await record(other, success=True))["samples"] == 1


async def test_a_reset_goes_back_to_the_prior_and_keeps_the_outcomes_marked(host: Host) -> None:
    for _ in range(3):
        await record(host, success=False, failurePattern="forgot the index")
    model = await reset(host, "database")
    assert model["weakDomains"] == []
    rows = await host.all("/v1/self-model/database/outcomes")
    assert [row["reset"] for row in rows] == [True] * 3
    assert (await host.block())["guardrails"] == []
    again = await record(host, success=False)
    assert (round(again["reliability"], 3), again["samples"]) == (0.533, 1)
    assert again["model"]["domains"][0]["failurePatterns"] == []
    assert [row["reset"] for row in await host.all("/v1/self-model/database/outcomes")] == [False, True, True, True]


async def test_a_reset_beside_outcomes_waits_its_turn(host: Host) -> None:
    await record(host, success=False)
    await asyncio.gather(
        *(record(host, success=n % 2 == 0) for n in range(20)), *(reset(host, "database") for _ in range(10))
    )
    rows = await host.all("/v1/self-model/database/outcomes")
    assert len(rows) == 21
    domains = (await host.get("/v1/self-model"))["domains"]
    assert sum(row["samples"] for row in domains) == sum(not row["reset"] for row in rows)


async def test_there_is_nothing_to_reset_where_nothing_was_recorded(host: Host) -> None:
    with pytest.raises(NotFound):
        await reset(host, "database")
    reply = await host.ask("POST", "/v1/self-model/database/reset")
    assert_error(reply.status_code, reply.headers, reply.json(), "Unauthorized")


async def test_a_domain_s_name_is_found_again_whatever_is_in_it(host: Host) -> None:
    for name in ("ci/cd: flaky?", "Datenbank Größe", "a b", "支付", "100%", "a&b=c#d"):
        await record(host, domain=name, success=True)
        path = f"/v1/self-model/{_quoted(name)}/outcomes"
        assert [row["domain"] for row in await replace(host).all(path)] == [name]


def _quoted(name: str) -> str:
    return "".join(f"%{byte:02X}" for byte in name.encode())
