"""What a clause says of things: its slots, its facets and its sides, each read when it is first asked for.

Most clauses are never asked: two statements that can't be of one topic are never compared by what they say of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from tensions.facet import Facet
    from tensions.slot import Slot
    from tensions.stances import Stance


@dataclass(frozen=True, kw_only=True, eq=False)
class Saying:
    """How each of the three is read, of a clause that doesn't change; a clause that isn't read for one of them says none."""

    read_slots: Callable[[], tuple[Slot, ...]] = tuple
    read_facets: Callable[[], tuple[Facet, ...]] = tuple
    read_stances: Callable[[], tuple[Stance, ...]] = tuple

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The single-valued slots that it fills."""
        return self.read_slots()

    @cached_property
    def facets(self) -> tuple[Facet, ...]:
        """What it says now, free of its frame."""
        return self.read_facets()

    @cached_property
    def stances(self) -> tuple[Stance, ...]:
        """On which sides it stands, free of its frame."""
        return self.read_stances()


NOTHING: Final = Saying()
