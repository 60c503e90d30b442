"""Movement between the tiers, end to end: promoted by use, demoted by silence, pruned at the end, each move told."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app.journal import Draft
from app.scheduler import PASSES, Scheduler
from tests.scars.writes import everything

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

DAY = timedelta(days=1)
RELAY = "The relay of the east wing is relay-east-4.internal"
ASKS = "Is relay-east-4.internal up?"


async def ask(host: Host, session: str | None, message: str = ASKS, **more: Any) -> Any:
    return await host.post(
        "/v1/context", userMessage=message, **({} if session is None else {"sessionId": session}), **more
    )


async def settled(host: Host) -> None:
    await host.whole.services.journal.followup.settled()


async def told(host: Host, number: int) -> list[tuple[str, str, str]]:
    events = (await host.get(f"/v1/memories/{number}/lineage"))["events"]
    return [(event["kind"], event["rule"], event["actor"]) for event in events]


@pytest.mark.parametrize("tier", ["L2", "L3"])
async def test_the_third_session_promotes_at_once_and_the_next_block_lists_it(host: Host, tier: str) -> None:
    number = await host.hold(RELAY, tier=tier)
    for session in ("a", "b", "a", "b"):
        await ask(host, session)
        await settled(host)
        assert (await host.memory(number))["tier"] == tier
    await ask(host, "c")
    await settled(host)
    row = await host.memory(number)
    assert (row["tier"], row["status"], row["accessCount"]) == ("L1", "fact", 5)
    assert ("promoted", "sessions", "service") in await told(host, number)
    events = (await host.get(f"/v1/memories/{number}/lineage"))["events"]
    (moved,) = [event for event in events if event["kind"] == "promoted"]
    assert (moved["before"]["tier"], moved["after"]["tier"]) == (tier, "L1")
    block = await ask(host, "c", "")
    assert [(entry["id"], entry["rule"]) for entry in block["entries"]] == [(number, "index")]


async def test_usage_never_makes_a_fact(host: Host) -> None:
    number = await host.hold(RELAY, tier="L3", source=None)
    for session in "abcdef":
        await ask(host, session)
    await settled(host)
    row = await host.memory(number)
    assert (row["tier"], row["status"], row["confidence"], row["lastObservedAt"]) == ("L1", "hypothesis", 0.5, None)


async def test_recalls_count_as_sessions_and_matches_without_one_do_not(host: Host) -> None:
    number = await host.hold(RELAY, tier="L2")
    for _ in range(4):
        await ask(host, None)
        await host.post("/v1/recall", query="relay of the east wing")
    await ask(host, "a", dryRun=True)
    await ask(host, "b", dryRun=True)
    await ask(host, "c")
    await host.post("/v1/recall", query="relay of the east wing", sessionId="d")
    await settled(host)
    assert (await host.memory(number))["tier"] == "L2"
    await host.post("/v1/recall", query="relay of the east wing", sessionId="e")
    await settled(host)
    assert (await host.memory(number))["tier"] == "L1"


async def test_sessions_longer_ago_than_fourteen_days_do_not_count(host: Host) -> None:
    number = await host.hold(RELAY, tier="L2")
    await ask(host, "a")
    await ask(host, "b")
    host.whole.clock.ahead = 14 * DAY + timedelta(minutes=1)
    await ask(host, "c")
    await settled(host)
    assert (await host.memory(number))["tier"] == "L2"
    await ask(host, "a")
    await ask(host, "d")
    await settled(host)
    assert (await host.memory(number))["tier"] == "L1"


async def test_the_pass_promotes_what_the_followup_missed_once(host: Host) -> None:
    numbers = [await host.hold(f"The relay of wing {n} is relay-{n}-west.internal", tier="L2") for n in range(3)]
    other = await host.of(agent="other").hold(RELAY, tier="L3")
    for session in "abc":
        for number in numbers:
            await host.whole.services.journal.write(_missed(host, (await _agent(host, "default")), number, session))
        await host.whole.services.journal.write(_missed(host, (await _agent(host, "other")), other, session))
    assert [(await host.memory(number))["tier"] for number in numbers] == ["L2"] * 3
    assert await host.maintain("promote") == 4
    assert [(await host.memory(number))["tier"] for number in numbers] == ["L1"] * 3
    assert (await host.of(agent="other").get(f"/v1/memories/{other}"))["tier"] == "L1"
    for _ in range(50):
        assert await host.maintain("promote") == 0


async def test_many_third_sessions_at_once_promote_once(host: Host) -> None:
    number = await host.hold(RELAY, tier="L2")
    await asyncio.gather(*(ask(host, f"s{n}") for n in range(30)))
    await settled(host)
    assert [kind for kind, _, _ in await told(host, number)].count("promoted") == 1


async def test_what_was_forgotten_meanwhile_is_not_promoted(host: Host) -> None:
    number = await host.hold(RELAY, tier="L2")
    await ask(host, "a")
    await ask(host, "b")
    await asyncio.gather(ask(host, "c"), host.post(f"/v1/memories/{number}/forget", reason="gone"))
    await settled(host)
    await host.maintain("promote")
    row = await host.memory(number)
    assert row["status"] == "retired"
    assert (await ask(host, "d", include=[number]))["entries"] == []


async def test_silence_demotes_by_thirty_and_by_a_hundred_and_eighty_days(host: Host) -> None:
    number, pinned = await host.hold(RELAY), await host.hold("Answer in Welsh", tier="L0")
    host.whole.clock.ahead = 29 * DAY
    assert await host.maintain("demote") == 0
    host.whole.clock.ahead = 30 * DAY + timedelta(minutes=1)
    assert await host.maintain("demote") == 1
    assert (await host.memory(number))["tier"] == "L2"
    assert [entry["id"] for entry in (await ask(host, None, ""))["entries"]] == [pinned]
    host.whole.clock.ahead = 179 * DAY
    assert await host.maintain("demote") == 0
    host.whole.clock.ahead = 180 * DAY + timedelta(minutes=1)
    assert await host.maintain("demote") == 1
    assert (await host.memory(number))["tier"] == "L3"
    assert [event for event in await told(host, number) if event[0] == "demoted"] == [
        ("demoted", "silence", "service")
    ] * 2
    before = await host.get(f"/v1/memories/{number}/lineage")
    for _ in range(50):
        assert await host.maintain("demote") == 0
    assert await host.get(f"/v1/memories/{number}/lineage") == before
    assert (await host.memory(pinned))["tier"] == "L0"


async def test_an_access_puts_silence_off(host: Host) -> None:
    used, idle = await host.hold(RELAY), await host.hold("The canteen opens at noon")
    host.whole.clock.ahead = 20 * DAY
    await ask(host, "a")
    host.whole.clock.ahead = 45 * DAY
    assert await host.maintain("demote") == 1
    assert [(await host.memory(n))["tier"] for n in (used, idle)] == ["L1", "L2"]
    host.whole.clock.ahead = 51 * DAY
    assert await host.maintain("demote") == 1
    assert (await host.memory(used))["tier"] == "L2"


async def test_what_was_promoted_stays_its_thirty_days(host: Host) -> None:
    number = await host.hold(RELAY, tier="L3")
    host.whole.clock.ahead = 400 * DAY
    for session in "abc":
        await ask(host, session)
    await settled(host)
    assert (await host.memory(number))["tier"] == "L1"
    assert await host.maintain("demote") == 0
    host.whole.clock.ahead = 429 * DAY
    assert await host.maintain("demote") == 0


async def test_demotion_goes_on_over_batches_and_agents(host: Host) -> None:
    for agent in ("one", "two"):
        rows = [
            {"content": f"Shelf {n} of aisle {n * 7} holds crate {agent} {n}", "source": "stock"} for n in range(230)
        ]
        answer = await host.of(agent=agent).post("/v1/memories", items=rows)
        assert len(answer["stored"]) == 230
    host.whole.clock.ahead = 31 * DAY
    assert await host.maintain("demote") == 460
    assert (await host.get("/v1/stats"))["memories"] == {"L2": {"fact": 460}}
    assert await host.maintain("demote") == 0


async def test_the_prune_deletes_tells_and_closes_what_was_asked_of_the_row(host: Host) -> None:
    number = await host.hold("The guest wifi of hall five is called heron", ttlHours=1)
    kept = await host.hold("The guest wifi of hall six is called stork")
    opened = await host.post(
        "/v1/tensions", claimA={"memoryId": number}, claimB="There is no wifi", question="Is there?"
    )
    host.whole.clock.ahead = timedelta(hours=1, minutes=1)
    assert await host.maintain("prune-expired") == 1
    assert (await host.ask("GET", f"/v1/memories/{number}")).status_code == 404
    tension = await host.get(f"/v1/tensions/{opened['id']}")
    assert (tension["status"], tension["winner"], tension["resolution"]) == ("resolved", None, "forgotten")
    assert [entry["id"] for entry in (await ask(host, None, ""))["entries"]] == [kept]
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        assert await tx.value("SELECT count(*) FROM events WHERE kind = 'pruned' AND subject_id = $1", number) == 1
        assert await tx.value("SELECT memories FROM agents WHERE name = 'default'") == 1
    for _ in range(50):
        assert await host.maintain("prune-expired") == 0


async def test_fifty_rounds_of_every_pass_over_a_still_store_change_nothing(host: Host) -> None:
    for n in range(8):
        await host.hold(f"Valve {n} of boiler {n} is valve-{n}-main.internal", tier=f"L{1 + n % 3}")
    for n in range(4):
        await host.post("/v1/episodes", content=f"Boiler {n} was lit by Ines.", sessionId="dawn", source="log")
    await host.hold("The guest wifi of hall five is called heron", ttlHours=1)
    for session in "abc":
        await ask(host, session, "valve-1-main.internal and valve-2-main.internal")
    await settled(host)
    host.whole.clock.ahead = 40 * DAY
    done = {row.name: await host.maintain(row.name) for row in PASSES}
    assert done["demote"]
    assert done["consolidate"] == 4
    assert done["prune-expired"] == 1
    before = await everything(host)
    for _ in range(50):
        for row in PASSES:
            assert await host.maintain(row.name) == 0
    assert await everything(host) == before


async def test_many_schedulers_move_each_row_once(host: Host) -> None:
    numbers = [await host.hold(f"Gauge {n} of tank {n} reads in bar") for n in range(5)]
    host.whole.clock.ahead = 31 * DAY
    (demote,) = (row for row in PASSES if row.name == "demote")
    schedulers = [Scheduler(host.whole.services) for _ in range(4)]
    await asyncio.gather(*(scheduler.once(demote) for scheduler in schedulers))
    for number in numbers:
        assert [kind for kind, _, _ in await told(host, number)].count("demoted") == 1


async def _agent(host: Host, name: str) -> int:
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        number: int = await tx.value("SELECT agent_id FROM agents WHERE name = $1", name)
        return number


def _missed(host: Host, agent_id: int, number: int, session: str) -> Draft:
    """An access whose followup was lost: the process ended between its record and it."""
    return Draft(org=host.org, agent_id=agent_id, at=host.whole.clock(), accessed=(number,), session_id=session)
