"""The guardrail that a weak domain earns: its number, its sample count, its known failures and what has worked."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from words.clean import one_line

if TYPE_CHECKING:
    from datetime import datetime

    from selfmodel.domain import Domain

WEAK_BELOW = 0.75
ACTIVE_FOR = timedelta(days=90)
SHOWN = 3
"""Failure patterns and strategies in a guardrail, of each at most (design §8)."""


def is_active(domain: Domain, now: datetime) -> bool:
    """It has an outcome within the last 90 days."""
    return domain.last_outcome_at is not None and now - domain.last_outcome_at <= ACTIVE_FOR


def is_weak(domain: Domain) -> bool:
    """Its reliability is below 0.75; the prior, without outcomes, is not."""
    return domain.samples > 0 and domain.reliability < WEAK_BELOW


def needs_guardrail(domain: Domain, now: datetime) -> bool:
    """Active and weak: it stands in every block."""
    return is_active(domain, now) and is_weak(domain)


def inactive_from(domain: Domain) -> datetime | None:
    """The last moment (UTC) at which the domain is still active."""
    return None if domain.last_outcome_at is None else domain.last_outcome_at + ACTIVE_FOR


def guardrail_text(domain: Domain) -> str:
    """`database: 53% reliable over 1 outcome. Known failures: …. What has worked: ….`, on one line, as data."""
    outcomes = "1 outcome" if domain.samples == 1 else f"{domain.samples} outcomes"
    sentences = [f"{one_line(domain.name)}: {percent(domain.reliability)}% reliable over {outcomes}."]
    sentences += _listed("Known failures", domain.failure_patterns)
    sentences += _listed("What has worked", domain.strategies)
    return " ".join(sentences)


def percent(reliability: float) -> int:
    """Whole percent, rounded down, so that a domain below the threshold never reads as if it were on it."""
    return int(reliability * 100 + 1e-9)


def _listed(title: str, texts: tuple[str, ...]) -> list[str]:
    lines = [line for text in texts[:SHOWN] if (line := one_line(text).rstrip(" .;"))]
    return [f"{title}: {'; '.join(lines)}."] if lines else []
