"""What every page says of rules, tiers and statuses: the legend, drawn from the tables that decide."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, get_args

from memory.row import Kind, Status
from tiers.rules import RULES
from tiers.tier import TIERS

if TYPE_CHECKING:
    from collections.abc import Mapping

MEANINGS: Mapping[Status, str] = MappingProxyType(
    {
        "fact": "somebody named its source, or observed it",
        "hypothesis": "nobody has observed it; the block shows it as (unverified)",
        "retired": "superseded or forgotten: a tombstone with its reason, in the history alone",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One name of the legend, its title where it has another one, and what it means."""

    name: str
    title: str
    meaning: str


RULE_SIGNS: tuple[Sign, ...] = tuple(Sign(name=rule.name, title=rule.name, meaning=rule.proposes) for rule in RULES)
TIER_SIGNS: tuple[Sign, ...] = tuple(
    Sign(name=row.tier, title=row.title, meaning=f"{row.holds}. Costs {row.cost}.") for row in TIERS
)
STATUS_SIGNS: tuple[Sign, ...] = tuple(
    Sign(name=status, title=status, meaning=MEANINGS[status]) for status in get_args(Status)
)
KINDS: tuple[str, ...] = get_args(Kind)
