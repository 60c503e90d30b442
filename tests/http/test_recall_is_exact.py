"""Recall's first rows are those of a brute-force scan: at every size, for rare words and common ones, filters and ties."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from app.use import lexical
from store import agents, memories
from store.recall import Filters
from tests.store.conftest import Tenant, new_tenant
from tests.store.shelves import at, index, row
from tiers.effort import FEW
from tiers.reach import held
from words.tokens import Tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

    from memory.row import Memory
    from tests.http.service import Host
    from tiers.reach import Word

pytestmark = pytest.mark.anyio

LIMIT = 12
COMMON = ["vault", "quay", "tram"]
WORDS = [*COMMON, *(f"w{n}" for n in range(400))]
WEIGHTS = [40, 30, 20, *(20 / (n + 1) for n in range(400))]
"""A few words that every other row holds, and many that hardly any does."""


def statement(number: int, chance: random.Random) -> Memory:
    """One in five rows says nothing but common words; many were last observed at the same moment."""
    few = chance.random() < 0.2
    words = tuple(
        dict.fromkeys(chance.choices(COMMON if few else WORDS, None if few else WEIGHTS, k=chance.randint(1, 8)))
    )
    cut = chance.randint(1, len(words))
    status: Any = "hypothesis" if chance.random() < 0.1 else "fact"
    given = row(
        number, " ".join(words), learned_at=at(number % 97), namespace=chance.choice(["a", "b", "c"]), status=status
    )
    return replace(
        given,
        tokens=words[:cut],
        parts=words[cut:],
        tier=chance.choice(["L1", "L2", "L3"]),
        last_observed_at=None if status == "hypothesis" else at(chance.randint(0, 40)),
    )


async def taught(tenant: Tenant, size: int) -> list[Memory]:
    """Rows in the store, some of them retired since; those that are live."""
    chance = random.Random(size)  # noqa: S311 - the same rows every time
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        born = [statement(number, chance) for number in range(1, size + 1)]
        for at_once in range(0, size, 2_000):
            some = born[at_once : at_once + 2_000]
            await memories.insert(tx, tenant.agent, some, index={m.id: index(m) for m in some})
        gone = [replace(m, status="retired", retired_reason="old") for m in born if m.id % 101 == 0]
        await memories.save(tx, tenant.agent, gone)
        await agents.revise(tx, tenant.agent, at(1_000), "test")
    return [m for m in born if m.id % 101]


def scanned(words: Iterable[Word], rows: Iterable[Memory], filters: Filters) -> list[int]:
    """The same by looking at every row."""

    def place(memory: Memory) -> tuple[object, ...]:
        weight = math.fsum(w.weight * held(w, memory.tokens, memory.parts) for w in words)
        seen = memory.last_observed_at
        return memory.status != "fact", -round(weight, 9), -seen.timestamp() if seen else math.inf, memory.id

    words = list(words)
    fitting = [
        m
        for m in rows
        if (filters.namespaces is None or m.namespace in filters.namespaces)
        and (filters.tiers is None or m.tier in filters.tiers)
        and filters.status in (None, m.status)
        and any(held(w, m.tokens, m.parts) for w in words)
    ]
    return [m.id for m in sorted(fitting, key=place)][:LIMIT]


@pytest.mark.parametrize("size", [10, 100, 1_000, 5_000, 20_000])
async def test_the_best_are_those_of_a_scan(host: Host, size: int) -> None:
    tenant = await new_tenant(host.whole.services.database)
    rows = await taught(tenant, size)
    chance = random.Random(7)  # noqa: S311 - the same questions every time
    for number in range(36):
        common, rare = chance.sample(COMMON, number % 4), chance.choices(WORDS[3:], k=number % 3)
        filters = Filters(
            namespaces=["b"] if number % 5 == 1 else None,
            tiers=["L3"] if number % 7 == 2 else None,
            status="hypothesis" if number % 9 == 3 else None,
        )
        tokens = Tokens(full=tuple(dict.fromkeys((*common, *rare))))
        async with tenant.tx(reading=True) as tx:
            agent = await agents.by_name(tx, "default")
            assert agent is not None
            asked = await lexical.asked(tx, agent, tokens)
            ids = await lexical.best(tx, agent, asked, filters, LIMIT)
        assert ids == scanned(asked.words, rows, filters), (tokens, filters)


def test_the_larger_stores_hold_more_than_is_read_at_once() -> None:
    """So that every way of searching is taken above."""
    assert FEW < 20_000 * 0.2
