"""What a held text may say at most, told by its words before it is read: for the sieve, which looks at many and reads few.

Everything here is too much rather than too little: a key, a number or a word that is missing can't be of any clause of the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tensions.clause import LONGEST_TEXT, clauses
from tensions.consequences import consequences, may_follow
from tensions.lexicon import REFUSALS, WITHOUT
from tensions.pieces import key_of, word_keys
from tensions.poles import comes_to
from tensions.prefixes import base_of, may_deny
from tensions.quantities import FREQUENCIES, NUMBER_WORDS, may_bound
from tensions.reading import read
from tensions.relations import PHRASES, SHORT, ZU_N
from tensions.synonyms import PHRASES as TWO_WORDS
from tensions.times import DAYS, MONTHS, NAMED_TIMES
from tensions.told import change_in
from tensions.topics import root, without_tail
from tensions.values import one_case
from tensions.voice import verb_key
from tensions.wording import may_reword, worded
from words.language import NEGATIONS
from words.normal import plain, without_accents
from words.sentences import statements, straight
from words.vocabulary import listed

_NUMBERED: Final = re.compile(r"(?=[\w.#/+-]*\d)[\w.#/+-]*\w")
_NUMBERS: Final = frozenset(word for name in NUMBER_WORDS for word in name.split())
_COUNTING: Final = (
    _NUMBERS
    | frozenset(word for name in (*FREQUENCIES, *DAYS, *NAMED_TIMES, *MONTHS, *ZU_N) for word in name.split())
    | listed("a an once twice einmal zweimal dreimal hour day week month half halb first second")
)
"""Words without which no clause without a digit holds a value that is no name."""
_ANY_WORD: Final = re.compile(r"\w+")
_ADDRESS: Final = re.compile(r"[.:]\S|localhost")
"""What every address holds."""
_NAMES: Final = frozenset({"name", "owner", "path", "email", "region"})
"""Kinds of slots that need neither a number nor a time."""
_MARKS: Final = re.compile(r"[`\"*]")
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_BETWEEN_DIGITS: Final = str.maketrans(dict.fromkeys(" .,_"))
_CONTRACTED: Final = tuple(
    f"{verb}nt" for verb in sorted(listed("do does did is are was were ca could should would wo has have had must"))
)
_PARTICIPLES: Final = ("ed", "en", "t")
"""How the words end that a participle's verb is another key than the word (`tensions.voice`)."""
_DENIALS: Final = frozenset(
    form
    for code, words in NEGATIONS.items()
    if code not in ("zh", "ja")
    for word in words
    for form in (word.casefold(), without_accents(word.casefold()))
) | frozenset({*REFUSALS, *WITHOUT, *_CONTRACTED, "unsafe", "dangerous", "stop", "stopped", "quit", "cease"})
"""Words without which no clause is negative."""
_WRITTEN_OUT: Final = " is are am will have would do not years old"
"""What a clause may hold that its text says shorter (`tensions.clause`, `tensions.pieces`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance:
    """Of a held text: the keys of all its words, and whether any of its clauses may be negative."""

    keys: frozenset[str]
    may_deny: bool
    roots: frozenset[str]
    """What the words have in common with words made of them (`tensions.topics`), and what holds a digit."""
    counts: bool
    """It may hold a number, a day or a time."""
    text: str
    """Casefolded."""
    digits: str | None
    """The same with nothing between the digits of one number; None where words may say a number."""

    def may_fill(self, kind: str) -> bool:
        """Whether it may fill a slot of a kind (`tensions.slot`) at all."""
        if kind == "place":
            return _ADDRESS.search(self.text) is not None
        return kind in _NAMES or self.counts

    def may_say(self, numbers: frozenset[str]) -> bool:
        """Whether it may hold all of these numbers, each given as `digits_of` its key (`tensions.pieces`)."""
        return self.how_many(numbers) == len(numbers)

    def how_many(self, numbers: frozenset[str]) -> int:
        """How many of these numbers it may hold."""
        return len(numbers) if self.digits is None else sum(number in self.digits for number in numbers)

    def lacks(self, number: str) -> bool:
        """Whether it surely doesn't hold the number."""
        return self.digits is not None and number not in self.digits

    def is_exact(self) -> bool:
        """Whether its numbers are what their digits say: none is a range, at least or about so many."""
        return self.digits is not None and not may_bound(self.text)


