"""The page “Self-model”: how well the agent does in each domain, and what the block says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from app.web.page import Went
from app.web.render import read
from selfmodel.guardrail import WEAK_BELOW
from selfmodel.reliability import PRIOR, move

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.web.visit import Visit

PAGE = 200
PAGES = 10
"""Pages of outcomes that a chart is drawn from: 2,000 outcomes are more than it has points."""

SHOWN = 50
"""Outcomes that the page lists."""


async def page(visit: Visit) -> dict[str, Any]:
    """Every domain with the course of its reliability, and the guardrail lines as the next block has them."""
    model = await visit.ask("readSelfModel")
    return {
        "domains": model["domains"],
        "courses": {row["name"]: course(await outcomes(visit, row["name"], 1)) for row in model["domains"][:12]},
        "lines": await _lines(visit),
        "floor": WEAK_BELOW,
    }


async def domain(visit: Visit) -> dict[str, Any]:
    """One domain: its reliability after each outcome, and the outcomes themselves."""
    name = visit.parameters["domain"]
    model = await visit.ask("readSelfModel")
    found = await outcomes(visit, name, PAGES)
    return {
        "name": name,
        "domain": next((row for row in model["domains"] if row["name"] == name), None),
        "outcomes": found[:SHOWN],
        "course": course(found),
        "line": (await _lines(visit)).get(name),
        "floor": WEAK_BELOW,
    }


async def _lines(visit: Visit) -> dict[str, str]:
    """What the next block will say of each weak domain: asked of the block itself."""
    block = await visit.ask("buildContext", userMessage="", dryRun=True)
    lines = [entry for entry in block["entries"] if entry["kind"] == "guardrail"]
    names = block["guardrails"]
    return {name: entry["line"] for name, entry in zip(names, lines, strict=True)}


async def outcomes(visit: Visit, name: str, pages: int) -> list[dict[str, Any]]:
    """The outcomes of a domain, newest first: so many pages of them."""
    rows: list[dict[str, Any]] = []
    cursor: str | None = None
    for _ in range(pages):
        found = await visit.ask("listOutcomes", domain=name, limit=PAGE, cursor=cursor)
        rows += found["outcomes"]
        cursor = found["nextCursor"]
        if cursor is None:
            break
    return rows


def course(newest_first: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    """The reliability after each outcome that counts: times in seconds, values 0…1, and the scores themselves."""
    counted = [row for row in reversed(newest_first) if not row["reset"]]
    times = [round(read(row["at"]).timestamp(), 3) for row in counted]
    scores = [row["score"] for row in counted]
    return {"times": times, "reliability": [round(r, 4) for r in _running(scores)], "scores": scores}


def _running(scores: Iterable[float]) -> Iterable[float]:
    reliability = PRIOR
    for n, score in enumerate(scores, start=1):
        reliability = move(reliability, score, n)
        yield reliability


async def recorded(visit: Visit) -> Went:
    """One outcome more."""
    form = visit.sent
    name = form.text("domain")
    await visit.ask(
        "recordOutcome",
        domain=name,
        success={"success": True, "failure": False}.get(form.text("result") or ""),
        failurePattern=form.text("failure"),
        strategy=form.text("strategy"),
        note=form.text("note"),
    )
    return Went(f"/self-model/{quote(name or '', safe='')}", "recorded")


async def reset(visit: Visit) -> Went:
    """Back to the prior."""
    name = visit.parameters["domain"]
    await visit.ask("resetDomain", domain=name)
    return Went(f"/self-model/{quote(name, safe='')}", "reset")
