"""The deterministic detector: when two statements can't both be true, and what it says about the pair.

They contradict when they have the same subject and opposite polarity, an antonym pair, or one single-valued slot with
different values. A differing qualifier is another subject. Symmetric: the order of the two never matters.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from tensions.antonyms import OPPOSING, is_complementary, oppose
from tensions.facets import clash_between
from tensions.gaps import filled_twice
from tensions.gaps_in_runs import filled_in_runs
from tensions.lexicon import HOLDS, LIGHT, LINKS, ROLES, TURNING
from tensions.pieces import key_of
from tensions.question import ask
from tensions.reading import Assertion, is_standing_rule, language_of, read
from tensions.ruled import ruled_out
from tensions.ruled_abroad import rules_out
from tensions.sieve import SMALLER_SIDE, WAYS, ways
from tensions.slots import Slot, same_subject
from tensions.stances import opposed
from tensions.swaps import swapped
from tensions.values import differ
from tensions.voice import keys_of
from words.normal import normalise
from words.stems import stem
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from memory.row import Memory
    from tensions.sieve import Way
    from tensions.tension import Impact


_SORTS: Final = frozenset({"place", "live", "work", "runs", "written", "kept", "hosted", "filed", "is"})
"""How the tags of a slot of a name begin (`tensions.placing`, `tensions.naming`)."""
_PLANNED: Final = frozenset({"date", "day", "clock"})
"""What a statement of what will be says of what is planned now."""
_EATS: Final = frozenset(
    key_of(word, code)
    for code, words in (("de", "isst trinkt raucht verträgt"), ("fr", "mange boit fume"), ("es", "come bebe fuma"))
    for word in words.split()
)
"""Of two that one of these stands between it is plain who eats what, whichever is named first."""
_UNDER: Final = "只有"
"""Of what both say so, it is no condition: only the manager may, only the clerk may."""
_CLOSED: Final = listed(
    "closed shut geschlossen fermé fermée fermés fermées cerrado cerrada cerrados cerradas закрыт закрыта закрыто"
)
_HELD_ROLES: Final = frozenset(
    key_of(word, code) for word in (*ROLES, *HOLDS.values()) for code in ("en", "de", "fr", "es")
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash:
    """How two statements contradict. `values` are the differing values as written, in the order of the statements."""

    kind: Literal["polarity", "slot", "antonym"]
    shape: str
    subject: tuple[str, ...]
    clauses: tuple[str, str]
    values: tuple[str, str] | None = None
    is_exact: bool = True
    """Both sides have the same content: neither says more than the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Detected:
    """A clash of a new memory with a held one, ready to be opened as a tension."""

    new: Memory
    held: Memory
    clash: Clash
    impact: Impact
    question: str


def contradiction(a: str, b: str, by: Collection[Way] = WAYS) -> Clash | None:
    """How the two statements contradict, or None. `contradiction(b, a)` is the same clash seen from the other side.

    `by` are the ways to look for: those that the sieve leaves open are enough.
    """
    if normalise(a) == normalise(b):
        return None
    if a > b:
        turned = contradiction(b, a, by)
        return None if turned is None else _turned(turned)
    language = language_of(a, b)
    pairs = [(x, y) for x in read(a, language) for y in read(b, language)]
    for find in (find for way, find in _FINDERS.items() if way in by):
        for x, y in pairs:
            if (clash := find(x, y, language)) is not None:
                return clash
    if "ruled" in by and (clash := _of_ruled(a, b, language)) is not None:
        return clash
    return _of_runs(a, b, pairs) if language == "zh" and "gaps" in by else None


def _of_ruled(a: str, b: str, language: str) -> Clash | None:
    if language != "en":
        return _of_claims(a, b, language)
    found = ruled_out(a, b)
    if found is None:
        return None
    return Clash(
        kind="polarity",
        shape=f"ruled:{found.sort}",
        subject=tuple(sorted(found.subject)),
        clauses=found.parts,
        is_exact=False,
    )


def _turned(clash: Clash) -> Clash:
    values = None if clash.values is None else (clash.values[1], clash.values[0])
    return replace(clash, clauses=(clash.clauses[1], clash.clauses[0]), values=values)


def impact(a: Memory, b: Memory) -> Impact:
    """Critical: either side is pinned or a standing rule. Low: either side is a hypothesis. Medium: the rest."""
    if any(side.tier == "L0" or is_standing_rule(side.content) for side in (a, b)):
        return "critical"
    return "low" if "hypothesis" in (a.status, b.status) else "medium"


def question(a: str, b: str) -> str:
    """What to ask so that the answer settles it (at most 500 characters); names the differing values where they are sure."""
    clash = contradiction(a, b)
    return ask(a, b, clash.clauses if clash else None, clash.values if clash else None)


