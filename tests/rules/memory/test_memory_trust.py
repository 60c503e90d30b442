"""A row says how far to trust it, from its own columns."""

from datetime import timedelta

import pytest

from memory.trust import LONG, is_unattributable, trust, trusted_until
from tests.rules.memory.rows import HOUR, NOW, hypothesis, row

DAY = 24 * HOUR

SAID = [
    (row(), ["fact", "trustworthy", "falsifiable"]),
    (row(source=None), ["fact: observed, though no source was named"]),
    (row(last_observed_at=NOW - 179 * DAY), ["trustworthy"]),
    (row(last_observed_at=NOW - 180 * DAY), [f"{NOW - 180 * DAY:%Y-%m-%d}, long ago", "observe it again"]),
    (hypothesis(), ["hypothesis", "do not execute from it"]),
    (hypothesis(hop_count=1, parent_id=4), ["do not execute from it", "derived from #4", "never re-observed"]),
    (hypothesis(hop_count=2), ["derived and never re-observed"]),
    (row(status="retired", superseded_by=8), ["retired", "superseded by #8"]),
    (row(status="retired", retired_reason="decommissioned"), ["retired: decommissioned"]),
    (row(expires_at=NOW - HOUR), ["expired"]),
]


@pytest.mark.parametrize(("memory", "parts"), SAID)
def test_trust_says(memory, parts):
    assert all(part in trust(memory, NOW) for part in parts), trust(memory, NOW)


@pytest.mark.parametrize(
    ("memory", "claim"),
    [
        (hypothesis(), False),
        (hypothesis(hop_count=1), True),
        (row(hop_count=1), False),
        (row(hop_count=0, last_observed_at=None), False),
    ],
)
def test_unattributable_is_derived_and_never_observed(memory, claim):
    assert is_unattributable(memory) is claim


INSTANT = timedelta(microseconds=1)

HOLDS = [
    (row(), NOW - DAY + LONG),
    (row(last_observed_at=None), None),
    (row(last_observed_at=NOW - LONG), None),
    (row(last_observed_at=NOW - LONG + INSTANT), NOW + INSTANT),
    (row(expires_at=NOW + 200 * DAY), NOW - DAY + LONG),
    (row(expires_at=NOW + HOUR), NOW + HOUR),
    (row(expires_at=NOW), None),
    (hypothesis(), None),
    (hypothesis(last_observed_at=NOW - DAY), None),
    (hypothesis(expires_at=NOW + HOUR), NOW + HOUR),
]


@pytest.mark.parametrize(("memory", "until"), HOLDS)
def test_what_is_said_holds_until_then_and_no_longer(memory, until):
    assert trusted_until(memory, NOW) == until
    if until is None:
        assert trust(memory, NOW + 4000 * DAY) == trust(memory, NOW)
    else:
        assert trust(memory, until - INSTANT) == trust(memory, NOW)
        assert trust(memory, until) != trust(memory, NOW)
