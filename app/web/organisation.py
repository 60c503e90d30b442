"""The page “Settings”: what holds for this organisation, each with the service's own setting behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit

FIELDS = ("maxTokens", "rateLimit", "judgeCalls", "keepInjectionsDays")
"""Numbers that an organisation may set for itself; a blank one is the service's."""


async def page(visit: Visit) -> dict[str, Any]:
    """The settings in force."""
    return {"settings": await visit.ask("readSettings"), "may": visit.who.may("settings")}


async def save(visit: Visit) -> Went:
    """All of them as the form says."""
    form = visit.sent
    numbers = {name: form.number(name) for name in FIELDS}
    blank = [name for name, number in numbers.items() if number is None]
    judge = form.has("judge") if form.has("judge-shown") else None
    await visit.ask("patchSettings", judge=judge, reset=blank or None, **numbers)
    return Went("/settings", "saved")
