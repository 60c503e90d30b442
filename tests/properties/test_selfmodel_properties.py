"""Reliability stays strictly between 0 and 1 and can be recomputed from the outcomes; a guardrail is one line."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from selfmodel.guardrail import guardrail_text, needs_guardrail
from selfmodel.reliability import domain, record, reliability, unknown
from tests.properties.shelves import domains, outcomes
from tests.rules.memory.rows import NOW

MODEST = settings(max_examples=100, deadline=None)


@MODEST
@given(st.lists(st.sampled_from([0.0, 1.0, 0.5, 1e-300]), max_size=300))
def test_it_stays_strictly_between_none_and_all(scores):
    assert 0 < reliability(scores) < 1


@MODEST
@given(outcomes(), st.randoms(use_true_random=False))
def test_the_running_state_is_the_recomputed_one(rows, rng: random.Random):
    running = unknown("database")
    for row in rows:
        running = record(running, row)
    assert running == domain("database", rng.sample(rows, len(rows)))


@MODEST
@given(outcomes())
def test_nothing_is_inferred_where_nothing_counts(rows):
    if not any(not o.reset for o in rows):
        assert not needs_guardrail(domain("database", rows), NOW)


@MODEST
@given(domains())
def test_a_guardrail_is_one_line(weak):
    assert len(guardrail_text(weak).splitlines()) == 1
