"""Time words: every row of the table by its own examples, the span it comes to, and the caller's clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from words.phrases_of_time import PHRASES
from words.when import Anchor, Window, when

EAST = timezone(timedelta(hours=2))
AT = datetime(2026, 11, 30, 10, 0, tzinfo=EAST)  # a Monday


def by_phrase(field: str) -> list[tuple[str, str]]:
    return [(phrase.name, text) for phrase in PHRASES for text in getattr(phrase, field)]


@pytest.mark.parametrize(("name", "text"), by_phrase("found"))
def test_a_phrase_finds_its_examples(name: str, text: str) -> None:
    read = when(text, AT)
    assert isinstance(read, Window), name
    assert read.said
    assert read.start is None or read.end is None or read.start < read.end


@pytest.mark.parametrize(("name", "text"), by_phrase("absent"))
def test_a_phrase_leaves_alone_what_only_looks_like_it(name: str, text: str) -> None:
    (phrase,) = (phrase for phrase in PHRASES if phrase.name == name)
    read = when(text, AT)
    found = [m for m in phrase.pattern.finditer(text) if phrase.read(m, AT.replace(tzinfo=None)) is not None]
    assert read is None or not found or read.said not in {m[0] for m in found}


SPANS = {
    "today": ("11-30T00", "12-01T00"),
    "what did we decide yesterday?": ("11-29T00", "11-30T00"),
    "yesterday morning": ("11-29T05", "11-29T12"),
    "what failed last night?": ("11-29T18", "11-30T06"),
    "this morning": ("11-30T05", "11-30T12"),
    "last week": ("11-23T00", "11-30T00"),
    "this week": ("11-30T00", "12-07T00"),
    "last Tuesday": ("11-24T00", "11-25T00"),
    "last Monday": ("11-23T00", "11-24T00"),
    "on Monday": ("11-30T00", "12-01T00"),
    "上周二": ("11-24T00", "11-25T00"),
    "two days ago": ("11-28T00", "11-29T00"),
    "vor zwei Wochen": ("11-16T00", "11-23T00"),
    "hace 2 meses": ("09-01T00", "10-01T00"),
    "an hour ago": ("11-30T08", "11-30T10"),
    "in May": ("05-01T00", "06-01T00"),
    "on 3 March": ("03-03T00", "03-04T00"),
    "le 3 mars": ("03-03T00", "03-04T00"),
    "3 марта": ("03-03T00", "03-04T00"),
    "3月5日": ("03-05T00", "03-06T00"),
    "2026-03-01": ("03-01T00", "03-02T00"),
    "last month": ("10-01T00", "11-01T00"),
    "in the last two weeks": ("11-16T00", "12-01T00"),
    "the other day": ("11-23T00", "12-01T00"),
}


@pytest.mark.parametrize(("text", "span"), SPANS.items())
def test_it_comes_to_this_span_of_the_year(text: str, span: tuple[str, str]) -> None:
    read = when(text, AT)
    assert isinstance(read, Window)
    assert read.start is not None
    assert read.end is not None
    assert (read.start.strftime("%m-%dT%H"), read.end.strftime("%m-%dT%H")) == span
    assert read.start.utcoffset() == AT.utcoffset()


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("in December", 2025),
        ("in November", 2026),
        ("on 1 December", 2025),
        ("in May 2024", 2024),
        ("29 February", None),
    ],
)
def test_a_date_without_a_year_is_the_last_one(text: str, year: int | None) -> None:
    read = when(text, AT)
    assert read is None if year is None else isinstance(read, Window) and read.start and read.start.year == year


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("what did we use before 3 March?", None, "03-03"),
        ("since last week", "11-23", None),
        ("after 2026-05-01", "05-01", None),
        ("vor dem 3. März", None, "03-03"),
        ("depuis hier soir", "11-29", None),
        ("3月5日之前", None, "03-05"),
        ("until yesterday", None, "11-29"),
    ],
)
def test_an_edge_takes_all_before_or_all_since(text: str, start: str | None, end: str | None) -> None:
    read = when(text, AT)
    assert isinstance(read, Window)
    assert (read.start and read.start.strftime("%m-%d"), read.end and read.end.strftime("%m-%d")) == (start, end)


@pytest.mark.parametrize(
    ("text", "side", "word"),
    [
        ("What did we use before the migration?", "before", "migrat"),
        ("what changed after our move to Postgres", "after", "move"),
        ("Was lief vor dem Umzug?", "before", "umzug"),
        ("qu'est-ce qui tournait avant la panne ?", "before", "pann"),
    ],
)
def test_an_event_is_an_anchor(text: str, side: str, word: str) -> None:
    read = when(text, AT)
    assert isinstance(read, Anchor)
    assert read.side == side
    assert word in read.words


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Which port does staging use?",
        "may I restart it",
        "we march on",
        "after all",
        "restore backups/2026-03-01.tar",
        "Wo ist hier der Schlüssel?",
        "the last 5 rows",
        "version 2026.11",
    ],
)
def test_no_time_is_named(text: str) -> None:
    assert when(text, AT) is None


def test_yesterday_is_the_callers() -> None:
    late = datetime(2026, 3, 2, 23, 30, tzinfo=UTC)
    west, east = (when("yesterday", late.astimezone(timezone(timedelta(hours=h)))) for h in (-8, 9))
    assert isinstance(west, Window)
    assert isinstance(east, Window)
    assert west.holds(datetime(2026, 3, 1, 12, tzinfo=UTC))
    assert not east.holds(datetime(2026, 3, 1, 12, tzinfo=UTC))
    assert east.holds(datetime(2026, 3, 2, 12, tzinfo=UTC))


def test_what_is_vague_says_so() -> None:
    for text in ("recently", "the other day", "on Tuesday", "ages ago", "neulich", "最近"):
        read = when(text, AT)
        assert isinstance(read, Window)
        assert not read.clear
    for text in ("yesterday", "in May", "last week", "2026-03-01"):
        read = when(text, AT)
        assert isinstance(read, Window)
        assert read.clear
