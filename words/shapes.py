"""What one unbroken run of characters names: an address, a path, a file, a host, a code, or nothing but prose.

The shapes are tried by the separators a run holds (@ / : . _ -), so that a plain word costs two comparisons.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from words.codes import is_code, joined
from words.dotted import is_host, is_ip, named_by_dots
from words.endings import DOMAINS, FILE_ENDINGS, FUNCTION_PARTS, NUMBERED_PROSE, NUMBERED_THINGS, ORDINARY_PAIRS
from words.run import Identifier, IdentifierKind, Run, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

_EMAIL = re.compile(r"[\w.+%-]+@((?:[^\W_](?:[\w-]*[^\W_])?\.)+[^\W\d_]{2,})$")
_ADDRESSED = re.compile(r"[a-zA-Z]+:(?=[^@:/]+@[^@:/]+$)")
"""What stands before an e-mail address in the same run: "mailto:", "cc:"."""
_SCP = re.compile(r"[\w.-]+@((?:[\w-]+\.)*[\w-]+):[\w./~-]+$")
_SCOPED = re.compile(r"@[a-zA-Z][\w.-]*/[a-zA-Z0-9][\w.-]*")
_PINNED = re.compile(r"(@?[\w./-]*\w)@[\^~]?(v?\d[\w.+-]*)$")
_PREFIXED_VARIABLE = re.compile(r"\$\w+[/\\]|%\w+%[/\\]")
_DRIVE = re.compile(r"[A-Za-z]:[\\/](?!/)")
_UNC = re.compile(r"\\\\[\w.$-]+\\\S")
_LINE_SUFFIX = re.compile(r"(?::\d+){1,2}$|::.*$|#L\d+(?:-L?\d+)?$")
_MAC = re.compile(r"[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}$")
_PORT = re.compile(r"(.+):(\d{1,5})$")
_TAGGED = re.compile(r"([a-z][\w.-]*\w):(v?\d[\w.+-]*|[a-z][\w.-]*-\d[\w.-]*)$")
_SCOPES = re.compile(r"\w+(?:::\w+)+$")
_URN = re.compile(r"(?:arn|urn|crn|did)(?::[\w.*/@-]*){2,}$", re.IGNORECASE)
"""Names of resources by colons (RFC 8141, ARNs of clouds, DIDs); some of an ARN's parts may be empty."""
_INSTANT = re.compile(r"(?:\d{4}-\d\d-\d\dT)?\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$", re.IGNORECASE)
_SLASH = re.compile(r"[/\\]")


def read(run: Run) -> Iterator[Identifier]:
    """The identifiers of a run that holds no white space, brackets, quotes or commas; parts follow their whole."""
    text = run.text
    if ":" in text and _URN.match(text):
        yield run.named("name")
    elif "@" in text:
        yield from _at(run)
    elif "/" in text or "\\" in text:
        yield from _path(run)
    elif ":" in text:
        yield from _colon(run)
    elif "." in text:
        yield from named_by_dots(run)
    else:
        yield from joined(run)


def _each(run: Run, separator: str) -> Iterator[Identifier]:
    for piece in pieces(run, separator):
        yield from read(piece)


def _at(run: Run) -> Iterator[Identifier]:
    text = run.text
    if _EMAIL.match(text):
        yield run.named("email")
    elif (label := _ADDRESSED.match(text)) and _EMAIL.match(text, label.end()):
        yield run.part(label.end(), len(text)).named("email")
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
        yield from _each(run, "@")


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
        yield from _each(run, "/" if slash else "\\")


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
    segments = [s for s in _SLASH.split(text) if s]
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
    if folded[0].isdecimal() or all(map(is_code, segments)):
        return False
    if len(segments) >= 3:
        return not any(f in FUNCTION_PARTS or f in NUMBERED_PROSE for f in folded)
    return any(c.isdecimal() or c in "._-" for c in text) and all(s.strip(".-") for s in segments)


def _colon(run: Run) -> Iterator[Identifier]:
    text = run.text
    if _INSTANT.match(text):
        return
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
    elif "::" in text and _SCOPES.match(text):
        yield run.named("name")
    else:
        yield from _each(run, ":")


def _pair(run: Run, name: Run, port: int) -> Iterator[Identifier]:
    """A host and a pair ("db-01.internal:5432"), a file ("app.py:42"), or nothing ("line:42")."""
    last = name.text.rpartition(".")[2].casefold()
    if "." in name.text and last in FILE_ENDINGS and last not in DOMAINS:
        yield from read(name)
        return
    if port > 65535 or name.text.isdecimal() or not (name.text.islower() or "." in name.text or "-" in name.text):
        yield from read(name)
        return
    if name.text in NUMBERED_THINGS or (name.text.isalpha() and port < 2):
        return
    kind: IdentifierKind = "ip" if is_ip(name.text) else "host"
    yield run.named(kind)
    if "." in name.text or "-" in name.text or name.text == "localhost":
        yield name.named(kind)
