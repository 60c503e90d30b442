"""Memories: what is written is what is read, and search and counts follow every change."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from memory.event import Event, state
from store import agents, events, ids, memories
from tests.store.shelves import START, at, found, index, row, teach

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from tests.store.conftest import Tenant

pytestmark = pytest.mark.anyio


async def change(tenant: Tenant, *changed: Memory, when: float = 10) -> None:
    """Save rows as a writer does, with their events."""
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        before = {m.id: m for m in await memories.many(tx, tenant.agent, [m.id for m in changed])}
        await memories.save(tx, tenant.agent, changed)
        told = [
            Event(
                subject="memory", subject_id=m.id, kind="changed", rule="test", actor="test", at=at(when),
                before=state(before[m.id]), after=state(m),
            )
            for m in changed
        ]  # fmt: skip
        await events.append(tx, tenant.agent, told)
        await agents.revise(tx, tenant.agent, at(when), "test")


async def read(tenant: Tenant, number: int) -> Memory:
    async with tenant.tx(reading=True) as tx:
        memory = await memories.get(tx, tenant.agent, number)
    assert memory is not None
    return memory


async def counted(tenant: Tenant) -> dict[str, int]:
    async with tenant.tx(reading=True) as tx:
        rows = await tx.fetch("SELECT token, df FROM token_counts WHERE org_id = $1 AND df <> 0", tenant.org)
    return {r[0]: r[1] for r in rows}


async def held(tenant: Tenant) -> dict[tuple[str, str], int]:
    """Rows by tier and status as they are kept, and as they are counted."""
    async with tenant.tx(reading=True) as tx:
        kept = await tx.fetch("SELECT tier, status, memories FROM held WHERE org_id = $1 AND memories <> 0", tenant.org)
        rows = await tx.fetch("SELECT tier, status, count(*) FROM memories WHERE org_id = $1 GROUP BY 1, 2", tenant.org)
    found = {(row[0], row[1]): row[2] for row in kept}
    assert found == {(row[0], row[1]): row[2] for row in rows}
    return found


async def recounted(tenant: Tenant) -> dict[str, int]:
    """Token counts from the rows themselves."""
    async with tenant.tx(reading=True) as tx:
        rows = await tx.fetch(
            """SELECT token, count(DISTINCT memory_id) FROM memories CROSS JOIN LATERAL unnest(tokens || parts) AS token
            WHERE org_id = $1 AND status <> 'retired' GROUP BY token""",
            tenant.org,
        )
    return {r[0]: r[1] for r in rows}


async def totals(tenant: Tenant) -> tuple[int, int, int, int]:
    async with tenant.tx(reading=True) as tx:
        agent = await agents.get(tx, tenant.agent)
        shelf = await memories.standing(tx, tenant.agent, None, 0)
    assert agent is not None
    return agent.memories, shelf.everything_tokens, shelf.unloaded, shelf.unloaded_tokens


async def test_a_row_comes_back_as_it_was_written(tenant: Tenant) -> None:
    first = (await teach(tenant, "Bare"))[0]
    async with tenant.tx() as tx:
        (number,) = await ids.reserve(tx, 1)
        whole = row(
            number, "日本語 «text» \U0001f600 with 'quotes' and \\ backslashes", namespace="projekt-ü", gist="日本語", tier="L3",
            kind="episodic", status="hypothesis", source=None, attested_by="agent:9", confidence=0.5, learned_at=at(5),
            last_observed_at=at(6), last_accessed_at=at(7), placed_at=at(7), access_count=3, hop_count=2, parent_id=first.id,
            domains=("database", "deploys"), invalidation_tags=("temporal", "paradigm"), invalidation_condition="when it moves",
            expires_at=at(60 * 24), ttl_asked=True, session_id="s-1", occurred_at=at(4), occurred_offset=-330, outcome="failure",
            previous_id=first.id, restatements=2, tokens=("日本", "本語"), parts=("a", "b"), index_cost=11, body_cost=22,
        )  # fmt: skip
        await memories.insert(tx, tenant.agent, [whole], index={number: index(whole)})
    assert await read(tenant, number) == whole
    assert await read(tenant, first.id) == first


async def test_ids_are_positive_ascending_and_never_repeat(tenant: Tenant, stranger: Tenant) -> None:
    async with tenant.tx() as mine, stranger.tx() as theirs:
        got = [*await ids.reserve(mine, 3), *await ids.reserve(theirs, 3), *await ids.reserve(mine, 500)]
    assert len(set(got)) == 506
    assert got == sorted(got)
    assert min(got) > 0


async def test_what_was_taught_is_found_at_once_by_word_part_and_identifier(tenant: Tenant) -> None:
    said = "The staging database is db-stg-01.internal"
    await teach(tenant, said, "We use pnpm for builds", keys=("db-stg-01.internal",))
    assert await found(tenant, "staging") == {said}
    assert await found(tenant, keys=("db-stg-01.internal",)) == {said, "We use pnpm for builds"}
    assert await found(tenant, "nothing", "of", "this") == set()
    assert await found(tenant) == set()


async def test_a_retired_row_is_not_found_any_more_and_no_count_remembers_it(tenant: Tenant) -> None:
    old, kept = await teach(tenant, "We use yarn here", "We use docker here", keys=("yarn-1",))
    await change(tenant, replace(old, status="retired", retired_reason="forgotten"))
    assert await found(tenant, "yarn", "use", keys=("yarn-1",)) == {kept.content}
    assert await counted(tenant) == await recounted(tenant) == {"we": 1, "use": 1, "docker": 1, "here": 1}
    assert await totals(tenant) == (1, kept.body_cost, 1, kept.index_cost)
    assert (await read(tenant, old.id)).status == "retired"


async def test_counts_follow_every_kind_of_change(tenant: Tenant) -> None:
    born = await teach(tenant, "one two three", "two three four", "three four five")
    await teach(tenant, "six", namespace="other", tier="L2")
    assert await totals(tenant) == (4, sum(m.body_cost for m in born) + 5, 3, sum(m.index_cost for m in born))
    moved, pinned, gone = born
    await change(tenant, replace(moved, tier="L3"), replace(pinned, tier="L0"), replace(gone, status="retired"))
    assert await totals(tenant) == (3, moved.body_cost + pinned.body_cost + 5, 0, 0)
    await change(tenant, replace(moved, tier="L1", index_cost=100, body_cost=200))
    assert await totals(tenant) == (3, 200 + pinned.body_cost + 5, 1, 100)
    assert await counted(tenant) == await recounted(tenant)
    assert await held(tenant)


async def test_saving_nothing_new_changes_nothing(tenant: Tenant) -> None:
    (only,) = await teach(tenant, "the same")
    before = await totals(tenant), await counted(tenant)
    await change(tenant, only)
    assert (await totals(tenant), await counted(tenant)) == before
    assert await read(tenant, only.id) == only


async def test_a_row_that_was_read_for_a_block_is_not_saved(tenant: Tenant) -> None:
    await teach(tenant, "lean row")
    async with tenant.tx() as tx:
        rows, _ = await memories.found(tx, tenant.agent, None, [], ["lean"])
        with pytest.raises(ValueError, match="can't be saved"):
            await memories.save(tx, tenant.agent, rows)


async def test_five_hundred_rows_are_one_batch(tenant: Tenant) -> None:
    contents = [f"statement number {n} about topic{n % 7}" for n in range(500)]
    born = await teach(tenant, *contents)
    assert (await totals(tenant))[0] == 500
    assert (await counted(tenant))["statement"] == 500
    assert await found(tenant, "499") == {contents[499]}
    async with tenant.tx(reading=True) as tx:
        assert await memories.many(tx, tenant.agent, [m.id for m in born]) == born


async def test_folding_candidates_are_the_live_rows_with_an_equal_form_in_the_namespace(tenant: Tenant) -> None:
    mine, other, gone = await teach(tenant, "Use PNPM", "pnpm use", "Use npm")
    await teach(tenant, "Use PNPM", namespace="elsewhere")
    await change(tenant, replace(gone, status="retired"))
    async with tenant.tx(reading=True) as tx:
        equal = await memories.by_hashes(tx, tenant.agent, ["default"], ["use pnpm"], [])
        alike = await memories.by_hashes(tx, tenant.agent, ["default"], [], ["pnpm use"])
        retired = await memories.by_hashes(tx, tenant.agent, None, ["use npm"], ["npm use"])
        anywhere = await memories.by_hashes(tx, tenant.agent, None, ["use pnpm"], [])
    assert equal == [mine]
    assert alike == [mine, other]
    assert retired == []
    assert len(anywhere) == 2


async def test_children_parents_and_the_chain_are_linked_both_ways(tenant: Tenant) -> None:
    (first,) = await teach(tenant, "port is 1")
    (second,) = await teach(tenant, "port is 2")
    (third,) = await teach(tenant, "port is 3")
    (child,) = await teach(tenant, "derived", parent_id=third.id, hop_count=1)
    (grandchild,) = await teach(tenant, "derived again", parent_id=child.id, hop_count=2)
    await change(tenant, replace(first, status="retired", superseded_by=second.id))
    await change(tenant, replace(second, status="retired", superseded_by=third.id))
    async with tenant.tx(reading=True) as tx:
        line = await memories.lineage(tx, tenant.agent, second.id)
        below = await memories.lineage(tx, tenant.agent, grandchild.id)
        assert [m.id for m in line.chain] == [first.id, second.id, third.id]
        assert [m.id for m in below.parents] == [child.id, third.id]
        assert [m.id for m in await memories.children(tx, tenant.agent, third.id)] == [child.id]
        head = await memories.head(tx, tenant.agent, first.id)
        assert head is not None
        assert head.id == third.id
        assert await memories.head(tx, tenant.agent, third.id) is None
    await change(tenant, replace(third, status="retired", retired_reason="forgotten"))
    async with tenant.tx(reading=True) as tx:
        assert await memories.head(tx, tenant.agent, first.id) is None


async def test_an_expired_row_is_nowhere_and_the_prune_deletes_it(tenant: Tenant) -> None:
    async with tenant.tx() as tx:
        now = await tx.now()
    (gone,) = await teach(tenant, "ephemeral note", expires_at=now - timedelta(minutes=1), keys=("note-17",))
    (kept,) = await teach(tenant, "ephemeral too", expires_at=now + timedelta(hours=1))
    assert await found(tenant, "ephemeral", keys=("note-17",)) == {kept.content}
    assert await totals(tenant) == (2, kept.body_cost, 1, kept.index_cost)
    async with tenant.tx() as tx:
        assert await memories.expiring_agents(tx, now) == [tenant.agent]
        await agents.lock(tx, tenant.agent)
        past = await memories.expired(tx, tenant.agent, now)
        assert [m.content for m in past] == [gone.content]
        await memories.prune(tx, tenant.agent, past)
        assert await memories.expired(tx, tenant.agent, now) == []
        assert await memories.get(tx, tenant.agent, gone.id) is None
    assert await totals(tenant) == (1, kept.body_cost, 1, kept.index_cost)
    assert await counted(tenant) == await recounted(tenant)
    assert await held(tenant)


async def test_the_past_is_rebuilt_from_events(tenant: Tenant) -> None:
    first, later = await teach(tenant, "early"), None
    await change(tenant, replace(first[0], tier="L2", confidence=0.5), when=10)
    later = await teach(tenant, "late", learned_at=at(15), placed_at=at(15))
    await change(tenant, replace(first[0], tier="L3", status="retired", retired_reason="why"), when=20)
    async with tenant.tx(reading=True) as tx:

        async def then(minutes: float) -> Sequence[tuple[str, str, str]]:
            rows = await memories.as_of(tx, tenant.agent, at(minutes), [first[0].id, later[0].id])
            return [(row.memory.content, row.memory.tier, row.memory.status) for row in rows]

        assert await then(-1) == []
        assert await then(12) == [("early", "L2", "fact")]
        assert await then(16) == [("early", "L2", "fact"), ("late", "L1", "fact")]
        assert await then(25) == [("early", "L3", "retired"), ("late", "L1", "fact")]
        assert await memories.as_of(tx, tenant.agent, at(25), []) == []
    assert later[0].learned_at == at(15)
    assert first[0].learned_at == START
