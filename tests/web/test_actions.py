"""Every action of the pages, done in a real browser as a person does it, and found in the store afterwards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from store import listing
from tests.web.driven import drives
from tests.web.house import PASSWORD, signed_up
from tiers.rules import RULES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser import Visitors
    from tests.web.house import Person


@pytest.fixture
def grace(url: str) -> Person:
    """Somebody new for each test: what is done here changes what is held."""
    return signed_up(url)


def hold(person: Person, content: str, **more: str) -> int:
    items = [{"content": content, "source": "ops.md", **more}]
    return int(person.do("POST", "/v1/memories", items=items)["stored"][0]["id"])


def go(page: Page, person: Person, path: str) -> None:
    page.goto(person.url + path)


def told(page: Page, text: str) -> None:
    expect(page.locator(".said")).to_contain_text(text)


# Next turn


@drives("POST /next-turn/block")
def test_the_block_is_drawn_anew_as_one_types(visitors: Visitors, grace: Person) -> None:
    hold(grace, "The staging database is db-stg-01.internal:5432.", tier="L2")
    page = visitors.open(grace)
    go(page, grace, "/next-turn")
    expect(page.locator("#block")).to_contain_text("Nothing to say")
    page.get_by_label("Message of the user").press_sequentially("What runs on db-stg-01.internal?")
    expect(page.locator("#block .line")).to_contain_text("The staging database is db-stg-01.internal:5432.")
    expect(page.locator("#block .gate")).to_contain_text("db-stg-01.internal")
    page.get_by_label("Transcript").fill("db-stg-01.internal is what we spoke of")
    expect(page.locator("#block .gate")).to_contain_text("none: no name")
    assert not grace.do("GET", "/v1/injections")["injections"], "a preview is recorded nowhere"


@drives("GET /next-turn/candidates", "POST /next-turn/explain")
def test_a_line_says_why_it_is_there_and_a_missing_one_why_not(visitors: Visitors, grace: Person) -> None:
    number = hold(grace, "We deploy with Kustomize.")
    hold(grace, "The cat of the office is called Rosalind.", tier="L3")
    page = visitors.open(grace)
    go(page, grace, "/next-turn?message=hello")
    page.locator(".line summary").first.click()
    expect(page.locator(".line .pairs").first).to_contain_text("in the working set")
    assert page.locator(".line .pairs a").first.get_attribute("href") == f"/memories/{number}"
    page.get_by_label("Search the memories").press_sequentially("Rosalind")
    page.locator("#candidates").get_by_role("button", name="Why?").click()
    expect(page.locator("#explained")).to_contain_text("It is not in the block")
    expect(page.locator("#explained tbody tr")).to_have_count(len(RULES))


def test_the_slider_goes_back_through_what_changed(visitors: Visitors, grace: Person) -> None:
    hold(grace, "The first thing is alpha.")
    hold(grace, "The second thing is beta.")
    page = visitors.open(grace)
    go(page, grace, "/next-turn")
    expect(page.locator("#block .line")).to_have_count(2)
    slider = page.get_by_label("As of")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("#block .line")).to_have_count(1)
    expect(page.locator("#block h2")).to_contain_text("as of")
    page.keyboard.press("End")
    expect(page.locator("#block .line")).to_have_count(2)


def test_a_step_goes_from_one_change_to_the_next(visitors: Visitors, grace: Person) -> None:
    for name in ("alpha", "beta", "gamma"):
        hold(grace, f"The {name} thing is {name}.")
    page = visitors.open(grace)
    go(page, grace, "/next-turn?message=hello")
    slider, back, on = (
        page.get_by_label("As of"),
        page.get_by_text("one change back"),
        page.get_by_text("one change on"),
    )
    for lines in (2, 1):
        back.click()
        expect(page.locator("#block .line")).to_have_count(lines)
        expect(page.locator("#as-of-told")).to_contain_text("UTC")
    assert slider.input_value() == "0"
    for lines in (2, 3):
        on.click()
        expect(page.locator("#block .line")).to_have_count(lines)
    on.click()
    expect(page.locator("#as-of-told")).to_have_text("now")
    assert slider.input_value() == slider.get_attribute("max")
    page.get_by_label("Search the memories").press_sequentially("gamma")
    back.click()
    back.click()
    expect(page.locator("#block .line")).to_have_count(1)
    page.locator("#candidates").get_by_role("button", name="Why?").click()
    expect(page.locator("#explained")).to_contain_text("It wasn't held yet")


def test_the_block_is_copied_as_text_and_as_code(visitors: Visitors, grace: Person) -> None:
    hold(grace, "We deploy with Kustomize.")
    page = visitors.open(grace)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    go(page, grace, "/next-turn?message=hello")
    page.get_by_role("button", name="Copy the text").click()
    expect(page.locator(".copied")).to_have_text("Copied.")
    block = grace.do("POST", "/v1/context", userMessage="hello", dryRun=True)
    assert page.evaluate("navigator.clipboard.readText()") == block["text"]
    for name, sign in (("curl", "curl -s http"), ("Python", "httpx.post("), ("TypeScript", "await fetch(")):
        page.get_by_role("button", name=f"Copy as {name}").click()
        page.wait_for_function("sign => navigator.clipboard.readText().then(text => text.includes(sign))", arg=sign)
    assert "hello" in page.evaluate("navigator.clipboard.readText()")


# Memories


@drives("POST /memories")
def test_a_statement_is_remembered_and_found_by_every_filter(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/memories")
    page.get_by_text("Remember a statement").click()
    new = page.locator("form[action='/memories'][method='post']")
    new.get_by_label("Statement").fill("The cache is redis-01.internal.")
    new.get_by_label("Source").fill("ops/cache.md")
    new.get_by_label("Namespace").fill("backend")
    new.get_by_label("Domains").fill("caching, operations")
    new.get_by_role("button", name="Remember").click()
    told(page, "Remembered")
    expect(page.locator(".statement")).to_have_text("The cache is redis-01.internal.")
    hold(grace, "Something else is held.")
    for query in (
        "q=redis",
        "namespace=backend",
        "source=ops/cache.md",
        "domain=caching",
        "tier=L1&domain=caching",
        "expiry=permanent&q=redis",
    ):
        go(page, grace, f"/memories?{query}")
        expect(page.locator("tbody tr")).to_have_count(1)
    for query in ("tier=L3", "status=retired", "kind=episodic", "expiry=ephemeral", "expiry=expired", "domain=none"):
        go(page, grace, f"/memories?{query}")
        expect(page.locator(".empty")).to_contain_text("passes these filters")
    go(page, grace, "/memories?tier=L9")
    expect(page.get_by_role("alert")).to_contain_text("tier")


def test_pages_lead_to_every_row_once(visitors: Visitors, grace: Person) -> None:
    items = [{"content": f"Number {n} is {n * 7919}.", "source": "s"} for n in range(120)]
    grace.do("POST", "/v1/memories", items=items)
    page = visitors.open(grace)
    go(page, grace, "/memories")
    seen: list[str] = []
    while True:
        seen += page.locator("tbody td.main a").all_text_contents()
        if not page.get_by_role("link", name="Next page").count():
            break
        page.get_by_role("link", name="Next page").click()
        page.wait_for_load_state()
    assert sorted(seen) == sorted(f"Number {n} is {n * 7919}." for n in range(120))


def test_a_walk_that_finds_nothing_goes_on_by_itself(
    visitors: Visitors, grace: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold(grace, "The needle is in the oldest row.")
    for n in range(9):
        hold(grace, f"Straw number {n} is {n * 7919}.")
    monkeypatch.setattr(listing, "MOST", 3)
    page = visitors.open(grace)
    go(page, grace, "/memories?q=needle")
    expect(page.locator("tbody td.main a")).to_have_text(["The needle is in the oldest row."])
    expect(page).to_have_url(re.compile("cursor="))
    go(page, grace, "/memories?q=nowhere")
    expect(page.locator(".blank")).to_contain_text("passes these filters. See all")


def test_all_rows_of_a_page_are_chosen_at_once(visitors: Visitors, grace: Person) -> None:
    for n in range(3):
        hold(grace, f"Gamma {n} is {n * 7919}.")
    page = visitors.open(grace)
    go(page, grace, "/memories")
    page.get_by_label("Choose all on this page").check()
    expect(page.locator("#chosen")).to_have_text("3 chosen")
    page.get_by_role("button", name="See what will happen").click()
    expect(page.locator("tbody tr")).to_have_count(3)


@drives(
    "POST /memories/{id}/observe",
    "POST /memories/{id}/move",
    "POST /memories/{id}/supersede",
    "POST /memories/{id}/forget",
)
def test_one_row_is_observed_pinned_moved_superseded_and_forgotten(visitors: Visitors, grace: Person) -> None:
    items = [{"content": "The release day may be Tuesday."}]
    number = grace.do("POST", "/v1/memories", items=items)["stored"][0]["id"]
    page = visitors.open(grace)
    go(page, grace, f"/memories/{number}")
    page.get_by_role("button", name="Observe").click()
    told(page, "it is a fact now")
    page.get_by_role("button", name="Pin", exact=True).click()
    told(page, "Pinned")
    page.get_by_role("button", name="Unpin").click()
    told(page, "Unpinned")
    page.get_by_label("Move to").select_option("L3")
    page.get_by_role("button", name="Move").click()
    told(page, "Moved")
    assert grace.do("GET", f"/v1/memories/{number}")["tier"] == "L3"
    page.get_by_text("Supersede it").click()
    page.get_by_label("What holds instead").fill("The release day is Thursday.")
    page.get_by_role("button", name="Supersede").click()
    told(page, "Superseded")
    expect(page.locator(".lineage a")).to_have_count(1)
    page.locator(".lineage a").click()
    expect(page.locator("h1")).to_have_text(f"Memory {number}")
    assert page.get_by_role("button", name="Observe").count() == 0
    page.locator(".lineage a").click()
    page.get_by_text("Forget it", exact=True).click()
    page.get_by_label("Reason").fill("the release was given up")
    page.get_by_role("button", name="Forget").click()
    told(page, "Forgotten")
    expect(page.locator(".events li").first).to_contain_text("forgotten")


@drives("POST /memories/{id}/erase")
def test_an_owner_erases_for_the_law(visitors: Visitors, grace: Person) -> None:
    number = hold(grace, "The home address of Ines is 12 Quay Lane.")
    grace.do("POST", "/v1/context", userMessage="Where does Ines live?")
    page = visitors.open(grace)
    go(page, grace, f"/memories/{number}")
    page.get_by_role("link", name="Erase it, for the law").click()
    expect(page.locator("h1")).to_have_text(f"Erase memory {number}")
    expect(page.locator("main")).to_contain_text("12 Quay Lane")
    expect(page.locator("main")).to_contain_text("1 block that was given")
    assert grace.do("GET", f"/v1/memories/{number}")["content"], "looking takes nothing"
    page.get_by_role("link", name="Leave it as it is").click()
    page.get_by_role("link", name="Erase it, for the law").click()
    page.get_by_role("button", name="Erase memory").click()
    assert grace.do("GET", f"/v1/memories/{number}")["content"], "the box isn't ticked"
    page.get_by_label("I am sure").check()
    page.get_by_role("button", name="Erase memory").click()
    told(page, "Erased")
    expect(page.locator(".statement")).to_have_text("(erased)")
    go(page, grace, "/injections")
    page.locator("tbody a").first.click()
    expect(page.locator("#text")).to_be_visible()
    assert "Quay Lane" not in page.content()


@drives("POST /memories/many")
def test_many_are_told_their_fate_before_it_is_done(visitors: Visitors, grace: Person) -> None:
    kept = hold(grace, "Alpha stays.")
    gone = [hold(grace, f"Beta {n} goes.") for n in range(3)]
    page = visitors.open(grace)
    go(page, grace, "/memories")
    for number in gone:
        page.get_by_label(f"Choose memory {number}").check()
    page.get_by_label("With the chosen").select_option("Forget")
    page.get_by_label("Reason").fill("a clean-up")
    page.get_by_role("button", name="See what will happen").click()
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("tbody")).to_contain_text("its open tensions close")
    assert len(grace.do("GET", "/v1/memories")["memories"]) == 4, "nothing has happened yet"
    page.get_by_role("button", name="Forget: 3").click()
    told(page, "Done")
    assert [row["id"] for row in grace.do("GET", "/v1/memories")["memories"]] == [kept]
    assert grace.do("GET", f"/v1/memories/{gone[0]}")["retiredReason"] == "a clean-up"


def test_a_pin_without_room_is_refused_in_plain_words(visitors: Visitors, grace: Person) -> None:
    for n in range(1):
        hold(grace, f"Rule {n}: " + " ".join(f"word{n}x{m}" for m in range(90)), tier="L0")
    number = hold(grace, "Another: " + " ".join(f"word9x{m}" for m in range(60)))
    page = visitors.open(grace)
    go(page, grace, f"/memories/{number}")
    page.get_by_role("button", name="Pin", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("unpin something first")
    go(page, grace, f"/memories/many?deed=L0&id={number}")
    expect(page.locator("tbody")).to_contain_text("would pass the cap")


# Tensions


@drives("POST /tensions", "POST /tensions/{id}/resolve", "POST /tensions/{id}/reopen")
def test_a_tension_is_opened_resolved_in_two_clicks_and_reopened(visitors: Visitors, grace: Person) -> None:
    number = hold(grace, "We ship on Fridays.")
    page = visitors.open(grace)
    go(page, grace, "/tensions")
    page.get_by_text("Open a tension").click()
    page.get_by_label("Claim A").fill(f"#{number}")
    page.get_by_label("Claim B").fill("Friday is frozen.")
    page.get_by_label("Question that settles it").fill("Do we ship on Fridays?")
    page.get_by_role("button", name="Open").click()
    told(page, "Opened")
    go(page, grace, "/tensions")
    page.get_by_label("B holds").check()
    expect(page.locator(".side .count")).to_have_text("1")
    page.get_by_role("button", name="Resolve").click()
    told(page, "Resolved")
    expect(page.locator(".side .count")).to_have_count(0)
    expect(page.locator(".empty")).to_contain_text("Nothing is in dispute")
    assert grace.do("GET", f"/v1/memories/{number}")["status"] == "retired"
    page.get_by_role("link", name="resolved").click()
    expect(page.locator(".claim.won")).to_contain_text("Friday is frozen.")
    page.get_by_role("button", name="Reopen").click()
    told(page, "Reopened")
    assert grace.do("GET", f"/v1/memories/{number}")["status"] == "retired", "no row is revived"


def test_a_pattern_is_suggested_for_the_next_one_of_its_shape(visitors: Visitors, grace: Person) -> None:
    grace.do("POST", "/v1/turns", userMessage="The staging port is 5432.")
    grace.do("POST", "/v1/turns", userMessage="The staging port is 5433.")
    page = visitors.open(grace)
    go(page, grace, "/tensions")
    page.get_by_label("B holds").check()
    page.get_by_text("Say why, and the pattern to reuse").click()
    page.get_by_label("Why").fill("it was moved")
    page.get_by_label("Pattern").fill("the newer port wins")
    page.get_by_role("button", name="Resolve").click()
    told(page, "Resolved")
    row = grace.do("GET", "/v1/tensions", status="resolved")["tensions"][0]
    assert (row["winner"], row["resolution"], row["pattern"]) == ("b", "it was moved", "the newer port wins")


# Self-model


@drives("POST /self-model", "POST /self-model/{domain:path}")
def test_an_outcome_is_recorded_charted_and_reset(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/self-model")
    page.get_by_text("Record an outcome").click()
    page.get_by_label("Domain").fill("database/index")
    page.get_by_label("failure", exact=True).check()
    page.get_by_label("Failure pattern").fill("forgot the index")
    page.get_by_role("button", name="Record").click()
    told(page, "Recorded")
    expect(page.locator("h1")).to_have_text("database/index")
    expect(page.locator(".figure")).to_have_text("53%")
    expect(page.locator(".plot canvas")).to_have_count(1)
    expect(page.locator("pre.text")).to_contain_text("database/index: 53% reliable over 1 outcome.")
    page.get_by_text("Reset", exact=True).click()
    page.get_by_role("button", name="Reset database/index").click()
    told(page, "Reset")
    expect(page.locator("tbody tr")).to_contain_text("before a reset")


# The account


@drives("POST /sign-up", "POST /account/password", "POST /sign-out", "POST /sign-in")
def test_a_person_signs_up_changes_the_password_and_signs_in_again(visitors: Visitors, url: str) -> None:
    page = visitors.open()
    page.goto(url + "/memories?q=x")
    expect(page).to_have_url(re.compile(r"/sign-in\?next=/memories"))
    page.get_by_role("link", name="Sign up instead").click()
    page.get_by_label("E-mail address").fill("marie@harbour.example")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_label("Your name").fill("Marie")
    page.get_by_role("button", name="Sign up").click()
    page.get_by_text("Marie", exact=True).click()
    page.get_by_role("link", name="Account").click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("nine bells at night")
    page.get_by_label("The new one again").fill("nine bells at nigh")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_contain_text("isn't the same")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("nine bells at night")
    page.get_by_label("The new one again").fill("nine bells at night")
    page.get_by_role("button", name="Change it").click()
    told(page, "The password is changed")
    page.get_by_text("Marie", exact=True).first.click()
    page.get_by_role("button", name="Sign out").click()
    told(page, "Signed out")
    page.get_by_label("E-mail address").fill("marie@harbour.example")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("the address or the password is wrong")
    assert page.get_by_label("E-mail address").input_value() == "marie@harbour.example"
    page.get_by_label("Password").fill("nine bells at night")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator("h1")).not_to_have_text("Sign in")
