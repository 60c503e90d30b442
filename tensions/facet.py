"""One thing that a clause says, free of its frame, and when two of them can't both be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tensions.options import kinds_of
from tensions.topics import same_topic
from tensions.values import Value, differ

if TYPE_CHECKING:
    from tensions.pieces import Piece

Row = tuple["Piece", ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Facet:
    """One thing that a clause says: `topic` holds the keys of what it is of."""

    relation: str
    topic: frozenset[str]
    value: Value
    others: frozenset[str] = frozenset()
    """Keys of the values beside it."""
    place: tuple[frozenset[str], str] | None = None
    """Of where something is: the keys of the place, and its sort."""
    is_bare: bool = False
    """“Ana reviews code”: one of many may do so, unless the other side says that it is done by one."""
    hours: tuple[int, int] | None = None
    """Of when something is open: minutes of the day. What is open from nine to twelve may be open in the afternoon too."""

    @property
    def shape(self) -> str:
        """By what a resolution is used again: the slot of the same kind (`tensions.slot`), whichever way it is worded."""
        kind, _, sort = self.relation.partition(":")
        return _SHAPES.get(kind) or (f"slot:name:{sort}" if kind == "option" else f"slot:{kind}")


_SHAPES: Final = {
    "who": "slot:name:role",
    "named": "slot:name",
    "at": "slot:name:place",
    "employed": "slot:name:employed",
    "age": "slot:number",
    "span": "slot:name:is:hours",
}
_HEADS: Final = frozenset({"repo", "repository", "repositori", "folder", "channel", "bucket", "ordn", "ordner"})
"""“The infra repo” is another than “the deploy repo”."""
_STRICT: Final = frozenset({"who", "named", "employed"})
"""Relations to names: here nothing but the topic tells what the name is of."""
FREE: Final = frozenset({"identifier", "number", "version", "path", "address", "email", "name"})


def clash_between(x: Facet, y: Facet) -> bool:
    """Whether two facets say of one thing, in one relation, what can't both be."""
    if not _is_one(x.relation, y.relation) or not same_topic(x.topic, y.topic, is_strict=x.relation in _STRICT):
        return False
    if x.others != y.others and not (x.relation == "money" and (x.others ^ y.others) <= _PERIODS):
        return False
    if x.is_bare and y.is_bare:
        return False
    if x.place is not None and y.place is not None:
        return _places_differ(x, y)
    if x.hours is not None and y.hours is not None and (x.hours[1] <= y.hours[0] or y.hours[1] <= x.hours[0]):
        return False
    return differ(x.value, y.value)


def _is_one(x: str, y: str) -> bool:
    """What is “at nine” begins at nine, and what is “on 1 March” may be due on it."""
    return x == y or frozenset({x, y}) in _ALIKE


_ALIKE: Final = frozenset(
    map(
        frozenset,
        (
            ("clock", "clock:begin"),
            ("date", "date:begin"),
            ("date", "date:due"),
            ("day", "day:due"),
            ("day", "day:begin"),
        ),
    )
)
PLANNED: Final = frozenset({"clock", "date", "day", "span", "at"})
"""Relations of which a statement of what will be says what is planned now."""
_PERIODS: Final = frozenset(
    {"every:(Quantity(low=2629800.0, high=2629800.0, unit='s', bound='exact'),)", "duration:1.0:1.0:month:exact"}
)
"""What is paid is paid by the month, unless it is said otherwise."""


def others_beside(row: Row, at: int, relation: str) -> frozenset[str]:
    """The other values of a clause that aren't part of what it speaks of."""
    free = FREE | {"date", "day"} if relation == "age" else FREE
    return frozenset(
        piece.key for n, piece in enumerate(row) if n != at and piece.value is not None and piece.value.kind not in free
    )


def _kinds_in(words: list[str]) -> frozenset[str]:
    """The kinds of the longest name among the words."""
    for length in (3, 2, 1):
        said = (" ".join(words[at : at + length]) for at in range(len(words) - length + 1))
        if found := frozenset(kind for name in said for kind in kinds_of(name)):
            return found
    return frozenset()


def _places_differ(x: Facet, y: Facet) -> bool:
    """Neither place may be within the other: of one sort, and both of a kind if they are of any."""
    if x.place is None or y.place is None:
        return False
    (a, a_sort), (b, b_sort) = x.place, y.place
    if a - b and b - a and all(any(map(str.isdigit, key)) for key in a ^ b):
        return True
    if a & b and not (a & b <= _HEADS and a - b and b - a):
        return False
    kinds = [_kinds_in(each.value.text.casefold().split()) for each in (x, y)]
    if all(kinds) and kinds[0].isdisjoint(kinds[1]):
        return False
    sorts = {a_sort, b_sort}
    if sorts == {"room", "furniture"} or (len(sorts) > 1 and "country" in sorts):
        return False
    return a_sort == b_sort or sorts <= {"spot", "street", "room", "furniture"}
