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

MOST = 256_000_000
"""Bytes of standing parts that a process keeps, about; the least recently used go first. Of an agent with a full index at the
default budget one takes some 150 kB, so that those of about 1,700 such agents are kept."""

ROW = 1_200
"""Bytes that a row of the standing part takes beside its text and its JSON, and its line of the block."""


class Hashed(Protocol):
    """A digest that text can be added to, of a copy."""

    def copy(self) -> Hashed: ...
    def update(self, text: bytes, /) -> None: ...
    def hexdigest(self) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A standing part, rendered, and until when it holds if nothing is written."""

    standing: Standing | None
    """The rows that it was made of; None where it was rendered ahead."""
    stable: Stable
    everything_tokens: int
    until: datetime
    ends: Sequence[int]
    """Where in the JSON of its entries each of them ends: rendered once, sent many times."""
    left_out_ends: Sequence[int]
    """The same of its left-outs."""
    text: bytes
    """Its text as JSON."""
    hash: str
    """The digest of its text."""
    costs: Mapping[str, int]
    """What the lines of each of its rules cost, in the order of the rules."""
    tensions: int
    guardrails: Sequence[str]
    """How many tensions, and which domains have a guardrail: no message adds one."""
    part: Part
    """The same for the injection log, which keeps it once."""
    hashed: Hashed
    """The running digest of its text, which that of the whole block goes on from."""

    @property
    def size(self) -> int:
        """Bytes that it takes, about."""
        texts = len(self.text) + 2 * len(self.stable.text) + len(self.part.entries) + len(self.part.left_out)
        made_of = self.standing
        rows = 0 if made_of is None else len(made_of.pinned) + len(made_of.index) + len(made_of.tensions)
        return texts + ROW * rows

    def told(self) -> bytes:
        """What a reply says of it, as JSON."""
        return b'{"text":%b,"tokens":%d,"hash":"%b"}' % (self.text, self.stable.tokens, self.hash.encode())

    def entries(self, changed: Mapping[int, bytes]) -> bytes:
        """Its entries as JSON between commas, those at the places in `changed` (ascending) as they are given there."""
        whole: bytes = self.part.entries
        if not changed:
            return whole[1:-1]
        pieces, begun = [], 1
        for place, entry in changed.items():
            pieces += [whole[begun : self.ends[place - 1] + 1 if place else 1], entry]
            begun = self.ends[place]
        return b"".join((*pieces, whole[begun:-1]))


class Shelves:
    """The standing parts of this process; a key holds the agent's revision, so that a stale one is never found."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[tuple[object, ...], Kept] = OrderedDict()

    def get(self, key: tuple[object, ...], now: datetime) -> Kept | None:
        """What is kept under `key` and still holds at `now`."""
        kept = self._kept.get(key)
        if kept is None or kept.until <= now:
            return None
        self._kept.move_to_end(key)
        return kept

    def put(self, key: tuple[object, ...], kept: Kept) -> None:
        """Keeps it, and lets the least recently used go; one alone is kept however large it is."""
        before = self._kept.pop(key, None)
        self._size += kept.size - (0 if before is None else before.size)
        self._kept[key] = kept
        while self._size > self._most and len(self._kept) > 1:
            self._size -= self._kept.popitem(last=False)[1].size
