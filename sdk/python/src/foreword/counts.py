"""How often memory was there, and how often and why it wasn't: kept by the client, read by whoever watches the host."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Counts:
    """Since the client was made. `reasons` counts both kinds of failure by their one word."""

    contexts: int = 0
    """Blocks that were asked for."""
    unavailable: int = 0
    """Turns that went on without memory."""
    learned: int = 0
    """Turns that were learned."""
    not_learned: int = 0
    """Turns that were not, for want of an answer."""
    outcomes: int = 0
    """Outcomes that were recorded."""
    not_recorded: int = 0
    """Outcomes that were given and couldn't be recorded."""
    reasons: Mapping[str, int] = field(default_factory=dict)


class Tally:
    """Counts from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._numbers: Counter[str] = Counter()
        self._reasons: Counter[str] = Counter()

    def add(self, name: str, reason: str | None = None) -> None:
        """One more of `name`; `reason` says why it failed."""
        with self._lock:
            self._numbers[name] += 1
            if reason is not None:
                self._reasons[reason] += 1

    def counts(self) -> Counts:
        """All of them at this moment."""
        with self._lock:
            return Counts(**self._numbers, reasons=dict(self._reasons))
