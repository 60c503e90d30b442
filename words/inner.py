"""What an identifier holds that names something by itself, and the ways of writing it under which it is looked for.

Somebody who pastes `feature/SR-77-login`, `https://tracker.example/browse/SR-77` or `process.env.PG_HOST` asks about SR-77 and
PG_HOST. A folder or a file's name at the end of a longer path is none of these: there may be another one of that name.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from words.codes import joined
from words.run import Run
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from words.run import Identifier, IdentifierKind

_SEGMENT: Final = re.compile(r"[^/\\#:@]+")
_NUMBERED: Final = re.compile(r"[A-Z][A-Z0-9]{1,9}-\d+(?=[-_])")
"""The ticket with which the name of a branch begins."""

_VERSIONED: Final = re.compile(r"[-_@](v?\d+(?:\.\d+){2,}[\w.+-]*)$")
_BLOCK: Final = re.compile(r"/\d{1,3}$")
_ALONE: Final[frozenset[IdentifierKind]] = frozenset({"code", "hash"})
_MEMBERS: Final[frozenset[IdentifierKind]] = frozenset({"code", "hash", "snake", "camel", "kebab"})
_PRIVATE: Final = listed("internal local localdomain lan intranet corp home vpn svc cluster test")
"""Endings of hosts to which nobody writes letters: what stands before the @ is who logs in there."""

_FOLDERS_OF_A_DIFF: Final = re.compile(r"[ab]/(?=[^/]+/)")


def inner(identifier: Identifier) -> Iterator[Identifier]:
    """The parts of it that are names by themselves, as slices of the same text."""
    whole = Run(text=identifier.text, start=identifier.start, source=identifier.text)
    match identifier.kind:
        case "url" | "path":
            for segment in _SEGMENT.finditer(
                identifier.text.partition("?")[0]
            ):  # behind it stand values, keys among them
                yield from _in_segment(whole.part(*segment.span()))
        case "name":
            yield from last_name(identifier)
            if found := _VERSIONED.search(identifier.text):
                yield whole.part(*found.span(1)).named("version")
        case "ip":
            if found := _BLOCK.search(identifier.text):
                yield whole.part(0, found.start()).named("ip")
        case "email":
            at = identifier.text.rindex("@") + 1
            if identifier.text.rpartition(".")[2].casefold() in _PRIVATE:
                yield whole.part(at, len(identifier.text)).named("host")
        case _:
            return


def last_name(name: Identifier) -> Iterator[Identifier]:
    """The last part of a dotted name where it is a name by itself: the class of a package, the table of a schema."""
    at = max(name.text.rfind("."), name.text.rfind("::") + 1) + 1
    last = Run(text=name.text[at:], start=name.start + at, source=name.text)
    yield from (each for each in joined(last) if each.text == last.text and each.kind in _MEMBERS)


def _in_segment(segment: Run) -> Iterator[Identifier]:
    if found := _NUMBERED.match(segment.text):
        yield segment.part(*found.span()).named("code")
    for each in joined(segment):
        digits = any(map(str.isdecimal, each.text))
        if each.text == segment.text and (each.kind in _ALONE or (each.kind == "kebab" and digits)):
            yield each


@lru_cache(maxsize=1024)
def writings(name: str) -> tuple[str, ...]:
    r"""The casefolded forms under which a name of a message is looked for, its own first.

    `./src/a.py`, `b/src/a.py` of a diff and `src\a.py` are src/a.py, and v1.2.3 is 1.2.3.
    """
    folded = name.casefold()
    forms = [folded]
    if "\\" in folded and ":" not in folded and not folded.startswith("\\"):
        folded = folded.replace("\\", "/")
        forms.append(folded)
    if folded.startswith("./"):
        forms.append(folded[2:])
    elif found := _FOLDERS_OF_A_DIFF.match(folded):
        forms.append(folded[found.end() :])
    elif re.fullmatch(r"v\d+(?:\.\d+)+[\w.+-]*", folded):
        forms.append(folded[1:])
    return tuple(dict.fromkeys(forms))
