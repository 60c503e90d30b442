"""Every operation of the shipped Python client against the real service, blocking and awaited."""

from __future__ import annotations

import inspect
from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

import pytest
from foreword import AsyncForeword, Foreword, InvalidRequest, NotFound, TierFull, models, operations

from app.operations import CONTEXT
from app.scopes import SCOPES

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio


def test_every_operation_that_a_key_opens_is_a_method_and_no_other() -> None:
    named = {operation.name for operation in CONTEXT if operation.scope in SCOPES}
    for kind in (operations.Operations, operations.AsyncOperations):
        public = {name for name in vars(kind) if not name.startswith(("_", "iter_"))}
        assert {snake(name) for name in named} == public


def snake(name: str) -> str:
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name)


def test_both_clients_take_the_same() -> None:
    for name, method in vars(operations.Operations).items():
        if not name.startswith("_"):
            assert (
                inspect.signature(method).parameters
                == inspect.signature(getattr(operations.AsyncOperations, name)).parameters
            )


def test_a_new_store_has_nothing_to_say_and_every_empty_answer_parses(memory: Foreword) -> None:
    context = memory.context("hello")
    assert context.empty
    assert not context.unavailable
    assert memory.list_memories().memories == ()
    assert memory.list_turns().turns == ()
    assert memory.list_tensions().tensions == ()
    assert [row.id for row in memory.list_injections().injections] == [context.injection_id]
    assert memory.list_outcomes("database").outcomes == ()
    assert memory.read_self_model() == models.SelfModel(domains=(), weak_domains=())
    assert memory.recall("anything").empty
    assert memory.read_stats().open_tensions == 0
    assert memory.consolidate(dry_run=True).details == ()
    assert memory.health()["status"]
    assert memory.ready()["database"] == "ok"


def test_memories_all_their_life(memory: Foreword) -> None:
    learned = memory.learn_turn("We deploy with Helm from the release branch.", session_id="s-1")
    (row,) = learned.stored
    assert learned.counts.stored == 1
    assert row.learned_at.tzinfo is not None
    item = models.Item(content="The API listens on port 5432.", source="ops/ports.md", domains=["network"], tier="L2")
    (other,) = memory.remember([item]).stored
    assert (other.tier, other.domains, other.source) == ("L2", ("network",), "ops/ports.md")
    assert memory.get_memory(row.id).content == row.content
    assert memory.patch_memory(row.id, tier="L0", invalidation_tag="temporal").tier == "L0"
    assert memory.patch_memory(row.id, invalidation_tag="").invalidation_tag is None
    assert memory.observe_memory(row.id).status == "fact"
    new = memory.supersede_memory(row.id, "We deploy with Kustomize from the release branch.", source="user")
    assert new.superseded.superseded_by == new.new.id
    lineage = memory.memory_lineage(new.new.id)
    assert [old.id for old in lineage.superseded] == [row.id, new.new.id]
    assert lineage.events
    assert memory.forget_memory(new.new.id, "no longer so").retired_reason == "no longer so"
    assert memory.delete_memory(other.id).status == "retired"
    assert memory.list_memories().memories == ()
    assert {held.id for held in memory.iter_memories(status="all", limit=1)} == {row.id, other.id, new.new.id}
    explained = memory.explain_context("deploy", row.id)
    assert not explained.included
    assert explained.verdicts


def test_recall_and_the_record_of_a_block(memory: Foreword) -> None:
    memory.remember([{"content": "db-stg-01.internal is rebuilt every night", "source": "ops/deploy.md"}])
    found = memory.recall("what is rebuilt every night?", mode="lexical", kinds=["semantic"])
    assert not found.empty
    assert found.results[0].similarity is None
    first = memory.context("Is db-stg-01.internal up?", session_id="s-1")
    second = memory.context("", session_id="s-1")
    assert [entry.rule for entry in first.entries] == ["index"]
    given = memory.get_injection(first.injection_id or 0)
    assert given.text == first.text
    assert memory.diff_injections(given.id, second.injection_id or 0).kept == 1
    assert [row.id for row in memory.iter_injections(session_id="s-1")] == [second.injection_id, first.injection_id]


