"""The status machine: everything about the states of a memory and what moves it between them lives in this file."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, get_args

from memory.row import Status

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from memory.row import Memory

Verb = Literal["observe", "supersede", "forget", "erase", "expire"]
State = Status | Literal["gone"]
"""`gone` is no status: the row was pruned and exists no more."""

STATES: tuple[Status, ...] = get_args(Status)
VERBS: tuple[Verb, ...] = get_args(Verb)

MOVES: Mapping[tuple[Status, Verb], State] = MappingProxyType(
    {
        ("hypothesis", "observe"): "fact",
        ("hypothesis", "supersede"): "retired",
        ("hypothesis", "forget"): "retired",
        ("hypothesis", "erase"): "retired",
        ("hypothesis", "expire"): "gone",
        ("fact", "observe"): "fact",
        ("fact", "supersede"): "retired",
        ("fact", "forget"): "retired",
        ("fact", "erase"): "retired",
        ("fact", "expire"): "gone",
        # observing or superseding a retired row is illegal: both would revive what was given up
        ("retired", "forget"): "retired",
        ("retired", "erase"): "retired",
        ("retired", "expire"): "gone",
    }
)
"""Every legal move. Access, promotion, demotion and pinning are no verbs here: usage never changes a status."""

ERASED = "erased"
"""The retired reason of an erased row: nothing of what it said may stay."""


class IllegalMove(ValueError):  # noqa: N818 -- the design's word; it is what the caller asked for, not a failure
    """A verb that the state doesn't allow; `head` is the live row that replaced this one, None when there is none."""

    def __init__(self, memory_id: int, status: Status, verb: Verb, head: int | None) -> None:
        pointer = f"the live head is #{head}" if head is not None else "it has no live head"
        super().__init__(f"Memory #{memory_id} is {status} and can't be {PARTICIPLES[verb]}: {pointer}.")
        self.memory_id = memory_id
        self.status: Status = status
        self.verb: Verb = verb
        self.head = head


PARTICIPLES: Mapping[Verb, str] = MappingProxyType(
    {
        "observe": "observed",
        "supersede": "superseded",
        "forget": "forgotten",
        "erase": "erased",
        "expire": "pruned",
    }
)


def move(memory: Memory, verb: Verb, head: int | None = None) -> State:
    """The state that `verb` brings `memory` to; raises `IllegalMove` with `head`, the live end of its chain."""
    after = MOVES.get((memory.status, verb))
    if after is None:
        raise IllegalMove(memory.id, memory.status, verb, head)
    return after


def observe(memory: Memory, now: datetime, head: int | None = None) -> Memory:
    """Seen to hold true again: a fact, observed at `now` (UTC), confidence `c + (1 - c) / 4` (design §4)."""
    move(memory, "observe", head)
    return replace(memory, status="fact", last_observed_at=now, confidence=confirmed(memory.confidence))


def confirmed(confidence: float) -> float:
    """The confidence (0…1) after one more observation (design §4)."""
    return min(1.0, confidence + (1.0 - confidence) / 4)


def supersede(memory: Memory, successor: int, reason: str | None = None, head: int | None = None) -> Memory:
    """Retired in favour of the row `successor`; the other half of the link is the successor's `parent_id`."""
    move(memory, "supersede", head)
    told = reason or succeeded(successor)
    return replace(memory, status="retired", superseded_by=successor, retired_reason=told)


def succeeded(successor: int) -> str:
    """The retired reason of a row for whose end nobody gave one: the id of what took its place."""
    return f"superseded by #{successor}"


def forget(memory: Memory, reason: str) -> Memory:
    """A tombstone with `reason`; forgetting a retired row changes nothing."""
    move(memory, "forget")
    if memory.status == "retired":
        return memory
    return replace(memory, status="retired", retired_reason=reason)


def retire(memory: Memory, reason: str, successor: int | None = None) -> Memory:
    """Retired by a resolution, a correction or a consolidation: superseded when there is a `successor`."""
    return forget(memory, reason) if successor is None else supersede(memory, successor, reason)


def erase(memory: Memory) -> Memory:
    """For the law: the content and every text made from it are gone; id, links, times and numbers stay."""
    move(memory, "erase")
    return replace(
        memory,
        status="retired",
        content="",
        gist="",
        tokens=(),
        parts=(),
        index_cost=0,
        body_cost=0,
        domains=(),
        invalidation_condition=None,
        retired_reason=ERASED,
        embedding_model="none",
    )


def is_retired(memory: Memory) -> bool:
    """Given up: only the history views show it."""
    return memory.status == "retired"
