"""Keys: minted, listed, rotated and revoked, by a signed-in person or by the operator at the machine's command line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from app import keys
from app.errors import Conflict, NotFound
from app.scopes import SCOPES
from app.use.present import time
from app.use.refuse import no_secrets
from memory.event import Event
from store import agents, events, ids
from store import keys as stored_keys
from store.keys import KeyRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from app.call import Call
    from app.models.keys import KeyIn, NewKeyIn, RotateIn
    from app.models.people import Nothing
    from store.database import Tx

ORGANISATION = 0
"""In the log: what concerns the organisation and none of its agents."""
OVERLAP = timedelta(hours=24)
SHOWN_ONCE = "the key is shown this once; only its hash is kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A key to be minted. No scope named: all of them; `life` None: it doesn't expire."""

    name: str
    scopes: Sequence[str] = ()
    agent: str | None = None
    life: timedelta | None = None


async def mint(tx: Tx, env: str, wanted: Wanted, actor: str, now: datetime) -> dict[str, Any]:
    """Writes the key's row and gives what its owner is told, with the text that is shown once."""
    (number,) = await ids.reserve(tx, 1)
    bound = await agents.ensure(tx, wanted.agent) if wanted.agent else None
    row = KeyRow(
        key_id=number,
        name=wanted.name,
        env=env,
        hash=b"",
        scopes=tuple(wanted.scopes) or SCOPES,
        agent_id=bound.agent_id if bound else None,
        agent=wanted.agent,
        created_at=now,
        expires_at=None if wanted.life is None else now + wanted.life,
    )
    return await _write(tx, row, actor, "minted")


async def _write(tx: Tx, row: KeyRow, actor: str, kind: str) -> dict[str, Any]:
    host = row.kind == "host"
    minted = keys.mint(row.env, tx.org, row.key_id) if host else keys.mint_agent(tx.org, row.key_id)
    await stored_keys.insert(tx, replace(row, hash=minted.hash))
    await events.append(tx, ORGANISATION, [fate(row.key_id, kind, row.name, actor, row.created_at)])
    return {
        "key": minted.text,
        "id": row.key_id,
        "prefix": minted.prefix,
        "name": row.name,
        "scopes": list(row.scopes),
        "agent": row.agent,
        "expiresAt": time(row.expires_at),
        "warning": SHOWN_ONCE,
    }


def fate(number: int, kind: str, name: str, actor: str, now: datetime) -> Event:
    """What became of a key, by whom, as the log has it."""
    return Event(
        subject="key", subject_id=number, kind=kind, rule="api", actor=actor, at=now, before=None, after={"label": name}
    )


async def create(call: Call, body: NewKeyIn) -> dict[str, Any]:
    """A new key of the organisation."""
    no_secrets(body)
    life = None if body.expires_in_days is None else timedelta(days=body.expires_in_days)
    wanted = Wanted(name=body.name, scopes=body.scopes or (), agent=body.agent, life=life)
    services = call.services
    return await mint(call.transaction(), services.settings.env, wanted, call.actor, services.clock())


async def page(call: Call, body: Nothing) -> dict[str, Any]:
    """Every key, oldest first, without its text; revoked and expired ones too."""
    del body
    tx = call.transaction()
    return {"keys": [shown(row, tx.org) for row in await stored_keys.page(tx)], "nextCursor": None}


def shown(row: KeyRow, org: int) -> dict[str, Any]:
    """One key as the wire shows it."""
    host, org = row.kind == "host", row.minted_in or org
    return {
        "id": row.key_id,
        "name": row.name,
        "kind": row.kind,
        "prefix": keys.prefix(row.env, org, row.key_id) if host else keys.agent_prefix(org, row.key_id),
        "scopes": list(row.scopes),
        "agent": row.agent,
        "createdAt": time(row.created_at),
        "expiresAt": time(row.expires_at),
        "revokedAt": time(row.revoked_at),
        "lastUsedAt": time(row.last_used_at),
        "replacedBy": row.replaced_by,
    }


async def rotate(call: Call, body: RotateIn) -> dict[str, Any]:
    """A new key in the old one's place, which still opens what it did for the overlap; of a host or of an agent.

    Raises `Conflict` for one that opens nothing any more, and for one that was rotated before: its successor is named.
    """
    tx, now = call.transaction(), call.services.clock()
    old = await _good(tx, body.id, now)
    (number,) = await ids.reserve(tx, 1)
    overlap = OVERLAP if body.overlap_hours is None else timedelta(hours=body.overlap_hours)
    ends = now + overlap if old.expires_at is None else min(old.expires_at, now + overlap)
    if not await stored_keys.replace_by(tx, old.key_id, number, ends):
        raise Conflict("this key was rotated or revoked a moment ago", current=old.key_id)
    if not overlap:
        await stored_keys.revoke(tx, old.key_id, now, call.actor)
    until = None if old.expires_at is None else now + (old.expires_at - old.created_at)
    new = replace(
        old, key_id=number, created_at=now, expires_at=until, last_used_at=None, minted_in=None, replaced_by=None
    )
    await events.append(tx, ORGANISATION, [fate(old.key_id, "rotated", old.name, call.actor, now)])
    written = await _write(tx, new, call.actor, "minted")
    return {**written, "replaces": {"id": old.key_id, "expiresAt": time(ends)}}


async def _good(tx: Tx, number: int, now: datetime) -> KeyRow:
    """The key, which opens something; of an agent's key its agent is held, under which the master key mints others."""
    row = await stored_keys.get(tx, number)
    if row is not None and row.kind == "agent" and row.agent_id is not None:
        await agents.lock(tx, row.agent_id)
        row = await stored_keys.get(tx, number)
    if row is None:
        raise NotFound("key", number)
    if row.revoked_at is not None or (row.expires_at is not None and row.expires_at <= now):
        raise Conflict("this key opens nothing any more; mint a new one", current=number)
    if row.replaced_by is not None:
        raise Conflict("this key was rotated already: rotate the one in its place", current=row.replaced_by)
    return row


async def revoke(call: Call, body: KeyIn) -> dict[str, Any]:
    """From the next request on, in every process, the key opens nothing; a revoked one stays as it is."""
    return await end(call.transaction(), body.id, call.actor, call.services.clock())


async def end(tx: Tx, number: int, actor: str, now: datetime) -> dict[str, Any]:
    """The same for whoever holds a transaction."""
    row = await stored_keys.get(tx, number)
    if row is None:
        raise NotFound("key", number)
    if await stored_keys.revoke(tx, number, now, actor):
        await events.append(tx, ORGANISATION, [fate(number, "revoked", row.name, actor, now)])
    return {"id": number, "revoked": True}
