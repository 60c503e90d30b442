"""The page “Keys”: what opens the API to an agent's host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.scopes import SCOPES
from app.web.page import Shown, Went

if TYPE_CHECKING:
    from app.web.visit import Visit

OVERLAPS = ((24, "a day"), (1, "an hour"), (168, "a week"), (0, "no time"))
"""Hours for which a rotated key still opens what it did."""


async def page(visit: Visit) -> dict[str, Any]:
    """Every key, the newest first, without its text."""
    keys = (await visit.ask("listKeys"))["keys"]
    shown = sorted(keys, key=lambda row: -int(row["id"]))
    return {"keys": shown, "scopes": SCOPES, "overlaps": OVERLAPS, "minted": None, "may": visit.who.may("keys")}


async def mint(visit: Visit) -> Shown:
    """A new key, whose text stands in this answer and nowhere else."""
    form = visit.sent
    minted = await visit.ask(
        "createKey",
        name=form.text("name"),
        scopes=list(form.fields.get("scope", ())) or None,
        agent=form.text("agent"),
        expiresInDays=form.number("days"),
    )
    return Shown(template="dashboard/keys.html", values={**await page(visit), "minted": minted})


async def rotate(visit: Visit) -> Shown:
    """Another key in its place; the old one goes on for a while, so that no host stands still."""
    minted = await visit.ask("rotateKey", id=visit.number, overlapHours=float(visit.sent.number("overlap") or 0))
    return Shown(template="dashboard/keys.html", values={**await page(visit), "minted": minted})


async def revoke(visit: Visit) -> Went:
    """It opens nothing any more, in any process."""
    await visit.ask("revokeHostKey", id=visit.number)
    return Went("/keys", "revoked")
