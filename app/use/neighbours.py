"""Who stands beside the episodes that lead: read from the store for a block of now, picked from the rows for one of the past."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from memory.durability import is_live
from store import episodes, memories
from tiers.build import look
from tiers.episodes import Beside
from tiers.rules import leading
from tiers.scene import is_visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.agents import AgentRow
    from store.database import Tx
    from tiers.asked import Asked
    from tiers.block import Found, Standing, Turn


def leaders(turn: Turn, standing: Standing, found: Found, now: datetime, asked: Asked) -> list[int]:
    """The episodes whose neighbours are wanted; without an episode among what was found nothing is weighed for it."""
    if turn.recall == "off" or not any(row.kind == "episodic" for row in found.memories):
        return []
    return [proposal.subject.id for proposal in leading(look(turn, standing, found, now, asked))]


async def accompanied(
    tx: Tx, agent: AgentRow, namespaces: Sequence[str] | None, found: Found, of: Sequence[int]
) -> Found:
    """`found` with the neighbours of the episodes `of`, and how rare their words are; raises `Moved` as `memories.found` does."""
    if not of:
        return replace(found, beside=())
    beside = await episodes.beside(tx, agent.agent_id, of, namespaces, agent.revision)
    words = {token for each in beside for token in (*each.memory.tokens, *each.memory.parts)}
    missing = words.difference(found.rarity.counts)
    more = await memories.counts(tx, agent.agent_id, agent.revision, missing) if missing else {}
    rarity = replace(found.rarity, counts={**found.rarity.counts, **more})
    return replace(found, beside=tuple(beside), rarity=rarity)


def accompanied_then(rows: Iterable[Memory], turn: Turn, at: datetime, of: Sequence[int]) -> tuple[Beside, ...]:
    """The neighbours that the store would have given at `at`."""
    told = sorted(
        (row for row in rows if row.kind == "episodic" and row.session_id is not None), key=lambda row: row.id
    )
    seen = [row for row in told if is_live(row, at) and is_visible(row, turn)]
    return tuple(each for row in told if row.id in of for each in _around(row, seen))


def _around(row: Memory, seen: Sequence[Memory]) -> list[Beside]:
    same = [other for other in seen if other.session_id == row.session_id]
    before = [Beside(memory=other, of=row.id, side="before") for other in same if other.id < row.id][-1:]
    after = [Beside(memory=other, of=row.id, side="after") for other in same if other.id > row.id][:1]
    return [*before, *after]
