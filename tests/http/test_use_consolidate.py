"""Consolidation over HTTP on the real store: what becomes one, what it claims, what finds it, and that nothing is lost."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from app.scheduler import PASSES, Scheduler
from store import passes
from words.distinctive import lost

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

TOLD = (
    "We deployed the checkout with Helm to db-stg-01.internal:5432.",
    "The deploy of the checkout failed because PG_SSLMODE was missing.",
    "We set PG_SSLMODE=require in ops/deploy.md and it worked.",
)


async def happened(host: Host, *contents: str, session: str | None = "s1", **each: Any) -> list[Any]:
    """Episodes, in order."""
    items = [{"content": content, "kind": "episodic", "source": "log", "tier": "L3", **each} for content in contents]
    stored = (await host.post("/v1/memories", items=items, sessionId=session))["stored"]
    assert len(stored) == len(contents)
    return list(stored)


async def consolidate(host: Host, **body: Any) -> Any:
    return await host.post("/v1/consolidate", **body)


async def test_episodes_become_one_hypothesis_that_keeps_their_doubt(host: Host) -> None:
    first = await happened(
        host, TOLD[0], confidence=0.9, invalidationTag="temporal", invalidationCondition="retire when a"
    )
    rest = await happened(
        host,
        *TOLD[1:],
        confidence=0.6,
        invalidationTag="architectural, temporal",
        invalidationCondition="retire when b",
    )
    numbers = [row["id"] for row in (*first, *rest)]
    told = await consolidate(host)
    assert {name: told[name] for name in ("dryRun", "clusters", "sourcesConsolidated", "semanticCreated", "model")} == {
        "dryRun": False, "clusters": 1, "sourcesConsolidated": 3, "semanticCreated": 1, "model": "extractive",
    }  # fmt: skip
    (detail,) = told["details"]
    assert detail["sourceIds"] == numbers
    made = await host.memory(detail["semanticId"])
    assert (made["status"], made["tier"], made["kind"], made["source"]) == ("hypothesis", "L2", "semantic", None)
    assert made["confidence"] == detail["confidence"] == 0.6
    assert made["invalidationTag"] == detail["invalidationTag"] == "temporal, architectural"
    assert made["invalidationCondition"] == "retire when a; retire when b"
    assert made["hopCount"] == 1
    assert made["parentId"] == numbers[0]
    assert made["lastObservedAt"] is None
    assert made["unattributable"]
    assert "do not execute from it" in made["trust"]
    assert made["content"] == detail["content"]
    assert not lost(made["content"], *TOLD)


async def test_sources_are_superseded_linked_both_ways_and_told_as_events(host: Host) -> None:
    numbers = [row["id"] for row in await happened(host, *TOLD)]
    summary = (await consolidate(host))["details"][0]["semanticId"]
    for number in numbers:
        row = await host.memory(number)
        assert (row["status"], row["supersededBy"]) == ("retired", summary)
        assert row["retiredReason"] == f"superseded by #{summary}"
        line = await host.get(f"/v1/memories/{number}/lineage")
        assert [child["id"] for child in line["children"]] == [summary]
        assert (line["events"][-1]["kind"], line["events"][-1]["rule"]) == ("superseded", "consolidate")
    line = await host.get(f"/v1/memories/{summary}/lineage")
    assert [parent["id"] for parent in line["parents"]] == numbers
    assert [(e["kind"], e["rule"]) for e in line["events"]] == [("created", "consolidate")]
    assert await host.live() == [line["memory"]["content"]]


async def test_running_it_again_changes_nothing(host: Host) -> None:
    await happened(host, *TOLD)
    await consolidate(host)
    before = await host.all("/v1/memories", status="all")
    told = await consolidate(host)
    assert told == {
        "dryRun": False, "clusters": 0, "sourcesConsolidated": 0, "semanticCreated": 0, "model": None, "details": [],
    }  # fmt: skip
    assert await host.all("/v1/memories", status="all") == before


async def test_a_preview_writes_nothing(host: Host) -> None:
    numbers = [row["id"] for row in await happened(host, *TOLD, confidence=0.4)]
    before = await host.all("/v1/memories", status="all")
    told = await consolidate(host, dryRun=True)
    assert (told["dryRun"], told["clusters"], told["semanticCreated"], told["model"]) == (True, 1, 0, None)
    (detail,) = told["details"]
    assert (detail["sourceIds"], detail["confidence"], detail["semanticId"]) == (numbers, 0.4, None)
    assert await host.all("/v1/memories", status="all") == before


async def test_a_lone_episode_an_unknown_agent_and_semantic_rows_stay(host: Host) -> None:
    await happened(host, TOLD[0])
    await host.remember("The port is 5433.", "We use Helm.")
    assert (await consolidate(host))["clusters"] == 0
    assert (await consolidate(host.of(agent="nobody")))["clusters"] == 0
    assert len(await host.live()) == 3


async def test_clusters_are_of_one_namespace_and_at_most_twenty(host: Host) -> None:
    await happened(host.of(namespace="a"), *(f"Batch {n} of the export went to host-{n}.internal." for n in range(23)))
    await happened(host.of(namespace="b"), *TOLD[:2])
    await happened(host.of(namespace="c"), TOLD[2])
    told = await consolidate(host)
    assert [(d["namespace"], d["sources"]) for d in told["details"]] == [("a", 20), ("a", 3), ("b", 2)]
    assert len(await host.live()) == 4


async def test_one_namespace_and_a_number_of_clusters_can_be_asked_for(host: Host) -> None:
    await happened(host.of(namespace="a"), *(f"Batch {n} of the export failed on host-{n}." for n in range(45)))
    await happened(host.of(namespace="b"), *TOLD[:2])
    told = await consolidate(host.of(namespace="a"), maxClusters=2)
    assert [(d["namespace"], d["sources"]) for d in told["details"]] == [("a", 20), ("a", 20)]
    assert (await consolidate(host.of(namespace="a"), dryRun=True, maxClusters=1))["clusters"] == 1
    assert (await consolidate(host))["clusters"] == 2


@pytest.mark.parametrize("body", [{"maxClusters": 0}, {"maxClusters": "2"}, {"dryRun": "yes"}, {"dry_run": True}])
async def test_bad_input_is_refused(host: Host, body: dict[str, Any]) -> None:
    assert (await host.ask("POST", "/v1/consolidate", body)).status_code == 400


async def test_two_at_once_do_it_once(host: Host) -> None:
    await happened(host, *(f"Batch {n} of the export failed on host-{n}.internal." for n in range(45)))
    told = await asyncio.gather(*(consolidate(host) for _ in range(6)))
    sources = [number for each in told for detail in each["details"] for number in detail["sourceIds"]]
    assert len(sources) == len(set(sources)) == 45
    assert len(await host.live()) == sum(each["semanticCreated"] for each in told) == 3


async def test_a_retry_with_its_key_gets_the_first_answer(host: Host) -> None:
    await happened(host, *TOLD)
    first = await host.ask("POST", "/v1/consolidate", {}, Idempotency_Key="k1")
    again = await host.ask("POST", "/v1/consolidate", {}, Idempotency_Key="k1")
    assert first.json()["semanticCreated"] == 1
    assert again.json() == first.json()
    assert again.headers["idempotency-replayed"] == "true"


async def test_the_sources_identifiers_and_words_find_the_summary(host: Host) -> None:
    filler = " ".join(f"Word{n} came up again in the talk of that day." for n in range(75))
    await happened(host, "We moved to db-stg-07.internal:6432 at last. " + filler, filler.replace("Word", "Term"))
    (detail,) = (await consolidate(host))["details"]
    block = await host.block("Is db-stg-07.internal up?")
    assert [(e["id"], e["rule"]) for e in block["entries"]] == [(detail["semanticId"], "identifier")]
    hits = (await host.post("/v1/recall", query="Term42"))["results"]
    assert [hit["memory"]["id"] for hit in hits] == [detail["semanticId"]]


async def test_no_distinctive_token_is_lost_from_live_and_superseded_rows(host: Host) -> None:
    contents = [f"Batch {n} of the export wrote {n * 7} rows to s3://bucket-{n}/out-{n}.csv." for n in range(30)]
    await happened(host, *contents)
    await consolidate(host)
    kept = [row["content"] for row in await host.all("/v1/memories", status="all")]
    kept += [row["content"] for row in await host.all("/v1/memories")]
    assert not lost("\n".join(kept), *contents)


async def test_open_tensions_of_the_sources_are_closed_as_superseded(host: Host) -> None:
    numbers = [row["id"] for row in await happened(host, *TOLD)]
    tension = await host.post(
        "/v1/tensions", claimA={"memoryId": numbers[1]}, claimB="The deploy went well.", question="Did it fail?"
    )
    await consolidate(host)
    closed = await host.get(f"/v1/tensions/{tension['id']}")
    assert (closed["status"], closed["resolution"]) == ("resolved", "superseded")


async def test_a_contradiction_with_a_held_fact_outlives_the_episode(host: Host) -> None:
    await host.remember("The staging port is 5432.")
    await happened(host, "The staging port is 5433.", "We rebuilt the image twice.")
    (before,) = await host.all("/v1/tensions")
    summary = (await consolidate(host))["details"][0]["semanticId"]
    (after,) = await host.all("/v1/tensions")
    assert before["id"] != after["id"]
    assert summary in (after["claimA"]["memoryId"], after["claimB"]["memoryId"])


async def test_what_expires_is_not_made_permanent(host: Host) -> None:
    await happened(host, *TOLD[:2], ttlHours=2)
    await happened(host, *TOLD[:2], namespace="permanent")
    told = await consolidate(host)
    made = [await host.memory(detail["semanticId"]) for detail in told["details"]]
    assert [row["ephemeral"] for row in made] == [True, False]


async def test_a_summary_is_not_consolidated_again_and_may_be_observed(host: Host) -> None:
    await happened(host, *TOLD[:2])
    one = (await consolidate(host))["details"][0]["semanticId"]
    await happened(host, "The export ran late.", "The import ran early.")
    two = (await consolidate(host))["details"][0]
    assert one not in two["sourceIds"]
    assert (await host.post(f"/v1/memories/{one}/observe"))["status"] == "fact"
    assert not (await host.memory(one))["unattributable"]


async def test_a_stranger_sees_and_consolidates_nothing_of_it(host: Host, stranger: Host) -> None:
    await happened(host, *TOLD)
    assert (await consolidate(stranger))["clusters"] == 0
    assert (await consolidate(host))["clusters"] == 1


async def test_unasked_only_sessions_are_taken_that_nobody_touched_for_a_week(host: Host) -> None:
    clock = host.whole.clock
    await happened(host, *TOLD[:2], session="old")
    await happened(host, "The export ran late.", "The import ran early.", session="read")
    assert await host.maintain("consolidate") == 0
    clock.ahead = timedelta(days=6)
    read = await host.post("/v1/recall", query="export late", sessionId="x")
    assert len(read["results"]) == 1
    await happened(host, "The mail went out twice.", "The mail came back.", session="new")
    clock.ahead = timedelta(days=7, hours=1)
    assert await host.maintain("consolidate") == 2
    assert await host.maintain("consolidate") == 0
    retired = await host.all("/v1/memories", status="retired")
    assert {row["content"] for row in retired} == set(TOLD[:2])
    (made,) = await host.all("/v1/memories", kind="semantic")
    assert made["attestedBy"] == "service"
    clock.ahead = timedelta(days=15)
    assert await host.maintain("consolidate") == 4


async def test_a_session_that_went_on_is_not_quiet(host: Host) -> None:
    await happened(host, *TOLD[:2], session="s")
    host.whole.clock.ahead = timedelta(days=8)
    await host.turn("We use Bun for the builds.", sessionId="s")
    assert await host.maintain("consolidate") == 0
    await happened(host, *TOLD[:2], session=None, namespace="alone")
    host.whole.clock.ahead = timedelta(days=20)
    assert await host.maintain("consolidate") == 4


async def test_a_session_that_was_given_a_block_is_not_quiet(host: Host) -> None:
    await happened(host, *TOLD[:2], session="s")
    await happened(host, "The export ran late.", "The import ran early.", session="other")
    host.whole.clock.ahead = timedelta(days=6)
    await host.post("/v1/context", userMessage="Hello there", sessionId="s")
    host.whole.clock.ahead = timedelta(days=8)
    assert await host.maintain("consolidate") == 2
    assert await host.maintain("consolidate") == 0
    host.whole.clock.ahead = timedelta(days=14)
    assert await host.maintain("consolidate") == 2


async def test_while_one_process_runs_the_pass_another_does_not(host: Host) -> None:
    await happened(host, *TOLD[:2])
    host.whole.clock.ahead = timedelta(days=8)
    services = host.whole.services
    (row,) = (row for row in PASSES if row.name == "consolidate")
    async with services.database.tenant(host.org) as tx:
        assert await passes.claim(tx, row.name)
        assert await Scheduler(services)._part(row, host.org) == 0
    assert await Scheduler(services)._part(row, host.org) == 2


async def test_what_a_person_pinned_is_not_taken_unasked(host: Host) -> None:
    await happened(host, *TOLD, session="s")
    (pinned,) = [row["id"] for row in await host.all("/v1/memories") if row["content"] == TOLD[1]]
    await host.patch(f"/v1/memories/{pinned}", tier="L0")
    host.whole.clock.ahead = timedelta(days=8)
    assert await host.maintain("consolidate") == 2
    assert (await host.memory(pinned))["tier"] == "L0"
    assert (await host.memory(pinned))["status"] == "fact"
