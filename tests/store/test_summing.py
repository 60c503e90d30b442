"""The log summed up by hour says what the log itself says, whatever is summed up already, by whom, and where the agent lives."""

from __future__ import annotations

import asyncio
import json
import statistics
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from store import agents, course, injections, moving, passes, stats, summing
from store.injections import InjectionFilter
from tests.store.conftest import new_tenant
from tests.store.rowful import PART, injection

if TYPE_CHECKING:
    from collections.abc import Sequence

    from store.database import Tx
    from store.injections import Injection
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio

NOW = datetime(2026, 5, 20, 12, 30, tzinfo=UTC)
RULES = (("index",), ("index", "overlap"), ("pinned", "identifier", "index"))


async def kept(tx: Tx, agent: int, given: Sequence[Injection]) -> None:
    """The log with these blocks and their standing part."""
    rows = [injections.Given(agent_id=agent, injection=row) for row in given]
    await injections.append(tx, rows, parts=[(agent, given[0].part, 1)])


async def give(tenant: Tenant, count: int, *, back: timedelta, agent: int | None = None) -> None:
    """Blocks spread evenly over the time until `NOW`, of two credentials, with and without a time that they took."""
    given = [
        injection(
            at=NOW - back * ((count - n) / count),
            rules=RULES[n % 3],
            rule_tokens=tuple(10 * n + k for k in range(n % 3 + 1)),
            total_tokens=100 + n,
            stable_tokens=50 + n % 7,
            saved_tokens=1_000 * n,
            actor=(None, "key:1", "person:2")[n % 3],
            took_ms=None if n % 11 == 0 else 1.5 + n / 10,
        )
        for n in range(count)
    ]
    async with tenant.tx() as tx:
        await kept(tx, agent or tenant.agent, given)


async def told(tenant: Tenant, agent: int | None, since: datetime) -> tuple[object, ...]:
    async with tenant.tx(reading=True) as tx:
        numbers = await stats.stats(tx, agent, since=since)
        return (
            numbers.days,
            numbers.rules,
            await stats.usage(tx, agent, since=since),
            await stats.daily_rules(tx, agent, since=since),
        )


async def everything(tenant: Tenant) -> list[tuple[object, ...]]:
    """What is said of one agent and of all, since moments within an hour and at its beginning."""
    moments = (
        NOW - timedelta(days=3),
        NOW - timedelta(hours=26, minutes=11),
        NOW.replace(minute=0) - timedelta(hours=5),
        NOW,
    )
    return [await told(tenant, agent, since) for agent in (tenant.agent, None) for since in moments]


async def sum_all(tenant: Tenant, before: datetime) -> int:
    done = 0
    while True:
        async with tenant.tx() as tx:
            part = await summing.sum_up(tx, before)
        done += part
        if part == 0:
            return done


async def test_nothing_that_is_said_changes_when_it_is_summed_up(
    tenant: Tenant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summing, "BATCH", 17)
    async with tenant.tx() as tx:
        other = (await agents.ensure(tx, "other")).agent_id
    await give(tenant, 100, back=timedelta(days=3))
    await give(tenant, 40, back=timedelta(hours=9), agent=other)
    raw = await everything(tenant)
    assert raw[0][1] == {"index": 100, "overlap": 33, "pinned": 33, "identifier": 33}
    for before in (NOW - timedelta(days=2), NOW - timedelta(hours=3, minutes=7), NOW):
        await sum_all(tenant, before)
        assert await everything(tenant) == raw
    assert await sum_all(tenant, NOW) == 0
    await give(tenant, 30, back=timedelta(days=1))  # late to be written: from hours that are summed up
    late = await everything(tenant)
    assert late != raw
    assert await sum_all(tenant, NOW + timedelta(hours=1)) == 30
    assert await everything(tenant) == late


async def test_each_block_is_added_once_whoever_sums_up(tenant: Tenant) -> None:
    await give(tenant, 60, back=timedelta(hours=6))
    raw = await everything(tenant)

    async def one() -> None:
        async with tenant.tx() as tx:
            if await passes.claim(tx, "sum-up"):
                await summing.sum_up(tx, NOW)

    await asyncio.gather(*(one() for _ in range(6)), give(tenant, 1, back=timedelta(hours=1)))
    await sum_all(tenant, NOW + timedelta(hours=1))
    (after, *_) = await everything(tenant)
    assert sum(day.injections for day in after[0]) == sum(day.injections for day in raw[0][0]) + 1  # type: ignore[attr-defined] # days


