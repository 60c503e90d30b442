"""Names of people, products and places: what is written as one, in cased scripts, in quotes, with a title or an honorific.

Precision comes first: a word that is capitalised because a sentence begins with it, or because its language capitalises
every noun, is no name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import regex

from words.calendar import MONTHS, WEEKDAYS
from words.identifiers import identifiers
from words.language import FUNCTION_WORDS, GENERIC_NOUNS, MODALS, NEGATIONS, QUANTITY, QUESTION_WORDS, evident_language
from words.memo import remembered
from words.naming import (
    ADJECTIVES,
    CALLED,
    CHINESE_TITLES,
    JAPANESE_HONORIFICS,
    KOREAN_HONORIFICS,
    LABELS,
    PARTICLES,
    ROLES,
    STARTERS,
    SURNAMES,
    TITLES,
)
from words.normal import plain, shouts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_CAPITALISED: Final = regex.compile(
    r"(?<![\p{L}\p{M}\p{N}_'’\-@])\p{Lu}[\p{L}\p{M}\p{N}]*(?:['’\-]\p{L}[\p{L}\p{M}]*)*\.?"
)
_TITLECASE: Final = regex.compile(r"\p{Lu}[\p{L}\p{M}'’\-]*\p{Ll}[\p{L}\p{M}\p{N}'’\-]*$")
_ACRONYM: Final = regex.compile(r"\p{Lu}{2,}$")
_INITIAL: Final = regex.compile(r"\p{Lu}\.$")
_ENDS: Final = frozenset(".!?…:;。！？\n")
_LEADING: Final = " \t\u00a0\"'“”‘’«»„()[]*#>•-–—0123456789"
_LOOKED_BACK: Final = 16
"""What ends something, what may stand between it and a capital that means nothing, and how far back it is looked for."""
_LABEL: Final = regex.compile(r"^\s*(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2})\s?[:：]\s")
_HANDLE: Final = regex.compile(r"(?<![\w@/.])@[A-Za-z][\w-]{1,38}(?![\w]*[/@.]\w)")
_QUOTED: Final = regex.compile(
    r"“([^“”\n]{2,60})”|\"([^\"\n]{2,60})\"|«\s?([^«»\n]{2,60}?)\s?»|„([^„“”\n]{2,60})[“”]|‘([^‘’\n]{2,60})’"
)
_HAN_QUOTED: Final = regex.compile(r"[「『《]([^「」『』《》\n]{1,24})[」』》]")
_ROLE: Final = regex.compile(rf"(?<![\w\-])(?:{'|'.join(sorted(ROLES))})(?![\w\-])")
_HONOURED: Final = regex.compile(
    rf"([\p{{Han}}]{{1,4}}|[\p{{Katakana}}ー]{{2,8}})(?:{'|'.join(JAPANESE_HONORIFICS)})(?![\p{{Han}}])"
)
_TITLED: Final = regex.compile(rf"([{SURNAMES}]\p{{Han}}{{0,2}}?)({'|'.join(CHINESE_TITLES)})")
_CALLED_KOREAN: Final = regex.compile(
    rf"(\p{{Hangul}}{{2,4}})\s?(?:{'|'.join(KOREAN_HONORIFICS)})(?!\p{{Hangul}}{{3}})"
)
_CAPITAL: Final = regex.compile(r"\p{Lu}")
_UNCASED: Final = frozenset({"zh", "ja", "ko", "th", "ar", "he", "hi"})
_LATIN_NAME: Final = regex.compile(
    r"(?<![\p{Latin}\d_@])\p{Lu}\p{Latin}*\p{Ll}\p{Latin}*(?:\s\p{Lu}\p{Latin}*\p{Ll}\p{Latin}*)*(?![\w@])"
)

_NEVER: Final = {
    *MONTHS,
    *WEEKDAYS,
    *(f"{day}s" for day in WEEKDAYS),
    *ADJECTIVES,
    "i",
    "i'm",
    "i've",
    "i'd",
    "i'll",
    "ok",
}
_NOT_NAMES: Final[Mapping[str, frozenset[str]]] = {
    code: frozenset(_NEVER).union(
        *(table.get(code, ()) for table in (FUNCTION_WORDS, GENERIC_NOUNS, MODALS, NEGATIONS, QUANTITY, QUESTION_WORDS))
    )
    for code in ("en", "de", "fr", "es", "ru")
}
"""By language: no name by itself, however it is written."""

TITLED: Final = 0.8
TITLED_LEAST: Final = 5
"""Share of capitalised words, of how many at least, from which a text is a heading and its capitals say nothing."""

WORDS: Final = 5
"""Words of a name at most."""


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int
    begins: bool


@remembered
def names(text: str) -> tuple[str, ...]:
    """The names in a text, each once, in the order of the text; identifiers are none."""
    text = _without_identifiers(plain(text))
    found = [*_labels(text), *_quoted(text), *_honoured(text), *_runs(text)]
    found += [(m.start(), m[0]) for pattern in (_HANDLE, _ROLE) for m in pattern.finditer(text)]
    return tuple(dict.fromkeys(_tidy(name) for _, name in sorted(found) if len(_tidy(name)) > 1))


def _tidy(name: str) -> str:
    return " ".join(name.split()).removesuffix("'s").removesuffix("'")


def _without_identifiers(text: str) -> str:
    """Identifiers blanked out in place; a mark stands there, so that what follows is no beginning."""
    for each in identifiers(text):
        text = text[: each.start] + "_" * (each.end - each.start) + text[each.end :]
    return text


def _labels(text: str) -> Iterator[tuple[int, str]]:
    """“Caroline: …”: who speaks."""
    found = _LABEL.match(text)
    if found and not any(
        word in LABELS or word in _bare(evident_language(text)) for word in found[1].casefold().split()
    ):
        yield found.start(1), found[1]


def _quoted(text: str) -> Iterator[tuple[int, str]]:
    for found in _QUOTED.finditer(text):
        said = next(filter(None, found.groups()), "").strip()
        called = CALLED.search(text[max(0, found.start() - 24) : found.start()])
        if _is_title(said) or (called and len(said.split()) <= WORDS and not _HAS_END.search(said)):
            yield found.start() + 1, said
    for found in _HAN_QUOTED.finditer(text):
        if not _HAS_END.search(found[1]):
            yield found.start(1), found[1]


_HAS_END: Final = regex.compile(r"[.!?。！？,，、;；]")


def _is_title(said: str) -> bool:
    """A quotation whose words are capitalised, but for the small ones between."""
    words = said.split()
    if not words or len(words) > WORDS or _HAS_END.search(said) or not any(map(_TITLECASE.match, words)):
        return False
    return all(_TITLECASE.match(w) or _ACRONYM.match(w) or w in PARTICLES or w.isdecimal() for w in words) and not (
        len(words) == 1 and words[0].casefold() in _bare(evident_language(said))
    )


def _honoured(text: str) -> Iterator[tuple[int, str]]:
    """With an honorific or a title behind, as Japanese, Chinese and Korean say it."""
    for pattern in (_HONOURED, _CALLED_KOREAN):
        yield from ((found.start(1), found[1]) for found in pattern.finditer(text))
    for found in _TITLED.finditer(text):
        yield found.start(), found[1] if len(found[1]) > 1 else found[0]


def _runs(text: str) -> Iterator[tuple[int, str]]:
    """Capitalised words side by side."""
    language = evident_language(text)
    if _CAPITAL.search(text) and shouts(text):
        return
    if language in _UNCASED:
        yield from ((found.start(), found[0]) for found in _LATIN_NAME.finditer(text))
        return
    if _is_heading(text):
        return
    for run in _grouped(_words(text), text):
        if name := _named(run, _bare(language), nouns=language == "de"):
            yield name[0].start, text[name[0].start : name[-1].end].removesuffix(".")


def _is_heading(text: str) -> bool:
    words = [word for word in text.split() if word[0].isalpha()]
    return len(words) >= TITLED_LEAST and sum(word[0].isupper() for word in words) >= TITLED * len(words)


def _words(text: str) -> Iterator[_Word]:
    """The capitalised words; a dot stays on an initial and on a title."""
    for found in _CAPITALISED.finditer(text):
        word = found[0] if len(found[0]) == 2 or found[0][:-1].casefold() in TITLES else found[0].removesuffix(".")
        yield _Word(word, found.start(), found.start() + len(word), _begins(text, found.start()))


def _begins(text: str, at: int) -> bool:
    before = text[max(0, at - _LOOKED_BACK) : at].rstrip(_LEADING)
    return before[-1] in _ENDS if before else at <= _LOOKED_BACK


def _grouped(words: Iterable[_Word], text: str) -> Iterator[list[_Word]]:
    """Runs of capitalised words with nothing but spaces and small particles between."""
    run: list[_Word] = []
    for word in words:
        if run and not (_joins(text[run[-1].end : word.start]) and not _is_owner(run[-1].text)):
            yield run
            run = []
        run.append(word)
    if run:
        yield run


def _joins(gap: str) -> bool:
    """Nothing at all stands between an initial or a title and what follows its dot: “J.R. Hartley”, “Dr.Smith”."""
    if not gap.strip():
        return "\n" not in gap
    return gap[0] == gap[-1] == " " and all(word in PARTICLES for word in gap.split())


def _is_owner(word: str) -> bool:
    """“Anna's Helm chart” names Anna, and Helm beside her."""
    return word.endswith(("'s", "’s"))


def _bare(language: str | None) -> frozenset[str]:
    return _NOT_NAMES.get(language or "en", _NOT_NAMES["en"])


def _named(run: list[_Word], bare: frozenset[str], *, nouns: bool) -> list[_Word]:
    """The part of a run that is a name, or nothing. `nouns`: the language capitalises every one."""
    if run and run[0].text.rstrip(".").casefold() in TITLES:
        return run[1 : WORDS + 1] if len(run) > 1 else []
    while run and (
        _is_bare(run[0].text, bare) or (run[0].begins and (len(run[0].text) == 1 or run[0].text.casefold() in STARTERS))
    ):
        run = run[1:]
    while run and _is_bare(run[-1].text, bare):
        run = run[:-1]
    proper = [word for word in run if _TITLECASE.match(word.text)]
    if not proper or len(run) > WORDS or (len(run) < 2 and (run[0].begins or nouns)):
        return []
    return [] if nouns and any(_is_bare(word.text, bare) for word in run) else run


def _is_bare(word: str, bare: frozenset[str]) -> bool:
    return word.casefold().removesuffix("'s") in bare
