"""Admissions that this process remembers. Nobody is let in by one alone: what is done by it is checked again as it is written.

A context commits a row before it answers, and the statement that writes the row looks whether key, agent and organisation
are still what the request was admitted by. So a remembered admission saves the look-up before, and a key that was revoked
opens nothing from the moment on at which that was committed, in every process.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from store.keys import Admitted

KEPT = 10_000
"""Admissions that a process keeps, about a kilobyte each; the least recently used go first."""


@dataclass(frozen=True, slots=True)
class Place:
    """Whose admission: the organisation, the key, and the agent's name as the request gave it."""

    org: int
    key_id: int
    agent: str


class Admissions:
    """The last admission at each place."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._held: OrderedDict[Place, Admitted] = OrderedDict()

    def find(self, place: Place) -> Admitted | None:
        """What is remembered there."""
        found = self._held.get(place)
        if found is not None:
            self._held.move_to_end(place)
        return found

    def keep(self, place: Place, admitted: Admitted) -> None:
        """Remembers it, unless it is of an agent that isn't there yet, and lets the least recently used go."""
        if admitted.agent is None:
            return
        self._held[place] = admitted
        self._held.move_to_end(place)
        while len(self._held) > self._kept:
            self._held.popitem(last=False)

    def forget(self, place: Place) -> None:
        """It doesn't stand any more: who taught an agent something made a new version of it."""
        self._held.pop(place, None)
