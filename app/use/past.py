"""The shelf as it was at a moment, from rows and events: what a block of then was decided from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.use.search import counted, search, searched
from memory.durability import is_live
from store import memories, outcomes, tensions
from tiers.block import Found, Rarity, Standing
from tiers.render import priced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from memory.row import Memory
    from store.database import Tx
    from store.history import Then
    from words.cost import Cost


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """Which shelf is asked for: of an agent, at a time (UTC), seen from some namespaces (None: from all)."""

    agent_id: int
    at: datetime
    namespaces: Sequence[str] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a message is looked up by: identifier keys, tokens, ids; `limit` is of the best and of the mentioning ones."""

    keys: Sequence[str]
    tokens: Sequence[str]
    ids: Sequence[int]
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """All there was. `held` are live or expired and not retired, of every namespace; `rows` those that may be asked about."""

    standing: Standing
    everything_tokens: int
    rows: Mapping[int, Memory]
    held: Sequence[Then]
    rarity: Rarity
    lost: int
    """Rows of then that have been pruned since."""
    erased: int = 0
    """And those whose text was."""


async def past(tx: Tx, moment: Moment, cost: Cost) -> Past:
    """Reads every row and every event of the agent: right, and not cheap."""
    everything = await memories.as_of(tx, moment.agent_id, moment.at, None)
    then = [row for row in everything if row.memory.content]
    rows = {row.memory.id: _repriced(row, cost) for row in then}
    seen = [row for row in rows.values() if is_live(row, moment.at) and _sees(moment, row)]
    held = [row for row in then if row.memory.status != "retired"]
    standing = Standing(
        pinned=tuple(row for row in seen if row.tier == "L0"),
        tensions=tuple(await tensions.as_of(tx, moment.agent_id, moment.at, moment.namespaces)),
        domains=tuple(await outcomes.as_of(tx, moment.agent_id, moment.at)),
        index=tuple(sorted((row for row in seen if row.tier == "L1"), key=_place)),
    )
    return Past(
        standing=standing,
        everything_tokens=sum(row.body_cost for row in seen),
        rows=rows,
        held=held,
        rarity=Rarity(memories=len(held), counts=counted(row.memory for row in held)),
        lost=await memories.pruned(tx, moment.agent_id, moment.at),
        erased=len(everything) - len(then),
    )


def _repriced(row: Then, cost: Cost) -> Memory:
    """A row says other things about itself than it did then, so its line costs something else."""
    return priced(row.memory, cost) if row.changed else row.memory


def _sees(moment: Moment, row: Memory) -> bool:
    return moment.namespaces is None or row.namespace in moment.namespaces


def _place(row: Memory) -> tuple[float, int]:
    return -row.placed_at.timestamp(), row.id


def found(shelf: Past, moment: Moment, wanted: Wanted) -> Found:
    """What the store would have found then, and the rows that are named."""
    best = search(searched(shelf.held, moment.namespaces, shelf.rarity, wanted.limit), wanted.keys, wanted.tokens)
    ids = dict.fromkeys((*(row.id for row in best), *(number for number in wanted.ids if number in shelf.rows)))
    return Found(
        memories=tuple(shelf.rows[number] for number in ids),
        rarity=shelf.rarity,
        degraded=(*([_missing(shelf.lost)] if shelf.lost else ()), *([_blanked(shelf.erased)] if shelf.erased else ())),
    )


def _missing(lost: int) -> str:
    rows = "1 memory of then has expired and is" if lost == 1 else f"{lost} memories of then have expired and are"
    return f"asOf: {rows} deleted"


def _blanked(erased: int) -> str:
    return f"asOf: {'1 memory of then is' if erased == 1 else f'{erased} memories of then are'} erased"
