"""What a person does with their sign-ins, organisations, agents, keys, settings and files, in a real browser."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from app.use import entry
from store.database import Database
from tests.web.driven import drives
from tests.web.house import MASTER, PASSWORD, Person, serving, signed_up

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.browser import Visitors


@pytest.fixture
def grace(url: str) -> Person:
    """Somebody new for each test."""
    return signed_up(url, name="Grace", organisation="Harbour")


def told(page: Page, text: str) -> None:
    expect(page.locator(".said").first).to_contain_text(text)


def signed_in_again(person: Person, password: str = PASSWORD, browser: str = "Another browser") -> httpx.Client:
    """Another browser of the same person."""
    client = httpx.Client(base_url=person.url, timeout=60, headers={"User-Agent": browser})
    said = {"email": person.email, "password": password}
    assert client.post("/v1/auth/sign-in", json=said, headers={"Origin": person.url}).status_code == 200
    return client


def agents_key(url: str, agent: str) -> str:
    """An anonymous agent's, as the master key mints it."""
    reply = httpx.post(
        url + "/api/v1/keys",
        json={"agent": agent, "label": "host"},
        headers={"Authorization": f"Bearer {MASTER}"},
        timeout=60,
    )
    assert reply.status_code in (200, 201), reply.text
    return str(reply.json()["token"])


# Sign-ins


@drives("POST /account/sign-ins/{id}/end")
def test_sign_ins_are_listed_and_ended_one_by_one(visitors: Visitors, grace: Person) -> None:
    clients = {name: signed_in_again(grace, browser=name) for name in ("Telephone", "Laptop")}
    page = visitors.open(grace)
    page.goto(grace.url + "/account")
    rows = page.get_by_role("region", name="Sign-ins").locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="this one")).to_have_count(1)
    rows.filter(has_text="Telephone").get_by_role("button", name="End").click()
    told(page, "Ended")
    expect(rows).to_have_count(2)
    assert clients["Telephone"].get("/v1/auth/session").status_code == 401
    assert clients["Laptop"].get("/v1/auth/session").status_code == 200
    rows.filter(has_text="this one").get_by_role("button", name="End").click()
    expect(page.locator("h1")).to_have_text("Sign in")
    assert clients["Laptop"].get("/v1/auth/session").status_code == 200
    for client in clients.values():
        client.close()


@drives("POST /account/password")
def test_another_password_ends_every_other_sign_in(visitors: Visitors, grace: Person) -> None:
    other = signed_in_again(grace)
    page = visitors.open(grace)
    page.goto(grace.url + "/account")
    page.get_by_label("Current password").fill("not it at all")
    page.get_by_label("New password").fill("nine bells at night")
    page.get_by_label("The new one again").fill("nine bells at night")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_contain_text("the current password is wrong")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("nine bells at night")
    page.get_by_label("The new one again").fill("nine bells at night")
    page.get_by_role("button", name="Change it").click()
    told(page, "The password is changed")
    assert other.get("/v1/auth/session").status_code == 401
    other.close()
    signed_in_again(grace, "nine bells at night").close()


@drives("POST /account/person", "POST /account/password", "POST /sign-in")
def test_an_owner_who_came_by_the_operators_link_gives_an_address_and_a_password(
    visitors: Visitors, fresh_database_url: str
) -> None:
    with serving(fresh_database_url) as url:
        page = visitors.open()
        page.goto(operators_link(fresh_database_url, url))
        page.goto(url + "/account")
        address = f"owner-of-{url.rpartition(':')[2]}@harbour.example"
        page.get_by_label("Your name").fill("Hedy")
        page.get_by_label("E-mail address").fill(address)
        page.get_by_role("button", name="Save").click()
        told(page, "Saved")
        page.get_by_label("New password").fill(PASSWORD)
        page.get_by_label("The new one again").fill(PASSWORD)
        page.get_by_role("button", name="Change it").click()
        told(page, "The password is changed")
        page.get_by_text("Change name or address").click()
        page.get_by_label("E-mail address").fill("x" + address)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("alert")).to_contain_text("the current password is wrong")
        page.get_by_label("Your password").fill(PASSWORD)
        page.get_by_role("button", name="Save").click()
        expect(page.locator(".pairs")).to_contain_text("x" + address)
        other = visitors.open()
        other.goto(url + "/sign-in")
        other.get_by_label("E-mail address").fill("x" + address)
        other.get_by_label("Password").fill(PASSWORD)
        other.get_by_role("button", name="Sign in").click()
        expect(other.locator(".who summary")).to_have_text("Hedy")


