"""One line a memory: what several rules propose is settled into one, and paraphrases collapse into the best of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tiers.overlap import collapse
from tiers.rules import RECALL_RULES, tie
from tiers.rules import standing as standing_of
from tiers.scores import twins

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memory.row import Memory
    from tiers.scene import Proposal, Scene

COMPARED = 32
"""Proposals that are compared with one another, best first: more than a block has room for."""

Rules = dict[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What the recall rules came to. `bodies` want a line of their own, in the order of their claim."""

    bodies: tuple[Proposal[Memory], ...]
    rules: Mapping[int, tuple[str, ...]]
    """Every rule that matched a memory, by id, in the order of RULES; also of those that get no body."""
    matched: Mapping[int, Memory]
    """Those memories."""
    collapsed: Mapping[int, int]
    """Paraphrases that gave way, by id, and into which memory."""


def settle(scene: Scene, standing: frozenset[int]) -> Settled:
    """Settles the proposals of the recall rules; `standing` are ids whose whole statement stands in the stable part."""
    proposals = [p for rule in RECALL_RULES for p in rule.propose(scene)]
    first, rules = _by_memory(proposals)
    collapsed = _collapsed(scene, first, rules, standing)
    kept = (p for number, p in first.items() if number not in standing and number not in collapsed)
    bodies = tuple(sorted(kept, key=_claim))
    matched = {number: p.subject for number, p in first.items()}
    return Settled(bodies=bodies, rules=rules, matched=matched, collapsed=collapsed)


CLAIMS: Mapping[str, int] = {
    "identifier": 0, "time": 1, "overlap": 2, "neighbour": 2, "semantic": 3, "requested": 4, "episode": 5,
}  # fmt: skip


def _claim(proposal: Proposal[Memory]) -> tuple[int, float]:
    """In the order of the rules, but a neighbour stands among the finds of `overlap` where its score puts it."""
    place = CLAIMS[proposal.rule]
    return place, -round(proposal.score or 0.0, 9) if place == CLAIMS["neighbour"] else 0.0


def _by_memory(proposals: Iterable[Proposal[Memory]]) -> tuple[dict[int, Proposal[Memory]], Rules]:
    first: dict[int, Proposal[Memory]] = {}
    rules: Rules = {}
    for proposal in proposals:
        number = proposal.subject.id
        first.setdefault(number, proposal)
        rules[number] = (*rules.get(number, ()), proposal.rule)
    return first, rules


def _collapsed(
    scene: Scene, first: Mapping[int, Proposal[Memory]], rules: Rules, standing: frozenset[int]
) -> dict[int, int]:
    """What was named in `include` never gives way, and what stands in the stable part anyway is the best to keep."""
    if len(first) < 2:
        return {}
    memories = sorted(
        (p.subject for p in first.values()),
        key=lambda m: (
            m.id not in standing,
            "requested" not in rules[m.id],
            -round(standing_of(scene, m), 9),
            *tie(m),
        ),
    )
    into = collapse(twins(memories[:COMPARED], scene.weighed), scene.found.rarity)
    return {n: kept for n, kept in into.items() if n not in standing and "requested" not in rules[n]}
