"""Markdown as pieces with their line: headings, paragraphs, list items, code, table rows. No text makes it fail."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PieceKind = Literal["heading", "paragraph", "item", "code", "row"]

FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})[ \t]*([\w+#.-]*)")
HEADING = re.compile(r"^ {0,3}(#{1,6})(?:[ \t]+(.*))?$")
UNDERLINE = re.compile(r"^ {0,3}(=+|-+)[ \t]*$")
BREAK = re.compile(r"^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$")
ITEM = re.compile(r"^([ \t]*)(?:[-*+•]|\d{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(.*)$")
ROW = re.compile(r"^[ \t]*\|.*\|[ \t]*$")
RULER = frozenset(" :|-")
CELL = re.compile(r"(?<!\\)\|")
COMMENT = re.compile(r"^[ \t]*<!--")
TAG = re.compile(r"^[ \t]*</?[A-Za-z][^<>]*>[ \t]*$")
QUOTE = re.compile(r"^ {0,3}(?:>[ \t]?)+(?:\[![A-Z]+\][ \t]*$)?")
FRONT = "---"


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One piece. `line` counts from 1; `depth` is a heading's level, or an item's or a code's column."""

    kind: PieceKind
    line: int
    text: str
    depth: int = 0
    language: str = ""
    cells: tuple[str, ...] = ()
    header: tuple[str, ...] = ()


Step = tuple[tuple[Piece, ...], int]
"""What a reader found, and the index of the first line that it left."""


def pieces(text: str) -> tuple[Piece, ...]:
    """Every piece in the order of the text. Front matter, comments, lone tags and breaks give none."""
    lines = [QUOTE.sub("", line.expandtabs(4)) for line in text.lstrip("\ufeff").splitlines()]
    return tuple(_walk(lines, _front(lines)))


def _walk(lines: Sequence[str], start: int) -> Iterator[Piece]:
    at = start
    while at < len(lines):
        found, at = _reader(lines, at)(lines, at)
        yield from found


def _front(lines: Sequence[str]) -> int:
    """The index after the front matter: a block between two lines `---` at the very top."""
    if not lines or lines[0].rstrip() != FRONT or FRONT not in (line.rstrip() for line in lines[1:]):
        return 0
    return 2 + [line.rstrip() for line in lines[1:]].index(FRONT)


def _reader(lines: Sequence[str], at: int) -> Callable[[Sequence[str], int], Step]:
    line = lines[at]
    for opens, reader in READERS:
        if opens(line):
            return reader
    return _paragraph


def _skip(_: Sequence[str], at: int) -> Step:
    return (), at + 1


def _comment(lines: Sequence[str], at: int) -> Step:
    end = at
    while end < len(lines) and "-->" not in lines[end]:
        end += 1
    return (), end + 1


def _code(lines: Sequence[str], at: int) -> Step:
    opening = FENCE.match(lines[at])
    assert opening is not None, "the table of readers matched this line"  # noqa: S101 - a broken table, not bad input
    indent, mark, language = opening.groups()
    closing = re.compile(rf"^[ \t]*{re.escape(mark[0])}{{{len(mark)},}}[ \t]*$")
    end = next((i for i in range(at + 1, len(lines)) if closing.match(lines[i])), len(lines))
    body = "\n".join(line.removeprefix(indent) for line in lines[at + 1 : end])
    return (Piece(kind="code", line=at + 2, text=body, depth=len(indent), language=language.lower()),), end + 1


def _heading(lines: Sequence[str], at: int) -> Step:
    match = HEADING.match(lines[at])
    assert match is not None, "the table of readers matched this line"  # noqa: S101 - a broken table, not bad input
    return (Piece(kind="heading", line=at + 1, text=_unmarked(match[2] or ""), depth=len(match[1])),), at + 1


def _unmarked(heading: str) -> str:
    """A heading without the marks that may close it: `Style ##` is "Style", `C#` stays."""
    bare = heading.rstrip().rstrip("#")
    return bare.rstrip() if bare.endswith((" ", "\t")) or not bare else heading.strip()


def _item(lines: Sequence[str], at: int) -> Step:
    match = ITEM.match(lines[at])
    assert match is not None, "the table of readers matched this line"  # noqa: S101 - a broken table, not bad input
    end = _continued(lines, at + 1)
    text = " ".join([match[2], *lines[at + 1 : end]])
    return (Piece(kind="item", line=at + 1, text=text.strip(), depth=len(match[1])),), end


def _table(lines: Sequence[str], at: int) -> Step:
    end = next((i for i in range(at, len(lines)) if not ROW.match(lines[i])), len(lines))
    ruled = end - at > 1 and "-" in lines[at + 1] and set(lines[at + 1]) <= RULER
    header = _cells(lines[at]) if ruled else ()
    rows = range(at + 2 if ruled else at, end)
    return tuple(Piece(kind="row", line=i + 1, text=lines[i], cells=_cells(lines[i]), header=header) for i in rows), end


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip().replace(r"\|", "|") for cell in CELL.split(line.strip().strip("|")))


def _paragraph(lines: Sequence[str], at: int) -> Step:
    end = _continued(lines, at + 1)
    text = " ".join(line.strip() for line in lines[at:end])
    if end < len(lines) and (under := UNDERLINE.match(lines[end])):
        return (Piece(kind="heading", line=at + 1, text=text, depth=1 if under[1][0] == "=" else 2),), end + 1
    depth = len(lines[at]) - len(lines[at].lstrip())
    return (Piece(kind="paragraph", line=at + 1, text=text, depth=depth),), end


def _continued(lines: Sequence[str], start: int) -> int:
    """The index of the first line that doesn't go on with the paragraph or item before it."""
    end = start
    while end < len(lines) and _reader(lines, end) is _paragraph and not UNDERLINE.match(lines[end]):
        end += 1
    return end


def _is_blank(line: str) -> bool:
    return not line.strip()


READERS: tuple[tuple[Callable[[str], object], Callable[[Sequence[str], int], Step]], ...] = (
    (_is_blank, _skip),
    (COMMENT.match, _comment),
    (FENCE.match, _code),
    (HEADING.match, _heading),
    (BREAK.match, _skip),
    (ITEM.match, _item),
    (ROW.match, _table),
    (TAG.match, _skip),
)
"""What a line opens, in this order; a line that opens nothing begins or continues a paragraph."""
