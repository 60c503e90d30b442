"""A logistic regression whose penalty leaves most weights at nought, over examples that say only which of many things they have.

Coordinate descent on the quadratic that fits the loss where it stands (Friedman, Hastie, Tibshirani, Regularization Paths for
Generalized Linear Models via Coordinate Descent, 2010, section 3).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROUNDS: Final = 40
"""Quadratics that are descended at the most."""

SWEEPS: Final = 5
"""Times that the weights which aren't nought are gone through between two looks at all of them."""

STILL: Final = 0.003
"""A step of a weight below which it is taken to stand."""

LEAST: Final = 1e-4
"""The least curvature of one example, so that one that is told surely still bounds a step."""


@dataclass(frozen=True, slots=True)
class Example:
    """The numbers of the things it has, whether it is one, and how many examples it counts as."""

    held: tuple[int, ...]
    is_one: bool
    count: float


@dataclass(frozen=True, slots=True)
class Penalty:
    """What a weight w costs: lasso · |w| + ridge / 2 · w²."""

    lasso: float = 0.0
    ridge: float = 0.0


def fitted(examples: Sequence[Example], penalties: Sequence[Penalty]) -> list[float]:
    """The weight of each thing, in log-odds, in the order of the penalties."""
    descent = _Descent(examples, penalties)
    every = range(len(penalties))
    for _ in range(ROUNDS):
        descent.bend()
        farthest = descent.sweep(every)
        standing = [at for at in every if descent.weights[at]]
        for _ in range(SWEEPS):
            descent.sweep(standing)
        if farthest < STILL:
            break
    return descent.weights


class _Descent:
    """The weights, each example's sum of them, and the slope and the curvature of its loss where it was last bent."""

    def __init__(self, examples: Sequence[Example], penalties: Sequence[Penalty]) -> None:
        self.examples, self.penalties = examples, penalties
        self.weights = [0.0] * len(penalties)
        self.sums = [0.0] * len(examples)
        self.slopes = [0.0] * len(examples)
        self.curves = [0.0] * len(examples)
        self.bends = [0.0] * len(penalties)
        self.having: list[list[int]] = [[] for _ in penalties]
        for number, example in enumerate(examples):
            for at in example.held:
                self.having[at].append(number)

    def bend(self) -> None:
        """The quadratic of the loss where the weights stand now."""
        for number, example in enumerate(self.examples):
            chance = 1 / (1 + math.exp(-self.sums[number]))
            self.slopes[number] = example.count * (example.is_one - chance)
            self.curves[number] = example.count * max(LEAST, chance * (1 - chance))
        self.bends = [sum(self.curves[number] for number in having) for having in self.having]

    def sweep(self, places: Iterable[int]) -> float:
        """Each of these weights put where the quadratic is least in it; the farthest step."""
        return max((abs(self.step(at)) for at in places), default=0.0)

    def step(self, at: int) -> float:
        sums, slopes, curves, having = self.sums, self.slopes, self.curves, self.having[at]
        if not having:
            return 0.0
        held, penalty = self.weights[at], self.penalties[at]
        pull = sum([slopes[number] for number in having]) + self.bends[at] * held
        put = math.copysign(max(0.0, abs(pull) - penalty.lasso), pull) / (self.bends[at] + penalty.ridge)
        step = put - held
        if step:
            self.weights[at] = put
            for number in having:
                sums[number] += step
                slopes[number] -= step * curves[number]
        return step
