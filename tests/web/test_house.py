"""The pages of the house in a real browser: first steps, keys, agents, members, settings; and the whole way by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.driven import drives
from tests.web.house import PASSWORD, signed_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser import Visitors
    from tests.web.house import Person


@pytest.fixture
def grace(url: str) -> Person:
    """Somebody new for each test: what is done here changes what is held."""
    return signed_up(url)


def go(page: Page, person: Person, path: str) -> None:
    page.goto(person.url + path)


def told(page: Page, text: str) -> None:
    expect(page.locator(".said")).to_contain_text(text)


def with_key(url: str, key: str, path: str, **body: object) -> httpx.Response:
    return httpx.post(url + path, json=body, headers={"Authorization": f"Bearer {key}"}, timeout=60)


@drives("POST /first-steps", "GET /first-steps/state")
def test_first_steps_turn_green_as_they_are_taken(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/")
    expect(page.locator("h1")).to_have_text("First steps")
    expect(page.locator(".steps .done")).to_have_count(0)
    page.get_by_role("button", name="Mint the first key").click()
    key = page.locator("#key-text").text_content() or ""
    assert key in (page.locator("#one-command").text_content() or "")
    expect(page.locator(".steps .done")).to_have_count(1)
    said = "We deploy with Kustomize from the release branch."
    assert with_key(grace.url, key, "/v1/turns", userMessage=said).status_code == 200
    expect(page.locator(".steps .done")).to_have_count(2, timeout=60_000)
    assert with_key(grace.url, key, "/v1/context", userMessage="How do we deploy?").status_code == 200
    expect(page.locator(".steps .done")).to_have_count(3, timeout=60_000)
    go(page, grace, "/")
    expect(page.locator("h1")).to_have_text("Next turn")


@drives("POST /keys", "POST /keys/{id}/rotate", "POST /keys/{id}/revoke")
def test_a_key_is_shown_once_rotated_and_revoked(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/keys")
    page.locator("main").get_by_label("Name", exact=True).fill("production")
    page.get_by_label("stats:read").uncheck()
    page.get_by_label("Days until it ends").fill("30")
    page.get_by_role("button", name="Mint").click()
    first = page.locator("#key-text").text_content() or ""
    assert with_key(grace.url, first, "/v1/context", userMessage="x").status_code == 200
    go(page, grace, "/keys")
    assert first not in page.content()
    assert "stats:read" not in (page.locator("tbody").text_content() or "")
    page.get_by_text("Change", exact=True).click()
    page.get_by_label("How long the old key production lasts").select_option("no time")
    page.get_by_role("button", name="Rotate").click()
    second = page.locator("#key-text").text_content() or ""
    assert with_key(grace.url, first, "/v1/context", userMessage="x").status_code == 401
    assert with_key(grace.url, second, "/v1/context", userMessage="x").status_code == 200
    go(page, grace, "/keys")
    page.get_by_text("Change", exact=True).first.click()
    page.get_by_role("button", name="Revoke").first.click()
    told(page, "Revoked")
    assert with_key(grace.url, second, "/v1/context", userMessage="x").status_code == 401


@drives("POST /agents", "POST /agents/{id}", "POST /agents/{id}/retire", "POST /look")
def test_an_agent_is_created_changed_looked_at_and_retired(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/agents")
    page.get_by_text("Create an agent").click()
    page.locator("main").get_by_label("Name", exact=True).fill("support")
    page.get_by_role("button", name="Create").click()
    told(page, "Saved")
    page.get_by_text("Change", exact=True).click()
    page.locator("td").get_by_label("Name", exact=True).fill("support desk")
    page.locator("td").get_by_label("Budget").fill("900")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("tbody")).to_contain_text("900")
    page.locator("details.looking summary").click()
    page.get_by_label("Agent", exact=True).fill("support desk")
    page.get_by_role("button", name="Look").click()
    expect(page.locator("tbody .flag")).to_have_text("looked at")
    go(page, grace, "/next-turn")
    expect(page.locator(".sum")).to_contain_text("of 900 tokens")
    go(page, grace, "/agents")
    page.get_by_text("Change", exact=True).click()
    page.get_by_role("button", name="Retire").click()
    expect(page.locator("tbody")).to_contain_text("retired")
    page.get_by_text("Link an anonymous agent").click()
    page.get_by_label("Key of the agent").fill("agt_nonsense")
    page.get_by_role("button", name="Link").click()
    expect(page.get_by_role("alert")).to_be_visible()


@drives("POST /members", "POST /join", "POST /members/{id}/role", "POST /members/{id}/remove")
def test_a_member_is_invited_joins_and_is_made_an_admin(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/members")
    page.get_by_role("button", name="Make a one-time link").click()
    link = page.locator("#link-text").text_content() or ""
    guest = visitors.open()
    guest.goto(link)
    expect(guest.locator("h1")).to_have_text("Join Harbour")
    guest.get_by_label("E-mail address").fill(f"guest-of-{grace.email}")
    guest.get_by_label("Password").fill(PASSWORD)
    guest.get_by_label("Your name").fill("Edsger")
    guest.get_by_role("button", name="Sign up and join").click()
    told(guest, "You belong to this organisation")
    guest.goto(grace.url + "/members")
    expect(guest.locator("tbody tr")).to_have_count(2)
    assert guest.get_by_role("button", name="Make a one-time link").count() == 0
    guest.goto(link)
    expect(guest.get_by_role("alert")).to_be_visible()
    go(page, grace, "/members")
    page.get_by_label("Role of Edsger").select_option("admin")
    page.get_by_role("button", name="Change").click()
    told(page, "Saved")
    guest.goto(grace.url + "/members")
    expect(guest.get_by_role("button", name="Make a one-time link")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    told(page, "Removed")
    guest.goto(grace.url + "/members")
    expect(guest.locator("h1")).not_to_have_text("Harbour")


@drives("POST /members/found", "POST /members/rename", "POST /members/switch")
def test_an_organisation_is_founded_renamed_switched_and_left(visitors: Visitors, grace: Person) -> None:
    page = visitors.open(grace)
    go(page, grace, "/members")
    page.get_by_text("Create another").click()
    page.get_by_label("Name of the new organisation").fill("Lighthouse")
    page.get_by_role("button", name="Create").click()
    expect(page.locator("h1")).to_have_text("First steps")
    go(page, grace, "/members")
    expect(page.locator("h1")).to_have_text("Lighthouse")
    page.get_by_text("Rename this one").click()
    page.get_by_label("Name", exact=True).fill("Beacon")
    page.get_by_role("button", name="Rename").click()
    expect(page.locator("h1")).to_have_text("Beacon")
    page.get_by_role("button", name="Look at Harbour").click()
    go(page, grace, "/members")
    expect(page.locator("h1")).to_have_text("Harbour")
    page.get_by_text("Leave this one").click()
    page.get_by_role("button", name="Leave Harbour").click()
    expect(page.get_by_role("alert")).to_be_visible()


@drives("POST /settings")
def test_settings_are_kept_and_given_back(visitors: Visitors, grace: Person) -> None:
    grace.do("POST", "/v1/agents", name="default")
    page = visitors.open(grace)
    go(page, grace, "/settings")
    page.get_by_label("Budget of a block").fill("700")
    page.get_by_label("Injections are kept").fill("90")
    page.get_by_role("button", name="Save").click()
    told(page, "Saved")
    assert page.get_by_label("Budget of a block").input_value() == "700"
    go(page, grace, "/next-turn")
    expect(page.locator(".sum")).to_contain_text("of 700 tokens")
    go(page, grace, "/settings")
    page.get_by_label("Budget of a block").fill("99999999")
    page.evaluate("document.querySelector('form.card').noValidate = true")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("must be at most 32000")
    page.get_by_label("Budget of a block").fill("")
    page.get_by_role("button", name="Save").click()
    told(page, "Saved")
    assert page.get_by_label("Budget of a block").get_attribute("placeholder") == "2000"


class Keyboard:
    """A person without a mouse: Tab to a thing by its name, then keys alone."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.pressed = 0

    def reach(self, name: str, *, kind: str = "") -> None:
        """Tabs until the focus is on what is called so; fails when the whole page holds none."""
        for _ in range(120):
            self._page.keyboard.press("Tab")
            self.pressed += 1
            if self._page.evaluate(FOCUSED, [name, kind]):
                return
        raise AssertionError(f"Tab doesn't reach {name}")

    def type(self, name: str, text: str) -> None:
        self.reach(name)
        self._page.keyboard.type(text)

    def press(self, name: str, *, kind: str = "", key: str = "Enter") -> None:
        self.reach(name, kind=kind)
        self._page.keyboard.press(key)