async def test_what_was_summed_up_goes_along_with_an_agent_that_moves(tenant: Tenant) -> None:
    target = await new_tenant(tenant.database)
    await give(tenant, 50, back=timedelta(days=1))
    await give(target, 20, back=timedelta(days=2))
    await sum_all(tenant, NOW - timedelta(hours=6))
    await sum_all(target, NOW)
    before = await told(tenant, tenant.agent, NOW - timedelta(days=3))
    async with tenant.tx() as tx:
        await moving.move(tx, await agents.lock(tx, tenant.agent), target.org, "moved")
    after = await told(target, tenant.agent, NOW - timedelta(days=3))
    assert after[:2] == before[:2]
    days, *_ = await told(target, None, NOW - timedelta(days=3))
    assert sum(day.injections for day in days) == 70  # type: ignore[attr-defined] # days
    await sum_all(target, NOW + timedelta(hours=1))
    assert (await told(target, tenant.agent, NOW - timedelta(days=3)))[:2] == before[:2]


async def test_a_median_is_within_three_hundredths(tenant: Tenant) -> None:
    await give(tenant, 90, back=timedelta(hours=2))
    exact = [1.5 + n / 10 for n in range(90) if n % 11]
    async with tenant.tx(reading=True) as tx:
        rows = await stats.usage(tx, tenant.agent, since=NOW - timedelta(days=1))
    (row,) = [row for row in rows if row.agent is not None]
    assert row.median_ms == pytest.approx(statistics.median_low(exact), rel=0.03)
    assert row.slow_ms == pytest.approx(sorted(exact)[int(0.95 * len(exact))], rel=0.05)


async def test_an_organisation_sees_its_own_sums_alone(tenant: Tenant, stranger: Tenant) -> None:
    await give(tenant, 10, back=timedelta(hours=2))
    await sum_all(tenant, NOW)
    assert await told(stranger, None, NOW - timedelta(days=1)) == ((), {}, [], [])


async def test_tokens_by_rule_over_time_are_those_of_the_log(tenant: Tenant) -> None:
    await give(tenant, 90, back=timedelta(days=3))
    async with tenant.tx(reading=True) as tx:
        ends = await course.ends(tx, tenant.agent)
    assert ends == (NOW - timedelta(days=3), NOW - timedelta(days=3) / 90)

    async def drawn() -> dict[str, list[tuple[int, str, int]]]:
        async with tenant.tx(reading=True) as tx:
            whole = InjectionFilter()
            late = InjectionFilter(after=NOW - timedelta(hours=30), before=NOW - timedelta(hours=7, minutes=20))
            return {
                "whole": await course.tokens(tx, tenant.agent, whole, 86_400),
                "late": await course.tokens(tx, tenant.agent, late, 3_600),
                "one": await course.tokens(tx, tenant.agent, InjectionFilter(rule="pinned"), 3_600),
            }

    raw = await drawn()
    exact = Counter[str]()
    for n in range(90):
        exact.update({rule: 10 * n + k for k, rule in enumerate(RULES[n % 3])})
    found = Counter[str]()
    for _, rule, tokens in raw["whole"]:
        found[rule] += tokens
    assert found == exact
    assert {rule for _, rule, _ in raw["one"]} == {"pinned"}
    for before in (NOW - timedelta(days=1), NOW):
        await sum_all(tenant, before)
        assert await drawn() == raw


async def test_a_course_of_a_session_or_a_row_is_its_own(tenant: Tenant) -> None:
    rows = [
        injection(
            at=NOW + timedelta(minutes=n),
            session_id=f"s{n % 2}",
            memory_ids=(n % 3,),
            rules=("index",),
            rule_tokens=(n + 1,),
        )
        for n in range(12)
    ]
    part = replace(PART, key="own", memory_ids=())
    async with tenant.tx() as tx:
        await kept(tx, tenant.agent, [replace(row, part=part) for row in rows])
    async with tenant.tx(reading=True) as tx:
        of_session = await course.narrow(tx, tenant.agent, InjectionFilter(session_id="s1"))
        of_row = await course.narrow(tx, tenant.agent, InjectionFilter(memory_id=2))
        both = await course.narrow(tx, tenant.agent, InjectionFilter(memory_id=2, session_id="s1", after=NOW))
    assert sum(tokens for _, _, tokens in of_session) == sum(n + 1 for n in range(12) if n % 2)
    assert sum(tokens for _, _, tokens in of_row) == sum(n + 1 for n in range(12) if n % 3 == 2)
    assert sum(tokens for _, _, tokens in both) == sum(n + 1 for n in range(12) if n % 3 == 2 and n % 2)


async def test_what_is_summed_up_is_not_read_again(tenant: Tenant) -> None:
    """Pages that the numbers of a month touch do not grow with the blocks that were given in it."""
    await give(tenant, 3_000, back=timedelta(days=2))
    await sum_all(tenant, NOW - timedelta(hours=1))
    async with tenant.tx() as tx:
        await tx.connection.execute(f"PREPARE asked AS {stats.QUERIES['days']}")
        call = f"EXECUTE asked({tenant.org}, NULL, '{(NOW - timedelta(days=30)).isoformat()}')"
        told = json.loads(await tx.value(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {call}"))[0]["Plan"]
        await tx.connection.execute("DEALLOCATE asked")
    assert told["Shared Hit Blocks"] + told["Shared Read Blocks"] < 400
