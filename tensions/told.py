"""A statement that tells of a change, as the plain statements of what is now that it may come to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.changes import ABROAD, BY_LANGUAGE, CUES
from tensions.times import DAYS, MONTHS
from tensions.values import values
from words.either import either
from words.language import evident_language
from words.normal import plain
from words.sentences import straight

if TYPE_CHECKING:
    from tensions.changes import Change

_DAY_NAMES: Final = either(day for day in DAYS if len(day) > 2)
_MONTH_NAMES: Final = either(month for month in MONTHS if len(month) > 2)
_TAIL: Final = re.compile(
    r"\s*(?:,?\s*(?:now|from now on|instead|any ?more|again|as of (?:now|today|yesterday|this \w+)|last \w+|please|actually|these days|nowadays|"
    rf"(?:since|as of) (?:last |this )?(?:(?:{_DAY_NAMES})\b|yesterday|today|week|month|year|sprint|quarter)|jetzt|ab jetzt|"
    r"maintenant|désormais|ahora|теперь))+[.!]*$|[.!]+$",
    re.IGNORECASE,
)
_SINCE: Final = re.compile(
    r"^(?:now|nowadays|these days|from (?:now|here|today) on(?:wards?)?|(?:as of|starting|effective) (?:now|today|yesterday|immediately|this \w+)|"
    rf"(?:since|as of) (?:last |this )?(?:(?:{_DAY_NAMES}|{_MONTH_NAMES})\b|yesterday|today|week|month|year|sprint|quarter)|since the (?:re-?org\w*|move|migration|upgrade|switch|update|release|merger|summer|winter|holidays|new year|renovation|takeover|handover|relaunch|change)\b|"
    rf"(?:ab (?:jetzt|sofort|heute)|seit (?:heute|gestern|(?:{_DAY_NAMES})\b|letzte\w* \w+))|"
    rf"(?:désormais|dorénavant|maintenant|depuis (?:hier|(?:{_DAY_NAMES})\b)|à partir de maintenant)|"
    rf"(?:ahora|desde (?:hoy|ayer|(?:el )?(?:{_DAY_NAMES})\b)|a partir de ahora|de ahora en adelante)|"
    rf"(?:теперь|отныне|с (?:этого момента|(?:{_DAY_NAMES})(?!\w)))|(?:从今天起|从现在起|现在))\s*,?\s*(?=\S)",
    re.IGNORECASE,
)
"""Since when what follows is so."""
_INNER: Final = re.compile(
    r"(?<=\w) (?:désormais|dorénavant|maintenant|à présent|ahora|теперь|jetzt|nun|inzwischen|mittlerweile)(?: wieder| à nouveau| de nuevo| снова)?(?= )|(?<=\w) (?:wieder|de nouveau|à nouveau|de nuevo|otra vez|снова|опять)(?= )",
    re.IGNORECASE,
)
"""The same between a verb and its value."""
_NAMING: Final = frozenset({"name", "identifier", "address", "region", "email", "path"})
_ENGLISH: Final = re.compile(
    r"\b(?:the|is|are|was|were|our|my|we|it|has|have|been|to|of|from|with|now|and|they|he|she|will|you|your)\b",
    re.IGNORECASE,
)
LONGEST: Final = 400
"""Characters of a statement that is read for a change; a longer one is a document."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """The plain statements that a statement may come to, the likeliest first. `is_change`: it tells of a change."""

    forms: tuple[str, ...]
    is_change: bool = False
    is_sure: bool = True
    is_done: bool = True
    value: str = ""

    @property
    def plain(self) -> str:
        """The likeliest."""
        return self.forms[0]


def _forms(change: Change, value: str) -> tuple[str, ...]:
    """A day, an hour or a number is what something is; a name may be where it is, or what it runs on."""
    if len(change.forms) == 1 or all(found.kind in _NAMING for found in values(value)):
        return change.forms
    return change.forms[:1]


def without_since(line: str) -> str:
    """The line without the words before it that say since when it is so."""
    since = _SINCE.match(line)
    return line[since.end() :] if since else line


def _bare(line: str) -> str:
    """Without what says since when, which stands at either end; German and Chinese put the verb behind it."""
    return _TAIL.sub("", _INNER.sub("", without_since(line)))


@lru_cache(maxsize=8192)
def told(line: str) -> Telling:
    """What is now, where the line tells of a change; else the line. `line` holds straight apostrophes and no line break."""
    line = _bare(line[:LONGEST])
    if CUES.search(line) is None:
        return Telling(forms=(line,))
    is_english = line.isascii() and _ENGLISH.search(line) is not None and evident_language(line) == "en"
    spoken = (rows for script, rows in BY_LANGUAGE if not (is_english and rows in ABROAD) and script.search(line))
    for change in (row for rows in spoken for row in rows):
        match = change.pattern.search(line)
        if match is not None:
            said = {
                name: _TAIL.sub("", group).strip() for name, group in match.groupdict().items() if group is not None
            }
            forms = tuple(form.format(**said) for form in _forms(change, said["value"]))
            return Telling(
                forms=forms, is_change=True, is_sure=change.is_sure, is_done=change.is_done, value=said["value"]
            )
    return Telling(forms=(line,))


def change_in(text: str) -> Telling | None:
    """The same of a statement as it was written; None where it tells of no change."""
    line = " ".join(straight(plain(text[:LONGEST])).split())
    if CUES.search(line) is None and _INNER.search(line) is None:
        return None
    telling = told(line)
    return telling if telling.is_change else None
