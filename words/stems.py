"""The stem of a word, so that “running” finds “run”: Snowball by language and script, accents folded after it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import regex
import Stemmer  # type: ignore[import-not-found]  # PyStemmer carries no types; `stem` below is the one place that calls it

from words.normal import without_accents

if TYPE_CHECKING:
    from collections.abc import Mapping

_ALGORITHMS: Final[Mapping[str, str]] = {
    "en": "english", "de": "german", "fr": "french", "es": "spanish", "ru": "russian", "it": "italian",
    "pt": "portuguese", "nl": "dutch", "sv": "swedish", "da": "danish", "no": "norwegian", "fi": "finnish",
    "hu": "hungarian", "pl": "polish", "cs": "czech", "ro": "romanian", "tr": "turkish", "id": "indonesian",
    "ca": "catalan", "el": "greek", "ar": "arabic", "hi": "hindi", "hy": "armenian", "ta": "tamil",
}  # fmt: skip
_STEMMERS: Final = {code: Stemmer.Stemmer(name, 0) for code, name in _ALGORITHMS.items()}

GUESSES: Final = ("de", "fr", "es", "it", "pt")
"""The languages tried beside English where nothing says which one a word is in."""

ACCENTED_GUESSES: Final = ("nl", "sv", "fi", "hu", "pl", "cs", "ro", "tr", "ca")
"""Those tried as well for a word with a letter beyond ASCII: for plain words they would find too much English."""

_IRREGULAR: Final[Mapping[str, str]] = {
    form: stem
    for stem, forms in {
        "child": "children", "person": "people", "man": "men", "woman": "women", "mouse": "mice", "foot": "feet",
        "tooth": "teeth", "index": "indices", "vertex": "vertices", "matrix": "matrices", "appendix": "appendices",
        "criterion": "criteria", "analysis": "analyses", "crisis": "crises", "hypothesis": "hypotheses",
        "leaf": "leaves", "knife": "knives", "shelf": "shelves", "wife": "wives", "half": "halves",
        "schema": "schemata", "run": "ran", "write": "wrote written", "choose": "chose chosen",
        "break": "broke broken", "build": "built", "send": "sent", "keep": "kept", "find": "found", "buy": "bought",
        "bring": "brought", "take": "took taken", "give": "gave given", "make": "made", "say": "said", "meet": "met",
        "lose": "lost", "hold": "held", "lead": "led", "pay": "paid", "sell": "sold", "speak": "spoke spoken",
        "drive": "drove driven", "teach": "taught", "think": "thought", "begin": "began begun", "know": "knew known",
        "grow": "grew grown", "throw": "threw thrown", "fall": "fell fallen", "rise": "rose risen", "eat": "ate eaten",
        "sleep": "slept", "spend": "spent", "forget": "forgot forgotten", "freeze": "froze frozen",
        "steal": "stole stolen", "wake": "woke woken", "bind": "bound", "feed": "fed", "tell": "told", "win": "won",
    }.items()
    for form in forms.split()
}  # fmt: skip

_PORTUGUESE: Final = (
    (regex.compile(r"[õã]es$"), "ão"),
    (regex.compile(r"(?<=.{2})veis$"), "vel"),
    (regex.compile(r"(?<=.{3})eis$"), "il"),
    (regex.compile(r"(?<=.{2})éis$"), "el"),
    (regex.compile(r"(?<=.{2})óis$"), "ol"),
    (regex.compile(r"(?<=.{3})ais$"), "al"),
)
"""Plurals that change the end of the word, and that Snowball reads as other words: reuniões, animais, fáceis."""

_AGAIN: Final = frozenset({"hu", "pt"})
"""Languages whose endings stand behind one another, of which Snowball takes one at a time: számla, számlák."""

_POINTS: Final = regex.compile(r"[\u0591-\u05c7\u064b-\u065f\u0670\u06d6-\u06ed\u0640]")
_PERSIAN: Final = str.maketrans("\u06a9\u06cc\u06c1\u06d5\u06c0", "\u0643\u064a\u0647\u0647\u0647")
"""Letters that Persian, Urdu and Kurdish write otherwise than Arabic does; keyboards mix them."""

_ALEFS: Final = str.maketrans("\u0623\u0625\u0622\u0671\u0649\u0629", "\u0627\u0627\u0627\u0627\u064a\u0647")
"""Forms of alef, yeh and teh that are written one for the other: by the bare ones a word is found that stems take for another."""

_NUKTA: Final = "\u093c"
"""The dot of Devanagari that makes f of ph and z of j, and that is left out as often as it is written."""

_CYRILLIC_ROOT: Final = regex.compile(
    r"(?<=.{3})(?:ированн?|ировани|ирова|ировк|иру|ир|ационн|аци|ац|ованн?|овани|овк|енн|ени|анн|ани)$"
    r"|(?<=.{5})(?:н|ск|ов)$|(?<=.{4})[аеийоыь]$"
)
_ARABIC_CLITICS: Final = regex.compile(r"^(?:[وفبك]?ال|لل|[وف](?=\w{3}))(?=\w{2})")
_HEBREW_CLITICS: Final = regex.compile(r"^(?:[ו]?[הבלכמש]|ו)(?=\w{3})")
_HEBREW_PLURAL: Final = regex.compile(r"(?<=\w{3})(?:ים|ות|ה|ת)$")


@lru_cache(maxsize=32768)
def stem(word: str, code: str) -> str:
    """The stem of a casefolded word, its Latin and Greek accents folded; the word itself in a language without one."""
    stemmer = _STEMMERS.get(code)
    if stemmer is None:
        return without_accents(word)
    if code == "en":
        word = _IRREGULAR.get(word, word)
    elif code == "pt":
        word = next((end.sub(other, word) for end, other in _PORTUGUESE if end.search(word)), word)
    found = without_accents(stemmer.stemWord(word))
    if code in _AGAIN:
        found = without_accents(stemmer.stemWord(found))
    return found[:-1] + "c" if code == "es" and found.endswith("z") else found  # pez, peces


@lru_cache(maxsize=32768)
def latin_forms(word: str, code: str | None) -> tuple[str, ...]:
    """The stem to index first, then the other stems by which the word may be asked for.

    Both sides of a search guess the language on their own. Where nothing speaks for one (None), every usual language
    is tried; beside a known language stands English, whose words are at home in every text about software.
    """
    codes = (code, "en") if code else ("en", *GUESSES, *(() if word.isascii() else ACCENTED_GUESSES))
    return tuple(dict.fromkeys(stem(word, c) for c in codes))


def _cyrillic(word: str) -> tuple[str, ...]:
    first = stem(word.replace("ё", "е"), "ru")
    return (first, _CYRILLIC_ROOT.sub("", first))


def _arabic(word: str) -> tuple[str, ...]:
    bare = _POINTS.sub("", word).translate(_PERSIAN)
    return (stem(bare, "ar"), stem(_ARABIC_CLITICS.sub("", bare), "ar"), bare.translate(_ALEFS))


def _without_nukta(word: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", word).replace(_NUKTA, ""))


def _hebrew(word: str) -> tuple[str, ...]:
    bare = _POINTS.sub("", word)
    root = _HEBREW_CLITICS.sub("", bare)
    return (bare, root, _HEBREW_PLURAL.sub("", bare), _HEBREW_PLURAL.sub("", root))


_BY_SCRIPT: Final = (
    (regex.compile(r"\p{Cyrillic}"), _cyrillic),
    (regex.compile(r"\p{Greek}"), lambda word: (stem(without_accents(word), "el"),)),
    (regex.compile(r"\p{Arabic}"), _arabic),
    (regex.compile(r"\p{Hebrew}"), _hebrew),
    (regex.compile(r"\p{Devanagari}"), lambda word: (stem(word, "hi"), stem(_without_nukta(word), "hi"))),
    (regex.compile(r"\p{Armenian}"), lambda word: (stem(word, "hy"),)),
    (regex.compile(r"\p{Tamil}"), lambda word: (stem(word, "ta"),)),
)


@lru_cache(maxsize=32768)
def script_forms(word: str) -> tuple[str, ...]:
    """As `latin_forms`, for a word of another script that writes spaces."""
    for pattern, forms in _BY_SCRIPT:
        if pattern.match(word):
            return tuple(dict.fromkeys(form for form in forms(word) if form))
    return (word,)
