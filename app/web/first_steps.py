"""The page “First steps”: what an empty organisation does first, and whether it has been done, live."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.errors import Forbidden
from app.web.page import Shown

if TYPE_CHECKING:
    from app.web.visit import Visit


async def beginning(visit: Visit) -> dict[str, str]:
    """To the first steps until they are taken, then to the page that a person comes back for."""
    taken = await state(visit)
    return {"to": "/next-turn" if taken["remembered"] or taken["injected"] else "/first-steps"}


async def page(visit: Visit) -> dict[str, Any]:
    """The steps; the commands hold the key where it was minted a moment ago."""
    return {**await state(visit), "minted": None}


async def state(visit: Visit) -> dict[str, Any]:
    """What has been done in this organisation, by whichever agent."""
    begun = await visit.ask("readBegun")
    keys = (await visit.ask("listKeys"))["keys"]
    return {
        "keyed": any(row["revokedAt"] is None for row in keys),
        **begun,
        "url": visit.visitor.origin,
    }


async def key(visit: Visit) -> Shown:
    """The first key, shown this once in the commands that need it."""
    if not visit.who.may("keys"):
        raise Forbidden("this takes the role admin; ask whoever invited you for a key", required_role="admin")
    minted = await visit.ask("createKey", name="first steps", agent=None)
    return Shown(template="dashboard/first_steps.html", values={**await state(visit), "minted": minted})
