"""The one-line form of a statement for the index: its first sentence, at most 90 characters."""

from __future__ import annotations

import unicodedata

from words.clean import one_line
from words.identifiers import identifiers
from words.sentences import statements

LENGTH = 90
"""Characters before the ellipsis (design, section 2)."""

_READ = 1200
"""Characters of the content that are looked at: enough for a first sentence behind any opening."""


def gist(content: str) -> str:
    """The first sentence on one line; longer than 90 characters it is cut between words and ends in "…"."""
    first = next((one_line(s.text) for s in statements(content[:_READ])), "") or one_line(content[: 4 * _READ])
    return first if len(first) <= LENGTH else _cut(first).rstrip(" ,;:–—-") + "…"


def _cut(line: str) -> str:
    """At the last space within the length, or before the name that the end would cut; a lone huge word is cut hard."""
    space = line.rfind(" ", 0, LENGTH + 1)
    if space >= LENGTH // 3:
        return line[:space]
    straddling = [i.start for i in identifiers(line) if i.start < LENGTH < i.end]
    end = straddling[0] if straddling and straddling[0] >= LENGTH // 3 else LENGTH
    while end > 1 and unicodedata.combining(line[end]):
        end -= 1
    return line[:end]
