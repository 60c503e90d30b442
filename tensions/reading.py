"""What one clause asserts: of which subject, yes or no, how universally, when, in which order, with which slots."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from tensions.antonyms import antonyms
from tensions.clause import Clause, clauses
from tensions.conjugation import is_past
from tensions.consequences import consequences
from tensions.content import content_of, in_order, is_of_some, lacking, limiting, owned, restricting, unprefixed
from tensions.facets import PLANNED, Facet, facets_of
from tensions.letters import facets_in, stances_in, topic_in
from tensions.lexicon import (
    BESIDE,
    CJK_RULES,
    DEFINITE,
    DIRECTIONS,
    DOUBT,
    FIRST,
    FUTURE,
    IMPERSONAL,
    NEEDS,
    ORDERS,
    OTHER_TIMES,
    OWNERS,
    PAST,
    PREFERENCES,
    REFUSALS,
    RULES,
    SELF,
    THIRD,
    UNIVERSAL,
)
from tensions.opposites import OUTCOMES
from tensions.pieces import Piece, key_of, pieces
from tensions.poles import Pole, poles, written_out
from tensions.relations import CHANGED
from tensions.saying import NOTHING, Saying
from tensions.slots import Slot, of_another, slots_of
from tensions.stances import Stance, stances_of
from tensions.synonyms import PHRASES
from tensions.told import change_in
from tensions.tongue import language_of
from tensions.unspaced import read_unspaced
from tensions.voice import verb_key, voiced
from words.either import either
from words.language import (
    ARTICLES,
    GENERIC_NOUNS,
    OWN,
    words_of,
)
from words.polarity import negations
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.voice import Voiced

__all__ = ["Assertion", "is_standing_rule", "language_of", "read", "slots"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Assertion:
    """One clause as the detector compares it. The sets hold keys (`tensions.pieces`)."""

    text: str
    subject: frozenset[str]
    """The content of the clause: no function, quantity or negation word, values included."""
    sequence: tuple[str, ...] = ()
    """The same in the order of the text: “A calls B” isn't “B calls A”."""
    last: str | None = None
    """The key of what stands last, as it is written."""
    generic: frozenset[str] = frozenset()
    """Which of them are generic nouns."""
    limiting: frozenset[str] = frozenset()
    """Which of them limit the clause to a part: qualifiers, values, what follows a preposition."""
    owners: frozenset[str] = frozenset()
    """“His”, “her”: whose its things are, where a word says it."""
    owned: frozenset[str] = frozenset()
    """What is somebody's (“Omar's sister”), and kin: where only one side names it, the other speaks of somebody else."""
    restricting: frozenset[str] = frozenset()
    """Which of these limit its subject (“the house next door”)."""
    negative: bool = False
    universal: bool = False
    opens_universally: bool = False
    """It begins with “all” or “no”."""
    existential: bool = False
    of_another: bool = False
    """It speaks of another one of what it names."""
    is_settled: bool = True
    """It speaks of now, without doubt, and of something it names."""
    is_scheduled: bool = False
    """It speaks of what will be, and of nothing else that unsettles it: a day of it is the day that is planned."""
    is_outcome: bool = False
    """It tells of what came out once, which no later day changes."""
    without: frozenset[str] = frozenset()
    """What its subject lacks (“comes without breakfast”)."""
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
    saying: Saying = NOTHING
    speaker: str | None = None
    """Whose words they are, where a label says it."""
    speaks_of_self: bool = False

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The single-valued slots that it fills."""
        return self.saying.slots

    @property
    def facets(self) -> tuple[Facet, ...]:
        """What it says now, free of its frame."""
        return self.saying.facets

    @property
    def stances(self) -> tuple[Stance, ...]:
        """On which sides it stands, free of its frame."""
        return self.saying.stances


_OTHER_TIME: Final = re.compile(either(OTHER_TIMES), re.IGNORECASE)
_ORDERING: Final = frozenset({"sort", "order", "file", "name", "list", "number", "group"})
_STOPPED: Final = re.compile(r"\b(?:stop|stopped|quit|cease|give up|gave up|given up) (\w+ing)\b", re.IGNORECASE)
_NOT_ALWAYS: Final = re.compile(
    r"(?:\bnot|n't) (?:always|all|every|everyone|necessarily|everything|everywhere)\b|"
    r"\bnicht (?:immer|alle|jede\w*|täglich|oft|ständig|überall)\b|"
    r"\bpas (?:toujours|tous|toutes|chaque|souvent|partout)\b|\bno (?:siempre|todos|todas|cada)\b|\bне (?:всегда|все)\b",
    re.IGNORECASE,
)
_ORDER: Final = re.compile(
    rf"(?<![\w-])(?P<word>{either(ORDERS)}|(?:\w+er|more \w+|less \w+|better|worse) than)"
    r"(?![\w-])",
    re.IGNORECASE,
)
_LEADING_ORDER: Final = re.compile(
    r"(?P<word>before|after|vor|nach|avant|après|antes de|después de|до|перед|после)\s+(?P<side>[^,]+),\s*",
    re.IGNORECASE,
)
_IMPERATIVE_NOT: Final = re.compile(r"(?:please\s+)?(?:don't|do not|must not|mustn't|may not|never)\b", re.IGNORECASE)
_WAS: Final = listed("was were war waren était étaient era eran fue fueron estaba был была было были")
_POSSESSED: Final = re.compile(
    r"(?:my|our|(?P<whose>(?-i:[A-Z])\w+)'s) (?P<what>(?!own\b)[a-z]{3,}(?: (?!is\b|are\b|has\b|can\b)[a-z]{3,})?)"
    r" (?:is|are|has|have|can|needs|likes|lives|works|goes) ",
    re.IGNORECASE,
)
_EVERY_DAY: Final = listed(
    "weather traffic day night morning afternoon evening week weekend month year season winter summer spring autumn train bus"
    " flight mood sea road queue line shift class session lesson lunch dinner breakfast he she it they i we"
)
"""What was one way then and another way another time."""
_BANNED: Final = re.compile(r"\b(?:must|should|shall|may) ?(?:not|n't|never)\b", re.IGNORECASE)
"""“Must not” is a ban, where “need not” leaves it open."""
_BARE_TIMES: Final = frozenset({"duration", "every"})


@lru_cache(maxsize=4096)
def read(text: str, language: str) -> tuple[Assertion, ...]:
    """What a statement asserts, clause by clause, read in one language (an ISO 639-1 code)."""
    found: list[Assertion] = []
    for clause in clauses(text):
        said = _assertion(clause, language)
        found += (said, *_poles(said, clause.text, language), *_had(said, language), *_following(clause, language))
    return tuple(assertion for assertion in found if assertion.subject or assertion.slots or assertion.facets) + _now(
        text, language
    )


def _had(said: Assertion, language: str) -> Iterator[Assertion]:
    """“Our car is a Skoda” and “Sam's wife is called Joy” say that there is a car, and a wife."""
    match = _POSSESSED.match(written_out(said.text)) if language == "en" and said.condition == frozenset() else None
    if match is None or said.negative:
        return
    owner = (key_of(match["whose"], language),) if match["whose"] else ()
    keys = (*owner, key_of("have", language), *(key_of(word, language) for word in match["what"].split()))
    yield replace(
        said,
        subject=frozenset(keys),
        sequence=keys,
        antonyms=frozenset(),
        limiting=frozenset(),
        owned=frozenset(),
        restricting=frozenset(),
        without=frozenset(),
        directions=frozenset(),
        order=None,
        needs=False,
        saying=NOTHING,
    )


