"""One line a memory: what several rules propose is settled into one, and paraphrases collapse into the best of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.row import Memory
from tiers.overlap import collapse
from tiers.render import RECALLED
from tiers.rules import RULES, VolatileRule, tie

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tiers.scene import Proposal, Scene

RECALL_RULES = tuple(rule for rule in RULES if isinstance(rule, VolatileRule) and rule.section == RECALLED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What the recall rules came to. `bodies` want a line of their own, in the order of their claim."""

    bodies: tuple[Proposal, ...]
    rules: Mapping[int, tuple[str, ...]]
    """Every rule that matched a memory, by id, in the order of RULES; also of those that get no body."""
    collapsed: Mapping[int, int]
    """Paraphrases that gave way, by id, and into which memory."""


def settle(scene: Scene, standing: frozenset[int]) -> Settled:
    """Settles the proposals of the recall rules; `standing` are ids whose whole statement stands in the stable part."""
    proposals = [p for rule in RECALL_RULES for p in rule.propose(scene)]
    first, rules = _by_memory(proposals)
    collapsed = _collapsed(scene, first, rules, standing)
    bodies = tuple(p for number, p in first.items() if number not in standing and number not in collapsed)
    return Settled(bodies=bodies, rules=rules, collapsed=collapsed)


def _by_memory(proposals: Iterable[Proposal]) -> tuple[dict[int, Proposal], dict[int, tuple[str, ...]]]:
    first: dict[int, Proposal] = {}
    rules: dict[int, tuple[str, ...]] = {}
    for proposal in proposals:
        if isinstance(proposal.subject, Memory):
            first.setdefault(proposal.subject.id, proposal)
            rules[proposal.subject.id] = (*rules.get(proposal.subject.id, ()), proposal.rule)
    return first, rules


def _collapsed(
    scene: Scene, first: Mapping[int, Proposal], rules: Mapping[int, tuple[str, ...]], standing: frozenset[int]
) -> dict[int, int]:
    """What was named in `include` never gives way, and what stands in the stable part anyway is the best to keep."""
    if len(first) < 2:
        return {}
    memories = [p.subject for p in first.values() if isinstance(p.subject, Memory)]
    memories.sort(key=lambda m: (m.id not in standing, "requested" not in rules[m.id], -scene.scores[m.id], *tie(m)))
    into = collapse(memories, scene.found.rarity)
    return {n: kept for n, kept in into.items() if n not in standing and "requested" not in rules[n]}
