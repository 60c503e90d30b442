"""Time words: which span of time a question speaks of, on the clock of whoever asks it. Unclear ones are read as unclear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from words.identifiers import identifiers
from words.language import evident_language
from words.normal import plain
from words.phrases_of_time import ANCHOR, EDGES, HAN_EDGES, PHRASES
from words.tokens import query_tokens

if TYPE_CHECKING:
    import re
    from datetime import datetime

    from words.phrases_of_time import Phrase
    from words.spans import Span

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


def when(text: str, at: datetime) -> When | None:
    """The time that a text names, from `at`, an aware moment on the clock of who wrote it; None where it names none."""
    blank = _without_names(plain(text))
    named = _named(blank, at.replace(tzinfo=None))
    if named is None:
        return _anchor(blank)
    found, phrase, span = named
    return _window(blank, found, span, at, clear=phrase.clear)


HAPPENING: Final = query_tokens(
    "happen happened happening occur occurred do did done go went event events passiert geschah geschehen gemacht passé arrivé "
    "fait pasó ocurrió hicimos произошло случилось было"
)
"""What may stand beside a time in a question that asks for nothing but what happened then."""


def asks_for_time_alone(text: str, window: Window) -> bool:
    """“What happened yesterday?”: beside the time the text has no word by which anything could be found."""
    rest = query_tokens(plain(text).replace(window.said, " "))
    return set(rest.full) <= {*HAPPENING.full, *HAPPENING.parts}


def _without_names(text: str) -> str:
    """Identifiers blanked out, in place: a date inside a path is part of a name."""
    for name in identifiers(text):
        if not name.text.replace("-", "").isdecimal():
            text = text[: name.start] + "_" * (name.end - name.start) + text[name.end :]
    return text


def _named(text: str, local: datetime) -> tuple[re.Match[str], Phrase, Span] | None:
    """The first time that is named, of several readings of it the longest."""
    hits = [
        (found, phrase, span)
        for phrase in PHRASES
        for found in phrase.pattern.finditer(text)
        if (span := _span(phrase, found, local)) is not None
    ]
    hits = [hit for hit in hits if hit[1].only in (None, evident_language(text))]
    return min(hits, key=lambda hit: (hit[0].start(), -hit[0].end()), default=None)


def _span(phrase: Phrase, found: re.Match[str], local: datetime) -> Span | None:
    """None also where the calendar ends."""
    try:
        return phrase.read(found, local)
    except (ValueError, OverflowError):
        return None


def _window(text: str, found: re.Match[str], span: Span, at: datetime, *, clear: bool) -> Window:
    begins, end = (moment.replace(tzinfo=at.tzinfo) for moment in span)
    start = begins if begins.year > 1 else None  # the beginning of all time is no bound
    side, said = _edge(text, found)
    if side == "before":
        return Window(said=said, start=None, end=start, clear=clear)
    return Window(said=said, start=start, end=None if side == "after" else end, clear=clear)


def _edge(text: str, found: re.Match[str]) -> tuple[Side | None, str]:
    """Whether all before the time is meant or all since, and the words that say it."""
    sides: tuple[Side, Side] = ("before", "after")
    for side in sides:
        if edge := EDGES[side].search(text, 0, found.start()):
            return side, text[edge.start() : found.end()].strip()
        if edge := HAN_EDGES[side].match(text, found.end()):
            return side, text[found.start() : edge.end()].strip()
    return None, found[0].strip()


def _anchor(text: str) -> Anchor | None:
    found = ANCHOR.search(text)
    if found is None:
        return None
    words = query_tokens(found["what"]).full
    side: Side = "before" if found["before"] else "after"
    return Anchor(said=found[0].strip(), side=side, words=words) if words else None
