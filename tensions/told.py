"""A statement that tells of a change, as the plain statements of what is now that it may come to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.changes import BY_LANGUAGE, CUES
from tensions.values import values

if TYPE_CHECKING:
    from tensions.changes import Change

_TAIL: Final = re.compile(
    r"\s*(?:,?\s*(?:now|from now on|instead|any ?more|again|as of now|last \w+|please|actually|jetzt|ab jetzt|"
    r"maintenant|désormais|ahora|теперь))+[.!]*$|[.!]+$",
    re.IGNORECASE,
)
_NAMING: Final = frozenset({"name", "identifier", "address", "region", "email", "path"})
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


@lru_cache(maxsize=8192)
def told(line: str) -> Telling:
    """What is now, where the line tells of a change; else the line. `line` holds straight apostrophes and no line break."""
    line = _TAIL.sub("", line[:LONGEST])
    if CUES.search(line) is None:
        return Telling(forms=(line,))
    for change in (row for script, rows in BY_LANGUAGE if script.search(line) for row in rows):
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
