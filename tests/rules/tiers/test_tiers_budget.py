"""Whole entries only; the heading is paid for once; the index loses its tail."""

import pytest

from tiers.budget import fit, fit_head, index_share

FITS = [
    # costs, allowance, opening, kept, spent
    ([5, 5, 5], 20, 5, (0, 1, 2), 20),
    ([5, 5, 5], 19, 5, (0, 1), 15),
    ([50, 5], 10, 5, (1,), 10),
    ([5], 9, 5, (), 0),
    ([], 9, 5, (), 0),
    ([1], 0, 0, (), 0),
    ([0], 0, 0, (0,), 0),
    ([1], -3, 0, (), 0),
]


@pytest.mark.parametrize(("costs", "allowance", "opening", "kept", "spent"), FITS)
def test_what_fits(costs, allowance, opening, kept, spent):
    got = fit(costs, allowance, opening)
    assert (got.kept, got.spent) == (kept, spent)
    assert {place for place, _ in got.lacking} == set(range(len(costs))) - set(kept)


def test_what_is_let_go_says_how_much_was_left_for_it():
    assert fit([10, 9, 3], 20, 5).lacking == ((1, 5),)


@pytest.mark.parametrize(
    ("costs", "kept"), [([5, 5, 5], (0, 1)), ([5, 50, 1], (0,)), ([50, 1], ()), ([1] * 99, tuple(range(13)))]
)
def test_a_head_stops_at_the_first_that_does_not_fit(costs, kept):
    assert fit_head(costs, 15, 2).kept == kept


def test_a_head_counts_no_further_than_it_must():
    counted = []
    fit_head((counted.append(n) or 10 for n in range(100)), 25, 0)
    assert counted == [0, 1, 2]


@pytest.mark.parametrize(("left", "share"), [(1000, 600), (0, 0), (-5, 0), (1, 0), (5, 3), (2000, 1200)])
def test_the_index_may_have_sixty_percent(left, share):
    assert index_share(left) == share
