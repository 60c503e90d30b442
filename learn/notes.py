"""A project's notes (AGENTS.md, CLAUDE.md) as statements that stand alone, each with its line and its heading.

A statement is read away from its page, so it carries the words that lead it in: under "Never:", the item "force push"
is the note "Never — force push". Nothing is dropped in silence: what is no statement is listed with the reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from learn.commands import commands, layout
from learn.markdown import Piece, pieces
from words.sentences import statements

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 4000
"""Characters of a statement, the limit of `POST /v1/memories`."""

WHOLE = 300
"""A paragraph or item up to here stays one note, for its sentences lean on each other; a longer one is cut."""

JOINT = " — "
"""Between a lead and what it leads in. A colon would read as *is*, and a list's items as rival values of one slot."""

LINK = re.compile(r"!?\[([^\]\n]*)\]\(([^()\s]*)(?:\s+\"[^\"]*\")?\)")
EMPHASIS = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1")
SLANT = re.compile(r"(?<![\w*])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\w*])")
CODE = re.compile(r"`+[^`]*`+")
HOLD = "\ue000"
"""A private character that stands for a code span while the marks around it are taken off."""
HELD = re.compile(f"{HOLD}(\\d+){HOLD}")
LEAN = re.compile(
    r"^(?:it|its|this|that|these|those|they|them|otherwise|however|so|then|also|instead|but|see|note)\b", re.IGNORECASE
)
LABEL = re.compile(r"^(?:\*\*|__)(.+?)(?:\*\*|__)\s*(?:\([^()]*\)\s*)?:?")
NUMBERING = re.compile(r"^(?:\d+[.)])+\d*\s+|^[^\w\s`\"'“‘(\[<@/.]+\s*")
ITSELF = re.compile(
    r"^(?:this|the following) (?:file|document|page|guide)\b[^.]{0,200}"
    r"\b(?:guidance|guidelines|instructions|context|agents?|assistants?)\b",
    re.IGNORECASE,
)
INCLUDE = re.compile(r"^@\S+$")
STANDING = re.compile(
    r"\b(?:(?i:always|never|must(?:n['’]t)?|forbidden|mandatory|do not|don['’]t|only use|use only|prefer|avoid)"
    r"|(?i:make sure|ensure)|ONLY|NOT|IMPORTANT)\b"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """One statement. `line` counts from 1; `standing`: it orders or forbids, so that it matters on every turn."""

    line: int
    content: str
    domains: tuple[str, ...] = ()
    standing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """What became no note, and why: `lead-in`, `about-itself`, `include`, `code`, `too-short` or `too-long`."""

    line: int
    content: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead:
    """Words that the deeper or following pieces need to be understood."""

    depth: int
    text: str


@dataclass(slots=True)
class Page:
    """Where the reader stands: the heading it is under, and the leads that still hold."""

    domain: str = ""
    leads: tuple[Lead, ...] = ()

    def under(self, depth: int) -> str:
        """The leads of a piece at this column, outermost first, each followed by a dash."""
        self.leads = tuple(lead for lead in self.leads if lead.depth < depth)
        return "".join(f"{lead.text}{JOINT}" for lead in self.leads)


def read(text: str) -> tuple[tuple[Note, ...], tuple[Passed, ...]]:
    """The notes of a page in its order, and what became none."""
    found = tuple(_read(pieces(text)))
    return tuple(n for n in found if isinstance(n, Note)), tuple(n for n in found if isinstance(n, Passed))


def _read(found: tuple[Piece, ...]) -> Iterator[Note | Passed]:
    page = Page()
    for piece, after in zip_longest(found, found[1:]):
        match piece.kind:
            case "heading":
                page.domain, page.leads = _domain(piece, page.domain), ()
            case "paragraph":
                yield from _paragraph(piece, after, page)
            case "item":
                yield from _item(piece, after, page)
            case "row":
                yield _note(piece.line, page.under(piece.depth) + _row(piece), page)
            case "code":
                yield from _code(piece, page)


def _domain(heading: Piece, held: str) -> str:
    """The heading in small letters, at most 60 characters; the page's own title gives none."""
    name = NUMBERING.sub("", plain(heading.text).replace("`", "")).strip().rstrip(":").lower()
    untitled = (heading.depth == 1 and not held) or not any(map(str.isalnum, name))
    return "" if untitled else name[:60].rstrip()


def _paragraph(piece: Piece, after: Piece | None, page: Page) -> Iterator[Note | Passed]:
    """A paragraph that ends in a colon leads in what follows; its earlier sentences are notes of their own."""
    depth = piece.depth if any(0 <= lead.depth < piece.depth for lead in page.leads) else -1
    prefix = page.under(depth)
    text = plain(piece.text)
    if after is not None and after.kind != "heading" and text.endswith(":"):
        text, lead = _led(text)
        page.leads = (*page.leads, Lead(depth=depth, text=lead.rstrip(":").rstrip()))
        yield Passed(line=piece.line, content=lead, rule="lead-in")
    for part in _split(text):
        yield _note(piece.line, prefix + part, page)


def _item(piece: Piece, after: Piece | None, page: Page) -> Iterator[Note | Passed]:
    """An item with deeper pieces leads them in; one that ends in a colon is nothing else than that."""
    prefix = page.under(piece.depth)
    text = plain(piece.text)
    leads = after is not None and after.kind in ("item", "code", "paragraph", "row") and after.depth > piece.depth
    if leads:
        page.leads = (*page.leads, Lead(depth=piece.depth, text=_lead(piece.text)))
    if leads and text.endswith(":"):
        text, lead = _led(text)
        yield Passed(line=piece.line, content=lead, rule="lead-in")
    for part in _split(text):
        yield _note(piece.line, prefix + part, page)


def _lead(text: str) -> str:
    """What an item leads its children in with: all of it where it ends in a colon, else its label or first sentence."""
    bare = plain(text)
    if bare.endswith(":"):
        return (bare if len(bare) <= WHOLE else _led(bare)[1]).rstrip(":").rstrip()
    label = LABEL.match(text)
    return (plain(label[1]) if label else _sentences(bare)[0]).rstrip(":.").rstrip()


def _led(text: str) -> tuple[str, str]:
    """A text that ends in a colon, as the sentences before and the last one, which leads in."""
    *before, last = _sentences(text)
    return " ".join(before), last


def _row(piece: Piece) -> str:
    """A table's row: its first cell, then the other cells by the names of their columns."""
    first, *others = (plain(cell) for cell in piece.cells)
    names = (
        (plain(name) for name in piece.header[1:]) if len(piece.header) == len(piece.cells) > 2 else ("",) * len(others)
    )
    said = "; ".join(f"{name}: {cell}" if name else cell for name, cell in zip(names, others, strict=True) if cell)
    return f"{first}: {said}" if said else first


def _code(piece: Piece, page: Page) -> Iterator[Note | Passed]:
    """Shell lines are what the project tells one to run; a drawn tree is what its folders hold; other code is none."""
    prefix = page.under(piece.depth) or page.domain
    prefix = f"{prefix.removesuffix(JOINT)}: " if prefix else ""
    found = commands(piece.text, piece.language) or layout(piece.text, piece.language)
    if not found:
        yield Passed(line=piece.line, content=piece.text.split("\n", 1)[0], rule="code")
    for line in found:
        yield _note(piece.line + line.offset, line.text if line.alone else prefix + line.text, page)


def _note(line: int, content: str, page: Page) -> Note | Passed:
    text = " ".join(content.split())
    if rule := _no_note(text):
        return Passed(line=line, content=text, rule=rule)
    return Note(
        line=line, content=text, domains=(page.domain,) if page.domain else (), standing=bool(STANDING.search(text))
    )


def _no_note(text: str) -> str | None:
    if INCLUDE.match(text):
        return "include"
    if ITSELF.match(text):
        return "about-itself"
    if len(text) > LONGEST:
        return "too-long"
    return "too-short" if sum(map(str.isalnum, text)) < 3 or (" " not in text and text.isascii()) else None


def plain(text: str) -> str:
    """The text without Markdown's marks: emphasis and links go, backticks stay, since they mark names."""
    spans: list[str] = []

    def hold(span: re.Match[str]) -> str:
        spans.append(span[0])
        return f"{HOLD}{len(spans) - 1}{HOLD}"

    held = CODE.sub(hold, text.replace(HOLD, ""))
    linked = LINK.sub(lambda m: f"{m[1]} ({m[2]})" if m[1] and m[1] != m[2] and m[2] else m[1] or m[2], held)
    bare = SLANT.sub(r"\2", EMPHASIS.sub(r"\2", linked))
    return HELD.sub(lambda m: spans[int(m[1])], bare).strip()


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(sentence.text.strip() for sentence in statements(text)) or (text,)


def _split(text: str) -> list[str]:
    """The text whole, or in sentences when it is long; one that leans on the sentence before it stays with that."""
    if len(text) <= WHOLE:
        return [text] if text else []
    parts: list[str] = []
    for sentence in _sentences(text):
        if parts and LEAN.match(sentence):
            parts[-1] = f"{parts[-1]} {sentence}"
        else:
            parts.append(sentence)
    return parts
