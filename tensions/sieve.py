"""A cheap look that shows of most held texts that they can't contradict a new one, so that few have to be read.

It never says no of a pair that the detector finds: what a clash needs of the held side's words, whatever its clauses and
values turn out to be, is looked for among all words of the text. A test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from tensions.antonyms import OPPOSING
from tensions.gap import Outline, may_be_one_frame, outline
from tensions.glance import glance, may_oppose
from tensions.lexicon import HELD, HOLDS
from tensions.pieces import digits_of
from tensions.reading import language_of, read
from tensions.ruled import ruled_out
from tensions.ruled_abroad import rules_out
from tensions.stances import ever
from tensions.topics import aside, dispensable
from tensions.voice import keys_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tensions.facet import Facet
    from tensions.glance import Glance
    from tensions.reading import Assertion
    from tensions.stances import Stance

SMALLER_SIDE: Final = 0.6
"""Share of the larger side's content that the smaller must have (design §7)."""

UNSPACED: Final = frozenset({"zh", "ja"})
"""Languages whose words are pieces of a run: their texts are always read."""

ROLES: Final = frozenset({*HOLDS.values(), *HELD.values(), "owner", "responsible", "language", "name", "old"})
"""What a slot is called by where the statement itself may not say it: “Dana owns billing” is of an owner, “I'm 34” of an age."""

Way = Literal["slots", "words", "facets", "stances", "gaps", "ruled"]
"""In which way two statements may contradict: as the detector looks for it, in this order."""
WAYS: Final[tuple[Way, ...]] = ("slots", "words", "facets", "stances", "gaps", "ruled")
_EVERY_WAY: Final = frozenset[Way](WAYS)
FILLING: Final = frozenset[Way]({"slots", "facets"})
"""Ways in which two statements only fill one slot differently."""


def may_clash(new: str, held: str) -> bool:
    """Whether the detector has to read the two: False is certain, True is not."""
    return bool(ways(new, held))


def ways(new: str, held: str) -> frozenset[Way]:
    """In which ways the two may contradict: that they do in none of the others is certain."""
    language = language_of(new, held)
    if language in UNSPACED:
        return _EVERY_WAY
    seen = glance(held, language)
    found: set[Way] = set()
    for need in _needs(new, language):
        found.update(way for way, may in _MAY if way not in found and may(need, seen, held, language))
    if (ruled_out(new, held) if language == "en" else rules_out(new, held, language)) is not None:
        found.add("ruled")
    return frozenset(found)


def may_share(new: str, held: str, lacking: int = 0) -> bool:
    """Whether the two may fill one slot; as certain as `may_clash`. The held text lacks so many keys of its subject at most."""
    language = language_of(new, held)
    if language in UNSPACED:
        return True
    seen = glance(held, language)
    return any(
        seen.may_fill(slot.kind)
        and len(slot.words - seen.keys) + len(slot.numbers) - seen.how_many(slot.numbers) <= lacking
        for need in _needs(new, language)
        for slot in need.slots
    )


@dataclass(frozen=True, slots=True)
class Sought:
    """What a slot of a new text needs of a held one: of its subject the words and numbers that stand in the statement itself."""

    kind: str
    words: frozenset[str]
    firm: frozenset[str]
    """Those of the words that aren't generic."""
    numbers: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """What one assertion of a new text needs of a held one."""

    slots: tuple[Sought, ...]
    firm: frozenset[str]
    numbers: frozenset[str]
    values: int
    """How many other values there are beside its words and numbers."""
    opposed: int
    turned: bool
    turns: bool
    """It says an order, which the other may turn."""
    opposites: frozenset[str]
    """What says the opposite of its states and verbs."""
    negative: bool
    topics: tuple[tuple[frozenset[str], bool], ...] = ()
    """Of what the statement speaks in any frame, and whether its value is a name."""
    sides: tuple[tuple[frozenset[str], bool], ...] = ()
    """Of what it takes a side, and whether it does so by a word with an opposite."""
    outline: Outline
    """Its content in its order."""


@lru_cache(maxsize=4096)
def _needs(text: str, language: str) -> tuple[Need, ...]:
    return tuple(_need(assertion, language) for assertion in read(text, language))


