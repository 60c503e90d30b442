"""One event holds the whole mutable state, so that it alone rebuilds the row as of its moment."""

import json

from memory.event import as_of, state
from memory.status import observe, supersede
from tests.rules.memory.rows import DAY, NOW, hypothesis, row

RICH = row(
    tier="L0",
    confidence=0.7,
    superseded_by=3,
    retired_reason="why",
    status="retired",
    expires_at=NOW + DAY,
    domains=("ops", "db"),
    invalidation_tags=("temporal", "paradigm"),
    invalidation_condition="retire if the pooler changes",
    restatements=4,
)


def test_state_is_json_and_comes_back():
    for memory in (row(), hypothesis(), RICH):
        assert as_of(memory, json.loads(json.dumps(state(memory)))) == memory


def test_a_later_row_is_rebuilt_as_it_was():
    before = hypothesis()
    after = supersede(observe(before, NOW), 9)
    assert as_of(after, state(before)) == before


def test_accesses_are_no_state():
    assert state(row(access_count=7, last_accessed_at=NOW)) == state(row())


def test_what_an_older_event_does_not_know_stays_as_it_is():
    assert as_of(RICH, {"tier": "L2"}).domains == ("ops", "db")
