"""Accented letters as people type them without their accents: “numero”, “fuer”, “еще”."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_SPELT_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "œ": "oe"}
"""Letters that are written as two where a keyboard lacks them."""

_SHORT = {"ё": "е", "œ": "o"}
_KEPT = frozenset("äöüß")
"""Never left bare: without their dots they make other words, as “würde” and “wurde”."""

_ACCENTED = re.compile(r"[ßà-öø-ÿœё]", re.IGNORECASE)
_PIECE = re.compile(r"\\.|\(\?<[=!]|[\[\]()]|.", re.DOTALL)


def bare(letter: str) -> str:
    """The letter without its accent, as one letter."""
    if letter.lower() in _KEPT:
        return letter
    return _SHORT.get(letter.lower()) or unicodedata.normalize("NFD", letter)[0]


def typed(text: str) -> frozenset[str]:
    """The forms of a text that are typed: as it stands, without accents, with them spelt out."""
    spelt = "".join(_SPELT_OUT.get(letter) or bare(letter) for letter in text)
    return frozenset({text, "".join(map(bare, text)), spelt})


def loosened(source: str) -> str:
    """A regular expression that takes each accented letter also without its accent, and spelt out outside look-behinds."""
    if not _ACCENTED.search(source):
        return source
    return "".join(_pieces(source))


CASED = "(?-i:"
"""What opens the part of a regular expression in which a capital counts."""

_KEPT_AS_IS = re.compile(r"\\.|\(\?P", re.DOTALL)


def lowered(source: str) -> str:
    """The regular expression to ask of lowered text in place of one that takes letters of either case.

    It says the same and takes a third of the time; no part of it may be `CASED`.
    """
    at, kept = 0, []
    for found in _KEPT_AS_IS.finditer(source):
        kept += [source[at : found.start()].lower(), found[0]]
        at = found.end()
    return "".join([*kept, source[at:].lower()])


def small(text: str) -> str:
    """The text in small letters, each at its own place."""
    folded = text.lower()
    return folded if len(folded) == len(text) else "".join(letter.lower()[0] for letter in text)


def _pieces(source: str) -> Iterator[str]:
    listed, behind = False, 0
    for piece in _PIECE.findall(source):
        if _ACCENTED.fullmatch(piece):
            yield _choice(piece, listed=listed, fixed=behind > 0)
            continue
        listed = (listed or piece == "[") and piece != "]"
        if not listed and piece.startswith("(?<"):
            behind = 1
        elif not listed and behind and piece in "()":
            behind += 1 if piece == "(" else -1
        yield piece


def _choice(letter: str, *, listed: bool, fixed: bool) -> str:
    """What stands for one accented letter: in a set of letters, where a width is fixed, and elsewhere."""
    if listed:
        return letter + bare(letter)
    spelt = _SPELT_OUT.get(letter.lower())
    one = f"[{letter}{bare(letter)}]" if bare(letter) != letter else letter
    return one if fixed or spelt is None else f"(?:{one}|{spelt})"
