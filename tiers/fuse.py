"""One rank out of two: what shares words with a query and what is near it in meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tiers.rank import Hit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.rank import Lane

KEPT = 5
"""Lexical finds that the other lane can't push out of the first ones."""

NEAR = 0.5
"""What nearness counts against overlap; measured on conversations (docs/decisions/embedders.md)."""

BESIDE = 0.4
"""What the nearness of the nearer neighbour adds to that of an episode: one thing is told in several turns."""

FAINT = 0.2
"""Cosine below which a row that shares no word is no find at all: a nearest neighbour always exists."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fused:
    """A find: its fused score 0…1, the tokens it shares, its cosine where there is one, and which lane found it."""

    memory: Memory
    score: float
    shared: tuple[str, ...]
    similarity: float | None
    rule: Lane
    also: tuple[str, ...] = ()
    """What else moved it, in words."""


def fuse(
    lexical: Sequence[Hit],
    near: Iterable[Memory],
    similarity: Mapping[int, float],
    before: Mapping[int, int] | None = None,
) -> list[Fused]:
    """Best first. `lexical` as `rank` gives it, `similarity` by id for whatever was compared, `before` as `rank` takes it.

    The first five of `lexical` stand among the first of what comes back, however many are cut off behind it: nearness may
    change their order and bring more, not take them away.
    """
    nearness = _nearness(similarity, before or {})
    hits = {hit.memory.id: hit for hit in lexical}
    for memory in near:
        if memory.id not in hits and similarity.get(memory.id, 0.0) >= FAINT:
            hits[memory.id] = Hit(memory=memory, score=0.0, shared=(), rule="semantic")
    finds = [_found(hit, similarity.get(number), nearness.get(number, 0.0)) for number, hit in hits.items()]
    return sorted(finds, key=lambda find: (-round(find.score, 9), find.memory.id))


def _nearness(similarity: Mapping[int, float], before: Mapping[int, int]) -> dict[int, float]:
    """0…1 by id: a row's own cosine, and the better of its neighbours'."""
    own = {number: min(1.0, max(0.0, cosine)) for number, cosine in similarity.items()}
    beside = dict.fromkeys(own, 0.0)
    for number, other in before.items():
        if number in own and other in own:
            beside[number] = max(beside[number], own[other])
            beside[other] = max(beside[other], own[number])
    return {number: (cosine + BESIDE * beside[number]) / (1 + BESIDE) for number, cosine in own.items()}


def worded(lexical: Iterable[Hit]) -> list[Fused]:
    """The lexical finds as they are, where nothing is known of nearness."""
    return [
        Fused(memory=hit.memory, score=hit.score, shared=hit.shared, similarity=None, rule=hit.rule, also=hit.also)
        for hit in lexical
    ]


def by_nearness(lexical: Iterable[Hit], near: Iterable[Memory], similarity: Mapping[int, float]) -> list[Fused]:
    """Nearest first, whatever words are shared; a row that was compared with nothing is no find."""
    shared = {hit.memory.id: hit for hit in lexical}
    rows = {memory.id: memory for memory in (*near, *(hit.memory for hit in shared.values()))}
    finds = [
        Fused(
            memory=memory,
            score=similarity[number],
            shared=shared[number].shared if number in shared else (),
            similarity=similarity[number],
            rule="semantic",
        )
        for number, memory in rows.items()
        if similarity.get(number, 0.0) >= FAINT
    ]
    return sorted(finds, key=lambda find: (-round(find.score, 9), find.memory.id))


def kept(fused: Sequence[Fused], lexical: Sequence[Hit], limit: int) -> list[Fused]:
    """The first `limit` of `fused` in their order, with the best of `lexical` among them."""
    safe = {hit.memory.id for hit in lexical[: min(KEPT, limit)]}
    room = limit - len(safe)
    chosen = []
    for find in fused:
        if find.memory.id in safe:
            chosen.append(find)
        elif room > 0:
            chosen.append(find)
            room -= 1
    return chosen


def _found(hit: Hit, similarity: float | None, nearness: float) -> Fused:
    share = NEAR * (1 + BESIDE)
    return Fused(
        memory=hit.memory,
        score=(hit.score + share * nearness) / (1 + share),
        shared=hit.shared,
        similarity=similarity,
        rule=hit.rule,
        also=hit.also,
    )
