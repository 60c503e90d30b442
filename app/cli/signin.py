"""`foreword sign-in`: the operator at the machine's command line gets a new one-time link for the instance's owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from app.cli.reach import ACTOR, reached
from app.door import KEY_COMMAND
from app.errors import Unavailable
from app.signin import CLOSED
from app.use import entry

if TYPE_CHECKING:
    from app.cli.show import Show
    from app.settings import Settings


def origin_of(settings: Settings) -> str:
    """Where a browser on this machine, or wherever the public name leads, finds the service."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104 - it is asked about, not bound
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


async def link(settings: Settings) -> str:
    """A new link; earlier ones stay good until they end. `Unavailable` where no link could sign anybody in."""
    if settings.database_url is not None and settings.session_key is None:
        raise Unavailable(f"{CLOSED}: {KEY_COMMAND}")
    async with reached(settings) as (database, _):
        return await entry.made(database, settings.organisation, ACTOR, origin_of(settings), await database.clock())


async def tell(settings: Settings, show: Show) -> None:
    """Prints it."""
    with show.waiting("Opening the database"):
        found = await link(settings)
    show.answer({"link": found}, lambda console: console.print(Text(found, style="bold"), soft_wrap=True))