def shape(a: str, b: str) -> str:
    """By what the reuse of a resolution pattern is matched: how the two clash, or else in which words they differ."""
    clash = contradiction(a, b)
    if clash is not None:
        return clash.shape
    language = language_of(a, b)
    left, right = (frozenset(k for x in read(t, language) for k in x.subject if ":" not in k) for t in (a, b))
    sides = sorted((" ".join(sorted(left - right)), " ".join(sorted(right - left))))
    return "text:" + "|".join(sides) if any(sides) else "text:" + " ".join(sorted(left))


def detect(new: Memory, held: Iterable[Memory]) -> tuple[Detected, ...]:
    """Every clash of a new memory with the held ones of its namespace, oldest held first; itself and retired rows excepted."""
    rows = sorted(
        (m for m in held if m.id != new.id and m.namespace == new.namespace and m.status != "retired"),
        key=lambda m: m.id,
    )
    return tuple(
        Detected(
            new=new,
            held=m,
            clash=clash,
            impact=impact(m, new),
            question=ask(m.content, new.content, clash.clauses, clash.values),
        )
        for m in rows
        if (open_ways := ways(new.content, m.content))
        and (clash := contradiction(m.content, new.content, open_ways)) is not None
    )


def _of_slots(a: Assertion, b: Assertion, _language: str) -> Clash | None:
    if not _may_compare(a, b) or a.beside or b.beside or a.existential or b.existential:
        return None
    scheduled = not (a.is_settled and b.is_settled)
    if scheduled and not all(side.is_settled or side.is_scheduled for side in (a, b)):
        return None
    for x in a.slots:
        for y in b.slots:
            if scheduled and x.kind not in _PLANNED:
                continue
            if _is_one_slot(x, y, a.generic | b.generic) and differ(x.value, y.value):
                return Clash(
                    kind="slot",
                    shape=_shape_of(x),
                    subject=tuple(sorted(x.subject)),
                    clauses=(a.text, b.text),
                    values=(x.value.text, y.value.text),
                )
    return None


def _of_facets(a: Assertion, b: Assertion, _language: str) -> Clash | None:
    if not _may_compare(a, b) or a.beside or b.beside or a.existential or b.existential:
        return None
    for x in a.facets:
        for y in b.facets:
            if clash_between(x, y):
                return Clash(
                    kind="slot",
                    shape=x.shape,
                    subject=tuple(sorted(x.topic)),
                    clauses=(a.text, b.text),
                    values=(x.value.text, y.value.text),
                )
    return None


def _of_stances(a: Assertion, b: Assertion, _language: str) -> Clash | None:
    if not _comparable(a, b) or a.existential or b.existential or a.order or b.order:
        return None
    if (a.negative and a.needs and not b.needs) or (b.negative and b.needs and not a.needs):
        return None
    if (a.directions - b.directions and b.directions - a.directions) or a.without or b.without:
        return None
    found = ((x, y) for x in a.stances for y in b.stances)
    x, y = next(((x, y) for x, y in found if opposed(x, y, x_negative=a.negative, y_negative=b.negative)), (None, None))
    if x is None or y is None:
        return None
    words = sorted(x.opposable ^ y.opposable)
    name = "/".join(words) if words else x.side[0]
    return Clash(
        kind="antonym" if name else "polarity",
        shape=f"antonym:{name}" if name else "polarity",
        subject=tuple(sorted(x.topic & y.topic)),
        clauses=(a.text, b.text),
        is_exact=x.topic == y.topic,
    )


def _of_gaps(a: Assertion, b: Assertion, language: str) -> Clash | None:
    if a.existential or b.existential or a.is_ellipsis or b.is_ellipsis or not _may_compare(a, b):
        return None
    is_of_now = _comparable(a, b) or (a.is_scheduled and b.is_scheduled)
    filled = filled_twice(a, b, language) if is_of_now else None
    if filled is None:
        return _of_swaps(a, b, language)
    return Clash(
        kind="slot",
        shape=f"slot:gap:{filled.rule}",
        subject=tuple(sorted(filled.subject)),
        clauses=(a.text, b.text),
        values=filled.values,
    )


def _of_swaps(a: Assertion, b: Assertion, language: str) -> Clash | None:
    found = swapped(a, b, language) if a.is_settled == b.is_settled and a.negative == b.negative else None
    if found is None:
        return None
    return Clash(
        kind="antonym",
        shape="antonym:order",
        subject=tuple(sorted(a.subject & b.subject)),
        clauses=(a.text, b.text),
    )


