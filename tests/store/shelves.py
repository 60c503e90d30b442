"""Rows for tests: short to write, whole in every field that the store looks at."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from memory.row import Memory
from store import agents, ids, memories
from store.memories import Index

if TYPE_CHECKING:
    from tests.store.conftest import Tenant

START = datetime(2026, 3, 1, 12, tzinfo=UTC)


def at(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


def row(number: int, content: str, **fields: Any) -> Memory:
    """A fact of L1 that says `content`; its tokens are its words, in lower case."""
    given: dict[str, Any] = {
        "namespace": "default",
        "gist": content[:90],
        "tier": "L1",
        "kind": "semantic",
        "status": "fact",
        "source": "user",
        "attested_by": "key:1",
        "confidence": 1.0,
        "learned_at": START,
        "placed_at": fields.get("learned_at", START),
        "tokens": tuple(dict.fromkeys(content.lower().split())),
        "index_cost": len(content.split()) + 2,
        "body_cost": len(content.split()) + 4,
    }
    return Memory(id=number, content=content, **{**given, **fields})


def index(memory: Memory, *keys: str) -> Index:
    return Index(keys=frozenset(keys), normal=memory.content.casefold(), fold=" ".join(sorted(memory.tokens)))


async def teach(tenant: Tenant, *contents: str, keys: tuple[str, ...] = (), **fields: Any) -> list[Memory]:
    """Store rows for the tenant's agent as a writer does, and return them."""
    async with tenant.tx() as tx:
        await agents.lock(tx, tenant.agent)
        numbers = await ids.reserve(tx, len(contents))
        born = [row(number, content, **fields) for number, content in zip(numbers, contents, strict=True)]
        await memories.insert(tx, tenant.agent, born, index={m.id: index(m, *keys) for m in born})
        await agents.revise(tx, tenant.agent, START, "test")
    return born


async def found(
    tenant: Tenant, *words: str, keys: tuple[str, ...] = (), namespaces: list[str] | None = None, **asked: Any
) -> set[str]:
    """The contents of what a message with these words finds."""
    async with tenant.tx(reading=True) as tx:
        rows, _ = await memories.found(tx, tenant.agent, namespaces, list(keys), list(words), **asked)
    return {m.content for m in rows}
