"""What a question finds in the whole store: how rare its words are, the rows that hold most of them, and the turns beside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import rows
from store.columns import LEAN
from store.sql import load
from tiers.effort import FIRST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from memory.row import Kind, Memory, Status, Tier
    from store.database import Tx
    from tiers.effort import Effort

QUERIES = load("recall")

RESEMBLING = 200
"""Tokens that begin like one word: at most so many are looked at."""

WIDTH = len(LEAN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """One token that counts for word number `word`: what it weighs in a row whole and as a part."""

    token: str
    word: int
    whole: float
    part: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Filters:
    """The rows that may be found; None means all."""

    namespaces: Sequence[str] | None = None
    kinds: Sequence[Kind] | None = None
    tiers: Sequence[Tier] | None = None
    status: Status | None = None


async def vocabulary(tx: Tx, agent_id: int, heads: Mapping[str, str | None]) -> dict[str, dict[str, int]]:
    """By word: the tokens of the agent's store that are it or begin with its head, and in how many live rows each stands."""
    ends = [None if head is None else head[:-1] + chr(ord(head[-1]) + 1) for head in heads.values()]
    got = await tx.fetch(QUERIES["vocabulary"], tx.org, agent_id, list(heads), list(heads.values()), ends, RESEMBLING)
    found: dict[str, dict[str, int]] = {}
    for word, token, df in got:
        found.setdefault(word, {})[token] = df
    return found


async def best(  # noqa: PLR0913, PLR0917 - a search: whose, for what, where, how far, and how many
    tx: Tx, agent_id: int, tokens: Sequence[Token], filters: Filters, effort: Effort, limit: int
) -> list[tuple[int, float]]:
    """(id, weight) of the rows that hold the greatest weight of words, best first: exact for what the effort reads."""
    columns = (
        [t.token for t in tokens],
        [t.word for t in tokens],
        [t.whole for t in tokens],
        [t.part for t in tokens],
        [t.word in effort.read for t in tokens],
    )
    found = await tx.fetch(
        QUERIES["best"], tx.org, agent_id, filters.namespaces, *columns, effort.unread, effort.newest,
        filters.kinds, filters.tiers, filters.status, limit, FIRST * limit,
    )  # fmt: skip
    return [(row[0], row[1]) for row in found]


async def turns(tx: Tx, agent_id: int, ids: Sequence[int]) -> tuple[list[Memory], Mapping[int, int]]:
    """Those rows and the episodes up to two places from each, and by id the episode before each in its session.

    The rows hold what a rank needs and can't be saved.
    """
    found = await tx.fetch(QUERIES["turns"], tx.org, agent_id, ids)
    read = [rows.turn(row, WIDTH) for row in found]
    return read, {row[0]: row[WIDTH + 4] for row in found if row[WIDTH + 4] is not None}
