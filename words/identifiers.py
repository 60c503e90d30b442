"""Concrete names in text: where they stand, by which keys a memory is found, and which of them are triggers."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from words.dotted import is_host, is_ip
from words.endings import HUMPED_NAMES
from words.inner import inner, last_name
from words.run import Identifier, IdentifierKind, Run, trim
from words.shapes import read
from words.wide import URL as _WIDE_PIECE
from words.wide import has_wide, wide_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Identifier", "IdentifierKind", "identifiers", "keys", "mentions", "triggers"]

_OUTSIDE = (
    r"\s\"'`“”„‟«»‹›‘’|\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\u0e00-\u0e7f"
    r"\U00020000-\U0003ffff"
)
"""What ends a run in any script: spaces, quotes, and scripts that are written without spaces."""

_SYMBOLS = r"\u2020-\u2027\u2122\u200d\u20e3\u2190-\u2bff\ufe0e\ufe0f\U0001f000-\U0001fbff\U000e0020-\U000e007f"
"""Bullets, arrows, signs, and emoji with what joins and colours them: they stand beside a name without a space."""

_URL = re.compile(rf"(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9+.-]*://(?:[^{_OUTSIDE}<>]+|{_WIDE_PIECE})+")
_SLOT = r"(?<=/)(?:\{\w{1,40}\}|\[[\w.]{1,40}\]|<[\w:]{1,40}>)"
"""A part of a route that stands for any value: "/users/{id}", "pages/[slug].tsx", "/users/<int:id>"."""
_RUN = re.compile(rf"(?:[^{_OUTSIDE}{_SYMBOLS},;!?()\[\]{{}}<>=&…—–¿¡]+|{_SLOT})+")
_AUTHORITY = re.compile(r"[^/?#]*")
_PLAIN = re.compile(r"[0-9_/\\@.:-]|[a-z][A-Z]|[A-Z]{2}[a-z]{3}|file")
_BRACKETS = {")": "(", "]": "[", "}": "{"}
_NAME_CHARACTER = r"A-Za-z0-9_\u00c0-\u024f\u0370-\u03ff\u0400-\u052f"
_NUMBER = re.compile(r"(?<![\w.])v?\d+(?:\.\d+)+(?!\w|[-+.]\w)")
_ALPHANUMERIC = re.compile(r"(?<![A-Za-z0-9])(?=[a-zA-Z]*[0-9])(?=[0-9]*[a-zA-Z])[A-Za-z0-9]{3,64}(?![A-Za-z0-9])")
_LETTERS = re.compile(r"[a-z]{4,24}")
_CACHED_LENGTH = 2000
_LONGEST = 400
"""Characters; longer runs are blobs, no names (a base64 image is one run). URLs may be longer."""


def identifiers(text: str) -> tuple[Identifier, ...]:
    """Every identifier in the order of the text; a URL is followed by its host, a host:port pair by its host."""
    return _remembered(text) if len(text) <= _CACHED_LENGTH else _read(text)


def keys(text: str) -> frozenset[str]:
    """The casefolded strings by which a memory with this text is found: identifiers, and parts standing alone."""
    found = set(_LETTERS.findall(text.casefold())) & HUMPED_NAMES
    for identifier in identifiers(text):
        found.update(_forms(identifier))
    found.update(m.casefold() for m in _NUMBER.findall(text))
    found.update(m.casefold() for m in _ALPHANUMERIC.findall(text))
    return frozenset(found)


def mentions(content: str, identifier: str) -> bool:
    """Whether the content holds the identifier, in any case, whole or as a part that stands alone; no substrings."""
    folded = identifier.casefold().rstrip("/\\") or identifier
    return _stands_in(content.casefold(), folded) or folded in keys(content)


def triggers(message: str, transcript: str) -> tuple[str, ...]:
    """The message's identifiers that the visible transcript doesn't hold, in order, each once whatever its case.

    One that holds another (`feature/SR-77-login`) is followed by it.
    """
    seen = transcript.casefold()
    fresh: dict[str, str] = {}
    for identifier in identifiers(message):
        for each in (identifier, *inner(identifier)):
            folded = each.text.casefold()
            if folded not in fresh and not _is_seen(seen, transcript, folded):
                fresh[folded] = each.text
    return tuple(fresh.values())


def _is_seen(seen: str, transcript: str, name: str) -> bool:
    """The cheap test first: a transcript is read for its identifiers only where it holds the name as a substring."""
    return name in seen and (_stands_in(seen, name) or name in keys(transcript))


def _read(text: str) -> tuple[Identifier, ...]:
    found: list[Identifier] = []
    rest = text
    if "://" in text:
        for url in _URL.finditer(text):
            whole = _trimmed_url(Run(text=url[0], start=url.start(), source=text))
            found.extend(_url(whole))
            rest = rest[: whole.start] + " " * len(whole.text) + rest[whole.start + len(whole.text) :]
    if has_wide(rest):
        for name in wide_names(rest):
            found.append(name)
            rest = rest[: name.start] + " " * (name.end - name.start) + rest[name.end :]
    for m in _RUN.finditer(rest):
        word = m[0]
        if _PLAIN.search(word) and len(word) <= _LONGEST:
            run = trim(Run(text=word, start=m.start(), source=rest))
            if run.text:
                found.extend(read(run))
    found.sort(key=lambda i: (i.start, -i.end)) if rest is not text else None
    return tuple(found)


_remembered = lru_cache(maxsize=512)(_read)


def _trimmed_url(run: Run) -> Run:
    """Without the sentence's punctuation and without a closing bracket that the URL didn't open."""
    text = run.text
    while text:
        last = text[-1]
        if last in ".,;:!?*_…~'" or (last in _BRACKETS and text.count(last) > text.count(_BRACKETS[last])):
            text = text[:-1]
        else:
            break
    return run.part(0, len(text))


def _url(run: Run) -> Iterator[Identifier]:
    """The URL, its host, and the pair when it names a port."""
    yield run.named("url")
    at = run.text.index("://") + 3
    authority = _AUTHORITY.match(run.text, at)
    end = authority.end() if authority else at
    at = max(at, run.text.rfind("@", at, end) + 1)
    host, colon, port = run.text[at:end].rpartition(":")
    if colon and port.isdecimal() and host:
        yield run.part(at, end).named("host")
        end = at + len(host)
    name = run.part(at, end)
    if name.text and name.text != run.text:
        yield name.named("ip" if is_ip(name.text.strip("[]")) else "host")


def _forms(identifier: Identifier) -> Iterable[str]:
    """The identifier casefolded, and its parts that stand alone: the host of an address, the ends of a path."""
    folded = identifier.text.casefold()
    yield folded
    match identifier.kind:
        case "url":
            yield from _ends(folded)
        case "path":
            yield from _ends(folded)
            yield folded.rstrip("/\\") + "/"
        case "email":
            yield folded.rpartition("@")[2]
        case "version":
            yield folded[1:] if folded[0] == "v" else "v" + folded
        case "ip" | "host":
            yield from re.split(r"[:/](?=\d+$)", folded)[:1]
        case "name":
            yield from (each.text.casefold() for each in last_name(identifier))
        case "package" | "file" | "snake" | "kebab" | "camel" | "code" | "hash":
            pass


def _ends(path: str) -> Iterable[str]:
    """Every end of a path or of a URL's path, longest first, at most eight."""
    bare = re.split(r"[?#]", path)[0].rstrip("/\\")
    yield bare
    starts = [m.end() for m in re.finditer(r"[/\\]+", bare)]
    for start in starts[-8:]:
        yield bare[start:]


