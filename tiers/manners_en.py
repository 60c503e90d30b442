"""English orders to the other side: one that lasts, one with its reason, one that is settled. Predicates over clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiers.english import FEELS, PRAISE, STATUS
from words.vocabulary import listed

if TYPE_CHECKING:
    from tiers.clause_en import Clause

_OF_THE_TALK: Final = listed("worry forget stop get think do be let see go come wait tell mind hesitate panic give")
_TELLS: Final = frozenset({"ours", "person", "they", "it", "the", "a", "name", "kin", "theirs"})


def is_an_order(clause: Clause) -> bool:
    """Something is ordered: the clause begins with a verb, one of the known or one that no subject stands in front of."""
    return (clause.who == "order" and clause.verb not in _OF_THE_TALK) or (
        clause.who == "name" and not clause.verb and not clause.known
    )


_LIKED: Final = (PRAISE | FEELS | STATUS) - listed("it all everything nothing enough lot down up")


def _says_how_it_is(told: Clause) -> bool:
    said = (told.verb, *told.rest[:3])
    return told.who in _TELLS and bool(told.verb) and not told.modal and _LIKED.isdisjoint(said)


def is_forbidden_with_a_reason(forbidden: Clause, told: Clause) -> bool:
    """An order not to do something, and how it is instead or who does it: “don't push yourself, I do the merging”."""
    return (
        forbidden.who == "order"
        and forbidden.verb not in _OF_THE_TALK
        and (_says_how_it_is(told) or not _LEFT.isdisjoint((told.verb, *told.subject[:1])))
    )


_LEFT: Final = listed("leave keep stick use call write")


def is_settled(_: Clause, told: Clause) -> bool:
    """What was to be done is done, or somebody else does it: “never mind the flag, it's shipped”."""
    done = told.past or told.perfect or told.going or _is_done(told.verb)
    return _says_how_it_is(told) and not told.negated and done


_SHORTEST: Final = 5


def _is_done(verb: str) -> bool:
    return verb.endswith("ed") and len(verb) >= _SHORTEST


def says_how_it_is(_: Clause, told: Clause) -> bool:
    """What follows says how it is: not how it is felt, found or hoped."""
    return (
        _says_how_it_is(told)
        and not {"you", "your"}.intersection(told.rest)
        and told.verb not in {"love", "did", "does"}
    )


def is_struck_with_a_reason(_: Clause, told: Clause) -> bool:
    """Something is struck from what was said, and why: “strike the anchovies, Pia can't have fish”."""
    return told.who in _TELLS - {"it"} and bool(told.verb) and _LIKED.isdisjoint(told.rest[:2])
