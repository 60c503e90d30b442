"""Injections, learning and usage in a real browser: replayed, compared, filtered, undone, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.driven import drives
from tests.web.house import signed_up

if TYPE_CHECKING:
    from tests.web.browser import Visitors
    from tests.web.house import Person


@pytest.fixture(scope="module")
def lovelace(url: str) -> Person:
    """Whoever has taught a conversation and had some blocks."""
    person = signed_up(url)
    person.teach()
    return person


def test_a_block_is_read_again_to_the_byte_and_compared(visitors: Visitors, lovelace: Person) -> None:
    page = visitors.open(lovelace)
    page.goto(lovelace.url + "/injections?session=tuesday")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator(".plot canvas")).to_have_count(1)
    page.locator("tbody a").first.click()
    expect(page.locator("main")).to_contain_text("To the byte what was given")
    number = page.url.rpartition("/")[2]
    text = lovelace.do("GET", f"/v1/injections/{number}")["text"]
    shown = page.locator("div.text .plain, div.text .said-line").all_text_contents()
    assert "".join(text.split()) == "".join("".join(shown).split())
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("main")).to_contain_text("added")
    expect(page.locator(".change").first).to_be_visible()


@pytest.mark.parametrize(
    ("query", "rows"),
    [("rule=identifier", 1), ("rule=semantic", 0), ("after=2020-01-01T00:00", 2), ("before=2020-01-01T00:00", 0)],
)
def test_injections_are_found_by_rule_and_time(visitors: Visitors, lovelace: Person, query: str, rows: int) -> None:
    page = visitors.open(lovelace)
    page.goto(f"{lovelace.url}/injections?{query}")
    expect(page.locator("tbody tr")).to_have_count(rows)


def test_a_memory_leads_to_the_blocks_that_carried_it(visitors: Visitors, lovelace: Person) -> None:
    rows = lovelace.do("GET", "/v1/memories", q="rebuilt every night")["memories"]
    page = visitors.open(lovelace)
    page.goto(f"{lovelace.url}/memories/{rows[0]['id']}")
    page.get_by_role("link", name="Injection").first.click()
    expect(page.locator("h1")).to_contain_text("Injection")


@drives("POST /learning/{id}/undo")
def test_reports_say_what_became_of_every_candidate_and_a_row_is_undone(visitors: Visitors, lovelace: Person) -> None:
    page = visitors.open(lovelace)
    page.goto(lovelace.url + "/learning?session=monday")
    expect(page.locator("article.report")).to_have_count(6)
    expect(page.locator("main")).to_contain_text("question-turn")
    page.goto(lovelace.url + "/learning?rule=secret")
    expect(page.locator("article.report")).to_have_count(1)
    assert "9fKq2LmX7tRw" not in page.content()
    page.goto(lovelace.url + "/learning")
    undo = page.get_by_role("button", name="Undo").first
    number = (undo.get_attribute("aria-label") or "").rpartition(" ")[2]
    undo.click()
    expect(page.locator(".said")).to_contain_text("Undone")
    row = lovelace.do("GET", f"/v1/memories/{number}")
    assert row["status"] == "retired"
    assert "undone in the dashboard" in row["retiredReason"]


def test_usage_is_counted_by_day_agent_and_key(visitors: Visitors, lovelace: Person) -> None:
    key = lovelace.do("POST", "/v1/keys", name="counter")["key"]
    fields = {"Authorization": f"Bearer {key}"}
    for _ in range(3):
        lovelace.client.post("/v1/context", json={"userMessage": "hello", "agent": "other"}, headers=fields)
    page = visitors.open(lovelace)
    page.goto(lovelace.url + "/usage")
    given = sum(day["injections"] for day in lovelace.do("GET", "/v1/stats")["days"])
    expect(page.locator(".numbers dd").first).to_have_text(str(given))
    by_key = page.get_by_role("region", name="By key")
    expect(by_key).to_contain_text("key counter")
    expect(by_key).to_contain_text("Ada Lovelace")
    assert "ms" in (by_key.text_content() or "")
    expect(page.get_by_role("region", name="By agent").locator("tbody tr")).to_have_count(2)
    page.get_by_role("link", name="default", exact=True).click()
    expect(page.get_by_role("region", name="By agent").locator("tbody tr")).to_have_count(1)