def test_tensions_and_the_self_model(memory: Foreword) -> None:
    tension = memory.open_tension("We deploy on Fridays", "We never deploy on Fridays", "Which is it?", impact="low")
    assert memory.get_tension(tension.id).claim_b.text == "We never deploy on Fridays"
    assert memory.context("hello").block.tensions == 1  # type: ignore[union-attr] # there is one
    assert memory.resolve_tension(tension.id, "b", "The freeze was agreed.", pattern="Newer wins.").winner == "b"
    assert memory.reopen_tension(tension.id).status == "open"
    assert [row.id for row in memory.iter_tensions()] == [tension.id]
    (held,) = memory.remember([{"content": "Always deploy before noon.", "source": "user"}]).stored
    claim = models.HeldClaim(memory_id=held.id)
    assert memory.open_tension(claim, "We deploy at night", "When?").claim_a.memory_id == held.id
    said = memory.record_outcome("data/base 100 %", score=0.25, failure_pattern="forgot the index", note="…")
    assert said.guardrail
    assert said.model.weak_domains == ("data/base 100 %",)
    (outcome,) = memory.iter_outcomes("data/base 100 %")
    assert (outcome.score, outcome.injection_id) == (0.25, None)


def test_times_go_in_with_any_offset_and_come_out_as_moments(memory: Foreword) -> None:
    memory.learn_turn("Our staging host is db-stg-01.internal.", observed_at=datetime(2026, 11, 1, 9, tzinfo=UTC))
    offset = timezone(timedelta(hours=5, minutes=30))
    later = datetime.now(offset) + timedelta(hours=1)
    assert memory.list_turns(before=later, after="2020-01-01T00:00:00+02:00").turns
    assert memory.list_turns(after=later).turns == ()
    assert all(row.at.utcoffset() == timedelta() for row in memory.iter_turns())


def test_whatever_is_refused_is_its_own_error(memory: Foreword, host: Host) -> None:
    with pytest.raises(NotFound) as absent:
        memory.get_memory(2**40)
    assert (absent.value.resource, absent.value.id) == ("memory", 2**40)
    assert absent.value.request_id
    with pytest.raises(InvalidRequest) as wrong:
        memory.remember([{"content": ""}, {"content": "fine", "colour": "red"}])
    assert {issue.path for issue in wrong.value.issues} == {"items[0].content", "items[1].colour"}
    with pytest.raises(InvalidRequest):
        memory.context("hello", agent="x" * 201, on_unavailable="raise")
    with pytest.raises(TierFull) as full:
        memory.remember([{"content": f"Rule {n}: " + "word " * 300, "source": "s", "tier": "L0"} for n in range(3)])
    assert full.value.limit == 512
    assert host.key not in repr(memory._engine.configuration)


def test_a_client_of_an_agent_speaks_of_it_and_shares_the_connections(memory: Foreword) -> None:
    ada = memory.of(agent="ada", namespace="tea")
    ada.learn_turn("I prefer green tea.")
    assert [row.namespace for row in ada.iter_memories()] == ["tea"]
    assert memory.list_memories().memories == ()
    assert "green tea" in memory.of(agent="ada").context("tea?").text
    assert ada.list_memories(agent="default", namespace="default").memories == ()
    assert ada.counts == memory.counts


async def test_the_awaited_client_does_the_same(waiting: AsyncForeword) -> None:
    await waiting.remember(
        [{"content": f"Server number {n} is called srv-{n}.internal", "source": "s"} for n in range(5)]
    )
    rows = [row.id async for row in waiting.iter_memories(limit=2)]
    assert len(set(rows)) == 5
    async with waiting.turn("We use drizzle-kit for migrations.", session_id="s-2") as turn:
        assert "srv-3.internal" in turn.prepend("Be brief.")
        turn.answer("Noted.")
        turn.outcome("talk", success=True)
    assert turn.learned is not None
    assert turn.learned.counts.stored == 1
    (recorded,) = turn.recorded
    assert recorded.samples == 1
    assert waiting.counts.learned == 1
    (outcome,) = [row async for row in waiting.iter_outcomes("talk")]
    assert outcome.injection_id == turn.context.injection_id


async def test_one_awaited_client_serves_one_event_loop_after_another(url: str, host: Host) -> None:
    import asyncio  # noqa: PLC0415 - only here
    import threading  # noqa: PLC0415 - only here

    client = AsyncForeword(url, host.key, deadline=60)
    seen: list[Any] = []

    async def ask() -> None:
        seen.append((await client.context("hello")).unavailable)
        await client.close()

    for _ in range(2):
        thread = threading.Thread(target=lambda: asyncio.run(ask()))
        thread.start()
        thread.join()
    assert seen == [False, False]
