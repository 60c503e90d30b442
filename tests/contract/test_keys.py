"""Keys of agents: minted and revoked by the master key, shown once, hashed, replaced by label, revoked at once everywhere."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from app import keys
from store import keys as stored_keys
from store import organisations
from tests.contract.store import MASTER
from tests.http.service import opened

if TYPE_CHECKING:
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio


async def status(agent: Agent, key: str) -> int:
    return (await agent.ask("GET", "/api/v1/memories", key=key)).status_code


async def test_a_key_is_shown_once_and_only_its_hash_is_kept(store: Agent) -> None:
    minted = await store.mint("my-agent", namespace_default="my-project")
    assert set(minted) == {"token", "agent", "namespace_default"}
    assert (minted["agent"], minted["namespace_default"]) == ("my-agent", "my-project")
    assert minted["token"].startswith("agt_")
    parsed = keys.parse(minted["token"])
    assert parsed is not None
    async with store.whole.services.database.tenant(parsed.org) as tx:
        row = await stored_keys.get(tx, parsed.key_id)
        told = await tx.fetch("SELECT row_to_json(k)::text FROM api_keys AS k WHERE org_id = $1", tx.org)
        kept = await tx.fetch("SELECT body FROM idempotency WHERE org_id = $1", tx.org)
    assert row is not None
    assert (row.agent, row.name, row.kind, row.hash) == ("my-agent", "laptop", "agent", parsed.hash)
    assert not any(minted["token"][8:] in line[0] for line in told)
    assert not any(b"agt_" in line[0] for line in kept)


async def test_the_default_namespace_counts_only_for_a_new_agent(store: Agent) -> None:
    await store.mint("settled", namespace_default="first")
    again = await store.mint("settled", "phone", namespace_default="second")
    assert again["namespace_default"] == "first"
    assert (await store.mint("plain"))["namespace_default"] == "default"


async def test_minting_again_under_a_label_replaces_the_key(store: Agent) -> None:
    first, phone = (await store.mint("twice"))["token"], (await store.mint("twice", "phone"))["token"]
    assert [await status(store, key) for key in (first, phone)] == [200, 200]
    second = (await store.mint("twice"))["token"]
    assert [await status(store, key) for key in (first, phone, second)] == [401, 200, 200]


async def test_ten_mints_at_once_leave_one_good_key(store: Agent) -> None:
    minted = await asyncio.gather(*(store.mint("racing") for _ in range(10)))
    assert sorted([await status(store, each["token"]) for each in minted]) == [200] + [401] * 9


async def test_an_idempotency_key_keeps_no_token_and_leaves_one_good_key(store: Agent) -> None:
    body, headers = {"agent": "retried", "label": "l"}, {"Idempotency-Key": "k-1"}
    replies = [await store.ask("POST", "/api/v1/keys", key=MASTER, json=body, headers=headers) for _ in range(2)]
    assert [await status(store, reply.json()["token"]) for reply in replies] == [401, 200]


async def test_revoking_counts_and_is_at_once_in_every_process(store: Agent, database_url: str) -> None:
    key = (await store.mint("gone"))["token"]
    async with opened(database_url, master_key=MASTER) as second:
        elsewhere = replace(store, whole=second)
        assert await status(elsewhere, key) == 200
        said = {"agent": "gone", "label": "laptop"}
        reply = await store.ask("POST", "/api/v1/keys/revoke", key=MASTER, json=said)
        assert (reply.status_code, reply.json()) == (200, {"revoked": 1})
        assert [await status(each, key) for each in (store, elsewhere)] == [401, 401]
    for said in ({"agent": "gone", "label": "laptop"}, {"agent": "nobody", "label": "laptop"}):
        reply = await store.ask("POST", "/api/v1/keys/revoke", key=MASTER, json=said)
        assert reply.json() == {"revoked": 0}


async def test_minting_and_revoking_are_events(store: Agent) -> None:
    key = keys.parse((await store.mint("watched"))["token"])
    assert key is not None
    await store.ask("POST", "/api/v1/keys/revoke", key=MASTER, json={"agent": "watched", "label": "laptop"})
    async with store.whole.services.database.tenant(key.org) as tx:
        told = await tx.fetch(
            "SELECT kind, actor FROM events WHERE org_id = $1 AND subject = 'key' AND subject_id = $2 ORDER BY event_id",
            tx.org,
            key.key_id,
        )
    assert [tuple(line) for line in told] == [("minted", "master"), ("revoked", "master")]


@pytest.mark.parametrize(
    "body", [{}, {"agent": "a"}, {"label": "b"}, {"agent": "", "label": "b"}, {"agent": 1, "label": "b"}]
)
async def test_agent_and_label_are_required(store: Agent, body: dict[str, object]) -> None:
    for path in ("/api/v1/keys", "/api/v1/keys/revoke"):
        reply = await store.ask("POST", path, key=MASTER, json=body)
        assert reply.status_code == 422, reply.text
        assert list(reply.json()) == ["error"]


async def test_without_a_master_key_in_the_settings_nobody_is_the_master(store: Agent, database_url: str) -> None:
    async with opened(database_url) as service:
        closed = replace(store, whole=service)
        for key in (MASTER, "", "None", "null"):
            reply = await closed.ask(
                "POST",
                "/api/v1/keys",
                key=None,
                json={"agent": "a", "label": "b"},
                headers={"Authorization": f"Bearer {key}"},
            )
            assert reply.status_code == 401


async def test_the_key_of_an_agent_opens_v1_for_that_agent_alone(store: Agent, anonymous: Agent) -> None:
    reply = await anonymous.ask("POST", "/v1/self-model/outcome", json={"domain": "deploys", "success": True})
    assert reply.status_code == 200
    assert (await anonymous.ask("GET", "/v1/stats")).status_code == 200
    named = await anonymous.ask("GET", "/v1/memories", params={"agent": anonymous.name})
    assert named.status_code == 200
    for other in ("default", "somebody", anonymous.name.upper()):
        reply = await anonymous.ask("GET", "/v1/memories", params={"agent": other})
        assert reply.status_code == 403
    assert store.name != anonymous.name


async def test_an_agent_that_was_there_before_stays_linked(store: Agent) -> None:
    services = store.whole.services
    org = await organisations.first_or_create(services.database, services.settings.organisation)
    async with services.database.tenant(org) as tx:
        await tx.run("INSERT INTO agents (org_id, name) VALUES ($1, 'resident')", org)
    agent = replace(store, name="resident", key=(await store.mint("resident"))["token"])
    assert (await agent.remember("The lobby is on floor 2."))["expiry"] == "permanent"
