"""Vectors: given after the commit, found by nearness without losing rows to filters, never mixed, never of what is gone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import asyncpg
import pytest

from memory.status import forget
from store import agents, memories, vectors
from store.errors import Late
from store.vectors import Nearby
from tests.store.conftest import new_tenant
from tests.store.nearby import fill, question
from tests.store.shelves import teach

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from store.database import Database
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio

K = 8


def along(*axes: float) -> list[float]:
    return [*axes, *[0.0] * (768 - len(axes))]


async def embed(tenant: Tenant, pairs: Sequence[tuple[Memory, Sequence[float]]], model: str = "model") -> None:
    async with tenant.tx() as tx:
        waiting = {row.memory_id: row for row in await vectors.pending(tx, model, ("", 0), 1000)}
        await vectors.keep(tx, model, [(waiting[m.id], vector) for m, vector in pairs])


async def near(tenant: Tenant, vector: Sequence[float], model: str = "model", **asked: object) -> list[str]:
    async with tenant.tx(reading=True) as tx:
        wish = Nearby(model=model, vector=vector, **{"limit": K, **asked})
        few = [n.memory.content for n in await vectors.nearest_of_few(tx, tenant.agent, wish)]
        many = [n.memory.content for n in await vectors.nearest_of_many(tx, tenant.agent, wish)]
        assert few == many, "both searches find the same"
        assert few == [n.memory.content for n in await vectors.nearest(tx, tenant.agent, wish)]
        return few


async def test_rows_wait_until_they_have_a_vector_and_are_then_found_by_nearness(tenant: Tenant) -> None:
    a, b = await teach(tenant, "the sea", "the desert")
    assert await near(tenant, along(1)) == []
    await embed(tenant, [(a, along(1, 0.1)), (b, along(0.1, 1))])
    assert await near(tenant, along(1)) == ["the sea", "the desert"]
    assert await near(tenant, along(1), limit=1) == ["the sea"]
    async with tenant.tx() as tx:
        assert await vectors.pending(tx, "model", ("", 0), 10) == []
        assert await vectors.waiting(tx, "model") == 0
        (row,) = await memories.many(tx, tenant.agent, [a.id])
        assert row.embedding_model == "model"


async def test_another_model_waits_again_and_is_never_mixed_in(tenant: Tenant) -> None:
    a, b = await teach(tenant, "the sea", "the desert")
    await embed(tenant, [(a, along(1)), (b, along(0, 1))], "aaa")
    await embed(tenant, [(b, along(1))], "zzz")
    assert await near(tenant, along(1), "aaa") == ["the sea"]
    assert await near(tenant, along(1), "zzz") == ["the desert"]
    async with tenant.tx() as tx:
        assert [row.content for row in await vectors.pending(tx, "mmm", ("", 0), 10)] == ["the sea", "the desert"]
        assert await vectors.waiting(tx, "mmm") == 2
        first = await vectors.pending(tx, "mmm", ("", 0), 1)
        rest = await vectors.pending(tx, "mmm", (first[0].model, first[0].memory_id), 10)
        assert [row.content for row in rest] == ["the desert"]


async def test_nothing_retired_or_expired_is_near(tenant: Tenant) -> None:
    kept, retired = await teach(tenant, "kept", "retired")
    (gone,) = await teach(tenant, "gone", expires_at=datetime.now(UTC) + timedelta(hours=1))
    await embed(tenant, [(kept, along(1)), (retired, along(1)), (gone, along(1))])
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        row, late = await memories.many(tx, tenant.agent, [retired.id, gone.id])
        past = replace(late, expires_at=datetime.now(UTC) - timedelta(seconds=1))
        await memories.save(tx, tenant.agent, [forget(row, "wrong"), past])
    assert await near(tenant, along(1)) == ["kept"]


async def test_a_row_that_is_retired_while_it_is_embedded_gets_no_vector(tenant: Tenant) -> None:
    (row,) = await teach(tenant, "late")
    async with tenant.tx() as tx:
        (waiting,) = await vectors.pending(tx, "model", ("", 0), 10)
        await agents.lock(tx, tenant.agent)
        (whole,) = await memories.many(tx, tenant.agent, [row.id])
        await memories.save(tx, tenant.agent, [forget(whole, "wrong")])
        await vectors.keep(tx, "model", [(waiting, along(1))])
        (whole,) = await memories.many(tx, tenant.agent, [row.id])
        assert whole.embedding_model == "none"


async def test_namespaces_tiers_and_kinds_filter(tenant: Tenant) -> None:
    (a,) = await teach(tenant, "one", namespace="a", tier="L2")
    (b,) = await teach(tenant, "two", namespace="b", tier="L3", kind="episodic")
    await embed(tenant, [(a, along(1)), (b, along(1, 0.1))])
    assert await near(tenant, along(1), namespaces=["b"]) == ["two"]
    assert await near(tenant, along(1), tiers=["L2"]) == ["one"]
    assert await near(tenant, along(1), kinds=["episodic"]) == ["two"]
    async with tenant.tx() as tx:
        found = await vectors.similarity(tx, tenant.agent, [a.id, b.id, 1], "model", along(1))
    assert found[a.id] == pytest.approx(1.0)
    assert set(found) == {a.id, b.id}


async def test_a_stranger_sees_none_of_it(tenant: Tenant, stranger: Tenant) -> None:
    (a,) = await teach(tenant, "secret")
    await embed(tenant, [(a, along(1))])
    assert await near(stranger, along(1)) == []
    async with stranger.tx() as tx:
        assert await vectors.pending(tx, "model", ("", 0), 10) == []
        assert await vectors.similarity(tx, tenant.agent, [a.id], "model", along(1)) == {}


async def test_a_search_in_a_hurry_is_told_that_it_was_late_and_costs_no_connection(
    crowd: tuple[Tenant, Tenant],
) -> None:
    tenant, wish = crowd[1], Nearby(model="model", vector=question(1), limit=K)
    async with tenant.tx(reading=True) as tx:
        before = tx.connection
        await vectors.hurry(tx, 0.001)
        with pytest.raises(Late):
            await vectors.nearest(tx, tenant.agent, wish)
        await tx.run("ROLLBACK; BEGIN")
    async with tenant.tx(reading=True) as tx:
        assert tx.connection is before
        assert len(await vectors.nearest(tx, tenant.agent, wish)) == K


@pytest.fixture(scope="module")
async def crowd(database: Database, database_url: str) -> tuple[Tenant, Tenant]:
    """A table of which one tenant holds a hundredth, nine of ten of its rows retired, and one that has most of it."""
    small, large = await new_tenant(database), await new_tenant(database)
    owner = await asyncpg.connect(database_url)
    try:
        await fill(owner, small.org, small.agent, 400, retired=0.9)
        await fill(owner, large.org, large.agent, 3_600, retired=0.2, namespaces=20)
    finally:
        await owner.close()
    return small, large


async def recall_at(tenant: Tenant, namespaces: list[str] | None, *, path: str) -> float:
    """The share of the exact eight that the path gives, over some questions."""
    shares = []
    for seed in range(12):
        async with tenant.tx(reading=True) as tx:
            wish = Nearby(model="model", vector=question(seed), limit=K, namespaces=namespaces)
            exact = {n.memory.id for n in await vectors.nearest_of_few(tx, tenant.agent, wish)}
            got = {n.memory.id for n in await getattr(vectors, path)(tx, tenant.agent, wish)}
            shares.append(len(exact & got) / len(exact))
    return sum(shares) / len(shares)


@pytest.mark.parametrize("namespaces", [None, ["namespace 1"]])
@pytest.mark.parametrize(("which", "path"), [(0, "nearest"), (1, "nearest"), (1, "nearest_of_many")])
async def test_a_filtered_search_loses_no_rows(
    crowd: tuple[Tenant, Tenant], which: int, namespaces: list[str] | None, path: str
) -> None:
    assert await recall_at(crowd[which], namespaces, path=path) >= 0.98


async def test_without_going_on_the_index_gives_a_fraction_of_the_rows(crowd: tuple[Tenant, Tenant]) -> None:
    async with crowd[0].tx(reading=True) as tx:
        await tx.row(vectors.QUERIES["iterate"], "40", "40000")
        await tx.run("SET LOCAL hnsw.iterative_scan = off")
        asked = (vectors.written(question(1)), "model", None, None, None, K)
        assert len(await tx.fetch(vectors.QUERIES["nearest_of_many"], tx.org, crowd[0].agent, *asked)) < K


async def test_the_index_is_walked_and_not_the_agent_sorted(crowd: tuple[Tenant, Tenant]) -> None:
    async with crowd[1].tx(reading=True) as tx:
        assert (await tx.row(vectors.QUERIES["iterate"], "100", "40000"))["mode"] == "strict_order"
        asked = (crowd[1].agent, vectors.written(question(1)), "model", None, None, None, K)
        plan = await tx.fetch("EXPLAIN " + _filled(vectors.QUERIES["nearest_of_many"], crowd[1].org, *asked))
        assert "memories_near" in "\n".join(row[0] for row in plan)
        plan = await tx.fetch("EXPLAIN " + _filled(vectors.QUERIES["nearest_of_few"], crowd[1].org, *asked))
        assert "memories_near" not in "\n".join(row[0] for row in plan)


def _filled(query: str, *args: object) -> str:
    for place in range(len(args), 0, -1):
        value = args[place - 1]
        query = query.replace(
            f"${place}", "NULL" if value is None else f"'{value}'" if isinstance(value, str) else str(value)
        )
    return query
