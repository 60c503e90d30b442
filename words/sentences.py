"""Where sentences and clauses begin and end, and what is code or quotation; no cut inside a name or number."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator


ABBREVIATIONS = listed("""
e.g i.e etc vs cf al approx appx ca no nos nr mr mrs ms dr prof st jr sr inc ltd co corp dept fig figs sec eq vol ed
eds pp jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun a.m p.m u.s u.k ph.d a.k.a w.r.t
est z.b d.h u.a bzw usw evtl ggf inkl exkl zzgl vgl z.t o.ä s.o s.u u.u i.d.r m.e abs art bspw sog st str tel min max
mio mrd hr fr p.ex c.-à-d m mm mme mlle env av bd n° p.ej ej sra srta ud uds pág núm aprox т.е т.д т.п т.к т.н и.о г
гг ул стр рис см напр др руб тыс млн млрд
""")
"""Words after which a dot ends no sentence, casefolded, without their last dot."""

ALSO_FINAL = listed("""
etc a.m p.m usw no inc ltd co corp т.д т.п др г гг max art ed est u.a o.ä s.o s.u jan feb mar apr jun jul aug sep sept
oct nov dec mon tue wed thu fri sat sun std abs tel env руб тыс млн млрд uds
""")
"""Abbreviations and words that can end a sentence as well: they do before a capital."""

MONTHS = re.compile(
    r"(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|quartal|jahrhundert|stock"
    r"|etage|version|mal|kapitel|tag|woche|klasse|auflage|generation)\b",
    re.IGNORECASE,
)
"""German nouns after an ordinal, whose dot ends no sentence ("am 3. Mai")."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One statement as it is written: `source[start:end] == text`, without its bullet."""

    text: str
    start: int
    end: int


_FENCE = re.compile(
    r"^[ \t]{0,3}(?:[-*+>][ \t]+)?(```+|~~~+)[^\n]*(?:\n(?![ \t]*\1)[^\n]*)*(?:\n[ \t]*\1[`~]*[ \t]*(?=\n|$))?",
    re.MULTILINE,
)
_INLINE_FENCE = re.compile(r"```[^`]*```")
_TICKS = re.compile(r"`+|\n[ \t]*(?=\n)")
_QUOTED_LINE = re.compile(r"^[ \t]*>[^\n]*", re.MULTILINE)
_QUOTES = re.compile(
    r"“[^“”„]*”|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‹[^‹›]*›|「[^「」]*」|『[^『』]*』|《[^《》]*》|〝[^〝〞〟]*[〞〟]|＂[^＂]*＂"
    r"|‘(?![0-9]0s)[^‘’\n]*(?:’(?=\w)[^‘’\n]*)*’(?!\w)|‚[^‚‘’\n]*[‘’]"
)
_STRAIGHT_QUOTES = re.compile(
    r"(?<![\w\"])\"(?=\S)[^\"\n]*(?:\n(?![ \t]*\n)[^\"\n]*)*\"(?!\w)"
    r"|(?<![\w'])'(?!(?:cause|em|til|tis|twas|n)\b|\d0s)(?=\w)(?:[^'\n]|(?<=\w)'(?=\w))*'(?!\w)"
)
_APOSTROPHES = str.maketrans(
    dict.fromkeys("’‘ʼ＇‛′`´ʹˈ᾽᾿‚‹›", "'")
    | dict.fromkeys("“”„‟«»″＂〝〞〟", '"')
    | dict.fromkeys("\u00a0\u202f\u3000", " ")
)
_LINE = re.compile(r"[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")
_BULLET = re.compile(
    r"[ \t\u3000\ufeff]*(?:>[ \t]?)*(?:#{1,6}[ \t]+)?"
    r"(?:(?:[-*+•‣▪◦·–—●○・]|\(?\d{1,3}[.)](?![ \t]+(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober"
    r"|november|dezember)\b)|\(?[a-zA-Z]\))[ \t]+(?:\[[ xX]\][ \t]+)?|[•‣●○・①-⑳])*[ \t]*",
    re.IGNORECASE,
)
_STOP = re.compile(r"[.!?…‼⁇⁈⁉]+[\"'”’»)\]]*(?=\s)|[。！？｡．]+[”’」』）\"')\]]*(?!\d)")
_LAST_WORD = re.compile(r"(?:[^\W_]\.)*[^\W_][\w°-]*$")
_SOFT_WRAP = 50
"""Characters of a line from which a following lower-case line continues it: the text was wrapped by an editor."""


