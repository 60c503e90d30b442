"""The tokens by which a memory is found and by which a query asks: stems, numbers, identifiers, n-grams.

What a query holds at full weight, its own text indexed holds too, so that every text finds itself. Nothing in a query
is an operator.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import regex

from words.grams import clusters, clusters_asked, han, han_asked, hangul, hangul_asked, kana, kana_alone, kana_asked
from words.identifiers import identifiers, keys
from words.language import (
    CONDITION,
    FUNCTION_WORDS,
    HINTS,
    MODALS,
    NEGATIONS,
    ORDER,
    QUANTITY,
    QUESTION_WORDS,
    evident_language,
)
from words.memo import remembered
from words.normal import CASE_WORDS, plain, shouts, without_accents
from words.stems import latin_forms, script_forms
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from words.grams import Grams
    from words.identifiers import Identifier


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens:
    """Tokens at full weight, and at the weight of parts: pieces of identifiers, other stems, shorter n-grams.

    Each token once, in the order of the text; none is in both.
    """

    full: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    guesses: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """Parts that are other stems of a word, each with the token of that word: they stand for it and not beside it."""


LONGEST: Final = 200
"""Characters of a token that count; an index entry has a limit, and nothing longer is typed from memory."""

_KEPT: Final = listed(
    "max min maximum minimum half twice whole never always first last next nie niemals immer jamais toujours nunca "
    "siempre никогда всегда premier dernier primero último первый последний everyone nobody"
)
"""Marks that somebody may search for."""

_ASCII: Final = regex.compile(
    r"\d+(?:[.,:^/\-]\d+)+(?![A-Za-z])|[A-Za-z]\+\+|[A-Za-z]#(?!\w)|[A-Za-z0-9]+(?:'[A-Za-z]+)*"
)
_ANY: Final = regex.compile(
    r"(?=[\p{L}\p{N}])(?:"  # letters and digits begin every run; scripts hold punctuation and symbols too
    r"(?P<number>\p{Nd}+(?:[.,:^/\-]\p{Nd}+)+(?!\p{Latin}))"
    r"|(?P<latin>[A-Za-z]\+\+|[A-Za-z]#(?!\w)|[\p{Latin}\p{Nd}][\p{Latin}\p{Nd}\p{Mn}]*(?:'\p{Latin}+)*)"
    r"|(?P<han>[\p{Han}々〆〇]+)|(?P<kana>\p{Hiragana}[\p{Hiragana}ー]*)|(?P<katakana>[\p{Katakana}ー]+)|(?P<hangul>\p{Hangul}+)"
    r"|(?P<unspaced>[\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}\p{Tibetan}\p{Javanese}\p{Balinese}]"
    r"[\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}\p{Tibetan}\p{Javanese}\p{Balinese}\p{M}]*)"
    r"|(?P<word>\p{Cyrillic}[\p{Cyrillic}\p{Mn}]*|\p{Greek}[\p{Greek}\p{Mn}]*"
    r"|(?:(?![\p{Latin}\p{Cyrillic}\p{Greek}\p{Han}\p{Hiragana}\p{Katakana}ー\p{Hangul}\p{Thai}\p{Khmer}\p{Lao}\p{Myanmar}"
    r"\p{Tibetan}\p{Javanese}\p{Balinese}])\p{L}\p{M}*)+))"
)
_INDEX_GRAMS: Final[Mapping[str, Callable[[str], Grams]]] = {
    "han": han, "kana": kana, "katakana": clusters, "hangul": hangul, "unspaced": clusters,
}  # fmt: skip
_QUERY_GRAMS: Final[Mapping[str, Callable[[str], Grams]]] = {
    "han": han_asked, "kana": kana_asked, "katakana": clusters_asked, "hangul": hangul_asked,
    "unspaced": clusters_asked,
}  # fmt: skip

_PIECES: Final = regex.compile(
    r"[\p{L}\p{M}]+\p{N}[\p{L}\p{M}\p{N}]*|\p{N}[\p{L}\p{M}\p{N}]*|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|[\p{L}\p{M}]+"
)
_NO_PIECES: Final = listed("http https www com org net")
"""Pieces that half of all URLs and hosts share."""

_CLOCK: Final = regex.compile(r"0?(\d:[0-5]\d)")
_SPACED: Final = regex.compile(r"(?<![\d.,:])\d{1,3}(?:[ \u00a0\u202f']\d{3})+(?![\d.,:]?\d)")
_GROUPED: Final = regex.compile(r"(\d{1,3}(?:\.\d{3})+),(\d+)|(\d{1,3}(?:,\d{3})+)\.(\d+)|(\d{1,3}(?:\.\d{3}){2,})")
_UNIT: Final = regex.compile(r"(\d+)([a-z]{2,})")
_THOUSANDS: Final = regex.compile(r"\d{1,3}(?:,\d{3})+")
_DATED: Final = regex.compile(r"[/\-]")
_ELISIONS: Final = listed("l d j n s c m t qu jusqu lorsqu puisqu")
_CLITICS: Final = listed("s t d m re ve ll")
_KANA_ALONE: Final = regex.compile(r"[\p{Hiragana}ー]{2,8}")
_DIGIT: Final = regex.compile(r"[^\P{Nd}0-9]")


def _dropped(*tables: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    codes = {code for table in tables for code in table}
    return {code: frozenset().union(*(t.get(code, ()) for t in tables)) - _KEPT for code in sorted(codes)}


_EMPTY: Final = _dropped(FUNCTION_WORDS, HINTS, NEGATIONS, QUANTITY, CONDITION, ORDER, MODALS)
_ASKED: Final = _dropped(FUNCTION_WORDS, HINTS, NEGATIONS, QUANTITY, CONDITION, ORDER, MODALS, QUESTION_WORDS)
_OTHER_SCRIPTS: Final = frozenset({"ru", "zh", "ja", "ko", "el", "ar", "he", "hi", "th"})
"""Languages that say nothing about the Latin words of a text."""


@dataclass(slots=True)
class _Bag:
    """What has been found so far, in order."""

    full: dict[str, None]
    parts: dict[str, None]
    guesses: dict[str, str] = field(default_factory=dict)

    def add(self, forms: Iterable[str], *, part: bool = False) -> None:
        """The first form at full weight unless it is a part; the others are parts."""
        for number, form in enumerate(forms):
            (self.parts if part or number else self.full)[form] = None

    def stems(self, forms: Sequence[str], *, part: bool) -> None:
        """The stem of a word, and those that it would have in other languages."""
        self.add(forms, part=part)
        self.guesses.update(dict.fromkeys(forms[1:], forms[0]))

    def tokens(self) -> Tokens:
        full = dict.fromkeys(t[:LONGEST] for t in self.full)
        parts = dict.fromkeys(t[:LONGEST] for t in self.parts)
        guesses = tuple((t[:LONGEST], of[:LONGEST]) for t, of in self.guesses.items() if t not in full)
        return Tokens(full=tuple(full), parts=tuple(t for t in parts if t not in full), guesses=guesses)


@dataclass(frozen=True, slots=True)
class _Reader:
    """How one text is read: the language of its Latin words, what is dropped, and how runs are cut."""

    code: str | None
    empty: Mapping[str, frozenset[str]]
    grams: Mapping[str, Callable[[str], Grams]]
    cased: bool

    def read(self, text: str, bag: _Bag, *, part: bool = False) -> None:
        """Put the tokens of a text that holds no identifier into the bag."""
        if text.isascii():
            for word in _ASCII.findall(text):
                self.latin(word, bag, part=part)
            return
        for match in _ANY.finditer(text):
            kind, run = str(match.lastgroup), match[0]
            if kind in {"latin", "number"}:
                self.latin(_DIGIT.sub(_ascii_digit, run), bag, part=part)
            elif kind == "word":
                self.word(run.casefold(), bag, part=part)
            else:
                full, parts = self.grams[kind](run)
                (bag.parts if part else bag.full).update(dict.fromkeys(full))
                bag.parts.update(dict.fromkeys(parts))

    def latin(self, word: str, bag: _Bag, *, part: bool) -> None:
        """A word of Latin letters and digits."""
        if self.cased and word in CASE_WORDS:
            bag.add((word, word.casefold()), part=part)
            return
        word = word.casefold()
        if "'" in word:
            self.apostrophe(word, bag, part=part)
        elif word.isalpha():
            if word not in self.empty[self.code or "en"]:
                bag.stems(latin_forms(word, self.code), part=part)
        else:
            bag.add((without_accents(word),), part=part)
            bag.add(_number_parts(word), part=True)

    def apostrophe(self, word: str, bag: _Bag, *, part: bool) -> None:
        """“what's” is what, “l'API” is API, “O'Brien” is all of it and its pieces."""
        head, _, tail = word.partition("'")
        if tail in _CLITICS or (tail == "t" and head.endswith("n")):
            self.latin(head, bag, part=part)
        elif head in _ELISIONS:
            self.latin(tail, bag, part=part)
        else:
            bag.add((without_accents(word.replace("'", "")), *(w for w in word.split("'") if len(w) > 1)), part=part)

    def word(self, word: str, bag: _Bag, *, part: bool) -> None:
        """A word of another script that writes spaces."""
        if word not in self.empty["ru"]:
            bag.stems(script_forms(word), part=part)


