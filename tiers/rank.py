"""The rank of recall: rows by the weight of the question's words that reach them, equal scores by newer observation, lower id."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tiers.reach import ANOTHER, COUNTS, held, taken
from words.speaker import asks, speaker
from words.tokens import index_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from memory.row import Memory
    from tiers.reach import Place, Word

Lane = Literal["overlap", "neighbour", "semantic", "time"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A memory that a query found: its score 0…1, the tokens that count for it, and what else did, in words."""

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
    named: frozenset[str]
    """The speakers that the question names."""


def rank(words: Sequence[Word], rows: Iterable[Memory], before: Mapping[int, int] | None = None) -> tuple[Hit, ...]:
    """What holds a word of the question, best first. `before` names the episode before an episode, of its own session.

    A score is the weight of the words, each at its best place (`tiers.reach`), against the weight of all; it has no floor.
    """
    field = read_field(words, {row.id: row for row in rows}, before or {})
    whole = math.fsum(word.weight for word in words)
    return tuple(sorted((hit(field, number, whole) for number in holding(field)), key=_place))


def holding(field: Field) -> list[int]:
    """Only they are hits (design §2); what stands beside a row lifts it, and doesn't find it."""
    return [number for number, holds in field.holds.items() if any(holds)]


def read_field(words: Sequence[Word], rows: Mapping[int, Memory], before: Mapping[int, int]) -> Field:
    """What every row holds of every word. `before` may name rows that aren't there: they count for nothing."""
    holds = {number: _holds(words, row) for number, row in rows.items()}
    sessions: dict[tuple[str, str], tuple[float, ...]] = defaultdict(lambda: (0.0,) * len(words))
    for number, row in rows.items():
        if row.kind == "episodic" and row.session_id is not None:
            place = row.namespace, row.session_id
            sessions[place] = tuple(map(max, sessions[place], holds[number]))
    known = {number: other for number, other in before.items() if number in rows and other in rows}
    after = {other: number for number, other in known.items()}
    named = _named(words, rows.values())
    return Field(words=words, rows=rows, holds=holds, before=known, after=after, sessions=sessions, named=named)


def _holds(words: Sequence[Word], row: Memory) -> tuple[float, ...]:
    full, parts = frozenset(row.tokens), frozenset(row.parts)
    return tuple(held(word, full, parts) for word in words)


def score(field: Field, number: int, whole: float) -> float:
    """0…1: the weight of the words that reach row `number` against `whole`, what all words weigh."""
    return _score(field, number, _reached(_around(field, number), len(field.words)), whole)


def _score(field: Field, number: int, reached: Sequence[tuple[float, Place]], whole: float) -> float:
    total = math.fsum(word.weight * counts for word, (counts, _) in zip(field.words, reached, strict=True))
    speaks = _speaks(field.rows[number]) if field.named else None
    return min(1.0, total / whole) * (1.0 if speaks is None or speaks in field.named else ANOTHER)


def hit(field: Field, number: int, whole: float) -> Hit:
    """The find that row `number` is, with all that can be told of it."""
    row = field.rows[number]
    reached = _reached(_around(field, number), len(field.words))
    speaks = _speaks(row) if field.named else None
    another = speaks is not None and speaks not in field.named
    shared = [(word.token, token) for word in field.words if (token := taken(word, row.tokens, row.parts))]
    meant = tuple(f"takes {token} for {asked}" for asked, token in shared if token != asked)
    return Hit(
        memory=row,
        score=_score(field, number, reached, whole),
        shared=tuple(dict.fromkeys(token for _, token in shared)),
        also=(*meant, *_also(field, reached), *_said_by(speaks, another=another)),
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


SAID: Mapping[Place, str] = {
    "answer": "answers a turn that asks with {}",
    "beside": "stands beside a turn with {}",
    "near": "stands two turns from {}",
    "session": "its session speaks of {}",
}


def _also(field: Field, reached: Sequence[tuple[float, Place]]) -> tuple[str, ...]:
    places: dict[Place, dict[str, None]] = {}
    for word, (counts, place) in zip(field.words, reached, strict=True):
        if counts:
            places.setdefault(place, {})[word.token] = None
    return tuple(said.format(", ".join(places[place])) for place, said in SAID.items() if place in places)


def _said_by(name: str | None, *, another: bool) -> tuple[str, ...]:
    if name is None:
        return ()
    return (f"spoken by {name}, who isn't the one that is asked about" if another else f"spoken by {name}",)


def _speaks(row: Memory) -> str | None:
    return speaker(row.content) if row.kind == "episodic" else None


def _named(words: Sequence[Word], rows: Iterable[Memory]) -> frozenset[str]:
    """Who speaks in the rows and is named in the question."""
    asked = {word.token for word in words}
    names = {name: index_tokens(name).full for row in rows if (name := _speaks(row)) is not None}
    return frozenset(name for name, tokens in names.items() if tokens and asked.issuperset(tokens))


def _place(hit: Hit) -> tuple[float, float, int]:
    seen = hit.memory.last_observed_at
    return -round(hit.score, 9), -seen.timestamp() if seen else math.inf, hit.memory.id
