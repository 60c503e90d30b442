"""The authorisation matrix: every route × every credential that must not open it, read from the operations table.

A route that is added stands here by itself; one that should be open to another kind of key fails until this file says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app import keys
from app.operations import OPERATIONS, Operation
from app.scopes import SCOPES
from store import agents, ids, organisations
from store import keys as stored_keys
from store.keys import KeyRow
from tests.contract.store import MASTER
from tests.http.fakes import path_of

if TYPE_CHECKING:
    import httpx

    from tests.contract.store import Agent
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

CLOSED = [o for o in OPERATIONS if o.scope != "open"]
by_route = pytest.mark.parametrize("operation", CLOSED, ids=lambda o: f"{o.method} {o.path}")
WITH_ID = [o for o in OPERATIONS if "{id}" in o.path and o.scope != "session"]
ABSENT = 2**53 - 1


async def ask(
    store: Agent, operation: Operation, key: str | None, *, number: int = ABSENT, **more: Any
) -> httpx.Response:
    path = path_of(operation).replace("/42", f"/{number}")
    said = {**(operation.example_in or {}), **more}
    where = {"params": said} if operation.method in {"GET", "DELETE"} else {"json": said}
    return await store.ask(operation.method, path, key=key, **where)


async def opens(store: Agent, operation: Operation, key: str, **more: Any) -> bool:
    """Whether the key is let in: whatever is wrong behind the door is another matter."""
    reply = await ask(store, operation, key, **more)
    assert reply.status_code < 500, reply.text
    return reply.status_code not in {401, 403}


@dataclass(frozen=True, kw_only=True)
class Ring:
    """One key of every kind."""

    host: str
    agent: str
    revoked_host: str
    revoked_agent: str
    expired_host: str
    expired_agent: str
    stranger: Host

    def good(self, operation: Operation) -> str | None:
        """The key that opens the route; nobody can sign in yet."""
        if operation.scope in {"session", "master"}:
            return MASTER if operation.scope == "master" else None
        return self.agent if operation.face == "provenance" else self.host

    def used_up(self, operation: Operation) -> tuple[str, ...]:
        agent = self.revoked_agent, self.expired_agent
        return agent if operation.face == "provenance" else (*agent, self.revoked_host, self.expired_host)


async def mint(store: Agent, org: int, *, agent: str | None, scopes: tuple[str, ...] = SCOPES, **more: Any) -> str:
    """A key by the store's own hand, of a host or of an agent, in whatever state."""
    async with store.whole.services.database.tenant(org) as tx:
        (number,) = await ids.reserve(tx, 1)
        minted = keys.mint("live", org, number) if agent is None else keys.mint_agent(org, number)
        bound = None if agent is None else (await agents.ensure(tx, agent)).agent_id
        row = KeyRow(
            key_id=number,
            name=f"key {number}",
            env="live",
            hash=minted.hash,
            scopes=scopes,
            agent_id=bound,
            agent=agent,
            created_at=datetime.now(UTC),
            kind="host" if agent is None else "agent",
            expires_at=more.get("expires_at"),
        )
        await stored_keys.insert(tx, row)
        if more.get("revoked"):
            await stored_keys.revoke(tx, number, datetime.now(UTC), "test")
    return minted.text


@pytest.fixture(scope="module")
async def ring(store: Agent) -> Ring:
    org = await organisations.first_or_create(store.whole.services.database, "first")
    past = datetime.now(UTC) - timedelta(seconds=1)
    return Ring(
        host=await mint(store, org, agent=None),
        agent=await mint(store, org, agent="ringbearer"),
        revoked_host=await mint(store, org, agent=None, revoked=True),
        revoked_agent=await mint(store, org, agent="ringbearer", revoked=True),
        expired_host=await mint(store, org, agent=None, expires_at=past),
        expired_agent=await mint(store, org, agent="ringbearer", expires_at=past),
        stranger=await store.whole.host(),
    )


@by_route
async def test_the_right_key_opens_it(store: Agent, ring: Ring, operation: Operation) -> None:
    good = ring.good(operation)
    assert good is None or await opens(store, operation, good)


@by_route
async def test_no_key_opens_nothing(store: Agent, operation: Operation) -> None:
    reply = await ask(store, operation, None)
    assert reply.status_code == 401
    assert reply.headers["www-authenticate"] == "Bearer"


