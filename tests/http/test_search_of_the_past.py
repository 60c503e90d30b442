"""The search of the past is the store's search: the same rows, for rare words and common ones, in few namespaces and many."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from store import agents, memories
from tests.http.replay import Held, counted, search
from tests.store.conftest import Tenant, new_tenant
from tests.store.shelves import at, index, row
from tiers.block import Rarity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

WORDS = [f"w{n}" for n in range(400)]
WEIGHTS = [1 / (n + 1) for n in range(400)]
"""A few words that every other row holds, and many that hardly any does."""


def statement(number: int, chance: random.Random, namespaces: Sequence[str]) -> Memory:
    words = tuple(dict.fromkeys(chance.choices(WORDS, WEIGHTS, k=chance.randint(1, 12))))
    cut = chance.randint(1, len(words))
    moment = at(number % 977)
    return replace(
        row(number, " ".join(words), learned_at=moment, namespace=chance.choice(namespaces)),
        tokens=words[:cut],
        parts=words[cut:],
    )


async def taught(tenant: Tenant, size: int, namespaces: Sequence[str]) -> list[Held]:
    """Rows in the store, some of them retired since, and what is known of the others."""
    chance = random.Random(size)  # noqa: S311 - the same rows every time
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        born = [statement(number, chance, namespaces) for number in range(1, size + 1)]
        keys = {m.id: (f"host-{m.id % 40}",) if m.id % 3 == 0 else () for m in born}
        await memories.insert(tx, tenant.agent, born, index={m.id: index(m, *keys[m.id]) for m in born})
        gone = [replace(m, status="retired", retired_reason="old") for m in born if m.id % 11 == 0]
        await memories.save(tx, tenant.agent, gone)
        await agents.revise(tx, tenant.agent, at(1_000), "test")
    return [Held(memory=m, keys=frozenset(keys[m.id])) for m in born if m.id % 11]


@pytest.mark.parametrize(("size", "spread"), [(30, 1), (300, 3), (2_500, 1), (2_500, 5)])
async def test_both_find_the_same_rows(host: Host, size: int, spread: int) -> None:
    tenant = await new_tenant(host.whole.services.database)
    names = [f"n{n}" for n in range(spread)]
    held = await taught(tenant, size, names)
    rarity = Rarity(memories=len(held), counts=counted(each.memory for each in held))
    chance = random.Random(7)  # noqa: S311 - the same questions every time
    for round_number in range(40):
        words = chance.choices(WORDS, WEIGHTS, k=chance.randint(0, 6)) + chance.choices(WORDS, k=round_number % 5)
        keys = [f"host-{chance.randint(0, 60)}"] if round_number % 4 == 0 else []
        scopes = None if round_number % 2 else sorted(chance.sample(names, min(2, spread)))
        async with tenant.tx(reading=True) as tx:
            found, counts = await memories.found(tx, tenant.agent, scopes, keys, words)
        past = search(held, scopes, rarity, limit=16, keys=keys, tokens=words)
        assert {*past} == {m.id for m in found}, (words, keys, scopes)
        assert counts == {token: rarity.counts[token] for token in counts}
