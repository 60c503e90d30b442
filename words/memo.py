"""Remembered answers about short texts, so that what one turn asks three times is read once."""

from __future__ import annotations

from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Answer = TypeVar("Answer")

LONGEST: Final = 2000
"""Characters; longer texts are read anew each time, so that what a function remembers stays below twenty megabytes."""


def remembered(function: Callable[[str], Answer]) -> Callable[[str], Answer]:
    """The same pure function with its last 1024 answers about texts of at most 2000 characters kept."""
    held = lru_cache(maxsize=1024)(function)

    @wraps(function)
    def answer(text: str) -> Answer:
        return held(text) if len(text) <= LONGEST else function(text)

    return answer
