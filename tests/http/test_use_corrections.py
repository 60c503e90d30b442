"""Corrections through the API: two turns of one session, what is live after them, and what the lineage and the notice say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.http.service import Host

pytestmark = pytest.mark.anyio

SUPERSEDED = [
    ("The release is on Thursday.", "Actually, the release slipped to Friday.", "Friday"),
    ("Our CI is Jenkins.", "Jenkins is gone, we run Buildkite.", "Buildkite"),
    ("My phone number is 555-0134.", "My new phone number is 555-0199.", "555-0199"),
    ("Ich wohne in München.", "Wir sind nach Berlin gezogen.", "Berlin"),
    ("J'habite à Lyon.", "Nous avons déménagé à Paris.", "Paris"),
    ("Vivo en Sevilla.", "Nos hemos mudado a Madrid.", "Madrid"),
    ("Порт 5432.", "Нет, порт 5433", "5433"),
    ("会议在周四下午3点。", "会议改到周五下午3点了。", "周五"),
    ("会議は木曜日です。", "会議は金曜日に変更になりました。", "金曜日"),
    ("My dog is called Rex.", "No, my dog is called Max.", "Max"),
]

KEPT = [
    ("The retro is on Thursday.", "Actually, the release slipped to Friday."),
    ("I live in Munich.", "My brother moved to Berlin."),
    ("Our CI is Jenkins.", "We stopped using Jenkins for nightly scans."),
    ("The mobile team uses Kotlin.", "Actually, the backend team uses Go."),
    ("设计会议在周四。", "销售会议改到周五了。"),
]


@pytest.mark.parametrize(("first", "second", "now"), SUPERSEDED)
async def test_the_second_turn_supersedes_the_first(host: Host, first: str, second: str, now: str) -> None:
    (old,) = (await host.turn(first, sessionId="s"))["stored"]
    report = await host.turn(second, sessionId="s")
    assert report["counts"]["superseded"] == 1
    (live,) = await host.live()
    assert now in live
    row = await host.memory(old["id"])
    assert row["status"] == "retired"
    assert row["supersededBy"] == report["stored"][0]["id"]


@pytest.mark.parametrize(("first", "second"), KEPT)
async def test_what_only_mentions_the_same_stays(host: Host, first: str, second: str) -> None:
    await host.hold(first)
    report = await host.turn(second, sessionId="s")
    assert report["counts"]["superseded"] == 0
    assert report["counts"]["tensions"] == 0
    assert first in await host.live()


@pytest.mark.parametrize("held", [{"agent": "a", "namespace": "other"}, {"agent": "b"}])
async def test_nothing_of_another_agent_or_namespace_is_retired(host: Host, held: dict[str, str]) -> None:
    elsewhere = host.of(**held)
    await elsewhere.hold("We use Helm for deploys.")
    report = await host.of(agent="a").turn("Actually, we switched from Helm to Kustomize for deploys.", sessionId="s")
    assert report["counts"]["superseded"] == 0
    assert await elsewhere.live() == ["We use Helm for deploys."]


async def test_there_and_back_again_leaves_one_live_row_and_a_whole_lineage(host: Host) -> None:
    turns = (
        "The standup is at 9:30.",
        "The standup moved to 10:00.",
        "Actually, we moved the standup back to 9:30.",
        "No, the standup is at 10:00.",
    )
    ids = [(await host.turn(said, sessionId="s"))["stored"][0]["id"] for said in turns]
    assert await host.live() == [turns[-1]]
    rows = [await host.memory(number) for number in ids]
    assert [row["supersededBy"] for row in rows] == [*ids[1:], None]
    assert [row["status"] for row in rows] == ["retired", "retired", "retired", "fact"]


async def test_the_next_block_names_what_went_stale(host: Host) -> None:
    held = await host.hold("Our CI is Jenkins.")
    block = await host.block("Jenkins is gone, we run Buildkite.")
    assert block["correction"] is not None
    assert block["correction"]["likelyStale"] == [held]


async def test_an_undo_supersedes_the_head_and_never_revives_the_retired_row(host: Host) -> None:
    (old,) = (await host.turn("The release is on Thursday.", sessionId="s"))["stored"]
    (head,) = (await host.turn("Actually, the release slipped to Friday.", sessionId="s"))["stored"]
    refused = await host.ask("POST", f"/v1/memories/{old['id']}/observe")
    assert refused.status_code == 409
    assert str(head["id"]) in refused.text
    back = await host.turn("No, the release is on Thursday.", sessionId="s")
    assert back["counts"]["superseded"] == 1
    assert (await host.memory(old["id"]))["status"] == "retired"
    assert (await host.memory(head["id"]))["supersededBy"] == back["stored"][0]["id"]


NEWS = [
    ("Backups run at 3am.", "Backups run at 4am now.", "Backups run at 4am now."),
    ("The timeout is 20 s.", "The timeout is now 30 s.", "The timeout is now 30 s."),
    ("I am 34 years old.", "I just turned 35.", "I just turned 35."),
    ("Retention is 14 days.", "Retention went from 14 to 30 days.", "Retention went from 14 to 30 days."),
    (
        "Our staging cluster is atlas.",
        "Rename our staging cluster from atlas to boreas.",
        "Our staging cluster is boreas.",
    ),
    ("Der Dienst heißt billing.", "Benenne den Dienst billing in ledger um.", "Der Dienst heißt ledger."),
    (
        "The API listens on 8080 and its logs go to /var/log/api.log.",
        "The API listens on 8081 now.",
        "The API listens on 8081 and its logs go to /var/log/api.log.",
    ),
]


@pytest.mark.parametrize(("first", "second", "now"), NEWS)
async def test_news_supersedes_what_it_surely_replaces(host: Host, first: str, second: str, now: str) -> None:
    old = await host.hold(first)
    report = await host.turn(second)
    assert await host.live() == [now]
    assert report["superseded"] == [{"old": old, "new": report["stored"][0]["id"], "rule": "correction"}]
    assert report["counts"]["tensions"] == 0


async def test_named_memories_correct_nothing_and_ask(host: Host) -> None:
    old = await host.hold("Backups run at 3am.")
    report = await host.post("/v1/memories", items=[{"content": "Backups run at 4am now.", "source": "ops.md"}])
    assert report["counts"]["superseded"] == 0
    assert report["tensions"][0]["claimA"]["memoryId"] == old


async def test_an_order_to_rename_what_nothing_held_names_is_rejected_and_one_about_code_teaches_nothing(
    host: Host,
) -> None:
    (rejected,) = (await host.turn("Rename the service billing to ledger."))["rejected"]
    assert rejected["rule"] == "no-subject"
    report = await host.turn("Rename the variable foo to bar in src/app.py.")
    assert report["rejected"] == []
    assert await host.live() == []


async def test_a_rename_of_what_is_only_spoken_of_is_kept_beside_it(host: Host) -> None:
    await host.hold("The billing service listens on 8080.")
    await host.turn("Please rename the billing service to ledger.")
    assert await host.live() == [
        "The billing service listens on 8080.",
        "The billing service was renamed to ledger",
    ]


async def test_every_row_of_the_slot_gives_way_and_their_tension_closes(host: Host) -> None:
    first = await host.hold("The staging port is 5432")
    second = await host.hold("The port of staging is 5434")
    (asked,) = await host.all("/v1/tensions")
    report = await host.turn("Correction: the staging port is 5433.", sessionId="s")
    (new,) = report["stored"]
    assert {(row["old"], row["new"]) for row in report["superseded"]} == {(first, new["id"]), (second, new["id"])}
    for number in (first, second):
        assert (await host.memory(number))["supersededBy"] == new["id"]
    assert (await host.get(f"/v1/tensions/{asked['id']}"))["resolution"] == "superseded"
    assert [row["content"] for row in await host.all("/v1/memories")] == [new["content"]]


TWICE = [
    (
        "The API listens on 8080 and the worker on 9090.",
        "Actually, the API listens on 8081 and the worker on 9091.",
        "The API listens on 8081 and the worker on 9091.",
    ),
    (
        "The API listens on 8080, the worker on 9090, and both sit behind nginx.",
        "Correction: the API listens on 8081. The worker listens on 9091.",
        "The API listens on 8081, the worker on 9091, and both sit behind nginx.",
    ),
    (
        "Dana owns billing and Sam owns payments.",
        "Lee owns billing now and Kim owns payments now.",
        "Lee owns billing and Kim owns payments.",
    ),
]


@pytest.mark.parametrize(("held", "said", "then"), TWICE)
async def test_two_corrections_of_one_row_come_to_one_successor(host: Host, held: str, said: str, then: str) -> None:
    old = await host.hold(held)
    report = await host.turn(said, sessionId="s")
    assert await host.live() == [then]
    (new,) = report["stored"]
    assert report["superseded"] == [{"old": old, "new": new["id"], "rule": "correction"}]
    assert [row["into"] for row in report["folded"]] == [new["id"]]
    assert report["counts"]["tensions"] == 0


CHAINS = [
    [
        "The standup is at 9:00.",
        "The standup is at 10:00 now.",
        "The standup was moved back to 9:00.",
        "Since Monday the standup is at 10:00.",
    ],
    [
        "Our cluster is called atlas.",
        "Rename our cluster from atlas to boreas.",
        "We renamed the cluster boreas to atlas.",
        "Rename the cluster back to boreas.",
    ],
    ["We use npm for installs.", "We use pnpm for installs now.", "Actually, we switched back to npm for installs."],
    [
        "Dana owns billing.",
        "Lee took over billing from Dana.",
        "Billing is owned by Dana again.",
        "Kim owns billing now.",
    ],
    [
        "Telemetry is enabled on staging.",
        "Telemetry is disabled on staging now.",
        "Telemetry is enabled on staging again.",
    ],
    ["Die Frist ist am Freitag.", "Die Frist wurde auf Montag verschoben.", "Die Frist ist jetzt wieder am Freitag."],
    ["端口是8080。", "端口改成9090了。", "端口又改回8080了。"],
]


@pytest.mark.parametrize("said", CHAINS)
async def test_a_chain_leaves_its_head_alone_live(host: Host, said: list[str]) -> None:
    ids = [(await host.turn(each, sessionId="s"))["stored"][0]["id"] for each in said]
    assert len(await host.live()) == 1
    assert [(await host.memory(number))["supersededBy"] for number in ids] == [*ids[1:], None]


@pytest.mark.parametrize("said", ["Correction: the port is 5433.", "The port is 5433 now."])
async def test_a_correction_that_is_held_already_folds_and_its_row_takes_the_place(host: Host, said: str) -> None:
    wrong, right = await host.hold("The port is 5432."), await host.hold("The port is 5433.")
    (asked,) = await host.all("/v1/tensions")
    report = await host.turn(said, sessionId="s")
    assert [row["into"] for row in report["folded"]] == [right]
    assert report["superseded"] == [{"old": wrong, "new": right, "rule": "correction"}]
    assert (await host.memory(wrong))["supersededBy"] == right
    assert await host.live() == ["The port is 5433."]
    assert (await host.get(f"/v1/tensions/{asked['id']}"))["resolution"] == "superseded"
    assert (await host.get(f"/v1/memories/{wrong}/lineage"))["memory"]["status"] == "retired"


NOTICES = [
    ("Actually, the staging port is 5433.", "The staging port is 5432."),
    ("No, Lee owns the staging environment.", "Dana owns the staging environment."),
    ("Actually, we switched to Kustomize for deploys.", "We use Helm for deploys."),
]


@pytest.mark.parametrize(("message", "stale"), NOTICES)
async def test_the_notice_names_what_went_stale_and_nothing_beside_it(host: Host, message: str, stale: str) -> None:
    texts = (
        "The staging port is 5432.",
        "The production port is 5432.",
        "The staging database is rebuilt every night.",
        "Dana owns the staging environment.",
        "We use Helm for deploys.",
        "Helm charts live in ops/charts.",
    )
    ids = {await host.hold(text): text for text in texts}
    assert [ids[number] for number in (await host.block(message))["correction"]["likelyStale"]] == [stale]