@lru_cache(maxsize=8192)
def glance(text: str, language: str) -> Glance:
    """At a text as it would be read in a language whose words spaces part."""
    said, words = _said(text, language)
    low = said.casefold()
    plain_words = {base for word in words if may_deny(word, language) and (base := base_of(word, language)) is not None}
    words |= _pairs(words)
    keys = word_keys(said, language) | frozenset(key_of(word, language) for word in words | plain_words)
    keys |= frozenset(verb_key(word, language) for word in words | plain_words if word.endswith(_PARTICIPLES))
    denies = "n't" in low or "n'" in low or not _DENIALS.isdisjoint(words)
    return Glance(
        keys=keys,
        may_deny=denies or bool(plain_words) or not said.isascii(),
        roots=frozenset(
            root(part, language)
            for word in words | _pairs(words) | _shortened(low)
            for part in (word, *word.split("-"), without_tail(word, language))
        )
        | frozenset(_NUMBERED.findall(low)),
        counts=any(map(str.isdigit, low)) or not _COUNTING.isdisjoint(words),
        text=low,
        digits=None if _says_numbers(said, words) else low.translate(_BETWEEN_DIGITS),
    )


def _said(text: str, language: str) -> tuple[str, frozenset[str]]:
    """The text with what follows from it, and their words with those of the wordings that they come to, casefolded."""
    said = _MARKS.sub("", one_case(straight(plain(text[:LONGEST_TEXT]))))
    other = _worded(said)
    if may_follow(" ".join((said, *other)).casefold(), language):
        forms = [form for clause in clauses(text) for form in consequences(clause.text, language)]
        if forms:
            said = " ".join((said, *forms))
            other = _worded(said)
    return said, frozenset(word for each in (said, *other) for word in _WORD.findall(each.casefold()))


def _worded(said: str) -> tuple[str, ...]:
    """Its sentences in the one wording, where that may be another one."""
    return tuple(worded(each.text) for each in statements(said)) if may_reword(said.casefold()) else ()


def _says_numbers(said: str, words: frozenset[str]) -> bool:
    """A word of it may say a number, or a digit is written otherwise than in ASCII."""
    return not said.isascii() or any(not _NUMBERS.isdisjoint(word.split("-")) for word in words)


def _shortened(low: str) -> frozenset[str]:
    """Words cut short that hold a digit: “k8s”."""
    return frozenset(_ANY_WORD.findall(low)) & SHORT.keys()


def _pairs(words: frozenset[str]) -> frozenset[str]:
    """What two words of the text may be together: “runs out”, “time out”, “mother tongue”."""
    return frozenset(
        one for first in words & _BEGIN_PAIRS.keys() for second, one in _BEGIN_PAIRS[first] if second in words
    )


_BEGIN_PAIRS: Final = {
    first: tuple((then, one) for (begin, then), one in (*PHRASES.items(), *TWO_WORDS.items()) if begin == first)
    for first, _ in (*PHRASES, *TWO_WORDS)
}
"""First word → the second words, each with what the two are together."""


def may_oppose(text: str, language: str, opposites: frozenset[str]) -> bool:
    """Whether the text may say one of the words as its verb or its state; it is read where its words leave that open."""
    said = _all_said(text, language)
    if said is not None and not any(word in said for word in opposites):
        return False
    return not opposites.isdisjoint(_states(text, language))


@lru_cache(maxsize=8192)
def _all_said(text: str, language: str) -> str | None:
    """All that the clauses of a text may hold, casefolded; None where it may tell of a change, which is told in new words."""
    said, words = _said(text, language)
    low = said.casefold()
    return None if change_in(text) is not None else " ".join((low, *words, *comes_to(low, words))) + _WRITTEN_OUT


@lru_cache(maxsize=8192)
def _states(text: str, language: str) -> frozenset[str]:
    """The words of a held text that may say the opposite of another's, those that a phrase is read as among them."""
    assertions = read(text, language)
    return frozenset(word for each in assertions for word in each.antonyms)
