"""The page “Agents”: the named owners of memories in this organisation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit

PAGE = 50


async def page(visit: Visit) -> dict[str, Any]:
    """Agents, the oldest first."""
    found = await visit.ask("listAgents", limit=PAGE, cursor=visit.query.text("cursor"))
    return {"rows": found["agents"], "following": found["nextCursor"], "may": visit.who.may("agents"), "quote": quote}


async def new(visit: Visit) -> Went:
    """An agent before it has written anything."""
    form = visit.sent
    await visit.ask(
        "createAgent", name=form.text("name"), namespaceDefault=form.text("namespace"), maxTokens=form.number("budget")
    )
    return Went("/agents", "saved")


async def change(visit: Visit) -> Went:
    """Its name, its default namespace, its budget; a blank budget is the organisation's."""
    form = visit.sent
    budget = form.number("budget")
    await visit.ask(
        "patchAgent",
        id=visit.number,
        name=form.text("name"),
        namespaceDefault=form.text("namespace"),
        maxTokens=budget,
        reset=["maxTokens"] if budget is None else None,
    )
    return Went("/agents", "saved")


async def retire(visit: Visit) -> Went:
    """No key opens it any more, and its rows stay; or it is back."""
    await visit.ask("patchAgent", id=visit.number, retired=not visit.sent.has("back"))
    return Went("/agents", "saved")


async def link(visit: Visit) -> Went:
    """An anonymous agent, by its own key: its live memories become permanent."""
    await visit.ask("linkAgent", agentKey=visit.sent.text("key"), name=visit.sent.text("name"), agent=None)
    return Went("/agents", "linked")
