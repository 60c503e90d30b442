"""What the rules look at, and what they say: a scene, and proposals about memories, tensions, domains and notices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from memory.durability import is_live

if TYPE_CHECKING:
    from datetime import datetime

    from memory.row import Memory
    from selfmodel.domain import Domain
    from tensions.tension import Tension
    from tiers.asked import Asked
    from tiers.block import Found, Standing, Turn
    from tiers.clock import Clock
    from tiers.scores import Weighed


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """A premise correction: the words that fired the gate, and the memories it most likely makes stale."""

    matched: str
    stale: tuple[Memory, ...]


Thing = TypeVar("Thing", bound="Memory | Tension | Domain | Notice", covariant=True)  # noqa: PLC0105 -- a plain word


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal(Generic[Thing]):
    """One rule wants one thing in the block, and says why. `score` is 0…1 where the rule ranks."""

    rule: str
    subject: Thing
    reason: str
    score: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Always:
    """What the rules of the stable part see: no message, so that it can't depend on one."""

    standing: Standing
    now: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What the rules of the volatile part see. `candidates` are live and visible, each once, by id."""

    turn: Turn
    asked: Asked
    standing: Standing
    found: Found
    candidates: tuple[Memory, ...]
    weighed: Weighed
    clock: Clock
    named: frozenset[int] = frozenset()
    """Rows that speak of what the message names."""
    memo: dict[str, tuple[Proposal[Memory], ...]] = field(default_factory=dict, compare=False, repr=False)
    """What a rule proposed that others build on: asked several times, decided once."""


def is_visible(memory: Memory, turn: Turn) -> bool:
    """A context without a namespace sees all; with one it sees that one and the agent's default."""
    return turn.namespace is None or memory.namespace in (turn.namespace, turn.default_namespace)


def candidates(memories: tuple[Memory, ...], turn: Turn, now: datetime) -> tuple[Memory, ...]:
    """Those of `memories` that a rule may propose: live at `now`, visible to the turn, each once, by id."""
    live = {m.id: m for m in memories if is_live(m, now) and is_visible(m, turn)}
    return tuple(live[number] for number in sorted(live))
