"""One pattern for many words, which looks at each letter of a text once where a list of alternatives is tried word by word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_Branches = dict[str, "_Branches"]
"""Next letter → what goes on behind it; the empty text stands for the end of a word."""


def either(words: Iterable[str]) -> str:
    """The source of a regular expression that matches any of the words as they are written, the longest that goes on first."""
    root: _Branches = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}
    return _source(root)


def _source(node: _Branches) -> str:
    endings = "".join(re.escape(letter) for letter, rest in node.items() if letter and set(rest) == {""})
    found = [re.escape(letter) + _source(rest) for letter, rest in node.items() if letter and set(rest) != {""}]
    if endings:
        found.append(endings if len(endings.removeprefix("\\")) == 1 else f"[{endings}]")
    if not found:
        return ""
    one = found[0] if len(found) == 1 and "" not in node else f"(?:{'|'.join(found)})"
    return f"{one}?" if "" in node else one