FOCUSED = """([name, kind]) => {
  const each = document.activeElement;
  const label = each.labels && each.labels.length ? each.labels[0].textContent : each.textContent;
  const said = (each.getAttribute('aria-label') || label || '').trim();
  return said.startsWith(name) && (!kind || each.tagName.toLowerCase() === kind);
}"""


def test_from_sign_up_to_preview_by_the_keyboard_alone(visitors: Visitors, url: str) -> None:
    page = visitors.open()
    keys = Keyboard(page)
    page.goto(url + "/sign-up")
    page.keyboard.type("hopper@harbour.example")  # the first field has the focus
    keys.type("Password", PASSWORD)
    keys.press("Sign up", kind="button")
    page.wait_for_url("**/first-steps")
    keys.press("Mint the first key")
    expect(page.locator("#key-text")).to_contain_text("fwd_")
    for statement in ("The staging port is 5432.", "The staging port is 5433."):
        keys.press("Memories", kind="a")
        page.wait_for_url("**/memories")
        keys.press("Remember a statement")
        keys.type("Statement", statement)
        keys.press("Remember", kind="button")
        told(page, "Remembered")
    keys.press("Tensions", kind="a")
    page.wait_for_url("**/tensions")
    keys.reach("A holds")
    page.keyboard.press("ArrowRight")
    keys.press("Resolve", kind="button")
    told(page, "Resolved")
    keys.press("Next turn", kind="a")
    page.wait_for_url("**/next-turn")
    keys.type("Message of the user", "Which port does staging listen on?")
    expect(page.locator("#block .line").first).to_contain_text("The staging port is 5433.")
    expect(page.locator("#block")).not_to_contain_text("5432")
