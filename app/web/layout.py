"""What stands around every page: its name, the navigation, who is signed in, and what was just done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.web.said import SAID

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.web.page import Page
    from app.web.visit import Visit


def dressed(visit: Visit, values: dict[str, Any]) -> dict[str, Any]:
    """The values of a part, and what every template may use."""
    return {
        "visit": visit,
        "person": visit.person,
        "now": visit.room.services.clock(),
        "trouble": visit.trouble,
        **values,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """All pages by their paths, and the groups of the navigation with the pages in them."""

    pages: Mapping[str, Page]
    groups: tuple[tuple[str, tuple[Page, ...]], ...]


def around(visit: Visit, page: Page, site: Site) -> dict[str, Any]:
    """What the frame of a page shows."""
    said = SAID.get(visit.query.text("said") or "")
    return dressed(visit, {"page": page, "groups": site.groups, "said": said})
