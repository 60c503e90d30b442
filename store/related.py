"""What bears on many statements at once, in one round trip, and in time that doesn't grow with the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from store import rows
from store.columns import LEAN
from store.shelf import EFFORT
from store.sql import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from memory.row import Memory
    from store.database import Tx

QUERIES = load("related")

WIDTH = len(LEAN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sought:
    """By what one statement finds others: tokens, full and parts, and identifier keys."""

    tokens: Sequence[str]
    keys: Sequence[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Related:
    """A row, and the places in the request of the statements that it was found for."""

    memory: Memory
    places: tuple[int, ...]


async def related(
    tx: Tx, agent_id: int, namespaces: Sequence[str], sought: Sequence[Sought], *, limit: int
) -> list[Related]:
    """Live rows that share tokens or hold an identifier key of any of `sought`, at most `limit` by each for one statement.

    In no order. The rows hold what a decision looks at and can't be saved.
    """
    tokens = [(place, token) for place, each in enumerate(sought) for token in dict.fromkeys(each.tokens)]
    keys = [(place, key) for place, each in enumerate(sought) for key in dict.fromkeys(each.keys)]
    got = await tx.fetch(
        QUERIES["related"], tx.org, agent_id, namespaces, *_columns(tokens), *_columns(keys), limit, EFFORT
    )
    return [Related(memory=rows.lean(row, row[WIDTH], row[WIDTH + 1]), places=tuple(row[WIDTH + 2])) for row in got]


def _columns(pairs: Sequence[tuple[int, str]]) -> tuple[list[int], list[str]]:
    return [place for place, _ in pairs], [text for _, text in pairs]
