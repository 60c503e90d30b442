"""The scars of writing, on the provenance store: a retry, a cut between any two statements, what must not come back."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from app.operations import PROVENANCE
from store import organisations
from tests.contract.store import MASTER
from tests.contract.store import store as store_of_agents
from tests.contract.test_matrix import mint
from tests.http.service import Host
from tests.scars.test_no_partial_write import Counter, counted
from tests.scars.writes import Write, everything

if TYPE_CHECKING:
    from app.operations import Operation
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio

store = store_of_agents

WRITES = [row for row in PROVENANCE if row.writes]
OF_AGENTS = [row for row in WRITES if row.scope != "master"]
ATOMIC = [row for row in WRITES if row.name != "consolidateMemories"]
"""Consolidation writes one cluster a transaction: tests/faults/test_consolidation_cut.py."""
GONE = "The zeppelin hangar code is ZQ-417."
ASKED = "what is the zeppelin hangar code ZQ-417"


@pytest.fixture
async def agent(store: Agent) -> Host:
    """An agent of an organisation that nothing else is in, as its host sees it."""
    made = await store.whole.host()
    return replace(made, key=await mint(store, made.org, agent="scarred"))


@pytest.fixture
async def master(store: Agent) -> Host:
    services = store.whole.services
    org = await organisations.first_or_create(services.database, services.settings.organisation)
    return Host(whole=store.whole, org=org, key=MASTER)


async def write(host: Host, operation: Operation) -> Write:
    """The operation's own example, where it names a row with one that exists."""
    path, body = operation.path, copy.deepcopy(operation.example_in or {})
    if "{id}" in path:
        saved = await host.post("/api/v1/memories", content="The staging port is 5432.")
        path = path.replace("{id}", str(saved["id"]))
    if operation.name == "consolidateMemories":
        body = {}
        for month in ("May", "June"):
            await host.post("/api/v1/memories", content=f"The deploy of {month} failed.", kind="episodic", source="ci")
    if operation.name == "revokeKey":
        await host.post("/api/v1/keys", **body)
    return Write(method=operation.method, path=path, body=body)


async def rows(host: Host) -> tuple[Any, ...]:
    """Every row of the organisation, its keys included."""
    await host.whole.room.uses.settle()
    async with host.whole.services.database.tenant(host.org) as tx:
        held = await tx.fetch("SELECT key_id, revoked_at FROM api_keys WHERE org_id = $1 ORDER BY 1", tx.org)
    return await everything(host), [tuple(row) for row in held]


@pytest.mark.parametrize("operation", OF_AGENTS, ids=lambda row: row.name)
async def test_a_retry_has_the_first_answer_and_no_second_effect(agent: Host, operation: Operation) -> None:
    asked = await write(agent, operation)
    first = await agent.ask(asked.method, asked.path, asked.body, Idempotency_Key="k-1")
    assert first.status_code == 200, first.text
    after = await rows(agent)
    again = await agent.ask(asked.method, asked.path, asked.body, Idempotency_Key="k-1")
    assert (again.status_code, again.content) == (200, first.content)
    assert await rows(agent) == after
    body = {**asked.body, "content": "another", "reason": "another", "namespace": "another"}
    other = await agent.ask(asked.method, asked.path, body, Idempotency_Key="k-1")
    assert (other.status_code, list(other.json())) == (422, ["error"])
    assert await rows(agent) == after


async def test_a_retry_under_another_key_of_the_same_agent_is_another_request(store: Agent, agent: Host) -> None:
    second = replace(agent, key=await mint(store, agent.org, agent="scarred"))
    for host in (agent, second):
        reply = await host.ask("POST", "/api/v1/memories", {"content": "a is b"}, Idempotency_Key="k-2")
        assert reply.status_code == 200
    assert len((await agent.get("/api/v1/memories"))["results"]) == 2


@pytest.mark.parametrize("key", ["", "x" * 256, "a\tb"])
async def test_a_key_that_is_none_is_bad_input(agent: Host, key: str) -> None:
    reply = await agent.ask("POST", "/api/v1/memories", {"content": "a is b"}, Idempotency_Key=key)
    assert (reply.status_code, list(reply.json())) == (422, ["error"])


