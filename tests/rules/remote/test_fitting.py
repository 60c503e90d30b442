"""A vector of the store: any shorter one is padded, which leaves every cosine as it is."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remote.errors import Unusable, WrongDimension
from remote.vectors import DIMENSIONS, checked

numbers = st.floats(-1e3, 1e3, allow_nan=False, allow_infinity=False)


def cosine(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    return math.fsum(x * y for x, y in zip(a, b, strict=True)) / math.hypot(*a) / math.hypot(*b)


@given(st.integers(1, 20).flatmap(lambda n: st.tuples(*[st.lists(numbers, min_size=n, max_size=n)] * 2)))
def test_padding_changes_no_cosine(pair: tuple[list[float], list[float]]) -> None:
    if any(math.hypot(*one) < 1e-3 for one in pair):
        return
    a, b = checked(list(pair), 2)
    assert (len(a), len(b)) == (DIMENSIONS, DIMENSIONS)
    assert cosine(a, b) == pytest.approx(cosine(tuple(pair[0]), tuple(pair[1])), abs=1e-9)


def test_the_longest_that_fits_fits_and_one_more_does_not() -> None:
    assert checked([[1.0] * DIMENSIONS], 1)[0] == (1.0,) * DIMENSIONS
    with pytest.raises(WrongDimension, match="769 numbers, the store holds 768"):
        checked([[1.0] * (DIMENSIONS + 1)], 1)


@pytest.mark.parametrize("one", [[math.nan], [math.inf], [0.0], [10**400], [True], ["1"], [], None, 1.0, "ab"])
def test_what_is_no_vector_is_refused(one: object) -> None:
    with pytest.raises(Unusable):
        checked([one], 1)
