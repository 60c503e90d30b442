"""`foreword key`: the operator at the machine's command line mints, lists and revokes API keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from app.cli.reach import ACTOR, reached
from app.cli.show import table
from app.errors import invalid
from app.scopes import SCOPES
from app.use.keys import Wanted, end, mint, shown
from store import keys as stored_keys

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from rich.console import Console

    from app.cli.show import Show
    from app.settings import Settings


async def create(settings: Settings, show: Show, wanted: Wanted) -> None:
    """A new key of the first organisation; its text is shown this once."""
    unknown = sorted(set(wanted.scopes) - set(SCOPES))
    if unknown:
        raise invalid("--scope", f"names {', '.join(unknown)}; there are {', '.join(SCOPES)}", "unknown")
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org), database.tenant(org) as tx:
            key = await mint(tx, settings.env, wanted, ACTOR, await tx.now())
    show.answer(key, lambda console: _tell_new(key, console))


async def renewed(settings: Settings, name: str) -> str:
    """The text of a new key of that name, with every scope; earlier ones of the name are revoked."""
    async with reached(settings) as (database, org), database.tenant(org) as tx:
        now: datetime = await tx.now()
        for row in await stored_keys.page(tx):
            if row.name == name and row.revoked_at is None:
                await end(tx, row.key_id, ACTOR, now)
        key = await mint(tx, settings.env, Wanted(name=name), ACTOR, now)
    return str(key["key"])


async def page(settings: Settings, show: Show) -> None:
    """Every key of the first organisation, without their texts."""
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org), database.tenant(org, reading=True) as tx:
            rows = await stored_keys.page(tx)
    value = {"keys": [shown(row, org) for row in rows]}
    show.answer(value, lambda console: _tell_all(value["keys"], console))


async def revoke(settings: Settings, show: Show, key_id: int) -> None:
    """From the next request on, in every process, the key opens nothing."""
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org), database.tenant(org) as tx:
            done = await end(tx, key_id, ACTOR, await tx.now())
    show.answer(done, lambda console: console.print(f"Key {key_id} is revoked."))


def _tell_new(key: dict[str, Any], console: Console) -> None:
    console.print(Text(key["key"], style="bold"), soft_wrap=True)
    console.print(Text(f"id {key['id']}, scopes {', '.join(key['scopes'])}"), soft_wrap=True)
    console.print(Text(f"Keep it: {key['warning']}.", style="dim"), soft_wrap=True)


def _tell_all(rows: Sequence[dict[str, Any]], console: Console) -> None:
    if not rows:
        console.print("No keys yet: foreword key create --name NAME")
        return
    grid = table("id", "name", "prefix", "scopes", "agent", "state", right=("id",))
    for row in rows:
        state = "revoked" if row["revokedAt"] else f"until {row['expiresAt']}" if row["expiresAt"] else "good"
        grid.add_row(
            str(row["id"]), Text(row["name"]), row["prefix"], ", ".join(row["scopes"]), row["agent"] or "any", state
        )
    console.print(grid)
