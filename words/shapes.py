"""What one unbroken run of characters names: a file, a host, a version, a code, or nothing but prose.

The shapes are tried by the separators a run holds (@ / : . _ -), so that a plain word costs two comparisons.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from words.endings import (
    BARE_FILES,
    DOMAINS,
    FILE_ENDINGS,
    FUNCTION_PARTS,
    NUMBER_PREFIXES,
    NUMBERED_PROSE,
    ORDINARY_CODES,
    ORDINARY_PAIRS,
    PRODUCTS,
    PROSE_LABELS,
    PROSE_PARTS,
    PROSE_STARTS,
    THING_PARTS,
    UNITS,
    VERSION_ENDS,
    VERSION_WORDS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

IdentifierKind = Literal[
    "url",
    "email",
    "package",
    "path",
    "file",
    "host",
    "ip",
    "version",
    "snake",
    "kebab",
    "camel",
    "name",
    "code",
    "hash",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Identifier:
    """One concrete name, as it is written: `source[start:end] == text`."""

    kind: IdentifierKind
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """An unbroken run of characters, where it starts, and the text it stands in."""

    text: str
    start: int
    source: str

    def named(self, kind: IdentifierKind) -> Identifier:
        return Identifier(kind=kind, text=self.text, start=self.start, end=self.start + len(self.text))

    def part(self, start: int, end: int) -> Run:
        return Run(text=self.text[start:end], start=self.start + start, source=self.source)


_EMAIL = re.compile(r"[\w.+%-]+@((?:[^\W_](?:[\w-]*[^\W_])?\.)+[^\W\d_]{2,})$")
_SCP = re.compile(r"[\w.-]+@((?:[\w-]+\.)*[\w-]+):[\w./~-]+$")
_SCOPED = re.compile(r"@[a-zA-Z][\w.-]*/[a-zA-Z0-9][\w.-]*")
_PINNED = re.compile(r"(@?[\w./-]*\w)@[\^~]?(v?\d[\w.+-]*)$")
_PREFIXED_VARIABLE = re.compile(r"\$\w+[/\\]|%\w+%[/\\]")
_DRIVE = re.compile(r"[A-Za-z]:[\\/](?!/)")
_UNC = re.compile(r"\\\\[\w.$-]+\\\S")
_LINE_SUFFIX = re.compile(r"(?::\d+){1,2}$")
_IPV4 = re.compile(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$")
_MAC = re.compile(r"[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}$")
_PORT = re.compile(r"(.+):(\d{1,5})$")
_TAGGED = re.compile(r"([a-z][\w.-]*\w):(v?\d[\w.+-]*|[a-z][\w.-]*-\d[\w.-]*)$")
_VERSION = re.compile(
    r"(?:v\d+(?:\.\d+)*|\d+(?:\.\d+){2,})(?:[-+.]?(?:alpha|beta|rc|a|b|dev|post|pre|preview|snapshot|sp|p|r|m)[.-]?\d*)?"
    r"(?:[-+][\w.+-]*\w)?$"
    r"|\d+\.\d+-?(?:alpha|beta|rc|dev|post|pre|preview|snapshot|a|b)[.-]?\d*$"
    r"|\d+\.\d+-[a-z]+(?:[.-]?\w+)*$",
    re.IGNORECASE,
)
_DATE = re.compile(
    r"(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d$|(?:19|20)\d\d-\d\d?-\d\d?(?:T[\d:.]*)?Z?$"
)
_GROUPED = re.compile(r"\d{1,3}(?:\.\d{3})+$")
_TWO_PART = re.compile(r"\d+\.\d+(?:\.x)?$")
_LABEL = re.compile(r"(?:[^\W_]|[^\W_][\w-]*[^\W_])$")
_DOTTED_LABEL = re.compile(r"[\w$][\w$-]*$")
_SNAKE = re.compile(r"_*[A-Za-z][A-Za-z0-9]*(?:_+[A-Za-z0-9]+)+_*$|__[a-z]+__$")
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")
_HEX = re.compile(r"[0-9a-f]{7,64}$|[0-9A-F]{32,64}$")
_QUANTITY = re.compile(
    r"\d+(?:[KMGTP]i?(?:B|b|bps|Hz)?|[kKMG]?Hz|[kKMG]?W[h]?|[AP]M|[BDXVAWC]|ND|ST|TH|RD|EUR|USD|GBP|CHF|[kK]B|ml|mA[h]?)s?$"
)
_CODE = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$")
_INTERLEAVED = re.compile(r"[a-z]*(?:\d+[a-z]+){2,}\d*$|(?:[a-z]+\d+){2,}[a-z]*$")
_HUMP = re.compile(r"[a-z0-9][A-Z]|[A-Z]{2}[a-z]{3}")
_WORD = re.compile(r"[A-Za-z0-9]+$")
_WORD_BEFORE = re.compile(r"([^\W\d_][\w+#.]*)[\s:=@(~^*_`\"'-]*$")
_COMPARED = re.compile(r"(?:[=~!<>]=|\^|~)\s*$")
_WORD_AFTER = re.compile(r"[*_`]*\s*([^\W\d_]+|%|€)")


def read(run: Run) -> Iterator[Identifier]:
    """The identifiers of a run that holds no white space, brackets, quotes or commas; parts follow their whole."""
    text = run.text
    if "@" in text:
        yield from _at(run)
    elif "/" in text or "\\" in text:
        yield from _path(run)
    elif ":" in text:
        yield from _colon(run)
    elif "." in text:
        yield from _dotted(run)
    elif "_" in text:
        if _SNAKE.match(text) and not _is_emphasis(text):
            yield run.named("snake")
        else:
            yield from _pieces(run, "_")
    elif "-" in text:
        yield from _hyphened(run)
    else:
        yield from _word(run)


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


def _pieces(run: Run, separator: str) -> Iterator[Identifier]:
    """What stands between separators, read on its own: "GitHub/GitLab", "key:VALUE_1"."""
    start = 0
    for piece in run.text.split(separator):
        end = start + len(piece)
        trimmed = trim(run.part(start, end))
        if trimmed.text and trimmed.text != run.text:
            yield from read(trimmed)
        start = end + len(separator)


def trim(run: Run) -> Run:
    """Without the punctuation of the sentence around it; a leading dot, tilde, @ or $ that belongs to a name stays."""
    text = run.text
    right = len(text.rstrip(".:*#%^+~$@\\-"))
    if text.endswith("%") and text.startswith("%"):
        right = len(text)
    left = len(text) - len(text.lstrip("*^#+:-" if not text.startswith("::") else "*"))
    text = text[left:right]
    if text[:1] in "~$%" and not (text.startswith(("~/", "~\\")) or _PREFIXED_VARIABLE.match(text)):
        left += 1
    elif text.startswith("..") and not text.startswith(("../", "..\\")):
        left += len(text) - len(text.lstrip("."))
    return run.part(left, max(left, right))


# --- runs with an @ ---------------------------------------------------------------------------------------------------


def _at(run: Run) -> Iterator[Identifier]:
    text = run.text
    if _EMAIL.match(text):
        yield run.named("email")
    elif scp := _SCP.match(text):
        yield run.named("url")
        yield run.part(*scp.span(1)).named("host")
    elif (pinned := _PINNED.match(text)) and "/" not in text[pinned.start(2) :]:
        yield run.named("package")
        name = run.part(*pinned.span(1))
        yield from [name.named("package")] if name.text.startswith("@") else read(name)
        yield run.part(*pinned.span(2)).named("version")
    elif (scoped := _SCOPED.match(text)) and scoped.end() == len(text):
        yield run.named("package")
    elif text.count("/") >= 2 or text.startswith(("/", "./", "../", "~/")):
        yield from _path(run)
    else:
        yield from _pieces(run, "@")


# --- paths ------------------------------------------------------------------------------------------------------------


def _path(run: Run) -> Iterator[Identifier]:
    line = _LINE_SUFFIX.search(run.text)
    if line and not _DRIVE.match(run.text[: line.start() + 1]):
        run = run.part(0, line.start())
    text = run.text
    first, slash, rest = text.partition("/")
    if slash and rest.isdecimal() and is_ip(first):
        yield run.named("ip")
    elif slash and rest and _is_site(first):
        yield run.named("url")
        yield from read(run.part(0, len(first)))
        yield from _image_tag(run)
    elif _is_rooted(text) or (_is_relative(text) and ":" not in text):
        yield run.named("path")
    else:
        yield from _pieces(run, "/" if slash else "\\")


def _is_site(first: str) -> bool:
    """A host before a path, without a scheme: "github.com/acme/api", "localhost:5000/app"; never a file or a folder."""
    name, colon, port = first.partition(":")
    if colon and port.isdecimal():
        return is_ip(name) or "." in name or name.casefold() == "localhost"
    return is_ip(name) or (is_host(name) and "." in name and name.rpartition(".")[2].casefold() not in FILE_ENDINGS)


def _image_tag(run: Run) -> Iterator[Identifier]:
    tail = run.text.rpartition("/")[2]
    name, colon, _ = tail.partition(":")
    if colon:
        yield from read(run.part(len(run.text) - len(tail) + len(name) + 1, len(run.text)))


def _is_rooted(text: str) -> bool:
    if _DRIVE.match(text) or _UNC.match(text) or _PREFIXED_VARIABLE.match(text):
        return True
    for root in ("/", "./", "../", "~/", ".\\", "..\\", "~\\"):
        if text.startswith(root):
            rest = text[len(root) :]
            return any(map(str.isalpha, rest)) and not rest.startswith("/")
    return False


def _is_relative(text: str) -> bool:
    segments = [s for s in re.split(r"[/\\]", text) if s]
    folded = [s.casefold() for s in segments]
    if len(segments) < 2 or not any(map(str.isalpha, text)):
        return (
            bool(segments)
            and text.endswith("/")
            and len(segments[0]) > 1
            and segments[0].isalnum()
            and folded[0] not in FUNCTION_PARTS
        )
    if "/".join([folded[0], re.split(r"[-.]", folded[1])[0]]) in ORDINARY_PAIRS or all(
        f in FUNCTION_PARTS for f in folded
    ):
        return False
    if folded[-1].rpartition(".")[2] in FILE_ENDINGS and "." in folded[-1]:
        return True
    if folded[0].isdecimal() or all(map(_is_code, segments)):
        return False
    if len(segments) >= 3:
        return not any(f in FUNCTION_PARTS or f in NUMBERED_PROSE for f in folded)
    return any(c.isdecimal() or c in "._-" for c in text) and all(s.strip(".-") for s in segments)


# --- host:port, name:tag ------------------------------------------------------------------------------------------------


def _colon(run: Run) -> Iterator[Identifier]:
    text = run.text
    if text.count(":") >= 2 and is_ip(text):
        yield run.named("ip")
    elif _MAC.match(text):
        yield run.named("hash")
    elif (port := _PORT.match(text)) and ":" not in port[1]:
        yield from _pair(run, run.part(*port.span(1)), int(port[2]))
    elif (tagged := _TAGGED.match(text)) and tagged[1] not in FUNCTION_PARTS:
        yield run.named("package")
        yield from read(run.part(*tagged.span(1)))
        yield from read(run.part(*tagged.span(2)))
    elif "::" in text and re.fullmatch(r"\w+(?:::\w+)+", text):
        yield run.named("name")
    else:
        yield from _pieces(run, ":")


def _pair(run: Run, name: Run, port: int) -> Iterator[Identifier]:
    """ "db-01.internal:5432" is a host and a pair; "app.py:42" a file; "line:42" nothing."""
    last = name.text.rpartition(".")[2].casefold()
    if "." in name.text and last in FILE_ENDINGS and last not in DOMAINS:
        yield from read(name)
        return
    if port > 65535 or name.text.isdecimal() or not (name.text.islower() or "." in name.text or "-" in name.text):
        yield from read(name)
        return
    if name.text in _NUMBERED or (name.text.isalpha() and port < 2):
        return
    kind: IdentifierKind = "ip" if is_ip(name.text) else "host"
    yield run.named(kind)
    if "." in name.text or "-" in name.text or name.text == "localhost":
        yield name.named(kind)


_NUMBERED = frozenset(
    "port line page step version note time at ratio issue ticket id pid uid column row item chapter verse room number count"
    " size limit timeout max min total code error status exit level priority day week year uhr todo".split()
)


# --- dotted -------------------------------------------------------------------------------------------------------------


def _dotted(run: Run) -> Iterator[Identifier]:
    text = run.text
    labels = text.split(".")
    last = labels[-1].casefold()
    if text[0] == ".":
        if _is_dotfile(run, labels):
            yield run.named("file")
        else:
            yield from _pieces(run, ".")
    elif "" in labels:
        yield from _pieces(run, "..")
    elif text[0].isdecimal() or (text[0] in "vV" and text[1].isdecimal()):
        yield from _numbered(run)
    elif (
        last in FILE_ENDINGS
        and not _is_abbreviation(labels)
        and (last not in DOMAINS or len(labels) == 2 or not is_host(text))
    ):
        yield run.named("file")
    elif is_host(text):
        yield run.named("host")
    elif _is_dotted_name(labels):
        yield run.named("name")
    else:
        yield from _pieces(run, ".")


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
    if folded in PRODUCTS or folded in VERSION_WORDS or _HUMP.search(word):
        return True
    opens = re.search(r"(?:^|[.!?:\n])\s*$", before[: preceding.start()])
    return word[0].isupper() and word.isascii() and word[1:].islower() and not opens and folded not in NUMBERED_PROSE


def _is_abbreviation(labels: list[str]) -> bool:
    return all(len(label) == 1 for label in labels)


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
    if any("_" in label or any(map(str.isdecimal, label)) or _HUMP.search(label) for label in labels):
        return min(map(len, labels)) > 1 or any("_" in label for label in labels)
    if min(map(len, labels)) < 3 or "-" in labels[1]:
        return False
    return labels[1].islower() and not _is_prose_pair(labels)


# --- words, with hyphens or without ---------------------------------------------------------------------------------------


def _is_emphasis(text: str) -> bool:
    """_word_ and __two words__ are Markdown; `__init__` is a name."""
    inner = text.strip("_")
    return text.startswith("_") and text.endswith("_") and "_" not in inner and text not in _DUNDERS


_DUNDERS = frozenset(
    "__init__ __main__ __name__ __file__ __all__ __dict__ __doc__ __call__ __repr__ __str__ __eq__ __hash__ __new__ __slots__"
    " __enter__ __exit__ __iter__ __next__ __len__ __getattr__ __setattr__ __getitem__ __class__ __module__ __version__"
    " __dirname __filename __pycache__ __proto__ __typename".split()
)


def _hyphened(run: Run) -> Iterator[Identifier]:
    text = run.text
    if _UUID.match(text):
        yield run.named("hash")
    elif _DATE.match(text):
        return
    elif _is_code(text):
        yield run.named("code")
    elif _is_kebab(text):
        yield run.named("kebab")
    else:
        yield from _pieces(run, "-")


def _is_code(text: str) -> bool:
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
        if _HUMP.search(text) and not _is_ordinary_hump(text):
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
    elif _HUMP.search(text) and text[0].islower() and not _QUANTITY.match(text):
        yield run.named("camel")
    elif _is_code(text) or (len(text) > 5 and _INTERLEAVED.match(text)):
        yield run.named("code")
