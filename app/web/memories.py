"""The page “Memories”: every row by filter, page by page, and what may be done to many at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from app.errors import Problem, invalid
from app.web import bulk
from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit

PAGE = 50
SORTS = (("recent", "newest first"), ("created", "oldest first"), ("accessed", "last accessed first"))
FILTERS = ("q", "tier", "status", "namespace", "kind", "source", "domain", "expiry", "sort")
EXPIRIES = (
    ("permanent", "permanent"),
    ("ephemeral", "with an end"),
    ("expired", "ended, waiting for the prune"),
)


async def page(visit: Visit) -> dict[str, Any]:
    """The rows that the filters leave, and the way to the next ones."""
    chosen = {name: text for name in FILTERS if (text := visit.query.text(name)) is not None}
    if "namespace" not in chosen and visit.namespace is not None:
        chosen["namespace"] = visit.namespace
    rows, problem = await _rows(visit, chosen)
    following = rows["nextCursor"]
    return {
        "chosen": {name: chosen.get(name, "") for name in FILTERS},
        "rows": rows["memories"],
        "wrong": problem,
        "sorts": SORTS,
        "expiries": EXPIRIES,
        "deeds": bulk.DEEDS,
        "following": None if following is None else urlencode({**chosen, "cursor": following}),
        "further": visit.query.has("cursor"),
        "first": urlencode(chosen),
        "filtered": bool(chosen.keys() - {"sort"}),
    }


async def _rows(visit: Visit, chosen: dict[str, str]) -> tuple[dict[str, Any], Problem | None]:
    """The page of rows; a filter that is none leaves no rows, and is told beside the filters."""
    asked = {name: text for name, text in chosen.items() if name != "expiry"}
    asked.setdefault("sort", "recent")
    try:
        rows = await visit.ask(
            "listMemories", **asked, expiry=chosen.get("expiry"), limit=PAGE, cursor=visit.query.text("cursor")
        )
    except Problem as problem:
        return {"memories": [], "nextCursor": None}, problem
    return rows, None


async def new(visit: Visit) -> Went:
    """One statement as its person means it."""
    form = visit.sent
    item = {
        "content": form.exact("content"),
        "source": form.text("source"),
        "tier": form.text("tier"),
        "namespace": form.text("namespace"),
        "domains": [part.strip() for part in (form.text("domains") or "").split(",") if part.strip()] or None,
    }
    items = [{name: value for name, value in item.items() if value is not None}]
    done = await visit.ask("remember", items=items)
    for refused in done["rejected"]:
        raise invalid("content", f"was refused by the rule {refused['rule']}: {refused['reason']}", refused["rule"])
    stored = done["stored"][0]["id"] if done["stored"] else done["folded"][0]["into"]
    return Went(f"/memories/{stored}", "remembered" if done["stored"] else "folded")


async def chosen(visit: Visit) -> dict[str, Any]:
    """What will happen to each chosen row: nothing has happened yet."""
    deed = bulk.deed_of(visit.query.text("deed"))
    rows = [await visit.ask("getMemory", id=number) for number in visit.query.numbers("id")[: bulk.MOST]]
    if not rows:
        return {"to": "/memories"}
    used = (await visit.ask("readPinned"))["tokens"] if deed.tier == "L0" else 0
    reason = visit.query.text("reason") or ""
    return {"deed": deed, "reason": reason, "fates": bulk.fates(deed, rows, used)}


async def many(visit: Visit) -> Went:
    """Does it to one after another; a row that refuses stops none of the others."""
    deed = bulk.deed_of(visit.sent.text("deed"))
    reason = visit.sent.text("reason") or "forgotten in the dashboard"
    for number in visit.sent.numbers("id")[: bulk.MOST]:
        try:
            await visit.ask(deed.operation, id=number, **deed.said(reason))
        except Problem:
            continue
    return Went("/memories", "bulk")
