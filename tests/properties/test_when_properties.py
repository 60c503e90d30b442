"""Time words, whatever the text and the clock: never an error, never an empty window, and the same shift for the same shift."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from words.phrases_of_time import PHRASES
from words.when import Window, when

CLOCKS = st.datetimes(min_value=datetime(1990, 1, 1), max_value=datetime(2200, 1, 1)).flatmap(  # noqa: DTZ001 - an offset follows
    lambda at: st.integers(-14 * 60, 14 * 60).map(lambda m: at.replace(tzinfo=timezone(timedelta(minutes=m))))
)
FOUND = st.sampled_from([text for phrase in PHRASES for text in phrase.found])


@given(st.text(max_size=200) | FOUND, CLOCKS)
def test_it_never_fails_and_a_window_is_not_empty(text: str, at: datetime) -> None:
    read = when(text, at)
    if isinstance(read, Window) and read.start is not None and read.end is not None:
        assert read.start < read.end
        assert read.holds(read.start)
        assert not read.holds(read.end)


@given(FOUND, st.text(alphabet="xyz ", max_size=20), CLOCKS)
def test_what_stands_behind_it_doesnt_change_the_first_time(text: str, more: str, at: datetime) -> None:
    read, longer = when(text, at), when(f"{text} ? {more}", at)
    assert read is not None
    assert longer is not None
    assert (read == longer) or read.said in longer.said


@given(st.integers(-(10**4), 10**4), CLOCKS)
def test_two_days_ago_is_two_days_ago(days: int, at: datetime) -> None:
    moved = at + timedelta(days=days)
    read = when("two days ago", moved)
    assert isinstance(read, Window)
    assert read.holds(moved - timedelta(days=2))
    assert not read.holds(moved)
    assert read.start is not None
    assert read.start.astimezone(UTC) == (moved - timedelta(days=2)).replace(hour=0, minute=0, second=0, microsecond=0)