def _stands_in(held: str, name: str) -> bool:
    """Whether `name` stands whole in `held` (both casefolded): not inside a longer name, host, version or number."""
    at = held.find(name)
    while at >= 0:
        if _opens(held, at) and _closes(held, at, name):
            return True
        at = held.find(name, at + 1)
    return False


_CHARACTER = re.compile(f"[{_NAME_CHARACTER}]")
_BEFORE = re.compile(rf"(?:[{_NAME_CHARACTER}]|[{_NAME_CHARACTER}][-.+$]+)$")
_AFTER = re.compile(rf"[{_NAME_CHARACTER}]|[-.+]+[{_NAME_CHARACTER}]")


def _opens(held: str, at: int) -> bool:
    if not _CHARACTER.match(held, at):
        return at == 0 or not _CHARACTER.match(held, at - 1)
    before = held[max(0, at - 3) : at]
    if before.endswith("v") and held[at].isdecimal():
        return not _BEFORE.search(before[:-1])
    return not _BEFORE.search(before)


def _closes(held: str, at: int, name: str) -> bool:
    end = at + len(name)
    if _AFTER.match(held, end):
        return False
    following = held[end : end + 1]
    if following in ("/", "\\"):
        is_authority = held[max(0, at - 2) : at].endswith(("//", "@"))
        return is_authority or is_host(name) or is_ip(name) or ":" in name or not _CHARACTER.match(held, end + 1)
    return following != "@" or not _CHARACTER.match(held, end + 1) or held[end + 1].isdecimal()
