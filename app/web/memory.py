"""The page of one memory: where it came from, what became of it, who was told of it, and what may be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import invalid
from app.web import lineage
from app.web.names import called
from app.web.page import Went
from tiers.tier import TIERS

if TYPE_CHECKING:
    from app.web.visit import Visit

CARRIED = 10
"""Injections that the page lists; the rest stand on the page of injections."""


async def page(visit: Visit) -> dict[str, Any]:
    """The row with its lineage, and the latest injections that carried it."""
    told = await visit.ask("memoryLineage", id=visit.number)
    carried = await visit.ask("listInjections", memoryId=visit.number, limit=CARRIED)
    return {
        **told,
        "carried": carried["injections"],
        "more": carried["nextCursor"] is not None,
        "names": await called(visit),
        "drawing": lineage.drawing(told),
        "tiers": [row.tier for row in TIERS],
        "changes": [(event, lineage.changes(event)) for event in reversed(told["events"])],
    }


async def observe(visit: Visit) -> Went:
    """Seen to hold true again."""
    await visit.ask("observeMemory", id=visit.number)
    return Went(f"/memories/{visit.number}", "observed")


async def supersede(visit: Visit) -> Went:
    """A corrected statement in its place."""
    form = visit.sent
    done = await visit.ask(
        "supersedeMemory", id=visit.number, content=form.exact("content"), source=form.text("source")
    )
    return Went(f"/memories/{done['new']['id']}", "superseded")


async def forget(visit: Visit) -> Went:
    """A tombstone, with a reason."""
    await visit.ask("forgetMemory", id=visit.number, reason=visit.sent.exact("reason"))
    return Went(f"/memories/{visit.number}", "forgotten")


async def move(visit: Visit) -> Went:
    """To another tier: pinning and unpinning are moves into L0 and out of it."""
    tier = visit.sent.text("tier")
    before = await visit.ask("getMemory", id=visit.number)
    await visit.ask("patchMemory", id=visit.number, tier=tier)
    said = "pinned" if tier == "L0" else "unpinned" if before["tier"] == "L0" else "moved"
    return Went(f"/memories/{visit.number}", said)


async def forecast(visit: Visit) -> dict[str, Any]:
    """What an erase would take, by name; nothing has happened yet."""
    return {"lost": await visit.ask("forecastErase", id=visit.number)}


async def erase(visit: Visit) -> Went:
    """For the law: nothing brings it back, so that the box has to be ticked."""
    if not visit.sent.has("sure"):
        raise invalid("sure", "has to be ticked: nothing brings an erased statement back", "missing")
    await visit.ask("eraseMemory", id=visit.number)
    return Went(f"/memories/{visit.number}", "erased")
