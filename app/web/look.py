"""What a person looks at: the agent, the namespace, and light or dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.web import cookies
from app.web.page import Went

if TYPE_CHECKING:
    from app.web.visit import Visit


async def look(visit: Visit) -> Went:
    """At another agent or namespace; a blank namespace is all of them."""
    kept = (
        cookies.liking(visit.visitor, cookies.AGENT, visit.sent.text("agent")),
        cookies.liking(visit.visitor, cookies.NAMESPACE, visit.sent.text("namespace")),
    )
    return Went(safe_path(visit.sent.text("back")), cookies=kept)


async def theme(visit: Visit) -> Went:
    """Light, dark, or as the system has it."""
    chosen = visit.sent.text("theme")
    return Went(
        safe_path(visit.sent.text("back")),
        cookies=(cookies.liking(visit.visitor, cookies.THEME, None if chosen == "system" else chosen),),
    )


def safe_path(path: str | None) -> str:
    """`path` where it leads to a page of ours, whatever was sent; else the beginning."""
    if path is None or not path.startswith("/") or path.startswith(("//", "/\\")) or not path.isprintable():
        return "/"
    return path
