"""Reliability starts at 0.8, moves by `(score - r) / (min(n, 10) + 2)`, and can be recomputed from its outcomes."""

from dataclasses import replace

import pytest

from selfmodel.domain import Outcome
from selfmodel.reliability import LISTED, PRIOR, domain, record, reliability, unknown
from tests.rules.memory.rows import DAY, NOW

COURSES = [
    ([0] * 12, [0.533, 0.400, 0.320, 0.267, 0.229, 0.200, 0.178, 0.160, 0.145, 0.133, 0.122, 0.112]),
    ([1] * 10, [0.867, 0.900, 0.920, 0.933, 0.943, 0.950, 0.956, 0.960, 0.964, 0.967]),
    ([0, 1, 1, 1], [0.533, 0.650, 0.720, 0.767]),
    ([0.5, 0.5, 1, 0], [0.700, 0.650, 0.720, 0.600]),
    ([1, 0, 1, 0], [0.867, 0.650, 0.720, 0.600]),
]


def outcome(number, score, **more):
    return Outcome(id=number, domain="database", score=score, at=NOW + number * DAY, **more)


@pytest.mark.parametrize(("scores", "course"), COURSES)
def test_reliability_after_each_outcome(scores, course):
    got = [reliability(scores[: n + 1]) for n in range(len(scores))]
    assert got == pytest.approx(course, abs=0.0006)


def test_without_outcomes_it_is_the_prior():
    assert reliability([]) == PRIOR == unknown("database").reliability


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_it_never_reaches_certainty(score):
    assert 0 < reliability([score] * 10_000) < 1


def test_the_domain_is_its_outcomes_in_the_order_of_their_ids():
    first, second = outcome(1, 0.0, failure_pattern="forgot the index"), outcome(2, 1.0, strategy="run EXPLAIN first")
    got = domain("database", [second, first])
    assert got == record(record(unknown("database"), first), second)
    assert got.reliability == pytest.approx(0.65)
    assert (got.samples, got.last_outcome_at) == (2, second.at)


def test_reset_outcomes_are_kept_and_not_counted():
    old, new = outcome(1, 0.0, reset=True, failure_pattern="old"), outcome(2, 1.0)
    assert domain("database", [old, new]) == domain("database", [new])
    assert domain("database", [old]) == unknown("database")


def test_texts_stand_newest_first_each_once():
    texts = ["a", "b", "a", None, "  ", "c"]
    got = domain("database", [outcome(n, 0.0, failure_pattern=t, strategy=t) for n, t in enumerate(texts)])
    assert got.failure_patterns == got.strategies == ("c", "a", "b")


def test_an_old_text_is_let_go():
    got = domain("database", [outcome(n, 0.0, failure_pattern=f"p{n}") for n in range(LISTED + 5)])
    assert len(got.failure_patterns) == LISTED
    assert got.failure_patterns[0] == f"p{LISTED + 4}"


def test_an_outcome_that_comes_late_does_not_turn_the_clock_back():
    late = replace(outcome(2, 1.0), at=NOW - DAY)
    assert domain("database", [outcome(1, 1.0), late]).last_outcome_at == NOW + DAY
