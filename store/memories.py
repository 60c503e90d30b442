"""Memories: rows are written, read and counted here.

What a message finds stands in `store/shelf.py`, lists in `store/listing.py`, the past in `store/history.py`.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import accesses, columns, mentions, rows, stages
from store.accesses import sessions
from store.history import Lineage, Then, as_of, children, erased, head, lineage, pruned
from store.listing import PageFilter, page
from store.mentions import Mention
from store.shelf import Room, Shelf, counts, found, rarity, standing
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from memory.row import Memory, Status, Tier
    from store.database import Tx
    from words.entities import Entity

__all__ = [
    "Index",
    "Lineage",
    "PageFilter",
    "Room",
    "Shelf",
    "Then",
    "as_of",
    "by_hashes",
    "children",
    "counts",
    "erased",
    "expired",
    "expiring_agents",
    "found",
    "get",
    "head",
    "insert",
    "lineage",
    "many",
    "page",
    "prune",
    "pruned",
    "rarity",
    "save",
    "sessions",
    "standing",
    "touched",
]

QUERIES = load("memories")

RECORD = ("org_id", "agent_id", *columns.MEMORY, "keys", "normal_hash", "fold_hash")
"""The columns of a new row, as `record` gives them."""

PRUNED = 500
"""Expired rows that one call finds at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Index:
    """By what a row is found beside its tokens: identifier keys, its equality form and its fold key."""

    keys: frozenset[str]
    normal: str
    fold: str
    entities: tuple[Entity, ...] = ()
    """What it speaks of by name."""


def digest(text: str) -> bytes:
    """What stands in the database for a normal form or a fold key."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


async def insert(tx: Tx, agent_id: int, memories: Sequence[Memory], *, index: Mapping[int, Index]) -> None:
    """Write new rows, make the live ones findable and count them; needs the agent's lock. `index` is by memory id."""
    if not memories:
        return
    await tx.each(QUERIES["insert"], [record(tx.org, agent_id, m, index[m.id]) for m in memories])
    live = [m for m in memories if m.status != "retired"]
    await _post(tx, agent_id, [m.id for m in live])
    told = (Mention(memory_id=m.id, namespace=m.namespace, entity=e) for m in live for e in index[m.id].entities)
    await mentions.note(tx, agent_id, told)
    await _count(tx, agent_id, [_counts(m) for m in live], Counter((m.tier, m.status) for m in memories))


def record(org: int, agent_id: int, m: Memory, index: Index) -> tuple[object, ...]:
    """A new row in the order of its columns: `RECORD`."""
    return (
        org, agent_id, m.id, m.namespace, m.content, m.gist, m.tier, m.kind, m.status, m.source, m.attested_by, m.confidence,
        m.learned_at, m.last_observed_at, m.last_accessed_at, m.placed_at, m.access_count, m.hop_count, m.parent_id,
        m.superseded_by, m.domains, m.invalidation_tags, m.invalidation_condition, m.retired_reason, m.expires_at, m.ttl_asked,
        m.embedding_model, m.session_id, m.occurred_at, m.occurred_offset, m.outcome, m.previous_id, m.restatements, m.tokens,
        m.parts, m.index_cost, m.body_cost, m.served, sorted(index.keys), digest(index.normal), digest(index.fold),
    )  # fmt: skip


async def get(tx: Tx, agent_id: int, number: int) -> Memory | None:
    """One row, whatever its status."""
    row = await tx.row(QUERIES["get"], tx.org, agent_id, number)
    return None if row is None else rows.memory(row)


async def many(tx: Tx, agent_id: int, ids: Sequence[int]) -> list[Memory]:
    """Those of `ids` that there are, whatever their status, in the order of their ids."""
    return [rows.memory(row) for row in await tx.fetch(QUERIES["many"], tx.org, agent_id, ids)]


async def save(tx: Tx, agent_id: int, memories: Sequence[Memory]) -> None:
    """Write what may change of whole rows and keep search and counts right; needs the agent's lock.

    Raises `ValueError` for a row that was read for a block: it lacks fields that saving would wipe out.
    """
    if any(m.access_count == rows.LEAN for m in memories):
        raise ValueError("a row that was read for a block can't be saved: read it with `many`")
    ids = [m.id for m in memories]
    before = {row[0]: row for row in await tx.fetch(QUERIES["held"], tx.org, agent_id, ids)}
    await tx.each(QUERIES["save"], [_mutable(tx.org, agent_id, m) for m in memories])
    live = {m.id for m in memories if m.status != "retired"}
    was = {number for number, row in before.items() if row[3] != "retired"}
    await _unpost(tx, agent_id, sorted(was - live))
    await _post(tx, agent_id, sorted(live - was))
    lost = [_minus(row[1], row[2], row[4], row[5]) for row in before.values() if row[0] in was]
    held = Counter((m.tier, m.status) for m in memories if m.id in before)
    held.subtract((row[2], row[3]) for row in before.values())
    await _count(tx, agent_id, [*lost, *(_counts(m) for m in memories if m.id in live)], held)


