"""Secrets in a table: what stands in the columns whose heading names one, in Markdown and in lines with separators."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

HEADING: Final = re.compile(
    r"^[\s\"'*`]*(?:[\w -]{0,20}[ _-])?(?:passwor[dt]|passwort|kennwort|passwd|pwd|pw|passphrase|mot de passe|contraseña|пароль"
    r"|密码|パスワード|secret|token|api[ _-]?key)[\s\"'*`]*$",
    re.IGNORECASE,
)
_RULE: Final = re.compile(r"^[\s|:+-]+$")
_CELL: Final = {sign: re.compile(rf"[^{re.escape(sign)}\n]+") for sign in "|,;\t"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A cell under such a heading: `text[start:end] == value`."""

    start: int
    end: int
    value: str


def cells(text: str) -> Iterator[Cell]:
    """The cells under every heading that names a secret, line by line until one has fewer columns than the heading."""
    if "\n" not in text:
        return
    columns: tuple[int, ...] = ()
    sign, at = "", 0
    for line in text.splitlines(keepends=True):
        found = [] if not sign else _cells(line, sign, at)
        headed = _heading(line)
        if headed is not None:
            sign, columns = headed
        elif not _RULE.match(line):
            sign = sign if len(found) > max(columns, default=0) else ""
            yield from (found[n] for n in columns if n < len(found) and found[n].value)
        at += len(line)


def _heading(line: str) -> tuple[str, tuple[int, ...]] | None:
    """The separator of a heading, and which of its columns hold secrets."""
    for sign in _CELL:
        names = _cells(line, sign, 0)
        columns = tuple(n for n, cell in enumerate(names) if HEADING.match(cell.value))
        if len(names) >= 2 and columns:
            return sign, columns
    return None


def _cells(line: str, sign: str, at: int) -> list[Cell]:
    made = []
    for piece in _CELL[sign].finditer(line):
        bare = piece[0].strip(" \t\r\"'`*")
        start = at + piece.start() + piece[0].find(bare)
        if bare or sign != "|":
            made.append(Cell(start=start, end=start + len(bare), value=bare))
    return made
