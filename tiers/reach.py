"""How far a word of a question reaches: what it counts for a memory by where it stands, as one table.

What answers a question rarely repeats it. “Do you still run?” – “Three times a week” is one piece of knowledge in two
turns, so a word counts for an episode from where it stands nearest: in it, beside it, or elsewhere in its session. Each
word counts once, from its best place. The numbers were chosen by hand on four conversations and hold when any of them is
left out (docs/decisions/ranking.md); none depends on a store.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from tiers.overlap import PART, weight

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from tiers.block import Rarity
    from words.tokens import Tokens

Place = Literal["own", "answer", "beside", "near", "session"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """What a word counts at one place, and why."""

    place: Place
    counts: float
    why: str


REACHES: Final = (
    Reach(place="own", counts=1.0, why="the memory holds the word"),
    Reach(
        place="answer",
        counts=0.8,
        why="the turn before holds it and asks: this is the answer, which need not repeat it",
    ),
    Reach(place="beside", counts=0.5, why="the turn before or after holds it: they speak of the same"),
    Reach(place="near", counts=0.35, why="it stands two turns away"),
    Reach(place="session", counts=0.25, why="it stands elsewhere in the session, which has one subject or few"),
)
"""From the nearest place to the farthest."""

COUNTS: Final[Mapping[Place, float]] = {reach.place: reach.counts for reach in REACHES}

SIMILAR: Final = 0.7
"""What a word counts that is like the one asked for, not the same: another form, or one that was mistyped."""

ANOTHER: Final = 0.7
"""What is left of an episode that somebody else speaks, where the question names a speaker: it asks of them, and others name them
as often as they speak."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word of the question: its weight, whether it is asked for whole, and what else counts for it."""

    token: str
    weight: float
    whole: bool = True
    similar: tuple[str, ...] = ()
    guesses: tuple[str, ...] = ()
    """Stems that the word has in other languages: they count as the word in another form does."""


def read(asked: Tokens, rarity: Rarity, similar: Mapping[str, Collection[str]]) -> tuple[Word, ...]:
    """The words of a question in its order. `similar` are tokens of the store by the word they resemble.

    A part weighs half, and one that nothing holds nothing. A guess at another stem stands for its word and is no word beside it,
    and what is asked for itself isn't taken for another word.
    """
    named = {*asked.full, *asked.parts}
    stems: dict[str, list[str]] = {}
    for guess, token in asked.guesses:
        if token in named and rarity.counts.get(guess):
            stems.setdefault(token, []).append(guess)
    guessed = {guess for some in stems.values() for guess in some}
    meant = {t: tuple(other for other in similar.get(t, ()) if other not in named) for t in asked.full}
    whole = [
        Word(token=t, weight=weight(t, rarity), similar=meant[t], guesses=tuple(stems.get(t, ()))) for t in asked.full
    ]
    parts = (t for t in asked.parts if rarity.counts.get(t) and t not in guessed)
    return (
        *whole,
        *(Word(token=t, weight=PART * weight(t, rarity), whole=False, guesses=tuple(stems.get(t, ()))) for t in parts),
    )


def sought(words: Iterable[Word], rarity: Rarity, names: Collection[str]) -> float:
    """What all words weigh against which a block measures what reaches an episode.

    A word that nothing in the store holds may be said otherwise there and weighs as a part does; a name or a number of
    `names` can't be, and weighs whole: what was asked of somebody unknown is not about those who are known.
    """
    return math.fsum(
        word.weight
        if rarity.counts.get(word.token) or word.token in names or any(c.isdigit() for c in word.token)
        else PART * word.weight
        for word in words
    )


def taken(word: Word, full: Collection[str], parts: Collection[str]) -> str | None:
    """The token of a memory that counts for the word, if one does."""
    for token in (word.token, *word.similar, *word.guesses):
        if token in full or token in parts:
            return token
    return None


def held(word: Word, full: Collection[str], parts: Collection[str]) -> float:
    """0…1: how much of the word a memory with these tokens holds."""
    if word.token in full:
        return 1.0
    if word.token in parts:
        return PART if word.whole else 1.0
    others = (*word.similar, *word.guesses)
    if any(token in full for token in others):
        return SIMILAR
    return PART * SIMILAR if any(token in parts for token in others) else 0.0
