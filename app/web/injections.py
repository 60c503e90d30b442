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
from app.web.render import read
from tiers.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.web.visit import Visit

PAGE = 50


async def page(visit: Visit) -> dict[str, Any]:
    """Those that the filters leave, newest first, and what each rule took in them over time."""
    form = visit.query
    chosen = {name: form.text(name) or "" for name in ("session", "memory", "rule", "after", "before")}
    rows, wrong = await _rows(visit)
    following = rows["nextCursor"]
    return {
        "chosen": chosen,
        "rows": rows["injections"],
        "course": course(rows["injections"]),
        "wrong": wrong,
        "following": None if following is None else urlencode({**chosen, "cursor": following}),
    }


async def _rows(visit: Visit) -> tuple[dict[str, Any], Problem | None]:
    form = visit.query
    try:
        found = await visit.ask(
            "listInjections",
            sessionId=form.text("session"),
            memoryId=form.number("memory"),
            rule=form.text("rule"),
            after=moment_of(form.text("after")),
            before=moment_of(form.text("before")),
            cursor=form.text("cursor"),
            limit=PAGE,
        )
    except Problem as problem:
        return {"injections": [], "nextCursor": None}, problem
    return found, None


def course(newest_first: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Tokens by rule in each injection, oldest first: one line a rule that had any."""
    rows = list(reversed(newest_first))
    named = [rule.name for rule in RULES if any(rule.name in row["tokensByRule"] for row in rows)]
    return {
        "times": [round(read(row["at"]).timestamp(), 3) for row in rows],
        "rules": named,
        "lines": [[row["tokensByRule"].get(name, 0) for row in rows] for name in named],
    }


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
