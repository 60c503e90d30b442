"""What a clause says by its small words: yes or no, how much, on what condition, in which order.

Polarity is a property of a clause, not of a sentence: callers cut first (`words.sentences.clauses`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import regex

from words.language import CONDITION, NEGATIONS, ORDER, QUANTITY, evident_language
from words.memo import remembered
from words.normal import plain, without_accents

if TYPE_CHECKING:
    from collections.abc import Mapping

_RUNS: Final = ("zh", "ja")
"""Languages without spaces: their words are pieces of a run."""

_AMBIGUOUS: Final = {
    "non": {"fr"}, "ne": {"fr"}, "ni": {"fr", "es"}, "nul": {"fr"}, "personne": {"fr"}, "nada": {"es"}, "pas": {"fr"},
}  # fmt: skip
"""Negations that are another word in another language: they count in their own only."""

NOT_NEGATIVE: Final = re.compile(
    r"\b(?=[ncwiplqutнт])(?:(?:l[ae]|une|cette|toute|quelle|chaque) personne"
    r"|not (?:only|just|merely|necessarily)|no (?:doubt|matter|problem|worries|wonder)|why not|if not"
    r"|nothing but|can(?:not|'t| not) (?:wait|help but)|nicht (?:nur|bloß|bloss|zuletzt)|(?:non|pas) seulement"
    r"|no (?:solo|sólo|solamente|únicamente)|не (?:только|просто|менее|более)|тем не менее)\b"
    r"|\bno\.? ?(?=\d)|^(?:no|nope|nein|non|нет|nee)\s*[,:.!;–—]"
)
"""What looks like a negation and isn't one: “not only”, the answer “no,”."""

NOT_NEGATIVE_IN_RUNS: Final = re.compile(
    r"不(?:仅|但|只|光|错|同|过(?!敏(?![感锐捷]))|断|久|足|管|论|然|禁|良|动产|锈|得不|少于|超过|大于|小于)|差不多|只不过|无(?:论|线|人机|服务器|状态|限)|"
    r"非(?:常|洲|凡)|未(?:来|必)|特别|別(?:人|的)|别(?:人|的|名)|(?:分|区|级|类|识|性|辨|鉴)别|没(?:关系|错|问题)"
    r"|(?:しなけれ|なけれ)ば(?:なら(?:ない|なかった)|なりません|いけない|いけません)|なくては(?:ならない|なりません|いけない|いけません)"
    r"|ないと(?:いけない|いけません|ならない)|なければ(?:なら|いけ)\w*|だけ(?:で|じゃ)(?:は)?なく|のみならず|かもしれ(?:ない|ません)"
    r"|少なくとも|少ない|すくない|危ない|間もなく|まもなく|問題ない|間違いなく|違いない|もったいない|なので|なしくずし"
)
"""The same in Chinese and Japanese: 不仅, なければならない."""

# “ne … que” says only, “ne … plus” no longer.
_FRENCH_ONLY: Final = regex.compile(r"\b(?:ne\b|n')[^.;,]*?\bqu(?:e\b|')")
_CLAUSE: Final = 1000
"""Characters of a clause; what follows can't make a search slow."""

_FRENCH_NOT: Final = regex.compile(r"\b(?:pas|jamais|rien|aucune?|personne|ni)\b")
_WORD: Final = regex.compile(r"[\p{L}\p{M}]+(?:['\-][\p{L}\p{M}]+)*'?")
_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}]")
_NT: Final = regex.compile(r"(?:n't|\b(?:do|does|did|is|are|was|were|ca|could|should|would|wo|has|have|had|must)nt)$")
_ELIDED: Final = regex.compile(r"^(n'|qu'|jusqu'|lorsqu'|d'abord)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """The small words of a clause that carry a fact, as written there (casefolded), each list in the order of text."""

    negations: tuple[str, ...]
    quantity: tuple[str, ...]
    condition: tuple[str, ...]
    order: tuple[str, ...]


def _spaced(table: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """Word → the languages in which it counts, with and without its accents."""
    owners: dict[str, set[str]] = {}
    for code, words in table.items():
        for word in words if code not in _RUNS else ():
            for form in (word.casefold(), without_accents(word.casefold())):
                owners.setdefault(form, set()).add(code)
    return {word: frozenset(codes) for word, codes in owners.items()}


def _pieces(table: Mapping[str, frozenset[str]], code: str) -> regex.Pattern[str]:
    return regex.compile("|".join(sorted(map(regex.escape, table[code]), key=lambda w: (-len(w), w))))


_TABLES: Final = (NEGATIONS, QUANTITY, CONDITION, ORDER)
_SPACED: Final = tuple(_spaced(table) for table in _TABLES)
_PIECES: Final = {code: tuple(_pieces(table, code) for table in _TABLES) for code in _RUNS}


def _counts_in(word: str, number: int, code: str | None) -> bool:
    """A word counts in its own languages, or where no language is evident; a negation counts everywhere."""
    owners = _AMBIGUOUS.get(word) or _SPACED[number].get(word)
    if not owners:
        return False
    return code in owners or (word not in _AMBIGUOUS and (code is None or number == 0))


def _words(text: str) -> list[str]:
    found: list[str] = []
    for word in _WORD.findall(text):
        if _NT.search(word):
            found.append("n't")
        elif elided := _ELIDED.match(word):
            found.extend((elided[0], word[elided.end() :]))
        else:
            found.append(word if word in _KNOWN else word.rstrip("'"))
    return found


_KNOWN: Final = frozenset(word for table in _SPACED for word in table)


@remembered
def marks(clause: str) -> Marks:
    """Every polarity, quantity, condition and order word of a clause, in the languages the lists know."""
    text = plain(clause).casefold()
    code = evident_language(text)
    words = _words(text)
    lists = [tuple(w for w in words if _counts_in(w, n, code)) for n in range(len(_TABLES))]
    if lists[0]:
        lists[0] = tuple(w for w in _words(NOT_NEGATIVE.sub(" ", text)) if _counts_in(w, 0, code))
    if not text.isascii() and _UNSPACED.search(text):
        run, bare = _PIECES["ja" if code == "ja" else "zh"], NOT_NEGATIVE_IN_RUNS.sub(" ", text)
        lists = [held + tuple(run[n].findall(bare)) for n, held in enumerate(lists)]
    if code == "fr" and _FRENCH_ONLY.search(text, endpos=_CLAUSE) and not _FRENCH_NOT.search(text):
        lists[:2] = [tuple(w for w in lists[0] if w not in {"ne", "n'"}), (*lists[1], "que")]
    return Marks(negations=lists[0], quantity=lists[1], condition=lists[2], order=lists[3])


def polarity(clause: str) -> Literal[1, -1]:
    """-1 if the clause denies or forbids, 1 otherwise. unless, without and only give no polarity."""
    return -1 if marks(clause).negations else 1


def negations(clause: str) -> tuple[str, ...]:
    """The negation words of a clause as written there, casefolded; “n't” for every contraction."""
    return marks(clause).negations


def quantity_words(clause: str) -> tuple[str, ...]:
    """all, every, only, always, … of a clause."""
    return marks(clause).quantity


def condition_words(clause: str) -> tuple[str, ...]:
    """if, unless, except, without, … of a clause."""
    return marks(clause).condition


def order_words(clause: str) -> tuple[str, ...]:
    """before, after, until, … of a clause."""
    return marks(clause).order