def _of_claims(a: str, b: str, language: str) -> Clash | None:
    """One says that somebody has, takes or does what by the other she doesn't; or uses what by the other there is no more."""
    relation = rules_out(a, b, language)
    if relation is None:
        return None
    left, right = (frozenset(key for each in read(text, language) for key in each.subject) for text in (a, b))
    return Clash(
        kind="polarity",
        shape=f"ruled:{relation}",
        subject=tuple(sorted(left & right)),
        clauses=(a, b),
        is_exact=False,
    )


def _of_runs(a: str, b: str, pairs: list[tuple[Assertion, Assertion]]) -> Clash | None:
    """Of two Chinese statements whose clauses all speak of now, as they are written."""
    is_settled = all(x.is_settled and y.is_settled for x, y in pairs) or (_UNDER in a and _UNDER in b)
    if not (is_settled and all(_may_compare(x, y) for x, y in pairs)):
        return None
    filled = filled_in_runs(a, b)
    if filled is None:
        return None
    return Clash(
        kind="slot",
        shape=f"slot:gap:{filled.rule}",
        subject=tuple(sorted(filled.subject)),
        clauses=(a, b),
        values=filled.values,
    )


def _shape_of(slot: Slot) -> str:
    """The kind of slot; of a name also of what sort it is, since who holds a role is settled otherwise than a town."""
    tag = next((key for key in sorted(slot.subject) if ":" in key and not key[:1].isdigit()), None)
    if slot.kind != "name":
        return f"slot:{slot.kind}"
    if tag is not None and tag.partition(":")[0] in _SORTS:
        return f"slot:name:{tag}"
    return "slot:name:role" if not _HELD_ROLES.isdisjoint(slot.subject) else "slot:name"


def _is_one_slot(x: Slot, y: Slot, generic: frozenset[str]) -> bool:
    """The same kind of the same subject, and the other slots beside it hold the same."""
    if x.kind != y.kind:
        return False
    return (x.others == y.others and same_subject(x.subject, y.subject, generic)) or _is_there(x, y) or _is_there(y, x)


def _is_there(x: Slot, y: Slot) -> bool:
    """“The server is rec-01, port 8080” says which port rec-01 has."""
    return len(y.subject) == 1 and not y.others and any(("place", key) in x.others for key in y.subject)


def _comparable(a: Assertion, b: Assertion) -> bool:
    """Both speak of now, or both of what came out once."""
    return ((a.is_settled and b.is_settled) or (a.is_outcome and b.is_outcome)) and _may_compare(a, b)


def _may_compare(a: Assertion, b: Assertion) -> bool:
    if a.owners and b.owners and a.owners.isdisjoint(b.owners):
        return False
    return a.of_another == b.of_another and a.condition == b.condition and _speak_alike(a, b)


def _speak_alike(a: Assertion, b: Assertion) -> bool:
    """What Gina says of herself, Jon doesn't deny; what somebody says of a thing, the unsigned statement may."""
    if a.speaker == b.speaker:
        return True
    return None in (a.speaker, b.speaker) and not (a.speaks_of_self or b.speaks_of_self)


def _of_words(a: Assertion, b: Assertion, language: str) -> Clash | None:
    opposed = oppose(a.antonyms, b.antonyms) if _comparable(a, b) else None
    if opposed is None or (not _turns(opposed) and a.directions - b.directions and b.directions - a.directions):
        return None
    if a.without - b.subject or b.without - a.subject:
        return None
    turned = _order_turned(a, b)
    if len(opposed) > 1 or turned is None:
        return None
    flips = len(opposed) + turned
    if (flips + (a.negative != b.negative)) % 2 == 0 or not _may_deny(a, b, opposed):
        return None
    left = a.subject - {key for x, _ in opposed for key in _keys(x, language)}
    right = b.subject - {key for _, y in opposed for key in _keys(y, language)}
    if not _same(a, b, left, right, language):
        return None
    kind: Literal["polarity", "antonym"] = "antonym" if flips else "polarity"
    name = "/".join(sorted(stem(word, language) for word in opposed[0])) if opposed else "order" if turned else ""
    return Clash(
        kind=kind,
        shape=f"antonym:{name}" if flips else "polarity",
        subject=tuple(sorted(left & right)),
        clauses=(a.text, b.text),
        is_exact=left == right,
    )


def _turns(opposed: tuple[tuple[str, str], ...]) -> bool:
    """Shown to somebody, hidden from somebody: the verb takes its direction with it."""
    return any(word in TURNING for pair in opposed for word in pair)


def _keys(word: str, language: str) -> frozenset[str]:
    """By what the word is compared as a state, and as a verb."""
    return frozenset({word} if language in ("zh", "ja") else keys_of(word, language))


