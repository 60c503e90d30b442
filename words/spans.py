"""Spans of days and hours on one clock: what a day, a week or a month named from some moment comes to. Local, end excluded."""

from __future__ import annotations

import calendar
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Span = tuple[datetime, datetime]

LENGTHS_IN_DAYS = {"day": 1, "week": 7, "weekend": 7, "month": 30, "quarter": 91, "year": 365}

MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
WEEK = timedelta(days=7)


def midnight(at: datetime) -> datetime:
    """The beginning of the day."""
    return at.replace(hour=0, minute=0, second=0, microsecond=0)


def day(at: datetime, ahead: int = 0) -> Span:
    """The day so many days from `at`."""
    start = midnight(at) + ahead * DAY
    return start, start + DAY


def hours(span: Span, part: tuple[int, int]) -> Span:
    """A part of the day with which `span` begins, in hours; those beyond 24 are the next day's."""
    start, end = part
    return span[0] + start * HOUR, span[0] + end * HOUR


def week(at: datetime, ahead: int = 0) -> Span:
    """From Monday to Sunday."""
    start = midnight(at) - at.weekday() * DAY + ahead * WEEK
    return start, start + WEEK


def weekend(at: datetime, ahead: int = 0) -> Span:
    """Saturday and Sunday; the last one, on a Saturday or Sunday, is the one before."""
    start, end = week(at, ahead)
    return start + 5 * DAY, end


def month(at: datetime, ahead: int = 0) -> Span:
    """The calendar month so many months from that of `at`."""
    place = at.year * 12 + at.month - 1 + ahead
    return of_month(place // 12, place % 12 + 1)


def year(at: datetime, ahead: int = 0) -> Span:
    """The calendar year."""
    return datetime(at.year + ahead, 1, 1), datetime(at.year + ahead + 1, 1, 1)  # noqa: DTZ001 - local, as every span here


def of_month(number: int, name: int) -> Span:
    """The month `name` (1…12) of the year `number`."""
    start = datetime(number, name, 1)  # noqa: DTZ001 - local
    return start, start + calendar.monthrange(number, name)[1] * DAY


def of_date(number: int, name: int, of: int) -> Span | None:
    """The day `of` of a month; None where there is none."""
    try:
        return day(datetime(number, name, of))  # noqa: DTZ001 - local
    except ValueError:
        return None


def past_month(at: datetime, name: int) -> Span:
    """The last month of that name which had begun by `at`."""
    return of_month(at.year if name <= at.month else at.year - 1, name)


def past_date(at: datetime, name: int, of: int) -> Span | None:
    """The last day of that date which had begun by `at`."""
    found = of_date(at.year, name, of)
    return found if found is not None and found[0] <= at else of_date(at.year - 1, name, of)


def past_weekday(at: datetime, name: int, *, today: bool) -> Span:
    """The last day of that weekday (1…7), `today` among them or not."""
    back = (at.isoweekday() - name) % 7
    return day(at, -(back if back or today else 7))


def quarter(at: datetime, ahead: int = 0) -> Span:
    """The calendar quarter so many quarters from that of `at`."""
    place = at.year * 4 + (at.month - 1) // 3 + ahead
    return of_quarter(place // 4, place % 4 + 1)


def of_quarter(number: int, name: int) -> Span:
    """The quarter `name` (1…4) of the year `number`."""
    return of_month(number, 3 * name - 2)[0], of_month(number, 3 * name)[1]


def past_quarter(at: datetime, name: int) -> Span:
    """The last quarter of that name which had begun by `at`."""
    return of_quarter(at.year if 3 * name - 2 <= at.month else at.year - 1, name)


def of_season(number: int, name: int) -> Span:
    """The season that begins with the month `name` of the year `number`; a winter ends in the next."""
    start = of_month(number, name)[0]
    return start, month(start, 2)[1]


def past_season(at: datetime, name: int) -> Span:
    """The last season of that name which had begun by `at`."""
    return of_season(at.year if name <= at.month else at.year - 1, name)


def last_season(at: datetime, name: int) -> Span:
    """The last season of that name which had ended by `at`."""
    span = past_season(at, name)
    return span if span[1] <= at else of_season(span[0].year - 1, name)


def third(span: Span, place: int) -> Span:
    """The first, second or last ten days of a month; the last has what is left."""
    start, end = span
    return start + 10 * place * DAY, end if place == 2 else start + 10 * (place + 1) * DAY


def past_weekend(at: datetime) -> Span:
    """The last weekend that had begun by `at`."""
    span = weekend(at)
    return span if span[0] <= at else weekend(at, -1)


def ago(at: datetime, number: int, unit: str) -> Span:
    """So many units before `at`: the day, week, month or year that is named so; of hours and minutes, the time around."""
    if unit == "minute":
        slack = max(1, number // 2)
        return at - (number + slack) * MINUTE, at - max(0, number - slack) * MINUTE
    if unit == "hour":
        return at - (number + 1) * HOUR, at - max(0, number - 1) * HOUR
    return UNITS[unit](at, -number)


def some(at: datetime, unit: str, least: int, most: int) -> Span:
    """From `most` units before `at` to `least` before it."""
    return ago(at, most, unit)[0], ago(at, least, unit)[1]


def within(at: datetime, number: int, unit: str) -> Span:
    """The last so many units: of days and longer ones by days, today among them; of shorter ones to the minute."""
    if unit in ("minute", "hour"):
        return at - number * (MINUTE if unit == "minute" else HOUR), at + MINUTE
    return lately(at, number * LENGTHS_IN_DAYS[unit])


def lately(at: datetime, days: int) -> Span:
    """The last so many days, today among them."""
    return midnight(at) - days * DAY, midnight(at) + DAY


UNITS: Mapping[str, Callable[[datetime, int], Span]] = {
    "day": day,
    "week": week,
    "weekend": weekend,
    "month": month,
    "quarter": quarter,
    "year": year,
}
