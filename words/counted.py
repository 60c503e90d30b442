"""Whether a number that looks like a year or a month counts or names something instead: “2000 rows”, “ports 1990-2020”."""

from __future__ import annotations

from typing import Final

import regex

from words.endings import NUMBERED_THINGS, UNITS
from words.language import evident_language
from words.vocabulary import (
    CONDITION,
    FUNCTION_WORDS,
    HINTS,
    MODALS,
    NEGATIONS,
    ORDER,
    QUANTITY,
    QUESTION_WORDS,
    listed,
)

_LITTLE: Final = frozenset(
    word
    for table in (FUNCTION_WORDS, QUESTION_WORDS, NEGATIONS, QUANTITY, CONDITION, ORDER, MODALS, HINTS)
    for words in table.values()
    for word in words
) | listed("onwards onward inclusive already there here году года год years")
"""Words that may follow a year; of any other one it is taken that the number counts it."""

_THINGS: Final = (NUMBERED_THINGS - listed("time day week year uhr at")) | listed("""
range vlan rfc channel pin node pixel width height invoice order budget price cost capacity offset block revision rev
no nr № art bug pr code build sku serial part model account house street zip postcode extension frame byte address
zeile zeilen seite fehler rechnung nummer ligne erreur facture numéro línea página factura número порт порты строка
строки ошибка счёт номер
""")
"""Words before a number that say what it names."""

_BEHIND: Final = regex.compile(r"\s*(?:([^\W\d_]+)|([%€$£]))")
_AHEAD: Final = regex.compile(
    r"(\p{L}+|№|[$€£])[.:#=\s]*(?:(?:is|are|was|were|be|lies|of|from|number|numbers|no|nr|ist|liegt|est|es|está)\b[.:\s]*){0,2}$"
)


def counts_what_follows(text: str, end: int) -> bool:
    """Whether the number that ends here is followed by what it counts: a unit, or a word that is no little one."""
    found = _BEHIND.match(text, end)
    if found is None or (found[1] and found[1][0] >= "\u2e80"):
        return False
    word = found[1]
    if word is None or word.casefold() in UNITS:
        return True
    named = word[0].isupper() and word[1:].islower() and evident_language(text) != "de"
    return word.casefold() not in _LITTLE and not (named and not word.startswith("Euro"))


def names_a_thing(text: str, start: int) -> bool:
    """Whether what stands right before says of what the number that begins here is one: “ports”, “ticket”, “the limit is”."""
    found = _AHEAD.search(text, max(0, start - 40), start)
    if found is None:
        return False
    word = found[1].casefold()
    return word in "$€£" or word in _THINGS or word.removesuffix("s") in _THINGS
