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


def fuse(lexical: Sequence[Hit], near: Iterable[Memory], similarity: Mapping[int, float]) -> list[Fused]:
    """Best first. `lexical` as `rank` gives it, `similarity` by id for whatever was compared.

    The first five of `lexical` stand among the first of what comes back, however many are cut off behind it: nearness may
    change their order and bring more, not take them away.
    """
    finds = {hit.memory.id: _found(hit, similarity.get(hit.memory.id)) for hit in lexical}
    for memory in near:
        if memory.id not in finds and similarity.get(memory.id, 0.0) >= FAINT:
            finds[memory.id] = _found(Hit(memory=memory, score=0.0, shared=(), rule="semantic"), similarity[memory.id])
    return sorted(finds.values(), key=lambda find: (-round(find.score, 9), find.memory.id))


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


def _found(hit: Hit, similarity: float | None) -> Fused:
    near = max(0.0, similarity or 0.0)
    return Fused(
        memory=hit.memory,
        score=(hit.score + NEAR * near) / (1 + NEAR),
        shared=hit.shared,
        similarity=similarity,
        rule=hit.rule,
        also=hit.also,
    )
