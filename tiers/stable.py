"""The stable part: guardrails, pinned and index within the budget, tensions outside it, whatever the message says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from selfmodel.guardrail import inactive_from, needs_guardrail
from tiers.block import LeftOut, Stable
from tiers.budget import Kept, fit_head, index_share, keep
from tiers.render import (
    GUARDRAILS,
    INDEX,
    PINNED,
    PREAMBLE,
    TENSIONS,
    entry,
    fixed,
    index_line,
    is_whole,
    opening,
    part,
    price,
    section_tokens,
)
from tiers.rules import guardrail, index, learned, pinned, tension
from tiers.scene import Always

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    from memory.row import Memory
    from selfmodel.domain import Domain
    from tiers.block import Entry, Standing
    from tiers.scene import Proposal
    from words.cost import Cost


STEPS = (1, 2, 4, 8, 16)
"""Rows that lose their place together: each a multiple of those before, so that a budget that moves doesn't move them."""


def stable(standing: Standing, max_tokens: int, now: datetime, cost: Cost) -> Stable:
    """The part that doesn't depend on the message; `max_tokens` binds all of it but the tensions.

    `now` (UTC) only decides what is live and active: the same bytes come out until `fresh_until`.
    """
    always = Always(standing=standing, now=now)
    tensions = tuple(entry(p, cost) for p in tension(always))
    guards = _within(guardrail(always), GUARDRAILS, max_tokens, 0, cost)
    pins = _within(pinned(always), PINNED, max_tokens, guards.spent, cost)
    rows = _index(always, max_tokens, guards.spent + pins.spent, cost)
    sections = ((PINNED, pins.entries), (TENSIONS, tensions), (GUARDRAILS, guards.entries), (INDEX, rows.entries))
    rendered = part(sections, cost, first=True)
    every = tuple(e for _, entries in sections for e in entries)
    return Stable(
        text=rendered.text,
        tokens=rendered.tokens,
        entries=every,
        places={e.id: place for place, e in enumerate(every) if e.kind == "memory" and e.id is not None},
        left_out=(*guards.left_out, *pins.left_out, *rows.left_out),
        within_budget=_budgeted(sections, cost),
        whole=frozenset(_standing_whole(pins.entries, rows.entries)),
        fresh_until=_fresh_until(always),
    )


def _within(proposals: Sequence[Proposal[Memory | Domain]], heading: str, budget: int, spent: int, cost: Cost) -> Kept:
    due = opening(heading, cost, first=spent == 0)
    return keep([entry(p, cost) for p in proposals], budget - spent, due)


def _index(always: Always, budget: int, spent: int, cost: Cost) -> Kept:
    """At most 60 % of what is left, the newest access first; what is kept stands in the order of learning."""
    proposals = index(always)
    left = budget - spent - (0 if spent else fixed(PREAMBLE, cost))
    made: list[Entry] = []
    fitted = fit_head(_made(proposals, made, cost), index_share(left), opening(INDEX, cost, first=False))
    places = stepped(len(fitted.kept), len(proposals) + always.standing.index_unloaded)
    lost = [_lost(p.subject, places, cost) for p in proposals[places:]]
    return Kept(
        entries=tuple(sorted(made[:places], key=_learned)),
        left_out=(*lost, *_tail(always.standing, places)),
        spent=fitted.spent,
    )


def stepped(places: int, rows: int) -> int:
    """How many of `rows` the index lists where it has room for `places`: with fewer, rows are let go several at once.

    A line that goes changes all that stand behind it, and a provider's cache with them. So the number of rows without a line is
    a multiple of a step, about a quarter of the places: the next rows that are taught are only added at the end.
    """
    step = max((size for size in STEPS if places >= 4 * size), default=1)
    return rows - -(-max(0, rows - places) // step) * step


def _made(proposals: Sequence[Proposal[Memory]], made: list[Entry], cost: Cost) -> Iterator[int]:
    """Costs on demand: of a long index only the lines that have a place, and one more, are ever counted."""
    for proposal in proposals:
        made.append(entry(proposal, cost))
        yield made[-1].tokens


def _learned(kept: Entry) -> tuple[float, int]:
    return learned(kept.memory) if kept.memory is not None else (0.0, 0)


def _lost(memory: Memory, places: int, cost: Cost) -> LeftOut:
    tokens = memory.index_cost or price(index_line(memory), cost)
    return LeftOut(id=memory.id, rule="index", tokens=tokens, reason=lost_to(places))


def _tail(standing: Standing, places: int) -> tuple[LeftOut, ...]:
    """One line for the rows of a huge index that were not even loaded."""
    if not standing.index_unloaded:
        return ()
    told = f"{standing.index_unloaded} more, not listed one by one: {lost_to(places)}"
    return (LeftOut(id=None, rule="index", tokens=standing.index_unloaded_tokens, reason=told),)


def lost_to(places: int) -> str:
    """Why a row has no line in the index that has `places`."""
    if not places:
        return "the budget leaves no place in the index"
    return f"lost its place to {places} more recently accessed {'entry' if places == 1 else 'entries'}"


def _budgeted(sections: Sequence[tuple[str, Sequence[Entry]]], cost: Cost) -> int:
    """All but the tensions; the preamble counts as soon as it stands over something else as well."""
    tokens = sum(section_tokens(heading, entries, cost) for heading, entries in sections if heading != TENSIONS)
    return tokens + fixed(PREAMBLE, cost) if tokens else 0


def _standing_whole(pins: Sequence[Entry], rows: Sequence[Entry]) -> Iterator[int]:
    for kept in (*pins, *rows):
        if kept.memory is not None and (kept.rule == "pinned" or is_whole(kept.memory)):
            yield kept.memory.id


def _fresh_until(always: Always) -> datetime | None:
    standing = always.standing
    expiries = [p.expires_at for p in (*standing.pinned, *standing.index)]
    quiet = [inactive_from(d) for d in standing.domains if needs_guardrail(d, always.now)]
    return min((t for t in (*expiries, *quiet) if t is not None and t > always.now), default=None)
