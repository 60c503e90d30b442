"""Erase, for the law: whatever a memory said is nowhere afterwards, and what it was linked to still is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from app.call import Call
from app.journal import Journal
from app.models.memories import MemoryIn
from app.use.erase import forecast
from store import agents
from store import injections as stored
from tests.http.people import signed_up
from tests.http.service import Host
from tests.http.test_organisations import joined
from tests.shape.errors import assert_error

if TYPE_CHECKING:
    from tests.http.people import Person
    from tests.http.service import Whole

pytestmark = pytest.mark.anyio

SAID = "Remember that the payroll of Marta Zielinska is 91,400 at vault-77.internal, “gross”."
WORD = "Zielinska"


async def everywhere(person: Person) -> dict[str, str]:
    """Every row of the organisation, in every table that has one, as text."""
    async with person.whole.services.database.tenant(person.org, reading=True) as tx:
        tables = await tx.fetch(
            "SELECT relname FROM pg_class AS c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
            " AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'org_id')"
            " AND has_table_privilege('foreword_app', c.oid, 'SELECT')"
        )
        found = {}
        for (table,) in tables:
            rows = await tx.fetch(f"SELECT t::text FROM {table} AS t WHERE org_id = $1", person.org)
            found[table] = "\n".join(row[0] for row in rows)
    answers = await _answers(person)
    return {**found, "idempotency": answers}


async def _answers(person: Person) -> str:
    async with person.whole.services.database.tenant(person.org, reading=True) as tx:
        rows = await tx.fetch("SELECT body FROM idempotency WHERE org_id = $1", person.org)
        return "\n".join(row[0].decode() for row in rows)


async def taught(whole: Whole) -> tuple[Person, int]:
    """A person whose agent was told something private, was given it, asked about it and told it again."""
    person = await signed_up(whole)
    await person.post("/v1/context", userMessage=SAID, sessionId="s-1")
    reply = await person.ask("POST", "/v1/turns", {"userMessage": SAID, "sessionId": "s-1"}, Idempotency_Key="turn-1")
    number = int(reply.json()["stored"][0]["id"])
    await person.post("/v1/turns", userMessage=SAID, sessionId="s-2")
    for message in ("Is vault-77.internal up?", ""):
        await person.post("/v1/context", userMessage=message, sessionId="s-2")
    await person.post("/v1/memories", items=[{"content": "The quay opens at nine", "source": "ops.md"}])
    await person.do("PATCH", f"/v1/memories/{number}", invalidationCondition=f"when {WORD} leaves", domains=["payroll"])
    return person, number


async def test_what_was_said_is_nowhere_afterwards(whole: Whole) -> None:
    person, number = await taught(whole)
    before = await everywhere(person)
    assert {table for table, text in before.items() if WORD in text} >= {
        "memories", "events", "injections", "parts", "turns", "idempotency",
    }  # fmt: skip
    reply = await person.post(f"/v1/memories/{number}/erase")
    assert reply["erased"]["memories"] == 1
    after = await everywhere(person)
    assert {table for table, text in after.items() if WORD in text or "91,400" in text} == set()
    assert WORD.lower() not in "\n".join(after.values()).lower()


async def test_what_was_rendered_ahead_of_it_is_gone_too(whole: Whole) -> None:
    person, number = await taught(whole)
    held = Host(whole=whole, org=person.org)
    assert await held.maintain("prepare")
    assert WORD in (await everywhere(person))["standings"]
    await person.post(f"/v1/memories/{number}/erase")
    assert WORD not in (await everywhere(person))["standings"]
    assert await held.maintain("prepare")
    after = await everywhere(person)
    assert {table for table, text in after.items() if WORD in text or "91,400" in text} == set()


async def test_its_id_its_links_and_the_log_stay(whole: Whole) -> None:
    person, number = await taught(whole)
    child = (await person.post(f"/v1/memories/{number}/supersede", content="Payroll moved to the ledger", source="a"))[
        "new"
    ]
    await person.post(f"/v1/memories/{number}/erase")
    row = await person.get(f"/v1/memories/{number}")
    assert (row["content"], row["gist"], row["status"], row["retiredReason"]) == ("", "", "retired", "erased")
    assert row["supersededBy"] == child["id"]
    told = (await person.get(f"/v1/memories/{number}/lineage"))["events"]
    assert (told[-1]["kind"], told[-1]["actor"]) == ("erased", f"person:{person.id}")
    assert (await person.get(f"/v1/memories/{child['id']}"))["parentId"] == number
    again = await person.post(f"/v1/memories/{number}/erase")
    assert again["status"] == "retired"
    assert len((await person.get(f"/v1/memories/{number}/lineage"))["events"]) == len(told)


async def test_no_path_shows_it_and_the_log_of_blocks_says_why(whole: Whole) -> None:
    person, number = await taught(whole)
    moment = whole.clock().isoformat()
    await person.post(f"/v1/memories/{number}/erase")
    asked: list[Any] = [
        await person.post("/v1/context", userMessage=f"Who is {WORD} at vault-77.internal?", include=[], dryRun=True),
        await person.post("/v1/recall", query="payroll vault-77.internal", includeRetired=True, includeExpired=True),
        await person.get("/v1/memories", status="retired", q="payroll"),
        await person.get("/v1/turns"),
    ]
    assert "91,400" not in str(asked)
    past = await person.post("/v1/context", userMessage="vault-77.internal", asOf=moment)
    assert past["entries"] == [entry for entry in past["entries"] if entry["id"] != number]
    assert any("erased" in each for each in past["degraded"])
    rows = (await person.get("/v1/injections"))["injections"]
    marked = [row["id"] for row in rows if "erased" in row["degraded"]]
    assert len(marked) == 3
    for each in marked:
        whole_row = await person.get(f"/v1/injections/{each}")
        assert WORD not in str(whole_row)
        for entry in whole_row["entries"]:
            assert entry["line"] in whole_row["text"]
    replayed = await person.ask(
        "POST", "/v1/turns", {"userMessage": SAID, "sessionId": "s-1"}, Idempotency_Key="turn-1"
    )
    assert "idempotency-replayed" not in replayed.headers


async def test_a_summary_and_a_tension_lose_it_too(whole: Whole) -> None:
    person = await signed_up(whole)
    for text in (f"The deploy of {WORD} failed on the quay.", "It was retried at nine and went through."):
        await person.post("/v1/episodes", content=text, sessionId="s-9", source="log")
    rows = (await person.get("/v1/sessions/s-9/episodes"))["episodes"]
    made = await person.post("/v1/consolidate")
    summary = made["details"][0]["semanticId"]
    assert WORD in (await person.get(f"/v1/memories/{summary}"))["content"]
    raised = await person.post(
        "/v1/tensions", claimA={"memoryId": summary}, claimB="It never failed", question=f"Did {WORD} fail?"
    )
    reply = await person.post(f"/v1/memories/{rows[0]['id']}/erase")
    assert reply["erased"]["memories"] == 2
    assert (await person.get(f"/v1/memories/{summary}"))["retiredReason"] == "erased"
    tension = await person.get(f"/v1/tensions/{raised['id']}")
    assert (tension["claimA"], tension["status"]) == ({"text": "", "memoryId": summary}, "resolved")
    assert WORD not in str(tension)
    after = await everywhere(person)
    assert {table for table, text in after.items() if WORD in text} == set()


async def test_only_an_owner_of_its_organisation_erases(whole: Whole) -> None:
    person, number = await taught(whole)
    for role in ("admin", "member"):
        other = await joined(person, role)
        reply = await other.ask("POST", f"/v1/memories/{number}/erase")
        body = assert_error(reply.status_code, reply.headers, reply.json(), "Forbidden")
        assert body["requiredRole"] == "owner"
    stranger = await signed_up(whole)
    reply = await stranger.ask("POST", f"/v1/memories/{number}/erase")
    assert_error(reply.status_code, reply.headers, reply.json(), "NotFound")
    assert WORD in (await person.get(f"/v1/memories/{number}"))["content"]


async def logged(person: Person) -> str:
    found = await everywhere(person)
    return "\n".join(found[table] for table in ("injections", "parts"))


async def test_a_block_that_was_built_before_an_erase_is_never_recorded(
    whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Built, then erased, then recorded: the request builds another block, and neither answers nor logs the text."""
    person, number = await taught(whole)
    journal, began, go_on = whole.services.journal, asyncio.Event(), asyncio.Event()
    begin = journal.begin
    drafts: list[str] = []

    async def held(draft: Any) -> Any:
        drafts.append(draft.injection.whole_text())
        began.set()
        await go_on.wait()
        return await begin(draft)

    monkeypatch.setattr(Journal, "begin", lambda _, draft: held(draft))
    asked = asyncio.create_task(person.post("/v1/context", userMessage="Is vault-77.internal up?", sessionId="late"))
    await began.wait()
    assert WORD in drafts[0], "the block was built with it"
    await person.post(f"/v1/memories/{number}/erase")
    go_on.set()
    reply = await asked
    assert len(drafts) == 2
    assert WORD not in str(reply)
    assert WORD not in await logged(person)
    shown = await person.get(f"/v1/injections/{reply['injectionId']}")
    assert shown["text"] == reply["text"]