def _following(clause: Clause, language: str) -> Iterator[Assertion]:
    """What follows from a clause, under its condition; told in the words of the clause."""
    for form in consequences(clause.text, language) if clause.head is None else ():
        said = replace(_assertion(replace(clause, text=form), language), text=clause.text)
        yield said
        yield from _poles(said, form, language)


def _poles(said: Assertion, text: str, language: str) -> Iterator[Assertion]:
    """The same with a phrase for one end of something read as the one word for it."""
    if language != "en":
        return
    text = written_out(text)
    for pole in poles(text):
        if pole.is_frequency and said.negative:
            continue
        gone = {key_of(word, language) for word in pole.said} | {verb_key(word, language) for word in pole.said}
        loose = " ".join(text.split()[slice(*pole.loose)])
        gone |= {piece.key for piece in pieces(loose, language)} if loose else frozenset()
        own = key_of(pole.word, language)
        order = said.sequence if "by" not in pole.said else [key_of(word, language) for word in text.split()]
        yield replace(
            said,
            subject=(said.subject - gone) | {own},
            sequence=(*(key for key in order if key not in gone), own),
            antonyms=frozenset({pole.word}),
            negative=pole.is_denied,
            existential=said.existential and not pole.is_frequency,
            is_settled=said.is_settled or (pole.has_verb and _is_so_since(text, pole, language)),
            without=frozenset() if "without" in pole.said else said.without,
            directions=said.directions.difference(pole.said),
            is_outcome=said.is_outcome or _was(text, language),
            needs=False,
            saying=NOTHING,
        )


