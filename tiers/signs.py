"""Signs of a correction: what each is, how much it weighs, and the words it has in a language.

A correction that none of the tables' phrases foresaw still shows by several things at once: it speaks of what the agent
wrote, of what the user said before, of an end, of a now; it begins like an objection and puts a value. No one of them is
enough. Others speak against: a question, an order, a condition, somebody else's words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from words.spelling import loosened


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign: `points` for (positive) or against (negative) a correction, once however often it stands in a text."""

    name: str
    points: float
    tells: str


RULES_OUT: Final = "conditional"
"""The sign with which nothing is a correction, whatever else stands there."""

SIGNS: Final = (
    Sign("agent", 2.4, "what the agent wrote, planned or has in its notes"),
    Sign("own_words", 2.9, "what the user said before"),
    Sign("forbidding", 2.8, "an order to stop or not to do something"),
    Sign("ended", 2.6, "no longer, not any more"),
    Sign("amending", 1.4, "an opening that announces an amendment: oops, sorry, change of plan"),
    Sign("objecting", 2.0, "an opening that objects: no, nope, wrong, not quite"),
    Sign("withdrawing", 2.9, "an order to take back something said"),
    Sign("changed", 2.5, "a change that has happened: has been moved, got renamed, was dropped"),
    Sign("now", 1.6, "now, these days, since a day, as of a day"),
    Sign("before", 0.5, "what used to be, what was until then"),
    Sign("contrast", 2.1, "this and not that"),
    Sign("after_all", 1.1, "what it comes to: after all, in fact, it turned out"),
    Sign("mistaken", 1.8, "wrong, stale, mixed up, the other way round"),
    Sign("instead", 1.0, "a second clause that puts what holds: “…, it's …”"),
    Sign("therefore", -0.1, "what follows for the agent: “…, so don't …”"),
    Sign("own", 0.2, "the user or the user's own things as a subject"),
    Sign("value", 0.8, "a number, a day of the week"),
    Sign(RULES_OUT, -math.inf, "a condition, a reason or an exception in front of everything"),
    Sign("asked", -2.8, "a question"),
    Sign("ordered", -1.7, "an order for work"),
    Sign("supposed", -1.3, "a condition, a guess, a plan"),
    Sign("reported", -1.3, "somebody else's words or deeds"),
    Sign("quoted", -0.6, "a quotation or code beside it"),
    Sign("told", -3.2, "a tale of another time"),
    Sign("chat", -3.3, "thanks, praise, small talk"),
    Sign("failing", -1.3, "a fault: it fails, it hangs, it won't start"),
)

BASE: Final = -3.0
"""Points of a text without any sign."""

TOGETHER: Final = 2
"""Signs that speak for a correction together, beside those of what it is about; one alone may be a borrowed word."""

ENOUGH: Final = 0.7
"""Points from which several signs are a correction."""

ALONE: Final = 1.1
"""Points from which one sign is, with the words around it; none never is. The bounds are chosen by `bench.signs`."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one sign in one language, one sentence that has it and one that hasn't."""

    pattern: re.Pattern[str]
    has: str
    hasnt: str


def words(source: str, has: str, hasnt: str) -> Words:
    """Words over lowered, blanked, straightened text, with accents or without; none of them has a capital."""
    return Words(re.compile(loosened(source)), has, hasnt)


Vocabulary = Mapping[str, Words]
