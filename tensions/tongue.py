"""In which language two statements are read, whichever way round they come."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tensions.lexicon import COPULAS, LINKS, STATES_OF
from tensions.relations import LIGHT
from words.language import ARTICLES, FUNCTION_WORDS, evident_language, words_of
from words.vocabulary import listed

_SPANISH: Final = re.compile(r"[ñóíú¿¡]", re.IGNORECASE)
_FRENCH: Final = re.compile(r"[çèêëàùœîôû]", re.IGNORECASE)
_DATIVE: Final = re.compile(r"A (?:mi |la |el )?\w+ (?:no )?les? (?!l)\w+an?\b")
"""“A Sergio le encanta cocinar”."""
_NO_ITALIAN: Final = listed("no el los las muy y nunca todos todas del")
_KANA: Final = re.compile(r"[\u3041-\u30fa]")
_HAN: Final = re.compile(r"[\u3400-\u9fff]")
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]{3}")
_LETTERS: Final = (("ja", _KANA), ("zh", _HAN), ("ru", _CYRILLIC))
_SURELY_ENGLISH: Final = listed(
    "likes loves hates works lives runs can the is are has does doesn isn aren don of with from and for our we have"
)
_IN_ENGLISH: Final = listed("a on an in on die am so as me no car bin i ella")
"""English words that are words of another language too."""


def language_of(a: str, b: str) -> str:
    """The one language in which two statements are read, whichever way round they come."""
    first, second = _language(a), _language(b)
    if first == second or second is None:
        return first or "en"
    if first is None:
        return second
    return evident_language(" ".join(sorted((a, b)))) or "en"


@lru_cache(maxsize=8192)
def _language(text: str) -> str | None:
    """The evident language; one letter of kana or Han among Latin names is evident too (“CTO 是 Dana”)."""
    found = evident_language(text)
    if found in ("fr", "es", "de") and _is_english(text, found):
        return "en"
    if found == "it" and _is_spanish(text):
        return "es"
    if found in ("fr", "es"):
        return _romance(text, found)
    if found is None and (only := _by_verbs(text)) is not None:
        return only
    if found in (None, "en") and not text.isascii():
        return next((code for code, letters in _LETTERS if letters.search(text)), found)
    return found


def _is_spanish(text: str) -> bool:
    """Letters or words that Italian doesn't have (“Sara no come carne”)."""
    words = frozenset(re.findall(r"[^\W\d_]+", text.casefold()))
    return _SPANISH.search(text) is not None or bool(words & _NO_ITALIAN)


def _romance(text: str, found: str) -> str:
    """French and Spanish share small words; the letters and verbs of one of them decide."""
    if _DATIVE.match(text):
        return "es"
    if _SPANISH.search(text) or _FRENCH.search(text):
        return "es" if _SPANISH.search(text) else "fr"
    words = set(re.findall(r"[^\W\d_]+", text.casefold()))
    own = {code: _own_words(code) for code in ("fr", "es")}
    spoken = [code for code, other in (("fr", "es"), ("es", "fr")) if words & (own[code] - own[other])]
    if len(spoken) != 1 and "es" in words and not words & {"tu", "est"}:
        return "es"
    return spoken[0] if len(spoken) == 1 else found


def _by_verbs(text: str) -> str | None:
    """“Usamos Python”: where no small word tells, a verb of one language may."""
    words = frozenset(re.findall(r"[^\W\d_]+", text.casefold()))
    spoken = [
        code
        for code in ("de", "fr", "es")
        if words & (LINKS[code] | STATES_OF[code]) - LINKS["en"] - STATES_OF["en"] - {"a"}
    ]
    return spoken[0] if len(spoken) == 1 else None


def _own_words(code: str) -> frozenset[str]:
    return frozenset().union(
        *(words_of(table, code) for table in (LINKS, COPULAS, STATES_OF, ARTICLES, FUNCTION_WORDS, LIGHT))
    )


def _is_english(text: str, found: str) -> bool:
    """“Omar has a car”: one French word among English ones, and no verb or article of French."""
    words = frozenset(re.findall(r"[^\W\d_]+", text.casefold()))
    return (
        text.isascii()
        and bool(words & _SURELY_ENGLISH)
        and not words & (_own_words(found) - _SURELY_ENGLISH - _IN_ENGLISH)
    )