def _ascii_digit(match: regex.Match[str]) -> str:
    return str(unicodedata.decimal(match[0], match[0]))


def _number_parts(word: str) -> tuple[str, ...]:
    """25mb is 25 and mb too, 2024-03-01 is its year too, 1,000 is 1000, 1.250,50 is 1250.50, 02:30 is 2:30."""
    if unit := _UNIT.fullmatch(word):
        return unit[1], unit[2]
    if _THOUSANDS.fullmatch(word):
        return (word.replace(",", ""),)
    if grouped := _GROUPED.fullmatch(word):
        whole, rest = next((grouped[at], grouped[at + 1] if at < 5 else "") for at in (1, 3, 5) if grouped[at])
        return (f"{regex.sub('[.,]', '', whole)}.{rest}".rstrip("."),)
    if clock := _CLOCK.fullmatch(word):
        return (clock[1], f"0{clock[1]}")
    return tuple(_DATED.split(word)) if _DATED.search(word) else ()


def _outside(text: str, names: Iterable[Identifier]) -> str:
    """The text without its identifiers."""
    pieces, at = [], 0
    for name in sorted(names, key=lambda n: n.start):
        pieces.append(text[at : max(at, name.start)])
        at = max(at, name.end)
    return " ".join((*pieces, text[at:]))


