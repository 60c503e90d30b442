"""API keys as they are kept: a public id, a hash, what the key may do and until when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from store.agents import AgentRow
from store.columns import KEY
from store.sql import load

if TYPE_CHECKING:
    from datetime import datetime

    from store.database import Tx
    from store.rows import Row

QUERIES = load("keys")


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyRow:
    """One key. `hash` is of the whole text; `agent` is the name of the only agent it may name, None: any.

    `kind`: of an organisation's host, or of one agent; then `name` is its label.
    """

    key_id: int
    name: str
    env: str
    hash: bytes
    scopes: tuple[str, ...]
    agent_id: int | None
    agent: str | None
    created_at: datetime
    expires_at: datetime | None = None
    revoked_at: datetime | None = None
    last_used_at: datetime | None = None
    kind: Literal["host", "agent"] = "host"
    minted_in: int | None = None
    """The organisation that its text names, where it is another one than its row's."""
    replaced_by: int | None = None
    """The key that took its place; it goes on until it expires."""
    rate_limit: int | None = None
    """Of its organisation, as `admit` reads it: requests a second a key; None: the service's."""


async def insert(tx: Tx, key: KeyRow) -> None:
    """Write a new key."""
    columns = (key.key_id, key.name, key.env, key.hash, key.scopes, key.agent_id, key.created_at, key.expires_at)
    await tx.run(QUERIES["insert"], tx.org, *columns, key.kind)


async def get(tx: Tx, key_id: int) -> KeyRow | None:
    """One key, revoked and expired ones too: the caller tells them apart."""
    row = await tx.row(QUERIES["get"], tx.org, key_id)
    return None if row is None else _key(row)


@dataclass(frozen=True, slots=True, kw_only=True)
class Admitted:
    """A key and the agent that its request speaks of; `standing` reads the same as long as nothing of both has changed."""

    key: KeyRow
    agent: AgentRow | None
    standing: str


async def admit(tx: Tx, key_id: int, agent: str) -> Admitted | None:
    """One key, and the agent that it is bound to, else the one of the name `agent` if there is one; one round trip."""
    row = await tx.row(QUERIES["admit"], tx.org, key_id, agent)
    if row is None:
        return None
    return Admitted(
        key=replace(_key(row), rate_limit=row[RATE_AT]),
        agent=None if row[AGENT_AT] is None else AgentRow(*row[AGENT_AT:]),
        standing=row[STANDING_AT],
    )


NAME_AT = len(KEY)
RATE_AT = NAME_AT + 1
STANDING_AT = RATE_AT + 1
AGENT_AT = STANDING_AT + 1
"""Where the name of the bound agent, the rate, what the admission rests on, and the columns of the agent stand in a joined row."""


async def page(tx: Tx) -> list[KeyRow]:
    """Every key of the organisation, oldest first."""
    return [_key(row) for row in await tx.fetch(QUERIES["page"], tx.org)]


async def revoke(tx: Tx, key_id: int, at: datetime, actor: str) -> bool:
    """Revoke a key for good; False when there is none, or it was revoked before."""
    return await tx.run(QUERIES["revoke"], tx.org, key_id, at, actor) == "UPDATE 1"


async def revoke_label(tx: Tx, agent_id: int, label: str, at: datetime, actor: str) -> list[int]:
    """Revoke the good keys of an agent under a label, and say which they were."""
    return [row[0] for row in await tx.fetch(QUERIES["revoke_label"], tx.org, agent_id, label, at, actor)]


async def replace_by(tx: Tx, key_id: int, new: int, until: datetime) -> bool:
    """The key `new` takes its place, and it opens nothing from `until` on; False when it was revoked or replaced before."""
    return await tx.run(QUERIES["replace"], tx.org, key_id, new, until) == "UPDATE 1"


async def revoke_bound(tx: Tx, agent_id: int, at: datetime, actor: str) -> list[int]:
    """Revoke the good keys that are bound to an agent, and say which they were."""
    return [row[0] for row in await tx.fetch(QUERIES["revoke_bound"], tx.org, agent_id, at, actor)]


async def used(tx: Tx, key_id: int, at: datetime) -> None:
    """Note that the key was used."""
    await tx.run(QUERIES["used"], tx.org, key_id, at)


def _key(row: Row) -> KeyRow:
    return KeyRow(
        key_id=row[0],
        name=row[1],
        env=row[2],
        hash=row[3],
        scopes=tuple(row[4]),
        agent_id=row[5],
        agent=row[NAME_AT],
        created_at=row[6],
        expires_at=row[7],
        revoked_at=row[8],
        last_used_at=row[9],
        kind=row[10],
        minted_in=row[11],
        replaced_by=row[12],
    )
