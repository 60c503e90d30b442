"""Outcomes, turns, keys, idempotency, organisations and the numbers: what is written is what is read."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from memory.event import Event
from selfmodel import reliability
from selfmodel.domain import Domain, Outcome
from store import agents, events, idempotency, ids, keys, memories, organisations, outcomes, stats, turns
from store.cursor import BadCursor
from store.idempotency import Fresh, InFlight, Mismatch, Replay
from store.keys import KeyRow
from store.turns import TurnFilter, TurnRow
from tests.store.rowful import fill
from tests.store.shelves import START, at, teach

if TYPE_CHECKING:
    from store.database import Database
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def record(tenant: Tenant, score: float, minute: float, name: str = "database") -> Outcome:
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        before = await outcomes.lock_domain(tx, tenant.agent, name) or reliability.unknown(name)
        (number,) = await ids.reserve(tx, 1)
        pattern = None if score else f"forgot {minute}"
        outcome = Outcome(
            id=number, domain=name, score=score, at=at(minute), failure_pattern=pattern, strategy="explain", note="n"
        )
        await outcomes.insert(tx, tenant.agent, outcome)
        await outcomes.save_domain(tx, tenant.agent, reliability.record(before, outcome))
        return outcome


async def test_concurrent_outcomes_are_never_lost_and_the_number_can_be_recomputed(tenant: Tenant) -> None:
    await asyncio.gather(*(record(tenant, n % 2, n) for n in range(20)))
    async with tenant.tx(reading=True) as tx:
        (domain,) = await outcomes.domains(tx, tenant.agent)
        assert (await memories.standing(tx, tenant.agent, None, 0)).domains == (domain,)
        rows, _ = await outcomes.of_domain(tx, tenant.agent, "database", limit=100)
    assert domain.samples == len(rows) == 20
    assert domain == reliability.domain("database", rows)


async def test_a_reset_keeps_the_outcomes_and_marks_them(tenant: Tenant) -> None:
    first, second = await record(tenant, 0, 1), await record(tenant, 0, 2)
    async with tenant.tx() as tx:
        await outcomes.mark_reset(tx, tenant.agent, "database", at(5))
        await outcomes.save_domain(tx, tenant.agent, reliability.unknown("database"))
    third = await record(tenant, 1, 8)
    async with tenant.tx(reading=True) as tx:
        rows, place = await outcomes.of_domain(tx, tenant.agent, "database", limit=2)
        rest, _ = await outcomes.of_domain(tx, tenant.agent, "database", cursor=place, limit=2)
        assert [(o.id, o.reset) for o in (*rows, *rest)] == [(third.id, False), (second.id, True), (first.id, True)]
        (now,) = await outcomes.domains(tx, tenant.agent)
        assert now == reliability.domain("database", rows)
        (then,) = await outcomes.as_of(tx, tenant.agent, at(3))
        assert (then.samples, round(then.reliability, 3)) == (2, 0.4)
        assert await outcomes.as_of(tx, tenant.agent, at(6)) == []
        assert await outcomes.as_of(tx, tenant.agent, at(9)) == [now]


async def test_the_domains_of_all_agents(tenant: Tenant) -> None:
    await record(tenant, 0, 1)
    async with tenant.tx() as tx:
        other = (await agents.ensure(tx, "other")).agent_id
        await outcomes.save_domain(tx, other, Domain(name="api", reliability=0.5, samples=3, last_outcome_at=at(1)))
        assert [d.name for d in await outcomes.domains(tx, None)] == ["api", "database"]
        assert await outcomes.lock_domain(tx, tenant.agent, "api") is None


async def test_turns_are_listed_newest_first_by_session_rule_and_time(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        made = [
            await turns.insert(
                tx, tenant.agent,
                TurnRow(at=at(n), session_id=f"s{n % 2}", namespace=None, rules=("learn", f"r{n}"), report={"n": n, "ü": [None]}),
            )
            for n in range(6)
        ]  # fmt: skip

        async def listed(**wanted: object) -> list[int]:
            rows, _ = await turns.page(tx, tenant.agent, TurnFilter(**wanted))  # type: ignore[arg-type] # a table of filters
            return [made.index(row.id or 0) for row in rows]

        assert await listed() == [5, 4, 3, 2, 1, 0]
        assert await listed(session_id="s1") == [5, 3, 1]
        assert await listed(rule="r4") == [4]
        assert await listed(before=at(4), after=at(1)) == [3, 2]
        first, place = await turns.page(tx, tenant.agent, TurnFilter(), limit=4)
        rest, end = await turns.page(tx, tenant.agent, TurnFilter(), cursor=place, limit=4)
        assert [row.report["n"] for row in (*first, *rest)] == [5, 4, 3, 2, 1, 0]
        assert end is None
        assert first[0].rules == ("learn", "r5")
        assert await turns.last_reports(tx, tenant.agent, "s0") == [{"n": 4, "ü": [None]}]
        with pytest.raises(BadCursor):
            await turns.page(tx, tenant.agent, TurnFilter(), cursor="x")


async def test_a_key_is_found_by_its_id_and_stops_for_good(tenant: Tenant, stranger: Tenant) -> None:
    async with tenant.tx() as tx:
        (number,) = await ids.reserve(tx, 1)
        given = KeyRow(
            key_id=number, name="host", env="live", hash=b"\x00\xff", scopes=("memories:read", "stats:read"), agent_id=tenant.agent,
            agent="default", created_at=START, expires_at=at(60),
        )  # fmt: skip
        await keys.insert(tx, given)
        assert await keys.get(tx, number) == given
        assert await keys.page(tx) == [given]
        await keys.used(tx, number, at(2))
        await keys.used(tx, number, at(1))
        assert await keys.revoke(tx, number, at(3), "operator")
        assert not await keys.revoke(tx, number, at(4), "operator")
        assert not await keys.revoke(tx, number + 1, at(4), "operator")
        held = await keys.get(tx, number)
        assert held is not None
        assert (held.last_used_at, held.revoked_at) == (at(2), at(3))
    async with stranger.tx() as tx:
        assert await keys.get(tx, number) is None


async def test_an_idempotency_key_has_one_effect(tenant: Tenant) -> None:
    async with tenant.tx() as first:
        assert await idempotency.claim(first, "key:1", "k", "turns", b"body") == Fresh()
        async with tenant.tx() as second:
            assert await idempotency.claim(second, "key:1", "k", "turns", b"body") == InFlight()
            assert await idempotency.claim(second, "key:2", "k", "turns", b"body") == Fresh()
            assert await idempotency.claim(second, "key:1", "k2", "turns", b"body") == Fresh()
        await idempotency.keep(first, "key:1", "k", "turns", b"body", 201, b'{"a":1}')
    async with tenant.tx() as tx:
        assert await idempotency.claim(tx, "key:1", "k", "turns", b"body") == Replay(status=201, body=b'{"a":1}')
        assert await idempotency.claim(tx, "key:1", "k", "turns", b"other") == Mismatch()
        assert await idempotency.claim(tx, "key:1", "k", "memories", b"body") == Mismatch()


async def test_an_idempotency_key_of_a_failed_request_is_free_again(tenant: Tenant) -> None:
    with pytest.raises(ZeroDivisionError):  # noqa: PT012 - the transaction is what raises it on
        async with tenant.tx() as tx:
            await idempotency.claim(tx, "key:1", "k", "turns", b"body")
            await idempotency.keep(tx, "key:1", "k", "turns", b"body", 200, b"")
            raise ZeroDivisionError
    async with tenant.tx() as tx:
        assert await idempotency.claim(tx, "key:1", "k", "turns", b"body") == Fresh()


async def test_an_answer_is_kept_for_a_day(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        for key, hours in (("old", 25), ("young", 23)):
            await idempotency.keep(tx, "c", key, "turns", b"b", 200, b"")
            await tx.run(
                "UPDATE idempotency SET created_at = now() - $2::interval WHERE org_id = $1 AND key = $3",
                tx.org,
                timedelta(hours=hours),
                key,
            )
        assert await idempotency.claim(tx, "c", "old", "turns", b"b") == Fresh()
        assert isinstance(await idempotency.claim(tx, "c", "young", "turns", b"b"), Replay)
        assert await idempotency.prune(tx) == 1
        assert await idempotency.prune(tx) == 0


async def test_the_first_organisation_is_made_once_however_many_ask(database: Database) -> None:
    got = await asyncio.gather(*(organisations.first_or_create(database, f"name {n}") for n in range(8)))
    assert len(set(got)) == 1
    assert got[0] in await organisations.all_ids(database)


async def test_an_organisation_keeps_its_settings(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        await organisations.configure(tx, {"tokenBudget": 3000, "name": "Ü"})
        held = await organisations.get(tx)
    assert held is not None
    assert (held.id, held.settings) == (tenant.org, {"tokenBudget": 3000, "name": "Ü"})


async def test_an_agent_is_made_once_however_many_ask(tenant: Tenant) -> None:
    async def ensure() -> int:
        async with tenant.tx() as tx:
            return (await agents.ensure(tx, "Agent Smith", user_linked=False)).agent_id

    got = await asyncio.gather(*(ensure() for _ in range(12)))
    assert len(set(got)) == 1
    async with tenant.tx() as tx:
        await agents.configure(tx, got[0], token_budget=500, namespace_default="main", user_linked=True)
        held = await agents.by_name(tx, "Agent Smith")
        assert held is not None
        assert (held.token_budget, held.namespace_default, held.user_linked, held.memories) == (500, "main", True, 0)
        assert [a.name for a in await agents.page(tx)] == ["default", "Agent Smith"]
        assert await agents.page(tx, after=got[0]) == []


async def test_writers_of_one_agent_are_serial(tenant: Tenant) -> None:
    async def write() -> int:
        async with tenant.tx() as tx:
            held = await agents.lock(tx, tenant.agent)
            await asyncio.sleep(0.01)
            return held.revision - await agents.revise(tx, tenant.agent, START, "test")

    assert set(await asyncio.gather(*(write() for _ in range(20)))) == {-1}


async def test_the_numbers(tenant: Tenant) -> None:
    await fill(tenant)
    await teach(tenant, "warm", tier="L2", status="hypothesis")
    async with tenant.tx() as tx:
        report = TurnRow(
            at=START,
            session_id=None,
            namespace=None,
            rules=("secret",),
            report={},
            rejections=("secret", "secret"),
            refused_merges=2,
        )
        await turns.insert(tx, tenant.agent, report)
        for agent in (tenant.agent, None):
            got = await stats.stats(tx, agent, since=at(-1))
            assert got.memories == {"L1": {"fact": 2, "retired": 1}, "L2": {"hypothesis": 1}}
            assert [(d.day, d.injections, d.tokens_injected, d.tokens_saved) for d in got.days] == [
                ("2026-03-01", 1, 7, 5)
            ]
            assert got.rules == {"identifier": 1, "index": 1}
            assert got.rejections == {"secret": 2}
            assert (got.refused_merges, got.open_tensions) == (2, 1)
        nothing = await stats.stats(tx, tenant.agent, since=at(60))
        assert (nothing.days, nothing.rules, nothing.rejections, nothing.refused_merges) == ((), {}, {}, 0)


async def test_moments_are_all_of_them_or_spread_over_the_whole_history(tenant: Tenant) -> None:
    def event(minute: int) -> Event:
        return Event(
            subject="domain", subject_id=1, kind="outcome", rule="r", actor="a", at=at(minute), before=None, after=None
        )

    async with tenant.tx() as tx:
        await events.append(tx, tenant.agent, [event(n // 2) for n in range(60)])
        assert await events.moments(tx, tenant.agent, 30) == [at(n) for n in range(30)]
        await events.append(tx, tenant.agent, [event(n) for n in range(30, 1000)])
        some = await events.moments(tx, tenant.agent, 50)
        assert (some[0], some[-1]) == (at(0), at(999))
        assert some == sorted(set(some))
        assert 40 <= len(some) <= 100
        gaps = [(later - earlier) / timedelta(minutes=1) for earlier, later in pairwise(some)]
        assert max(gaps) < 3 * 1000 / 50, "no stretch of the history is left out"
        assert await events.earlier(tx, tenant.agent, at(500)) == at(499)
        assert await events.later(tx, tenant.agent, at(500)) == at(501)
        assert await events.earlier(tx, tenant.agent, at(0)) is None
        assert await events.later(tx, tenant.agent, at(999)) is None
        await events.append(tx, tenant.agent, [event(2000)] * 6000)
        assert (await events.moments(tx, tenant.agent, 50))[0] == at(0), "however many events share the last moment"
