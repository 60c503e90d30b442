"""Makes a picture of every page, light and dark, wide and narrow, into `screenshots/`, to be looked at by a person.

`make screenshots` runs it; it needs Chromium and nothing else that the tests don't need.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
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


ENDED = "sssfssffsssssfss"
"""How the tasks of one more domain ended: success or failure."""

PAST = (
    """
    WITH made AS MATERIALIZED (SELECT row_number() OVER (ORDER BY injection_id) - 1 AS place, i.* FROM injections AS i)
    INSERT INTO injections (org_id, agent_id, at, revision, stable_tokens, volatile_tokens, total_tokens, max_tokens, saved_tokens,
        namespace, session_id, hash, part, memory_ids, rules, rule_tokens, line_count, left_out_count, triggers, degraded,
        correction, request, also, left_out, text, entries, actor, took_ms)
    SELECT i.org_id, i.agent_id, now() - n * interval '67 minutes', i.revision, i.stable_tokens, i.volatile_tokens, i.total_tokens,
        i.max_tokens, 40 * (400 - n), i.namespace, i.session_id, i.hash, i.part, i.memory_ids, i.rules, i.rule_tokens, i.line_count,
        i.left_out_count, i.triggers, i.degraded, i.correction, i.request, i.also, i.left_out, i.text, i.entries, i.actor,
        2 + n % 9 + n % 40 / 7.0
    FROM generate_series(400, 1, -1) AS n JOIN made AS i ON i.place = n % 2 AND (n % 37) % 5 < 4""",
    "UPDATE outcomes AS o SET at = o.at - interval '29 hours' * (SELECT count(*) FROM outcomes WHERE outcome_id > o.outcome_id)",
)
"""What makes weeks of the last minute: blocks spread over days, and outcomes a day apart."""


async def _lived(url: str) -> None:
    """The store as it is after some weeks of work."""
    owner = await asyncpg.connect(url)
    for statement in PAST:
        await owner.execute(statement)
    await owner.close()


def main(only: Sequence[str]) -> None:
    """Every page, or those whose name holds one of `only`."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="foreword-shots-") as folder:
        server = supervisor.start(Path(folder) / "data", fsync=False)
        try:
            with serving(server.url) as url:
                person = signed_up(url)
                person.teach()
                for end in ENDED:
                    person.do("POST", "/v1/self-model/outcome", domain="deploy", success=end == "s")
                asyncio.run(_lived(server.url))
                shown = [place for place in places(person) if not only or any(word in place.name for word in only)]
                _taken(person, shown)
        finally:
            server.stop()


def _taken(person: Person, shown: Sequence[Place]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for width in WIDTHS:
            for scheme in SCHEMES:
                _all(browser, person, shown, width, scheme)


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
