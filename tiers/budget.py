"""What fits: whole entries only, in the order given, headings paid for by the first line that needs them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tiers.block import LeftOut

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tiers.block import Entry

INDEX_PERCENT = 60
"""Share of what guardrails and pinned leave that the index may have at most (design §5.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """Places that are kept, in order, and the tokens they cost together with their opening."""

    kept: tuple[int, ...]
    spent: int
    lacking: tuple[tuple[int, int], ...] = ()
    """Places that were let go, each with the tokens that were left for it."""


def fit(costs: Iterable[int], allowance: int, opening: int) -> Fit:
    """Keeps every entry that still fits into `allowance` tokens; `opening` is paid once, by the first one kept."""
    kept: list[int] = []
    lacking: list[tuple[int, int]] = []
    spent = 0
    for place, cost in enumerate(costs):
        due = 0 if kept else opening
        if spent + due + cost <= allowance:
            kept.append(place)
            spent += due + cost
        else:
            lacking.append((place, max(0, allowance - spent - due)))
    return Fit(kept=tuple(kept), spent=spent, lacking=tuple(lacking))


def fit_head(costs: Iterable[int], allowance: int, opening: int) -> Fit:
    """Keeps the longest head of the order that fits: whoever stands behind one that lost its place loses it too.

    `costs` is read no further than the first that doesn't fit, so that they may be counted on demand.
    """
    kept = 0
    spent = 0
    for cost in costs:
        due = 0 if kept else opening
        if spent + due + cost > allowance:
            break
        kept += 1
        spent += due + cost
    return Fit(kept=tuple(range(kept)), spent=spent)


def index_share(left: int) -> int:
    """Tokens that the index may have of the `left` ones, its heading included."""
    return max(0, left) * INDEX_PERCENT // 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """The entries of one section that fit, what didn't, and the tokens that they and their opening cost at most."""

    entries: tuple[Entry, ...]
    left_out: tuple[LeftOut, ...]
    spent: int


def keep(entries: Sequence[Entry], allowance: int, opening: int) -> Kept:
    """Those of `entries` that fit into `allowance` tokens with the `opening` of their section, in order."""
    fitted = fit([e.tokens for e in entries], allowance, opening)
    left_out = tuple(_left_out(entries[place], room) for place, room in fitted.lacking)
    return Kept(entries=tuple(entries[place] for place in fitted.kept), left_out=left_out, spent=fitted.spent)


def _left_out(lost: Entry, room: int) -> LeftOut:
    number = lost.id if lost.kind == "memory" else None
    return LeftOut(
        id=number, rule=lost.rule, tokens=lost.tokens, reason=f"needs {lost.tokens} tokens, {room} were left"
    )
