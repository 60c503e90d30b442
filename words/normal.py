"""The equality form of a text, in which two ways to write the same words are the same string; and its words."""

from __future__ import annotations

import unicodedata
from typing import Final

import regex

from words.memo import remembered

CASE_WORDS: Final = ("IT", "US", "WHO", "AIDS")
"""Words that capitals make into another word: the department and the country against the pronouns."""

CASE_UNITS: Final = ("Kb", "Mb", "Gb", "Tb", "MW", "MV", "MA", "M")
"""Units that capitals make into another one behind a number: bits against bytes, mega against milli or metre."""

APOSTROPHES: Final = "'’‘‛ʼʻ`´＇ʹ\u02c8\uff40"
_STRAIGHT: Final = str.maketrans(dict.fromkeys(APOSTROPHES, "'"))
_PRIME: Final = regex.compile(r"(?<=\p{L})′(?=\p{L})")
_DASHES: Final = str.maketrans(
    {"\u2010": "-", "\u2011": "-", "\u2212": "-", "\ufe63": "-", "\uff0d": "-", "\u2013": "-"}
)

_STROKES: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d", "ƒ": "f"}
)
_INVISIBLE: Final = regex.compile(r"[\p{Cf}\p{Cs}\p{Variation_Selector}\u034f\u115f\u1160\u3164\uffa0]")
_SUPERSCRIPT: Final = regex.compile(r"[⁰¹²³⁴-⁹⁺⁻]+")
_FRACTION: Final = regex.compile(r"(?<=\d)[¼-¾⅐-⅞↉]")
_NO_DECOMPOSITION: Final = regex.compile(r"[™℠№ªº´¨¸¯˘-˝]")
_ACCENTED: Final = regex.compile(r"([\p{Latin}\p{Greek}])\p{M}+")
_CASE_WORD: Final = regex.compile(
    rf"(?<![\w.\-/@:#'])(?:{'|'.join(CASE_WORDS)})(?![\w\-/@:]|\.\w|'\p{{Ll}})"
    rf"|(?<=\d)(?:{'|'.join(CASE_UNITS)})(?![\w\-@:])|(?<=\d[ \u00a0\u202f])(?:{'|'.join(CASE_UNITS)})(?![\w\-@:])"
)
_LOWER: Final = regex.compile(r"\p{Ll}")
_LETTERS: Final = regex.compile(r"\p{L}+")
_CONTROLS: Final = dict.fromkeys((*range(32), 127), " ")
_SPACES: Final = regex.compile(r"[\s\p{Z}\p{Cc}]+")
_FINAL: Final = " .!…。．｡！,;:،、，；：؛।॥۔།။።·"
_UNSPACED: Final = r"[\p{Han}\p{Hiragana}\p{Katakana}ー々]"
_LOOSE_SPACE: Final = regex.compile(rf"(?<={_UNSPACED}) (?=[\w'\"])|(?<=\w) (?={_UNSPACED})")
_UNSPACED_LETTER: Final = regex.compile(_UNSPACED)


def compatible(text: str) -> str:
    """NFKC, but not where it would make another value: 10⁹ becomes 10^9, 1½ becomes “1 1⁄2”, № and ™ stay."""
    if text.isascii():
        return text
    text = _SUPERSCRIPT.sub(lambda m: "^" + unicodedata.normalize("NFKC", m[0]).replace("\u2212", "-"), text)
    text = _FRACTION.sub(lambda m: " " + m[0], text)
    kept = _NO_DECOMPOSITION.search(text)
    if not kept:
        return unicodedata.normalize("NFKC", text)
    pieces = _NO_DECOMPOSITION.split(text)
    signs = _NO_DECOMPOSITION.findall(text)
    whole = [unicodedata.normalize("NFKC", piece) for piece in pieces]
    return "".join(a + b for a, b in zip(whole, [*signs, ""], strict=True))


def without_accents(text: str) -> str:
    """The text without the marks on Latin and Greek letters; the marks of other scripts are letters and stay.

    Expects casefolded text for the letters with strokes (ø, ł, ı), which fold as accents do.
    """
    if text.isascii():
        return text
    bare = _ACCENTED.sub(r"\1", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFC", bare).translate(_STROKES)


_CASED: Final = (*CASE_WORDS, "M", "b")


def shouts(text: str) -> bool:
    """More than two words and no small letter: capitals say nothing there."""
    return not _LOWER.search(text) and len(_LETTERS.findall(text)) > 2


def folded_case(text: str) -> str:
    """Casefolded, but IT and US, and units like Gb and MW, stay what they are in a text that isn't all capitals."""
    if not any(word in text for word in _CASED) or not _CASE_WORD.search(text) or shouts(text):
        return text.casefold()
    pieces, words = _CASE_WORD.split(text), _CASE_WORD.findall(text)
    return "".join(piece.casefold() + word for piece, word in zip(pieces, [*words, ""], strict=True))


def plain(text: str) -> str:
    """Straight apostrophes and hyphens, no invisible character, NFKC with care: what every reader starts from."""
    if not text.isascii():
        text = _PRIME.sub("'", text.translate(_STRAIGHT).translate(_DASHES))
        text = _INVISIBLE.sub("", compatible(text))
    return text.translate(_STRAIGHT) if "`" in text else text


@remembered
def normalise(text: str) -> str:
    """The equality form of folding: NFKC, case, apostrophes, spaces, final punctuation, Latin and Greek accents.

    Idempotent. Spaces beside Chinese and Japanese letters carry nothing and go. A question mark stays: a question
    isn't a statement.
    """
    once = _normal(text)
    while not once.isascii() and (again := _normal(once)) != once:
        once = again
    return once


def _normal(text: str) -> str:
    text = without_accents(folded_case(plain(text)))
    if text.isascii():
        return " ".join(text.translate(_CONTROLS).split()).rstrip(_FINAL)
    text = _SPACES.sub(" ", text).strip()
    if _UNSPACED_LETTER.search(text):
        text = _LOOSE_SPACE.sub("", text)
    return text.rstrip(_FINAL)
