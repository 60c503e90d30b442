"""Linking by the key of an agent: what a signed-in person will do; until then no credential opens the operation."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from app import keys
from app.call import Call
from app.errors import NotFound
from app.models.agents import LinkIn
from app.use.agents import link_by_key
from tests.contract.store import MASTER
from tests.contract.test_matrix import mint

if TYPE_CHECKING:
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio


async def linked_by(agent: Agent, org: int, key: str) -> Any:
    """What the operation answers to a person of the organisation `org`."""
    services = agent.whole.services
    async with services.database.tenant(org) as tx:
        call = Call(
            services=services,
            org=org,
            actor="person:1",
            agent="default",
            namespace=None,
            credential="person:1",
            request_id="r",
            tx=tx,
        )
        return await link_by_key(call, LinkIn.model_validate({"agentKey": key}))


def org_of(key: str) -> int:
    parsed = keys.parse(key)
    assert parsed is not None
    return parsed.org


async def test_a_key_of_the_agent_links_it_once(anonymous: Agent) -> None:
    saved = [await anonymous.remember(f"Shelf {n} holds boxes.", source="a") for n in range(3)]
    await anonymous.remember("A scratch note.", ttl_hours=1)
    answer = await linked_by(anonymous, org_of(anonymous.key), anonymous.key)
    assert answer == {"agent": anonymous.name, "userLinked": True, "permanent": 3}
    rows = {row["id"]: row["expiry"] for row in await anonymous.list()}
    assert [rows[each["id"]] for each in saved] == ["permanent"] * 3
    assert "expires in 1h" in rows.values()
    again = await linked_by(anonymous, org_of(anonymous.key), anonymous.key)
    assert again["permanent"] == 0


async def test_a_key_that_is_none_revoked_or_of_another_organisation_links_nothing(
    store: Agent, anonymous: Agent
) -> None:
    org, elsewhere = org_of(anonymous.key), (await store.whole.host()).org
    foreign = await mint(store, elsewhere, agent="elsewhere")
    forged = keys.mint_agent(org, 1).text
    revoked = await mint(store, org, agent=anonymous.name, revoked=True)
    for key in (foreign, forged, revoked, anonymous.key[:-1], MASTER):
        with pytest.raises(NotFound):
            await linked_by(anonymous, org, key)
    assert (await anonymous.remember("Still anonymous.", source="a"))["advisory"]


async def test_what_is_remembered_while_the_agent_is_linked_is_permanent_in_the_end(anonymous: Agent) -> None:
    writes = [anonymous.remember(f"Crate {n} is in aisle {n}.", source="a") for n in range(10)]
    await asyncio.gather(*writes[:5], linked_by(anonymous, org_of(anonymous.key), anonymous.key), *writes[5:])
    assert {row["expiry"] for row in await anonymous.list()} == {"permanent"}
