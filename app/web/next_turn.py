"""The page “Next turn”: the exact block of a message that isn't sent yet, and why each line stands in it or doesn't."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from app.errors import NotFound
from app.models.fields import MAX_ID
from app.query import read_id
from app.web import block, snippets

if TYPE_CHECKING:
    from app.web.visit import Visit

FOUND = 8
"""Memories that a search for “why isn't it here” shows."""

RECALLS = ("auto", "lexical", "off")


async def page(visit: Visit) -> dict[str, Any]:
    """The form as it was addressed, the moments that the slider walks, and the block of what is in the form."""
    moments = await visit.ask("listMoments")
    form = visit.query
    shown = {
        "message": form.exact("message"),
        "transcript": form.exact("transcript"),
        "within": visit.namespace or "",
        "moments": moments["moments"],
        "recalls": RECALLS,
    }
    return {
        **shown,
        "anew": False,
        **await _block(visit, {"userMessage": shown["message"], "namespace": visit.namespace}, None),
    }


async def preview(visit: Visit) -> dict[str, Any]:
    """The block of what is typed, touched by nothing and touching nothing; a step goes from one change to the next."""
    return {**await _block(visit, request_of(visit), await _as_of(visit)), "anew": visit.sent.has("asOf")}


async def candidates(visit: Visit) -> dict[str, Any]:
    """Memories whose text holds what is looked for, live or not: what may be asked “why isn't it here” about."""
    wanted = visit.query.text("why")
    if wanted is None:
        return {"wanted": "", "rows": []}
    number = read_id(wanted, MAX_ID)
    if number is not None:
        return {"wanted": wanted, "rows": [await visit.ask("getMemory", id=number)]}
    found = await visit.ask("listMemories", q=wanted, status="all", includeExpired=True, limit=FOUND)
    return {"wanted": wanted, "rows": found["memories"]}


async def explained(visit: Visit) -> dict[str, Any]:
    """Every rule's verdict on one memory for what is typed; none where it wasn't held yet at the moment that is looked at."""
    number, as_of = visit.sent.number("memory"), visit.sent.text("asOf")
    row = await visit.ask("getMemory", id=number)
    try:
        verdicts = await visit.ask("explainContext", memoryId=number, asOf=as_of, **request_of(visit))
    except NotFound:
        verdicts = None
    return {"row": row, "explained": verdicts, "as_of": as_of}


def request_of(visit: Visit) -> dict[str, Any]:
    """The form as the body of `POST /v1/context`; what is left empty is left unsaid."""
    form = visit.sent
    request = {
        "userMessage": form.exact("message"),
        "transcript": _transcript(form.exact("transcript")),
        "sessionId": form.text("session"),
        "namespace": form.text("namespace"),
        "maxTokens": form.number("budget"),
        "recall": form.text("recall") if form.text("recall") != "auto" else None,
    }
    return {name: value for name, value in request.items() if value is not None}


def _transcript(text: str) -> Any:
    """Messages where the text is the JSON of some, else the text itself; None for nothing."""
    if not text.strip():
        return None
    if text.lstrip().startswith("["):
        try:
            return json.loads(text)
        except ValueError:
            return text
    return text


async def _as_of(visit: Visit) -> str | None:
    """The moment that is looked at, a step from it where one was taken; None: now."""
    moment, way = visit.sent.text("asOf"), visit.sent.text("step")
    if way is None:
        return moment
    found: str | None = (await visit.ask("stepMoment", at=moment, to=way))["at"]
    return moment if found is None and way == "earlier" else found


async def _block(visit: Visit, request: dict[str, Any], as_of: str | None) -> dict[str, Any]:
    shown = await visit.ask("buildContext", dryRun=True, asOf=as_of, **request)
    stable = len(shown["stable"]["text"])
    sent = {**({} if visit.agent == "default" else {"agent": visit.agent}), **request}
    return {
        "block": shown,
        "as_of": as_of,
        "stable": block.pieces(shown["text"][:stable], shown["entries"]),
        "volatile": block.pieces(shown["text"][stable:], shown["entries"]),
        "shares": block.shares(shown["entries"]),
        "dearest": max((entry["tokens"] for entry in shown["entries"]), default=1),
        "snippets": snippets.snippets(visit.visitor.origin, sent),
    }
