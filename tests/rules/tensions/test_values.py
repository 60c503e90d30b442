"""Values are compared as parsed: 9:00 is 09:00, 15 April is April 15, 60 seconds are a minute."""

from __future__ import annotations

import pytest

from tensions.values import Value, differ, values


def only(text: str, kind: str) -> Value:
    found = [value for value in values(text) if value.kind == kind]
    assert len(found) == 1, (text, [(value.kind, value.text) for value in values(text)])
    return found[0]


SAME: tuple[tuple[str, str, str], ...] = (
    ("clock", "at 9:00", "at 09:00"),
    ("clock", "at 9:00", "at 9am"),
    ("clock", "at 9", "at 21:00"),
    ("clock", "at 12am", "at midnight"),
    ("clock", "at 12 pm", "at noon"),
    ("clock", "at 9:00 UTC", "at 11:00 CEST"),
    ("clock", "at 9:00+02:00", "at 07:00 UTC"),
    ("clock", "um 9 Uhr", "um 9:00"),
    ("clock", "à 14h30", "at 2:30 pm"),
    ("clock", "下午3点半", "at 15:30"),
    ("clock", "午後3時", "at 3 p.m."),
    ("date", "15 April", "April 15"),
    ("date", "April 15th, 2026", "2026-04-15"),
    ("date", "am 15. April", "15.04.2026"),
    ("date", "le 15 avril 2026", "on 15 April"),
    ("date", "el 15 de abril de 2026", "on April 15"),
    ("date", "15 апреля", "15 April"),
    ("date", "4月15日", "2026年4月15日"),
    ("date", "04/05/2026", "5 April 2026"),
    ("date", "04/05/2026", "4 May 2026"),
    ("date", "in March 2026", "on 3 March 2026"),
    ("date", "on the 5th", "on 5 May"),
    ("day", "on Monday", "am Montag"),
    ("day", "on Mondays", "le lundi"),
    ("day", "周五", "金曜日"),
    ("duration", "60 seconds", "one minute"),
    ("duration", "90s", "1.5 minutes"),
    ("duration", "3 months", "90 days"),
    ("duration", "half an hour", "30 min"),
    ("duration", "zwei Wochen", "14 days"),
    ("duration", "30秒", "30 s"),
    ("duration", "about 10 minutes", "12 minutes"),
    ("duration", "5 to 10 minutes", "8 minutes"),
    ("duration", "at least 5 minutes", "8 minutes"),
    ("every", "every 24 hours", "it runs daily"),
    ("size", "1 TB", "1000 GB"),
    ("share", "80%", "80 percent"),
    ("money", "$2k", "2,000 USD"),
    ("number", "2,000", "2000"),
    ("number", "three", "3"),
    ("version", "Python 3.11", "Python 3.11.4"),
    ("version", "version v2", "version 2"),
    ("version", "Python 3.11+", "Python 3.12"),
    ("address", "https://api.example.com/", "api.example.com"),
    ("address", "db-1.internal", "db-1.internal:5432"),
    ("path", "config/app.yml", "app.yml"),
)

OTHER: tuple[tuple[str, str, str], ...] = (
    ("clock", "at 9:00", "at 9:30"),
    ("clock", "at 9am", "at 9pm"),
    ("clock", "at 9:00 UTC", "at 9:00 CET"),
    ("date", "15 April", "16 April"),
    ("date", "15 April 2026", "15 April 2027"),
    ("date", "04/05/2026", "2026-06-04"),
    ("day", "on Monday", "on Tuesday"),
    ("duration", "30 seconds", "30 minutes"),
    ("duration", "3 months", "30 days"),
    ("duration", "about 10 minutes", "30 minutes"),
    ("duration", "at most 5 minutes", "8 minutes"),
    ("every", "every day", "it runs weekly"),
    ("size", "5 MB", "5 GB"),
    ("size", "5 MB", "5 MiB"),
    ("share", "80%", "8%"),
    ("money", "$20", "$30"),
    ("number", "10⁹".replace("⁹", " 9").split()[0], "109"),
    ("number", "3", "five"),
    ("version", "Python 3.11", "Python 3.12"),
    ("version", "v1.2.3", "v1.2.4"),
    ("address", "https://a.example.com", "https://b.example.com"),
    ("address", "https://a.example.com/x", "https://a.example.com/y"),
    ("address", "db-1.internal:5432", "db-1.internal:5433"),
    ("path", "ops/a.yml", "ops/b.yml"),
)


@pytest.mark.parametrize(("kind", "a", "b"), SAME)
def test_two_ways_to_write_one_value_do_not_differ(kind: str, a: str, b: str) -> None:
    assert not differ(only(a, kind), only(b, kind))
    assert not differ(only(b, kind), only(a, kind))


@pytest.mark.parametrize(("kind", "a", "b"), OTHER)
def test_two_values_differ(kind: str, a: str, b: str) -> None:
    assert differ(only(a, kind), only(b, kind))
    assert differ(only(b, kind), only(a, kind))


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("https://ci.example.com/2026-04-15/v1.2.3", ["address"]),
        ("2026-04-15", ["date"]),
        ("10.0.0.12:5432", ["address"]),
        ("eu-west-1", ["region"]),
        ("ticket SR-2023-052", ["identifier"]),
        ("the weekly sync", []),
        ("may I march in august company", []),
        ("the sun sat", []),
        ("32 April", ["number"]),
        ("25:00", []),
        ("", []),
    ],
)
def test_the_longest_reading_of_a_span_wins(text: str, kinds: list[str]) -> None:
    assert [value.kind for value in values(text)] == kinds


def test_values_of_unlike_kinds_never_differ() -> None:
    assert not differ(only("30 seconds", "duration"), only("5 MB", "size"))
    assert not differ(only("$20", "money"), only("20 EUR", "money"))
