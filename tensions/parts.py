"""The parts of an English statement as whole sentences and as what a sentence joins, for claims that rule something out.

Clauses (`tensions.clause`) are brought to one wording and lose what stands beside them; a claim like “we got rid of Jenkins,
nothing runs on it any more” is read as it is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.clause import LONGEST_CLAUSE, LONGEST_TEXT, clauses
from tensions.lexicon import DOUBT, FUTURE, OTHER_TIMES, PAST
from tensions.pieces import key_of, pieces
from tensions.poles import written_out
from tensions.slots import tells_the_past
from tensions.topics import root
from words.language import evident_language, words_of
from words.normal import plain
from words.polarity import negations
from words.sentences import statements, straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_SENTENCES: Final = 8
"""A longer text tells a story, and rules nothing out by the way."""

_WORD: Final = re.compile(r"[^\W_][\w.+#/-]*(?<![./-])(?:'\w+)?|'s")
_JOIN: Final = re.compile(
    r"\s*;\s*|\s+(?:—|–|--?)\s+|,\s*but\s+|\s+but\s+(?=(?:i|we|it|they|he|she|you|there|not|never|the|my|our)\b)|,\s+(?:and\s+|so\s+)?(?=(?:i|we|it|they|he|she|you|there|nobody|nothing|no one)\b)"
    r"|\s+and\s+(?=(?:i|we|it|they|he|she|you|there|my|our|the)\b)",
    re.IGNORECASE,
)
_LABELLED: Final = re.compile(r"^\s*[^:]{1,40}:\s+")
_ELSEWHEN: Final = re.compile("|".join(map(re.escape, OTHER_TIMES)), re.IGNORECASE)
_UNSURE: Final = (
    DOUBT
    | words_of(FUTURE, "en")
    | words_of(PAST, "en")
    | listed("if unless would should wish hope imagine suppose pretend ex instead rather than like")
)
"""Words with which a part says nothing of how it is now."""
_FIRST: Final = listed("i we my our us me mine ours")
_OF_OTHERS: Final = listed(
    "they their them his her he she neighbour neighbours neighbor neighbors friend friends client clients competitor competitors other another"
    " others colleague's friend's neighbour's neighbours' customer's customers' client's cousin boss vendor supplier"
)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Part:
    """A sentence or a part of one: its words casefolded, and beside each the key it is compared by.

    Two are one only if they are the same object: `parts` remembers those of a text, and what is found of a part is kept with it.
    """

    text: str
    low: str
    words: tuple[str, ...]
    keys: tuple[str, ...]
    bag: frozenset[str]
    """Its keys in no order."""
    is_piece: bool
    """No smaller part of the sentence says it."""

    @property
    def is_now(self) -> bool:
        """It says, without doubt, how it is now."""
        return _is_now(self.text)

    @property
    def is_denied(self) -> bool:
        return bool(negations(self.text))

    @property
    def of_first(self) -> bool:
        return not _FIRST.isdisjoint(self.words)

    @property
    def of_others(self) -> bool:
        """It names somebody who isn't who speaks: “their cat”, “Tom's bike”."""
        return not _OF_OTHERS.isdisjoint(self.words) or _NAMED_OWNER.search(self.text) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """What one part claims of all, of nothing or of one only, and how to see that another part says otherwise."""

    sort: str
    subject: frozenset[str]
    said: str
    is_denied_by: Callable[[Part], bool]
    of_whole: bool = False
    """What denies it may be a sentence that joins several parts."""


_NAMED_OWNER: Final = re.compile(r"\b[A-Z]\w+'s (?!on\b|in\b|at\b|the\b|a\b|our\b)|\bthe \w+'s? ")


@lru_cache(maxsize=8192)
def parts(text: str) -> tuple[Part, ...]:
    """The sentences of a text that ask nothing, each whole and, where it joins several, in its pieces."""
    said = straight(plain(text[:LONGEST_TEXT]))
    if evident_language(said) not in ("en", None):
        return ()
    found: list[Part] = []
    for sentence in statements(_LABELLED.sub("", said) if speaker(text) is not None else said)[:MOST_SENTENCES]:
        whole = sentence.text.strip(' .!"')
        if not whole or whole.endswith("?") or len(whole) > LONGEST_CLAUSE:
            continue
        smaller = [piece.strip(" ,.") for piece in _JOIN.split(whole) if piece.strip(" ,.")]
        found.append(_part(whole, is_piece=len(smaller) == 1))
        if len(smaller) > 1:
            found += [_part(piece, is_piece=True) for piece in smaller]
    return tuple(found)


@lru_cache(maxsize=8192)
def speaker(text: str) -> str | None:
    """Whose words a text is, where a label says it."""
    if _LABELLED.match(text) is None:
        return None
    return next((clause.speaker for clause in clauses(text)), None)


@lru_cache(maxsize=8192)
def _is_now(text: str) -> bool:
    words = frozenset(match[0].casefold() for match in _WORD.finditer(text))
    return _UNSURE.isdisjoint(words) and _ELSEWHEN.search(text) is None and not tells_the_past(pieces(text, "en"), "en")


def _part(text: str, *, is_piece: bool) -> Part:
    text = written_out(text)
    words = tuple(match[0].casefold() for match in _WORD.finditer(text))
    keys = tuple(word_key(word) for word in words)
    return Part(text=text, low=text.casefold(), words=words, keys=keys, bag=frozenset(keys), is_piece=is_piece)


@lru_cache(maxsize=16384)
def word_key(word: str) -> str:
    """What a word is compared by here: one of its synonyms, cut to what it has in common with the words made of it."""
    low = word.removesuffix("'s").removesuffix("'")
    return root(key_of(low, "en"), "en")


def keys_of(words: str) -> frozenset[str]:
    return frozenset(word_key(match[0]) for match in _WORD.finditer(words.casefold()))
