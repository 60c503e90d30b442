"""Which parts of a message came from our own block: its markers, and the words of lines that were injected.

What the user wrote around them is theirs. A pasted block is found by its headings; its lines by their words, one after
another, however they were wrapped again, quoted, escaped, numbered, put into cells or cut. A bare statement that repeats one
injected line is the user's restatement: only a mark before it, a label behind it or company shows that it was pasted.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from learn.disguise import Reading, plain
from learn.markers import ASK, FOREIGN_PREAMBLE, GATEWAY, HEADING, HEADINGS, INSIDE, ITEM, OPENING, PREAMBLE, SIGN
from words.memo import remembered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_WORDS = re.compile(r"[^\W_]+(?:[.'’_/:-][^\W_]+)*")
_BORDER = re.compile(r"[\r\n]+|\||</?[A-Za-z!][^<>\n]{0,200}>|[\"”“]\s*[,:}\]]+\s*[\"”“]?|[{\[]\s*[\"”“]")
"""Where one piece of a message ends and the next begins: lines, cells, tags, strings of JSON."""
_MARKED = re.compile(r"^[\s>]*(?:[-*+•‣·–—●○#>]|\(?(?:\d{1,3}|[a-zA-Z])[.)])[\s>]*")
_LINE = re.compile(r"[^\r\n]+")
_NUMBER = re.compile(r"(?:^|[>|\"“])[ \t>|*]*\(?(\d{1,3}|[a-zA-Z])[.)](?=\s)", re.MULTILINE)
"""The mark of a numbered line, which is no word of it."""
_LAST_LINE = re.compile(r"(?s).*[\r\n]")
_FIRST_LINE = re.compile(r"(?s)[\r\n].*")
_LABEL = re.compile(r"(?:\s*\([^()]*\))+\s*$")
_LEFT = re.compile(r"(?:[\s\-*+•‣·–—●○#>|\"“”'‘`()\[\]…]|(?<!\S)\d{1,3}[.)])*\Z")

WRAPPED = 40
"""Characters from which a line of a block counts as wrapped, so that the next one may continue it."""
FEW = 3
"""Words of a host's own that may stand beside our text in its cells and tags: a role, a tier, the name of a field."""
ENOUGH = 4
"""Words that a fragment must share with an injected line, in order, before it counts as cut from it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Echo:
    """A part of the message that is ours: `message[start:end]`; `text` is that, stripped."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _Piece:
    """A line, a cell or a string of the message. `words[first:last]` are its words."""

    start: int
    end: int
    text: str
    first: int
    last: int
    adjacent: bool
    """No empty line stands between it and the piece before."""
    wall: str
    end_wall: str
    """The borders before and behind it on its line."""

    @property
    def walled(self) -> bool:
        """It stands between cell borders, tags or quotes of JSON."""
        return bool(self.wall.strip() or self.end_wall.strip())


@dataclass(frozen=True, slots=True, kw_only=True)
class _Print:
    """The words of an injected line; `labelled` with those of its label."""

    words: tuple[str, ...]
    labelled: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class _Hit:
    """`words[first:last]` of the message are a whole injected line."""

    first: int
    last: int
    print: _Print


@dataclass(frozen=True, slots=True, kw_only=True)
class _Message:
    text: str
    words: tuple[str, ...]
    places: tuple[tuple[int, int], ...]
    pieces: tuple[_Piece, ...]


def echoes(message: str, injected: Iterable[str] = ()) -> tuple[Echo, ...]:
    """The parts of `message` that came from a block, in order. `injected`: lines as they were rendered."""
    reading = plain(message)
    read = _read(reading.text)
    lines = (line for entry in injected for line in entry.splitlines())
    prints = tuple(dict.fromkeys(made for line in lines for made in _prints(line)))
    marked = tuple(_by_markers(read, prints))
    spans = _merged([*marked, *_by_words(read, (*prints, *FIXED), marked)])
    return tuple(_echoes(message, reading, _cleared(read, _merged([*spans, *_wrappings(read, spans)]))))


def without(message: str, ours: Iterable[Echo]) -> str:
    """The message with its echoes turned into spaces: same length, so that positions stay."""
    for echo in ours:
        message = f"{message[: echo.start]}{' ' * (echo.end - echo.start)}{message[echo.end :]}"
    return message


def _echoes(message: str, reading: Reading, spans: Iterable[tuple[int, int]]) -> Iterator[Echo]:
    for start, end in spans:
        at, to = reading.places[start], max(reading.places[end], reading.places[end - 1] + 1)
        if message[at:to].strip():
            yield Echo(start=at, end=to, text=message[at:to].strip())


