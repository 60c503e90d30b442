"""How a row stands in what is always injected, and what changes about it: the past is summed up and read by these."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from memory.row import Status, Tier

ROWS = "r"
"""The key under which all rows that are not retired are counted; the others begin with the letter that says of what they are."""


def word(token: str) -> str:
    """Of the rows that hold a token."""
    return f"w{token}"


def held(namespace: str) -> str:
    """Of the rows of a namespace."""
    return f"h{namespace}"


def listed(namespace: str) -> str:
    """Of its lines in the index."""
    return f"l{namespace}"


def listed_tokens(namespace: str) -> str:
    """Of what these lines cost."""
    return f"c{namespace}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A row that is not retired: its tier, and for one of L1 its place in the index and the tokens of its line."""

    tier: Tier
    place: datetime | None = None
    cost: int = 0


def span(status: Status, tier: Tier, place: datetime | None, cost: int) -> Span | None:
    """How a row in that state stands; None where it is retired. Only lines of the index have a place and a cost."""
    if status == "retired":
        return None
    return Span(tier=tier, place=place, cost=cost) if tier == "L1" else Span(tier=tier)


def grown(namespace: str, tokens: Iterable[str], was: Span | None, now: Span | None) -> Counter[str]:
    """By how much each number grows where a row stood as `was` and stands as `now`; what doesn't change is absent or 0."""
    change: Counter[str] = Counter()
    if (was is None) != (now is None):
        by = 1 if was is None else -1
        change.update(dict.fromkeys((ROWS, held(namespace), *map(word, {*tokens})), by))
    for each, sign in ((was, -1), (now, 1)):
        if each is not None and each.tier == "L1":
            change.update({listed(namespace): sign, listed_tokens(namespace): sign * each.cost})
    return change
