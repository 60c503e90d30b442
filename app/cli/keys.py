"""`foreword key`: the operator at the machine's command line mints, lists and revokes API keys."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from rich.text import Text

from app import keys
from app.cli.reach import ACTOR, reached
from app.cli.show import table
from app.errors import NotFound, invalid
from app.scopes import SCOPES
from store import agents, ids
from store import keys as stored_keys
from store.keys import KeyRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from rich.console import Console

    from app.cli.show import Show
    from app.settings import Settings
    from store.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A key to be minted. No scope named: all of them; `days` None: it doesn't expire."""

    name: str
    scopes: tuple[str, ...] = ()
    agent: str | None = None
    days: int | None = None


async def create(settings: Settings, show: Show, wanted: Wanted) -> None:
    """A new key of the first organisation; its text is shown this once."""
    unknown = sorted(set(wanted.scopes) - set(SCOPES))
    if unknown:
        raise invalid("--scope", f"names {', '.join(unknown)}; there are {', '.join(SCOPES)}", "unknown")
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org):
            key = await mint(database, org, settings.env, wanted)
    show.answer(key, lambda console: _tell_new(key, console))


async def renewed(settings: Settings, name: str) -> str:
    """The text of a new key of that name, with every scope; earlier ones of the name are revoked."""
    async with reached(settings) as (database, org):
        async with database.tenant(org) as tx:
            now: datetime = await tx.now()
            for row in await stored_keys.page(tx):
                if row.name == name and row.revoked_at is None:
                    await stored_keys.revoke(tx, row.key_id, now, ACTOR)
        key = await mint(database, org, settings.env, Wanted(name=name))
    return str(key["key"])


async def mint(database: Database, org: int, env: str, wanted: Wanted) -> dict[str, Any]:
    """Writes the key's row and gives what its owner is told, in the words of `POST /v1/keys`."""
    async with database.tenant(org) as tx:
        now: datetime = await tx.now()
        (key_id,) = await ids.reserve(tx, 1)
        bound = await agents.ensure(tx, wanted.agent) if wanted.agent else None
        scopes = wanted.scopes or SCOPES
        minted = keys.mint(env, org, key_id)
        expires = now + timedelta(days=wanted.days) if wanted.days else None
        await stored_keys.insert(
            tx,
            KeyRow(
                key_id=key_id,
                name=wanted.name,
                env=env,
                hash=minted.hash,
                scopes=scopes,
                agent_id=bound.agent_id if bound else None,
                agent=wanted.agent,
                created_at=now,
                expires_at=expires,
            ),
        )
    return {
        "key": minted.text,
        "id": key_id,
        "prefix": minted.prefix,
        "name": wanted.name,
        "scopes": list(scopes),
        "agent": wanted.agent,
        "expiresAt": expires.isoformat() if expires else None,
        "warning": "the key is shown this once; only its hash is kept",
    }


async def page(settings: Settings, show: Show) -> None:
    """Every key of the first organisation, without their texts."""
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org), database.tenant(org, reading=True) as tx:
            rows = await stored_keys.page(tx)
    value = {"keys": [_row(row, org) for row in rows]}
    show.answer(value, lambda console: _tell_all(value["keys"], console))


async def revoke(settings: Settings, show: Show, key_id: int) -> None:
    """From the next request on, in every process, the key opens nothing."""
    with show.waiting("Opening the database"):
        async with reached(settings) as (database, org), database.tenant(org) as tx:
            done = await stored_keys.revoke(tx, key_id, await tx.now(), ACTOR)
    if not done:
        raise NotFound("key", key_id)
    show.answer({"id": key_id, "revoked": True}, lambda console: console.print(f"Key {key_id} is revoked."))


def _row(row: KeyRow, org: int) -> dict[str, Any]:
    return {
        "id": row.key_id,
        "name": row.name,
        "prefix": _prefix(row, org),
        "scopes": list(row.scopes),
        "agent": row.agent,
        "createdAt": row.created_at.isoformat(),
        "expiresAt": row.expires_at.isoformat() if row.expires_at else None,
        "revokedAt": row.revoked_at.isoformat() if row.revoked_at else None,
        "lastUsedAt": row.last_used_at.isoformat() if row.last_used_at else None,
    }


def _prefix(row: KeyRow, org: int) -> str:
    return keys.prefix(row.env, org, row.key_id) if row.kind == "host" else keys.agent_prefix(org, row.key_id)


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