def _order_turned(a: Assertion, b: Assertion) -> int | None:
    """1 where the two say the opposite order, 0 where the same or none, None where only one speaks of an order."""
    if a.order is None or b.order is None:
        return 0 if a.order is b.order else None
    (word, first, second), (other, other_first, other_second) = a.order, b.order
    if word != other:
        opposite = other.split()[0] in OPPOSING.get(word.split()[0], ())
        if (
            opposite
            and (first - second) & (other_second - other_first)
            and (second - first) & (other_first - other_second)
        ):
            return None
        return 0 if opposite and first & other_first and second & other_second else None
    if first & other_second and second & other_first:
        return 1
    return 0 if first & other_first or second & other_second else None


def _may_deny(a: Assertion, b: Assertion, opposed: tuple[tuple[str, str], ...]) -> bool:
    if a.negative and b.negative:
        return bool(opposed) and is_complementary(*opposed[0])
    if (a.negative and a.needs and not b.needs) or (b.negative and b.needs and not a.needs):
        return False
    if a.existential and b.existential:
        return False
    if a.existential or b.existential:
        return a.universal or b.universal
    return True


def _same(a: Assertion, b: Assertion, left: frozenset[str], right: frozenset[str], language: str) -> bool:
    small, large = (left, right) if len(left) <= len(right) else (right, left)
    if not large and _says_how_i_am(a, b):
        return True
    said = len(small & {key for word in a.antonyms & b.antonyms for key in _keys(word, language)})
    if not small or small - large or len(small) - said < SMALLER_SIDE * (len(large) - said):
        return False
    if not _is_something(a, b, small, language) or _is_swapped(a, b, small):
        return False
    general, special = (a, b) if small is left else (b, a)
    extra = large - small
    if extra and (a.is_ellipsis or b.is_ellipsis or _other_speaker(general, special, extra)):
        return False
    if extra & special.owned or (extra & special.restricting and not general.opens_universally):
        return False
    limits = extra & special.limiting
    return not limits or general.universal or _is_of_a_whole_day(general, small, limits)


def _is_of_a_whole_day(general: Assertion, shared: frozenset[str], limits: frozenset[str]) -> bool:
    """“Closed on Fridays” is closed at all hours of a Friday, so that “open until two” denies it."""
    if not general.negative and _CLOSED.isdisjoint(general.antonyms):
        return False
    return all(key.startswith("clock:") for key in limits) and any(key.startswith("day:") for key in shared)


def _is_something(a: Assertion, b: Assertion, shared: frozenset[str], language: str) -> bool:
    """There is a subject: not only light verbs and generic nouns, and one word alone only in two whole statements."""
    if not shared - a.generic - (LIGHT | LINKS["en"] if language == "en" else LIGHT - LINKS["en"]):
        return bool(shared & a.generic) and _are_two_ends(a, b)
    return (
        len(shared) > 1
        or (a.is_whole and b.is_whole)
        or (bool(a.antonyms and b.antonyms) and not (a.speaks_of_self or b.speaks_of_self))
    )


def _are_two_ends(a: Assertion, b: Assertion) -> bool:
    """Two whole statements of which each says how its subject is: “the project is late”, “the project is on time”."""
    return a.is_whole and b.is_whole and bool(a.antonyms and b.antonyms)


def _says_how_i_am(a: Assertion, b: Assertion) -> bool:
    """“I'm left-handed”, “I'm right-handed”: of nothing but the speaker."""
    return _are_two_ends(a, b) and a.speaks_first and b.speaks_first


def _is_swapped(a: Assertion, b: Assertion, shared: frozenset[str]) -> bool:
    """The same words in other places (“admins delete users”, “users delete admins”); fronted parts don't count."""
    if a.order is not None or not _EATS.isdisjoint(shared):
        return False
    core = shared - a.limiting - b.limiting
    if [k for k in a.sequence if k in core] != [k for k in b.sequence if k in core]:
        return True
    if a.without or b.without:
        return False
    return bool(shared & a.limiting - b.limiting) and bool(shared & b.limiting - a.limiting)


def _other_speaker(general: Assertion, special: Assertion, extra: frozenset[str]) -> bool:
    """“We never deploy on Fridays” and “Dana deploys on Fridays” speak of two."""
    return general.speaks_first and special.opening is not None and special.opening in extra


_FINDERS: Final[dict[Way, Callable[[Assertion, Assertion, str], Clash | None]]] = {
    "slots": _of_slots,
    "words": _of_words,
    "facets": _of_facets,
    "stances": _of_stances,
    "gaps": _of_gaps,
}