async def test_an_erase_waits_for_what_is_being_recorded_and_then_reaches_it(whole: Whole) -> None:
    """Recorded but not committed when the erase begins: the erase sees it, since it waits."""
    person, number = await taught(whole)
    block = await person.post("/v1/context", userMessage="Is vault-77.internal up?")
    async with whole.services.database.tenant(person.org) as tx:
        agent = await agents.by_name(tx, "default")
        assert agent is not None
        row = await stored.get(tx, agent.agent_id, block["injectionId"])
        assert row is not None
        racer = replace(row.injection, revision=agent.revision, session_id="racer")
        await stored.append(tx, [stored.Given(agent_id=agent.agent_id, injection=racer)])
        erasing = asyncio.create_task(person.post(f"/v1/memories/{number}/erase"))
        await asyncio.sleep(0.3)
        assert not erasing.done()
    await erasing
    assert "racer" in await logged(person)
    assert WORD not in await logged(person)


async def test_twenty_contexts_beside_an_erase_log_nothing_of_it(whole: Whole) -> None:
    person, number = await taught(whole)

    async def ask(n: int) -> None:
        await asyncio.sleep(n * 0.004)
        await person.post("/v1/context", userMessage=f"Is vault-77.internal up? ({n})", sessionId=f"many-{n}")

    async def erase() -> None:
        await asyncio.sleep(0.03)
        await person.post(f"/v1/memories/{number}/erase")

    await asyncio.gather(erase(), *(ask(n) for n in range(20)))
    assert WORD not in await logged(person)


