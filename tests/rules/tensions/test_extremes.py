"""Extremes of one thing are two things; comparisons and what is shown or hidden can be turned round."""

import pytest

from tensions.detector import contradiction


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The minimum order is 20 euros", "The maximum order is 500 euros"),
        ("The lower threshold is 5", "The upper threshold is 50"),
        ("The average latency is 20 ms", "The maximum latency is 900 ms"),
        ("The start date is 2 May", "The end date is 9 June"),
        ("The van is faster than the bike", "The bike is slower than the van"),
        ("The left lift is quieter than the right lift", "The right lift is louder than the left lift"),
        ("Show the menu to admins", "Hide the report from admins"),
    ],
)
def test_both_can_be_true(a: str, b: str) -> None:
    assert contradiction(a, b) is None
    assert contradiction(b, a) is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The minimum order is 20 euros", "The minimum order is 30 euros"),
        ("The end date is 2 May", "The end date is 9 June"),
        ("The van is faster than the bike", "The van is slower than the bike"),
        ("Show the menu to admins", "Hide the menu from admins"),
    ],
)
def test_both_cannot_be_true(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert contradiction(b, a) is not None
