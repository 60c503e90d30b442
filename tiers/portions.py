"""How much of each word's postings is read for a block, where it is known in how many rows each word stands.

The store decides the same for words it has to look up first (`found_in` and `found_anywhere`); a test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tiers.overlap import smoothed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

WORDS: Final = 24
"""Words that are looked at, the rarest ones: a message of a page has hundreds."""

SMALLEST: Final = 64
"""Of the effort, the part that the most common word gets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Portions:
    """The words that are read, rarest first; of each its weight, how many of its postings are read, and whether it has more."""

    tokens: list[str]
    weights: list[float]
    rooms: list[int]
    common: list[bool]


def portions(words: Iterable[str], counts: Mapping[str, int], memories: int, effort: int) -> Portions:
    """The rarest word may use half of the effort, the next half of the rest; a word that no row holds is left out."""
    held = sorted((count, word) for word in words if (count := counts[word]))[:WORDS]
    rooms, left = [], effort
    for count, _ in held:
        rooms.append(max(effort // SMALLEST, left // 2))
        left -= min(count, effort // 2)
    return Portions(
        tokens=[word for _, word in held],
        weights=[smoothed(memories, count) for count, _ in held],
        rooms=rooms,
        common=[count > room for (count, _), room in zip(held, rooms, strict=True)],
    )
