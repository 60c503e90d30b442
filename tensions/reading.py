"""What one clause asserts: of which subject, yes or no, how universally, when, in which order, with which slots."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tensions.antonyms import antonyms
from tensions.clause import Clause, clauses
from tensions.lexicon import (
    BESIDE,
    CJK_RULES,
    CONTENT_VERBS,
    COPULAS,
    DIRECTIONS,
    DOUBT,
    EXISTENTIAL,
    FIRST,
    FUTURE,
    IMPERSONAL,
    LINKS,
    NEEDS,
    ORDERS,
    OTHER_TIMES,
    PAST,
    PERMISSIONS,
    PREFERENCES,
    PREPOSITIONS,
    QUALIFIERS,
    REFUSALS,
    RULES,
    SELF,
    STATES_OF,
    THIRD,
    UNIVERSAL,
)
from tensions.pieces import Piece, key_of, pieces
from tensions.slots import Slot, slots_of
from tensions.told import LONGEST, told
from tensions.unspaced import read_unspaced
from words.language import (
    ARTICLES,
    FUNCTION_WORDS,
    GENERIC_NOUNS,
    MODALS,
    NEGATIONS,
    OWN,
    QUANTITY,
    evident_language,
    words_of,
)
from words.normal import CASE_WORDS, plain
from words.polarity import negations
from words.sentences import straight


@dataclass(frozen=True, slots=True, kw_only=True)
class Assertion:
    """One clause as the detector compares it. The sets hold keys (`tensions.pieces`)."""

    text: str
    subject: frozenset[str]
    """The content of the clause: no function, quantity or negation word, values included."""
    sequence: tuple[str, ...] = ()
    """The same in the order of the text: “A calls B” isn't “B calls A”."""
    generic: frozenset[str] = frozenset()
    """Which of them are generic nouns."""
    limiting: frozenset[str] = frozenset()
    """Which of them limit the clause to a part: qualifiers, values, what follows a preposition."""
    negative: bool = False
    universal: bool = False
    existential: bool = False
    is_settled: bool = True
    """It speaks of now, without doubt, and of something it names."""
    directions: frozenset[str] = frozenset()
    condition: frozenset[str] = frozenset()
    antonyms: frozenset[str] = frozenset()
    order: tuple[str, frozenset[str], frozenset[str]] | None = None
    """A relation, and the keys on its first and on its second side."""
    opening: str | None = None
    """The key of a subject that opens the clause; None after “we” and “I”, which are nobody else."""
    speaks_first: bool = False
    beside: bool = False
    needs: bool = False
    is_whole: bool = True
    is_ellipsis: bool = False
    slots: tuple[Slot, ...] = ()
    speaker: str | None = None
    """Whose words they are, where a label says it."""
    speaks_of_self: bool = False


_SPANISH: Final = re.compile(r"[ñóíú¿¡]", re.IGNORECASE)
_FRENCH: Final = re.compile(r"[çèêëàùœîôû]", re.IGNORECASE)
_KANA: Final = re.compile(r"[\u3041-\u30fa]")
_HAN: Final = re.compile(r"[\u3400-\u9fff]")
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]{3}")
_LETTERS: Final = (("ja", _KANA), ("zh", _HAN), ("ru", _CYRILLIC))
_BEFORE_A_REGION: Final = frozenset({"the", "our", "in", "eu"})
"""Between one of these and a noun “us” is the country, whatever its case."""
_OTHER_TIME: Final = re.compile("|".join(map(re.escape, OTHER_TIMES)), re.IGNORECASE)
_MONTHS_OF_TWO_MEANINGS: Final = frozenset({"May", "March"})
_ORDERING: Final = frozenset({"sort", "order", "file", "name", "list", "number", "group"})
_STOPS: Final = frozenset({"stop", "stopped", "quit", "cease"})
_STOPPED: Final = re.compile(r"\b(?:stop|stopped|quit|cease) (\w+ing)\b", re.IGNORECASE)
_NOT_ALWAYS: Final = re.compile(
    r"(?:\bnot|n't) (?:always|all|every|everyone|necessarily|everything|everywhere)\b|\bnicht (?:immer|alle|jeder)\b|"
    r"\bpas (?:toujours|tous)\b|\bno (?:siempre|todos)\b|\bне (?:всегда|все)\b",
    re.IGNORECASE,
)
_NEGATED: Final = re.compile(r"n't$|^cannot$")
_ORDER: Final = re.compile(
    rf"(?<![\w-])(?P<word>{'|'.join(sorted(ORDERS, key=len, reverse=True))}|(?:\w+er|more \w+|less \w+|better|worse) than)"
    r"(?![\w-])",
    re.IGNORECASE,
)
_LEADING_ORDER: Final = re.compile(
    r"(?P<word>before|after|vor|nach|avant|après|antes de|después de|до|перед|после)\s+(?P<side>[^,]+),\s*",
    re.IGNORECASE,
)
_IMPERATIVE_NOT: Final = re.compile(r"(?:please\s+)?(?:don't|do not|must not|mustn't|may not|never)\b", re.IGNORECASE)
_BARE_TIMES: Final = frozenset({"duration", "every"})


