"""Debian's Chromium, found or not, and the windows of people in it."""

from __future__ import annotations

import os
import shutil
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Response

    from tests.web.house import Person

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PROMISED = os.environ.get("CHROMIUM_PROMISED") == "1"
"""Set by `.ci/run`, which installs it: there a missing browser is a failure."""

LAUNCH: dict[str, Any] = {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}
PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine."""

expect.set_options(timeout=PATIENCE)

BAD = 400
"""The first status that says that something wasn't done."""
REFUSED = "the server responded with a status of 4"
"""What a browser notes of a form that was refused, as some tests want it to be."""


class Visitors:
    """Windows; `close` fails where one of them saw a script's error, a dialog, or something that the policy forbids."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.noise: list[str] = []
        self.asked: set[tuple[str, str]] = set()
        """Method and path of everything that a window asked for and that was answered well."""

    def open(
        self, person: Person | None = None, *, scheme: str = "light", width: int = 1280, scripts: bool = True
    ) -> Page:
        """A window of who is signed in, or of nobody."""
        context = self._browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=scripts
        )  # type: ignore[arg-type] # light or dark
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        if person is not None:
            context.add_cookies([{"name": n, "value": v, "url": person.url} for n, v in person.client.cookies.items()])
        page = context.new_page()
        page.on("response", self._hear)
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self.noise.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.noise.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        return page

    def _hear(self, response: Response) -> None:
        if response.status < BAD:
            self.asked.add((response.request.method, urlsplit(response.url).path))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and REFUSED not in text:
            self.noise.append(text)

    def close(self) -> None:
        """Closes every window."""
        for context in self._contexts:
            context.close()
        assert self.noise == []


@cache
def axe() -> str:
    """The source of axe-core."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or critical on the page as it stands."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("async () => await axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{row['id']}: {node['target']} {node['failureSummary']}"
        for row in found["violations"]
        if row["impact"] in ("serious", "critical")
        for node in row["nodes"]
    ]


def overflows(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))
