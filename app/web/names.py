"""Credentials by what people call them: whose key or sign-in wrote a row, resolved a tension or was given a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.web.visit import Visit


async def called(visit: Visit) -> dict[str, str]:
    """Keys and members of the organisation, as they are written down; whoever isn't there any more stays a number."""
    keys = (await visit.ask("listKeys"))["keys"]
    members = (await visit.ask("listMembers", id=visit.who.org))["members"]
    named = {"": "before it was noted"} | {f"key:{row['id']}": f"key {row['name']}" for row in keys}
    return named | {f"person:{row['id']}": row["name"] for row in members}
