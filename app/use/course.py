"""Tokens by rule over time: the sums of the log in spans of one length, so many that a chart can show them."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING

from store import course

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from store.course import Sum
    from store.database import Tx
    from store.injections import InjectionFilter

SPANS = (60, 600, 3_600, 86_400, 604_800)
"""Seconds of a span: a minute, ten, an hour, a day, a week."""

HOUR = 3_600
MOST = 100
"""Spans that a chart shows; weeks are never joined."""


async def read(tx: Tx, agent_id: int, wanted: InjectionFilter, now: datetime) -> tuple[int, list[Sum]]:
    """Seconds of a span, and the sums of what `wanted` leaves."""
    if wanted.session_id is not None or wanted.memory_id is not None:
        sums = await course.narrow(tx, agent_id, wanted)
        seconds = span(sums[-1][0] - sums[0][0]) if sums else SPANS[0]
        return seconds, joined(sums, seconds)
    ends = await course.ends(tx, agent_id)
    if ends is None:
        return SPANS[0], []
    first = ends[0] if wanted.after is None else max(ends[0], wanted.after)
    last = ends[1] if wanted.before is None else min(ends[1], wanted.before)
    seconds = span((last - first).total_seconds())
    if ends[0] < now - timedelta(seconds=HOUR):  # then some of it may be summed up by the hour
        seconds = max(seconds, HOUR)
    sums = await course.tokens(tx, agent_id, wanted, seconds)
    wide = span(sums[-1][0] - sums[0][0]) if sums else seconds  # blocks that were late to be written stand out of order
    return (wide, joined(sums, wide)) if wide > seconds else (seconds, sums)


def span(length: float) -> int:
    """The shortest span of which `length` seconds hold no more than a chart shows."""
    return next((seconds for seconds in SPANS if length <= seconds * MOST), SPANS[-1])


def joined(sums: Iterable[Sum], seconds: int) -> list[Sum]:
    """The same in spans of `seconds`, in order of time and rule."""
    whole: dict[tuple[int, str], int] = defaultdict(int)
    for at, rule, tokens in sums:
        whole[at - at % seconds, rule] += tokens
    return [(at, rule, tokens) for (at, rule), tokens in sorted(whole.items())]


def lines(sums: Sequence[Sum], seconds: int, order: Iterable[str]) -> tuple[list[int], dict[str, list[int]]]:
    """Every span from the first to the last, and what each rule of `order` that occurs cost in it."""
    if not sums:
        return [], {}
    times = list(range(sums[0][0], sums[-1][0] + 1, seconds))
    found = {(at, rule): tokens for at, rule, tokens in sums}
    named = {rule for _, rule, _ in sums}
    return times, {rule: [found.get((at, rule), 0) for at in times] for rule in order if rule in named}
