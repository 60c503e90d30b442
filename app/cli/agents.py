"""`foreword agent`: the operator puts the instance's organisation behind an agent that the master key made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.reach import ACTOR, reached
from app.use import agents

if TYPE_CHECKING:
    from app.cli.show import Show
    from app.settings import Settings


async def link(settings: Settings, show: Show, name: str) -> None:
    """Its live memories become permanent, but those whose callers asked for an end."""
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org), database.tenant(org) as tx:
            done = await agents.link(tx, name, ACTOR, await tx.now())
    told = f"Agent {name} is linked; {done['permanent']} memories became permanent."
    show.answer(done, lambda console: console.print(told, markup=False))
