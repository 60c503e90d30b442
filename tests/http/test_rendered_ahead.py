"""A standing part that maintenance rendered ahead says what one says that is rendered now, and never one of another time."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app.use import prepare
from app.use import standing as standing_parts
from store import agents, standings
from store import memories as stored
from store.moving import move
from tests.http.service import opened

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    from store.agents import AgentRow
    from store.database import Tx
    from store.memories import Room, Shelf
    from tests.http.service import Host, Whole

pytestmark = pytest.mark.anyio

MESSAGES = [
    "Who owns the mail queue?",
    "What runs on queue-3.internal?",
    "No, that's wrong: the mail queue isn't owned by Dana.",
    "",
]


class Taken:
    """Counts how often what was rendered ahead was taken, and how often rows were read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = self.rows = 0
        read = stored.standing

        async def counting(tx: Tx, agent_id: int, namespaces: Any, room: Room | int) -> Shelf:
            shelf = await read(tx, agent_id, namespaces, room)
            self.ahead += shelf.ahead is not None
            self.rows += shelf.ahead is None
            return shelf

        monkeypatch.setattr(stored, "standing", counting)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Taken:
    return Taken(monkeypatch)


async def full(host: Host) -> Host:
    """An agent with everything that a standing part can hold, more of the index than there is room for."""
    anna = host.of(agent="anna")
    await anna.hold("The mail queue is owned by Dana")
    pinned = await anna.hold("Never restart queue-1.internal by hand", domains=["queues"])
    await anna.patch(f"/v1/memories/{pinned}", tier="L0")
    for number in range(90):
        await anna.hold(
            f"Queue {number} of hall {number % 7} runs on queue-{number}.internal with {number + 3} workers"
        )
    await anna.post(
        "/v1/tensions",
        claimA="The backup of the mail queue runs at 02:00 in hall one",
        claimB="The backup of the mail queue runs at 04:00 in hall one",
        question="When does the backup of the mail queue run?",
    )
    for _ in range(6):
        await anna.post(
            "/v1/self-model/outcome", domain="queues", success=False, failurePattern="restarted the wrong queue"
        )
    return anna


def forget(whole: Whole) -> None:
    """The process knows of no agent, as one that was just started."""
    whole.services.shelves._kept.clear()
    whole.services.journal._kept.clear()
    whole.room._admissions._held.clear()


def said(block: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in block.items() if name != "injectionId"}


async def row(host: Host, columns: str = "*") -> Any:
    """What is kept ahead of the agent of the host."""
    async with host.whole.services.database.tenant(host.org, reading=True) as tx:
        return await tx.row(
            f"SELECT {columns} FROM standings AS s JOIN agents AS a USING (org_id, agent_id) WHERE a.name = $1",
            host.said["agent"],
        )


async def change(host: Host, done: Callable[[Tx, AgentRow], Awaitable[Any]]) -> None:
    """What another process does to the agent."""
    async with host.whole.services.database.tenant(host.org) as tx:
        agent = await agents.by_name(tx, host.said["agent"])
        assert agent is not None
        await agents.lock(tx, agent.agent_id)
        await done(tx, agent)


@pytest.mark.parametrize("asked", [{}, {"namespace": "halls"}, {"maxTokens": 300}, {"maxTokens": 0}])
async def test_what_is_said_is_the_same_byte_for_byte(host: Host, taken: Taken, asked: dict[str, Any]) -> None:
    anna = await full(host)
    before = [await anna.post("/v1/context", userMessage=message, **asked) for message in MESSAGES]
    assert await anna.maintain("prepare") == 1
    forget(host.whole)
    taken.ahead = taken.rows = 0
    for message, block in zip(MESSAGES, before, strict=True):
        again = await anna.post("/v1/context", userMessage=message, **asked)
        assert said(again) == said(block)
        logged = await anna.get(f"/v1/injections/{again['injectionId']}")
        assert (logged["text"], logged["entries"]) == (again["text"], again["entries"])
    assert taken.ahead == 1
    assert taken.rows == 1, "the rows are read where a correction needs them, and only there"


async def test_the_log_takes_it_from_where_it_is_kept(host: Host, taken: Taken) -> None:
    anna = await full(host)
    taken.rows = 0
    assert await anna.maintain("prepare") == 1
    block = await anna.post("/v1/context", userMessage=MESSAGES[0])
    assert (taken.ahead, taken.rows) == (1, 1), "rows were read by the pass alone"
    logged = await anna.get(f"/v1/injections/{block['injectionId']}")
    assert (logged["text"], logged["entries"], logged["leftOut"]) == (block["text"], block["entries"], block["leftOut"])
    assert block["entries"]
    assert block["leftOut"]


