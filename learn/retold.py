"""A correction as a plain statement: without the phrase that announces it, and with its change told as what is now.

“Actually, we moved the cron to Tuesdays” comes to “the cron is Tuesdays”, which fills the slot of “the cron runs on Mondays”.
"""

# ruff: noqa: E501  # a pattern is read in one piece

from __future__ import annotations

import re
from typing import Final

from words.normal import plain
from words.sentences import straight

_LEAD: Final = re.compile(
    r"^(?:\W*(?:no|nope|nein|non|нет|wait|oops|correction|update|sorry|wrong|incorrect|nah|falsch|quatsch|faux|неверно)\s*[,.:;!–—-]+\s*|"
    r"\W*(?:actually|sorry|scratch that|my bad|i was wrong|i misspoke|that's (?:wrong|outdated|not right|no longer true)|"
    r"i (?:meant|mean)(?: to say)?|eigentlich|en fait|en realidad|de hecho|на самом деле|вообще-то)\b[\s,.:;!–—-]*|"
    r"\W*(?:其实|實際上|实际上|更正|纠正|不对|不是|不，|実は|実際は|訂正|いや、|いいえ、|違います)[\s,，、。:：]*)+",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"\s*(?:,?\s*(?:now|from now on|instead|any ?more|again|as of now|last \w+|this \w+|please|actually))+[.!]*$",
    re.IGNORECASE,
)

_CHANGED: Final = (
    r"(?:changed|moved|bumped|raised|lowered|increased|decreased|reduced|updated|renamed|switched|migrated|upgraded|downgraded|"
    r"rescheduled|shifted|extended|pushed|postponed|set)"
)
_WE: Final = r"\b(?:we|i|they)(?:'ve| have)?(?: just| now| since)?"
_WHAT: Final = r"(?P<what>(?:the|our|my) .+?)"
_ANYTHING: Final = r"(?P<what>(?:the|our|my) .+?|(?!(?:everything|all|it|that|this|back|over|away|on)\b)[a-z]+)"
_FROM: Final = r"(?: from \S+)?"
_TO: Final = r"(?:back )?to (?P<value>.+)"

# How a change is told, and the plain statement it comes to; the first that fits counts.
RETOLD: Final[tuple[tuple[str, str], ...]] = (
    (rf"{_WE} renamed {_WHAT}{_FROM} {_TO}", "{what} is called {value}"),
    (rf"{_WE} {_CHANGED} {_ANYTHING}{_FROM} {_TO}", "{what} is {value}"),
    (
        rf"\b{_WHAT} (?:(?:was|were|has been|have been|got|is being) )?renamed{_FROM} (?:to )?(?P<value>.+)",
        "{what} is called {value}",
    ),
    (
        (
            r"\b(?P<value>[A-Z]\w+) (?:has |is )?(?:took over|taken over|taking over|takes over) (?P<what>(?!(?:as|from|for)\b)[\w -]+?)"
            r"(?: from [A-Z]\w+)?(?=[.!]*$)"
        ),
        "{value} owns {what}",
    ),
    (rf"\b{_WHAT} (?:was|were|has been|have been|got|is being) {_CHANGED}{_FROM} {_TO}", "{what} is {value}"),
    (rf"\b{_WHAT} {_CHANGED}{_FROM} {_TO}", "{what} is {value}"),
    (
        rf"\b{_WHAT} (?:should be|must be|will be|has to be|is now|becomes|became|should say) (?P<value>.+)",
        "{what} is {value}",
    ),
    (rf"\b(?:change|move|bump|raise|lower|update|rename|switch|set) {_WHAT}{_FROM} {_TO}", "{what} is {value}"),
    (
        (
            r"\b(?P<value>[A-Z]\w+) (?:has )?(?:replaced|replaces|succeeded|succeeds|took over from) [A-Z]\w+ as "
            r"(?P<what>(?:the|our) .+)"
        ),
        "{value} is {what}",
    ),
    (
        r"\b(?P<what>I)(?:'ve| have)?(?: just| now)? (?:re)?(?:moved|located) to (?P<value>[A-Z]\w+.*)",
        "{what} live in {value}",
    ),
    (
        rf"\b(?P<what>we|i)(?:'ve| have)?(?: just| now)? {_CHANGED} (?:from .+? )?(?:back )?to (?P<value>\w+ v?\d.*)",
        "{what} use {value}",
    ),
)
_PATTERNS: Final = tuple((re.compile(pattern, re.IGNORECASE), form) for pattern, form in RETOLD)
_LONGEST: Final = 400
"""Characters of a statement that is read for a change; a longer one is a document."""


def bare(statement: str) -> str:
    """The statement without the phrase that announces a correction, on one line."""
    return _LEAD.sub("", " ".join(straight(plain(statement[:_LONGEST])).split()))


def retold(statement: str) -> str:
    """The statement as a plain one."""
    line = _TAIL.sub("", bare(statement))
    for pattern, form in _PATTERNS:
        match = pattern.search(line)
        if match is not None:
            return form.format(what=match["what"], value=_TAIL.sub("", match["value"]))
    return line
