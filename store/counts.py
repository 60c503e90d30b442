"""Token counts that this process has read, per agent and revision: exact, since every write makes a new revision."""

from __future__ import annotations

from collections import OrderedDict

KEPT = 400_000
"""Counts kept in all, about 100 bytes each; the agents that were asked for least recently are dropped first."""


class Counts:
    """What is known of each agent at its latest revision."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._size = 0
        self._agents: OrderedDict[int, tuple[int, dict[str, int]]] = OrderedDict()

    def of(self, agent_id: int, revision: int) -> dict[str, int]:
        """The counts of the agent at that revision, to be read and added to; agents' ids are unique in the database."""
        held = self._agents.get(agent_id)
        if held is None or held[0] < revision:
            self._drop(agent_id)
            held = self._agents[agent_id] = (revision, {})
        elif held[0] > revision:
            return {}  # an older snapshot than another request's: it must not spoil the newer counts
        self._agents.move_to_end(agent_id)
        return held[1]

    def grew(self, by: int) -> None:
        """Account for counts that were added, and drop agents until all fit."""
        self._size += by
        while self._size > self._kept and self._agents:
            self._drop(next(iter(self._agents)))

    def _drop(self, agent_id: int) -> None:
        held = self._agents.pop(agent_id, None)
        if held is not None:
            self._size -= len(held[1])
