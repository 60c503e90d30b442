"""What the pages about the SDKs show runs as it stands, and every URL that is written anywhere leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from foreword import Foreword
from starlette.routing import Match

from app.main import create_app
from app.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.http.service import Host

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = ("sdk/python/README.md", "docs/sdk.md")


@pytest.mark.parametrize("page", PAGES)
async def test_what_a_page_shows_runs(page: str, url: str, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOREWORD_URL", url)
    monkeypatch.setenv("FOREWORD_API_KEY", host.key)
    await host.remember("db-stg-01.internal is rebuilt every night.")
    seen: list[str] = []

    def ask(*said: Any, system: str = "", user: str = "") -> str:
        seen.append(system or said[1])
        return user or said[2]

    known: dict[str, Any] = {
        "ask": ask,
        "model": "a model",
        "message": "We deploy with Helm.",
        "transcript": [],
        "system_prompt": "Be brief.",
        "memory": Foreword(deadline=60, timeout=60),
    }
    blocks = FENCED.findall((ROOT / page).read_text("utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block.replace("Foreword()", "Foreword(deadline=60, timeout=60)"), page, "exec"), known)  # noqa: S102 - our own pages
        known["memory"].close()
    assert seen
    assert all("rebuilt every night" in prompt and prompt.endswith("\n\nBe brief.") for prompt in seen)
    assert any("Helm" in row for row in await host.live())


WRITTEN = re.compile(
    r"(?<![\w.:/\-}*<…])(?:(?:GET|POST|PATCH|PUT|DELETE)(?:/(?:GET|POST|PATCH|DELETE))* )?"
    r"(/(?:v1|api|gateway|healthz|readyz|metrics|openapi\.json|docs|static)(?:/[\w{}.\-]+)*)"
)
PREFIXES = {"/v1", "/api", "/api/v1", "/gateway", "/static", "/docs"}
"""Mentions of a whole face, not of a path of it."""


def written() -> Iterator[tuple[str, str]]:
    pages = [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("sdk/*/README.md"),
        *ROOT.glob("web/templates/**/*"),
    ]
    sources = [*ROOT.glob("sdk/python/src/**/*.py"), *ROOT.glob("sdk/typescript/src/*.ts")]
    for path in [*pages, *sources]:
        if path.is_file():
            for found in WRITTEN.finditer(path.read_text("utf-8")):
                yield path.relative_to(ROOT).as_posix(), found[1].rstrip(".")


def test_every_url_resolves_in_the_router() -> None:
    routes: Any = create_app(Settings()).app
    lost = []
    for place, told in written():
        path = re.sub(r"\{[^}]*\}", "1", told)
        scopes = [{"type": "http", "method": method, "path": path, "headers": []} for method in ("GET", "POST")]
        if path not in PREFIXES and not any(
            route.matches(s)[0] != Match.NONE for route in routes.routes for s in scopes
        ):
            lost.append(f"{place}: {told}")
    assert lost == []
    assert len(list(written())) > 100


LINKED = re.compile(r"""(href|src|action|hx-get|hx-post)="(/[^"#]*)""")
"""Where the dashboard's templates lead; what stands in braces is an id or a name."""


def test_every_link_and_form_of_the_dashboard_resolves_in_the_router() -> None:
    routes: Any = create_app(Settings()).app
    lost, seen = [], 0
    for template in sorted(ROOT.glob("web/templates/**/*.html")):
        for kind, told in LINKED.findall(template.read_text("utf-8")):
            path = re.sub(r"\{%.*?%\}", "", re.sub(r"\{\{.*?\}\}", "1", told)).partition("?")[0]
            method = "POST" if kind in ("action", "hx-post") else "GET"
            seen += 1
            if not any(
                route.matches({"type": "http", "method": method, "path": path, "headers": []})[0] != Match.NONE
                for route in routes.routes
            ):
                lost.append(f"{template.name}: {told}")
    assert lost == []
    assert seen > 60
