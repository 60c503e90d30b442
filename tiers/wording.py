"""The words and marks of a sentence in a row, as telling words are sought in it: `^` before the first, `$` behind the last."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

FIRST: Final = "^"
LAST: Final = "$"
NUMBER: Final = "#"
"""Stands for whatever begins with a digit."""

_WORDS: Final = re.compile(r"[^\W\d_][\w']*|\d(?:[\w.,:]*\w)?|[?!,:;.…]")
_CHARACTERS: Final = re.compile(r"[\u3400-\u9fff]|[a-z][\da-z'_]*|\d(?:[\da-z.,:]*[\da-z])?|[?!,:;.…，。！？：；、]")
_DIGIT: Final = re.compile(r"(?<= )\d\S*")


def wording(sentence: str, language: str) -> str:
    """The words of a sentence with a space at each side, in small letters; of Chinese the characters."""
    found = (_CHARACTERS if language == "zh" else _WORDS).findall(sentence.lower())
    return _DIGIT.sub(NUMBER, sought((FIRST, *found, LAST)))


def sought(words: Iterable[str]) -> str:
    """A sequence of words as it stands in a wording."""
    return f" {' '.join(words)} "
