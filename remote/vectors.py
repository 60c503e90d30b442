"""What an embedder's answer has to be: a vector for each text, of the store's dimension, of numbers that are numbers."""

from __future__ import annotations

import math
from typing import Any

from remote.errors import Unusable, WrongDimension

DIMENSIONS = 768
"""Of the store's column (design §11)."""

Vector = tuple[float, ...]


def checked(answer: Any, count: int) -> list[Vector]:
    """The vectors of `count` texts, zero-padded to the store's dimension, which leaves their cosines as they are.

    Raises `Unusable` for another count, for mixed lengths and for numbers that are none, `WrongDimension` for too long ones.
    """
    if not isinstance(answer, list | tuple) or len(answer) != count:
        got = len(answer) if isinstance(answer, list | tuple) else type(answer).__name__
        raise Unusable(f"asked for {count} vectors, got {got}")
    vectors = [_vector(one) for one in answer]
    if len({len(one) for one in vectors}) > 1:
        raise Unusable("the vectors of one answer have different lengths")
    return [_padded(one) for one in vectors]


def _vector(one: Any) -> Vector:
    if not isinstance(one, list | tuple) or not one:
        raise Unusable("an embedding is no list of numbers")
    if not all(isinstance(number, int | float) and not isinstance(number, bool) for number in one):
        raise Unusable("an embedding holds something that is no number")
    try:
        vector = tuple(map(float, one))
    except OverflowError:
        raise Unusable("an embedding holds a number beyond any vector's") from None
    length = math.hypot(*vector)
    if not math.isfinite(length) or length == 0.0:
        raise Unusable("an embedding holds NaN, infinity or nothing but zeros")
    return vector


def _padded(vector: Vector) -> Vector:
    if len(vector) > DIMENSIONS:
        raise WrongDimension(
            f"the embedder's vectors have {len(vector)} numbers, the store holds {DIMENSIONS}: choose another model, "
            f"or one that can be asked for {DIMENSIONS} dimensions"
        )
    return vector + (0.0,) * (DIMENSIONS - len(vector))
