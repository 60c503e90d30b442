"""A block cut into what stands between its lines and the lines themselves, so that it can be shown exactly and explained."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A stretch of the text as it stands there; `entry` is None for headings and the space between."""

    text: str
    entry: Entry | None = None

    @property
    def between(self) -> str:
        """What is to be seen between two lines, each of which ends its own row: without the breaks at its ends."""
        return self.text.removeprefix("\n").removesuffix("\n")


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleShare:
    """What the lines of one rule cost together, in tokens."""

    rule: str
    tokens: int
    lines: int


def pieces(text: str, entries: Sequence[Entry]) -> list[Piece]:
    """`text` whole and in order: joined, the pieces are the text again, whatever stands in the entries."""
    found: list[Piece] = []
    at = 0
    for place, entry in _placed(text, entries):
        if place > at:
            found.append(Piece(text=text[at:place]))
        at = place + len(entry["line"])
        found.append(Piece(text=entry["line"], entry=entry))
    return [*found, Piece(text=text[at:])] if at < len(text) else found


def _placed(text: str, entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """Each entry at the place of its line: they stand in the order of the text, and no line holds another's break."""
    placed: list[tuple[int, Entry]] = []
    at = 0
    for entry in entries:
        place = _line_at(text, entry["line"], at)
        if place is not None:
            placed.append((place, entry))
            at = place + len(entry["line"])
    return placed


def _line_at(text: str, line: str, start: int) -> int | None:
    """Where `line` stands whole from `start` on, between line breaks."""
    place = text.find(line, start)
    while place >= 0:
        end = place + len(line)
        if (place == 0 or text[place - 1] == "\n") and (end == len(text) or text[end] == "\n" or line.endswith("\n")):
            return place
        place = text.find(line, place + 1)
    return None


def shares(entries: Sequence[Entry]) -> list[RuleShare]:
    """The cost of each rule's lines, in the order of the block."""
    runs = [(rule, list(run)) for rule, run in groupby(entries, key=lambda entry: entry["rule"])]
    names = dict.fromkeys(rule for rule, _ in runs)
    return [_share(name, [entry for rule, run in runs if rule == name for entry in run]) for name in names]


def _share(rule: str, entries: Sequence[Entry]) -> RuleShare:
    return RuleShare(rule=rule, tokens=sum(entry["tokens"] for entry in entries), lines=len(entries))
