"""A statement as data on one line: no content can open a line, forge a heading or a marker, or close the block.

What is dropped is what nobody can see; what is broken is the mark, never the word beside it.
"""

from __future__ import annotations

import re
import unicodedata

from words.memo import remembered

_SPACE = r"\x00-\x1f\x7f-\xa0\u115f\u1160\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0"
_SPACES = re.compile(rf"[ {_SPACE}]+")
"""White space of any kind, separators, control characters, and letters that are drawn as nothing."""

_UNEVEN = re.compile(rf"[{_SPACE}]|  ")
"""Space that isn't single blanks yet."""

_INVISIBLE = re.compile(
    r"[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
"""Format, direction, zero-width, variation and tag characters: all that Unicode ignores by default when it draws."""

_LETTERS = r"A-Za-zÀ-ÖØ-öø-ſЀ-џ぀-ゔァ-ヺ一-鿿가-힣"
_BEHIND = rf"{_LETTERS}!\"$-;=>?@\\\]^_{{|}}°§«»–—‘’“”…、。"
_ORDINARY = re.compile(rf"[{_LETTERS}][{_BEHIND}]*(?: [{_BEHIND}]+)*")
"""A text that is its own one line: of characters that are as they are in NFC and part of no mark, between single blanks."""

_NO_CHARACTERS = re.compile(r"[\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
_MARK = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_STACKED = re.compile(rf"({_MARK}{{3}}){_MARK}+")
"""Marks piled up so high that they would cover the lines above and below."""

_SPECIAL = re.compile(r"[#＃<＜\[［【〔〖〚⟦❲⁅]|[`｀~～]{3}")
_FENCE = re.compile(r"([`｀])[`｀]{2,}|[~～]{3,}")
_BRACKETED = re.compile(r"[\[［【〔〖〚⟦❲⁅]([^\[\]［］【】〔〕〖〗〚〛⟦⟧❲❳⁅⁆]{1,40})[\]］】〕〗〛⟧❳⁆]")
_TAG = re.compile(
    r"[<＜](?=\s*[/!|?]|<SYS"
    r"|\s*(?:memory|system|user|assistant|human|context|instructions?|tool|function|foreword)\b)",
    re.IGNORECASE,
)
"""What closes an element, opens a comment, or names a part of a conversation; `List<String>` and `<YOUR_KEY>` stay."""

_HEADING = re.compile(r"(?<!\S)(?=[#＃]{1,6}(?:\s|$))")
_LEADING = re.compile(r"(?:[-*+•‣–—>＞]|[#＃]{1,6})\s+(?=[^\d\s])")
"""A list, quotation or heading mark that stands for nothing; before a number it may be a sign, and is escaped."""

_ESCAPED = re.compile(r"[#＃>＞|｜\[［【〔]|<(?=[A-Za-z])|(?:\++|-+|\*+|_+|=+|[•‣–—]+)(?=\s|$)")
_ORDINAL = re.compile(r"\d{1,9}(?=[.)](?:\s|$))")
_SUSPECT = re.compile(r"[#＃>＞|｜\[［【〔<+*_=•‣–—\d-]")
_LOOKS_LIKE = str.maketrans("асеоіріɩӏ1l|ткιατκ", "aceoipiiiiiitkiatk")
"""Letters that are drawn like those of CRITICAL, in Cyrillic, Greek and Latin."""

_CRITICAL = "critical".translate(_LOOKS_LIKE)
_ROLES = frozenset(word.translate(_LOOKS_LIKE) for word in ("inst", "system", "sys"))


@remembered
def one_line(text: str) -> str:
    """The statement on one line, in NFC, its words as they were; "" only where nothing was visible. Idempotent."""
    if _ORDINARY.fullmatch(text):
        return text
    line = _visible(text)
    suspect = line and _SUSPECT.match(line)
    if suspect:
        line = _unled(line)
    if _SPECIAL.search(line):
        line = _unmarked(line)
    return _escaped(line) if suspect else line


def is_blank(text: str) -> bool:
    """Whether nothing is left of the text once it is cleaned."""
    return not _visible(text)


def _visible(text: str) -> str:
    if text.isascii():
        return _SPACES.sub(" ", text).strip(" ") if _UNEVEN.search(text) else text.strip(" ")
    text = _NO_CHARACTERS.sub("\ufffd", _INVISIBLE.sub("", text))
    text = _SPACES.sub(" ", unicodedata.normalize("NFC", _STACKED.sub(r"\1", text)))
    return text[_past_marks(text, 0) :].rstrip(" ")


def _past_marks(text: str, at: int) -> int:
    """Past combining marks, which would join what stands before the statement, and past the spaces around them."""
    while at < len(text) and not text[at].isalnum():
        if text[at] != " " and unicodedata.category(text[at])[0] != "M":
            break
        at += 1
    return at


def _unled(line: str) -> str:
    at = 0
    while mark := _LEADING.match(line, at):
        after = _past_marks(line, mark.end())
        if after == len(line):
            break
        at = after
    return line[at:]


def _unmarked(line: str) -> str:
    """Marks anywhere in the line broken: fences, headings, [CRITICAL], closing tags."""
    line = _FENCE.sub(lambda m: "'''" if m[1] else "~", line)
    line = _without_marked_brackets(line)
    line = _TAG.sub("‹", line)
    return _HEADING.sub(r"\\", line)


def _without_marked_brackets(line: str) -> str:
    """Brackets in brackets too, from the innermost out; each pass makes what stands inside longer, and it soon is too long."""
    while (inner := _BRACKETED.sub(_rounded, line)) != line:
        line = inner
    return line


def _rounded(found: re.Match[str]) -> str:
    """[CRITICAL] in any case, spacing or script becomes (CRITICAL); other brackets stay."""
    plain = unicodedata.normalize("NFKD", found[1]).casefold()
    letters = "".join(c for c in plain if c.isalnum() or c == "|").translate(_LOOKS_LIKE)
    return f"({found[1]})" if letters.startswith(_CRITICAL) or letters in _ROLES else found[0]


def _escaped(line: str) -> str:
    """The line with a backslash before what would act as a mark at its start."""
    if ordinal := _ORDINAL.match(line):
        return f"{ordinal[0]}\\{line[ordinal.end() :]}"
    return "\\" + line if _ESCAPED.match(line) else line
