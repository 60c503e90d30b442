"""What a clause says, free of its frame: of which topic, in which relation, with which value.

“The spare key is under the flowerpot” and “spare key hangs in the garage” say of one thing where it is; “we're a team of six”
and “there are nine of us on the team” how many are in it. Two facets of one topic and relation clash where their values differ.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tensions.amounts import typed
from tensions.chosen import called, chosen
from tensions.facet import PLANNED, Facet, Row, clash_between
from tensions.holders import held
from tensions.relations import (
    CHANGED,
)
from tensions.slots import of_another, tells_the_past
from tensions.topics import MOST_PIECES, joined, main_part
from tensions.whereabouts import located
from words.vocabulary import listed

_LONGEST_TOPIC: Final = 5
"""Keys; a longer topic is never said twice in one way."""

_WONDERED: Final = listed("wonder wondered whether ob wetten frage hope hoping hoffe espère espero")


def facets_of(row: Row, language: str) -> tuple[Facet, ...]:
    """The facets of a positive clause."""
    if not 1 < len(row) <= MOST_PIECES:
        return ()
    row = joined(main_part(row), language)
    lows = frozenset(piece.low for piece in row)
    if lows & _WONDERED or (not lows & CHANGED and tells_the_past(row, language)):
        return ()
    found = [
        *called(row, language),
        *typed(row, language),
        *chosen(row, language),
        *held(row, language),
        *located(row, language),
    ]
    beside = frozenset({"other."} if of_another(row) else ())
    return tuple(replace(f, others=f.others | beside) for f in found if len(f.topic) <= _LONGEST_TOPIC)


__all__ = ["PLANNED", "Facet", "clash_between", "facets_of"]
