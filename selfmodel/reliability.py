"""Reliability: a moving average with a prior of two samples, which can always be recomputed from its outcomes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from selfmodel.domain import Domain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from selfmodel.domain import Outcome

PRIOR = 0.8
"""Where every domain starts (design §8)."""

PRIOR_SAMPLES = 2
"""What the prior weighs: without it the first outcome would replace the starting estimate wholly."""

MEMORY_OF_SAMPLES = 10
"""From here on each outcome weighs the same, so that an old domain can still change."""

LISTED = 20
"""Failure patterns and strategies that a domain keeps of each; a guardrail shows the newest three."""


def move(r: float, score: float, n: int) -> float:
    """`r` after one more outcome of `score` (0…1), the `n`-th: `r += (score - r) / (min(n, 10) + 2)`."""
    return r + (score - r) / (min(n, MEMORY_OF_SAMPLES) + PRIOR_SAMPLES)


def reliability(scores: Iterable[float]) -> float:
    """What the prior has become after `scores` (0…1, oldest first); strictly between 0 and 1."""
    r = PRIOR
    for n, score in enumerate(scores, start=1):
        r = move(r, score, n)
    return r


def unknown(name: str) -> Domain:
    """A domain without outcomes: the prior, and nothing inferred."""
    return Domain(name=name, reliability=PRIOR, samples=0, last_outcome_at=None)


def record(domain: Domain, outcome: Outcome) -> Domain:
    """`domain` after one more outcome; the same as recomputing it from all of them. A reset outcome changes nothing."""
    if outcome.reset:
        return domain
    n = domain.samples + 1
    last = outcome.at if domain.last_outcome_at is None else max(domain.last_outcome_at, outcome.at)
    return replace(
        domain,
        reliability=move(domain.reliability, outcome.score, n),
        samples=n,
        last_outcome_at=last,
        failure_patterns=_newest_first(domain.failure_patterns, outcome.failure_pattern),
        strategies=_newest_first(domain.strategies, outcome.strategy),
    )


def domain(name: str, outcomes: Iterable[Outcome]) -> Domain:
    """The domain recomputed from its `outcomes`, in the order of their ids; reset ones are not counted."""
    recomputed = unknown(name)
    for outcome in sorted(outcomes, key=lambda o: o.id):
        recomputed = record(recomputed, outcome)
    return recomputed


def _newest_first(texts: tuple[str, ...], text: str | None) -> tuple[str, ...]:
    if text is None or not text.strip():
        return texts
    return (text, *(t for t in texts if t != text))[:LISTED]
