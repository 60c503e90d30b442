"""Fills a store for a measurement: rows as the service would write them, many to a transaction, without learning each one."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import TYPE_CHECKING

from app.use.ledger import index_of
from memory.birth import Birth, Wanted, be_born
from store import agents, ids, memories, organisations
from store.database import Database
from store.supervisor import embedded
from tiers.render import priced
from words import cost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

BATCH = 500


def batched(texts: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """`texts` in batches."""
    rest = iter(texts)
    while batch := tuple(islice(rest, BATCH)):
        yield batch


async def fill(data: Path, agent: str, texts: Iterable[str]) -> None:
    """Writes `texts` as facts of L1, one second apart in the past, the last one newest."""
    count = cost.load()
    async with embedded(data) as url:
        database = await Database.open(url, size=2)
        org = await organisations.first_or_create(database, "default")
        born = datetime.now(UTC) - timedelta(days=1)
        for number, batch in enumerate(batched(texts)):
            async with database.tenant(org) as tx:
                row = await agents.lock(tx, (await agents.ensure(tx, agent)).agent_id)
                numbers = await ids.reserve(tx, len(batch))
                made = [
                    be_born(
                        Wanted(content=text, source="bench", tier="L1"),
                        Birth(
                            id=each, now=born + timedelta(seconds=(number * BATCH + place) / 10), attested_by="bench"
                        ),
                    ).memory
                    for place, (text, each) in enumerate(zip(batch, numbers, strict=True))
                ]
                rows = [priced(one, count) for one in made]
                await memories.insert(tx, row.agent_id, rows, index={one.id: index_of(one) for one in rows})
        async with database.operator() as tx:
            await tx.run("ANALYZE")  # as the server does by itself, within a minute
        await database.close()


def load(data: Path, agent: str, texts: Iterable[str]) -> None:
    """`fill`, from a script that has no event loop."""
    asyncio.run(fill(data, agent, texts))
