"""English denials: what a clause denies and the next one puts in its place. Predicates over clauses as they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiers.english import FEELS, PLACES, PRAISE, SENSES, STATUS, WORKS
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tiers.clause_en import Clause, Who

_LIKED: Final = (PRAISE | STATUS) - listed("it all everything nothing lot down up")
"""How something is found, or how it fares."""
_EITHER: Final = listed("hit cut put read set let quit bet cost")
"""Verbs whose past is written as their present."""
_HEAD: Final = 4
"""Words behind a verb in which it is said what it is about."""

_TELLS: Final = frozenset({"ours", "person", "they", "it", "the", "a", "name", "kin", "theirs"})
_ABLE: Final = listed("answer reply respond help come go listen budge matter last hurry bother allowed")
_LABOUR: Final = frozenset({"work", "works"})
_POSTED: Final = frozenset({("at",), ("for",), ("in",), ("with",), ("as",), ("on",), ("from",)})
"""What is denied of somebody or something for a moment: it fails, it hasn't come."""
_OF_THE_MOMENT: Final = listed(
    "yet tonight today tomorrow hungry ready joking kidding complaining fan time clue idea to any anything"
)
_SHORTENED: Final = listed("ca wo")
"""What is left in front of n't where it denies a power or a will."""
_FARES: Final = (
    WORKS - _LABOUR - listed("returns return throws throw starts start opens open prints print gives give stops stop")
)
_ALL: Final = listed("each every everything everyone everybody all both")
_WISHED: Final = listed("want need prefer mean wanted expected needs wants")
_SAYINGS: Final = listed(
    "fan person deal problem issue question point expert way one type thing case rush joke fault business secret"
)
"""What one isn't in a saying: “I'm not a morning person”, “it's not a big deal”."""
_MOMENTARY: Final = _LIKED | _OF_THE_MOMENT | _SAYINGS


def denies(clause: Clause) -> bool:
    """It is said what something is not or doesn't do, and it is neither a feeling, a power nor a matter of the moment."""
    said = clause.rest[:_HEAD]
    return (
        clause.negated
        and clause.verb not in _OF_THE_MOMENT | _SHORTENED | _FARES
        and "that" not in clause.subject[1:]
        and not (clause.modal or clause.going)
        and clause.who in _TELLS
        and bool(clause.verb)
        and (bool(said) or clause.verb != "be")
        and (clause.verb not in FEELS | SENSES | _ABLE or clause.verb in _WISHED)
        and not (clause.verb in _LABOUR and said[:1] not in _POSTED)
        and _MOMENTARY.isdisjoint(said if clause.subject != ("there",) else said[1:])
        and not any(word.endswith("est") for word in said)
        and not (clause.verb == "be" and said[-1] in PLACES and not clause.named)
    )


def _tells(clause: Clause) -> bool:
    """It is said what something is or does."""
    said = clause.rest[:_HEAD]
    return (
        not (clause.negated or clause.modal)
        and clause.who in _TELLS
        and bool(clause.verb)
        and (clause.verb not in FEELS | SENSES or clause.verb in _WISHED)
        and not any(word in _LIKED for word in said[:3])
        and (bool(said) or clause.verb != "be")
    )


def is_put_right(denied: Clause, told: Clause) -> bool:
    """The second clause says of the same thing what it is instead: “it isn't A, it's B”, “we don't A, we B”."""
    return (
        denies(denied)
        and not (denied.subject == ("i",) and denied.verb != "be" and told.who not in _ONES | {"a"})
        and "you" not in denied.rest
        and _tells(told)
        and (not told.past or told.verb in _EITHER or denied.past or told.perfect or told.verb in _ENDED)
        and not (denied.past and not denied.perfect and denied.verb != "be" and not (denied.named or told.named))
        and _is_of_the_same(denied, told)
    )


_ENDED: Final = listed("left quit retired moved switched changed stopped gave died sold became took went dropped got")
_ONES: Final = frozenset({"it", "they"})
_PEOPLE: Final = frozenset({"person", "kin", "name"})


def _is_of_the_same(denied: Clause, told: Clause) -> bool:
    if denied.subject[-1:] == told.subject[-1:] or told.who in _ONES or _ALL.issuperset(told.subject[:1]):
        return True
    if told.who == "person":
        return denied.who in _PEOPLE or (denied.who == "ours" and len(denied.subject) > 1)
    return denied.who == "it" and denied.verb == "be"


_KINDS: Final = frozenset({("a",), ("an",), ("the",), ("my",), ("our",)})
_WITHIN: Final = frozenset({("in",), ("on",), ("at",), ("from",), ("with",)})
_POINTED: Final = frozenset({("that",), ("those",)})
_OUTRIGHT: Final[Mapping[Who, frozenset[tuple[str, ...]]]] = {
    "ours": _KINDS | _WITHIN,
    "person": _KINDS,
    "name": _KINDS | _WITHIN,
    "the": frozenset(),
    "kin": frozenset(),
    "theirs": frozenset(),
    "it": frozenset(),
}
"""By whose clause it is, the words behind "not" that deny what it is; of all of them a name or a number does."""


_LIVES: Final = listed("live stop belong own teach run speak play study")
_NAMED: Final = frozenset({"name", "the"})
_TILL: Final = listed("until till before after on since for")
_VAGUE: Final = frozenset({("i",), ("there",)})


def is_denied_outright(clause: Clause) -> bool:
    """What was taken for granted is denied, and nothing else said: “that flag doesn't exist”, “we're not a monorepo”."""
    if not denies(clause):
        return False
    if clause.subject[:1] in _POINTED and len(clause.subject) > 1:
        return clause.verb not in WORKS and (not clause.past or clause.verb == "be")
    if clause.who in _NAMED and clause.verb in _LIVES and clause.named and _TILL.isdisjoint(clause.rest):
        return True
    if clause.verb != "be" or clause.past or clause.subject in _VAGUE or clause.who not in _OUTRIGHT:
        return False
    return clause.named or clause.rest[:1] in _OUTRIGHT[clause.who]


def is_told_and_denied(told: Clause, denied: Clause) -> bool:
    """The second clause says what the first one's thing is not: “it lives behind the VPN, it isn't public”."""
    return (
        _tells(told)
        and not (told.past or told.going)
        and told.who not in {"it", "they", "none", "order"}
        and denies(denied)
        and not denied.past
        and (denied.who in _ONES or denied.subject[-1:] == told.subject[-1:] or denied.who == "person")
        and told.subject != ("i",)
    )


_AIMS: Final = listed(
    "skip use drop leave remove cut stop keep treat write answer assume suggest give make delete talk explain"
)


def is_denied_with_an_order(denied: Clause, told: Clause) -> bool:
    """What somebody or something is not, and what is to be done therefore: “I'm not a beginner, skip the basics”."""
    return (
        denies(denied)
        and not denied.past
        and not _AIMS.isdisjoint((told.verb, *told.subject[:1]))
        and told.who in _ASKED
    )


_ASKED: Final = frozenset({"order", "name"})


def is_not_since(clause: Clause) -> bool:
    """What something is no longer, from a time on: “the ford isn't passable since the flood”."""
    return denies(clause) and clause.verb == "be" and not clause.perfect
