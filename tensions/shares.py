"""“All”, with and without an exception, and “every” against “only some kinds of”, where all else is the same.

“Everyone has signed” and “everyone except Otto has signed”; “every order is checked” and “only large orders are checked”.
"""

from __future__ import annotations

from typing import Final

from tensions.parts import word_key
from words.vocabulary import listed

UNIVERSAL: Final = listed(
    "all every each everyone everybody everything everywhere always any entire whole fully entirely completely"
)
_EXCEPT: Final = frozenset(
    {("except",), ("excepting",), ("except", "for"), ("but",), ("apart", "from"), ("other", "than"), ("save", "for"), ("aside", "from"), ("minus",), ("bar",), ("with", "the", "exception", "of")}
)  # fmt: skip
_ALL: Final = listed("all every each any")
_EVERYONE: Final = listed("everyone everybody anyone anybody all")
_SLIGHT: Final = listed("the our of is are was were my a an single")
_ONLY: Final = frozenset({"only"})


def is_exception(added: tuple[str, ...], before: tuple[str, ...]) -> bool:
    """Whether what one side says more takes something out of “all”, which stands before it."""
    if UNIVERSAL.isdisjoint(before) or (
        added[0] == "but" and added[1:2] in (("also",), ("not",), ("only",), ("it",), ("they",))
    ):
        return False
    return len(added) > 1 and any(added[: len(words)] == words for words in _EXCEPT)


def is_limited(left: tuple[str, ...], right: tuple[str, ...]) -> bool:
    """Whether one side says “every order” and the other “only large orders”, or “large orders only”."""
    return _all_of(left, right) or _all_of(right, left)


def _all_of(every: tuple[str, ...], some: tuple[str, ...]) -> bool:
    if not every or every[0] not in _ALL | _EVERYONE or _ONLY.isdisjoint(some):
        return False
    if len(every) == 1 and every[0] in _EVERYONE:
        return len(some) > 1
    said = tuple(word_key(word) for word in every[1:] if word not in _SLIGHT)
    kept = tuple(word_key(word) for word in some if word not in _SLIGHT | _ONLY)
    return len(said) == 1 and len(kept) > 1 and kept[-1] == said[0]