@lru_cache(maxsize=4096)
def read(text: str, language: str) -> tuple[Assertion, ...]:
    """What a statement asserts, clause by clause, read in one language (an ISO 639-1 code)."""
    found = (_assertion(clause, language) for clause in clauses(text))
    said = tuple(assertion for assertion in found if assertion.subject or assertion.slots)
    return said + _now(text, language)


def _now(text: str, language: str) -> tuple[Assertion, ...]:
    """What is since a change that the statement tells of: “the budget was raised to $800” fills the slot of the budget."""
    telling = told(" ".join(straight(plain(text[:LONGEST])).split()))
    if not telling.is_change or not telling.is_sure or not telling.is_done or _OTHER_TIME.search(text):
        return ()
    if not (DOUBT | words_of(FUTURE, language)).isdisjoint(text.casefold().split()):
        return ()
    found = (_assertion(clause, language) for form in telling.forms for clause in clauses(form))
    filled = {assertion.slots: assertion for assertion in found if assertion.slots}
    return tuple(filled.values())


def slots(text: str, like: str | None = None) -> tuple[Slot, ...]:
    """The slots that a statement fills now, surely and for itself; read in the language it shares with `like`."""
    language = language_of(text, like if like is not None else text)
    return tuple(slot for assertion in read(text, language) if assertion.is_settled for slot in assertion.slots)


def is_standing_rule(text: str) -> bool:
    """Whether a statement is one of always, never or must, in any of the known languages."""
    words = re.findall(r"[^\W\d_]+", text.casefold())
    return any(word in RULES for word in words) or any(word in text for word in CJK_RULES)


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
    if found in ("fr", "es"):
        return _romance(text, found)
    if found in (None, "en") and not text.isascii():
        return next((code for code, letters in _LETTERS if letters.search(text)), found)
    return found


def _romance(text: str, found: str) -> str:
    """French and Spanish share small words; the letters and verbs of one of them decide."""
    if _SPANISH.search(text) or _FRENCH.search(text):
        return "es" if _SPANISH.search(text) else "fr"
    words = set(re.findall(r"[^\W\d_]+", text.casefold()))
    own = {code: LINKS[code] | COPULAS[code] | STATES_OF[code] for code in ("fr", "es")}
    spoken = [code for code, other in (("fr", "es"), ("es", "fr")) if words & (own[code] - own[other])]
    return spoken[0] if len(spoken) == 1 else found


def _assertion(clause: Clause, language: str) -> Assertion:
    return _unspaced(clause, language) if language in ("zh", "ja") else _spaced(clause, language)


def _unspaced(clause: Clause, language: str) -> Assertion:
    found = read_unspaced(clause, language)
    return Assertion(
        text=clause.text,
        subject=found.subject,
        sequence=found.sequence,
        negative=found.negative,
        universal=is_standing_rule(clause.text),
        is_settled=found.is_settled,
        antonyms=found.antonyms,
        is_whole=clause.is_whole,
        speaker=clause.speaker,
        slots=found.slots,
    )


def _spaced(clause: Clause, language: str) -> Assertion:
    row = pieces(clause.text, language)
    lows = [piece.low for piece in row]
    content = _content(row, language)
    keys = [piece.key for piece in content]
    if clause.head is not None:
        keys = _completed(clause.head, keys, language)
    order = _order(clause.text, language)
    words = frozenset(lows)
    negative, existential = _polarity(clause.text, lows)
    return Assertion(
        text=clause.text,
        subject=frozenset(keys),
        sequence=tuple(keys),
        generic=frozenset(key for key in keys if key in _generic(language)) - _ordering(content, lows),
        limiting=_limiting(row, content),
        negative=negative,
        universal=(bool(words & UNIVERSAL) and not existential) or _IMPERATIVE_NOT.match(clause.text) is not None,
        existential=existential or bool(words & EXISTENTIAL),
        is_settled=_is_settled(clause.text, row, language),
        directions=words & DIRECTIONS,
        condition=_condition(clause, language),
        antonyms=antonyms(row, language),
        order=order,
        opening=content[0].key if content and not words & FIRST else None,
        speaks_first=bool(frozenset(lows[:2]) & FIRST),
        beside=bool(words & BESIDE),
        needs=bool(words & NEEDS) or " have to " in clause.text or " has to " in clause.text,
        is_whole=clause.is_whole,
        is_ellipsis=clause.head is not None,
        speaker=clause.speaker,
        speaks_of_self=bool(words & SELF),
        slots=() if negative or clause.head is not None else slots_of(row, content, language),
    )


