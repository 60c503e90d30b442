"""An unbroken run of characters in a text, and the identifier that it may turn out to be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

IdentifierKind = Literal[
    "url",
    "email",
    "package",
    "path",
    "file",
    "host",
    "ip",
    "version",
    "snake",
    "kebab",
    "camel",
    "name",
    "code",
    "hash",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Identifier:
    """One concrete name, as it is written: `source[start:end] == text`."""

    kind: IdentifierKind
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """An unbroken run of characters, where it starts, and the text it stands in."""

    text: str
    start: int
    source: str

    def named(self, kind: IdentifierKind) -> Identifier:
        return Identifier(kind=kind, text=self.text, start=self.start, end=self.start + len(self.text))

    def part(self, start: int, end: int) -> Run:
        return Run(text=self.text[start:end], start=self.start + start, source=self.source)


_WINDOWS_VARIABLE = re.compile(r"%[A-Za-z_]\w*%$")
_PREFIXED_VARIABLE = re.compile(r"\$\w+[/\\]|%\w+%[/\\]")


def trim(run: Run) -> Run:
    """Without the punctuation of the sentence around it; a leading dot, tilde, @ or $ that belongs to a name stays."""
    text = run.text
    if _WINDOWS_VARIABLE.match(text):
        return run.part(1, len(text) - 1)
    right = len(text.rstrip(".:*#%^+~$@\\-"))
    if text.endswith("%") and text.startswith("%"):
        right = len(text)
    left = len(text) - len(text.lstrip("*^#+:-" if not text.startswith("::") else "*"))
    text = text[left:right]
    if text[:1] in "~$%" and not (text.startswith(("~/", "~\\")) or _PREFIXED_VARIABLE.match(text)):
        left += 1
    elif text.startswith("..") and not text.startswith(("../", "..\\")):
        left += len(text) - len(text.lstrip("."))
    return run.part(left, max(left, right))


def pieces(run: Run, separator: str) -> Iterator[Run]:
    """What stands between separators, trimmed, where it is less than the whole: "GitHub/GitLab", "key:VALUE_1"."""
    start = 0
    for piece in run.text.split(separator):
        end = start + len(piece)
        trimmed = trim(run.part(start, end))
        if trimmed.text and trimmed.text != run.text:
            yield trimmed
        start = end + len(separator)
