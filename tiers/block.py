"""A block and what it is made of: the turn, the shelf, entries with rule, reason and price, and what was left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from tiers.sessions import NONE
from tiers.weights import Weights

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from memory.row import Memory, Tier
    from selfmodel.domain import Domain
    from tensions.tension import Tension
    from tiers.sessions import Sessions

EntryKind = Literal["memory", "tension", "guardrail", "notice"]
Recall = Literal["auto", "lexical", "off"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One user message, the transcript the model can already see, and what the caller asked of the block."""

    message: str
    transcript: str = ""
    namespace: str | None = None
    """None sees every namespace; a named one sees itself and the agent's default."""
    default_namespace: str = "default"
    include: tuple[int, ...] = ()
    recall: Recall = "auto"
    max_tokens: int = 2000
    at: datetime | None = None
    """The caller's clock, with its offset; None: the moment of the block, in UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rarity:
    """How rare each token is in the agent's store: `memories` live rows, and how many of them hold a token."""

    memories: int
    counts: Mapping[str, int]
    """May come to hold more tokens, but never another number for one."""
    weights: Weights = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", Weights(self.memories, self.counts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What is injected whatever the message says. Everything here is live and visible to the turn's namespace."""

    pinned: tuple[Memory, ...] = ()
    tensions: tuple[Tension, ...] = ()
    """Open ones."""
    domains: tuple[Domain, ...] = ()
    index: tuple[Memory, ...] = ()
    """L1, newest `placed_at` first (ties: lower id); may stop early, then the two counts below say what is missing."""
    index_unloaded: int = 0
    index_unloaded_tokens: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What the store found for this message: a superset of what the rules will take."""

    memories: tuple[Memory, ...] = ()
    rarity: Rarity = field(default_factory=lambda: Rarity(memories=0, counts={}))
    similarity: Mapping[int, float] = field(default_factory=dict)
    """Cosine by memory id, 0…1, only from an embedder."""
    degraded: tuple[str, ...] = ()
    then: tuple[Memory, ...] = ()
    """Of `memories` the episodes that happened when the message asks for nothing but what did, the latest first."""
    sessions: Sessions = NONE
    """The live turns around the episodes among `memories`, and what of the message reaches each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of the block. `line` stands in the text byte for byte; `tokens` is its price, the newline included."""

    id: int | None
    kind: EntryKind
    tier: Tier | None
    rule: str
    reason: str
    line: str
    tokens: int
    gist: str
    body: str
    score: float | None = None
    also_by: tuple[str, ...] = ()
    memory: Memory | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOut:
    """What didn't fit. `id` is None for a guardrail, a notice, or the tail of an index not listed row by row."""

    id: int | None
    rule: str
    tokens: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stable:
    """The part that doesn't depend on the message. `tokens` counts `text`, headings included."""

    text: str
    tokens: int
    entries: Sequence[Entry]
    left_out: Sequence[LeftOut]
    within_budget: int
    """Tokens of it that count against the budget: all but the tensions'."""
    whole: frozenset[int] = frozenset()
    """Memories whose whole statement stands in it, pinned or as an index line: no body is repeated for them."""
    places: Mapping[int, int] = field(default_factory=dict)
    """Where among the entries a memory's stands, by its id."""
    fresh_until: datetime | None = None
    """When (UTC) time alone would change it: a row expires or a domain falls quiet. None: never."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """What the gate saw: the words that fired, and the memories that they most likely make stale."""

    matched: str
    likely_stale: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """What the model will read, and why. `text` is stable and volatile joined; "" when there is nothing to say."""

    text: str
    stable: Stable
    volatile_text: str
    volatile_tokens: int
    total_tokens: int
    max_tokens: int
    over_budget_by: int
    truncated: bool
    raised: Mapping[int, Entry]
    """Entries of the stable part for which the message asked as well, ascending by their places there."""
    added: tuple[Entry, ...]
    missed: tuple[LeftOut, ...]
    """What the message added to the entries of the stable part, and to what it left out."""
    correction: Correction | None
    triggers: tuple[str, ...]
    degraded: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line of the block."""
        standing = list(self.stable.entries)
        for place, entry in self.raised.items():
            standing[place] = entry
        return (*standing, *self.added)

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """Everything that didn't fit."""
        return (*self.stable.left_out, *self.missed)
