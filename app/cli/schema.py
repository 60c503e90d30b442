"""`foreword migrate`: brings the database to the schema of this version and says what it applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.database import address
from store import migrate as migrations

if TYPE_CHECKING:
    from app.cli.show import Show
    from app.settings import Settings


async def migrate(settings: Settings, show: Show) -> None:
    """Any number of these at once, or beside a starting service, do it once."""
    with show.waiting("Migrating"):
        async with address(settings) as url:
            applied = await migrations.migrate(url)
    head = migrations.steps()[-1].name
    said = f"Applied {', '.join(applied)}." if applied else f"Nothing to do: the schema is at {head}."
    show.answer({"applied": applied, "head": head}, lambda console: console.print(said))
