"""The page “Injections”: every block that was given, read again to the byte, and compared with another."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from app.errors import NotFound, Problem
from app.models.fields import MAX_ID
from app.query import read_id
from app.web import block
from app.web.form import moment_of

if TYPE_CHECKING:
    from app.web.visit import Visit

PAGE = 50


async def page(visit: Visit) -> dict[str, Any]:
    """Those that the filters leave, newest first, and what each rule took in all of them over time."""
    form = visit.query
    chosen = {name: form.text(name) or "" for name in ("session", "memory", "rule", "after", "before")}
    rows, over_time, wrong = await _found(visit)
    following = rows["nextCursor"]
    return {
        "chosen": chosen,
        "filtered": any(chosen.values()),
        "rows": rows["injections"],
        "course": over_time,
        "wrong": wrong,
        "following": None if following is None else urlencode({**chosen, "cursor": following}),
        "further": form.has("cursor"),
        "first": urlencode({name: text for name, text in chosen.items() if text}),
    }


async def _found(visit: Visit) -> tuple[dict[str, Any], dict[str, Any], Problem | None]:
    form = visit.query
    try:
        wanted = {
            "sessionId": form.text("session"),
            "memoryId": form.number("memory"),
            "rule": form.text("rule"),
            "after": moment_of(form.text("after")),
            "before": moment_of(form.text("before")),
        }
        found = await visit.ask("listInjections", **wanted, cursor=form.text("cursor"), limit=PAGE)
        over_time = await visit.ask("readCourse", **wanted)
    except Problem as problem:
        return {"injections": [], "nextCursor": None}, {"times": [], "tokens": {}, "seconds": 0}, problem
    return found, over_time, None


async def one(visit: Visit) -> dict[str, Any]:
    """The exact text, its lines, what was left out; and whether its hash is still that of the text."""
    row = await visit.ask("getInjection", id=visit.number)
    others = await visit.ask("listInjections", sessionId=row["sessionId"], limit=PAGE)
    return {
        "row": row,
        "pieces": block.pieces(row["text"], row["entries"]),
        "shares": block.shares(row["entries"]),
        "dearest": max((entry["tokens"] for entry in row["entries"]), default=1),
        "exact": f"sha256:{sha256(row['text'].encode()).hexdigest()}" == row["hash"],
        "others": [other for other in others["injections"] if other["id"] != row["id"]],
    }


async def both(visit: Visit) -> dict[str, Any]:
    """Two of them, line by line."""
    text = visit.query.text("other") or visit.parameters["other"]
    other = read_id(text, MAX_ID)
    if other is None:
        raise NotFound("injection", text[:100])
    return {"difference": await visit.ask("diffInjections", id=visit.number, other=other)}
