"""`foreword agent`: the operator links anonymous agents, which the master key made, to an organisation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.reach import ACTOR, reached
from app.errors import Conflict, NotFound
from app.use import linking
from store import organisations

if TYPE_CHECKING:
    from app.cli.show import Show
    from app.settings import Settings
    from store.database import Database


async def link(settings: Settings, show: Show, name: str, organisation: str | None, new_name: str | None) -> None:
    """Its live memories become permanent, but those whose callers asked for an end; it moves where it isn't there yet."""
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, first):
            to = first if organisation is None else await _called(database, organisation)
            wanted = linking.Link(to=to, actor=ACTOR, name=new_name)
            done = await linking.link_by_name(database, first, name, wanted)
    told = f"Agent {done['agent']} is linked; {done['permanent']} memories became permanent."
    show.answer(done, lambda console: console.print(told, markup=False))


async def _called(database: Database, name: str) -> int:
    """The one organisation of that name or id."""
    found = await organisations.called(database, name)
    if not found:
        raise NotFound("organisation", name)
    if len(found) > 1:
        listed = ", ".join(map(str, found))
        raise Conflict(f"several organisations are called {name}: say which by its id, one of {listed}")
    return found[0]
