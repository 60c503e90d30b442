"""The page “Learning”: every turn's report, what was rejected by which rule, and the way back where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from app.errors import Problem
from app.web.form import moment_of
from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit

PAGE = 25


async def page(visit: Visit) -> dict[str, Any]:
    """Reports that the filters leave, newest first, and the rejections of the last 30 days."""
    chosen = {name: visit.query.text(name) or "" for name in ("text", "session", "rule", "after", "before")}
    found, wrong = await _found(visit)
    numbers = await visit.ask("readRefused")
    following = found["nextCursor"]
    return {
        "chosen": chosen,
        "filtered": any(chosen.values()),
        "further": visit.query.has("cursor"),
        "turns": found["turns"],
        "wrong": wrong,
        "rejections": sorted(numbers["rejections"].items(), key=lambda pair: (-pair[1], pair[0])),
        "refused_merges": numbers["refusedMerges"],
        "following": None if following is None else urlencode({**chosen, "cursor": following}),
    }


async def _found(visit: Visit) -> tuple[dict[str, Any], Problem | None]:
    form = visit.query
    try:
        found = await visit.ask(
            "listTurns",
            q=form.text("text"),
            sessionId=form.text("session"),
            rule=form.text("rule"),
            after=moment_of(form.text("after")),
            before=moment_of(form.text("before")),
            cursor=form.text("cursor"),
            limit=PAGE,
        )
    except Problem as problem:
        return {"turns": [], "nextCursor": None}, problem
    return found, None


async def undo(visit: Visit) -> Went:
    """Forgets a row that a turn stored: what the design has for taking something back."""
    turn = visit.sent.number("turn")
    await visit.ask("forgetMemory", id=visit.number, reason=f"undone in the dashboard: it was learned by turn {turn}")
    return Went("/learning", "undone")
