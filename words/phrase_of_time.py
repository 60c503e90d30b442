"""What a way of naming a time is, and the pieces of patterns that several of them share."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from words.calendar import HALVES, MONTHS, NUMBERS, ORDINALS, SEASONS, THIRDS, UNITS, WEEKDAYS, choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import datetime

    from words.spans import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """One way of naming a time. `read` gives its span from the match and the caller's local time; None: it names none."""

    name: str
    pattern: re.Pattern[str]
    read: Callable[[re.Match[str], datetime], Span | None]
    clear: bool = True
    only: str | None = None
    """The one language in which it means a time."""
    found: tuple[str, ...]
    absent: tuple[str, ...]


def pattern_of(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def _is_han(word: str) -> bool:
    return "一" <= word[0] <= "鿿" or word[0] == "の"


def latin(words: Iterable[str]) -> str:
    """A group with those of `words` that aren't in Chinese signs."""
    return choice(w for w in words if not _is_han(w) and not w.isdecimal())


def han(words: Iterable[str]) -> str:
    """A group with those that are."""
    return choice(w for w in words if _is_han(w))


NOT_IN_A_NAME: Final = r"(?<![\w/.\-:@#$])"
NOR_BEHIND = r"(?![\w/\-]|[.:]\d)"
MONTH = choice(w for w in MONTHS)
LATIN_DAY = choice(w for w in WEEKDAYS if len(w) > 1)
NUMBER = rf"(\d{{1,3}}|{choice(w for w in NUMBERS if w.isascii() or not '一' <= w[0] <= '鿿')[1:]}"
HAN_NUMBER = rf"(\d{{1,3}}|{choice(w for w in NUMBERS if '一' <= w[0] <= '鿿')[1:]}"
SEASON = (
    latin(SEASONS)
    .replace("spring", r"spring(?!\s+(?:boot|framework|security|data|cloud|mvc|batch|webflux|bean|config)\w*)")
    .replace("fall", r"fall(?!\s+(?:back|through|short|behind|off|over)\b)")
)
"""Without the framework and the verb."""

HAN_SEASON = han(SEASONS)
ORDINAL = latin(ORDINALS)
THIRD = latin(THIRDS)
HAN_THIRD = han(THIRDS)
HAN_MONTH = r"(\d{1,2}|十[一二]?|[一二三四五六七八九])"
YEAR = r"((?:19|20)\d\d)"
LENGTH = choice(w for w in UNITS if not "一" <= w[0] <= "鿿" and UNITS[w] != "weekend")
PERIOD = choice(w for w in UNITS if not "一" <= w[0] <= "鿿" and UNITS[w] not in ("minute", "hour", "day"))
HAN_HALF = choice(w for w in HALVES if w[0] == "の" or "一" <= w[0] <= "鿿")
HALF = choice(w for w in HALVES if not w.startswith("の") and not "一" <= w[0] <= "鿿")