def straight(text: str) -> str:
    """The same text with one form of apostrophe (') and of quotation mark ("); same length."""
    return text if text.isascii() else text.translate(_APOSTROPHES)


def blank(text: str) -> str:
    """The same text with fenced code, backticks and quotations turned into spaces; same length, same line breaks.

    What is left holds none of them, also where one stood around the mark of another.
    """
    left = _blanked(text)
    while left != text:
        text, left = left, _blanked(left)
    return left


def _blanked(text: str) -> str:
    if "`" in text or "~~~" in text:
        text = _without_code(text)
    if ">" in text:
        text = _QUOTED_LINE.sub(_spaces, text)
    if not text.isascii():
        text = _QUOTES.sub(_spaces, text)
    if '"' in text or "'" in text:
        text = _STRAIGHT_QUOTES.sub(_spaces, text)
    return text


def without_fences(text: str) -> str:
    """The same text with only fenced code turned into spaces; same length, same line breaks."""
    if "```" not in text and "~~~" not in text:
        return text
    return _INLINE_FENCE.sub(_spaces, _FENCE.sub(_spaces, text))


def statements(text: str) -> tuple[Sentence, ...]:
    """The sentences in order: split at line breaks, bullets and final punctuation; fenced code is left out."""
    visible = without_fences(text)
    quoted = _quotations(visible)
    found = (span for start, end in _paragraphs(visible) for span in _split(visible, start, end, quoted))
    return tuple(Sentence(text=text[start:end], start=start, end=end) for start, end in found)


def clauses(sentence: str) -> tuple[str, ...]:
    """The clauses of one sentence: split at semicolons, dashes, and where a conjunction or a new subject follows."""
    pieces = (piece.strip(" \t,;:，；、—–") for piece in _cut(sentence, _CLAUSE_BREAK.finditer(sentence)))
    return tuple(piece for piece in pieces if piece)


_JOINERS = r"(?:(?:and|or|und|oder|et|ou|y|o|и|или)\s+)?"
_OPENERS = (
    r"(?:but|so|yet|while|whereas|although|though|because|since|if|unless|except|when|until|before|after|then|never|not|always|"
    r"only|without|instead|i|we|you|he|she|they|it|this|that|these|those|there|"
    r"aber|sondern|denn|weil|wenn|falls|während|obwohl|bevor|nachdem|bis|damit|dass|nie|niemals|nicht|immer|nur|ohne|außer|"
    r"ich|wir|du|ihr|sie|er|es|das|"
    r"mais|donc|car|parce|puisque|si|quand|lorsque|avant|après|jamais|pas|toujours|seulement|sans|sauf|je|nous|vous|on|"
    r"il|elle|ils|elles|ce|cela|ça|"
    r"pero|sino|porque|cuando|mientras|aunque|antes|después|nunca|no|siempre|solo|sólo|sin|excepto|salvo|nosotros|ellos|eso|"
    r"esto|"
    r"но|а|если|когда|пока|хотя|потому|чтобы|что|до|после|никогда|не|всегда|только|без|кроме|я|мы|вы|он|она|оно|они|это)"
)
_CLAUSE_BREAK = re.compile(
    rf"[;；]|,\s+(?={_JOINERS}{_OPENERS}\b)|\s+[—–]+\s+|\s--?\s|:\s+|，|…+\s+|\.\.\.\s|\s+(?=(?:but|aber|mais|pero|sino|sondern)\s)|"
    r"(?<=[.!?])\s+|[。！？]|(?<=[がけ])、|(?<=ので)、|(?<=から)、|(?<=たら)、|(?<=ば)、",
    re.IGNORECASE,
)
_LEADING_SUBORDINATE = re.compile(
    r"\s*(?:if|when|unless|once|after|before|while|although|because|since|wenn|falls|nachdem|bevor|weil|obwohl|si|quand|"
    r"lorsque|cuando|aunque|если|когда|пока)\b[^,]*(,)\s",
    re.IGNORECASE,
)