@by_route
async def test_a_key_of_another_kind_opens_nothing(store: Agent, ring: Ring, operation: Operation) -> None:
    every = {"host": ring.host, "agent": ring.agent, "master": MASTER, "nonsense": "agt_nonsense"}
    opened_by = {name for name, key in every.items() if await opens(store, operation, key)}
    expected = {"master": {"master"}, "session": set()}.get(operation.scope)
    if expected is None:
        expected = {"agent"} if operation.face == "provenance" else {"host", "agent"}
    assert opened_by == expected


@by_route
async def test_a_revoked_or_expired_key_opens_nothing(store: Agent, ring: Ring, operation: Operation) -> None:
    for key in ring.used_up(operation):
        assert (await ask(store, operation, key)).status_code == 401


@by_route
async def test_a_key_without_its_scope_opens_nothing(store: Agent, ring: Ring, operation: Operation) -> None:
    org = ring.stranger.org
    others = tuple(scope for scope in SCOPES if scope != operation.scope)
    host = await mint(store, org, agent=None, scopes=others)
    bound = await mint(store, org, agent="narrow", scopes=others)
    for key in (host, bound):
        assert (await ask(store, operation, key)).status_code in {401, 403}


@by_route
async def test_a_key_that_is_cut_extended_or_in_another_case_opens_nothing(
    store: Agent, ring: Ring, operation: Operation
) -> None:
    """Also right after a good use of the whole one."""
    key = ring.good(operation)
    if key is None:
        return
    assert await opens(store, operation, key)
    for wrong in (
        key[:-1],
        key[: len(key) // 2],
        key[:12],
        key + "A",
        key.swapcase(),
        key.upper(),
        key.lower(),
        f"x{key}",
    ):
        if wrong != key:
            assert (await ask(store, operation, wrong)).status_code == 401, wrong[:12]


@pytest.mark.parametrize("operation", [o for o in CLOSED if o.face == "context"], ids=lambda o: f"{o.method} {o.path}")
async def test_the_key_of_one_agent_may_name_no_other(store: Agent, ring: Ring, operation: Operation) -> None:
    reply = await ask(store, operation, ring.agent, agent="another")
    assert reply.status_code in {401, 403}


@pytest.mark.parametrize("operation", WITH_ID, ids=lambda o: f"{o.method} {o.path}")
async def test_what_is_another_agents_or_organisations_is_absent(
    store: Agent, ring: Ring, operation: Operation
) -> None:
    mine = replace(store, name="ringbearer", key=ring.agent)
    number = (await mine.remember("The matrix holds this row.", source="a"))["id"]
    elsewhere = await mint(store, ring.stranger.org, agent="elsewhere")
    neighbour = (await store.sibling()).key
    for key in (elsewhere, neighbour):
        mine_reply = await ask(store, operation, key, number=number)
        none_reply = await ask(store, operation, key, number=ABSENT)
        assert (mine_reply.status_code, none_reply.status_code) == (404, 404)
        told = mine_reply.content.replace(str(number).encode(), b"?")
        assert told == none_reply.content.replace(str(ABSENT).encode(), b"?")
    assert [row["status"] for row in await mine.list() if row["id"] == number] == ["fact"]


async def test_lists_searches_and_blocks_hold_nothing_of_another_agent(store: Agent, ring: Ring) -> None:
    mine = replace(store, name="ringbearer", key=ring.agent)
    await mine.remember("The zirconium ledger is in vault-77.internal.", source="a")
    for key in (await mint(store, ring.stranger.org, agent="elsewhere"), (await store.sibling()).key):
        other = replace(store, key=key)
        assert await other.list(status="fact") == []
        assert await other.recall("zirconium ledger", include_retired=True, include_expired=True) == []
        block = await other.ask("POST", "/v1/context", json={"userMessage": "vault-77.internal zirconium"})
        assert block.json()["empty"] is True


@pytest.mark.parametrize("tool", [o.tool for o in OPERATIONS if o.tool is not None])
async def test_a_tool_opens_to_a_good_key_of_an_agent(store: Agent, ring: Ring, tool: str) -> None:
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": {}}}
    headers = {"Accept": "application/json, text/event-stream"}
    good = await store.ask("POST", "/api/mcp", key=ring.agent, json=call, headers=headers)
    assert good.status_code == 200, good.text
    for key in (None, MASTER, ring.revoked_agent, ring.expired_agent, ring.agent[:-1], ring.agent.swapcase()):
        reply = await store.ask("POST", "/api/mcp", key=key, json=call, headers=headers)
        assert reply.status_code == 401
        assert reply.json()["error"]["code"] == -32001
        assert reply.headers["www-authenticate"].startswith("Bearer")
