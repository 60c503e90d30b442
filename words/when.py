"""Time words: which span of time a question speaks of, on the clock of whoever asks it. Unclear ones are read as unclear."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from words import spans
from words.calendar import DAYS, HALVES, MONTHS, NUMBERS, ORDINALS, SEASONS, THIRDS, UNITS, WEEKDAYS
from words.counted import counts_what_follows, names_a_thing
from words.identifiers import identifiers
from words.language import evident_language
from words.normal import plain
from words.phrases_of_time import (
    ANCHOR,
    BARE,
    EDGES,
    HAN_ANCHOR,
    HAN_EDGES,
    HAN_JOINERS,
    HAN_RANGE,
    JOINERS,
    OPENERS,
    PHRASES,
)
from words.tokens import query_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime, tzinfo

    from words.phrase_of_time import Phrase
    from words.spans import Span
    from words.tokens import Tokens

Side = Literal["before", "after"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """From `start` to `end`, the end excluded, both with the caller's offset; None: without bound on that side."""

    said: str
    start: datetime | None
    end: datetime | None
    clear: bool

    def holds(self, at: datetime) -> bool:
        """Whether a moment lies in it."""
        return (self.start is None or self.start <= at) and (self.end is None or at < self.end)


@dataclass(frozen=True, slots=True, kw_only=True)
class Anchor:
    """Before or after something that happened: `words` are the tokens by which that is found."""

    said: str
    side: Side
    words: tuple[str, ...]


When = Window | Anchor


@dataclass(frozen=True, slots=True)
class _Named:
    """A time as it stands in a text: from where to where, what it comes to, and which row of the table found it."""

    start: int
    end: int
    span: Span
    phrase: Phrase
    found: re.Match[str]


Placed = tuple[int, int, Window]
"""From where to where in the text, and the time."""


def when(text: str, at: datetime) -> When | None:
    """The first time that a text names, from `at`, an aware moment on the clock of who wrote it; None where it names none."""
    named = windows(text, at)
    return named[0] if named else anchor(text)


def windows(text: str, at: datetime) -> tuple[Window, ...]:
    """Every time that a text names, in its order; an anchor isn't one of them."""
    return _windows(text, at.replace(tzinfo=None), at.tzinfo)


@lru_cache(maxsize=64)
def _windows(text: str, local: datetime, zone: tzinfo | None) -> tuple[Window, ...]:
    """By the local time and its zone: moments that are one are equal, and name other days."""
    at, blank = local.replace(tzinfo=zone), _without_names(plain(text))
    times = _times(blank, local)
    every = [*_ranges(blank, at, times), *(_window(blank, each, at) for each in times), *_edges(blank, at)]
    kept: list[Window] = []
    past = 0
    for start, end, window in sorted(every, key=lambda placed: (placed[0], -placed[1])):
        if start >= past:
            kept.append(window)
            past = end
    return tuple(kept)


HAPPENING: Final = frozenset(
    token
    for phrase in (
        "what happened", "what did happen", "happening", "did anything occur", "what occurred", "what did we do", "what was done",
        "what went on", "events", "what changed", "changes", "anything new", "news", "summarise", "summarize", "summary", "recap",
        "was ist passiert", "was geschah", "was ist geschehen", "was haben wir gemacht", "was war los", "ereignisse",
        "que s'est-il passé", "qu'est-ce qui s'est passé", "qu'est-il arrivé", "qu'avons-nous fait", "événements",
        "qué pasó", "qué ha pasado", "qué ocurrió", "qué hicimos", "qué hemos hecho", "eventos",
        "что произошло", "что случилось", "что было", "что мы делали", "что мы сделали", "события",
        "发生了什么", "发生什么事", "我们做了什么", "有什么事", "何がありましたか", "何があった", "何が起きた", "何が起きましたか",
        "何をしましたか", "何をした", "出来事", "自", "从", "從", "在",
    )
    for tokens in (query_tokens(phrase), *(query_tokens(word) for word in phrase.split()))
    for token in (*tokens.full, *tokens.parts)
)  # fmt: skip
"""What may stand beside a time in a question that asks for nothing but what happened then."""


LONGEST: Final = 200
"""Characters of a question for a time alone."""

PRECISE: Final = timedelta(days=1)
"""A time that isn't clear is asked for by itself only when it is no longer than this: “on Tuesday”, but not “recently”."""


