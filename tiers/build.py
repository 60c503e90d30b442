"""`build(turn, shelf, now)`: the block of a turn, decided in pure code from what the store has loaded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tiers.asked import ask
from tiers.block import Block, Correction
from tiers.budget import keep
from tiers.clock import read_clock
from tiers.named import speaking
from tiers.render import CORRECTION, RECALLED, entry, opening, part
from tiers.rules import correction
from tiers.scene import Scene, candidates
from tiers.scores import weigh
from tiers.settle import settle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from tiers.asked import Asked
    from tiers.block import Entry, Found, Stable, Standing, Turn
    from tiers.budget import Kept
    from tiers.scene import Notice, Proposal
    from tiers.settle import Settled
    from words.cost import Cost


def build(  # noqa: PLR0913, PLR0917 -- the shelf comes in two parts because one of them is cached
    turn: Turn, stable: Stable, standing: Standing, found: Found, now: datetime, cost: Cost, asked: Asked | None = None
) -> Block:
    """The block of `turn`: `stable` as it is, and after it the notice and the bodies that the message asks for.

    `stable` was built with the same budget from the same `standing`; `asked` is `ask(turn)` where it was read already.
    Pure: the same arguments give the same bytes, in whatever order the memories come.
    """
    scene = look(turn, standing, found, now, asked)
    settled = settle(scene, stable.whole)
    notices = correction(scene)
    notice, bodies = _volatile(notices, settled, stable, turn.max_tokens, cost)
    rendered = part(((CORRECTION, notice.entries), (RECALLED, bodies.entries)), cost, first=not stable.text)
    total = stable.tokens + rendered.tokens
    missed = (*notice.left_out, *bodies.left_out)
    return Block(
        text=stable.text + rendered.text,
        stable=stable,
        volatile_text=rendered.text,
        volatile_tokens=rendered.tokens,
        total_tokens=total,
        max_tokens=turn.max_tokens,
        over_budget_by=max(0, total - turn.max_tokens),
        truncated=bool(missed) or bool(stable.left_out),
        raised=_raised(stable, settled),
        added=(*notice.entries, *bodies.entries),
        missed=missed,
        correction=_corrected(notices),
        triggers=scene.asked.triggers,
        degraded=found.degraded,
    )


def look(turn: Turn, standing: Standing, found: Found, now: datetime, asked: Asked | None = None) -> Scene:
    """The scene that the volatile rules see, each candidate with its overlap."""
    read = ask(turn) if asked is None else asked
    rows = candidates(found.memories, turn, now)
    weighed = weigh(read.tokens, rows, found.rarity)
    told = {row.id: row for row in rows if row.kind == "episodic"} | dict(found.sessions.rows)
    clock = read_clock(turn.message, turn.at or now, tuple(told.values()))
    several = {row.id: row for row in (*rows, *told.values())}
    return Scene(
        turn=turn,
        asked=read,
        standing=standing,
        found=found,
        candidates=rows,
        weighed=weighed,
        clock=clock,
        named=speaking(several.values(), turn.message) if len(several) > 1 else frozenset(),
    )


def _volatile(
    notices: Sequence[Proposal[Notice]], settled: Settled, stable: Stable, budget: int, cost: Cost
) -> tuple[Kept, Kept]:
    """The notice, then the bodies, out of what the stable part leaves of the budget.

    The preamble is charged to the budget as soon as something but tensions stands in the block.
    """
    left = budget - stable.within_budget
    first = stable.within_budget == 0
    notice = keep([entry(p, cost) for p in notices], left, opening(CORRECTION, cost, first=first))
    bodies = [entry(p, cost, settled.rules[p.subject.id][1:]) for p in settled.bodies]
    due = opening(RECALLED, cost, first=first and not notice.entries)
    return notice, keep(bodies, left - notice.spent, due)


def _raised(stable: Stable, settled: Settled) -> dict[int, Entry]:
    """Of the entries of the stable part those that stand whole and were asked for, which say by which rules."""
    places = sorted((stable.places[number], number) for number in stable.whole.intersection(settled.rules))
    return {
        place: replace(stable.entries[place], also_by=settled.rules[number], memory=settled.matched[number])
        for place, number in places
    }


def _corrected(notices: Iterable[Proposal[Notice]]) -> Correction | None:
    return next(
        (Correction(matched=p.subject.matched, likely_stale=tuple(m.id for m in p.subject.stale)) for p in notices),
        None,
    )