def _was(text: str, language: str) -> bool:
    """Once, and of one thing that isn't otherwise every day."""
    lows = text.casefold().split()
    told = _unsettling(language).intersection(lows)
    is_one = not DEFINITE.isdisjoint(lows[:1]) or text[:1].isupper()
    return bool(told) and told <= _WAS and is_one and _EVERY_DAY.isdisjoint(lows) and _names_what(text, lows, language)


def _is_so_since(text: str, pole: Pole, language: str) -> bool:
    """“Has been signed” and “was signed” tell of now, where no other word tells of another time."""
    lows = text.casefold().split()
    return _names_what(text, lows, language) and _unsettling(language).isdisjoint(frozenset(lows).difference(pole.said))


def _now(text: str, language: str) -> tuple[Assertion, ...]:
    """What is since a change that the statement tells of: “the budget was raised to $800” fills the slot of the budget."""
    telling = change_in(text)
    if telling is None or not telling.is_sure or not telling.is_done or _OTHER_TIME.search(text):
        return ()
    if not (DOUBT | words_of(FUTURE, language)).isdisjoint(text.casefold().split()):
        return ()
    found = (_assertion(clause, language) for form in telling.forms for clause in clauses(form))
    filled = {
        (assertion.slots, assertion.facets): assertion for assertion in found if assertion.slots or assertion.facets
    }
    return tuple(filled.values())


def slots(text: str, like: str | None = None) -> tuple[Slot, ...]:
    """The slots that a statement fills now, surely and alone, of all it speaks of; read in the language it shares with `like`."""
    return tuple(slot for slot, _ in slots_under(text, like))


def slots_under(text: str, like: str | None = None) -> tuple[tuple[Slot, frozenset[str]], ...]:
    """The same, each with the keys of the condition that it is filled under: none, where it is so in any case."""
    language = language_of(text, like if like is not None else text)
    said = (each for each in read(text, language) if each.is_settled and not each.beside and not each.existential)
    return tuple((slot, assertion.condition) for assertion in said for slot in assertion.slots)


def is_standing_rule(text: str) -> bool:
    """Whether a statement is one of always, never or must, in any of the known languages."""
    words = re.findall(r"[^\W\d_]+", text.casefold())
    return any(word in RULES for word in words) or any(word in text for word in CJK_RULES)


def _assertion(clause: Clause, language: str) -> Assertion:
    return _unspaced(clause, language) if language in ("zh", "ja") else _spaced(clause, language)


