"""Words without dots and slashes that name something: snakes, kebabs, camels, codes, hashes; no ordinary compounds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from words.endings import (
    BARE_FILES,
    DUNDERS,
    FUNCTION_PARTS,
    NUMBER_PREFIXES,
    ORDINARY_CODES,
    PROSE_PARTS,
    PROSE_STARTS,
    THING_PARTS,
)
from words.run import Identifier, Run, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

_SNAKE = re.compile(r"_*[A-Za-z][A-Za-z0-9]*(?:_+[A-Za-z0-9]+)+_*$|__[a-z]+__$")
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")
_HEX = re.compile(r"[0-9a-f]{7,64}$|[0-9A-F]{32,64}$")
_QUANTITY = re.compile(
    r"\d+(?:[KMGTP]i?(?:B|b|bps|Hz)?|[kKMG]?Hz|[kKMG]?W[h]?|[AP]M|[BDXVAWC]|ND|ST|TH|RD|EUR|USD|GBP|CHF|[kK]B|ml|mA[h]?)s?$"
)
_CODE = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$")
_INTERLEAVED = re.compile(r"[a-z]*(?:\d+[a-z]+){2,}\d*$|(?:[a-z]+\d+){2,}[a-z]*$")
_WORD = re.compile(r"[A-Za-z0-9]+$")
HUMP = re.compile(r"[a-z0-9][A-Z]|[A-Z]{2}[a-z]{3}")
_ISO_DATE = re.compile(r"(?:19|20)\d\d-\d\d?-\d\d?(?:T[\d:.]*)?Z?$")


def joined(run: Run) -> Iterator[Identifier]:
    """The identifiers of a run whose only separators are underscores and hyphens."""
    text = run.text
    if "_" in text:
        yield from _underscored(run)
    elif "-" in text:
        yield from _hyphened(run)
    else:
        yield from _word(run)


def _underscored(run: Run) -> Iterator[Identifier]:
    if _SNAKE.match(run.text) and not _is_emphasis(run.text):
        yield run.named("snake")
    else:
        yield from _each(run, "_")


def _each(run: Run, separator: str) -> Iterator[Identifier]:
    for piece in pieces(run, separator):
        yield from joined(piece)


def _is_emphasis(text: str) -> bool:
    """_word_ and __two words__ are Markdown; `__init__` is a name."""
    inner = text.strip("_")
    return text.startswith("_") and text.endswith("_") and "_" not in inner and text not in DUNDERS


def _hyphened(run: Run) -> Iterator[Identifier]:
    text = run.text
    if _UUID.match(text):
        yield run.named("hash")
    elif _ISO_DATE.match(text):
        return
    elif is_code(text):
        yield run.named("code")
    elif _is_kebab(text):
        yield run.named("kebab")
    else:
        yield from _each(run, "-")


def is_code(text: str) -> bool:
    """Capitals and a digit: ZQ7X4M2K, SR-2023-052; not 5GB, not Pre-2020, not 64-Bit."""
    if not _CODE.match(text) or not any(map(str.isupper, text)) or not any(map(str.isdecimal, text)):
        return False
    if _QUANTITY.match(text) or text.casefold() in ORDINARY_CODES:
        return False
    parts = text.split("-")
    if parts[0].isdecimal() and len(parts) == 2 and parts[1][1:].islower():
        return False
    return len(parts) == 1 or not (parts[0].casefold() in NUMBER_PREFIXES or _is_ordinary(parts))


def _is_kebab(text: str) -> bool:
    parts = text.split("-")
    if not all(map(_WORD.match, parts)) or not any(map(str.isalpha, text)):
        return False
    if not (text.islower() or (parts[0].istitle() and all(p.islower() or p.isdecimal() for p in parts[1:]))):
        return parts[0] == "X" and len(parts) > 2
    digits = any(map(str.isdecimal, text))
    if len(parts) == 2:
        return digits and not parts[0][0].isdecimal() and parts[0].casefold() not in NUMBER_PREFIXES
    return not _is_ordinary(parts)


def _is_ordinary(parts: list[str]) -> bool:
    """state-of-the-art, three-year-old, long-term-plan; a digit or the name of a thing makes it a name again."""
    folded = [part.casefold() for part in parts]
    if any(f in THING_PARTS for f in folded):
        return False
    if any(f in FUNCTION_PARTS for f in folded):
        return not any(map(str.isdecimal, "".join(folded)))
    return any(f in PROSE_PARTS for f in folded) or folded[0] in PROSE_STARTS


def _word(run: Run) -> Iterator[Identifier]:
    text = run.text
    if text in BARE_FILES:
        yield run.named("file")
    elif not text.isascii():
        return
    elif text.isalpha():
        if HUMP.search(text) and not _is_ordinary_hump(text):
            yield run.named("camel")
    elif text.isalnum() and not text.isdecimal():
        yield from _alphanumeric(run)


def _is_ordinary_hump(text: str) -> bool:
    folded = text.casefold()
    return folded in ORDINARY_CODES or (text.startswith("Mc") and len(text) > 3)


def _alphanumeric(run: Run) -> Iterator[Identifier]:
    text = run.text
    if text[0] in "vV" and text[1:].isdecimal():
        yield run.named("version")
    elif _HEX.match(text) and not text.isalpha():
        yield run.named("hash")
    elif HUMP.search(text) and text[0].islower() and not _QUANTITY.match(text):
        yield run.named("camel")
    elif is_code(text) or (len(text) > 5 and _INTERLEAVED.match(text)):
        yield run.named("code")