def _read(text: str, empty: Mapping[str, frozenset[str]], grams: Mapping[str, Callable[[str], Grams]]) -> Tokens:
    text = plain(text)
    code = evident_language(text)
    cased = any(word in text for word in CASE_WORDS) and not shouts(text)
    reader = _Reader(None if code in _OTHER_SCRIPTS else code, empty, grams, cased)
    bag = _Bag({}, {})
    if names := identifiers(text):
        for name in names:
            bag.add((without_accents(name.text.casefold()),))
            pieces = (p for p in _PIECES.findall(name.text) if p.casefold() not in _NO_PIECES)
            reader.read(" ".join(pieces), bag, part=True)
        bag.add(map(without_accents, sorted(keys(text))), part=True)
        text = _outside(text, names)
    bag.add((regex.sub(r"\D", "", number) for number in _SPACED.findall(text)), part=True)
    reader.read(text, bag)
    return bag.tokens()


@remembered
def index_tokens(text: str) -> Tokens:
    """The tokens of a statement that is stored: everything by which it may be asked for."""
    return _read(text, _EMPTY, _INDEX_GRAMS)


@remembered
def query_tokens(text: str) -> Tokens:
    """The tokens of a message or query: no question words, no operators; both tuples empty when nothing is asked."""
    found = _read(text, _ASKED, _QUERY_GRAMS)
    if not found.full and not text.isascii() and (alone := _KANA_ALONE.fullmatch(text.strip())):
        return Tokens(full=kana_alone(alone[0]), parts=())
    return found
