"""What this process has read of agents, per revision: token counts and rows, exact, since every write makes a new revision."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.row import Memory
    from tiers.block import Rarity

KEPT = 1_000_000
"""Counts kept in all, about 100 bytes each, and as much again where it was weighed; the agents that were asked for least recently
are dropped first."""

ROW = 30
"""As many counts a row takes the place of: its statement, its tokens and what else a block needs of it are about 3 kB."""


@dataclass(slots=True, kw_only=True)
class Known:
    """What is known of an agent at a revision, to be read and added to. Whoever adds a row has added its tokens' counts."""

    revision: int
    counts: dict[str, int] = field(default_factory=dict)
    rows: dict[int, Memory] = field(default_factory=dict)
    rarity: Rarity | None = None
    """The counts as a block weighs by them, with the weights that it came to."""
    settled: bool = False
    """The last search found no row that wasn't known: the next one need not read what rows hold."""

    @property
    def size(self) -> int:
        """What it takes, in counts."""
        return len(self.counts) + ROW * len(self.rows)


class Counts:
    """What is known of each agent at its latest revision."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._size = 0
        self._agents: OrderedDict[int, Known] = OrderedDict()

    def of(self, agent_id: int, revision: int) -> Known:
        """What is known of the agent at that revision; agents' ids are unique in the database."""
        held = self._agents.get(agent_id)
        if held is None or held.revision < revision:
            self._drop(agent_id)
            held = self._agents[agent_id] = Known(revision=revision)
        elif held.revision > revision:
            return Known(revision=revision)  # an older snapshot than another request's: it must not spoil the newer one
        self._agents.move_to_end(agent_id)
        return held

    def grew(self, agent_id: int, known: Known, by: int) -> None:
        """Account for what was added to it, in counts, and drop agents until all fit."""
        if self._agents.get(agent_id) is not known:
            return  # it was dropped meanwhile, with all that it held
        self._size += by
        while self._size > self._kept and self._agents:
            self._drop(next(iter(self._agents)))

    def _drop(self, agent_id: int) -> None:
        held = self._agents.pop(agent_id, None)
        if held is not None:
            self._size -= held.size
