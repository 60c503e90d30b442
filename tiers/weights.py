"""What tokens weigh in one store at one moment: each counted when it is first asked for, and kept while the store stands still."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from math import fsum
from typing import TYPE_CHECKING

from tiers.overlap import PART, sets, smoothed

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of an overlap, its tokens as sets and its weight."""

    whole: frozenset[str]
    every: frozenset[str]
    """The same object where it has no parts."""
    total: float


class Weights(dict[str, float]):
    """Each token's weight, as `overlap.weight` has it. One that nobody has counted yet isn't kept: it may be counted later."""

    __slots__ = ("_counts", "_memories", "_sides")

    def __init__(self, memories: int, counts: Mapping[str, int]) -> None:
        super().__init__()
        self._memories = max(memories, 1)
        self._counts = counts
        self._sides: dict[tuple[tuple[str, ...], tuple[str, ...]], Side] = {}

    def __missing__(self, token: str) -> float:
        held_by = self._counts.get(token)
        weight = smoothed(self._memories, held_by or 1)
        if held_by is not None:
            self[token] = weight
        return weight

    def side(self, full: tuple[str, ...], parts: tuple[str, ...]) -> Side:
        """A row's side, made once."""
        key = full, parts
        held = self._sides.get(key)
        if held is None:
            held = self.weighed(full, parts)
            if all(map(self._counts.__contains__, chain(full, parts))):
                self._sides[key] = held
        return held

    def weighed(self, full: tuple[str, ...], parts: tuple[str, ...]) -> Side:
        """The same of a message's side, which doesn't come back."""
        whole, every = sets(full, parts)
        total = fsum(map(self.__getitem__, full))
        if parts:
            total += PART * fsum(map(self.__getitem__, parts))
        return Side(whole=whole, every=every, total=total)
