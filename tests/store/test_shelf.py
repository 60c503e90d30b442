"""What is always injected and what a message finds: live rows of the namespaces asked for, in places that only revisions move."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from store import agents, ids, memories
from store import shelf as shelf_of_store
from store.errors import Moved
from tests.store.shelves import START, at, found, index, row, teach

if TYPE_CHECKING:
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def test_standing_holds_pinned_rows_and_the_newest_places(tenant: Tenant) -> None:
    for n in range(6):
        await teach(tenant, f"statement {n}", placed_at=at(n), learned_at=at(-n))
    pinned = await teach(tenant, "pinned one", "pinned two", tier="L0")
    await teach(tenant, "warm", tier="L2")
    async with tenant.tx(reading=True) as tx:
        shelf = await memories.standing(tx, tenant.agent, None, 4)
    assert [m.content for m in shelf.pinned] == [m.content for m in pinned]
    assert [m.content for m in shelf.index] == [f"statement {n}" for n in (5, 4, 3, 2)]
    assert (shelf.unloaded, shelf.unloaded_tokens) == (2, 8)
    assert shelf.everything_tokens == 6 * 6 + 2 * 6 + 5


async def test_equal_places_stand_by_the_lower_id(tenant: Tenant) -> None:
    born = await teach(tenant, *(f"row {n}" for n in range(5)))
    async with tenant.tx(reading=True) as tx:
        for scopes in (None, ["default"]):
            shelf = await memories.standing(tx, tenant.agent, scopes, 3)
            assert [m.id for m in shelf.index] == [m.id for m in born[:3]]


async def test_a_namespace_sees_itself_and_what_else_it_asks_for(tenant: Tenant) -> None:
    await teach(tenant, "shared fact", "shared pin", tier="L0")
    await teach(tenant, "shared fact of a", namespace="a", placed_at=at(2))
    await teach(tenant, "shared fact of b", namespace="b", placed_at=at(1), keys=("key-b-1",))
    async with tenant.tx(reading=True) as tx:
        alone = await memories.standing(tx, tenant.agent, ["a"], 10)
        both = await memories.standing(tx, tenant.agent, ["a", "default"], 10)
        every = await memories.standing(tx, tenant.agent, None, 10)
        none = await memories.standing(tx, tenant.agent, ["unheard-of"], 10)
    assert ([m.content for m in alone.index], len(alone.pinned)) == (["shared fact of a"], 0)
    assert ([m.content for m in both.index], len(both.pinned)) == (["shared fact of a"], 2)
    assert ([m.content for m in every.index], len(every.pinned)) == (["shared fact of a", "shared fact of b"], 2)
    assert (none.index, none.pinned, none.unloaded, none.everything_tokens) == ((), (), 0, 0)
    assert await found(tenant, "shared", namespaces=["a"]) == {"shared fact of a"}
    assert await found(tenant, "shared", keys=("key-b-1",), namespaces=["a", "default"]) == {
        "shared fact",
        "shared pin",
        "shared fact of a",
    }
    assert len(await found(tenant, "shared", keys=("key-b-1",))) == 4
    assert await found(tenant, "shared", namespaces=["unheard-of"]) == set()


async def test_expired_rows_hold_no_place_and_no_tokens(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        now = await tx.now()
    await teach(tenant, "gone pin", tier="L0", expires_at=now - timedelta(seconds=1))
    await teach(tenant, "gone line", expires_at=now - timedelta(seconds=1))
    await teach(tenant, "kept line", expires_at=now + timedelta(hours=1))
    async with tenant.tx(reading=True) as tx:
        for scopes in (None, ["default"]):
            shelf = await memories.standing(tx, tenant.agent, scopes, 10)
            assert ([m.content for m in shelf.index], shelf.pinned) == (["kept line"], ())
            assert (shelf.unloaded, shelf.unloaded_tokens, shelf.everything_tokens) == (0, 0, 6)


async def test_counts_are_of_every_token_of_the_message_and_of_what_was_found(tenant: Tenant) -> None:
    await teach(tenant, "alpha beta", "beta gamma", "delta")
    async with tenant.tx(reading=True) as tx:
        rows, counts = await memories.found(tx, tenant.agent, None, [], ["alpha", "delta", "unheard"])
        assert {m.content for m in rows} == {"alpha beta", "delta"}
        assert counts == {"alpha": 1, "beta": 2, "delta": 1}
        _, none = await memories.found(tx, tenant.agent, None, [], [])
        assert none == {}


async def test_known_counts_are_those_of_the_revision_that_is_asked_for(tenant: Tenant) -> None:
    await teach(tenant, "alpha beta")

    async def counts() -> dict[str, int]:
        async with tenant.tx(reading=True) as tx:
            agent = await agents.get(tx, tenant.agent)
            assert agent is not None
            _, got = await memories.found(tx, tenant.agent, None, [], ["alpha"], agent=agent)
        return got

    assert await counts() == await counts() == {"alpha": 1, "beta": 1}
    await teach(tenant, "alpha gamma")
    assert await counts() == {"alpha": 2, "beta": 1, "gamma": 1}


async def test_the_rarest_words_decide_in_a_store_of_common_ones(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        numbers = await ids.reserve(tx, 1500)
        rows = [row(n, f"the service of team{k % 10} runs on host{k}") for k, n in enumerate(numbers)]
        await memories.insert(tx, tenant.agent, rows, index={m.id: index(m) for m in rows})
    for scopes in (None, ["default"]):
        oldest = await found(tenant, "the", "service", "runs", "on", "host0", namespaces=scopes)
        assert "the service of team0 runs on host0" in oldest
        assert len(oldest) <= 16
        common = await found(tenant, "the", "service", "runs", namespaces=scopes)
        assert len(common) == 16
        assert len(await found(tenant, "team3", "service", namespaces=scopes, limit=300, effort=4000)) == 300


@pytest.mark.parametrize("scopes", [None, ["default"], ["default", "n3", "n4"], ["unheard-of"]])
async def test_what_is_known_of_a_revision_changes_nothing_that_is_found(
    tenant: Tenant, scopes: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    r = random.Random(4)  # noqa: S311 - rows of a test, not a secret
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        numbers = await ids.reserve(tx, 1200)
        said = [" ".join({f"w{int(r.expovariate(0.2))}" for _ in range(8)}) + f" alone{k}" for k in range(1200)]
        places = ["default" if k % 3 else f"n{k % 30}" for k in range(1200)]
        rows = [row(n, text, namespace=where) for n, text, where in zip(numbers, said, places, strict=True)]
        await memories.insert(tx, tenant.agent, rows, index={m.id: index(m, f"key-{m.id % 7}") for m in rows})
        await agents.revise(tx, tenant.agent, START, "test")
    asked = [
        r.sample([f"w{n}" for n in range(30)] + ["alone7", "alone1100", "unheard"], r.randrange(1, 9))
        for _ in range(40)
    ]
    asked += [["w0"], ["w0", "w1", "w2"], ["w2", "w1"]]  # each more common than what is read of it
    by_ids, short = 0, shelf_of_store._by_ids

    async def counted(*args: Any) -> Any:
        nonlocal by_ids
        by_ids += 1
        return await short(*args)

    monkeypatch.setattr(shelf_of_store, "_by_ids", counted)
    async with tenant.tx(reading=True) as tx:
        agent = await agents.get(tx, tenant.agent)
        for words in asked * 3:
            keys = ["key-3"] if "w1" in words else []
            whole, counts = await memories.found(tx, tenant.agent, scopes, keys, words)
            known, more = await memories.found(tx, tenant.agent, scopes, keys, words, agent=agent)
            assert {m.id: m for m in known} == {m.id: m for m in whole}
            assert counts.items() <= more.items()
    assert by_ids > 40


async def test_a_row_that_is_taught_meanwhile_is_told_of(tenant: Tenant) -> None:
    await teach(tenant, "alpha beta", "alpha gamma")
    async with tenant.tx(reading=True) as tx:
        agent = await agents.get(tx, tenant.agent)
        for _ in range(3):
            await memories.found(tx, tenant.agent, None, [], ["alpha"], agent=agent)
    await teach(tenant, "alpha delta")
    async with tenant.tx(reading=True) as tx:
        with pytest.raises(Moved):
            await memories.found(tx, tenant.agent, None, [], ["alpha"], agent=agent)


async def test_short_statements_are_not_buried_by_long_ones_that_share_more_words(tenant: Tenant) -> None:
    await teach(tenant, "use pnpm")
    long = [
        f"please build deploy test lint and release module{n} with care because word{n} other{n} thing{n}"
        for n in range(80)
    ]
    await teach(tenant, *long)
    hits = await found(tenant, "build", "deploy", "test", "lint", "release", "care", "pnpm")
    assert "use pnpm" in hits


async def test_an_agent_of_many_namespaces_is_searched_whole(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        numbers = await ids.reserve(tx, 900)
        rows = [row(n, f"common rare{k // 3} alone{k}", namespace=f"n{k % 30}") for k, n in enumerate(numbers)]
        await memories.insert(tx, tenant.agent, rows, index={m.id: index(m, f"key-{m.content[-5:]}") for m in rows})
    assert "common rare5 alone17" in await found(tenant, "common", "alone17")
    assert {m.content for m in rows[15:18]} <= await found(tenant, "common", "rare5")
    assert len(await found(tenant, "common")) == 16
    assert await found(tenant, keys=(f"key-{rows[4].content[-5:]}",)) == {rows[4].content}
    assert "common rare5 alone17" not in await found(tenant, "alone17", namespaces=["n1"])
    assert await found(tenant, "alone17", namespaces=["n17"]) == {"common rare5 alone17"}


async def test_a_message_of_thousands_of_words_is_answered(tenant: Tenant) -> None:
    await teach(tenant, "needle in it")
    words = [f"hay{n}" for n in range(5000)]
    assert await found(tenant, *words, "needle", keys=tuple(words[:500])) == {"needle in it"}


async def test_rows_for_a_block_hold_all_that_a_block_shows(tenant: Tenant) -> None:
    (given,) = await teach(
        tenant, "whole statement", tier="L2", source="ops.md", confidence=0.7, last_observed_at=at(3), hop_count=2,
        domains=("ops",), invalidation_tags=("temporal",), invalidation_condition="until moved", parts=("who", "le"),
        expires_at=START + timedelta(days=9000),
    )  # fmt: skip
    async with tenant.tx(reading=True) as tx:
        (got,), _ = await memories.found(tx, tenant.agent, None, [], ["whole"])
        whole = await memories.get(tx, tenant.agent, given.id)
    assert whole == given
    for field in (
        "id", "namespace", "content", "gist", "tier", "kind", "status", "source", "confidence", "learned_at", "last_observed_at",
        "placed_at", "hop_count", "parent_id", "domains", "invalidation_tags", "invalidation_condition", "expires_at", "index_cost",
        "body_cost", "tokens", "parts",
    ):  # fmt: skip
        assert getattr(got, field) == getattr(given, field), field
    assert repr(got)
