"""A cheap look that shows of most held texts that they can't contradict a new one, so that few have to be read.

It never says no of a pair that the detector finds: what a clash needs of the held side's words, whatever its clauses and
values turn out to be, is looked for among all words of the text. A test holds the two together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.clause import LONGEST_TEXT, clauses
from tensions.consequences import consequences, may_follow
from tensions.gaps import Outline, may_be_one_frame, outline
from tensions.lexicon import HELD, HOLDS, REFUSALS, WITHOUT
from tensions.pieces import key_of, word_keys
from tensions.prefixes import base_of, may_deny
from tensions.quantities import FREQUENCIES, NUMBER_WORDS
from tensions.reading import language_of, read
from tensions.relations import PHRASES, SHORT, ZU_N
from tensions.stances import ever
from tensions.times import DAYS, MONTHS, NAMED_TIMES
from tensions.topics import aside, dispensable, root, without_tail
from tensions.values import one_case
from tensions.voice import keys_of, verb_key
from tensions.wording import may_reword, worded
from words.language import NEGATIONS
from words.normal import plain, without_accents
from words.sentences import statements, straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from tensions.facet import Facet
    from tensions.reading import Assertion
    from tensions.stances import Stance

SMALLER_SIDE: Final = 0.6
"""Share of the larger side's content that the smaller must have (design §7)."""

UNSPACED: Final = frozenset({"zh", "ja"})
"""Languages whose words are pieces of a run: their texts are always read."""

ROLES: Final = frozenset({*HOLDS.values(), *HELD.values(), "owner", "responsible", "language", "name", "old"})
"""What a slot is called by where the statement itself may not say it: “Dana owns billing” is of an owner, “I'm 34” of an age."""

_NUMBERED: Final = re.compile(r"(?=[\w.#/+-]*\d)[\w.#/+-]*\w")
_COUNTING: Final = frozenset(
    word for name in (*NUMBER_WORDS, *FREQUENCIES, *DAYS, *NAMED_TIMES, *MONTHS, *ZU_N) for word in name.split()
) | listed("a an once twice einmal zweimal dreimal hour day week month half halb first second")
"""Words without which no clause without a digit holds a value that is no name."""
_ANY_WORD: Final = re.compile(r"\w+")
_MARKS: Final = re.compile(r"[`\"*]")
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_CONTRACTED: Final = tuple(
    f"{verb}nt" for verb in sorted(listed("do does did is are was were ca could should would wo has have had must"))
)
_PARTICIPLES: Final = ("ed", "en", "t")
"""How the words end that a participle's verb is another key than the word (`tensions.voice`)."""
_DENIALS: Final = frozenset(
    form
    for code, words in NEGATIONS.items()
    if code not in UNSPACED
    for word in words
    for form in (word.casefold(), without_accents(word.casefold()))
) | frozenset({*REFUSALS, *WITHOUT, *_CONTRACTED, "unsafe", "dangerous", "stop", "stopped", "quit", "cease"})
"""Words without which no clause is negative."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Of a held text: the keys of all its words, and whether any of its clauses may be negative."""

    keys: frozenset[str]
    may_deny: bool
    roots: frozenset[str]
    """What the words have in common with words made of them (`tensions.topics`), and what holds a digit."""
    counts: bool
    """It may hold a number, a day or a time."""


def may_clash(new: str, held: str) -> bool:
    """Whether the detector has to read the two: False is certain, True is not."""
    language = language_of(new, held)
    if language in UNSPACED:
        return True
    words = _words(held, language)
    return any(_may(need, words, held, language) for need in _needs(new, language))


def may_share(new: str, held: str, lacking: int = 0) -> bool:
    """Whether the two may fill one slot, the held text lacking so many words of its subject at most; as certain as `may_clash`."""
    language = language_of(new, held)
    if language in UNSPACED:
        return True
    keys = _words(held, language).keys
    return any(len(firm - keys) <= lacking for need in _needs(new, language) for firm, _ in need.slots)


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """What one assertion of a new text needs of a held one."""

    slots: tuple[tuple[frozenset[str], frozenset[str]], ...]
    """The words of a slot's subject that stand in the statement itself, and those of them that aren't generic."""
    firm: frozenset[str]
    values: int
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
    opposed = {key for word in new.antonyms for key in keys_of(word, language)}
    firm = [_firm(slot.subject, new) for slot in new.slots]
    firm += [frozenset() for slot in new.slots if any(kind == "place" for kind, _ in slot.others)]
    return Need(
        slots=tuple((keys, keys - new.generic) for keys in firm),
        firm=plain_keys - opposed,
        values=len(new.subject) - len(plain_keys),
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


@lru_cache(maxsize=8192)
def _words(text: str, language: str) -> Words:
    said = _MARKS.sub("", one_case(straight(plain(text[:LONGEST_TEXT]))))
    low = said.casefold()
    words = frozenset(_WORD.findall(low))
    if may_follow(low, language):
        forms = " ".join(form for clause in clauses(text) for form in consequences(clause.text, language))
        said, low = f"{said} {forms}", f"{low} {forms.casefold()}"
        words = frozenset(_WORD.findall(low))
    if may_reword(low):
        words |= frozenset(word for each in statements(said) for word in _WORD.findall(worded(each.text).casefold()))
    plain_words = {base for word in words if may_deny(word, language) and (base := base_of(word, language)) is not None}
    words |= _pairs(words)
    keys = word_keys(said, language) | frozenset(key_of(word, language) for word in words | plain_words)
    keys |= frozenset(verb_key(word, language) for word in words | plain_words if word.endswith(_PARTICIPLES))
    denies = "n't" in low or "n'" in low or not _DENIALS.isdisjoint(words)
    return Words(
        keys=keys,
        may_deny=denies or bool(plain_words) or not said.isascii(),
        roots=frozenset(
            root(part, language)
            for word in words | _pairs(words) | _shortened(low)
            for part in (word, *word.split("-"), without_tail(word, language))
        )
        | frozenset(_NUMBERED.findall(low)),
        counts=any(map(str.isdigit, low)) or not _COUNTING.isdisjoint(words),
    )


def _shortened(low: str) -> frozenset[str]:
    """Words cut short that hold a digit: “k8s”."""
    return frozenset(_ANY_WORD.findall(low)) & SHORT.keys()


def _pairs(words: frozenset[str]) -> frozenset[str]:
    """What two words of the text may be together: “runs out”, “time out”."""
    return frozenset(one for (first, second), one in PHRASES.items() if first in words and second in words)


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


def _may(new: Need, held: Words, text: str, language: str) -> bool:
    """By a slot, whose subject the held text must hold, or by its words."""
    if may_be_one_frame(new.outline, held.keys) or any(firm <= held.keys for _, firm in new.slots):
        return True
    if any((held.counts or is_named) and _may_share_topic(topic, held.roots) for topic, is_named in new.topics):
        return True
    denied = new.negative or held.may_deny
    if any((turns or denied) and _may_share_topic(topic, held.roots) for topic, turns in new.sides):
        return True
    if not (new.turned or new.negative or held.may_deny):
        return False
    found = len(new.firm & held.keys) + new.values + new.opposed
    if found < SMALLER_SIDE * (len(new.firm) + new.values):
        return False
    return new.turns or new.negative or held.may_deny or not new.opposites.isdisjoint(_states(text, language))


@lru_cache(maxsize=8192)
def _states(text: str, language: str) -> frozenset[str]:
    """The words of a held text that may say the opposite of another's, those that a phrase is read as among them."""
    assertions = read(text, language)
    return frozenset(word for each in assertions for word in each.antonyms)
