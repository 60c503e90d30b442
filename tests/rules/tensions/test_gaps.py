"""Two statements in one frame contradict where they fill, with two things, a gap that holds one."""

from __future__ import annotations

import pytest

from tensions.detector import contradiction
from tensions.gaps import RULES
from tensions.gaps_in_runs import RULES as RULES_IN_RUNS
from tensions.sieve import ways
from tests.rules.tensions.both import clash_both_ways

EVERY_RULE = (*RULES, *RULES_IN_RUNS)
CLASH = [(rule.name, *pair) for rule in EVERY_RULE for pair in rule.clash]
AGREE = [(rule.name, *pair) for rule in EVERY_RULE for pair in rule.agree]


@pytest.mark.parametrize(("rule", "a", "b"), CLASH)
def test_a_gap_that_holds_one_thing_is_filled_once(rule: str, a: str, b: str) -> None:
    clash_both_ways(a, b, rule)


@pytest.mark.parametrize(("rule", "a", "b"), AGREE)
def test_a_gap_that_may_hold_several_is_no_contradiction(rule: str, a: str, b: str) -> None:
    assert contradiction(a, b) is None, rule


def test_the_question_names_both_fillings() -> None:
    clash = contradiction("The orders table is sharded by customer", "The orders table is sharded by region")
    assert clash is not None
    assert clash.values == ("customer", "region")


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Timestamps were stored in UTC", "Timestamps are stored in local time"),
        ("If the flag is set, logs are stored in UTC", "Logs are stored in local time"),
        ("Timestamps are stored in UTC", "Timestamps are stored in UTC too"),
        ("The orders table is sharded by customer", "The refunds table is sharded by region"),
        ("The orders table is sharded by region", "The orders table is sharded by region and year"),
    ],
)
def test_another_time_condition_or_subject_fills_no_gap(a: str, b: str) -> None:
    assert contradiction(a, b) is None


@pytest.mark.parametrize(
    ("new", "held"),
    [
        ("Note 51", "Note 3435"),
        ("Ticket 4411 of the billing board is in review", "Ticket 4412 of the shipping board is in testing"),
    ],
)
def test_what_has_no_place_for_a_gap_or_differs_in_two_places_is_in_no_frame(new: str, held: str) -> None:
    assert "gaps" not in ways(new, held)
    assert "gaps" not in ways(held, new)


def test_a_number_that_may_be_a_bound_is_left_open() -> None:
    assert "gaps" in ways("We keep the thermostat at 19 in winter", "We keep the thermostat at about 20 in summer")
