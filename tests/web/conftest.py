"""One shipped service for the whole of these tests, and one person in it who has taught something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.web.browser import CHROMIUM, LAUNCH, PROMISED, Visitors
from tests.web.driven import driven_by, is_of
from tests.web.house import Person, serving, signed_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def url(database_url: str) -> Iterator[str]:
    with serving(database_url) as address:
        yield address


@pytest.fixture(scope="session")
def ada(url: str) -> Person:
    """Whoever only looks; what writes signs up somebody of its own."""
    person = signed_up(url)
    person.teach()
    return person


@pytest.fixture(scope="module")
def browser(ada: Person) -> Iterator[Browser]:  # noqa: ARG001 - the service comes first: Playwright occupies the thread's loop
    """Chromium, for one file; without one these tests are skipped, except where it was promised."""
    if CHROMIUM is None and not PROMISED:
        pytest.skip("there is no Chromium here (on Debian and Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**LAUNCH)
        yield started
        started.close()


@pytest.fixture
def visitors(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Windows, each of a person or of nobody, and closed at the end; none may run into a script's error or the policy.

    A test that is marked as driving a form or a part has to have sent it, and it has to have been taken.
    """
    made = Visitors(browser)
    failed = request.session.testsfailed
    yield made
    made.close()
    if request.session.testsfailed == failed:
        missing = {row for row in driven_by(request.node) if not any(is_of(row, *asked) for asked in made.asked)}
        assert not missing, f"it says that it drives {sorted(missing)}, and doesn't"
