"""On which side a clause stands, free of its frame: it likes or hates, bears or doesn't, is open or closed, is so or isn't.

„Ich mag keine Pilze“ and „Pilze esse ich total gern“ take opposite sides of one thing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.lexicon import ANTONYM_PARTICLES, DEFINITE, INDEFINITE, PREPOSITIONS
from tensions.lexicon import LIGHT as SLIGHT
from tensions.relations import (
    ALLERGIC,
    BE,
    BEARS,
    BY,
    EVER,
    HATES,
    LIKES,
    PARTICLES,
    PERSONS,
    POWERED,
    SWITCHED,
    UNPOWERED,
    UNTOUCHED,
)
from tensions.slots import of_another
from tensions.topics import MOST_PIECES, joined, main_part, root, same_topic, topic_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tensions.pieces import Piece

    Row = tuple[Piece, ...]

_SIDES: Final = {
    **dict.fromkeys(LIKES, ("taste", 1)),
    **dict.fromkeys(HATES, ("taste", -1)),
    **dict.fromkeys(BEARS, ("bear", 1)),
    **dict.fromkeys(ALLERGIC, ("bear", -1)),
    **dict.fromkeys(UNTOUCHED, ("bear", -1)),
    **dict.fromkeys(POWERED, ("power", 1)),
    **dict.fromkeys(UNPOWERED, ("power", -1)),
}
_ASIDE: Final = listed("wonder whether ob before once earlier formerly früher avant antes")
"""Words with which a clause says of no time, or of another, how it is."""
_FEWEST: Final = 2
"""Keys of a topic that is only affirmed and denied."""
_EATEN: Final = listed(
    "eat eats eating esse essen isst iss trinke trinken trinkt drink drinks mange manges bois boit como come bebo bebe normally"
    " everything all alles put"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stance:
    """`topic`: of what it speaks; `side`: which relation it takes sides in, and on which side it is, negation aside."""

    topic: frozenset[str]
    side: tuple[str, int] = ("", 1)
    opposable: frozenset[str] = frozenset()
    """Its words that have an opposite, casefolded; they are no part of the topic."""
    persons: frozenset[str] = frozenset()
    agent: str = ""
    """Who does it, where “by” says so."""
    first: str = ""
    last: str = ""


def stances_of(row: Row, language: str, antonyms: frozenset[str]) -> tuple[Stance, ...]:
    """The sides of a clause; what one eats with pleasure one eats."""
    if not 1 < len(row) <= MOST_PIECES or any(piece.low in _ASIDE or _is_letter(piece) for piece in row[1:]):
        return ()
    if of_another(row):
        return ()
    row = joined(main_part(row), language)
    sides = [frozenset(_SIDES)]
    if any(piece.low in _SIDES for piece in row) and any(piece.low in _EATEN for piece in row):
        sides.append(frozenset())
    found = (_stance(row, language, antonyms, each) for each in sides)
    return tuple(stance for stance in found if stance is not None)


def _is_letter(piece: Piece) -> bool:
    """“Service A”: a name of one letter, which is another word as often."""
    return len(piece.text) == 1 and piece.text.isupper() and piece.text != "I"


def _stance(row: Row, language: str, antonyms: frozenset[str], sides: frozenset[str]) -> Stance | None:
    switch = next((n for n in range(1, len(row)) if _is_switch(row, n)), None)
    found = {_SIDES[piece.low] for piece in row if piece.low in sides}
    if switch is not None and sides:
        found.add(("power", _SWITCH[row[switch].low]))
    if len(found) > 1:
        return None
    side = next(iter(found)) if found else ("", 1)
    opposable = (
        frozenset(p.low for n, p in enumerate(row) if _is_opposable(row, n, antonyms))
        if not found
        else frozenset[str]()
    )
    dropped = {
        n
        for n, p in enumerate(row)
        if n == switch or p.low in SWITCHED or p.low in _SIDES or p.low in opposable or (found and p.low in _EATEN)
    }
    values = frozenset(p.key for p in row if p.value is not None and p.value.kind != "name")
    topic = topic_of(row, language, dropped) | values
    persons = frozenset({"1p"}) if language == "fr" and any(p.low == "on" for p in row) else frozenset[str]()
    persons |= frozenset(person for piece in row for person in PERSONS.get(piece.low, ()))
    if not topic:
        return None
    by = next((n for n, p in enumerate(row) if p.low in BY and n + 1 < len(row)), None)
    behind = next((p for p in row[by + 1 :] if p.low not in DEFINITE), None) if by is not None else None
    first = next((p for p in row if p.low not in DEFINITE), row[0])
    return Stance(
        topic=topic,
        side=side,
        opposable=opposable,
        persons=persons,
        agent="" if behind is None else root(behind.low, language),
        first=root(first.low, language) if language == "en" else "",
        last=root(row[-1].low, language),
    )


_SWITCH: Final = {"on": 1, "off": -1, "an": 1, "aus": -1}


def _is_switch(row: Row, at: int) -> bool:
    """“Is on at night”, “switched off”."""
    behind = row[at + 1] if at + 1 < len(row) else None
    ends = behind is None or behind.low in PREPOSITIONS - DEFINITE or behind.low in _ALSO
    return row[at].low in _SWITCH and (row[at - 1].low in BE or row[at - 1].low in SWITCHED) and ends


_UPRIGHT: Final = frozenset({"up", "down"})
_ALSO: Final = listed("now again today permanently by ,")


def _is_opposable(row: Row, at: int, antonyms: frozenset[str]) -> bool:
    """It says how something is: as its verb or its state, or at the end of a note (“notifications off at night”)."""
    piece = row[at]
    if piece.low in antonyms:
        return piece.low not in _UPRIGHT or row[at - 1].low in BE
    if piece.low not in OPPOSING or piece.low in ANTONYM_PARTICLES | PARTICLES or at == 0:
        return False
    behind = row[at + 1] if at + 1 < len(row) else None
    ends = (
        behind is None
        or behind.low in PREPOSITIONS | DEFINITE
        or behind.value is not None
        or not behind.low[:1].isalpha()
    )
    return ends and row[at - 1].low not in INDEFINITE | PREPOSITIONS


def opposed(x: Stance, y: Stance, *, x_negative: bool, y_negative: bool) -> bool:
    """Whether the two take opposite sides of one thing."""
    flips = _flips(x.opposable, y.opposable)
    if flips is None or x.side[0] != y.side[0] or _are_of_others(x, y):
        return False
    if x_negative and y_negative and (flips or x.side[1] != y.side[1]):
        return False
    signs = (-x.side[1] if x_negative else x.side[1]), (-y.side[1] if y_negative else y.side[1])
    if (signs[0] != signs[1]) == bool(flips):
        return False
    if not (flips or x.side[0]) and min(len(x.topic - _slight()), len(y.topic - _slight())) < _FEWEST:
        return False
    return same_topic(x.topic, y.topic) or _excludes(x, y, signs[0]) or _excludes(y, x, signs[1])


def _are_of_others(x: Stance, y: Stance) -> bool:
    """They speak of other persons: what I like says nothing of what is liked."""
    if x.persons and y.persons and x.persons.isdisjoint(y.persons):
        return True
    return ("1s" in x.persons ^ y.persons and x.persons != y.persons) or _is_turned(x, y)


def _is_turned(x: Stance, y: Stance) -> bool:
    """“A is called by B” is another matter than “B is called by A”, and so is “A calls B” than “B calls A”."""
    if x.agent and y.agent:
        return x.agent != y.agent
    return (
        not (x.agent or y.agent)
        and x.first != y.first
        and ((x.first == y.last and y.first in x.topic) or (y.first == x.last and x.first in y.topic))
    )


def _flips(a: frozenset[str], b: frozenset[str]) -> int | None:
    """How often the two say the opposite; None where one says more than that."""
    left, right = a - b, b - a
    if not left and not right:
        return 0
    if len(left) == len(right) == 1 and next(iter(right)) in OPPOSING.get(next(iter(left)), ()):
        return 1
    return None


def _excludes(general: Stance, special: Stance, sign: int) -> bool:
    """What is never so isn't so in the evening either."""
    extra = special.topic - general.topic
    return sign < 0 and not general.opposable and general.topic < special.topic and extra <= ever()


@lru_cache(maxsize=1)
def ever() -> frozenset[str]:
    return frozenset(_roots(EVER))


@lru_cache(maxsize=1)
def _slight() -> frozenset[str]:
    """Words too light to be a subject: “long time no see” denies no “see you”."""
    return frozenset(_roots(SLIGHT))


def _roots(words: Iterable[str]) -> set[str]:
    return {root(word, code) for word in words for code in ("en", "de", "fr", "es")}
