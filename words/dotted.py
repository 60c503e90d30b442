"""Names whose parts are joined by dots: files, hosts, versions, packages; not abbreviations, decimals or dates."""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING

from words.codes import HUMP, joined
from words.endings import (
    DOMAINS,
    FILE_ENDINGS,
    FUNCTION_PARTS,
    NUMBERED_PROSE,
    PRODUCTS,
    PROSE_LABELS,
    UNITS,
    VERSION_ENDS,
    VERSION_WORDS,
)
from words.run import Identifier, Run, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

_IPV4 = re.compile(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$")
_VERSION = re.compile(
    r"(?:v\d+(?:\.\d+)*|\d+(?:\.\d+){2,})(?:[-+.]?(?:alpha|beta|rc|a|b|dev|post|pre|preview|snapshot|sp|p|r|m)[.-]?\d*)?"
    r"(?:[-+][\w.+-]*\w)?$"
    r"|\d+\.\d+-?(?:alpha|beta|rc|dev|post|pre|preview|snapshot|a|b)[.-]?\d*$"
    r"|\d+\.\d+-[a-z]+(?:[.-]?\w+)*$",
    re.IGNORECASE,
)
_DATE = re.compile(r"(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d$")
_MEASURED = re.compile(r"\d+(?:\.\d+)+[a-z]{1,3}$", re.IGNORECASE)
_GROUPED = re.compile(r"\d{1,3}(?:\.\d{3})+$")
_TWO_PART = re.compile(r"\d+\.\d+(?:\.x)?$")
_LABEL = re.compile(r"(?:[^\W_]|[^\W_][\w-]*[^\W_])$")
_DOTTED_LABEL = re.compile(r"[\w$][\w$-]*$")
_WORD_BEFORE = re.compile(r"([^\W\d_][\w+#.]*)[\s:=@(~^*_`\"'-]*$")
_COMPARED = re.compile(r"(?:[=~!<>]=|\^|~)\s*$")
_WORD_AFTER = re.compile(r"[*_`]*\s*([^\W\d_]+|%|€)")
_OPENING = re.compile(r"(?:^|[.!?:\n])\s*$")


def is_host(text: str) -> bool:
    """Dotted labels of letters, digits and hyphens that end in a known top-level domain; or localhost."""
    labels = text.split(".")
    if len(labels) == 1:
        return text.casefold() == "localhost"
    if labels[-1].casefold() not in DOMAINS or not all(map(_LABEL.match, labels)):
        return False
    if len(labels) > 2:
        return any(len(label) > 1 for label in labels[:-1])
    return len(labels[0]) > 1 and not _is_prose_pair(labels)


def is_ip(text: str) -> bool:
    """IPv4, or IPv6 with an optional zone."""
    if _IPV4.match(text):
        return True
    if text.count(":") < 2:
        return False
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return True


def named_by_dots(run: Run) -> Iterator[Identifier]:
    """The identifiers of a run that holds a dot, and no slash, colon or @."""
    text = run.text
    labels = text.split(".")
    if text[0] == "." and _is_dotfile(run, labels):
        yield run.named("file")
    elif "" in labels:
        yield from _each(run)
    elif text[0].isdecimal() or (text[0] in "vV" and text[1].isdecimal()):
        yield from _numbered(run)
    elif _is_file(text, labels):
        yield run.named("file")
    elif is_host(text):
        yield run.named("host")
    elif _is_dotted_name(labels):
        yield run.named("name")
    else:
        yield from _each(run)


def _each(run: Run) -> Iterator[Identifier]:
    for piece in pieces(run, ".." if ".." in run.text else "."):
        yield from named_by_dots(piece) if "." in piece.text else joined(piece)


def _is_file(text: str, labels: list[str]) -> bool:
    last = labels[-1].casefold()
    if last not in FILE_ENDINGS or all(len(label) == 1 for label in labels):
        return False
    if last in FUNCTION_PARTS and (len(labels) > 2 or labels[0].casefold() in PROSE_LABELS):
        return False
    return last not in DOMAINS or len(labels) == 2 or not is_host(text)


def _is_dotfile(run: Run, labels: list[str]) -> bool:
    before = run.source[run.start - 1 : run.start]
    return (
        (not before or not (before.isalnum() or before in ")]}>._-/\\"))
        and len(labels[1]) > 1
        and labels[1][0].isalpha()
        and all(labels[1:])
        and (labels[1].casefold() not in FILE_ENDINGS or labels[1].casefold() in ("env", "dockerignore"))
    )


def _numbered(run: Run) -> Iterator[Identifier]:
    text = run.text
    if _IPV4.match(text):
        yield run.named("ip")
    elif _DATE.match(text) or _GROUPED.match(text):
        return
    elif _VERSION.match(text) or (_TWO_PART.match(text) and _is_version_here(run)):
        yield run.named("version")
    elif (
        text.rpartition(".")[2].casefold() in FILE_ENDINGS and not _TWO_PART.match(text) and any(map(str.isalpha, text))
    ):
        if not re.fullmatch(r"\d+(?:\.\d+)+[a-z]{1,3}", text, re.IGNORECASE):
            yield run.named("file")
    elif is_host(text):
        yield run.named("host")


def _is_version_here(run: Run) -> bool:
    """A two-part number next to a product or the word: "Python 3.11", "the 2.4 release"; not "3.5 hours"."""
    before, after = run.source[max(0, run.start - 40) : run.start], run.source[run.start + len(run.text) :][:24]
    following = _WORD_AFTER.match(after)
    if following and following[1].casefold() in UNITS:
        return False
    if before.endswith(VERSION_ENDS) or _COMPARED.search(before):
        return True
    if following and following[1].casefold() in VERSION_WORDS:
        return True
    preceding = _WORD_BEFORE.search(before)
    if not preceding:
        return False
    word = preceding[1]
    folded = word.casefold()
    if folded in PRODUCTS or folded in VERSION_WORDS or HUMP.search(word):
        return True
    opens = _OPENING.search(before[: preceding.start()])
    return word[0].isupper() and word.isascii() and word[1:].islower() and not opens and folded not in NUMBERED_PROSE


def _is_prose_pair(labels: list[str]) -> bool:
    """Two sentences without a space between: "works.It", "done.then"."""
    first, second = labels
    if first.casefold() in PROSE_LABELS or second.casefold() in PROSE_LABELS:
        return True
    return second[:1].isupper() and second[1:].islower() and not first[:1].isupper()


def _is_dotted_name(labels: list[str]) -> bool:
    """`org.example.Foo`, `user.getName`, `health.base`; not "e.g" nor "Ph.D"."""
    if not all(map(_DOTTED_LABEL.match, labels)) or not labels[-1].isascii() or labels[0][:1].isdecimal():
        return False
    if len(labels) > 2:
        return sum(len(label) > 1 for label in labels) > 1
    if any("_" in label or any(map(str.isdecimal, label)) or HUMP.search(label) for label in labels):
        return min(map(len, labels)) > 1 or any("_" in label for label in labels)
    if min(map(len, labels)) < 3 or "-" in labels[1]:
        return False
    return labels[1].islower() and not _is_prose_pair(labels)
