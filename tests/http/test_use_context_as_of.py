"""The past, exactly: a block that was given can be shown again from the log, and rebuilt from rows and events."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from memory.event import Event, state
from store import agents, events, memories, stages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.http.service import Host

pytestmark = pytest.mark.anyio

ASKED: tuple[dict[str, Any], ...] = (
    {"userMessage": ""},
    {"userMessage": "Can I run the load test on db-stg-01.internal?", "maxTokens": 300},
    {"userMessage": "Which team reviews the deploy runbook of region three?", "namespace": "blue"},
    {"userMessage": "Actually, we switched from Helm to Kustomize for the deploys of region two", "recall": "off"},
    {"userMessage": "No, the staging deploy of region one is wrong", "maxTokens": 150},
    {"userMessage": "deploy runbook region team staging", "maxTokens": 4_000},
)
"""Whole shelves and tight ones, a namespace, corrections, and a message that more rows share than a block can take."""

SAME = (
    "text", "stable", "volatile", "entries", "leftOut", "totalTokens", "overBudgetBy", "truncated", "correction", "triggers",
    "tensions", "guardrails",
)  # fmt: skip


def _apart(again: Any, given: Any) -> Any:
    """What differs, of a list the first pair that does."""
    if not isinstance(again, list) or len(again) != len(given):
        return again, given
    return next(
        {key: (a.get(key), b.get(key)) for key in a.keys() | b.keys() if a.get(key) != b.get(key)}
        for a, b in zip(again, given, strict=True)
        if a != b
    )


class History:
    """Blocks as they were given, each with the request that rebuilds it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.given: list[tuple[dict[str, Any], dict[str, Any]]] = []

    async def look(self) -> None:
        """Asks everything, recorded, so that each block is an access of what it found."""
        for number, asked in enumerate(ASKED):
            await self.host.whole.services.journal.followup.settled()
            block = await self.host.post("/v1/context", sessionId=f"s{len(self.given) + number}", **asked)
            logged = await self.host.get(f"/v1/injections/{block['injectionId']}")
            assert logged["text"] == block["text"]
            self.given.append(({**asked, "asOf": logged["at"]}, block))

    async def check(self) -> None:
        for asked, block in self.given:
            again = await self.host.post("/v1/context", **asked)
            assert again["text"] == block["text"], asked
            differing = [key for key in SAME if again[key] != block[key]]
            assert not differing, (asked, [_apart(again[key], block[key]) for key in differing])
            assert again["injectionId"] is None


async def _story(host: Host, history: History) -> None:
    """Everything that changes a block: taught, pinned, observed, superseded, forgotten, disputed, resolved, recorded."""
    post, patch = host.post, host.patch
    rows: list[int] = []

    async def teach() -> None:
        for n in range(24):
            more: dict[str, Any] = {"source": None} if n % 5 == 0 else {"source": f"ops/{n}.md"}
            rows.append(
                await host.hold(
                    f"Team {n} reviews the deploy runbook of region {('one', 'two', 'three')[n % 3]} on shard-{n}.internal",
                    tier=f"L{1 + n % 3}", namespace="blue" if n % 4 == 0 else "default",
                    domains=["ops"] if n % 6 == 0 else [], **more,
                )
            )  # fmt: skip

    async def resolve() -> None:
        held = await host.get("/v1/tensions")
        await post(
            f"/v1/tensions/{held['tensions'][0]['id']}/resolve", winner="a", resolution="asked ops", pattern="ask ops"
        )

    steps: tuple[Callable[[], Awaitable[Any]], ...] = (
        teach,
        lambda: host.turn(
            "We use Helm for deploys of region two. The staging database is db-stg-01.internal:5432.", sessionId="t"
        ),
        lambda: patch(f"/v1/memories/{rows[1]}", tier="L0"),
        lambda: post(f"/v1/memories/{rows[0]}/observe"),
        lambda: post(
            f"/v1/memories/{rows[3]}/supersede",
            content="Team 3 reviews the deploy runbook of region one no more",
            source="ops",
        ),
        lambda: host.turn("We deploy on Fridays in region three.", sessionId="t"),
        lambda: host.turn("We never deploy on Fridays in region three.", sessionId="t"),
        resolve,
        lambda: post(f"/v1/memories/{rows[4]}/forget", reason="team four is gone"),
        lambda: post(
            "/v1/self-model/outcome",
            domain="deploys",
            success=False,
            failurePattern="forgot the lock",
            strategy="ask twice",
        ),
        lambda: post(
            "/v1/tensions", claimA={"memoryId": rows[5]}, claimB="Nobody reviews region three", question="Who reviews?"
        ),
        lambda: post("/v1/self-model/outcome", domain="deploys", success=True),
        lambda: patch(f"/v1/memories/{rows[1]}", tier="L1", domains=["reviews", "ops"]),
        lambda: host.hold("The staging deploy of region one is frozen until noon", ttlHours=2),
        lambda: patch(f"/v1/memories/{rows[6]}", tier="L3"),
        lambda: host.turn("Actually, we switched from Helm to Kustomize for deploys of region two.", sessionId="t"),
    )
    await history.look()
    for step in steps:
        await step()
        await history.look()