@pytest.mark.parametrize("operation", ATOMIC, ids=lambda row: row.name)
async def test_cut_at_any_statement_it_has_written_nothing(agent: Host, master: Host, operation: Operation) -> None:
    host = master if operation.scope == "master" else agent
    asked = await write(host, operation)
    before, at = await rows(host), 1
    while True:
        with counted(Counter(at)):
            reply = await host.ask(asked.method, asked.path, asked.body)
        if reply.status_code == 200:
            break
        assert (reply.status_code, reply.json()) == (500, {"error": "Something went wrong here."})
        assert await rows(host) == before, f"cut at statement {at}"
        at += 1
    assert at > 5
    assert await rows(host) != before


async def forgotten(host: Host) -> int:
    saved = await host.post("/api/v1/memories", content=GONE, source="ops")
    await host.post(f"/api/v1/memories/{saved['id']}/forget", reason="gone")
    return int(saved["id"])


async def superseded(host: Host) -> int:
    saved = await host.post("/api/v1/memories", content=GONE, source="ops")
    await host.post(f"/api/v1/memories/{saved['id']}/supersede", content="The shed has a keypad.", source="ops")
    return int(saved["id"])


async def expired(host: Host) -> int:
    return int((await host.post("/api/v1/memories", content=GONE, source="ops", ttl_hours=1e-9))["id"])


async def consolidated(host: Host) -> int:
    saved = await host.post("/api/v1/memories", content=GONE, source="ops", kind="episodic")
    await host.post("/api/v1/memories", content="A storm came.", source="ops", kind="episodic")
    await host.post("/api/v1/memories/consolidate")
    return int(saved["id"])


@pytest.mark.parametrize("end", [forgotten, superseded, expired, consolidated], ids=lambda end: end.__name__)
async def test_no_path_shows_it_again(agent: Host, end: Any) -> None:
    number = await end(agent)
    for asked in ({}, {"status": "fact"}, {"status": "hypothesis"}, {"namespace": "default"}, {"limit": 200}):
        assert number not in [row["id"] for row in (await agent.get("/api/v1/memories", **asked))["results"]]
    for more in ({}, {"limit": 50}, {"namespace": "default"}, {"status": "fact"}):
        found = await agent.post("/api/v1/memories/recall", query=ASKED, **more)
        assert number not in [row["id"] for row in found["results"]]
    for more in ({}, {"include": [number]}):
        block = await agent.post("/v1/context", userMessage=ASKED, **more)
        assert number not in [entry["id"] for entry in (*block["entries"], *block["leftOut"])]
    hits = (await agent.post("/v1/recall", query=ASKED))["results"]
    assert number not in [hit["memory"]["id"] for hit in hits]
    again = await agent.post("/api/v1/memories", content=GONE, source="ops")
    assert again["id"] != number
    for verb, body in (("observe", {}), ("supersede", {"content": "x"})):
        reply = await agent.ask("POST", f"/api/v1/memories/{number}/{verb}", body)
        assert reply.status_code in {404, 422} or end is expired


async def test_after_a_day_and_the_prune_nothing_of_an_anonymous_agent_is_left(store: Agent) -> None:
    anonymous = await store.sibling()
    saved = await anonymous.remember("The tent is green.", source="a")
    kept = await (await store.sibling()).linked()
    permanent = await kept.remember("The house is brick.", source="a")
    services = store.whole.services
    org = await organisations.first_or_create(services.database, services.settings.organisation)
    async with services.database.tenant(org) as tx:
        await tx.run(
            "UPDATE memories SET expires_at = now() - interval '1 second' WHERE org_id = $1 AND memory_id = $2",
            org,
            saved["id"],
        )
    assert await anonymous.list() == []
    assert len(await anonymous.list(include_expired="true")) == 1
    await Host(whole=store.whole, org=org).maintain("prune-expired")
    assert await anonymous.list(include_expired="true") == []
    reply = await anonymous.post(f"memories/{saved['id']}/observe")
    assert (reply.status_code, reply.json()) == (404, {"error": f"No memory #{saved['id']} for this agent."})
    assert [row["id"] for row in await kept.list()] == [permanent["id"]]
