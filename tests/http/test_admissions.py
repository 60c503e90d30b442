"""A context may be admitted from memory: whatever was changed since by another process counts all the same."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app import keys
from app.admissions import Admissions, Place
from app.use import context
from store import agents
from store import keys as stored_keys
from store.agents import AgentRow
from store.keys import Admitted, KeyRow

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from store.database import Tx
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ASKED = {"agent": "anna", "userMessage": "Who owns the mail queue?"}


def number_of(key: str) -> int:
    parsed = keys.parse(key)
    assert parsed is not None
    return parsed.key_id


async def known(host: Host) -> Host:
    """The host, its key admitted to the contexts of an agent that holds a row."""
    await host.of(agent="anna").hold("The mail queue is owned by Dana")
    for _ in range(2):
        assert "Dana" in (await host.post("/v1/context", **ASKED))["text"]
    return host


async def elsewhere(host: Host, change: Callable[[Tx], Awaitable[Any]]) -> None:
    """A change that another process commits."""
    async with host.whole.services.database.tenant(host.org) as tx:
        await change(tx)


async def agent(tx: Tx) -> AgentRow:
    found = await agents.by_name(tx, "anna")
    assert found is not None
    return found


async def counted(host: Host) -> tuple[int, int]:
    """Blocks and accesses on record."""
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        blocks = await tx.value("SELECT count(*) FROM injections")
        return blocks, await tx.value("SELECT count(*) FROM touches")


class Looks:
    """Counts the look-ups of keys."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        admit = stored_keys.admit

        async def counting(tx: Tx, key_id: int, name: str) -> Admitted | None:
            self.times += 1
            return await admit(tx, key_id, name)

        monkeypatch.setattr(stored_keys, "admit", counting)


async def test_a_context_is_admitted_by_its_own_commit(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    await known(host)
    looks = Looks(monkeypatch)
    before, _ = await counted(host)
    for _ in range(3):
        await host.post("/v1/context", **ASKED)
    assert looks.times == 0
    assert (await counted(host))[0] == before + 3


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/v1/context", {"dryRun": True}),
        ("/v1/context", {"asOf": "2026-01-01T00:00:00Z"}),
        ("/v1/recall", {}),
        ("/v1/context/explain", {"memoryId": 1}),
    ],
)
async def test_what_commits_nothing_of_its_own_asks_for_the_key(
    host: Host, monkeypatch: pytest.MonkeyPatch, path: str, more: dict[str, Any]
) -> None:
    await known(host)
    looks = Looks(monkeypatch)
    asked = {"agent": "anna", "query": "mail queue"} if path == "/v1/recall" else ASKED
    await host.ask("POST", path, {**asked, **more})
    assert looks.times == 1


@pytest.mark.parametrize(
    ("said", "looked"),
    [("Is the mail queue owned by Dana?", 0), ("thanks, that works", 0), ("The mail queue is owned by Priya now", 1)],
)
async def test_a_turn_that_teaches_nothing_leaves_the_next_context_admitted(
    host: Host, monkeypatch: pytest.MonkeyPatch, said: str, looked: int
) -> None:
    await known(host)
    learned = await host.post("/v1/turns", agent="anna", userMessage=said)
    assert bool(learned["stored"]) == bool(looked)
    looks = Looks(monkeypatch)
    block = await host.post("/v1/context", **ASKED)
    assert looks.times == looked
    assert ("Priya" if looked else "Dana") in block["text"]


