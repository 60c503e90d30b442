"""A statement that tells of a change, as the plain statements of what is now that it may come to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tensions.changes import CHANGES, CUES

_TAIL: Final = re.compile(
    r"\s*(?:,?\s*(?:now|from now on|instead|any ?more|again|as of now|last \w+|please|actually|jetzt|ab jetzt|"
    r"maintenant|désormais|ahora|теперь))+[.!]*$|[.!]+$",
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


@lru_cache(maxsize=8192)
def told(line: str) -> Telling:
    """What is now, where the line tells of a change; else the line. `line` holds straight apostrophes and no line break."""
    line = _TAIL.sub("", line[:LONGEST])
    if CUES.search(line) is None:
        return Telling(forms=(line,))
    for change in CHANGES:
        match = change.pattern.search(line)
        if match is not None:
            said = {
                name: _TAIL.sub("", group).strip() for name, group in match.groupdict().items() if group is not None
            }
            forms = tuple(form.format(**said) for form in change.forms)
            return Telling(
                forms=forms, is_change=True, is_sure=change.is_sure, is_done=change.is_done, value=said["value"]
            )
    return Telling(forms=(line,))
