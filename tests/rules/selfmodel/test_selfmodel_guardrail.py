"""Below 0.75 an active domain earns a guardrail; nothing is inferred where there are no outcomes."""

from datetime import timedelta

import pytest

from selfmodel.domain import Domain
from selfmodel.guardrail import guardrail_text, is_active, is_weak, needs_guardrail, percent
from selfmodel.reliability import unknown
from tests.rules.memory.rows import DAY, NOW


def weak(**changed):
    return Domain(**{"name": "database", "reliability": 0.5333, "samples": 1, "last_outcome_at": NOW, **changed})


def test_the_line_of_the_design():
    got = guardrail_text(weak(failure_patterns=("forgot the index",), strategies=("run EXPLAIN first",)))
    assert got == (
        "database: 53% reliable over 1 outcome. Known failures: forgot the index. What has worked: run EXPLAIN first."
    )


def test_without_patterns_only_the_number_stands():
    assert guardrail_text(weak(samples=4)) == "database: 53% reliable over 4 outcomes."


def test_at_most_three_of_each_newest_first():
    got = guardrail_text(weak(failure_patterns=("d.", "c", "b", "a")))
    assert got.endswith("Known failures: d; c; b.")


def test_a_text_can_not_open_a_line():
    got = guardrail_text(weak(name="data\nbase", failure_patterns=("one\n### two", "\u200b")))
    assert "\n" not in got
    assert "Known failures: one" in got


@pytest.mark.parametrize(
    ("age", "active"),
    [(timedelta(0), True), (90 * DAY, True), (90 * DAY + timedelta(seconds=1), False), (400 * DAY, False)],
)
def test_a_domain_is_active_for_90_days(age, active):
    assert is_active(weak(last_outcome_at=NOW - age), NOW) is active
    assert needs_guardrail(weak(last_outcome_at=NOW - age), NOW) is active


@pytest.mark.parametrize(("reliability", "claim"), [(0.75, False), (0.7499, True), (0.8, False), (0.1, True)])
def test_weak_is_below_three_quarters(reliability, claim):
    assert is_weak(weak(reliability=reliability)) is claim


def test_no_outcomes_no_guardrail():
    assert not needs_guardrail(unknown("database"), NOW)


@pytest.mark.parametrize(
    ("reliability", "shown"), [(0.7499, 74), (0.8 - 0.8 / 3, 53), (0.4, 40), (0.6, 60), (0.29, 29)]
)
def test_percent_is_rounded_down(reliability, shown):
    assert percent(reliability) == shown
