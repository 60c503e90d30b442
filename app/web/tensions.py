"""The page “Tensions”: what can't both be true, until somebody says which is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import NotFound
from app.models.fields import MAX_ID
from app.query import read_id
from app.web.names import called
from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit
    from tensions.tension import Impact, Winner

PAGE = 10
"""Each of them shows both rows with their provenance."""

STATUSES = ("open", "resolved", "all")
IMPACTS: tuple[Impact, ...] = ("critical", "medium", "low")
ANSWERS: tuple[tuple[Winner, str], ...] = (
    ("a", "A holds"),
    ("b", "B holds"),
    ("both", "Both hold"),
    ("neither", "Neither holds"),
)
REASONS = {
    "a": "A holds",
    "b": "B holds",
    "both": "both hold, in different cases",
    "neither": "neither holds any more",
}
"""What the resolution says where its person wrote nothing: the answer itself."""


async def page(visit: Visit) -> dict[str, Any]:
    """Those of one status, newest first."""
    status = visit.query.text("status") or "open"
    cursor = visit.query.text("cursor")
    shown = status if status in STATUSES else "open"
    found = await visit.ask("listTensions", status=shown, cursor=cursor, limit=PAGE)
    return {
        **_words(),
        "status": shown,
        "cards": [await _card(visit, row) for row in found["tensions"]],
        "following": found["nextCursor"],
        "names": await called(visit),
    }


async def one(visit: Visit) -> dict[str, Any]:
    """One of them, whatever its status."""
    row = await visit.ask("getTension", id=visit.number)
    return {**_words(), "cards": [await _card(visit, row)], "names": await called(visit)}


def _words() -> dict[str, Any]:
    return {"statuses": STATUSES, "answers": ANSWERS, "impacts": IMPACTS}


async def _card(visit: Visit, row: dict[str, Any]) -> dict[str, Any]:
    """The tension and the rows of its claims, where they are rows that still exist."""
    sides = [("A", row["claimA"]), ("B", row["claimB"])]
    return {"row": row, "sides": [(name, claim, await _held(visit, claim)) for name, claim in sides]}


async def _held(visit: Visit, claim: dict[str, Any]) -> dict[str, Any] | None:
    if claim["memoryId"] is None:
        return None
    try:
        return await visit.ask("getMemory", id=claim["memoryId"])
    except NotFound:  # pruned: the claim's own text is what is left of it
        return None


async def resolve(visit: Visit) -> Went:
    """The answer; without words of its own, in the words of the answer."""
    winner = visit.sent.text("winner")
    resolution = visit.sent.text("resolution") or REASONS.get(winner or "")
    await visit.ask(
        "resolveTension", id=visit.number, winner=winner, resolution=resolution, pattern=visit.sent.text("pattern")
    )
    return Went("/tensions", "resolved")


async def reopen(visit: Visit) -> Went:
    """Asked again."""
    await visit.ask("reopenTension", id=visit.number)
    return Went(f"/tensions/{visit.number}", "reopened")


async def raised(visit: Visit) -> Went:
    """Two claims in a person's own words, or ids of memories as `#12`."""
    form = visit.sent
    done = await visit.ask(
        "openTension",
        claimA=_claim(form.exact("a")),
        claimB=_claim(form.exact("b")),
        impact=form.text("impact"),
        question=form.exact("question"),
    )
    return Went(f"/tensions/{done['id']}", "opened")


def _claim(text: str) -> Any:
    number = read_id(text.strip()[1:], MAX_ID) if text.strip().startswith("#") else None
    return text if number is None else {"memoryId": number}
