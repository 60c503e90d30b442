"""A memory's lineage as a drawing: boxes in columns, from where it came to what became of it, and the lines between."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, ACROSS, DOWN = 210, 58, 70, 16
"""Of a box, and of the gaps between columns and between rows: units of the drawing."""

MOST = 6
"""Boxes of one column; what is left out is told in the last one."""

FIT = 27
"""Characters that a line of a box holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One row in the drawing. `href` None: it leads nowhere."""

    x: int
    y: int
    kind: str
    title: str
    text: str
    href: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """Boxes, the curves between them, the size of all, and the same in words for who doesn't see it."""

    width: int
    height: int
    boxes: Sequence[Box]
    curves: Sequence[str]
    words: str


def drawing(told: Mapping[str, Any]) -> Drawing:
    """Columns: what it is derived from and what it replaced; itself; what replaced it, what is derived from it, tensions."""
    itself = told["memory"]
    place = next((n for n, row in enumerate(told["superseded"]) if row["id"] == itself["id"]), 0)
    chain = told["superseded"]
    known = {row["id"] for row in chain}
    parents = [_row("parent", row) for row in told["parents"] if row["id"] not in known]
    before = [_row("replaced", row) for row in chain[:place]]
    after = [_row("successor", row) for row in chain[place + 1 :]]
    children = [_row("child", row) for row in told["children"] if row["id"] not in known]
    tensions = [_tension(row) for row in told["tensions"]]
    columns = [_cut([*parents, *before]), [_row("this", itself)], _cut([*after, *children, *tensions])]
    return _laid([column for column in columns if column], _words(columns))


Plain = tuple[str, str, str, str | None]
"""Kind, title, text and address of a box without a place."""


def _row(kind: str, row: Mapping[str, Any]) -> Plain:
    return kind, f"{kind} · #{row['id']} · {row['status']}", _fit(row["gist"]), f"/memories/{row['id']}"


def _tension(row: Mapping[str, Any]) -> Plain:
    return "tension", f"tension · #{row['id']} · {row['status']}", _fit(row["question"]), f"/tensions/{row['id']}"


def _fit(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= FIT else line[: FIT - 1] + "…"


def _cut(column: list[Plain]) -> list[Plain]:
    """The boxes that have room, the last of which may be a count of the rest."""
    if len(column) <= MOST:
        return column
    rest = len(column) - MOST + 1
    return [*column[: MOST - 1], ("more", f"{rest} more", "listed below", None)]


def _laid(columns: Sequence[Sequence[Plain]], words: str) -> Drawing:
    tallest = max(len(column) for column in columns)
    height = tallest * (HEIGHT + DOWN) - DOWN
    boxes: list[list[Box]] = []
    for number, column in enumerate(columns):
        top = (height - len(column) * (HEIGHT + DOWN) + DOWN) // 2
        x = number * (WIDTH + ACROSS)
        boxes.append([_box(x, top + n * (HEIGHT + DOWN), plain) for n, plain in enumerate(column)])
    curves = [_curve(left, right) for one, two in pairwise(boxes) for left in one for right in two]
    width = len(columns) * (WIDTH + ACROSS) - ACROSS
    flat = [box for column in boxes for box in column]
    return Drawing(width=width, height=height, boxes=flat, curves=curves, words=words)


def _box(x: int, y: int, plain: Plain) -> Box:
    kind, title, text, href = plain
    return Box(x=x, y=y, kind=kind, title=title, text=text, href=href)


def _curve(left: Box, right: Box) -> str:
    """The path of a line from the right side of one box to the left side of the other."""
    x, y, end = left.x + WIDTH, left.y + HEIGHT // 2, right.y + HEIGHT // 2
    half = x + ACROSS // 2
    return f"M{x} {y} C{half} {y} {half} {end} {right.x} {end}"


def _words(columns: Sequence[Sequence[Plain]]) -> str:
    before, _, after = columns
    came = "; ".join(title for _, title, _, _ in before) or "nothing"
    became = "; ".join(title for _, title, _, _ in after) or "nothing"
    return f"Came from: {came}. Became: {became}."


def changes(event: Mapping[str, Any]) -> list[tuple[str, Any, Any]]:
    """What an event changed: each field whose value is another one after it, with both values."""
    before, after = event["before"] or {}, event["after"] or {}
    if not event["before"]:
        return []
    return [(name, before.get(name), after[name]) for name in after if before.get(name) != after[name]]
