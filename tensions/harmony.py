"""When two statements can surely both be true, whatever anybody says: what a judge's word about a contradiction is held against.

It knows less than the detector, which looks for contradictions: where it says nothing, there may be one all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tensions.detector import contradiction
from tensions.lexicon import EXTREMES, KIN, QUALIFIERS
from tensions.pieces import key_of
from tensions.reading import language_of, read
from tensions.slots import same_subject
from tensions.times import DAYS
from tensions.values import differ
from words.normal import normalise

if TYPE_CHECKING:
    from tensions.reading import Assertion
    from tensions.slots import Slot

_TOLD_APART: Final = QUALIFIERS | KIN | EXTREMES | frozenset(DAYS)
"""Words by which things of one sort are told apart; two of them on the two sides name two things."""
_VALUES: Final = ("identifier:", "number:", "address:", "path:", "version:", "day:", "date:")
"""Keys of values that name a thing where they stand in its subject: ticket 4411, ticket 4412."""


def agree(a: str, b: str) -> bool:
    """Whether the two can surely both be true: said of other times, under other conditions, of other things, or the same."""
    if normalise(a) == normalise(b):
        return True
    language = language_of(a, b)
    left, right = read(a, language), read(b, language)
    if not left or not right:
        return False
    if contradiction(a, b) is not None:
        return False
    if any(x.is_settled for x in left) != any(y.is_settled for y in right):
        return True
    return all(_apart(x, y, language) for x in left for y in right)


def _apart(x: Assertion, y: Assertion, language: str) -> bool:
    if x.condition and y.condition and x.condition != y.condition:
        return True
    if x.speaker is not None and y.speaker is not None and x.speaker != y.speaker:
        return True
    if x.existential and y.existential:
        return True
    return _say_the_same(x, y) or _name_two(x, y, language) or _has_two_qualifiers(x, y) or _says_less(x, y)


def _say_the_same(x: Assertion, y: Assertion) -> bool:
    """One slot with one value on both sides: “60 seconds”, “one minute”."""
    shared = [(p, q) for p in x.slots for q in y.slots if _is_one(p, q)]
    return bool(shared) and all(not differ(p.value, q.value) for p, q in shared) and x.negative == y.negative


def _is_one(p: Slot, q: Slot) -> bool:
    return p.kind == q.kind and same_subject(p.subject, q.subject, frozenset())


def _name_two(x: Assertion, y: Assertion, language: str) -> bool:
    """Each side holds a word, or a number in its subject, by which such things are told apart, and not the same one."""
    mine, other = _marks(x, language) - y.subject, _marks(y, language) - x.subject
    return bool(mine and other)


def _has_two_qualifiers(x: Assertion, y: Assertion) -> bool:
    """“The unit price”, “the shipping price”: one sort of thing, with a word on each side that the other lacks (§7)."""
    pairs = [(p, q) for p in x.slots for q in y.slots if p.kind == q.kind]
    return bool(pairs) and all(
        p.subject & q.subject and p.subject - q.subject and q.subject - p.subject for p, q in pairs
    )


def _says_less(x: Assertion, y: Assertion) -> bool:
    """One side says what the other says, and less: “read the guide”, “read the guide before you start”."""
    is_part = x.subject <= y.subject or y.subject <= x.subject
    return is_part and x.negative == y.negative and x.antonyms == y.antonyms and None in (x.order, y.order)


def _marks(x: Assertion, language: str) -> frozenset[str]:
    words = frozenset(key_of(word, language) for word in _TOLD_APART)
    values = {slot.value.text.casefold() for slot in x.slots}
    said = {key for key in x.subject if key.startswith(_VALUES) and key not in _filled(x)}
    return frozenset(key for key in x.subject if key in words and key not in values) | said


def _filled(x: Assertion) -> frozenset[str]:
    """The keys of the values that slots hold, or else of what stands last: they say what is, and not of what."""
    if not x.slots:
        return frozenset() if x.last is None else frozenset({x.last})
    subjects = frozenset().union(*(slot.subject for slot in x.slots))
    return frozenset(x.subject) - subjects
