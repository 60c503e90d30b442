"""Tensions: one open row a pair, none deleted, their past from events."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from memory.event import Event
from store import agents, events, ids, memories, tensions
from tensions.resolution import pair_key
from tensions.tension import Claim
from tests.store.rowful import tension
from tests.store.shelves import START, at

if TYPE_CHECKING:
    from tensions.tension import Tension
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def opened(tenant: Tenant, a: str | Claim, b: str | Claim, **fields: object) -> Tension:
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        (number,) = await ids.reserve(tx, 1)
        return await tensions.insert(tx, tenant.agent, tension(number, a, b, **fields))


async def test_a_tension_comes_back_as_it_was_written(tenant: Tenant) -> None:
    given = await opened(
        tenant,
        Claim(text="on «Fridays»", memory_id=7),
        "never",
        namespace=None,
        impact="critical",
        suggestion="ask",
        shape="s",
    )
    async with tenant.tx(reading=True) as tx:
        assert await tensions.get(tx, tenant.agent, given.id) == given
        assert await tensions.get(tx, tenant.agent, given.id + 1) is None
    assert given.a == Claim(text="on «Fridays»", memory_id=7)


async def test_the_same_pair_returns_the_open_one_in_either_order(tenant: Tenant) -> None:
    first = await opened(tenant, "a", "b")
    assert await opened(tenant, "a", "b") == first
    assert await opened(tenant, "b", "a") == first
    assert (await opened(tenant, "a", "c")).id != first.id


async def test_twenty_writers_of_one_pair_open_one(tenant: Tenant) -> None:
    got = await asyncio.gather(*(opened(tenant, "x", "y") for _ in range(20)))
    assert len({row.id for row in got}) == 1


async def test_a_resolved_pair_can_be_opened_again(tenant: Tenant) -> None:
    first = await opened(tenant, "a", "b")
    resolved = replace(
        first,
        status="resolved",
        winner="a",
        resolution="it is a",
        pattern="ask ops",
        resolved_by="key:1",
        resolved_at=at(5),
    )
    async with tenant.tx() as tx:
        await tensions.save(tx, tenant.agent, resolved)
    again = await opened(tenant, "a", "b")
    assert again.id != first.id
    async with tenant.tx(reading=True) as tx:
        assert await tensions.pairs(tx, tenant.agent, [pair_key(first.a, first.b)]) == [resolved, again]
        assert (await memories.standing(tx, tenant.agent, None, 0)).tensions == (again,)
        assert await tensions.resolved_shapes(tx, tenant.agent, [first.shape, "none"]) == [resolved]
        assert await tensions.resolved_shapes(tx, tenant.agent, ["none"]) == []


async def test_open_ones_are_seen_from_their_namespace_and_from_all(tenant: Tenant) -> None:
    a = await opened(tenant, "a1", "a2", namespace="a")
    none = await opened(tenant, "n1", "n2", namespace=None)
    b = await opened(tenant, "b1", "b2", namespace="b")
    async with tenant.tx(reading=True) as tx:
        seen = [(await memories.standing(tx, tenant.agent, scopes, 0)).tensions for scopes in (["a"], None)]
    assert seen == [(a, none), (a, none, b)]


async def test_of_memory_finds_either_side(tenant: Tenant) -> None:
    left = await opened(tenant, Claim(text="l", memory_id=5), "x")
    right = await opened(tenant, "y", Claim(text="r", memory_id=5))
    await opened(tenant, Claim(text="o", memory_id=6), "z")
    async with tenant.tx() as tx:
        await tensions.save(tx, tenant.agent, replace(left, status="resolved"))
        assert [t.id for t in await tensions.of_memory(tx, tenant.agent, [5], status="all")] == [left.id, right.id]
        assert [t.id for t in await tensions.of_memory(tx, tenant.agent, [5], status="open")] == [right.id]


async def test_a_walk_by_cursor_meets_each_tension_once(tenant: Tenant) -> None:
    made = [(await opened(tenant, f"a{n}", f"b{n}")).id for n in range(7)]
    seen: list[int] = []
    place: str | None = None
    while True:
        async with tenant.tx(reading=True) as tx:
            rows, place = await tensions.page(tx, tenant.agent, status="all", cursor=place, limit=3)
        seen += [row.id for row in rows]
        if place is None:
            break
        await opened(tenant, f"new {len(seen)}", "b")
    assert seen == made[::-1]


async def test_what_was_open_at_a_moment(tenant: Tenant) -> None:
    row = await opened(tenant, "a", "b")
    resolved = {
        "status": "resolved",
        "winner": "a",
        "resolution": "so",
        "resolved_by": "k",
        "resolved_at": at(5).isoformat(),
        "pattern": None,
    }
    reopened = {
        "status": "open",
        "winner": None,
        "resolution": None,
        "resolved_by": None,
        "resolved_at": None,
        "pattern": None,
    }
    async with tenant.tx() as tx:
        await tensions.save(tx, tenant.agent, replace(row, status="resolved", winner="a", resolved_at=at(20)))
        for minute, after in ((5, resolved), (9, reopened), (20, {**resolved, "resolved_at": at(20).isoformat()})):
            told = Event(
                subject="tension",
                subject_id=row.id,
                kind="changed",
                rule="api",
                actor="k",
                at=at(minute),
                before=None,
                after=after,
            )
            await events.append(tx, tenant.agent, [told])
        assert await tensions.as_of(tx, tenant.agent, at(-1), None) == []
        assert await tensions.as_of(tx, tenant.agent, at(1), None) == [row]
        assert await tensions.as_of(tx, tenant.agent, at(6), None) == []
        assert await tensions.as_of(tx, tenant.agent, at(10), ["default"]) == [row]
        assert await tensions.as_of(tx, tenant.agent, at(10), ["other"]) == []
        assert await tensions.as_of(tx, tenant.agent, at(30), None) == []
    assert row.created_at == START