def _cut(sentence: str, breaks: Iterator[re.Match[str]]) -> Iterator[str]:
    spans = [m.span() for m in breaks]
    if leading := _LEADING_SUBORDINATE.match(sentence):
        spans = sorted([*spans, leading.span(1)])
    start = 0
    for begin, end in spans:
        if begin >= start:
            yield sentence[start:begin]
            start = end
    yield sentence[start:]


def _without_code(text: str) -> str:
    text = without_fences(text)
    kept, at = [], 0
    for start, end in _code_spans(text):
        kept += [text[at:start], _spaced(text[start:end])]
        at = end
    return "".join([*kept, text[at:]])


def _code_spans(text: str) -> Iterator[tuple[int, int]]:
    """Backtick runs paired with the next run of the same length in the same paragraph, as in CommonMark."""
    open_runs: dict[int, int] = {}
    done = 0
    for run in _TICKS.finditer(text):
        if run[0][0] != "`":
            open_runs.clear()
            continue
        length = run.end() - run.start()
        start = open_runs.get(length, -1)
        if start >= done:
            yield start, run.end()
            open_runs.clear()
            done = run.end()
        else:
            open_runs[length] = run.start()


def _spaces(found: re.Match[str]) -> str:
    return _spaced(found[0])


def _spaced(span: str) -> str:
    return "\n".join(" " * len(line) for line in span.split("\n")) if "\n" in span else " " * len(span)


def _quotations(text: str) -> list[tuple[int, int]]:
    spans = [m.span() for m in _STRAIGHT_QUOTES.finditer(text)] if '"' in text or "'" in text else []
    if "`" in text:
        spans += _code_spans(text)
    return spans if text.isascii() else spans + [m.span() for m in _QUOTES.finditer(text)]


def _paragraphs(text: str) -> Iterator[tuple[int, int]]:
    """Lines, without their bullets; a line that an editor wrapped is joined with its continuation."""
    held: tuple[int, int] | None = None
    for line in _LINE.finditer(text):
        body = _BULLET.match(text, line.start(), line.end())
        start = body.end() if body else line.start()
        if held and start == line.start() and _continues(text, held, line):
            held = (held[0], line.end())
            continue
        if held:
            yield held
        held = (start, line.end())
    if held:
        yield held


def _continues(text: str, held: tuple[int, int], line: re.Match[str]) -> bool:
    last = text[max(held[0], text.rfind("\n", held[0], held[1]) + 1) : held[1]].rstrip()
    adjacent = text[held[1] : line.start()] in ("\n", "\r\n")
    return adjacent and len(last) >= _SOFT_WRAP and last[-1:] not in ".!?:;。！？…" and text[line.start()].islower()


def _split(text: str, start: int, end: int, quoted: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for stop in _STOP.finditer(text, start, end):
        if _ends(text, stop, end) and not any(a < stop.start() and stop.end() < b for a, b in quoted):
            yield from _trimmed(text, start, stop.end())
            start = stop.end()
    yield from _trimmed(text, start, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    body = text[start:end]
    if any(map(str.isalnum, body)):
        yield start + len(body) - len(body.lstrip()), start + len(body.rstrip())


def _ends(text: str, stop: re.Match[str], end: int) -> bool:
    """Whether this punctuation ends a sentence: not after an abbreviation, an initial, an ordinal, nor mid-thought."""
    marks = stop[0].rstrip("\"'”’»)]")
    following = text[stop.end() : min(end, stop.end() + 40)].lstrip()
    if not following or marks[0] in "。！？｡．":
        return True
    if marks in ("...", "…"):
        return not following[0].islower()
    if marks != ".":
        return True
    if stop[0] != marks:
        return not following[0].islower()
    word = _LAST_WORD.search(text, max(0, stop.start() - 24), stop.start())
    return word is None or _ends_after(word[0], following, text[max(0, word.start() - 2) : word.start()])


def _ends_after(word: str, following: str, before: str) -> bool:
    folded = word.casefold()
    if word.isdecimal() and len(word) <= 2:
        return MONTHS.match(following) is None
    if folded in ABBREVIATIONS:
        counted = before[:1].isdecimal() and folded not in ("mio", "mrd", "no", "nr")
        return following[0].isupper() and (folded in ALSO_FINAL or counted)
    return not (len(word) == 1 and word.isupper() and word not in "ICXYZ" and following[0].isupper())