def _need(new: Assertion, language: str) -> Need:
    plain_keys = frozenset(key for key in new.subject if ":" not in key)
    numbers = _numbers(new.subject)
    opposed = {key for word in new.antonyms for key in keys_of(word, language)}
    slots = [
        Sought(slot.kind, words := _firm(slot.subject, new), words - new.generic, _numbers(slot.subject))
        for slot in new.slots
    ]
    slots += [
        Sought(slot.kind, frozenset(), frozenset(), frozenset())
        for slot in new.slots
        if any(kind == "place" for kind, _ in slot.others)
    ]
    return Need(
        slots=tuple(dict.fromkeys(slots)),
        firm=plain_keys - opposed,
        numbers=numbers,
        values=len(new.subject) - len(plain_keys) - len(numbers),
        opposed=len(new.antonyms),
        turned=bool(new.antonyms) or new.order is not None,
        turns=new.order is not None,
        opposites=frozenset(other for word in new.antonyms for other in OPPOSING.get(word, ())),
        negative=new.negative,
        topics=tuple({_of_facet(facet) for facet in new.facets}),
        sides=tuple({_of_stance(stance) for stance in new.stances}),
        outline=outline(new.text, language),
    )


def _of_facet(facet: Facet) -> tuple[frozenset[str], bool]:
    kind, _, sort = facet.relation.partition(":")
    topic = facet.topic
    if topic & _OWN:
        topic = frozenset({sort.partition("/")[0]}) if kind in ("count", "version") else frozenset()
    return topic - dispensable() - aside() or topic - _OWN, kind in _NAMED


def _of_stance(stance: Stance) -> tuple[frozenset[str], bool]:
    words = frozenset(key for key in stance.topic - ever() if ":" not in key)
    return words - dispensable(), bool(stance.side[0] or stance.opposable)


_OWN: Final = frozenset({"own.", "i."})


def _firm(subject: frozenset[str], new: Assertion) -> frozenset[str]:
    """The words of a slot's subject that stand in the statement itself."""
    return frozenset(key for key in subject & new.subject if ":" not in key) - ROLES


def _numbers(subject: frozenset[str]) -> frozenset[str]:
    """The digits of the numbers among some keys."""
    return frozenset(filter(None, map(digits_of, subject)))


def _may_share_topic(topic: frozenset[str], roots: frozenset[str]) -> bool:
    """The held text has all its words, but for a compound that is two words on the other side (`same_topic`)."""
    lacking = topic - roots
    if not lacking:
        return True
    if len(lacking) == _PARTS:
        return any(all(part in whole for part in lacking) for whole in roots)
    return len(lacking) == 1 and _may_join(next(iter(lacking)), topic, roots)


def _may_join(word: str, topic: frozenset[str], roots: frozenset[str]) -> bool:
    """“Hoftor” where the other side has “Hof” and “Tor”, and the other way round."""
    if any(word in whole and any(key in whole for key in topic if key != word) for whole in roots):
        return True
    parts = [part for part in roots | topic if len(part) >= _SHORTEST and part != word and part in word]
    return any(word.startswith(part) for part in parts) and len(parts) >= _PARTS


_PARTS: Final = 2
_SHORTEST: Final = 3
_NAMED: Final = frozenset({"who", "at", "named", "employed", "option"})
"""Relations whose values hold no number and no time."""


def _may_by_slots(new: Need, held: Glance, _text: str, _language: str) -> bool:
    """The held text holds the subject of one of its slots."""
    return any(slot.firm <= held.keys and held.may_fill(slot.kind) and held.may_say(slot.numbers) for slot in new.slots)


def _may_by_facets(new: Need, held: Glance, _text: str, _language: str) -> bool:
    return any((held.counts or is_named) and _may_share_topic(topic, held.roots) for topic, is_named in new.topics)


def _may_by_stances(new: Need, held: Glance, _text: str, _language: str) -> bool:
    denied = new.negative or held.may_deny
    return any((turns or denied) and _may_share_topic(topic, held.roots) for topic, turns in new.sides)


def _may_by_words(new: Need, held: Glance, text: str, language: str) -> bool:
    """The two have enough in common, and one of them says no or the opposite."""
    if not (new.turned or new.negative or held.may_deny):
        return False
    found = len(new.firm & held.keys) + held.how_many(new.numbers) + new.values + new.opposed
    if found < SMALLER_SIDE * (len(new.firm) + len(new.numbers) + new.values):
        return False
    return new.turns or new.negative or held.may_deny or may_oppose(text, language, new.opposites)


def _may_by_gaps(new: Need, held: Glance, _text: str, _language: str) -> bool:
    """The held text has all but one stretch of it."""
    return may_be_one_frame(new.outline, held)


_MAY: Final[tuple[tuple[Way, Callable[[Need, Glance, str, str], bool]], ...]] = (
    ("slots", _may_by_slots),
    ("words", _may_by_words),
    ("facets", _may_by_facets),
    ("stances", _may_by_stances),
    ("gaps", _may_by_gaps),
)
