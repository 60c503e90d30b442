"""What an English clause claims: a state of ours that is new, a custom that ended. Predicates over a clause as it is read."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tiers.english import CODE, FEELS, PLACES, PRAISE, STATUS, WORKS, WORLD
from words.vocabulary import listed

if TYPE_CHECKING:
    from tiers.clause_en import Clause

_HEAD = 4
"""Words behind a verb in which it is said what it is about."""

_UNSTEADY: Final = (
    (FEELS - {"like", "love", "hate", "enjoy", "prefer", "want", "need", "dislike", "thought", "think"})
    | WORKS
    | PRAISE
    | STATUS
)

_LABOUR: Final = frozenset({"work", "works"})
_PEOPLE: Final = frozenset({"ours", "kin", "person", "they"})
"""Whose work is no symptom."""

_OWN: Final = frozenset({"ours", "the", "name", "kin", "theirs", "dropped", "a"})


def tells_a_state(clause: Clause) -> bool:
    """Something is so at present, and it is neither a feeling, a symptom nor where somebody is for a moment."""
    if (
        clause.modal
        or clause.past
        or (clause.perfect and clause.going)
        or (clause.who not in _OWN and not (clause.who in {"person", "it", "they"} and clause.named))
        or not clause.verb
        or (clause.verb in _UNSTEADY and not (clause.verb in _LABOUR and clause.who in _PEOPLE))
    ):
        return False
    said = clause.rest[:_HEAD]
    if clause.verb == "be" and (not said or any(word in PRAISE or word in STATUS for word in said[:3])):
        return False
    return not (_is_of_the_world(clause) or any(word in PLACES and before in _WHERE for before, word in pairwise(said)))


def tells_a_value(clause: Clause) -> bool:
    """Something is so at present, and what it is has a name, a number or a place."""
    if clause.who == "it":
        return clause.named and clause.verb == "be" and not clause.modal and not clause.past
    return (
        tells_a_state(clause)
        and not clause.negated
        and (
            clause.named
            or clause.known
            or clause.who in {"ours", "kin"}
            or clause.verb != "be"
            or clause.rest[:1] in _AT
        )
    )


_WHERE: Final = frozenset({"at", "in", "on", "the", "to", "my", "from"})
_AT: Final = (("on",), ("at",), ("in",), ("with",), ("by",), ("under",), ("from",), ("an",), ("a",))


def tells_a_value_now(clause: Clause) -> bool:
    """The same, and it isn't where the speaker is."""
    return (
        tells_a_value(clause)
        and not {"your", "you", "yours"}.intersection(clause.rest)
        and not (clause.subject == ("i",) and clause.verb == "be" and clause.rest[:1] in _AT[:3])
    )


def tells_a_change(clause: Clause) -> bool:
    """Something of ours was changed for good."""
    return (
        not clause.modal
        and not clause.negated
        and clause.who in {"ours", "dropped", "the", "name"}
        and bool(clause.rest)
        and not _is_of_the_world(clause)
        and not any(word in _BRIEF or word in WORLD or word in CODE for word in clause.rest[:_HEAD])
    )


_BRIEF: Final = listed("""
process server container pod session tab app task instance vm window browser it them time bug program job keys wallet purse umbrella
phone message note voicemail house noon midnight early late him her me you us them office building room party restaurant
""")
"""What is left, stopped or dropped for a moment."""


def _is_of_the_world(clause: Clause) -> bool:
    return bool(clause.subject) and clause.who != "ours" and clause.subject[-1] in WORLD


def tells_a_change_of_hands(clause: Clause) -> bool:
    """Somebody came, went or changed something, and it is nothing that only fares well or ill."""
    return (
        not clause.modal
        and not any(word in STATUS or word in PRAISE for word in clause.rest[-2:])
        and not _is_of_the_world(clause)
    )


def is_so(clause: Clause) -> bool:
    """Something is, was or should be something; no verb but "be" is told of it, or one of use."""
    return (
        clause.who not in {"order", "none", "you"}
        and not clause.going
        and clause.verb in _IS
        and not (clause.past and clause.verb != "be")
    )


_IS: Final = listed(
    "be use uses run runs store stores host hosts call calls cost costs measure measures weigh weighs hold holds last lasts live lives"
)


def names_a_value(clause: Clause) -> bool:
    """Something has a name or a number, and how it is liked isn't said."""
    return (
        clause.named
        and clause.who not in {"order", "none", "you"}
        and not any(
            word in PRAISE or word in FEELS for word in (clause.verb, *clause.rest[:_HEAD]) if word != "actually"
        )
        and "ago" not in clause.rest
    )


def is_not_praised(clause: Clause) -> bool:
    """It isn't said how something is liked."""
    return not (clause.verb == "be" and any(word in PRAISE for word in clause.rest[:3] if word != "all"))


def is_not_tried(clause: Clause) -> bool:
    """It isn't told what the speaker did with something, nor is it an order."""
    return not (clause.who == "order" or (clause.who in {"ours", "dropped"} and clause.past and clause.verb not in _IS))


def is_a_fact(clause: Clause) -> bool:
    """It is of no text in hand, and of nothing that only fares ill."""
    return clause.who not in {"order", "ours", "you"} and not any(
        word in CODE or word in WORKS for word in clause.subject
    )


def is_mine_to_tell(clause: Clause) -> bool:
    """The speaker, or somebody by name, found out."""
    return clause.who in {"ours", "dropped", "name", "kin", "the"} and not clause.modal and not clause.negated


def puts_a_fact(clause: Clause) -> bool:
    """It is said how something is, and neither how it is found nor how it fares."""
    return (
        not (clause.modal or clause.past or clause.going)
        and clause.who not in {"order", "none", "you"}
        and not (clause.verb == "be" and any(word in PRAISE or word in STATUS for word in clause.rest[:3]))
    )


def settles(clause: Clause) -> bool:
    """After “in fact” or “technically”: what is so is named or lasts, and it isn't said how it is felt or fares."""
    told = (clause.verb, *clause.rest[:_HEAD])
    if clause.who in {"order", "none", "you"} or any(
        word in PRAISE or word in FEELS or word in STATUS for word in told
    ):
        return False
    return names_a_value(clause) or tells_a_value_now(clause) or (clause.who == "it" and clause.rest[:1] in _AT[-2:])


def is_a_habit(clause: Clause) -> bool:
    """Something is done or had, and neither felt nor found."""
    return not clause.modal and not clause.negated and not any(w in FEELS or w in PRAISE for w in clause.rest[:3])


def is_told(clause: Clause) -> bool:
    """It is told, neither ordered nor thought of."""
    return not clause.modal and clause.who != "order"


def is_ours_to_lose(clause: Clause) -> bool:
    """What ended is no light, no file and no errand of the moment."""
    return not _is_of_the_world(clause) and not any(
        word in _BRIEF or word in PLACES or word in CODE for word in clause.subject[-1:]
    )