def _unspaced(clause: Clause, language: str) -> Assertion:
    found = read_unspaced(clause, language)
    topic = topic_in(clause.text, language, found.subject - found.antonyms)
    says = found.is_settled and not found.negative
    return Assertion(
        text=clause.text,
        subject=found.subject,
        sequence=found.sequence,
        negative=found.negative,
        universal=is_standing_rule(clause.text),
        is_settled=found.is_settled,
        antonyms=found.antonyms,
        owned=found.owned,
        is_whole=clause.is_whole,
        speaker=clause.speaker,
        saying=Saying(
            read_slots=partial(tuple, found.slots),
            read_facets=partial(facets_in, clause.text, language, topic, is_state=bool(found.antonyms))
            if says
            else tuple,
            read_stances=partial(stances_in, clause.text, topic),
        ),
    )


def _joined(row: tuple[Piece, ...], language: str) -> tuple[Piece, ...]:
    """The row with two words for one thing (“tax return”) as one piece."""
    if language != "en" or not any(piece.low in _OPENING for piece in row):
        return row
    found: list[Piece] = []
    for piece in row:
        one = PHRASES.get((found[-1].low, piece.low)) if found else None
        if one is None or found[-1].value is not None:
            found.append(piece)
        else:
            found[-1] = replace(found[-1], low=one, key=key_of(one, language), end=piece.end)
    return tuple(found)


_OPENING: Final = frozenset(first for first, _ in PHRASES)


def _spaced(clause: Clause, language: str) -> Assertion:
    row, prefixes = unprefixed(_joined(pieces(clause.text, language), language), language)
    said = voiced(row, language)
    lows = [piece.low for piece in row]
    content, written = _contents(said, language)
    keys = _completed(clause.head, [piece.key for piece in content], language)
    lacks = lacking(said.order, content)
    limits = limiting(said.order, content)
    words, first = frozenset(lows), frozenset(lows[:1])
    negative, existential = _polarity(clause.text, lows)
    when = _when(clause, lows, language)
    says = not (negative or lacks or clause.head is not None)
    opposable = antonyms(row, language)
    return Assertion(
        text=clause.text,
        subject=frozenset(keys),
        sequence=tuple(keys),
        generic=frozenset(key for key in keys if key in _generic(language)) - _ordering(content, lows),
        limiting=limits,
        owners=words & OWNERS,
        owned=owned(row),
        restricting=limits & restricting(row, language) if limits else limits,
        negative=negative != ((prefixes + bool(lacks)) % 2 == 1),
        universal=(bool(words & UNIVERSAL) and not existential) or _IMPERATIVE_NOT.match(clause.text) is not None,
        opens_universally=bool(first & UNIVERSAL),
        existential=existential or is_of_some(said.order),
        of_another=of_another(row),
        is_settled=when.is_named and not when.other,
        is_scheduled=when.is_planned,
        is_outcome=when.is_named and when.other <= _WAS and _came_out(row, lows, language, is_past=bool(when.other)),
        without=lacks,
        directions=frozenset(piece.low for piece in said.order) & DIRECTIONS,
        condition=_condition(clause, language),
        antonyms=opposable,
        order=_order(clause.text, language),
        opening=content[0].key if content and not words & FIRST else None,
        speaks_first=bool(frozenset(lows[:2]) & FIRST),
        beside=bool(words & BESIDE),
        needs=_needs(clause.text, words) and not (negative and _BANNED.search(clause.text)),
        is_whole=clause.is_whole,
        is_ellipsis=clause.head is not None,
        speaker=clause.speaker,
        speaks_of_self=bool(words & SELF),
        saying=Saying(
            read_slots=partial(slots_of, said.row, written, language) if says else tuple,
            read_facets=partial(_facets, row, language, when) if says else tuple,
            read_stances=partial(stances_of, row, language, opposable) if clause.head is None and not lacks else tuple,
        ),
        last=written[-1].key if written else None,
    )


def _needs(text: str, words: frozenset[str]) -> bool:
    return bool(words & NEEDS) or " have to " in text or " has to " in text


