"""The standing parts that a process keeps: rendered once a revision of the agent, used for every turn until the next one."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from store.injections import Part
    from tiers.block import Stable, Standing

KEPT = 512
"""Standing parts that a process keeps, the least recently used going first: about 100 kB each at the default budget."""


class Hashed(Protocol):
    """A digest that text can be added to, of a copy."""

    def copy(self) -> Hashed: ...
    def update(self, text: bytes, /) -> None: ...
    def hexdigest(self) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A standing part, rendered, and until when it holds if nothing is written."""

    standing: Standing
    stable: Stable
    everything_tokens: int
    until: datetime
    entries: Sequence[bytes]
    """The entries of the stable part as JSON, in their order: rendered once, sent many times."""
    left_out: Sequence[bytes]
    text: bytes
    """Its text as JSON."""
    told: bytes
    """What a reply says of it, as JSON."""
    costs: Mapping[str, int]
    """What the lines of each of its rules cost, in the order of the rules."""
    tensions: int
    guardrails: Sequence[str]
    """How many tensions, and which domains have a guardrail: no message adds one."""
    part: Part
    """The same for the injection log, which keeps it once."""
    hashed: Hashed
    """The running digest of its text, which that of the whole block goes on from."""


class Shelves:
    """The standing parts of this process; a key holds the agent's revision, so that a stale one is never found."""

    def __init__(self, size: int = KEPT) -> None:
        self._size = size
        self._kept: OrderedDict[tuple[object, ...], Kept] = OrderedDict()

    def get(self, key: tuple[object, ...], now: datetime) -> Kept | None:
        """What is kept under `key` and still holds at `now`."""
        kept = self._kept.get(key)
        if kept is None or kept.until <= now:
            return None
        self._kept.move_to_end(key)
        return kept

    def put(self, key: tuple[object, ...], kept: Kept) -> None:
        """Keeps it, and lets the least recently used go."""
        self._kept[key] = kept
        self._kept.move_to_end(key)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)
