"""What bears on many statements, in one look-up: each finds what it would have found alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from store.related import Sought, related
from tests.store.shelves import teach

if TYPE_CHECKING:
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio

DEFAULT = ["default"]


async def found(tenant: Tenant, *sought: Sought, limit: int = 8) -> list[set[str]]:
    """The contents that each statement found, in the order of the statements."""
    async with tenant.tx(reading=True) as tx:
        got = await related(tx, tenant.agent, DEFAULT, sought, limit=limit)
    return [{each.memory.content for each in got if place in each.places} for place in range(len(sought))]


async def test_many_statements_find_what_each_finds_alone(tenant: Tenant) -> None:
    await teach(tenant, *(f"alpha w{n % 7} u{n}" for n in range(300)))
    sought = [Sought(tokens=("alpha", f"w{n % 7}", f"u{n}"), keys=()) for n in (3, 77, 291)]
    together = await found(tenant, *sought)
    assert together == [(await found(tenant, one))[0] for one in sought]
    assert [f"alpha w{n % 7} u{n}" in rows for n, rows in zip((3, 77, 291), together, strict=True)] == [True] * 3
    assert all(len(rows) == 8 for rows in together)


async def test_an_identifier_finds_beside_the_tokens(tenant: Tenant) -> None:
    await teach(tenant, "one alpha", "two beta", keys=("host-1",))
    await teach(tenant, "three gamma")
    by_key, by_token, by_nothing = await found(
        tenant,
        Sought(tokens=(), keys=("host-1",)),
        Sought(tokens=("gamma",), keys=("host-9",)),
        Sought(tokens=("unheard",), keys=()),
    )
    assert (by_key, by_token, by_nothing) == ({"one alpha", "two beta"}, {"three gamma"}, set())


async def test_other_namespaces_and_retired_rows_are_not_found(tenant: Tenant) -> None:
    await teach(tenant, "alpha here")
    await teach(tenant, "alpha elsewhere", namespace="other")
    await teach(tenant, "alpha retired", status="retired")
    assert await found(tenant, Sought(tokens=("alpha",), keys=())) == [{"alpha here"}]