@dataclass(frozen=True, slots=True, kw_only=True)
class _When:
    """Of which time a clause speaks: whether it names of what, and its words that say of another time than now, or of doubt."""

    is_named: bool
    other: frozenset[str]
    is_planned: bool
    """It speaks of what will be at the most."""


def _when(clause: Clause, lows: list[str], language: str) -> _When:
    other = (frozenset(lows) & _unsettling(language)) | {low for low in lows if is_past(low, language)}
    is_named = _names_what(clause.text, lows, language)
    return _When(is_named=is_named, other=other, is_planned=is_named and other <= words_of(FUTURE, language))


def _facets(row: tuple[Piece, ...], language: str, when: _When) -> tuple[Facet, ...]:
    """Of what will be only when it will be, and where: that is what is planned now."""
    if when.is_named and not when.other - CHANGED:
        return facets_of(row, language)
    return tuple(f for f in facets_of(row, language) if f.relation.split(":")[0] in PLANNED) if when.is_planned else ()


def _came_out(row: tuple[Piece, ...], lows: list[str], language: str, *, is_past: bool) -> bool:
    """A result, or how one thing was: “the wine was cheap”, of nothing that is otherwise every day."""
    if not OUTCOMES.isdisjoint(lows):
        return True
    is_one = not DEFINITE.isdisjoint(lows[:1]) or any(
        piece.value is not None and piece.value.kind == "identifier" for piece in row
    )
    return is_past and is_one and _EVERY_DAY.isdisjoint(lows) and bool(antonyms(row, language))


def _ordering(content: list[Piece], lows: list[str]) -> frozenset[str]:
    """“Sort” at the head of a clause is a verb, and no sort of thing."""
    first = content[0] if content else None
    return (
        frozenset({first.key}) if first is not None and lows[0] not in FIRST and first.low in _ORDERING else frozenset()
    )


def _names_what(text: str, lows: list[str], language: str) -> bool:
    """It speaks of something that it names, and of no other day than now."""
    if _OTHER_TIME.search(text):
        return False
    third = words_of(THIRD, language)
    stands_for = (any(low in third for low in lows[:2]) and not IMPERSONAL.intersection(lows[:3])) or (
        lows[:1] in (["this"], ["that"]) and lows[1:2] == ["is"]
    )
    return not stands_for


@lru_cache(maxsize=16)
def _unsettling(language: str) -> frozenset[str]:
    return DOUBT | words_of(PAST, language) | words_of(FUTURE, language)


@lru_cache(maxsize=16)
def _generic(language: str) -> frozenset[str]:
    words = words_of(GENERIC_NOUNS, language)
    return frozenset(key_of(word.capitalize() if language == "de" else word, language) for word in words)


def _contents(said: Voiced, language: str) -> tuple[list[Piece], list[Piece]]:
    """The content of a clause in its one order, and as it is written."""
    content = content_of(in_order(said.order, language), language)
    return content, content if said.order is said.row else content_of(said.row, language)


def _completed(head: str | None, tail: list[str], language: str) -> list[str]:
    """“Run them against staging, never production”: the tail takes the place of the head's last words, where there is a head."""
    if head is None:
        return tail
    keys = [piece.key for piece in content_of(pieces(head, language), language)]
    return [*keys[: max(0, len(keys) - len(tail))], *tail]


def _polarity(text: str, lows: list[str]) -> tuple[bool, bool]:
    """(negative, existential): “not always” denies only that it is always so."""
    refusals = sum(low in REFUSALS for low in lows) + len(_STOPPED.findall(text))
    negative = bool(negations(text)) != bool(refusals % 2)
    return negative, _NOT_ALWAYS.search(text) is not None


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
    sides = [content_of(pieces(side, language), language) for side in (left, right)]
    if not sides[1] or (sides[1][0].value is not None and sides[1][0].value.kind in _BARE_TIMES):
        return None
    first, second = (frozenset(piece.key for piece in side) for side in (sides if left_first else reversed(sides)))
    return relation, first - second, second - first
