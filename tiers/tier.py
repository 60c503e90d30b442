"""The tiers: what each holds, what it costs a turn, how a memory enters and leaves it. The docs are drawn from this."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from memory.row import Tier

DEFAULT_BUDGET = 2000
"""Tokens a block may have where nobody set it (design §5.4)."""

PINNED_CAP = 512
"""Tokens that the pinned memories of one agent may have together (design §3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TierRow:
    """One tier in words; `rank` orders them, and on a tie of scores the lower one goes first."""

    tier: Tier
    rank: int
    title: str
    holds: str
    cost: str
    enters: str
    leaves: str


TIERS: tuple[TierRow, ...] = (
    TierRow(
        tier="L0",
        rank=0,
        title="pinned",
        holds="what a person pinned; tensions, guardrails and correction notices also render here",
        cost="full text, every turn",
        enters="pin",
        leaves="unpin",
    ),
    TierRow(
        tier="L1",
        rank=1,
        title="working set",
        holds="new statements, at once; what was promoted",
        cost="one index line (the gist) every turn; the body when a rule asks for it",
        enters="learn, promote",
        leaves="the least recently accessed loses its place in the block; no access for 30 days demotes it to L2",
    ),
    TierRow(
        tier="L2",
        rank=2,
        title="warm",
        holds="distilled facts; sourced semantic rows of the provenance API",
        cost="nothing until a rule matches it",
        enters="remember, demote",
        leaves="promoted to L1, or demoted to L3 after 180 days without access",
    ),
    TierRow(
        tier="L3",
        rank=3,
        title="cold",
        holds="episodes, hypotheses remembered without a source, old rows",
        cost="nothing until recalled",
        enters="remember (episodic, hypothesis), demote",
        leaves="promoted to L1",
    ),
)

RANKS: Mapping[Tier, int] = MappingProxyType({row.tier: row.rank for row in TIERS})
