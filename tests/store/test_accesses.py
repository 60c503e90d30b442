"""Accesses: nobody waits for them, none is lost, and a place in the index moves only with a revision."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from store import accesses, agents, events, memories
from store.accesses import Touch
from tests.store.shelves import START, at, teach

if TYPE_CHECKING:
    from memory.row import Memory
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def get(tenant: Tenant, number: int) -> Memory:
    async with tenant.tx(reading=True) as tx:
        memory = await memories.get(tx, tenant.agent, number)
    assert memory is not None
    return memory


async def touch(tenant: Tenant, numbers: list[int], session: str | None, minute: float) -> None:
    async with tenant.tx() as tx:
        await memories.touched(tx, tenant.agent, numbers, session, at(minute))


async def revise(tenant: Tenant, minute: float) -> int:
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        return await agents.revise(tx, tenant.agent, at(minute), "test")


async def test_an_access_counts_at_once_and_moves_the_place_with_the_next_revision(tenant: Tenant) -> None:
    old, new = await teach(tenant, "old", "new")
    await touch(tenant, [old.id], "s1", 1)
    await touch(tenant, [old.id], "s1", 2)
    seen = await get(tenant, old.id)
    assert (seen.access_count, seen.last_accessed_at, seen.placed_at) == (2, at(2), START)
    async with tenant.tx(reading=True) as tx:
        assert [m.id for m in (await memories.standing(tx, tenant.agent, None, 10)).index] == [old.id, new.id]
    await touch(tenant, [new.id], None, 3)
    await revise(tenant, 4)
    async with tenant.tx(reading=True) as tx:
        assert [m.id for m in (await memories.standing(tx, tenant.agent, None, 10)).index] == [new.id, old.id]
        told = await events.of(tx, tenant.agent, "memory", old.id)
    seen = await get(tenant, old.id)
    assert (seen.access_count, seen.last_accessed_at, seen.placed_at) == (2, at(2), at(2))
    assert [(e.kind, e.rule, e.at) for e in told] == [("accessed", "access", at(4))]
    assert told[0].before is not None
    assert told[0].before["placed_at"] == START.isoformat()
    assert told[0].after == {**told[0].before, "placed_at": at(2).isoformat(), "served": 2}


async def test_a_revision_without_accesses_moves_nothing_and_counts_up(tenant: Tenant) -> None:
    (only,) = await teach(tenant, "only")
    first, second = await revise(tenant, 1), await revise(tenant, 2)
    assert second == first + 1
    async with tenant.tx(reading=True) as tx:
        assert await events.of(tx, tenant.agent, "memory", only.id) == []


async def test_distinct_sessions_are_counted_with_and_without_a_revision_between(tenant: Tenant) -> None:
    a, b, c = (m.id for m in await teach(tenant, "a", "b", "c"))
    for minute, (numbers, session) in enumerate(
        [([a, b], "s1"), ([a], "s1"), ([a], "s2"), ([a, c], None), ([b], "s9")]
    ):
        await touch(tenant, numbers, session, minute)
        if minute == 1:
            await revise(tenant, 1.5)
    async with tenant.tx(reading=True) as tx:
        assert await memories.sessions(tx, tenant.agent, [a, b, c], START) == {a: 2, b: 2}
        assert await memories.sessions(tx, tenant.agent, [a, b, c], at(2)) == {a: 1, b: 1}
        assert await memories.sessions(tx, tenant.agent, [c], START) == {}


async def test_an_access_never_waits_for_a_writer_of_the_agent(tenant: Tenant) -> None:
    (only,) = await teach(tenant, "busy row")
    async with tenant.tx() as writer:
        await agents.lock(writer, tenant.agent)
        await memories.save(writer, tenant.agent, [replace(only, tier="L2")])
        async with asyncio.timeout(2):
            await touch(tenant, [only.id], "s1", 1)
        await agents.revise(writer, tenant.agent, at(2), "test")
    seen = await get(tenant, only.id)
    assert (seen.access_count, seen.tier) == (1, "L2")


async def test_no_access_is_lost_and_nothing_deadlocks_among_touchers_and_writers(tenant: Tenant) -> None:
    numbers = [m.id for m in await teach(tenant, *(f"row {n}" for n in range(12)))]

    async def context(n: int) -> None:
        mine = [numbers[(n * 5 + k * (1 if n % 2 else -1)) % 12] for k in range(6)]
        await touch(tenant, mine, f"s{n % 4}", n)

    async def write(n: int) -> None:
        async with tenant.tx() as tx:
            await agents.lock(tx, tenant.agent)
            held = await memories.many(tx, tenant.agent, [numbers[(n * 7) % 12], numbers[n % 12]])
            await memories.save(tx, tenant.agent, [replace(m, restatements=m.restatements + 1) for m in reversed(held)])
            await agents.revise(tx, tenant.agent, at(n), "test")

    async with asyncio.timeout(60):
        await asyncio.gather(*(context(n) for n in range(120)), *(write(n) for n in range(30)))
    async with tenant.tx(reading=True) as tx:
        assert sum(m.access_count for m in await memories.many(tx, tenant.agent, numbers)) == 120 * 6
    await revise(tenant, 500)
    async with tenant.tx(reading=True) as tx:
        rows = await memories.many(tx, tenant.agent, numbers)
        assert await tx.value("SELECT count(*) FROM touches") == 0
    assert sum(m.access_count for m in rows) == 120 * 6
    assert all(m.placed_at == m.last_accessed_at for m in rows)
    assert sum(m.restatements for m in rows) == sum(len({(n * 7) % 12, n % 12}) for n in range(30))


async def test_many_turns_of_many_agents_are_one_statement(tenant: Tenant) -> None:
    (mine,) = await teach(tenant, "mine")
    async with tenant.tx() as tx:
        other = (await agents.ensure(tx, "other")).agent_id
        turns = [Touch(agent_id=tenant.agent, ids=[mine.id], session_id="a", at=at(n)) for n in range(3)]
        await accesses.touched(tx, [*turns, Touch(agent_id=other, ids=[1, 2], session_id=None, at=at(1))])
        await accesses.touched(tx, [])
    assert (await get(tenant, mine.id)).access_count == 3


async def test_an_agent_that_only_reads_is_added_up_too(tenant: Tenant) -> None:
    (only,) = await teach(tenant, "read often")
    for _ in range(accesses.EVERY // 64 + 1):
        await touch(tenant, [only.id] * 64, "s", 1)
    async with tenant.tx(reading=True) as tx:
        assert await tx.value("SELECT count(*) FROM touches") < accesses.EVERY
    assert (await get(tenant, only.id)).access_count == 64 * (accesses.EVERY // 64 + 1)
