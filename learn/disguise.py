"""A text as it reads once its escapes and line breaks are undone, and where each of its characters stood.

A secret is none the less one for a soft hyphen inside it, for the backslashes of a quoted JSON text, or for the end of a
line. So the same patterns are asked of these readings too, and what they find is told in places of the text as it was.
"""

from __future__ import annotations

import base64
import binascii
import html
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

INVISIBLE: Final = "\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f"

_WRITTEN: Final = re.compile(
    rf"[{INVISIBLE}]|\\+[\"'/]|\\+r\\+n|\\+[nrt]|\\+u[0-9A-Fa-f]{{4}}|\*\*|__(?=\W|$)|(?<!\S)__|&(?:[A-Za-z]{{2,8}}|#\d{{1,7}}|#[xX][0-9A-Fa-f]{{1,6}});|%[2-7][0-9A-Fa-f]"
    "|[\uff01-\uff5e\u00a0\u202f\u3000]"
)
"""Signs that stand for another one or for none: invisible ones, escapes, emphasis, entities, full-width forms."""

_BROKEN: Final = re.compile(
    rf"(?<=[\w/+=.~-])(?:[{INVISIBLE}]|[\"'`]?[ \t]*(?:[+\\.&][ \t]*)?\r?\n[ \t>|#*]*(?:[+.&][ \t]*)?[\"'`]?"
    r"|[\"'`][ \t]*[+.&]{1,2}[ \t]*[\"'`])(?=[\w/+=.~-])"
)
"""Where a token was broken over two lines, or over two pieces of a source text that are put together."""

_BEFORE: Final = re.compile(r"[\w/+=.~-]{1,200}\Z")
_AFTER: Final = re.compile(r"[\w/+=.~-]{1,200}")
_PIECE: Final = re.compile(r"[\d_]|[a-z][A-Z]|[A-Z]{2}[a-z]|^[A-Z]{8,}$|[a-z]-[a-z]{0,4}\d|[/+=].*[/+=]|^[a-f]{4,}$")

_ENCODED: Final = re.compile(r"(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{16,4000}={0,2}(?![A-Za-z0-9+/_=-])")

READABLE: Final = re.compile(r"[\x20-\x7e\s]{12,}\Z")
"""What base64 hides is looked at where it is plain text; the rest are bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """`text` as it reads; its character `n` stood at `places[n]`, and `places[len(text)]` is the end."""

    text: str
    places: Sequence[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden:
    """`text` stands encoded at `[start:end]`."""

    start: int
    end: int
    text: str


def written(text: str) -> Reading | None:
    """The text with its escapes undone; None where it has none."""
    return _rewritten(text, _WRITTEN.finditer(text))


DEEP: Final = 4
"""How often one text may be escaped inside another."""


def plain(text: str) -> Reading:
    """The text with its escapes undone until it has none, at most `DEEP` times."""
    reading = Reading(text=text, places=range(len(text) + 1))
    for _ in range(DEEP):
        inner = written(reading.text)
        if inner is None or inner.text == reading.text:
            return reading
        reading = Reading(text=inner.text, places=[reading.places[place] for place in inner.places])
    return reading


def joined(text: str) -> Reading | None:
    """The text with the tokens put together that were broken; None where none was."""
    return _rewritten(text, (sign for sign in _BROKEN.finditer(text) if _is_within(text, sign)))


def _is_within(text: str, sign: re.Match[str]) -> bool:
    """Both sides are pieces of a token: nobody writes words so."""
    before, after = _BEFORE.search(text[max(0, sign.start() - 200) : sign.start()]), _AFTER.match(text, sign.end())
    return before is not None and after is not None and bool(_PIECE.search(before[0]) and _PIECE.search(after[0]))


def _rewritten(text: str, signs: Iterable[re.Match[str]]) -> Reading | None:
    pieces: list[str] = []
    places: list[int] = []
    at = 0
    for sign in signs:
        plain = _plain(sign[0])
        pieces += (text[at : sign.start()], plain)
        places += (*range(at, sign.start()), *([sign.start()] * len(plain)))
        at = sign.end()
    if not places and at == 0:
        return None
    return Reading(text="".join(pieces) + text[at:], places=(*places, *range(at, len(text) + 1)))


def _plain(sign: str) -> str:
    if sign[0] == "&":
        return html.unescape(sign)
    if sign[0] == "%":
        return unquote(sign, errors="replace")
    if sign[0] == "\\":
        return _escaped(sign.lstrip("\\"))
    if "\uff01" <= sign <= "\uff5e":
        return chr(ord(sign) - 0xFEE0)
    return " " if len(sign) == 1 and sign in "\u00a0\u202f\u3000" else ""


def _escaped(sign: str) -> str:
    if sign[0] == "u" and len(sign) > 1:
        return chr(int(sign[1:], 16))
    return {"n": "\n", "r": "\n", "t": "\t"}.get(sign[0], sign)


def encoded(text: str) -> Iterator[Hidden]:
    """What stands in the text in base64, where it is plain text."""
    for run in _ENCODED.finditer(text):
        plain = _decoded(run[0])
        if plain is not None and READABLE.match(plain):
            yield Hidden(start=run.start(), end=run.end(), text=plain)


def _decoded(run: str) -> str | None:
    bare = run.rstrip("=").replace("-", "+").replace("_", "/")
    if len(bare) % 4 == 1:
        return None
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