def times_alone(text: str, at: datetime, asked: Tokens) -> tuple[Window, ...]:
    """The times of “What happened yesterday?”: beside them the text has no word by which anything could be found; else none.

    `asked` are the text's query tokens: the first of them that no time is told with ends the search.
    """
    if len(text) > LONGEST or not all(_may_tell_time(token) for token in asked.full):
        return ()
    times = windows(text, at)
    rest = plain(text)
    for time in times:
        rest = rest.replace(time.said, " ")
    alone = HAPPENING.issuperset(query_tokens(rest).full)
    return times if alone and all(time.clear or _is_precise(time) for time in times) else ()


def _is_precise(time: Window) -> bool:
    """A day at most, or all since one."""
    return time.start is not None and (time.end is None or time.end - time.start <= PRECISE)


_TELLING: Final = HAPPENING.union(
    token
    for text in (
        *(
            name.replace("_", " ")
            for names in (MONTHS, WEEKDAYS, DAYS, HALVES, SEASONS, ORDINALS, THIRDS, NUMBERS, UNITS)
            for name in names
        ),
        *(text for phrase in (*PHRASES, *BARE) for text in phrase.found),
    )
    for part in (text, *text.split())
    for tokens in (query_tokens(part),)
    for token in (*tokens.full, *tokens.parts)
)  # fmt: skip


def _may_tell_time(token: str) -> bool:
    """It stands among words of the calendar or is written without spaces or with digits first; cheap, and lets too much through."""
    return token in _TELLING or token[0].isdecimal() or token[0] > "\u2e80"


_QUARTER: Final = re.compile(r"(?:\d{4}-?)?Q[1-4](?:/\d{4})?", re.IGNORECASE)


def _without_names(text: str) -> str:
    """Identifiers blanked out, in place: a date inside a path is part of a name."""
    for name in identifiers(text):
        if not name.text.replace("-", "").isdecimal() and not _QUARTER.fullmatch(name.text):
            text = text[: name.start] + "_" * (name.end - name.start) + text[name.end :]
    return text


_EVERY_YEAR: Final = frozenset(
    {
        "in-month", "han-month", "bare-month", "day-month", "month-day", "han-date", "in-season", "bare-season",
        "quarter", "bare-quarter", "part-of-a-month", "part-of-a-month-han",
    }
)  # fmt: skip
"""Rows whose times come back every year: which one is meant, another time beside it may say."""

_GAP: Final = re.compile(r"(?:\s*(?:of|des|de\s+l['’]|de|del|的|の)?\s*)?")
"""What stands between such a time and its year: “in May of last year”, “im Mai des letzten Jahres”."""


_BY_DIGITS: Final = frozenset({"iso-month", "years"})
"""Rows whose times are nothing but digits: tickets, ports and lines are numbered so as well."""


def _times(text: str, local: datetime) -> list[_Named]:
    """The rows' times, of several readings of one place the longest, each of the year that stands beside it."""
    language = evident_language(text)
    hits = [
        _Named(found.start(), found.end(), span, phrase, found)
        for phrase in PHRASES
        if phrase.only in {None, language}
        for found in phrase.pattern.finditer(text)
        if (span := _span(phrase, found, local)) is not None
        and not (phrase.name in _BY_DIGITS and names_a_thing(text, found.start()))
    ]
    kept: list[_Named] = []
    for hit in sorted(hits, key=lambda hit: (hit.start, -hit.end)):
        if not kept or hit.start >= kept[-1].end:
            both = _of_one_year(text, kept[-1], hit) if kept else None
            kept = [*kept[:-1], both] if both else [*kept, hit]
    return kept


def _of_one_year(text: str, first: _Named, second: _Named) -> _Named | None:
    """“in May last year” is one time: the month as it was on the last day of that year."""
    if not _GAP.fullmatch(text, first.end, second.start):
        return None
    for dated, year in ((first, second), (second, first)):
        if dated.phrase.name in _EVERY_YEAR and spans.year(year.span[0]) == year.span:
            span = _span(dated.phrase, dated.found, year.span[1] - spans.MINUTE)
            if span is not None and year.span[0] <= span[0] < year.span[1]:
                return _Named(first.start, second.end, span, dated.phrase, dated.found)
    return None


def _span(phrase: Phrase, found: re.Match[str], local: datetime) -> Span | None:
    """None also where the calendar ends."""
    try:
        return phrase.read(found, local)
    except (ValueError, OverflowError):
        return None


def _ranges(text: str, at: datetime, times: Sequence[_Named]) -> Iterator[Placed]:
    """“between March and May”, “from Monday until today”: two times that are one."""
    for opener in OPENERS.finditer(text):
        if (first := _time_at(text, opener.end(), at, times)) and not _is_number(text, opener.start(), first):
            yield from _joined(text, opener.start(), first, JOINERS.match(text, first.end), at, times)
    for first in times:
        ahead = HAN_RANGE[0].search(text, 0, first.start)
        start = ahead.start() if ahead else first.start
        yield from _joined(text, start, first, HAN_JOINERS.match(text, first.end), at, times)