async def test_a_tension_in_a_standing_part_loses_what_it_quotes_though_the_row_stands_in_none(whole: Whole) -> None:
    person = await signed_up(whole)
    said = f"The account of {WORD} is closed."
    item = {"content": said, "source": "a", "tier": "L3"}
    number = (await person.post("/v1/memories", items=[item]))["stored"][0]["id"]
    await person.post("/v1/tensions", claimA={"memoryId": number}, claimB="It is open.", question="Which is it?")
    block = await person.post("/v1/context", userMessage="")
    assert WORD in block["stable"]["text"]
    await person.post(f"/v1/memories/{number}/erase")
    assert WORD not in await logged(person)


async def test_a_notice_that_named_it_as_stale_loses_it(whole: Whole) -> None:
    """In its own short form of the text, which no search for the text would find."""
    person = await signed_up(whole)
    said = f"The deploys of {WORD} go out from the release branch and " + "then " * 30 + "home."
    number = (await person.post("/v1/memories", items=[{"content": said, "source": "a"}]))["stored"][0]["id"]
    block = await person.post("/v1/context", userMessage="Actually, we switched: deploys go out from the trunk.")
    assert block["correction"]["likelyStale"] == [number]
    await person.post(f"/v1/memories/{number}/erase")
    assert WORD not in await logged(person)


SHORT = "Ann HIV"


async def test_a_short_text_is_gone_from_all_that_is_linked_and_from_where_it_stands_alone(whole: Whole) -> None:
    person = await signed_up(whole)
    item = {"items": [{"content": SHORT, "source": "a"}]}
    made = await person.ask("POST", "/v1/memories", item, Idempotency_Key="short-1")
    number = made.json()["stored"][0]["id"]
    await person.post("/v1/memories", items=[{"content": "Joann HIVE is a band", "source": "a"}])
    await person.post("/v1/context", userMessage=f"What about {SHORT}? And Joann HIVE?", sessionId="s")
    await person.post("/v1/tensions", claimA={"memoryId": number}, claimB="Ann is well", question=f"{SHORT}, or well?")
    await person.post(f"/v1/memories/{number}/forget", reason=f"{SHORT} is private")
    await person.post(f"/v1/memories/{number}/erase")
    found = await everywhere(person)
    assert {table for table, text in found.items() if SHORT in text} == set()
    assert "Joann HIVE" in found["injections"], "what only looks like it stays"


async def test_an_erase_names_beforehand_what_it_will_take(whole: Whole) -> None:
    person, number = await taught(whole)
    await person.post("/v1/tensions", claimA={"memoryId": number}, claimB="It is net", question="Gross or net?")
    async with whole.services.database.tenant(person.org, reading=True) as tx:
        call = Call(
            services=whole.services, org=person.org, actor="", agent="default", namespace=None, credential="",
            request_id="", tx=tx,
        )  # fmt: skip
        told = await forecast(call, MemoryIn(id=number))
    assert WORD in told["content"]
    assert [row["question"] for row in told["tensions"]] == ["Gross or net?"]
    done = (await person.post(f"/v1/memories/{number}/erase"))["erased"]
    assert (told["injections"], told["turns"]) == (done["injections"], done["turns"])
    assert done["injections"] == 3