def _merged(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        else:
            merged.append((start, end))
    return merged


def _joined(read: _Message, spans: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same, with the signs between two of them, where no word stands there."""
    held: tuple[int, int] | None = None
    for span in spans:
        if held is not None and not _WORDS.search(read.text, held[1], span[0]):
            held = (held[0], span[1])
            continue
        if held is not None:
            yield held
        held = span
    if held is not None:
        yield held


def _wrappings(read: _Message, spans: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """What a host put around our text: borders beside it, and the names and short cells between such borders."""
    ours = {i for i, p in enumerate(read.pieces) if any(_covers(read, span, p) for span in spans)}
    for step in (1, -1):
        order = range(len(read.pieces))[::step]
        for i in order:
            if i - step in ours and _is_wrapping(read, i, i - step):
                ours.add(i)
    for i in ours:
        piece = read.pieces[i]
        yield piece.start - len(piece.wall), piece.end + len(piece.end_wall)


def _cleared(read: _Message, spans: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same, with the lines beside them that hold nothing but tags, borders and a few words between those."""
    lines = [line.span() for line in _LINE.finditer(read.text)]
    ours = [any(start < e and s < end for s, e in spans) for start, end in lines]
    bare = [_is_bare(read, line, spans) for line in lines]
    for step in (1, -1):
        for i in range(len(lines))[::step]:
            beside = (
                0 <= i - step < len(lines) and ours[i - step] and _are_adjacent(read.text, lines[i], lines[i - step])
            )
            ours[i] = ours[i] or (bare[i] and beside)
    more = [line for line, is_ours, is_bare in zip(lines, ours, bare, strict=True) if is_ours and is_bare]
    yield from _joined(read, _merged([*spans, *more]))


def _is_bare(read: _Message, line: tuple[int, int], spans: Sequence[tuple[int, int]]) -> bool:
    if not _BORDER.search(read.text, *line):
        return False
    first, last = bisect_left(read.places, (line[0], 0)), bisect_left(read.places, (line[1], 0))
    return sum(not any(s <= at < e for s, e in spans) for at, _ in read.places[first:last]) <= FEW


def _are_adjacent(text: str, a: tuple[int, int], b: tuple[int, int]) -> bool:
    """No empty line between them, or none but such lines about a tag that stands alone."""
    most = 1 if _WORDS.search(_BORDER.sub("", text[slice(*a)])) else 3
    return text.count("\n", min(a[1], b[1]), max(a[0], b[0])) <= most


def _covers(read: _Message, span: tuple[int, int], piece: _Piece) -> bool:
    """Whether all that a piece says is ours."""
    if piece.first == piece.last:
        return span[0] <= piece.start and piece.end <= span[1]
    return span[0] <= read.places[piece.first][0] and read.places[piece.last - 1][1] <= span[1]


def _is_wrapping(read: _Message, i: int, beside: int) -> bool:
    """A short piece on the same line, between borders that are none of a sentence."""
    a, b = sorted((i, beside))
    between = read.text[read.pieces[a].end : read.pieces[b].start]
    piece = read.pieces[i]
    same = "\n" not in between or (between.count("\n") == 1 and bool(piece.wall.strip() and piece.end_wall.strip()))
    return same and piece.walled and piece.last - piece.first <= 3 and not piece.text.rstrip().endswith(".")


def _said(text: str) -> Iterator[tuple[str, int, int]]:
    for found in _WORDS.finditer(text):
        yield found[0].casefold().replace("’", "'"), found.start(), found.end()


@remembered
def _prints(line: str) -> tuple[_Print, ...]:
    """The line with its label, and without: a host may show bodies alone."""
    whole = tuple(word for word, _, _ in _said(line))
    bare = tuple(word for word, _, _ in _said(_LABEL.sub("", line)))
    labelled = whole != bare or bool(SIGN.search(line) or ASK.match(line))
    forms = (_Print(words=whole, labelled=labelled), _Print(words=bare, labelled=False))
    return tuple(made for made in (forms if whole != bare else forms[:1]) if made.words)


FIXED = tuple(
    _Print(words=tuple(word for word, _, _ in _said(line)), labelled=True)
    for line in (PREAMBLE, GATEWAY, *HEADINGS[:1])
)
"""What every block holds, known by its words too, since a host may wrap it."""


def _read(text: str) -> _Message:
    marks = [number.span(1) for number in _NUMBER.finditer(text)]
    borders = sorted([*(border.span() for border in _BORDER.finditer(text)), *marks])
    said = tuple(_outside(_said(text), borders))
    return _Message(
        text=text,
        words=tuple(word for word, _, _ in said),
        places=tuple((start, end) for _, start, end in said),
        pieces=tuple(_pieces(text, [start for _, start, _ in said])),
    )


def _outside(
    said: Iterable[tuple[str, int, int]], borders: Sequence[tuple[int, int]]
) -> Iterator[tuple[str, int, int]]:
    """The words that are none of a border's."""
    at = 0
    for word, start, end in said:
        while at < len(borders) and borders[at][1] <= start:
            at += 1
        if at == len(borders) or start < borders[at][0]:
            yield word, start, end


def _pieces(text: str, starts: Sequence[int]) -> Iterator[_Piece]:
    spans = [span for span in _between(text) if text[slice(*span)].strip()]
    word = 0
    for i, (start, end) in enumerate(spans):
        before = text[spans[i - 1][1] if i else 0 : start]
        behind = text[end : spans[i + 1][0] if i + 1 < len(spans) else len(text)]
        first = word
        while word < len(starts) and starts[word] < end:
            word += 1
        yield _Piece(
            start=start,
            end=end,
            text=text[start:end],
            first=first,
            last=word,
            adjacent=before.count("\n") <= 1,
            wall=_LAST_LINE.sub("", before),
            end_wall=_FIRST_LINE.sub("", behind),
        )


def _between(text: str) -> Iterator[tuple[int, int]]:
    at = 0
    for border in _BORDER.finditer(text):
        yield at, border.start()
        at = border.end()
    yield at, len(text)


def _by_markers(read: _Message, prints: Sequence[_Print]) -> Iterator[tuple[int, int]]:
    """From a heading of ours on, its items; the first piece that is none is the user's again."""
    inside, known = False, {made.words for made in prints}
    yield from _preambles(read)
    width = max((len(p.text) for p in read.pieces), default=0)
    for i, piece in enumerate(read.pieces):
        heading = bool(HEADING.match(piece.text) or OPENING.match(piece.text) or FOREIGN_PREAMBLE.match(piece.text))
        inside = heading or (inside and piece.adjacent and _belongs(read, i, known, width))
        begun = INSIDE.search(piece.text)
        if begun is not None and not inside:
            yield piece.start + begun.start(), _end_of(read, piece, prints)
        elif inside or SIGN.search(piece.text):
            yield piece.start, piece.end


def _preambles(read: _Message) -> Iterator[tuple[int, int]]:
    """The lines under a heading of memory that are our preamble, in whatever language and however they were broken."""
    for i, piece in enumerate(read.pieces):
        if OPENING.match(piece.text):
            rest = read.pieces[i + 1 : i + 6]
            under = rest[: next((n for n, other in enumerate(rest) if not other.adjacent), len(rest))]
            if FOREIGN_PREAMBLE.match(" ".join(other.text.strip() for other in under)):
                yield from ((other.start, other.end) for other in under)


def _end_of(read: _Message, piece: _Piece, prints: Sequence[_Print]) -> int:
    """Where a block ends that stands in one line: behind the last line of it that is known, or with the line."""
    if not prints:
        return piece.end
    last = max((hit.last for hit in _hits(read, prints) if piece.first <= hit.first < piece.last), default=None)
    return piece.end if last is None else _right(read, last)


def _belongs(read: _Message, i: int, known: set[tuple[str, ...]], width: int) -> bool:
    piece, before = read.pieces[i], read.pieces[i - 1]
    if ITEM.match(piece.text) or ASK.match(piece.text) or (piece.walled and piece.text.strip() and before.walled):
        return True
    if read.words[piece.first : piece.last] in known:
        return True
    first = piece.text.split()[0]
    wrapped = len(before.text) >= WRAPPED and len(before.text) + 1 + len(first) > width
    return not known and (wrapped or (len(before.text) >= 60 and first[0].islower()))


def _by_words(read: _Message, prints: Sequence[_Print], marked: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    hits = _hits(read, prints)
    edges = {
        edge
        for piece in read.pieces
        if any(start <= piece.start < end for start, end in marked)
        for edge in (piece.first, piece.last)
    }
    ours = [hit for hit in hits if hit.first in edges or hit.last in edges or _is_pasted(read, hit, hits)]
    for hit in ours:
        yield _left(read, hit.first), _right(read, hit.last)
    edges |= {edge for hit in ours for edge in (hit.first, hit.last)}
    covered = {p for p in read.pieces if any(hit.first <= p.first and p.last <= hit.last for hit in ours)}
    yield from _pieces_cut(read, [p for p in read.pieces if p.first < p.last and p not in covered], prints, edges)


def _pieces_cut(
    read: _Message, pieces: Sequence[_Piece], prints: Sequence[_Print], edges: set[int]
) -> Iterator[tuple[int, int]]:
    """Pieces of injected lines, each of which may be what the next one stands beside."""
    lines = [" ".join(("", *made.words, "")) for made in prints]
    rest = list(pieces)
    while found := [piece for piece in rest if _is_cut(read, piece, lines, edges)]:
        yield from ((piece.start, piece.end) for piece in found)
        edges |= {edge for piece in found for edge in (piece.first, piece.last)}
        rest = [piece for piece in rest if piece not in found]


def _hits(read: _Message, prints: Sequence[_Print]) -> list[_Hit]:
    """Where whole injected lines stand, the longest at each place, none inside another."""
    begins: dict[str, list[_Print]] = {}
    for made in sorted(prints, key=lambda made: -len(made.words)):
        begins.setdefault(made.words[0], []).append(made)
    found, at = [], 0
    whole = {(piece.first, piece.last) for piece in read.pieces}
    while at < len(read.words):
        hit = _hit(read, at, begins, whole)
        if hit is not None:
            found.append(hit)
        at = at + 1 if hit is None else hit.last
    return found


def _hit(read: _Message, at: int, begins: Mapping[str, Sequence[_Print]], whole: set[tuple[int, int]]) -> _Hit | None:
    for made in begins.get(read.words[at], ()):
        last = at + len(made.words)
        if read.words[at:last] == made.words and (len(made.words) >= ENOUGH - 1 or (at, last) in whole):
            return _Hit(first=at, last=last, print=made)
    return None


def _is_pasted(read: _Message, hit: _Hit, hits: Sequence[_Hit]) -> bool:
    """It carries its label, stands behind a mark or a wall, or beside another one."""
    piece = next(p for p in read.pieces if p.first <= hit.first < p.last)
    alone = piece.first == hit.first
    if hit.print.labelled or (alone and (piece.walled or _MARKED.match(piece.text) is not None)):
        return _is_bounded(read, hit, piece)
    beside = any(
        other.print != hit.print
        and (other.last == hit.first or other.first == hit.last)
        and _are_close(read, hit, other)
        for other in hits
    )
    return beside and _is_bounded(read, hit, piece)


def _are_close(read: _Message, a: _Hit, b: _Hit) -> bool:
    """No empty line stands between them."""
    between = read.text[read.places[min(a.last, b.last) - 1][1] : read.places[max(a.first, b.first)][0]]
    return not re.search(r"\n\s*\n", between)


def _is_bounded(read: _Message, hit: _Hit, piece: _Piece) -> bool:
    """The user's own sentence doesn't go on with it: "We use pnpm 9 since May" holds “We use pnpm” and says more."""
    before = read.text[piece.start : read.places[hit.first][0]] if piece.first < hit.first else ""
    behind = read.text[read.places[hit.last - 1][1] :]
    opens = not before.strip() or bool(re.search(r"[.!?:;…)\]\"”|>#*•-]\s*$", before))
    return opens and bool(re.match(r"[\s)\]\"”'’*_`]*(?:$|[\n|<.!?;…\-•\"#]|\s[-*•#])", behind))


def _is_cut(read: _Message, piece: _Piece, lines: Sequence[str], edges: set[int]) -> bool:
    """A piece of an injected line: by its mark, its wall or "…", or beside a whole one; its words at the ends may be cut."""
    words = read.words[piece.first : piece.last]
    near = piece.first in edges or piece.last in edges
    text = piece.text.rstrip()
    shown = bool(_MARKED.match(piece.text)) or piece.walled or text.endswith(("…", "..."))
    labelled = text.endswith(")")
    if len(words) < (1 if near else ENOUGH):
        return False
    run = " ".join(words)
    return any((run in line and (near or shown)) or (labelled and line.endswith(f" {run} ")) for line in lines)


def _left(read: _Message, first: int) -> int:
    """Where the hit begins, with the marks before it."""
    start = read.places[first][0]
    floor = next(p.start for p in read.pieces if p.first <= first < p.last)
    floor = max(floor, read.places[first - 1][1] if first else 0)
    found = _LEFT.search(read.text[floor:start])
    return start if found is None else floor + found.start()


def _right(read: _Message, last: int) -> int:
    """Where the hit ends, with the signs behind it, but not the mark of what follows."""
    end = read.places[last - 1][1]
    found = re.compile(r"[)\]\"”'’`*_]*[.!?…;,]*[)\]\"”'’`*_|]*").match(read.text, end)
    return end if found is None else found.end()