def _joined(  # noqa: PLR0913, PLR0917 - where it stands, its two ends, and by what both are read
    text: str, start: int, first: _Named, joiner: re.Match[str] | None, at: datetime, times: Sequence[_Named]
) -> Iterator[Placed]:
    second = joiner and _time_at(text, joiner.end(), at, times)
    if not second:
        return
    begins, ends = (moment.replace(tzinfo=at.tzinfo) for moment in _in_order(first, second))
    clear = first.phrase.clear and second.phrase.clear
    closer = HAN_RANGE[1].match(text, second.end)
    end = closer.end() if closer else second.end
    yield start, end, Window(said=text[start:end].strip(), start=begins, end=ends, clear=clear)


def _in_order(first: _Named, second: _Named) -> Span:
    """From the beginning of the first to the end of the second; what comes back every year is read as of the other one."""
    if second.span[0] < first.span[0] and second.phrase.name in _EVERY_YEAR:
        later = _span(second.phrase, second.found, first.span[0] + spans.LENGTHS_IN_DAYS["year"] * spans.DAY)
        second = replace(second, span=later) if later is not None and first.span[0] < later[0] else second
    if first.phrase.name in _EVERY_YEAR:
        earlier = _span(first.phrase, first.found, second.span[1] - spans.MINUTE)
        first = replace(first, span=earlier) if earlier is not None and earlier[0] <= second.span[0] else first
    return min(first.span[0], second.span[0]), max(first.span[1], second.span[1])


def _time_at(text: str, place: int, at: datetime, times: Sequence[_Named] = ()) -> _Named | None:
    """The longest time that begins here."""
    local = at.replace(tzinfo=None)
    rows = (*BARE, *(phrase for phrase in PHRASES if phrase.only))
    read = [
        _Named(place, found.end(), span, phrase, found)
        for phrase in rows
        if (found := phrase.pattern.match(text, place))
        and (span := _span(phrase, found, local)) is not None
        and not (phrase.name == "bare-year" and counts_what_follows(text, found.end()))
    ]
    return max((*(each for each in times if each.start == place), *read), key=lambda each: each.end, default=None)


def _is_number(text: str, start: int, each: _Named) -> bool:
    """A bare year behind a word of what is numbered: “ports from 2000”, “the limit is between 2000 …”."""
    return each.phrase.name == "bare-year" and names_a_thing(text, start)


SIDES: Final[tuple[Side, ...]] = ("before", "after")


def _edges(text: str, at: datetime) -> Iterator[Placed]:
    """“since 2023”, “before May”: all since a time, or all before it."""
    for side in SIDES:
        for edge in EDGES[side].finditer(text):
            if (each := _time_at(text, edge.end(), at)) and not _is_number(text, edge.start(), each):
                yield edge.start(), each.end, _sided(text[edge.start() : each.end], each, side, at)


def _window(text: str, each: _Named, at: datetime) -> Placed:
    """The time with the word that makes of it all before it, or all since."""
    for side in SIDES:
        ahead = (edge for edge in EDGES[side].finditer(text, 0, each.start) if edge.end() == each.start)
        if (edge := next(ahead, None)) is not None:
            return edge.start(), each.end, _sided(text[edge.start() : each.end], each, side, at)
        if behind := HAN_EDGES[side].match(text, each.end):
            return each.start, behind.end(), _sided(text[each.start : behind.end()], each, side, at)
    return each.start, each.end, _sided(text[each.start : each.end], each, None, at)


def _sided(said: str, each: _Named, side: Side | None, at: datetime) -> Window:
    begins, end = (moment.replace(tzinfo=at.tzinfo) for moment in each.span)
    start = begins if begins.year > 1 else None  # the beginning of all time is no bound
    if side == "before":
        return Window(said=said.strip(), start=None, end=start, clear=each.phrase.clear)
    return Window(said=said.strip(), start=start, end=None if side == "after" else end, clear=each.phrase.clear)


def anchor(text: str) -> Anchor | None:
    """“before the migration”: the first time that is known only by what happened then."""
    text = _without_names(plain(text))
    found = ANCHOR.search(text) or HAN_ANCHOR.search(text)
    if found is None:
        return None
    words = query_tokens(found["what"] or found["noun"]).full
    side: Side = "before" if found["before"] else "after"
    return Anchor(said=found[0].strip(), side=side, words=words) if words else None
