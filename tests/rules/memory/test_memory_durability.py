"""A linked agent's row is permanent unless asked otherwise; an anonymous agent's lives 24 hours at most."""

import math
from datetime import timedelta

import pytest

from memory.durability import (
    LAST_MOMENT,
    UnusableTtl,
    expiry,
    expiry_text,
    is_ephemeral,
    is_expired,
    is_live,
    link,
    outlives,
)
from tests.rules.memory.rows import DAY, HOUR, NOW, row

GRANTED = [
    # ttl_hours, anonymous, expires after hours, asked, capped
    (None, False, None, False, False),
    (2, False, 2, True, False),
    (0.5, False, 0.5, True, False),
    (24 * 365, False, 24 * 365, True, False),
    (None, True, 24, False, True),
    (2, True, 2, True, False),
    (24, True, 24, True, False),
    (24.01, True, 24, True, True),
    (1e9, True, 24, True, True),
]


@pytest.mark.parametrize(("ttl", "anonymous", "hours", "asked", "capped"), GRANTED)
def test_what_is_granted(ttl, anonymous, hours, asked, capped):
    life = expiry(ttl, NOW, anonymous=anonymous)
    assert life.expires_at == (None if hours is None else NOW + timedelta(hours=hours))
    assert (life.ttl_asked, life.advisory is not None) == (asked, capped)


def test_an_advisory_says_what_was_asked_and_what_lifts_the_cap():
    assert "48 h was asked" in (expiry(48, NOW, anonymous=True).advisory or "")
    assert "Link the agent" in (expiry(None, NOW, anonymous=True).advisory or "")


@pytest.mark.parametrize("ttl", [1e9, 1e300])
def test_a_life_past_the_calendar_ends_with_it(ttl):
    assert expiry(ttl, NOW, anonymous=False).expires_at == LAST_MOMENT


@pytest.mark.parametrize("ttl", [0, -1, math.nan, math.inf, -math.inf])
def test_an_unusable_ttl_is_named(ttl):
    with pytest.raises(UnusableTtl):
        expiry(ttl, NOW, anonymous=False)


@pytest.mark.parametrize(
    ("expires", "text"),
    [
        (None, "permanent"),
        (NOW, "expired"),
        (NOW - HOUR, "expired"),
        (NOW + 2 * HOUR, "expires in 2h"),
        (NOW + 90 * timedelta(minutes=1), "expires in 2h"),
        (NOW + timedelta(seconds=1), "expires in 1h"),
        (NOW + DAY, "expires in 24h"),
        (NOW + 3 * DAY, "expires in 72h"),
    ],
)
def test_expiry_reads(expires, text):
    assert expiry_text(expires, NOW) == text


def test_a_row_is_live_until_the_moment_it_expires():
    dying = row(expires_at=NOW + HOUR)
    assert is_live(dying, NOW)
    assert is_ephemeral(dying)
    assert is_expired(dying, NOW + HOUR)
    assert not is_live(dying, NOW + HOUR)
    assert not is_live(row(status="retired"), NOW)


@pytest.mark.parametrize(
    ("held", "other", "claim"),
    [
        (None, None, True),
        (None, NOW, True),
        (NOW, None, False),
        (NOW, NOW, True),
        (NOW, NOW + HOUR, False),
        (NOW + HOUR, NOW, True),
    ],
)
def test_expires_no_earlier(held, other, claim):
    assert outlives(held, other) is claim


def test_linking_makes_live_rows_permanent_except_those_whose_caller_asked_for_a_ttl():
    assert link(row(id=5, expires_at=NOW + HOUR), NOW) == row(id=5)
    asked = row(expires_at=NOW + HOUR, ttl_asked=True)
    assert link(asked, NOW) == asked


def test_linking_revives_nothing():
    late, retired = row(expires_at=NOW - HOUR), row(expires_at=NOW + HOUR, status="retired")
    assert link(late, NOW) == late
    assert link(retired, NOW) == retired
