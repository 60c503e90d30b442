"""200 hostile texts as statements, sources, names: none runs, none breaks a page, and each is shown as what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from tests.web.browser import overflows
from tests.web.house import signed_up

if TYPE_CHECKING:
    from tests.web.browser import Visitors
    from tests.web.house import Person

CALL = "window.pwned=1"
TAGS: tuple[str, ...] = (
    f"<script>{CALL}</script>",
    f"<ScRiPt src=data:,{CALL}></sCrIpT>",
    f"<img src=x onerror={CALL}>",
    f"<svg onload={CALL}>",
    f"<svg><script>{CALL}</script></svg>",
    f"<iframe srcdoc='<script>parent.{CALL}</script>'>",
    f"<a href='javascript:{CALL}'>click</a>",
    f"<body onload={CALL}>",
    f"<details open ontoggle={CALL}>",
    f"<input autofocus onfocus={CALL}>",
    f"<style>@import 'javascript:{CALL}'; * {{display: none}}</style>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<base href=//evil.example/>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<form action=//evil.example><button>Resolve",
    f"<div hx-get=/memories hx-trigger=load hx-on:load='{CALL}'>",
    f"<div hx-on::after-request='{CALL}' hx-get='/' hx-trigger='load'>",
    "<template><p></template>",
    "<plaintext>",
    "<!-- never closed",
    "</textarea></td></table></main></body></html>",
    "<math><mtext></table><mglyph><style><img src=x>",
    "<object data=data:text/html,x>",
    "<marquee width=9999>x</marquee>",
    "<table><tr><td>" * 8,
)
BREAKS: tuple[str, ...] = ("", '"', "'", "'>", '">', "</textarea>", "</title>", "-->")
"""What a text may begin with to leave the place where it was put."""
OTHERS: tuple[str, ...] = (
    "{{ 7 * 7 }} {% include 'x' %} ${7*7} #{7*7}",
    "x" * 400,
    "ﷺ" * 60,
    "Z̸̡̢̛̫̦̙͍̯̪a̷l̶g̵o" * 12,
    "\u202eright to left\u202c",
    "名" * 200,
    "🧪" * 120,
    "a\u2028b\u2029c",
    "%3Cscript%3E%00",
    "&lt;b&gt; &amp;amp; &#x3c;script&#x3e;",
)
TEXTS: tuple[str, ...] = tuple(f"{start}{tag}" for start in BREAKS for tag in TAGS)[:190] + OTHERS

PAGES = (
    "/next-turn?message=" + quote(f"'\"><img src=x onerror={CALL}> {{{{7*7}}}}"),
    "/memories?status=all",
    "/memories?q=" + quote(f'"><script>{CALL}</script>'),
    "/tensions?status=all",
    "/self-model",
    "/account",
)


@pytest.fixture(scope="module")
def mallory(url: str) -> Person:
    """Whoever writes such things, as their own organisation shows them."""
    person = signed_up(url, name=f"<img src=x onerror={CALL}>", organisation=f"'\"><script>{CALL}</script>")
    assert len(TEXTS) == 200
    for start in range(0, 200, 50):
        items = [
            {
                "content": f"Note {n}: {text}",
                "source": _name(text),
                "namespace": _name(text),
                "domains": [_name(text)[:100]],
            }
            for n, text in enumerate(TEXTS[start : start + 50], start)
        ]
        done = person.do("POST", "/v1/memories", items=items)
        assert not [row for row in done["rejected"] if row["rule"] != "instruction"]
    for n, text in enumerate(TEXTS[:40]):
        claims = {"claimA": f"A {text}", "claimB": f"B {text}", "question": f"{n}: {text}"[:500]}
        person.do("POST", "/v1/tensions", **claims)
        outcome = {"domain": f"{n} {_name(text)}"[:100], "failurePattern": text, "strategy": text}
        person.do("POST", "/v1/self-model/outcome", success=False, **outcome)
        person.do("POST", "/v1/context", userMessage=text, sessionId=_name(text)[:200])
    return person


def _name(text: str) -> str:
    """A name is one line of at most 200 characters."""
    return "".join(character for character in text if character.isprintable())[:200].strip() or "x"


@pytest.mark.parametrize("width", [1440, 360])
def test_nothing_runs_and_nothing_breaks(visitors: Visitors, mallory: Person, width: int) -> None:
    page = visitors.open(mallory, width=width)
    rows = mallory.do("GET", "/v1/memories", status="all", limit=200)["memories"]
    tension = mallory.do("GET", "/v1/tensions")["tensions"][0]["id"]
    domains = [row["name"] for row in mallory.do("GET", "/v1/self-model")["domains"]]
    details = [f"/memories/{row['id']}" for row in rows[::40]]
    details += [f"/tensions/{tension}", *(f"/self-model/{quote(name, safe='')}" for name in domains[::15])]
    for path in (*PAGES, *details):
        page.goto(mallory.url + path)
        assert page.evaluate("window.pwned") is None, path
        assert page.url == mallory.url + path or path.startswith("/self-model/"), path
        assert page.locator("main h1").count() == 1, path
        assert (
            page.locator("body script, iframe, object, base, marquee, plaintext, main style, main link").count() == 0
        ), path
        assert not overflows(page), path


def test_every_text_is_shown_as_it_is(visitors: Visitors, mallory: Person) -> None:
    page = visitors.open(mallory)
    rows = mallory.do("GET", "/v1/memories", status="all", limit=200)["memories"]
    for row in rows[::25]:
        page.goto(f"{mallory.url}/memories/{row['id']}")
        assert page.locator(".statement").text_content() == row["content"]


def test_a_hostile_name_of_an_agent_is_only_a_name(visitors: Visitors, mallory: Person) -> None:
    page = visitors.open(mallory)
    page.goto(mallory.url + "/memories")
    name = f'"><img src=x onerror={CALL}>'
    page.locator("details.looking summary").click()
    page.get_by_label("Agent", exact=True).fill(name)
    page.get_by_role("button", name="Look").click()
    page.wait_for_load_state("networkidle")
    assert page.get_by_label("Agent", exact=True).input_value() == name
    assert page.evaluate("window.pwned") is None