def operators_link(database_url: str, url: str) -> str:
    """As `foreword sign-in` prints it; in a loop of its own, since Playwright has the thread's."""
    found: list[str] = []

    async def made() -> None:
        database = await Database.open(database_url)
        try:
            found.append(await entry.made(database, "default", "operator", url, await database.clock()))
        finally:
            await database.close()

    thread = threading.Thread(target=lambda: asyncio.run(made()))
    thread.start()
    thread.join(60)
    return found[0]


# Organisations


@drives("POST /members/{id}/transfer", "POST /members/leave")
def test_an_organisation_is_handed_over_and_left(visitors: Visitors, grace: Person) -> None:
    org = grace.do("GET", "/v1/auth/session")["organisation"]["id"]
    link = grace.do("POST", f"/v1/organisations/{org}/invitations", role="member")["invitation"]
    heir = signed_up(grace.url, name="Edsger", organisation=None, invitation=link)
    page = visitors.open(grace)
    page.goto(grace.url + "/members")
    page.get_by_text("Leave this one").click()
    page.get_by_role("button", name="Leave Harbour").click()
    expect(page.get_by_role("alert")).to_contain_text("hand it over first")
    page.locator("tbody tr").filter(has_text="Edsger").get_by_role("button", name="Hand over").click()
    told(page, "Saved")
    roles = {row["name"]: row["role"] for row in heir.do("GET", f"/v1/organisations/{org}/members")["members"]}
    assert roles == {"Grace": "admin", "Edsger": "owner"}
    page.get_by_text("Leave this one").click()
    page.get_by_role("button", name="Leave Harbour").click()
    expect(page.locator("h1")).not_to_have_text("Harbour")
    assert [row["name"] for row in heir.do("GET", f"/v1/organisations/{org}/members")["members"]] == ["Edsger"]


@drives("POST /join", "POST /members/switch")
def test_who_is_signed_in_takes_an_invitation_and_goes_back(visitors: Visitors, grace: Person) -> None:
    host = signed_up(grace.url, organisation="Lighthouse")
    org = host.do("GET", "/v1/auth/session")["organisation"]["id"]
    link = host.do("POST", f"/v1/organisations/{org}/invitations", role="admin")["link"]
    page = visitors.open(grace)
    page.goto(link)
    page.get_by_role("button", name=f"Join as {grace.email}").click()
    page.goto(grace.url + "/members")
    expect(page.locator("h1")).to_have_text("Lighthouse")
    page.get_by_role("button", name="Look at Harbour").click()
    page.goto(grace.url + "/members")
    expect(page.locator("h1")).to_have_text("Harbour")
    page.goto(link)
    expect(page.get_by_role("alert")).to_contain_text("opens nothing")