async def test_an_idempotency_key_asks_for_the_key(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    await known(host)
    looks = Looks(monkeypatch)
    first = await host.ask("POST", "/v1/context", ASKED, Idempotency_Key="once")
    again = await host.ask("POST", "/v1/context", ASKED, Idempotency_Key="once")
    assert (looks.times, first.content) == (2, again.content)


async def test_a_key_that_was_revoked_elsewhere_opens_nothing_and_leaves_nothing(host: Host) -> None:
    await known(host)
    before = await counted(host)
    await elsewhere(host, lambda tx: stored_keys.revoke(tx, number_of(host.key), datetime.now(UTC), "operator"))
    reply = await host.ask("POST", "/v1/context", ASKED)
    assert (reply.status_code, reply.json()["error"]) == (401, "Unauthorized")
    assert reply.json()["message"].startswith("revoked")
    assert await counted(host) == before


async def test_a_key_that_is_revoked_while_its_block_is_made_gets_no_block(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await known(host)
    before, record = await counted(host), context.record

    async def late(*given: Any) -> Any:
        await elsewhere(host, lambda tx: stored_keys.revoke(tx, number_of(host.key), datetime.now(UTC), "operator"))
        return await record(*given)

    monkeypatch.setattr(context, "record", late)
    reply = await host.ask("POST", "/v1/context", ASKED)
    assert (reply.status_code, "text" in reply.json()) == (401, False)
    assert await counted(host) == before


async def test_another_secret_is_another_key(host: Host) -> None:
    await known(host)
    forged = keys.mint("live", host.org, number_of(host.key)).text
    reply = await replace(host, key=forged).ask("POST", "/v1/context", ASKED)
    assert (reply.status_code, reply.json()["message"][:7]) == (401, "unknown")


async def test_a_key_expires_by_the_clock(host: Host) -> None:
    ending = await host.mint(expires_at=datetime.now(UTC) + timedelta(minutes=5))
    short = await known(replace(host, key=ending))
    host.whole.clock.ahead = timedelta(minutes=6)
    try:
        reply = await short.ask("POST", "/v1/context", ASKED)
    finally:
        host.whole.clock.ahead = timedelta()
    assert (reply.status_code, reply.json()["message"][:7]) == (401, "expired")


async def retire(tx: Tx) -> None:
    await agents.retire(tx, (await agent(tx)).agent_id, datetime.now(UTC))


async def rename(tx: Tx) -> None:
    assert await agents.rename(tx, (await agent(tx)).agent_id, "berta")


async def budget(tx: Tx) -> None:
    await agents.configure(
        tx, (await agent(tx)).agent_id, token_budget=77, namespace_default="default", user_linked=True
    )


async def settings(tx: Tx) -> None:
    await tx.run("UPDATE organisations SET settings = '{\"maxTokens\": 88}' WHERE org_id = $1", tx.org)


CHANGES: list[tuple[Callable[[Tx], Awaitable[Any]], int, dict[str, Any]]] = [
    (retire, 409, {"error": "Conflict"}),
    (rename, 200, {"text": "", "empty": True}),
    (budget, 200, {"maxTokens": 77}),
    (settings, 200, {"maxTokens": 88}),
]


@pytest.mark.parametrize(("change", "status", "told"), CHANGES, ids=lambda value: getattr(value, "__name__", ""))
async def test_what_was_changed_elsewhere_counts_in_the_next_context(
    host: Host, change: Callable[[Tx], Awaitable[Any]], status: int, told: dict[str, Any]
) -> None:
    await known(host)
    await elsewhere(host, change)
    reply = await host.ask("POST", "/v1/context", ASKED)
    assert reply.status_code == status
    assert told.items() <= reply.json().items()


async def test_a_bound_key_follows_its_agent_to_another_name(host: Host) -> None:
    bound = await known(replace(host, key=await host.mint(agent="anna")))
    await elsewhere(host, rename)
    assert (await bound.ask("POST", "/v1/context", ASKED)).status_code == 403
    assert "Dana" in (await bound.post("/v1/context", userMessage=ASKED["userMessage"]))["text"]


async def test_one_of_a_batch_whose_admission_fell_fails_alone(host: Host) -> None:
    await known(host)
    others = [replace(host, key=await host.mint()) for _ in range(4)]
    for each in others:
        await each.post("/v1/context", **ASKED)
    await elsewhere(host, lambda tx: stored_keys.revoke(tx, number_of(others[2].key), datetime.now(UTC), "operator"))
    replies = await asyncio.gather(*(each.ask("POST", "/v1/context", ASKED) for each in others))
    assert [reply.status_code for reply in replies] == [200, 200, 401, 200]
    ids = [reply.json()["injectionId"] for reply in replies if reply.status_code == 200]
    for each in ids:
        assert "Dana" in (await host.get(f"/v1/injections/{each}", agent="anna"))["text"]


def test_the_least_recently_used_admission_is_forgotten_first() -> None:
    held = Admissions(kept=2)
    key = KeyRow(key_id=1, name="", env="live", hash=b"", scopes=(), agent_id=None, agent=None, created_at=NOW)
    row = AgentRow(1, "anna", "default", *(True, 0, NOW, 0, None, NOW))
    places = [Place(1, number, "anna") for number in range(3)]
    for place in places[:2]:
        held.keep(place, Admitted(key=key, agent=row, standing=""))
    assert held.find(places[0]) is not None
    held.keep(places[2], Admitted(key=key, agent=row, standing=""))
    assert [held.find(place) is not None for place in places] == [True, False, True]
    held.keep(places[1], Admitted(key=key, agent=None, standing=""))
    assert held.find(places[1]) is None