async def test_every_block_of_a_history_is_rebuilt_to_the_byte(host: Host) -> None:
    history = History(host)
    await _story(host, history)
    await host.whole.services.journal.followup.settled()
    await history.check()
    assert await _summed(host, 40) > 2
    await history.check()
    host.whole.clock.ahead = timedelta(days=3)
    await history.look()
    await history.check()
    assert await _summed(host, 3) >= 5
    await history.check()


async def _summed(host: Host, events: int) -> int:
    """The past is summed up by stages of so many events, as the pass does; says how many there were."""
    done, services = 0, host.whole.services
    async with services.database.tenant(host.org) as tx:
        for agent_id in await stages.behind(tx, events):
            await agents.lock(tx, agent_id)
            while await stages.advance(tx, agent_id, services.cost, events):
                done += 1
    return done


async def test_what_was_pruned_is_absent_and_the_reply_says_so(host: Host) -> None:
    await host.hold("The permanent tunnel is tunnel-1.internal")
    await host.hold("The demo tunnel is tunnel-77.internal", ttlHours=1)
    block = await host.post("/v1/context", userMessage="")
    asked = {"userMessage": "", "asOf": (await host.get(f"/v1/injections/{block['injectionId']}"))["at"]}
    assert (await host.post("/v1/context", **asked))["degraded"] == []
    host.whole.clock.ahead = timedelta(hours=2)
    await host.maintain("prune-expired")
    again = await host.post("/v1/context", **asked)
    assert again["degraded"] == ["asOf: 1 memory of then has expired and is deleted"]
    assert again["text"] == block["text"].replace("- The demo tunnel is tunnel-77.internal\n", "")
    assert (await host.get(f"/v1/injections/{block['injectionId']}"))["text"] == block["text"]


async def test_explain_speaks_of_the_moment_too(host: Host) -> None:
    number = await host.hold("The gate of dock four opens at six")
    block = await host.post("/v1/context", userMessage="")
    then = (await host.get(f"/v1/injections/{block['injectionId']}"))["at"]
    await host.post(f"/v1/memories/{number}/forget", reason="dock four burned")
    asked = {"memoryId": number, "userMessage": ""}
    assert (await host.post("/v1/context/explain", **asked))["included"] is False
    assert (await host.post("/v1/context/explain", **asked, asOf=then))["included"] is True
    before = await host.ask("POST", "/v1/context/explain", {**asked, "asOf": "2020-01-01T00:00:00Z"})
    assert before.status_code == 404


async def test_before_the_first_statement_there_was_nothing(host: Host) -> None:
    await host.hold("The gate of dock four opens at six")
    block = await host.post("/v1/context", userMessage="gate", asOf="2020-01-01T00:00:00Z")
    assert (block["text"], block["empty"], block["injectionId"]) == ("", True, None)


async def test_the_pass_sums_up_what_has_become_long(host: Host) -> None:
    number = await host.hold("The crane of berth nine lifts forty tons")
    await host.hold("The crane of berth six is out of order", tier="L0")
    async with host.whole.services.database.tenant(host.org) as tx:
        (agent_id,) = await stages.behind(tx, 2)
        await agents.lock(tx, agent_id)
        (row,) = await memories.many(tx, agent_id, [number])
        told = Event(
            subject="memory", subject_id=number, kind="accessed", rule="access", actor="test", at=row.learned_at,
            before=state(row), after=state(row),
        )  # fmt: skip
        await events.append(tx, agent_id, [told] * (2 * stages.EVENTS))
    await host.post(f"/v1/memories/{number}/forget", reason="it was sold")
    asked = {"userMessage": "What does the crane of berth nine lift?", "asOf": row.learned_at.isoformat()}
    before = await host.post("/v1/context", **asked)
    assert "forty tons" in before["text"]
    assert await host.maintain("sum-up-past") == 2
    assert await host.post("/v1/context", **asked) == before
    assert await host.maintain("sum-up-past") == 0
