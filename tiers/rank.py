"""The rank of recall: rows by the weight of the question's words that reach them, equal scores by newer observation, lower id."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tiers.reach import COUNTS, SPOKEN, held
from words.speaker import asks, speaker
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.reach import Place, Word

Lane = Literal["overlap", "neighbour", "semantic"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A memory that a query found: its score 0…1, which words reach it and how, and what else counted, in words.

    `overlap`: it holds one of `shared` itself. `neighbour`: a turn beside it does.
    """

    memory: Memory
    score: float
    shared: tuple[str, ...]
    rule: Lane = "overlap"
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """The rows that are ranked together: what each holds of every word, and which episode stood before which."""

    words: Sequence[Word]
    rows: Mapping[int, Memory]
    holds: Mapping[int, tuple[float, ...]]
    before: Mapping[int, int]
    after: Mapping[int, int]
    sessions: Mapping[tuple[str, str], tuple[float, ...]]
    """The most that one episode of a session holds of each word, by namespace and session."""


def rank(words: Sequence[Word], rows: Iterable[Memory], before: Mapping[int, int] | None = None) -> tuple[Hit, ...]:
    """What a word of the question reaches, best first. `before` names the episode before an episode, of its own session.

    A score is the weight of the words, each at its best place (`tiers.reach`), against the weight of all; it has no floor.
    A row is a hit when it, or an episode at most two turns from it, holds a word.
    """
    field = _field(words, {row.id: row for row in rows}, before or {})
    whole = math.fsum(word.weight for word in words)
    named = frozenset(word.token for word in words)
    hits = (_hit(field, number, whole, named) for number in field.rows)
    return tuple(sorted((hit for hit in hits if hit is not None), key=_place))


def _field(words: Sequence[Word], rows: Mapping[int, Memory], before: Mapping[int, int]) -> Field:
    holds = {number: _holds(words, row) for number, row in rows.items()}
    sessions: dict[tuple[str, str], tuple[float, ...]] = defaultdict(lambda: (0.0,) * len(words))
    for number, row in rows.items():
        if row.kind == "episodic" and row.session_id is not None:
            place = row.namespace, row.session_id
            sessions[place] = tuple(map(max, sessions[place], holds[number]))
    known = {number: other for number, other in before.items() if number in rows and other in rows}
    after = {other: number for number, other in known.items()}
    return Field(words=words, rows=rows, holds=holds, before=known, after=after, sessions=sessions)


def _holds(words: Sequence[Word], row: Memory) -> tuple[float, ...]:
    full, parts = frozenset(row.tokens), frozenset(row.parts)
    return tuple(held(word, full, parts) for word in words)


def _hit(field: Field, number: int, whole: float, named: Collection[str]) -> Hit | None:
    around = _around(field, number)
    if not any(any(holds) for place, holds in around if place != "session"):
        return None
    reached = _reached(around, len(field.words))
    total = math.fsum(word.weight * counts for word, (counts, _) in zip(field.words, reached, strict=True))
    row = field.rows[number]
    spoken = _spoken(row, named)
    own = any(field.holds[number])
    return Hit(
        memory=row,
        score=min(1.0, (total / whole + (SPOKEN if spoken else 0.0)) / (1 + SPOKEN)),
        shared=_shared(field, reached, own=own),
        rule="overlap" if own else "neighbour",
        also=_also(field, reached, spoken),
    )


def _around(field: Field, number: int) -> list[tuple[Place, tuple[float, ...]]]:
    """What the row and the turns near it hold, the nearest first."""
    previous, following = field.before.get(number), field.after.get(number)
    places: list[tuple[Place, int | None]] = [
        ("own", number),
        ("answer" if previous is not None and asks(field.rows[previous].content) else "beside", previous),
        ("beside", following),
        ("near", None if previous is None else field.before.get(previous)),
        ("near", None if following is None else field.after.get(following)),
    ]
    row = field.rows[number]
    around = [(place, field.holds[at]) for place, at in places if at is not None]
    session = field.sessions.get((row.namespace, row.session_id or "")) if row.kind == "episodic" else None
    return [*around, ("session", session)] if session else around


def _reached(around: Sequence[tuple[Place, tuple[float, ...]]], words: int) -> list[tuple[float, Place]]:
    """Each word's best place, and what it counts there."""
    best: list[tuple[float, Place]] = [(0.0, "own")] * words
    for place, holds in around:
        factor = COUNTS[place]
        for at, some in enumerate(holds):
            if factor * some > best[at][0]:
                best[at] = (factor * some, place)
    return best


def _shared(field: Field, reached: Sequence[tuple[float, Place]], *, own: bool) -> tuple[str, ...]:
    """The words that it holds; where it holds none, those that a turn near it does."""
    places = {"own"} if own else {"answer", "beside", "near"}
    found = zip(field.words, reached, strict=True)
    return tuple(dict.fromkeys(word.token for word, (counts, place) in found if counts and place in places))


SAID: Mapping[Place, str] = {
    "answer": "answers a turn that asks with {}",
    "beside": "stands beside a turn with {}",
    "near": "stands two turns from {}",
    "session": "its session speaks of {}",
}


def _also(field: Field, reached: Sequence[tuple[float, Place]], spoken: str | None) -> tuple[str, ...]:
    places: dict[Place, dict[str, None]] = {}
    for word, (counts, place) in zip(field.words, reached, strict=True):
        if counts:
            places.setdefault(place, {})[word.token] = None
    near = [said.format(", ".join(places[place])) for place, said in SAID.items() if place in places]
    return (*near, *((f"spoken by {spoken}",) if spoken else ()))


def _spoken(row: Memory, named: Collection[str]) -> str | None:
    """Who speaks, if the question names them."""
    name = speaker(row.content) if row.kind == "episodic" else None
    if name is None:
        return None
    tokens = index_tokens(name).full
    return name if tokens and all(token in named for token in tokens) else None


def _place(hit: Hit) -> tuple[float, float, int]:
    seen = hit.memory.last_observed_at
    return -round(hit.score, 9), -seen.timestamp() if seen else math.inf, hit.memory.id