@drives("POST /members", "POST /members/invitations/{id}/revoke")
def test_an_invitation_is_taken_back_before_it_is_used(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    page.goto(grace.url + "/members")
    page.get_by_label("For whom").fill("tom@harbour.example")
    page.get_by_label("Days until it ends").fill("2")
    page.get_by_role("button", name="Make a one-time link").click()
    link = page.locator("#link-text").text_content() or ""
    assert link.startswith(grace.url + "/join?link=inv_")
    page.goto(grace.url + "/members")
    assert link not in page.content()
    page.locator("li").filter(has_text="tom@harbour.example").get_by_role("button", name="Revoke").click()
    told(page, "Revoked")
    guest = visitors.open()
    guest.goto(link)
    expect(guest.get_by_role("alert")).to_contain_text("opens nothing")


# Agents and keys


@drives("POST /agents/link")
def test_an_anonymous_agent_is_linked_by_its_own_key(visitors: Visitors, grace: Person) -> None:
    name = f"wanderer of {grace.email}"
    key = agents_key(grace.url, name)
    item = {"content": "The wanderer has seen the lighthouse.", "source": "log"}
    held = httpx.post(grace.url + "/api/v1/memories", json=item, headers={"Authorization": f"Bearer {key}"}, timeout=60)
    assert held.status_code in (200, 201), held.text
    page = visitors.open(grace)
    page.goto(grace.url + "/agents")
    page.get_by_text("Link an anonymous agent").click()
    page.get_by_label("Key of the agent").fill(key)
    page.get_by_label("Name here").fill("keeper")
    page.get_by_role("button", name="Link", exact=True).click()
    told(page, "Linked")
    expect(page.locator("tbody tr").filter(has_text="keeper")).to_contain_text("1")
    rows = grace.do("GET", "/v1/memories", agent="keeper")["memories"]
    assert [(row["content"], row["ephemeral"]) for row in rows] == [("The wanderer has seen the lighthouse.", False)]
    page.get_by_text("Link an anonymous agent").click()
    page.get_by_label("Key of the agent").fill(key[:-1])
    page.get_by_role("button", name="Link", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert key not in page.content()


@drives("POST /agents/{id}", "POST /agents/{id}/retire")
def test_an_agent_is_renamed_retired_and_brought_back(visitors: Visitors, grace: Person) -> None:
    grace.do("POST", "/v1/agents", name="support", maxTokens=500)
    key = grace.do("POST", "/v1/keys", name="its key", agent="support")["key"]
    fields = {"Authorization": f"Bearer {key}"}
    page = visitors.open(grace)
    page.goto(grace.url + "/agents")
    page.get_by_text("Change", exact=True).click()
    page.locator("td").get_by_label("Name", exact=True).fill("first line")
    page.locator("td").get_by_label("Budget").fill("")
    page.get_by_role("button", name="Save").click()
    told(page, "Saved")
    (row,) = grace.do("GET", "/v1/agents")["agents"]
    assert (row["name"], row["maxTokens"]) == ("first line", None)
    assert grace.client.get("/v1/memories", headers=fields).status_code == 200
    page.get_by_text("Change", exact=True).click()
    page.get_by_role("button", name="Retire").click()
    told(page, "Saved")
    expect(page.locator("tbody tr")).to_contain_text("retired")
    assert grace.client.get("/v1/memories", headers=fields).status_code == 401
    page.get_by_text("Change", exact=True).click()
    page.get_by_role("button", name="Bring it back").click()
    told(page, "Saved")
    expect(page.locator("tbody tr .flag")).to_have_count(0)
    assert grace.client.get("/v1/memories", headers=fields).status_code == 401, "a revoked key stays one"


@drives("POST /keys/{id}/rotate", "POST /keys/{id}/revoke")
@pytest.mark.parametrize("kind", ["host", "agent"])
def test_a_key_of_either_kind_is_rotated_with_an_overlap(visitors: Visitors, grace: Person, kind: str) -> None:
    if kind == "host":
        first = grace.do("POST", "/v1/keys", name="production")["key"]
    else:
        first = agents_key(grace.url, f"bot of {grace.email}")
        grace.do("POST", "/v1/agents/link", agentKey=first)
    page = visitors.open(grace)
    page.goto(grace.url + "/keys")
    page.get_by_text("Change", exact=True).click()
    page.get_by_label("How long the old key").select_option("an hour")
    page.get_by_role("button", name="Rotate").click()
    second = page.locator("#key-text").text_content() or ""
    assert second[:4] == first[:4]
    assert second != first
    for key in (first, second):
        assert opens(grace, key), "both are good for the overlap"
    page.goto(grace.url + "/keys")
    old = page.locator("tbody tr").filter(has_text="rotated")
    expect(old).to_have_count(1)
    old.get_by_text("Change", exact=True).click()
    expect(old.get_by_role("button", name="Rotate")).to_have_count(0)
    old.get_by_role("button", name="Revoke").click()
    told(page, "Revoked")
    assert not opens(grace, first)
    assert opens(grace, second)


def opens(person: Person, key: str) -> bool:
    reply = person.client.get("/v1/memories", headers={"Authorization": f"Bearer {key}"})
    assert reply.status_code in (200, 401)
    return reply.status_code == 200


# Settings


@drives("POST /settings")
@pytest.mark.parametrize(
    ("label", "name", "value", "before", "wrong"),
    [
        ("Budget of a block", "maxTokens", 640, 2_000, 32_001),
        ("Requests of a key", "rateLimit", 77, 100_000, 0),
        ("Calls of the judge", "judgeCalls", 12, None, 0),
        ("Injections are kept", "keepInjectionsDays", 45, None, 3_651),
    ],
)
def test_every_setting_is_set_refused_and_given_back(  # noqa: PLR0917 - a row of the table and where it is tried
    visitors: Visitors, grace: Person, label: str, name: str, value: int, before: int | None, wrong: int
) -> None:
    page = visitors.open(grace)
    page.goto(grace.url + "/settings")
    page.get_by_label(label).fill(str(value))
    page.get_by_role("button", name="Save").click()
    told(page, "Saved")
    held = grace.do("GET", "/v1/settings")
    assert held["own"] == [name]
    assert (held["judge"]["calls"] if name == "judgeCalls" else held[name]) == value
    page.evaluate("document.querySelector('form.card').noValidate = true")
    page.get_by_label(label).fill(str(wrong))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("must be at")
    page.goto(grace.url + "/settings")
    page.get_by_label(label).fill("")
    page.get_by_role("button", name="Save").click()
    told(page, "Saved")
    held = grace.do("GET", "/v1/settings")
    assert held["own"] == []
    assert name == "judgeCalls" or held[name] == before


def test_a_member_sees_what_only_an_admin_may_change(visitors: Visitors, grace: Person) -> None:
    org = grace.do("GET", "/v1/auth/session")["organisation"]["id"]
    link = grace.do("POST", f"/v1/organisations/{org}/invitations", role="member")["invitation"]
    member = signed_up(grace.url, organisation=None, invitation=link)
    page = visitors.open(member)
    for path, button in (
        ("/settings", "Save"),
        ("/keys", "Mint"),
        ("/agents", "Create"),
        ("/members", "Make a one-time link"),
        ("/transfer", "Download the export"),
        ("/transfer", "See what will happen"),
    ):
        page.goto(grace.url + path)
        expect(page.locator("h1")).to_be_visible()
        assert page.get_by_role("button", name=button, exact=True).count() == 0, path


# Export and import


def exported(page: Page, folder: Path, agent: str = "") -> Path:
    page.goto(page.url.partition("/transfer")[0].rstrip("/") + "/transfer" if "/transfer" not in page.url else page.url)
    page.locator("#export ~ form").get_by_label("Agent").fill(agent)
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download the export").click()
    path = folder / waited.value.suggested_filename
    waited.value.save_as(path)
    return path


def contents(person: Person, **asked: Any) -> list[str]:
    return sorted(row["content"] for row in person.do("GET", "/v1/memories", limit=200, **asked)["memories"])


@drives("POST /transfer/export", "POST /transfer/preview", "POST /transfer/import")
def test_an_organisation_moves_by_a_file_with_a_preview(visitors: Visitors, grace: Person, tmp_path: Path) -> None:
    grace.teach()
    page = visitors.open(grace)
    page.goto(grace.url + "/transfer")
    path = exported(page, tmp_path)
    assert path.name.startswith("foreword-harbour-")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert (lines[0]["row"], lines[-1]["row"]) == ("export", "end")
    other = signed_up(grace.url, organisation="Lighthouse")
    there = visitors.open(other)
    there.goto(grace.url + "/transfer")
    there.get_by_label("File").set_input_files(path)
    there.get_by_role("button", name="See what will happen").click()
    expect(there.locator("#report h2")).to_have_text("What will happen")
    expect(there.locator("#report")).to_contain_text("Nothing has happened yet")
    assert contents(other) == []
    there.get_by_role("button", name="Import the file").click()
    expect(there.locator("#report h2")).to_have_text("What happened")
    told(there, "Imported")
    assert contents(other, status="all") == contents(grace, status="all")
    assert other.do("GET", "/v1/self-model") == grace.do("GET", "/v1/self-model")
    there.get_by_label("File").set_input_files(path)
    there.get_by_role("button", name="See what will happen").click()
    expect(there.locator("#report .numbers div").filter(has_text="written").locator("dd")).to_have_text("0")


def test_the_export_of_one_agent_holds_it_alone(visitors: Visitors, grace: Person, tmp_path: Path) -> None:
    grace.do("POST", "/v1/memories", items=[{"content": "Bot knows this.", "source": "a"}], agent="bot")
    grace.do("POST", "/v1/memories", items=[{"content": "Nobody else knows that.", "source": "a"}])
    page = visitors.open(grace)
    page.goto(grace.url + "/transfer")
    text = exported(page, tmp_path, "bot").read_text(encoding="utf-8")
    assert "Bot knows this." in text
    assert "Nobody else" not in text
    page.locator("#export ~ form").get_by_label("Agent").fill("nobody")
    page.get_by_role("button", name="Download the export").click()
    expect(page.get_by_role("alert")).to_contain_text("nobody")


@pytest.mark.parametrize(
    ("name", "content", "word"),
    [
        ("picture.jsonl", b"\x89PNG\r\n\x1a\n\x00\x00\xff\xfe", "isn't text in UTF-8"),
        ("empty.jsonl", b"", "is missing or empty"),
        ("blank.jsonl", b" \n\n", "is missing or empty"),
        ("cut.jsonl", b'{"row": "export", "format": 1}\n{"content": "Lost its end", "source": "a"}\n', "cut off"),
        ("page.html", b"<html><script>alert(1)</script></html>", "No line of this file can be taken"),
    ],
)
def test_a_wrong_file_is_told_in_plain_words_and_changes_nothing(  # noqa: PLR0917 - a row of the table and where it is tried
    visitors: Visitors, grace: Person, tmp_path: Path, name: str, content: bytes, word: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    page = visitors.open(grace)
    page.goto(grace.url + "/transfer")
    page.get_by_label("File").set_input_files(path)
    page.get_by_role("button", name="See what will happen").click()
    expect(page.locator("#report")).to_contain_text(word)
    assert page.get_by_role("button", name="Import the file").count() == 0
    assert contents(grace, status="all") == []


def test_each_refused_line_is_told_and_conflicts_are_seen_before(
    visitors: Visitors, grace: Person, tmp_path: Path
) -> None:
    grace.do("POST", "/v1/memories", items=[{"content": "The staging port is 5432.", "source": "a"}])
    path = tmp_path / "lines.jsonl"
    said = [
        {"content": "The staging port is 5433.", "source": "b"},
        {"content": "the staging port is 5432", "source": "c"},
        {"content": "The key is aws_secret_access_key=wJalrXUtnFEMIK7MDENGbPxRfiCYzzzzzzzzzzzz"},
        {"content": "<img src=x onerror=alert(1)> is a statement too", "source": "d"},
    ]
    path.write_text("".join(json.dumps(each) + "\n" for each in said) + "{broken\n", encoding="utf-8")
    page = visitors.open(grace)
    page.goto(grace.url + "/transfer")
    page.get_by_label("Namespace", exact=True).last.fill("default")
    page.get_by_label("File").set_input_files(path)
    page.get_by_role("button", name="See what will happen").click()
    report = page.locator("#report")
    expect(report).to_contain_text("1 new tension")
    for word in ("secret", "folded", "error"):
        expect(report.locator("tbody")).to_contain_text(word)
    assert "wJalr" not in page.content()
    page.get_by_role("button", name="Import the file").click()
    expect(report.locator("h2")).to_have_text("What happened")
    assert len(contents(grace)) == 3
    assert len(grace.do("GET", "/v1/tensions")["tensions"]) == 1


def test_another_file_than_the_previewed_one_is_not_imported(visitors: Visitors, grace: Person, tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.jsonl" for name in ("first", "second")]
    for path in paths:
        path.write_text(json.dumps({"content": f"The {path.stem} file says so.", "source": "a"}), encoding="utf-8")
    page = visitors.open(grace)
    page.goto(grace.url + "/transfer")
    page.get_by_label("File").set_input_files(paths[0])
    page.get_by_role("button", name="See what will happen").click()
    button = page.get_by_role("button", name="Import the file")
    seen = button.get_attribute("value")
    page.get_by_label("File").set_input_files(paths[1])
    expect(button).to_have_count(0)
    page.get_by_role("button", name="See what will happen").click()
    expect(button).to_be_visible()
    button.evaluate("(button, seen) => { button.value = seen; }", seen)
    button.click()
    expect(page.get_by_role("alert")).to_contain_text("look at what it will do first")
    assert contents(grace) == []


def test_without_scripts_a_file_is_previewed_before_it_is_imported(
    visitors: Visitors, grace: Person, tmp_path: Path
) -> None:
    path = tmp_path / "lines.jsonl"
    path.write_text(json.dumps({"content": "Plain pages do it too.", "source": "a"}), encoding="utf-8")
    page = visitors.open(grace, scripts=False)
    page.goto(grace.url + "/transfer")
    page.get_by_label("File").set_input_files(path)
    page.get_by_role("button", name="See what will happen").click()
    expect(page.locator("#report h2")).to_have_text("What will happen")
    assert contents(grace) == []
    page.get_by_label("File").set_input_files(path)
    page.get_by_role("button", name="Import the file").click()
    expect(page.locator("#report h2")).to_have_text("What happened")
    assert contents(grace) == ["Plain pages do it too."]


def test_a_file_of_many_megabytes_goes_through_and_a_larger_one_is_stopped_before_it_is_sent(
    visitors: Visitors, grace: Person, tmp_path: Path
) -> None:
    path = tmp_path / "large.jsonl"
    filler = "x" * 60_000
    lines = [
        json.dumps({"content": f"Berth {n} holds ship {n * 7}.", "source": "a", "more": filler}) for n in range(80)
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    page = visitors.open(grace)
    page.goto(grace.url + "/transfer")
    page.get_by_label("File").set_input_files(path)
    page.get_by_role("button", name="See what will happen").click()
    expect(page.locator("#report .numbers div").filter(has_text="written").locator("dd")).to_have_text("80")
    page.goto(grace.url + "/transfer")
    page.evaluate("document.querySelector('input[type=file]').dataset.limit = '1000'")
    page.get_by_label("File").set_input_files(path)
    message = page.get_by_label("File").evaluate("field => field.validationMessage")
    assert "larger than" in message


@drives("POST /settings")
def test_the_judge_is_put_off_and_on_again_where_there_is_one(visitors: Visitors, database_url: str) -> None:
    with serving(database_url, judge_url="http://127.0.0.1:9", judge_model="nobody") as url:
        person = signed_up(url)
        page = visitors.open(person)
        page.goto(url + "/settings")
        judge = page.get_by_label("Ask the judge about candidates")
        expect(judge).to_be_checked()
        judge.uncheck()
        page.get_by_role("button", name="Save").click()
        told(page, "Saved")
        expect(judge).not_to_be_checked()
        assert person.do("GET", "/v1/settings")["judge"]["on"] is False
        judge.check()
        page.get_by_role("button", name="Save").click()
        told(page, "Saved")
        assert person.do("GET", "/v1/settings")["judge"]["on"] is True
