"""Time words: every row of the table by its own examples, the span it comes to, and the caller's clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from words.phrases_of_time import BARE, PHRASES
from words.tokens import query_tokens
from words.when import Anchor, Window, times_alone, when, windows

if TYPE_CHECKING:
    from words.phrase_of_time import Phrase

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
    "ten minutes ago": ("11-30T09", "11-30T09"),
    "in the past 48 hours": ("11-28T10", "11-30T10"),
    "the week before last": ("11-16T00", "11-23T00"),
    "vorletzte Woche": ("11-16T00", "11-23T00"),
    "上上周": ("11-16T00", "11-23T00"),
    "the day before yesterday": ("11-28T00", "11-29T00"),
    "over the weekend": ("11-28T00", "11-30T00"),
    "周末": ("11-28T00", "11-30T00"),
    "last summer": ("06-01T00", "09-01T00"),
    "this autumn": ("09-01T00", "12-01T00"),
    "прошлым летом": ("06-01T00", "09-01T00"),
    "last winter": ("12-01T00", "03-01T00"),
    "in Q2": ("04-01T00", "07-01T00"),
    "au premier trimestre": ("01-01T00", "04-01T00"),
    "last quarter": ("07-01T00", "10-01T00"),
    "mid-May": ("05-11T00", "05-21T00"),
    "Ende Mai": ("05-21T00", "06-01T00"),
    "五月初": ("05-01T00", "05-11T00"),
    "on Friday afternoon": ("11-27T12", "11-27T18"),
    "between March and May": ("03-01T00", "06-01T00"),
    "from 3 March to 5 May": ("03-03T00", "05-06T00"),
    "zwischen März und Mai": ("03-01T00", "06-01T00"),
    "entre marzo y mayo": ("03-01T00", "06-01T00"),
    "entre mars et mai": ("03-01T00", "06-01T00"),
    "с марта по май": ("03-01T00", "06-01T00"),
    "между мартом и маем": ("03-01T00", "06-01T00"),
    "三月到五月之间": ("03-01T00", "06-01T00"),
    "3月から5月まで": ("03-01T00", "06-01T00"),
    "between November and January": ("11-01T00", "02-01T00"),
    "from last Monday until yesterday": ("11-23T00", "11-30T00"),
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


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("in May last year", 2025),
        ("im Mai des letzten Jahres", 2025),
        ("en mai de l'année dernière", 2025),
        ("в мае прошлого года", 2025),
        ("去年5月", 2025),
        ("去年の五月", 2025),
        ("between March and May 2024", 2024),
        ("between December and February", 2025),
        ("last summer", 2026),
        ("in the summer of 2024", 2024),
        ("去年夏天", 2025),
        ("Q3 2025", 2025),
        ("at the end of March 2024", 2024),
    ],
)
def test_it_is_of_this_year(text: str, year: int) -> None:
    (read,) = windows(text, AT)
    assert read.start is not None
    assert read.start.year == year


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("since 2023", "2023-01-01", None),
        ("what changed since Monday?", "2026-11-30", None),
        ("before May", None, "2026-05-01"),
        ("until March 2025", None, "2025-03-01"),
        ("seit 2023", "2023-01-01", None),
        ("depuis hier", "2026-11-29", None),
        ("desde 2023", "2023-01-01", None),
        ("с 2023 года", "2023-01-01", None),
        ("自2023年以来", "2023-01-01", None),
        ("5月以降", "2026-05-01", None),
    ],
)
def test_an_edge_takes_a_time_without_a_word_of_its_own(text: str, start: str | None, end: str | None) -> None:
    (read,) = windows(text, AT)
    assert (read.start and read.start.date().isoformat(), read.end and read.end.date().isoformat()) == (start, end)


def test_several_times_are_read_in_their_order() -> None:
    read = windows("Did the turbine trip yesterday or last Tuesday, or in May?", AT)
    assert [each.said for each in read] == ["yesterday", "last Tuesday", "in May"]


@pytest.mark.parametrize(
    "text",
    [
        "what happened last week?",
        "What did we do in May?",
        "on Tuesday",
        "what changed since 2023?",
        "what happened since Monday?",
        "was ist letzte Woche passiert?",
        "Que s'est-il passé la semaine dernière ?",
        "¿Qué pasó la semana pasada?",
        "что мы делали в мае?",
        "上周发生了什么？",
        "先週何がありましたか？",
        "what happened between March and May?",
        "从三月到五月发生了什么",
    ],
)
def test_who_asks_for_nothing_but_a_time(text: str) -> None:
    assert times_alone(text, AT, query_tokens(text))


@pytest.mark.parametrize(
    "text",
    [
        "what broke last week?",
        "what happened to the crane yesterday?",
        "what happened?",
        "what happened recently?",
        "the port",
        "上周谁部署了",
        "may I?",
    ],
)
def test_who_asks_for_more_or_for_less(text: str) -> None:
    assert not times_alone(text, AT, query_tokens(text))


@pytest.mark.parametrize(
    ("text", "side", "word"),
    [("在迁移之前我们用什么", "before", "迁移"), ("移行の前に", "before", "移行"), ("发布之后", "after", "发布")],
)
def test_an_anchor_in_chinese_and_japanese(text: str, side: str, word: str) -> None:
    read = when(text, AT)
    assert isinstance(read, Anchor)
    assert (read.side, read.words) == (side, (word,))


@pytest.mark.parametrize("phrase", BARE, ids=lambda phrase: phrase.name)
def test_a_bare_time_is_read_behind_an_edge_alone(phrase: Phrase) -> None:
    for text in phrase.found:
        assert windows(f"since {text}", AT), text
    for text in phrase.absent:
        assert not phrase.pattern.fullmatch(text), text


@pytest.mark.parametrize(
    "text",
    [
        "the port range 5000-5002",
        "ports 1990-2020 are open",
        "which ports from 2000 to 2010?",
        "between 2000 and 2048 tokens",
        "from 2000 to 2024 MB",
        "before 2000 retries",
        "until 2000 users sign up",
        "vor 2000 Zeilen",
        "avant 2000 lignes",
        "zwischen 2000 und 2010 Euro",
        "entre 2000 y 2010 euros",
        "от 2000 до 2010 рублей",
        "the limit is between 2000 and 2010",
        "ids between 2000 and 2005",
        "VLANs 2001-2005",
        "ticket 2024-05",
        "invoice no. 2023-11",
        "cost between $2000 and $2020",
    ],
)
def test_a_number_that_counts_or_names_something_is_no_time(text: str) -> None:
    assert windows(text, AT) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("between 2019 and 2021 we moved", "between 2019 and 2021"),
        ("since 2024 the builds have failed", "since 2024"),
        ("before 2020 we used svn", "before 2020"),
        ("from 2010 to 2015 the firm grew", "from 2010 to 2015"),
        ("between 2019 and 2021 Marie led it", "between 2019 and 2021"),
        ("what happened 2020-2024?", "happened 2020-2024"),
        ("с 2019 по 2021 год", "с 2019 по 2021 год"),
        ("the outages of 2026-03", "2026-03"),
    ],
)
def test_a_year_that_counts_nothing_is_a_time(text: str, said: str) -> None:
    assert [window.said for window in windows(text, AT)] == [said]