async def test_one_that_goes_away_before_it_is_logged_is_sent(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await full(host)
    assert await anna.maintain("prepare") == 1
    read = stored.standing

    async def and_gone(tx: Tx, agent_id: int, namespaces: Any, room: Room | int) -> Shelf:
        shelf = await read(tx, agent_id, namespaces, room)
        async with host.whole.services.database.tenant(host.org) as other:
            await other.run("UPDATE standings SET key = NULL WHERE agent_id = $1", agent_id)
        return shelf

    monkeypatch.setattr(stored, "standing", and_gone)
    block = await anna.post("/v1/context", userMessage=MESSAGES[0])
    logged = await anna.get(f"/v1/injections/{block['injectionId']}")
    assert (logged["text"], logged["entries"]) == (block["text"], block["entries"])


async def test_whatever_is_taught_is_read_at_once_and_nothing_of_before_is_kept(
    host: Host, taken: Taken, database_url: str
) -> None:
    anna = await full(host)
    assert await anna.maintain("prepare") == 1
    await anna.hold("Hall nine is locked by the Kestrel gate")
    assert (await row(anna, "s.revision, key, text, entries, left_out, said"))[:6] == (None,) * 6
    async with opened(database_url) as other:
        block = await replace(anna, whole=other).post("/v1/context", userMessage="")
    assert "Kestrel" in block["text"]
    assert taken.ahead == 0
    assert await anna.maintain("prepare") == 1
    forget(host.whole)
    assert said(await anna.post("/v1/context", userMessage="")) == said(block)
    assert taken.ahead == 1


async def test_another_process_that_knew_it_is_told_what_was_taught(host: Host, database_url: str) -> None:
    anna = await full(host)
    assert await anna.maintain("prepare") == 1
    async with opened(database_url) as other:
        elsewhere = replace(anna, whole=other)
        for _ in range(2):
            assert "Kestrel" not in (await elsewhere.post("/v1/context", userMessage=""))["text"]
        await anna.hold("Hall nine is locked by the Kestrel gate")
        assert "Kestrel" in (await elsewhere.post("/v1/context", userMessage=""))["text"]


async def test_one_whose_time_is_over_isnt_taken_and_is_rendered_anew(host: Host, taken: Taken) -> None:
    anna = host.of(agent="anna")
    await anna.hold("The guest wifi of hall five is called heron")
    await anna.hold("The guest wifi of hall six is called Kestrel", ttlHours=2)
    assert await anna.maintain("prepare") == 1
    until = (await row(anna, "until"))[0]
    assert timedelta(hours=1.9) < until - host.whole.clock() < timedelta(hours=2)
    assert "Kestrel" in (await anna.block(""))["text"]
    assert taken.ahead == 1
    host.whole.clock.ahead = timedelta(hours=3)
    forget(host.whole)
    assert "Kestrel" not in (await anna.block(""))["text"]
    assert taken.ahead == 1
    assert await anna.maintain("prepare") == 1
    assert "Kestrel" not in (await row(anna, "entries"))[0]


async def test_a_row_that_is_observed_no_more_is_told_so_in_time(host: Host, taken: Taken) -> None:
    anna = host.of(agent="anna")
    await anna.hold("The guest wifi of hall five is called heron")
    assert await anna.maintain("prepare") == 1
    host.whole.clock.ahead = timedelta(days=181)
    (entry,) = (await anna.block(""))["entries"]
    assert "long ago" in entry["trust"]
    assert taken.ahead == 0
    assert await anna.maintain("prepare") == 1
    forget(host.whole)
    assert (await anna.block(""))["entries"] == [entry]
    assert taken.ahead == 1


async def test_it_is_of_the_shape_that_was_asked_for_last_and_no_other(host: Host, taken: Taken) -> None:
    anna = await full(host)
    await anna.of(namespace="halls").post("/v1/context", userMessage="", maxTokens=700)
    forget(host.whole)
    assert await anna.maintain("prepare") == 1
    taken.rows = 0
    for asked, ahead in (({}, 0), ({"maxTokens": 700}, 0), ({"namespace": "halls"}, 0)):
        await anna.block("", **asked)
        assert taken.ahead == ahead
    await anna.block("", namespace="halls", maxTokens=700)
    assert (taken.ahead, taken.rows) == (1, 3)


async def test_another_budget_of_the_agent_or_the_organisation_is_another_shape(host: Host, taken: Taken) -> None:
    anna = await full(host)
    assert await anna.maintain("prepare") == 1
    async with host.whole.services.database.tenant(host.org) as tx:
        await tx.run("""UPDATE organisations SET settings = '{"maxTokens": 500}' WHERE org_id = $1""", host.org)
    assert (await anna.block(""))["maxTokens"] == 500
    assert taken.ahead == 0

    async def configured(tx: Tx, agent: AgentRow) -> None:
        await agents.configure(
            tx, agent.agent_id, token_budget=600, namespace_default=agent.namespace_default, user_linked=True
        )

    await change(anna, configured)
    assert (await anna.block(""))["maxTokens"] == 600
    assert taken.ahead == 0


async def test_what_another_release_rendered_is_never_taken_and_due(
    host: Host, taken: Taken, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await full(host)
    assert await anna.maintain("prepare") == 1
    for room in (prepare, standing_parts):
        monkeypatch.setattr(room, "rendering", lambda: "another release")
    await anna.block("")
    assert taken.ahead == 0
    assert await anna.maintain("prepare") == 1
    forget(host.whole)
    await anna.block("")
    assert taken.ahead == 1
    assert await anna.maintain("prepare") == 0


async def test_a_retired_agent_and_an_empty_one_have_none_and_are_left_alone(host: Host) -> None:
    anna, ben = host.of(agent="anna"), host.of(agent="ben")
    await anna.hold("The guest wifi of hall five is called heron")
    await ben.hold("The guest wifi of hall six is called Kestrel")

    async def retired(tx: Tx, agent: AgentRow) -> None:
        await agents.retire(tx, agent.agent_id, host.whole.clock())

    await change(ben, retired)
    await host.of(agent="cleo").post("/v1/context", userMessage="")
    assert await host.maintain("prepare") == 2
    assert await host.maintain("prepare") == 0
    assert (await row(anna, "key"))[0] is not None
    assert (await row(ben, "key"))[0] is None
    assert await row(host.of(agent="cleo")) is None


async def test_one_that_fails_waits_and_holds_up_no_other(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("anna", "ben"):
        await host.of(agent=name).hold("The guest wifi of hall five is called heron")
    write = standings.write

    async def failing(tx: Tx, agent_id: int, *rest: Any) -> None:
        if agent_id == bad:
            raise ValueError("no")
        await write(tx, agent_id, *rest)

    bad = (await row(host.of(agent="anna"), "s.agent_id"))[0]
    monkeypatch.setattr(standings, "write", failing)
    assert await host.maintain("prepare") == 2
    assert (await row(host.of(agent="ben"), "key"))[0] is not None
    assert (await row(host.of(agent="anna"), "key"))[0] is None
    monkeypatch.undo()
    assert await host.maintain("prepare") == 0
    host.whole.clock.ahead = timedelta(minutes=11)
    assert await host.maintain("prepare") == 1


async def test_an_agent_that_moves_takes_its_own_along(host: Host, stranger: Host, taken: Taken) -> None:
    anna = await full(host)
    assert await anna.maintain("prepare") == 1
    before = await anna.block("")
    forget(host.whole)

    async def moved(tx: Tx, agent: AgentRow) -> None:
        await move(tx, agent, stranger.org, "anna")

    await change(anna, moved)
    there = stranger.of(agent="anna")
    assert said(await there.block("")) == said(before)
    assert taken.ahead == 2
    await there.hold("Hall nine is locked by the Kestrel gate")
    assert "Kestrel" in (await there.block(""))["text"]


async def test_a_writer_that_is_at_it_is_waited_for(host: Host) -> None:
    """What is rendered under the agent's lock is of the revision that stays until the lock is given back."""
    anna = host.of(agent="anna")
    await anna.hold("The guest wifi of hall five is called heron")
    seen: list[datetime] = []

    async def revised(tx: Tx, agent: AgentRow) -> None:
        await agents.revise(tx, agent.agent_id, host.whole.clock(), "test")
        assert (await tx.row("SELECT revision FROM standings WHERE agent_id = $1", agent.agent_id))[0] is None
        seen.append(host.whole.clock())

    await anna.maintain("prepare")
    await change(anna, revised)
    assert seen
    assert await anna.maintain("prepare") == 1
    held = await row(anna, "s.revision, a.revision")
    assert held[0] == held[1]
