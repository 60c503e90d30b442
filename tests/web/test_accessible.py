"""Every page, light and dark, wide and narrow: no serious fault by axe-core, nothing that spills over, usable at 200 %."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser import faults, overflows
from tests.web.driven import drives
from tests.web.places import places

if TYPE_CHECKING:
    from tests.web.browser import Visitors
    from tests.web.house import Person


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault(visitors: Visitors, ada: Person, scheme: str) -> None:
    inside, outside = visitors.open(ada, scheme=scheme), visitors.open(scheme=scheme)
    found: list[str] = []
    for place in places(ada):
        page = inside if place.signed_in else outside
        page.goto(ada.url + place.path)
        page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
        found += [f"{place.name}: {fault}" for fault in faults(page)]
    assert found == []


@pytest.mark.parametrize("width", [640, 360], ids=["a window of 1280 at 200 %", "the narrowest phone"])
def test_no_page_spills_over(visitors: Visitors, ada: Person, width: int) -> None:
    inside, outside = visitors.open(ada, width=width), visitors.open(width=width)
    for place in places(ada):
        page = inside if place.signed_in else outside
        page.goto(ada.url + place.path)
        page.evaluate("document.querySelectorAll('main details').forEach(each => { each.open = true; })")
        assert not overflows(page), place.name


@drives("POST /theme")
def test_light_and_dark_are_chosen_by_the_system_and_by_the_person(visitors: Visitors, ada: Person) -> None:
    page = visitors.open(ada, scheme="dark")
    page.goto(ada.url + "/tensions")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(paper)
    page.locator("details.who summary").click()
    page.get_by_role("button", name="light").click()
    page.wait_for_url("**/tensions")
    light = page.evaluate(paper)
    assert light != dark
    page.goto(ada.url + "/memories")
    assert page.evaluate(paper) == light
    page.locator("details.who summary").click()
    assert page.get_by_role("button", name="light").get_attribute("aria-pressed") == "true"


def test_focus_is_seen_and_the_first_one_skips_to_the_page(visitors: Visitors, ada: Person) -> None:
    page = visitors.open(ada)
    page.goto(ada.url + "/memories")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
