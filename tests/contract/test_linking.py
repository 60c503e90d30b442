"""Linking by the key of an agent: to the organisation that it is in, and to another one, where everything of its own goes along."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from app import keys
from app.call import Call
from app.errors import Conflict, NotFound
from app.models.agents import LinkIn
from app.use.linking import link_by_key
from store import organisations
from store.errors import Elsewhere
from tests.contract.store import MASTER, NUMBER
from tests.contract.test_matrix import mint
from tests.http.people import signed_up
from tests.http.service import Host
from tests.scars.test_no_partial_write import Counter, CutError, counted
from tests.scars.writes import everything as rows_of

if TYPE_CHECKING:
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


async def linked_by(agent: Agent, org: int, key: str = "", **more: Any) -> Any:
    """What the operation answers to a person of the organisation `org`, who is asked again where the agent had just moved."""
    call = Call(
        services=agent.whole.services,
        org=org,
        actor="person:1",
        agent="default",
        namespace=None,
        credential="person:1",
        request_id="r",
    )
    body = LinkIn.model_validate({"agentKey": key or agent.key, **more})
    try:
        return await link_by_key(call, body)
    except Elsewhere:
        return await link_by_key(call, body)


def org_of(key: str) -> int:
    parsed = keys.parse(key)
    assert parsed is not None
    return parsed.org


async def elsewhere(agent: Agent) -> int:
    """An organisation that nothing is in yet."""
    return await organisations.create(agent.whole.services.database, f"household {next(NUMBER)}")


async def everything(agent: Agent) -> dict[str, Any]:
    """All that the agent can see of itself."""
    await agent.whole.services.journal.followup.settled()
    rows = await agent.list(status="fact") + await agent.list(status="retired") + await agent.list(status="hypothesis")
    seen: dict[str, Any] = {"rows": [{**row, "expires_at": 0, "ephemeral": 0, "expiry": 0} for row in rows]}
    for path in ("tensions?status=all", "self-model", "injections", "turns"):
        seen[path] = (await agent.ask("GET", f"/v1/{path}")).json()
    for row in rows:
        lineage = (await agent.ask("GET", f"/v1/memories/{row['id']}/lineage")).json()
        lineage["events"] = [event for event in lineage["events"] if event["kind"] != "linked"]
        family = {name: [each["id"] for each in lineage[name]] for name in ("parents", "children", "superseded")}
        seen[f"lineage {row['id']}"] = {**family, "events": lineage["events"]}
    return seen


async def live_through(agent: Agent) -> None:
    """Something in every table that an agent has rows in."""
    first = await agent.remember("The deploy host is db-stg-01.internal.", source="runbook")
    await agent.do(f"memories/{first['id']}/supersede", content="The deploy host is db-stg-02.internal.", source="ops")
    await agent.remember("Derived from it.", parent_id=first["id"])
    for note in ("Rolled back shelf 9.", "Rolled back shelf 10.", "Rolled back shelf 11."):
        await agent.remember(note, source="log", kind="episodic")
    await agent.do("memories/consolidate")
    for message in ("We deploy on Fridays.", "We never deploy on Fridays."):
        assert (
            await agent.ask("POST", "/v1/turns", json={"userMessage": message, "sessionId": "s"})
        ).status_code == 200
    outcome = {"domain": "deployment", "success": False, "failurePattern": "a Friday"}
    assert (await agent.ask("POST", "/v1/self-model/outcome", json=outcome)).status_code == 200
    block = {"userMessage": "where is db-stg-02.internal?", "sessionId": "s"}
    assert not (await agent.ask("POST", "/v1/context", json=block)).json()["empty"]
    assert await agent.recall("deploy host")


async def test_a_key_of_the_agent_links_it_once(anonymous: Agent) -> None:
    saved = [await anonymous.remember(f"Shelf {n} holds boxes.", source="a") for n in range(3)]
    await anonymous.remember("A scratch note.", ttl_hours=1)
    answer = await linked_by(anonymous, org_of(anonymous.key))
    assert answer == {"agent": anonymous.name, "userLinked": True, "permanent": 3}
    rows = {row["id"]: row["expiry"] for row in await anonymous.list()}
    assert [rows[each["id"]] for each in saved] == ["permanent"] * 3
    assert "expires in 1h" in rows.values()
    again = await linked_by(anonymous, org_of(anonymous.key))
    assert again["permanent"] == 0


async def test_to_another_organisation_everything_goes_along_under_the_same_ids_and_keys(anonymous: Agent) -> None:
    await live_through(anonymous)
    await anonymous.remember("A scratch note.", ttl_hours=1)
    before, to = await everything(anonymous), await elsewhere(anonymous)
    answer = await linked_by(anonymous, to)
    assert answer == {"agent": anonymous.name, "userLinked": True, "permanent": answer["permanent"]}
    assert answer["permanent"] >= 5
    after = await everything(anonymous)
    assert after.keys() == before.keys()
    for name, seen in before.items():
        assert after[name] == seen, name
    ends = {row["content"]: row["expiry"] for row in await anonymous.list()}
    assert ends.pop("A scratch note.") == "expires in 1h"
    assert set(ends.values()) == {"permanent"}
    assert "advisory" not in await anonymous.remember("Kept for good.", source="a")
    tx = anonymous.whole.services.database.operator()
    async with tx as held:
        assert await held.value("SELECT count(*) FROM memories WHERE org_id = $1", to) == len(after["rows"]) + 1


async def test_no_row_of_any_table_stays_behind(anonymous: Agent) -> None:
    await live_through(anonymous)
    old = org_of(anonymous.key)
    await linked_by(anonymous, await elsewhere(anonymous))
    async with anonymous.whole.services.database.operator() as tx:
        tables = await tx.fetch(
            "SELECT attrelid::regclass::text FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid "
            "WHERE attname = 'agent_id' AND relkind = 'r' AND relnamespace = 'public'::regnamespace"
        )
        agent = await tx.value("SELECT to_agent FROM moved_agents WHERE org_id = $1 AND name = $2", old, anonymous.name)
        left, full = {}, set()
        for (table,) in tables:
            if await tx.value(f"SELECT count(*) FROM {table} WHERE org_id = $1 AND agent_id = $2", old, agent):
                left[table] = True
            if await tx.value(f"SELECT count(*) FROM {table} WHERE agent_id = $1", agent):
                full.add(table)
    assert left == {}
    assert {"memories", "postings", "events", "tensions", "outcomes", "injections", "turns", "evidence"} <= full


async def test_linking_again_changes_nothing_and_another_organisation_is_told(anonymous: Agent) -> None:
    await anonymous.remember("Shelf 1 holds boxes.", source="a")
    to = await elsewhere(anonymous)
    first, again = await linked_by(anonymous, to), await linked_by(anonymous, to)
    assert (first["permanent"], again["permanent"], again["agent"]) == (1, 0, anonymous.name)
    for other in (await elsewhere(anonymous), org_of(anonymous.key)):
        with pytest.raises(Conflict, match="another organisation"):
            await linked_by(anonymous, other)
    assert len(await anonymous.list()) == 1


async def test_an_agent_that_is_linked_where_it_is_goes_nowhere(linked: Agent) -> None:
    with pytest.raises(Conflict, match="another organisation"):
        await linked_by(linked, await elsewhere(linked))
    assert await linked.list() == []


async def test_a_name_that_is_taken_there_is_told_and_another_one_can_be_given(anonymous: Agent) -> None:
    kept, to = await anonymous.remember("Shelf 1 holds boxes.", source="a"), await elsewhere(anonymous)
    await mint(anonymous, to, agent=anonymous.name)
    with pytest.raises(Conflict, match="give this one another name"):
        await linked_by(anonymous, to)
    assert (await anonymous.remember("Still anonymous.", source="a"))["advisory"]
    assert (await linked_by(anonymous, to, name="laptop"))["agent"] == "laptop"
    assert kept["id"] in {row["id"] for row in await anonymous.list()}


async def test_a_key_that_is_none_revoked_expired_or_a_host_s_links_nothing(store: Agent, anonymous: Agent) -> None:
    org, to = org_of(anonymous.key), await elsewhere(anonymous)
    past = datetime.now(UTC) - timedelta(seconds=1)
    bad = (
        keys.mint_agent(org, 1).text,
        keys.mint_agent(to, 1).text,
        await mint(store, org, agent=anonymous.name, revoked=True),
        await mint(store, org, agent=anonymous.name, expires_at=past),
        await mint(store, org, agent=None),
        anonymous.key[:-1],
        anonymous.key.swapcase(),
        MASTER,
    )
    for key in bad:
        for organisation in (org, to):
            with pytest.raises(NotFound):
                await linked_by(anonymous, organisation, key)
    assert (await anonymous.remember("Still anonymous.", source="a"))["advisory"]


async def test_after_the_move_keys_are_revoked_minted_and_refused_as_before(store: Agent, anonymous: Agent) -> None:
    await linked_by(anonymous, await elsewhere(anonymous))
    for wrong in (anonymous.key[:-1], anonymous.key + "A", anonymous.key.swapcase(), anonymous.key[:12]):
        assert (await store.ask("GET", "/api/v1/memories", key=wrong)).status_code == 401
    await anonymous.remember("Shelf 1 holds boxes.", source="a")
    second = await anonymous.mint(anonymous.name, "phone")
    assert second["agent"] == anonymous.name
    assert (await store.ask("GET", "/api/v1/memories", key=second["token"])).json()["results"] == await anonymous.list()
    again = await anonymous.mint(anonymous.name)
    assert (await store.ask("GET", "/api/v1/memories", key=anonymous.key)).status_code == 401
    gone = await store.ask("POST", "/api/v1/keys/revoke", key=MASTER, json={"agent": anonymous.name, "label": "laptop"})
    assert gone.json() == {"revoked": 1}
    for key in (again["token"], anonymous.key):
        assert (await store.ask("GET", "/api/v1/memories", key=key)).status_code == 401


async def test_the_name_stays_taken_where_the_agent_was(store: Agent, anonymous: Agent) -> None:
    host = await mint(store, org_of(anonymous.key), agent=None)
    await linked_by(anonymous, await elsewhere(anonymous))
    said = {"agent": anonymous.name, "items": [{"content": "A host's word."}]}
    refused = await store.ask("POST", "/v1/memories", key=host, json=said)
    assert (refused.status_code, refused.json()["error"]) == (409, "Conflict")
    empty = await store.ask("GET", "/v1/memories", key=host, params={"agent": anonymous.name})
    assert empty.json()["memories"] == []
    assert await anonymous.list() == []


async def test_an_answer_that_was_kept_is_given_again_after_the_move(anonymous: Agent) -> None:
    said = {"content": "The backups run at 02:00.", "source": "ops"}
    first = await anonymous.post("memories", said, Idempotency_Key="once")
    await linked_by(anonymous, await elsewhere(anonymous))
    again = await anonymous.post("memories", said, Idempotency_Key="once")
    assert (again.status_code, again.content) == (200, first.content)
    assert len(await anonymous.list()) == 1


@pytest.mark.parametrize("far", [False, True], ids=["here", "elsewhere"])
async def test_what_is_written_and_read_while_the_agent_is_linked_is_all_there_in_the_end(
    anonymous: Agent, far: bool
) -> None:
    kept = await anonymous.remember("Crate 77 is in aisle 77.", source="a")
    to = await elsewhere(anonymous) if far else org_of(anonymous.key)

    async def read() -> None:
        assert kept["id"] in {row["id"] for row in await anonymous.recall("where is crate 77?")}
        block = await anonymous.ask("POST", "/v1/context", json={"userMessage": "where is crate 77?"})
        assert "Crate 77" in block.json()["text"], block.text
        number = block.json()["injectionId"]
        assert (await anonymous.ask("GET", f"/v1/injections/{number}")).status_code == 200
        assert (await anonymous.do(f"memories/{kept['id']}/observe"))["status"] == "fact"

    work = [anonymous.remember(f"Crate {n} is in aisle {n}.", source="a") for n in range(12)]
    reads = [read() for _ in range(8)]
    await asyncio.gather(*work[:6], *reads[:4], linked_by(anonymous, to), *reads[4:], *work[6:])
    rows = await anonymous.list()
    assert {row["expiry"] for row in rows} == {"permanent"}
    assert len(rows) == 13


async def test_of_two_organisations_that_link_it_at_once_one_has_it(anonymous: Agent) -> None:
    await anonymous.remember("Shelf 1 holds boxes.", source="a")
    places = [await elsewhere(anonymous) for _ in range(4)]
    told = await asyncio.gather(*(linked_by(anonymous, to) for to in places), return_exceptions=True)
    assert sum(isinstance(each, dict) for each in told) == 1
    assert sum(isinstance(each, Conflict) for each in told) == 3
    assert len(await anonymous.list()) == 1


async def test_whoever_is_signed_in_links_by_http_and_a_retry_is_the_same_answer(anonymous: Agent) -> None:
    person = await signed_up(anonymous.whole)
    saved = await anonymous.remember("Shelf 1 holds boxes.", source="a")
    first = await person.ask("POST", "/v1/agents/link", {"agentKey": anonymous.key}, Idempotency_Key="once")
    assert (first.status_code, first.json()) == (200, {"agent": anonymous.name, "userLinked": True, "permanent": 1})
    again = await person.ask("POST", "/v1/agents/link", {"agentKey": anonymous.key}, Idempotency_Key="once")
    assert again.content == first.content
    assert (await person.post("/v1/agents/link", agentKey=anonymous.key))["permanent"] == 0
    shown = await person.get("/v1/memories", agent=anonymous.name)
    assert [row["id"] for row in shown["memories"]] == [saved["id"]] == [row["id"] for row in await anonymous.list()]
    (listed,) = (await person.get("/v1/keys"))["keys"]
    assert anonymous.key.startswith(listed["prefix"] + "_")
    stranger = await (await signed_up(anonymous.whole)).ask("POST", "/v1/agents/link", {"agentKey": anonymous.key})
    assert (stranger.status_code, stranger.json()["error"]) == (409, "Conflict")
    for key in ("agt_nonsense", keys.mint_agent(person.org, 1).text, anonymous.key[:-1]):
        unknown = await person.ask("POST", "/v1/agents/link", {"agentKey": key})
        assert (unknown.status_code, unknown.json()["resource"]) == (404, "agent")


async def test_a_move_that_is_cut_at_any_statement_has_moved_nothing(anonymous: Agent) -> None:
    await live_through(anonymous)
    await anonymous.whole.services.journal.followup.settled()
    database, to, at = anonymous.whole.services.database, await elsewhere(anonymous), 1
    here, there = (Host(whole=anonymous.whole, org=org) for org in (org_of(anonymous.key), to))
    await anonymous.whole.room.uses.settle()
    before = await rows_of(here), await rows_of(there)
    while True:
        try:
            with counted(Counter(at)):
                await linked_by(anonymous, to)
            break
        except CutError:
            assert (await rows_of(here), await rows_of(there)) == before, f"cut at statement {at}"
            at += 1
    assert at > 10
    assert (await rows_of(there))["memories"]
    async with database.operator() as tx:
        assert await tx.value("SELECT count(*) FROM moved_agents WHERE to_org = $1", to) == 1


async def test_the_command_line_moves_an_agent_to_an_organisation_under_another_name(
    anonymous: Agent, database_url: str
) -> None:
    await anonymous.remember("Shelf 1 holds boxes.", source="a")
    to = await elsewhere(anonymous)
    command = [sys.executable, "-m", "app.cli", "agent", "link", anonymous.name]
    command += ["--organisation", str(to), "--as", f"{anonymous.name}-moved", "--json"]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FOREWORD_")}
    env = {**kept, "FOREWORD_DATABASE_URL": database_url}
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"agent": f"{anonymous.name}-moved", "userLinked": True, "permanent": 1}
    assert [row["content"] for row in await anonymous.list()] == ["Shelf 1 holds boxes."]
    async with anonymous.whole.services.database.operator() as tx:
        assert await tx.value("SELECT count(*) FROM memories WHERE org_id = $1", to) == 1
