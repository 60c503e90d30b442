"""Spans of days and hours on one clock: what a day, a week or a month named from some moment comes to. Local, end excluded."""

from __future__ import annotations

import calendar
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Span = tuple[datetime, datetime]

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


def ago(at: datetime, number: int, unit: str) -> Span:
    """So many units before `at`: the day, week, month or year that is named so; of hours, the hour around."""
    if unit == "hour":
        return at - (number + 1) * HOUR, at - max(0, number - 1) * HOUR
    return UNITS[unit](at, -number)


def lately(at: datetime, days: int) -> Span:
    """The last so many days, today among them."""
    return midnight(at) - days * DAY, midnight(at) + DAY


UNITS: Mapping[str, Callable[[datetime, int], Span]] = {
    "day": day,
    "week": week,
    "weekend": weekend,
    "month": month,
    "year": year,
}
