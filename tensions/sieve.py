"""A cheap look that shows of most held texts that they can't contradict a new one, so that few have to be read.

It never says no of a pair that the detector finds: what a clash needs of the held side's words, whatever its clauses and
values turn out to be, is looked for among all words of the text. A test holds the two together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.clause import LONGEST_TEXT, clauses
from tensions.consequences import consequences, may_follow
from tensions.lexicon import HELD, HOLDS, REFUSALS, WITHOUT
from tensions.pieces import key_of, word_keys
from tensions.prefixes import base_of, may_deny
from tensions.reading import language_of, read
from tensions.relations import PHRASES, SHORT
from tensions.stances import ever
from tensions.topics import aside, dispensable, root
from tensions.values import one_case
from tensions.voice import keys_of, verb_key
from tensions.wording import may_reword, worded
from words.language import NEGATIONS
from words.normal import plain, without_accents
from words.sentences import statements, straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from tensions.reading import Assertion

SMALLER_SIDE: Final = 0.6
"""Share of the larger side's content that the smaller must have (design §7)."""

UNSPACED: Final = frozenset({"zh", "ja"})
"""Languages whose words are pieces of a run: their texts are always read."""

ROLES: Final = frozenset({*HOLDS.values(), *HELD.values(), "owner", "responsible", "language", "name", "old"})
"""What a slot is called by where the statement itself may not say it: “Dana owns billing” is of an owner, “I'm 34” of an age."""

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
    """What the words have in common with words made of them (`tensions.topics`)."""


def may_clash(new: str, held: str) -> bool:
    """Whether the detector has to read the two: False is certain, True is not."""
    language = language_of(new, held)
    if language in UNSPACED:
        return True
    words = _words(held, language)
    return any(_may(need, words) for need in _needs(new, language))


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
    negative: bool
    topics: tuple[frozenset[str], ...] = ()
    """Of what the statement speaks in any frame."""
    sides: tuple[frozenset[str], ...] = ()
    """… where it only takes a side of it."""


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
        negative=new.negative,
        topics=tuple({_letters(facet.topic - aside() or facet.topic) for facet in new.facets}),
        sides=tuple({_letters(stance.topic) for stance in new.stances}),
    )


def _letters(topic: frozenset[str]) -> frozenset[str]:
    return frozenset(key for key in topic if key.isalpha()) - dispensable()


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
    keys = word_keys(said, language) | frozenset(key_of(word, language) for word in words | plain_words)
    keys |= frozenset(verb_key(word, language) for word in words | plain_words if word.endswith(_PARTICIPLES))
    denies = "n't" in low or "n'" in low or not _DENIALS.isdisjoint(words)
    return Words(
        keys=keys,
        may_deny=denies or bool(plain_words) or not said.isascii(),
        roots=frozenset(
            root(part, language)
            for word in words | _pairs(words) | _shortened(low)
            for part in (word, *word.split("-"))
        ),
    )


def _shortened(low: str) -> frozenset[str]:
    """Words cut short that hold a digit: “k8s”."""
    return frozenset(_ANY_WORD.findall(low)) & SHORT.keys()


def _pairs(words: frozenset[str]) -> frozenset[str]:
    """What two words of the text may be together: “runs out”, “time out”."""
    return frozenset(one for (first, second), one in PHRASES.items() if first in words and second in words)


def _may_share_topic(topic: frozenset[str], roots: frozenset[str]) -> bool:
    """The held text has all its words, but for two that may be parts of a compound, or one."""
    lacking = topic - roots
    if len(lacking) > _PARTS:
        return False
    return all(any(key in other or other in key for other in roots if len(other) >= _SHORTEST) for key in lacking)


_PARTS: Final = 2
_SHORTEST: Final = 3


def _may(new: Need, held: Words) -> bool:
    """By a slot, whose subject the held text must hold, or by its words."""
    if any(firm <= held.keys for _, firm in new.slots):
        return True
    if any(_may_share_topic(topic, held.roots) for topic in new.topics):
        return True
    if any(_may_share_topic(topic - ever(), held.roots) for topic in new.sides):
        return True
    if not (new.turned or new.negative or held.may_deny):
        return False
    found = len(new.firm & held.keys) + new.values + new.opposed
    return found >= SMALLER_SIDE * (len(new.firm) + new.values)
