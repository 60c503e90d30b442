"""The seven verbs of the provenance store, each sentence of its contract and of design §4 over HTTP."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.contract.test_document import CONTRACT

if TYPE_CHECKING:
    from tests.contract.store import Agent

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
SAVED = {
    "id", "content", "namespace", "kind", "status", "source", "confidence", "learned_at", "last_observed_at", "hop_count",
    "parent_id", "invalidation_tag", "invalidation_condition", "expires_at", "ephemeral", "expiry",
}  # fmt: skip
ROW = SAVED | {"similarity", "superseded_by", "retired_reason", "embedding_model", "unattributable", "trust"}
DAY = timedelta(hours=24)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text)


async def ids(agent: Agent, **asked: Any) -> list[int]:
    return [row["id"] for row in await agent.list(**asked)]


async def test_sourced_is_a_fact_observed_now(linked: Agent) -> None:
    body = CONTRACT["paths"]["/api/v1/memories"]["post"]["requestBody"]["content"]["application/json"]["examples"]
    saved = await linked.remember(**body["sourcedFact"]["value"])
    assert set(saved) == SAVED
    assert (saved["status"], saved["kind"], saved["hop_count"], saved["confidence"]) == ("fact", "semantic", 0, 0.9)
    assert saved["last_observed_at"] == saved["learned_at"]
    assert at(saved["learned_at"]).utcoffset() == timedelta()
    assert (saved["expires_at"], saved["ephemeral"], saved["expiry"]) == (None, False, "permanent")
    assert (saved["namespace"], saved["source"]) == ("proj/checkout", "ops/deploy.md")
    assert (saved["invalidation_tag"], saved["parent_id"]) == ("architectural", None)


async def test_unsourced_is_a_hypothesis_never_observed(linked: Agent) -> None:
    saved = await linked.remember("Cold starts may be OPcache misses.")
    assert (saved["status"], saved["confidence"], saved["last_observed_at"]) == ("hypothesis", 0.5, None)
    (row,) = await linked.list()
    assert "do not execute from it" in row["trust"]
    assert set(row) == ROW
    assert (row["embedding_model"], row["similarity"], row["unattributable"]) == ("none", None, False)


async def test_a_blank_source_is_none_and_null_is_absent(linked: Agent) -> None:
    blank = await linked.remember("The cache holds 64 entries.", source="  ", namespace="", invalidation_tag="")
    assert (blank["status"], blank["source"], blank["namespace"]) == ("hypothesis", None, "default")
    nothing = dict.fromkeys(CONTRACT["components"]["schemas"]["MemoryInput"]["properties"])
    null = await linked.remember(**{**nothing, "content": "The cache lives for 5 minutes."})
    assert (null["status"], null["kind"], null["expires_at"]) == ("hypothesis", "semantic", None)


async def test_tags_are_an_ordered_set(linked: Agent) -> None:
    saved = await linked.remember("We pin Node 22.", invalidation_tag="temporal,architectural , temporal")
    assert saved["invalidation_tag"] == "temporal, architectural"


async def test_the_namespace_of_an_agent_is_its_own_default(store: Agent) -> None:
    agent = await store.sibling(namespace_default="my-project")
    assert (await agent.remember("The build takes nine minutes."))["namespace"] == "my-project"
    assert len(await agent.list(namespace="my-project")) == 1
    assert await agent.list(namespace="default") == []


async def test_remember_never_folds(linked: Agent) -> None:
    first, second = [await linked.remember("Backups run at 03:00.", source="ops") for _ in range(2)]
    assert first["id"] != second["id"]
    assert len(await linked.list()) == 2


async def test_a_question_is_remembered_and_the_detector_runs(linked: Agent) -> None:
    await linked.remember("Why does the build fail on Mondays?")
    await linked.remember("The API listens on port 5432.", source="a.md")
    await linked.remember("The API listens on port 5433.", source="b.md")
    reply = await linked.ask("GET", "/v1/tensions")
    (tension,) = reply.json()["tensions"]
    assert {tension["claimA"]["text"], tension["claimB"]["text"]} == {
        "The API listens on port 5432.",
        "The API listens on port 5433.",
    }


@pytest.mark.parametrize(
    ("held", "new"),
    [
        ("i live in lisbon", "i live in porto"),
        ("The release is on Thursday.", "The release slipped to Friday."),
        ("Я живу в Омске", "Я живу в Перми"),
    ],
)
async def test_everyday_clashes_are_found_by_remember_and_supersede(linked: Agent, held: str, new: str) -> None:
    await linked.remember(held, source="a.md")
    await linked.remember(new, source="b.md")
    other = await linked.remember("Lunch is at noon.", source="c.md")
    await linked.do(f"memories/{other['id']}/supersede", content=f"{new}!", source="d.md")
    reply = await linked.ask("GET", "/v1/tensions")
    assert len(reply.json()["tensions"]) == 2


async def test_derived_without_a_source_is_one_hop_further_and_unattributable(linked: Agent) -> None:
    root = await linked.remember("The pooler is PgBouncer 1.23.", source="ops/db.md")
    leaf = await linked.remember("The pooler speaks TLS.", parent_id=root["id"])
    seen = await linked.remember("The pooler runs on db-2.", parent_id=leaf["id"], source="ssh db-2")
    assert (leaf["hop_count"], leaf["parent_id"], leaf["last_observed_at"]) == (1, root["id"], None)
    assert (seen["hop_count"], seen["status"]) == (2, "fact")
    rows = {row["id"]: row for row in await linked.list()}
    assert [rows[each["id"]]["unattributable"] for each in (root, leaf, seen)] == [False, True, False]
    assert f"#{root['id']}" in rows[leaf["id"]]["trust"]


async def test_a_list_is_newest_first_of_live_rows_fifty_at_a_time(linked: Agent) -> None:
    saved = [(await linked.remember(f"Host number {n} is web-{n}.internal."))["id"] for n in range(53)]
    assert await ids(linked) == saved[:2:-1]
    assert await ids(linked, limit=200) == saved[::-1]
    assert await ids(linked, limit=1) == saved[-1:]


async def test_a_list_restricts_to_a_status_and_a_namespace(linked: Agent) -> None:
    fact = await linked.remember("Staging is in Frankfurt.", source="wiki", namespace="a")
    guess = await linked.remember("Production may be in Dublin.", namespace="b")
    gone = await linked.remember("Canary was in Milan.", source="wiki", namespace="a")
    await linked.do(f"memories/{gone['id']}/forget", reason="it was closed")
    assert await ids(linked) == [guess["id"], fact["id"]]
    assert await ids(linked, status="fact") == [fact["id"]]
    assert await ids(linked, status="hypothesis") == [guess["id"]]
    assert await ids(linked, status="retired") == [gone["id"]]
    assert await ids(linked, namespace="a") == [fact["id"]]
    assert await ids(linked, namespace="a", status="hypothesis") == []


async def test_recall_ranks_facts_before_hypotheses_and_hides_what_is_retired(linked: Agent) -> None:
    guess = await linked.remember("On deploy php-fpm restarts twice, after composer install and after the migrations.")
    fact = await linked.remember("The deploy script restarts php8.4-fpm after composer install.", source="runbook")
    old = await linked.remember("On deploy php-fpm is reloaded.", source="runbook")
    await linked.do(f"memories/{old['id']}/forget", reason="the script changed")
    query = "what happens to php-fpm on deploy?"
    reply = await linked.do("memories/recall", query=query)
    assert set(reply) <= {"query", "results", "degraded"}
    assert reply["query"] == query
    assert [row["id"] for row in reply["results"]] == [fact["id"], guess["id"]]
    assert all(set(row) == ROW for row in reply["results"])
    assert [row["id"] for row in await linked.recall(query, status="hypothesis")] == [guess["id"]]
    with_old = await linked.recall(query, include_retired=True)
    assert [row["id"] for row in with_old] == [fact["id"], guess["id"], old["id"]]
    assert [row["id"] for row in await linked.recall(query, status="retired")] == [old["id"]]
    assert with_old[-1]["retired_reason"] == "the script changed"


async def test_recall_gives_eight_unless_said_and_keeps_to_a_namespace(linked: Agent) -> None:
    for number in range(12):
        await linked.remember(f"Runner {number} builds the mobile app.", namespace=f"n{number % 2}")
    assert len(await linked.recall("who builds the mobile app")) == 8
    assert len(await linked.recall("who builds the mobile app", limit=50)) == 12
    rows = await linked.recall("who builds the mobile app", namespace="n1", limit=50)
    assert {row["namespace"] for row in rows} == {"n1"}
    assert await linked.recall("zebra") == []
    assert await linked.recall("???") == []


async def test_supersede_writes_a_new_row_and_links_both(linked: Agent) -> None:
    old = await linked.remember("The admin dashboard is at /admin.", namespace="web", source="routes", kind="semantic")
    body = {"content": "The admin dashboard moved to /manage.", "source": "routes"}
    reply = await linked.do(f"memories/{old['id']}/supersede", **body)
    new = reply["new"]
    assert reply["superseded"] == {"id": old["id"], "status": "retired", "superseded_by": new["id"]}
    assert set(new) == SAVED
    assert (new["parent_id"], new["hop_count"], new["namespace"], new["status"]) == (old["id"], 0, "web", "fact")
    assert await ids(linked) == [new["id"]]
    (tomb,) = await linked.list(status="retired")
    assert (tomb["id"], tomb["superseded_by"]) == (old["id"], new["id"])
    guess = await linked.do(
        f"memories/{new['id']}/supersede", content="The admin dashboard may be gone.", namespace="x"
    )
    assert (guess["new"]["status"], guess["new"]["namespace"]) == ("hypothesis", "x")
    (row,) = await linked.list()
    assert row["unattributable"] is False


async def test_a_retired_row_names_its_live_head(linked: Agent) -> None:
    first = await linked.remember("The port is 5432.", source="a")
    second = (await linked.do(f"memories/{first['id']}/supersede", content="The port is 5433.", source="a"))["new"]
    third = (await linked.do(f"memories/{second['id']}/supersede", content="The port is 5434.", source="a"))["new"]
    for verb in ("observe", "supersede"):
        reply = await linked.post(f"memories/{first['id']}/{verb}", {"content": "The port is 1."})
        assert reply.status_code == 422
        assert list(reply.json()) == ["error"]
        assert f"#{first['id']}" in reply.json()["error"]
        assert f"live head is #{third['id']}" in reply.json()["error"]
    await linked.do(f"memories/{third['id']}/forget", reason="no port any more")
    reply = await linked.post(f"memories/{first['id']}/observe")
    assert reply.status_code == 422
    assert "no live head" in reply.json()["error"]


async def test_forget_is_a_tombstone_and_a_second_one_changes_nothing(linked: Agent) -> None:
    saved = await linked.remember("Staging keeps its rows.", source="ops")
    first = await linked.do(f"memories/{saved['id']}/forget", reason="staging decommissioned")
    assert first == {
        "id": saved["id"],
        "status": "retired",
        "retired_reason": "staging decommissioned",
        "content": "Staging keeps its rows.",
    }
    assert await linked.do(f"memories/{saved['id']}/forget", reason="another reason") == first


async def test_observe_alone_makes_a_fact_and_takes_any_object(linked: Agent) -> None:
    saved = await linked.remember("The queue is drained nightly.")
    for _ in range(5):
        await linked.recall("when is the queue drained")
    assert (await linked.list())[0]["status"] == "hypothesis"
    seen = await linked.do(f"memories/{saved['id']}/observe", note={"id": 7}, content=5, id="x")
    assert set(seen) == {"id", "status", "confidence", "last_observed_at", "content"}
    assert (seen["id"], seen["status"], seen["confidence"]) == (saved["id"], "fact", 0.625)
    path = f"/api/v1/memories/{saved['id']}/observe"
    bodies = (b"", b"{}", b'{"a": "\\u0000", "a": 1e999, "b": "\\ud800", "n": 123456789012345678901234567890}')
    for body in bodies:
        reply = await linked.ask("POST", path, content=body, headers={"Content-Type": "application/json"})
        assert reply.status_code == 200, reply.text
    assert (await linked.list())[0]["confidence"] == pytest.approx(1 - 0.5 * 0.75**4)


async def test_one_of_forty_concurrent_supersedes_wins(linked: Agent) -> None:
    old = await linked.remember("The owner is Ada.", source="wiki")
    replies = await asyncio.gather(
        *(linked.post(f"memories/{old['id']}/supersede", {"content": f"The owner is number {n}."}) for n in range(40))
    )
    assert sorted(reply.status_code for reply in replies) == [200] + [422] * 39
    (row,) = await linked.list()
    assert {f"live head is #{row['id']}" in r.json()["error"] for r in replies if r.status_code == 422} == {True}


async def test_an_anonymous_agents_memories_end_after_a_day_and_it_is_told(anonymous: Agent) -> None:
    plain = await anonymous.remember("The tunnel is on port 8443.", source="a")
    long = await anonymous.remember("The proxy is on port 9443.", source="a", ttl_hours=1_000_000)
    short = await anonymous.remember("The mirror is on port 7443.", source="a", ttl_hours=2)
    for saved in (plain, long):
        assert at(saved["expires_at"]) - at(saved["learned_at"]) == DAY
        assert saved["advisory"]
        assert (saved["ephemeral"], saved["expiry"]) == (True, "expires in 24h")
    assert "advisory" not in short
    assert at(short["expires_at"]) - at(short["learned_at"]) == timedelta(hours=2)
    assert short["expiry"] == "expires in 2h"


async def test_a_linked_agents_ttl_is_honoured_exactly(linked: Agent) -> None:
    for hours in (0.5, 2, 25, 24 * 400, 1_000_000):
        saved = await linked.remember(f"A note of {hours} hours.", ttl_hours=hours)
        assert "advisory" not in saved
        assert at(saved["expires_at"]) - at(saved["learned_at"]) == timedelta(hours=hours)
        assert saved["ephemeral"] is True
    forever = await linked.remember("A note of a very long time.", ttl_hours=1e300)
    assert forever["expires_at"].startswith("9999-12-31")


async def test_linking_makes_live_rows_permanent_but_those_that_asked_for_an_end(anonymous: Agent) -> None:
    plain = await anonymous.remember("The registry is at r.internal.", source="a")
    asked = await anonymous.remember("The scratch disk is at /mnt/x.", source="a", ttl_hours=3)
    await anonymous.linked()
    rows = {row["id"]: row for row in await anonymous.list()}
    assert rows[plain["id"]]["expiry"] == "permanent"
    assert rows[asked["id"]]["expires_at"] == asked["expires_at"]
    kinds = (await anonymous.ask("GET", f"/v1/memories/{plain['id']}/lineage")).json()["events"]
    assert [event["kind"] for event in kinds] == ["created", "linked"]
    assert (await anonymous.remember("The registry has a mirror."))["expires_at"] is None


async def test_what_has_expired_is_hidden_unless_asked_for(linked: Agent) -> None:
    saved = await linked.remember("The demo token box is blue.", source="a", ttl_hours=0.0001)
    await asyncio.sleep(0.5)
    assert await linked.list() == []
    assert await linked.recall("which box is blue") == []
    (row,) = await linked.list(include_expired="true")
    assert (row["id"], row["expiry"], row["ephemeral"]) == (saved["id"], "expired", True)
    assert row["trust"].startswith("expired")
    (hit,) = await linked.recall("which box is blue", include_expired=True)
    assert hit["id"] == saved["id"]


async def test_consolidation_keeps_the_doubt(linked: Agent) -> None:
    texts = ("Deploy 41 failed on the lock.", "Deploy 42 failed on the lock.", "Deploy 43 passed after a retry.")
    saved = [
        await linked.remember(t, kind="episodic", namespace="proj", source="ci", confidence=0.6 + n / 10)
        for n, t in enumerate(texts)
    ]
    dry = await linked.do("memories/consolidate", namespace="proj", dry_run=True)
    assert (dry["dry_run"], dry["clusters"]) == (True, 1)
    assert len(await linked.list()) == 3
    example = CONTRACT["paths"]["/api/v1/memories/consolidate"]["post"]["responses"]["200"]
    fields = example["content"]["application/json"]["example"]
    done = await linked.do("memories/consolidate", namespace="proj")
    assert set(fields) <= set(done)
    assert (done["sources_consolidated"], done["semantic_created"]) == (3, 1)
    (detail,) = done["details"]
    assert set(fields["details"][0]) <= set(detail)
    (row,) = await linked.list()
    assert (row["id"], row["status"], row["kind"]) == (detail["semantic_id"], "hypothesis", "semantic")
    assert (row["confidence"], row["hop_count"], row["unattributable"]) == (0.6, 1, True)
    assert detail["source_ids"] == [each["id"] for each in saved]
    assert (await linked.do("memories/consolidate"))["clusters"] == 0


async def test_a_write_is_a_row_with_its_event_and_is_in_the_next_context(linked: Agent) -> None:
    saved = await linked.remember("db-stg-07.internal is rebuilt nightly.", source="ops/deploy.md")
    row = (await linked.ask("GET", f"/v1/memories/{saved['id']}")).json()
    assert (row["tier"], row["agent"], row["attestedBy"][:4]) == ("L2", linked.name, "key:")
    lineage = (await linked.ask("GET", f"/v1/memories/{saved['id']}/lineage")).json()
    assert [(event["kind"], event["rule"]) for event in lineage["events"]] == [("created", "remember")]
    block = (await linked.ask("POST", "/v1/context", json={"userMessage": "Is db-stg-07.internal safe?"})).json()
    assert "db-stg-07.internal is rebuilt nightly" in block["text"]
    hypothesis = await linked.remember("Perhaps nobody uses it.")
    episode = await linked.remember("I rebooted it.", source="me", kind="episodic")
    for each in (hypothesis, episode):
        assert (await linked.ask("GET", f"/v1/memories/{each['id']}")).json()["tier"] == "L3"


async def test_retiring_closes_the_open_tensions_of_a_row(linked: Agent) -> None:
    first = await linked.remember("The region is eu-west-1.", source="a")
    second = await linked.remember("The region is us-east-1.", source="b")
    assert len((await linked.ask("GET", "/v1/tensions")).json()["tensions"]) == 1
    await linked.do(f"memories/{first['id']}/forget", reason="moved")
    assert (await linked.ask("GET", "/v1/tensions")).json()["tensions"] == []
    closed = (await linked.ask("GET", "/v1/tensions", params={"status": "resolved"})).json()["tensions"]
    assert [tension["resolution"] for tension in closed] == ["forgotten"]
    assert second["id"]


def test_the_copy_of_the_contract_is_whole() -> None:
    text = (HERE / "provenance-openapi.json").read_text(encoding="utf-8")
    assert len(json.loads(text)["paths"]) == 9
