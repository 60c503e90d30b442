"""What a pattern is: a name, a regex with a time limit, and the examples that are its tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import regex

from learn.mood import is_order
from words.identifiers import identifiers

if TYPE_CHECKING:
    from collections.abc import Callable

LIMIT = 0.05
"""Seconds that one regex may take on one sentence; a sentence that takes longer matches nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pattern:
    """One way to state something. `holds` is an extra condition on the text that the regex was tried on."""

    name: str
    regex: regex.Pattern[str]
    matches: tuple[str, ...]
    misses: tuple[str, ...]
    holds: Callable[[str], bool] | None = None
    language: str | None = None
    """The language (ISO 639-1) that it is worded in; None: it reads identifiers and numbers, in any."""

    def fits(self, text: str) -> bool:
        """Whether `text`, its openers set aside, is stated in this way."""
        try:
            found = self.regex.search(text, timeout=LIMIT)
        except TimeoutError:
            return False
        return found is not None and (self.holds is None or self.holds(text))

    def reads(self, language: str | None, *, english: bool) -> bool:
        """Whether it is for a text of that language; None where its words speak for none.

        Short texts speak unclearly ("on utilise", "en"), so that only a word of English alone keeps the others out.
        """
        if self.language is None:
            return True
        return (language in ("en", None) or english) if self.language == "en" else not english


ENGLISH_ALONE = regex.compile(
    r"\b(?:the|is|are|this|that|it|its|with|of|from|we|our|you|your|my|not|don't|never|always|must|there|and|stop"
    r"|(?<!no )uses|gonna|wanna|gotta)\b",
    regex.IGNORECASE,
)


def pattern(
    name: str, expression: str, matches: str, misses: str = "", holds: Callable[[str], bool] | None = None
) -> Pattern:
    """A row of the table: its examples are given one a line; a name that starts with "de: " is for German alone."""
    return Pattern(
        name=name,
        regex=regex.compile(expression, regex.IGNORECASE),
        matches=tuple(filter(None, map(str.strip, matches.split("\n")))),
        misses=tuple(filter(None, map(str.strip, misses.split("\n")))),
        holds=holds,
        language=ANY_LANGUAGE.get(name, name[:2] if name[2:4] == ": " else "en"),
    )


def states(text: str) -> bool:
    """It orders nothing."""
    return not is_order(text)


def names(text: str) -> bool:
    """It holds an identifier, or a number of two digits or more, and is no line of a log."""
    return not LOG.search(text) and (bool(identifiers(text)) or NUMBER.search(text) is not None)


def states_names(text: str) -> bool:
    """Both."""
    return names(text) and states(text)


ANY_LANGUAGE: dict[str, None] = {"label": None, "identifier": None, "swap": None, "remember": None, "introduced": None}


def labels(text: str) -> bool:
    """A label with a value: a name, or a number of any length."""
    if LOG.search(text):
        return False
    return states(text) and (names(text) or regex.search(r"[:=]\s*\d+\s*\S{0,12}$", text) is not None)


LOG = regex.compile(
    r"^(?:error|warn(?:ing)?|info|debug|fatal|exception|traceback|panic|caused by|file \"|npm (?:err|warn)|at \S+\("
    r"|\[\d|\$ "
    r"|\d{4}-\d\d-\d\d[T ]\d|level=|hint:|diff --git|[+-]{3} [ab]/|HTTP/\d|failed (?:with|to)\b|killed\b|\d+ (?:passed|failed)\b"
    r"|fehler\b|erreur\b|ошибка(?!\w)|错误|エラー|curl:|fatal:|(?:hm+,? )?(?:that|it|this) (?:failed|crashed|broke)\b)"
    r"|\b[\w.]*(?:Exception|Error)\b(?=\s*[:(])"
    r"|\b(?:error|exception|refused|traceback|ECONN\w+|ENOENT|EADDRINUSE|stack ?trace|segfault|exit code|line \d+)\b",
    regex.IGNORECASE,
)
NUMBER = regex.compile(r"(?<![\w.])\d{2,}(?![\w])|(?<![\w.])\d+(?:[.,:]\d+)+")