def _mutable(org: int, agent_id: int, m: Memory) -> tuple[object, ...]:
    return (
        org, agent_id, m.id, m.tier, m.status, m.confidence, m.last_observed_at, m.placed_at, m.superseded_by, m.retired_reason,
        m.expires_at, m.ttl_asked, m.domains, m.invalidation_tags, m.invalidation_condition, m.restatements, m.gist, m.index_cost,
        m.body_cost,
    )  # fmt: skip


_NO_MOVE: tuple[tuple[object, ...], ...] = ((),) * 5
_NO_CHANGE: tuple[tuple[object, ...], ...] = ((),) * 3
"""Columns of no row."""

Counts = tuple[str, int, int, int, int]
"""Namespace; live rows and their bodies' tokens; those in L1 and their index lines' tokens."""


def _counts(m: Memory) -> Counts:
    listed = m.tier == "L1"
    return m.namespace, 1, m.body_cost, int(listed), m.index_cost if listed else 0


def _minus(namespace: str, tier: str, index_cost: int, body_cost: int) -> Counts:
    listed = tier == "L1"
    return namespace, -1, -body_cost, -int(listed), -index_cost if listed else 0


async def _count(tx: Tx, agent_id: int, changes: Sequence[Counts], held: Counter[tuple[Tier, Status]]) -> None:
    """Apply the sum of the changes; nothing is sent where they cancel out. `held`: how many rows more in each tier and status."""
    total: dict[str, Counter[int]] = {}
    for namespace, *values in changes:
        total.setdefault(namespace, Counter()).update(dict(enumerate(values)))
    moved = [(name, *(sums[i] for i in range(4))) for name, sums in sorted(total.items()) if any(sums.values())]
    changed = [(tier, status, n) for (tier, status), n in sorted(held.items()) if n]
    if moved or changed:
        columns = (
            *(zip(*moved, strict=True) if moved else _NO_MOVE),
            *(zip(*changed, strict=True) if changed else _NO_CHANGE),
        )
        await tx.run(QUERIES["count"], tx.org, agent_id, *columns)


async def _post(tx: Tx, agent_id: int, ids: Sequence[int]) -> None:
    if ids:
        await tx.run(QUERIES["post"], tx.org, agent_id, ids)


async def _unpost(tx: Tx, agent_id: int, ids: Sequence[int]) -> None:
    if ids:
        await tx.run(QUERIES["unpost"], tx.org, agent_id, ids)
        await mentions.drop(tx, agent_id, ids)


async def by_hashes(
    tx: Tx, agent_id: int, namespaces: Sequence[str] | None, normal: Sequence[str], fold: Sequence[str]
) -> list[Memory]:
    """Live rows whose equality form or fold key is one of those given; the caller checks the pair itself."""
    hashes = [digest(text) for text in normal], [digest(text) for text in fold]
    return [rows.memory(row) for row in await tx.fetch(QUERIES["by_hashes"], tx.org, agent_id, namespaces, *hashes)]


async def touched(tx: Tx, agent_id: int, ids: Sequence[int], session_id: str | None, at: datetime) -> None:
    """Record one turn's accesses; many turns at once: `store.accesses.touched`."""
    await accesses.touched(tx, [accesses.Touch(agent_id=agent_id, ids=ids, session_id=session_id, at=at)])


async def expired(tx: Tx, agent_id: int, now: datetime, limit: int = PRUNED) -> list[Memory]:
    """Ephemeral rows whose end has passed at `now`, the oldest end first."""
    return [rows.memory(row) for row in await tx.fetch(QUERIES["expired"], tx.org, agent_id, now, limit)]


async def prune(tx: Tx, agent_id: int, gone: Sequence[Memory]) -> None:
    """Delete the rows, which have expired; needs the agent's lock."""
    if not gone:
        return
    live = [m for m in gone if m.status != "retired"]
    await stages.leave_out(tx, agent_id, [m.id for m in gone])
    await _unpost(tx, agent_id, [m.id for m in live])
    lost = Counter({key: -n for key, n in Counter((m.tier, m.status) for m in gone).items()})
    await _count(tx, agent_id, [_minus(m.namespace, m.tier, m.index_cost, m.body_cost) for m in live], lost)
    await tx.run(QUERIES["prune"], tx.org, agent_id, [m.id for m in gone])


async def expiring_agents(tx: Tx, now: datetime) -> list[int]:
    """The agents for which `prune` has something to do, in the order of their ids."""
    return [row[0] for row in await tx.fetch(QUERIES["expiring_agents"], tx.org, now)]
