"""Makes a picture of every page, light and dark, wide and narrow, into `screenshots/`, to be looked at by a person.

`make screenshots` runs it; it needs Chromium and nothing else that the tests don't need.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from store import supervisor
from tests.web.browser import LAUNCH
from tests.web.house import Person, serving, signed_up
from tests.web.places import Place, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser

FOLDER = Path(__file__).parents[2] / "screenshots"
WIDTHS = (1440, 390)
SCHEMES = ("light", "dark")


def main(only: Sequence[str]) -> None:
    """Every page, or those whose name holds one of `only`."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="foreword-shots-") as folder:
        server = supervisor.start(Path(folder) / "data", fsync=False)
        try:
            with serving(server.url) as url, sync_playwright() as playwright:
                person = signed_up(url)
                person.teach()
                browser = playwright.chromium.launch(**LAUNCH)
                shown = [place for place in places(person) if not only or any(word in place.name for word in only)]
                for width in WIDTHS:
                    for scheme in SCHEMES:
                        _all(browser, person, shown, width, scheme)
        finally:
            server.stop()


def _all(browser: Browser, person: Person, shown: Sequence[Place], width: int, scheme: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type] # one of SCHEMES
    page = context.new_page()
    for place in shown:
        context.clear_cookies()
        if place.signed_in:
            context.add_cookies([{"name": k, "value": v, "url": person.url} for k, v in person.client.cookies.items()])
        page.goto(person.url + place.path, wait_until="networkidle")
        page.screenshot(path=FOLDER / f"{place.name}-{scheme}-{width}.png", full_page=True)
    context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