def _ordering(content: list[Piece], lows: list[str]) -> frozenset[str]:
    """“Sort” at the head of a clause is a verb, and no sort of thing."""
    first = content[0] if content else None
    return (
        frozenset({first.key}) if first is not None and lows[0] not in FIRST and first.low in _ORDERING else frozenset()
    )


def _is_settled(text: str, row: tuple[Piece, ...], language: str) -> bool:
    lows = [piece.low for piece in row]
    if not _unsettling(language).isdisjoint(lows) or _OTHER_TIME.search(text):
        return False
    third = words_of(THIRD, language)
    stands_for = (any(low in third for low in lows[:2]) and not IMPERSONAL.intersection(lows[:3])) or (
        lows[:1] in (["this"], ["that"]) and lows[1:2] == ["is"]
    )
    return not stands_for


@lru_cache(maxsize=16)
def _unsettling(language: str) -> frozenset[str]:
    return DOUBT | words_of(PAST, language) | words_of(FUTURE, language)


def _content(row: tuple[Piece, ...], language: str) -> list[Piece]:
    dropped = _dropped(language)
    return [piece for at, piece in enumerate(row) if piece.value is not None or _is_content(row, at, dropped)]


def _is_content(row: tuple[Piece, ...], at: int, dropped: frozenset[str]) -> bool:
    piece = row[at]
    if (
        piece.text in CASE_WORDS
        or (at and piece.text in _MONTHS_OF_TWO_MEANINGS)
        or (piece.low == "us" and at and row[at - 1].low in _BEFORE_A_REGION)
    ):
        return True
    stops = piece.low in _STOPS and at + 1 < len(row) and row[at + 1].low.endswith("ing")
    return piece.low not in dropped and not stops and not _NEGATED.search(piece.low) and piece.low[:1].isalnum()


@lru_cache(maxsize=16)
def _dropped(language: str) -> frozenset[str]:
    """The words that say nothing of a subject: function, quantity, negation and permission words."""
    lists = (ARTICLES, OWN, FUNCTION_WORDS, QUANTITY, NEGATIONS, MODALS)
    words = frozenset().union(*(words_of(table, language) for table in lists))
    return (
        (words - CONTENT_VERBS)
        | frozenset(ORDERS)
        | REFUSALS
        | PERMISSIONS
        | RULES
        | frozenset({"please", "bitte", "there", "never", "longer", "that's"})
    )


@lru_cache(maxsize=16)
def _generic(language: str) -> frozenset[str]:
    return frozenset(key_of(word, language) for word in words_of(GENERIC_NOUNS, language))


def _completed(head: str, tail: list[str], language: str) -> list[str]:
    """“Run them against staging, never production”: the tail takes the place of the head's last words."""
    keys = [piece.key for piece in _content(pieces(head, language), language)]
    return [*keys[: max(0, len(keys) - len(tail))], *tail]


def _polarity(text: str, lows: list[str]) -> tuple[bool, bool]:
    """(negative, existential): “not always” denies only that it is always so."""
    refusals = sum(low in REFUSALS for low in lows) + len(_STOPPED.findall(text))
    negative = bool(negations(text)) != bool(refusals % 2)
    return negative, _NOT_ALWAYS.search(text) is not None


def _limiting(row: tuple[Piece, ...], content: list[Piece]) -> frozenset[str]:
    first = next((piece.start for piece in row if piece.low in PREPOSITIONS), None)
    return frozenset(
        piece.key
        for piece in content
        if piece.value is not None or piece.low in QUALIFIERS or (first is not None and piece.start > first)
    )


def _condition(clause: Clause, language: str) -> frozenset[str]:
    if clause.condition is None:
        return frozenset()
    sort, text = clause.condition
    articles = words_of(ARTICLES, language) | words_of(OWN, language)
    return frozenset(
        {sort + ":"} | {p.key for p in pieces(text, language) if p.low not in articles and p.low[:1].isalnum()}
    )


def _order(text: str, language: str) -> tuple[str, frozenset[str], frozenset[str]] | None:
    leading = _LEADING_ORDER.match(text)
    if leading:
        left, right, word = text[leading.end() :], leading["side"], leading["word"].casefold()
    else:
        match = _ORDER.search(text)
        if match is None:
            return None
        left, right, word = text[: match.start()], text[match.end() :], match["word"].casefold()
    relation, left_first = ORDERS.get(word, (word, True))
    if word == "over" and not any(low in PREFERENCES for low in left.casefold().split()):
        return None
    sides = [_content(pieces(side, language), language) for side in (left, right)]
    if not sides[1] or (sides[1][0].value is not None and sides[1][0].value.kind in _BARE_TIMES):
        return None
    first, second = (frozenset(piece.key for piece in side) for side in (sides if left_first else reversed(sides)))
    return relation, first - second, second - first
