"""Writers at once: one agent's are serial, other agents' don't wait, and every count is right in the end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from store import agents, ids, memories
from tests.store.conftest import Tenant
from tests.store.shelves import START, found, index, row, teach
from tests.store.test_memories import counted, held, recounted, totals

if TYPE_CHECKING:
    from memory.row import Memory

pytestmark = pytest.mark.anyio


async def test_twenty_identical_writers_leave_one_row(tenant: Tenant) -> None:
    async def write() -> int:
        async with tenant.tx() as tx:
            await agents.lock(tx, tenant.agent)
            held = await memories.by_hashes(tx, tenant.agent, ["default"], ["we use pnpm"], [])
            if held:
                return held[0].id
            (number,) = await ids.reserve(tx, 1)
            born = row(number, "We use pnpm")
            await memories.insert(tx, tenant.agent, [born], index={number: index(born)})
            await agents.revise(tx, tenant.agent, START, "test")
            return number

    assert len(set(await asyncio.gather(*(write() for _ in range(20))))) == 1
    assert await found(tenant, "pnpm") == {"We use pnpm"}
    assert (await totals(tenant))[0] == 1


async def test_forty_supersedes_of_one_row_have_one_winner(tenant: Tenant) -> None:
    (old,) = await teach(tenant, "port is 5432")

    async def supersede(n: int) -> bool:
        async with tenant.tx() as tx:
            await agents.lock(tx, tenant.agent)
            held = await memories.get(tx, tenant.agent, old.id)
            assert held is not None
            if held.status == "retired":
                return False
            (number,) = await ids.reserve(tx, 1)
            new = row(number, f"port is {n}", parent_id=old.id)
            await memories.insert(tx, tenant.agent, [new], index={number: index(new)})
            await memories.save(tx, tenant.agent, [replace(held, status="retired", superseded_by=number)])
            await agents.revise(tx, tenant.agent, START, "test")
            return True

    assert sum(await asyncio.gather(*(supersede(n) for n in range(40)))) == 1
    assert len(await found(tenant, "port")) == 1
    assert await counted(tenant) == await recounted(tenant)
    assert await held(tenant)


async def test_counts_are_right_after_twenty_writers_of_three_agents(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        others = [(await agents.ensure(tx, f"agent {n}")).agent_id for n in range(2)]
    crew = [tenant, *(Tenant(database=tenant.database, org=tenant.org, agent=number) for number in others)]

    async def work(n: int) -> None:
        who = crew[n % 3]
        born = await teach(
            who, *(f"shared words of {n % 5} and {k}" for k in range(4)), namespace=f"n{n % 2}", tier=f"L{n % 3}"
        )
        async with who.tx() as tx:
            await agents.lock(tx, who.agent)
            changed: list[Memory] = [
                replace(born[0], status="retired"),
                replace(born[1], tier="L1"),
                replace(born[2], tier="L0"),
            ]
            await memories.save(tx, who.agent, changed)
            await agents.revise(tx, who.agent, START, "test")

    async with asyncio.timeout(60):
        await asyncio.gather(*(work(n) for n in range(20)))
    for who in crew:
        async with who.tx(reading=True) as tx:
            rows = await tx.fetch(
                "SELECT tier, status, index_cost, body_cost FROM memories WHERE org_id = $1 AND agent_id = $2",
                who.org,
                who.agent,
            )
            live = [r for r in rows if r["status"] != "retired"]
            listed = [r["index_cost"] for r in live if r["tier"] == "L1"]
            counts = "SELECT token, df FROM token_counts WHERE org_id = $1 AND agent_id = $2 AND df <> 0"
            own = {r[0]: r[1] for r in await tx.fetch(counts, who.org, who.agent)}
            recount = """SELECT token, count(*) FROM memories CROSS JOIN LATERAL unnest(tokens) AS token
                WHERE org_id = $1 AND agent_id = $2 AND status <> 'retired' GROUP BY token"""
            true = {r[0]: r[1] for r in await tx.fetch(recount, who.org, who.agent)}
            posted = await tx.value(
                "SELECT count(*) FROM postings WHERE org_id = $1 AND agent_id = $2", who.org, who.agent
            )
        assert own == true
        assert posted == sum(true.values())
        assert await totals(who) == (len(live), sum(r["body_cost"] for r in live), len(listed), sum(listed))


async def test_a_writer_of_one_agent_does_not_hold_up_another_agent(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        other = (await agents.ensure(tx, "other")).agent_id
    async with tenant.tx() as slow:
        await agents.lock(slow, tenant.agent)
        async with asyncio.timeout(2):
            await teach(Tenant(database=tenant.database, org=tenant.org, agent=other), "not held up")
            assert await found(tenant, "anything") == set()
