"""One row of the tables of talk that uses a correction's words and corrects nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from words.spelling import loosened

if TYPE_CHECKING:
    from tiers.corrections import Family


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """One kind of talk: the families that it silences, the pattern searched for in the sentence, and examples."""

    kind: str
    families: tuple[Family, ...]
    pattern: re.Pattern[str]
    western: re.Pattern[str] | None
    """What of the pattern can stand in a text of Latin letters alone."""
    silent: tuple[str, ...]
    fires: tuple[str, ...]
    lasting: bool = False
    """It is one even where the sentence says that it lasts."""

    def stands_in(self, sentence: str, *, western: bool) -> bool:
        """Whether the sentence is of this kind; `western` as `is_western` says it."""
        pattern = self.western if western else self.pattern
        return pattern is not None and pattern.search(sentence) is not None


def remark(  # noqa: PLR0913 -- a row of the table, read as one
    kind: str, families: tuple[Family, ...], pattern: str, silent: str, fires: str, *, lasting: bool = False
) -> Remark:
    """A row whose examples stand one a line."""
    source = loosened(pattern)
    western = "|".join(filter(_is_latin, _alternatives(source)))
    return Remark(
        kind=kind,
        families=families,
        pattern=re.compile(source, re.IGNORECASE),
        western=re.compile(western, re.IGNORECASE) if western else None,
        silent=tuple(filter(None, map(str.strip, silent.split("\n")))),
        fires=tuple(filter(None, map(str.strip, fires.split("\n")))),
        lasting=lasting,
    )


_FIRST_OF_OTHERS = "\u0370"
"""Greek, and after it all other scripts than the Latin one."""

_SIGN = re.compile(r"\\.|\(\?[-\w<>=!:]*|\{[\d,]*\}")
_PIECE = re.compile(r"\\.|\[(?:\\.|[^\]\\])+\]|[()|]|[^\\\[()|]+", re.DOTALL)


def is_western(text: str) -> bool:
    """Whether the text holds no letter or sign of another script than the Latin one."""
    return max(text, default="") < _FIRST_OF_OTHERS


def _is_latin(alternative: str) -> bool:
    """Whether an alternative has a Latin letter to ask for, or no letter at all."""
    letters = list(filter(str.isalpha, _SIGN.sub("", alternative)))
    return not letters or any(letter < _FIRST_OF_OTHERS for letter in letters)


def _alternatives(source: str) -> list[str]:
    """The parts between the bars of a regular expression that stand in no parenthesis."""
    parts, depth = [""], 0
    for piece in _PIECE.findall(source):
        depth += (piece == "(") - (piece == ")")
        if piece == "|" and not depth:
            parts.append("")
        else:
            parts[-1] += piece
    return parts
