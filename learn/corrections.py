"""What a corrected statement puts out of date: one held memory whose slot it fills anew, surely; or nothing, unclear.

Never is something retired merely because it mentions the same thing. The slots are the table of `tensions.slot`; the
*use* slot of `learn.uses` exists here only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from learn.ahead import is_ahead, is_under_way
from learn.fold import folds
from learn.given_up import exchanged, fills_anew, gives_way, names_its_place
from learn.more import says_more
from learn.newness import is_news
from learn.renames import rename
from learn.rest import parts, with_the_rest
from learn.retold import bare, denies, halved, retold
from learn.singles import is_other, single
from learn.uses import Use, is_same, names_of, stands, use
from tensions.detector import contradiction
from tensions.lexicon import COPULAS, KIN, KIND_NOUNS, QUALIFIERS
from tensions.pieces import key_of
from tensions.reading import is_standing_rule, language_of, read, slots, slots_under
from tensions.sieve import FILLING, may_share, ways
from tensions.slots import Slot, same_subject
from tensions.told import LONGEST
from tensions.values import Address, Value, differ, values
from words.distinctive import distinctive
from words.language import CONDITION, NEGATIONS, QUANTITY
from words.normal import plain
from words.sentences import straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from learn.renames import Rename
    from learn.singles import Single
    from memory.row import Memory
    from tensions.detector import Clash
    from tensions.told import Telling


@dataclass(frozen=True, slots=True, kw_only=True)
class Supersede:
    """The statement takes the place of this memory. `restated` is the held statement with the new value in it, where the
    statement itself is a bare value and would say nothing alone.
    """

    id: int
    restated: str | None = None
    also: tuple[int, ...] = ()
    """Further rows that say the same of the same thing and nothing else: they are out of date with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unclear:
    """The statement corrects one of these, and it isn't clear that it does: open a tension with each."""

    ids: tuple[int, ...]


Correction = Supersede | Unclear | None

MOST_UNCLEAR: Final = 3
"""Held memories that one unclear statement may be set against; with more of them nothing is known."""

NEAR: Final = 2
"""Words of a subject that one side may have more: “the standup” may be “the standup in room Turing”."""

_ELSEWHERE: Final = re.compile(r"\b(?:moved|moving|went|gone|changed)\b", re.IGNORECASE)
_NOT: Final = re.compile(
    r",?\s*(?:and\s+)?(?:not|instead of|rather than|nicht|pas|statt|no|не|вместо)\s+(?P<old>[^,;!]+?)"
    r"(?=\s+(?:but|sondern|mais|sino|а)\b|[,;!]|\.?$)",
    re.IGNORECASE,
)
_FROM: Final = re.compile(r"\bfrom (?P<old>\S+) to\b", re.IGNORECASE)
_POINTS: Final = re.compile(
    r"^(?:,\s*)?(?:(?:make (?:it|that)|it|that|this|the (?:value|right one|correct one)|es|das|c'est|ce|eso|это)"
    r"(?![\w])|应该|應該)?\s*"
    r"(?:(?:'s|is|should be|must be|should have been|has to be|ist|sollte|muss|doit être|devrait être|debe ser|debería ser|es|son|"
    r"listens|runs|lives|starts|begins|ends|opens|closes|expires|costs|takes|leaves|läuft|lauscht|écoute|tourne|escucha|corre|"
    r"слушает|работает|должен быть|должно быть)(?![\w])|是|应该是|であるべき|です)?\s*"
    r"(?:(?:really|actually|now|rather|wirklich|jetzt|maintenant|ahora|теперь|в)(?![\w]))?\s*",
    re.IGNORECASE,
)
_LINK_BEHIND: Final = re.compile(r"\s*(?:应该是|應該是|是|为|は|が|：|:)$")
_FRAME: Final = 2
_CALLED: Final = frozenset({"name", "place:town", "is:"})
_OF_ANY: Final = frozenset({"network", "system"})
"""Keys of nouns that say of which kind a thing is, and not which."""
_END: Final = 4
"""Words that a frame has at least, and that either end of it has at most."""
_LIGHT_ENDS: Final = frozenset().union(*NEGATIONS.values(), *QUANTITY.values(), *CONDITION.values())
"""Words in an end that say how far it holds, which is another correction."""
_VERBS: Final = frozenset().union(*COPULAS.values())
"""In an end they say that the frame had no verb: it was a subject, and another subject is another thing."""
_THIS_TIME: Final = re.compile(
    r"\s+(?:this|next) (?:week|month|sprint|quarter|weekend)\b|\s+(?:today|tonight|tomorrow)\b", re.IGNORECASE
)
_KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "number": ("port", "count", "number"),
    "address": ("place",),
    "duration": ("duration", "clock"),
    **{kind: (kind,) for kind in ("clock", "date", "day", "phone", "region", "version")},
}
"""Kind of a value → what its noun may call it: “the port is 9000” names nothing else, “the release is Friday” does."""
_KIN: Final = frozenset(key_of(word, code) for code in ("en", "de", "fr", "es", "ru") for word in KIN)
_DOUBTED: Final = re.compile(
    r",? (?:i (?:think|guess|believe|suppose|assume)|if i'm not mistaken|as far as i know|afaik|maybe|probably|or so i heard"
    r"|not sure though|glaube ich|denke ich|soweit ich weiß|vielleicht|je crois|je pense|peut-être|creo|me parece|quizás?"
    r"|кажется|наверное|по-моему)[.!]*$|[，,](?:我觉得|我想|好像|大概)[。]?$|(?:と思います|かもしれません)[。]?$",
    re.IGNORECASE,
)
"""Said, and taken half back."""
_ANOTHER: Final = listed("other another second third new old former previous extra spare secondary backup test demo")
_OTHERS: Final = frozenset(
    key_of(word, "en")
    for word in QUALIFIERS.union(
        listed("second third fourth other another old former previous extra spare secondary backup test demo")
    )
)
"""Words that make a statement speak of another thing than the one that is held without them: “our second office”."""
_HOW_OFTEN: Final = listed("毎週 毎日 毎月 毎年 隔週 每周 每天 每月 每年 weekly daily monthly week month day").union(
    *QUANTITY.values()
)
"""Keys that say how often or how much."""
_EAST: Final = 0x2E80
"""From this code point on words stand in runs."""
_NUMERIC_SLOTS: Final = frozenset({"port", "count", "number"})
_SMALL: Final = re.compile(
    r"^(?:but|rather|sondern|mais|sino|on|at|to|in|the|port|version|um|am|auf|à|le|el|a|las|в|на|:|=|\s)*",
    re.IGNORECASE,
)
_CLAUSES: Final = re.compile(r"\s*[,;，；]\s*(?:(?:so|and|but|therefore|und|also|et|donc|y|así que|所以)\s+)?")
_SUBORDINATE: Final = re.compile(
    r"(?:if|when|whenever|unless|because|since|although|while|who|which|that|as|so that|wenn|falls|weil|dass|obwohl|si|quand"
    r"|parce que|qui|que|cuando|porque|aunque|если|когда|потому что|который)\b",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(r"\S+ \S+ (?:from|by|with|at|through|via) *$", re.IGNORECASE)
"""A frame of several words that asks for what stands behind it."""
_ALSO: Final = re.compile(r"\b(?:also|too|as well|both|another|sometimes|mostly)\b", re.IGNORECASE)
MOST_CLAUSES: Final = 6
"""Clauses of a statement that are read by themselves."""
_NUMBERS: Final = re.compile(r"\d+(?:[.,:]\d+)*")
_PASSED_OVER: Final = listed(
    """
    the a an now actually currently these days der die das den dem ein eine jetzt nun le la les un une maintenant désormais
    el los las una ahora теперь
    """
)
"""Words that two hands may leave out, and mean the same."""
_THE: Final = r"(?:the|my|our|a|an|der|die|das|dem|den|le|la|les|el|los|las)"
_SWAPPED: Final = re.compile(
    rf"^(?:(?:it's|it is|it should be|es ist|c'est|es|это) )?"
    rf"(?P<new>{_THE} [\w'.-]+(?: [\w'.-]+){{0,2}}|[\w'.-]+), (?:and )?(?:not|nicht|pas|non|no|не) "
    rf"(?P<old>{_THE} [\w'.-]+(?: [\w'.-]+){{0,2}}?|[\w'.-]+?)[.! ]*$",
    re.IGNORECASE,
)
"""One thing instead of another, and nothing else: both with an article, or both one word."""
_AFTER_VALUE: Final = re.compile(
    r"^[\s.!]*(?:now|instead|please|then|after all|again|doch|wieder|finalement|al final|всё-таки|jetzt|"
    r"maintenant|ahora|теперь|は?です|だ|。)*[\s.!。]*$",
    re.IGNORECASE,
)


def corrected(
    message: str, gate_matched: str | None, statement: str, held: Iterable[Memory], last: Sequence[Memory] = ()
) -> Correction:
    """Which held memory the statement of a turn supersedes.

    `gate_matched` is what the gate saw in the message; without it only what says of itself that it is new corrects anything,
    and only what is sure. `held` are live memories of the agent and namespace, the related ones among them. `last` are those last
    injected or learned in the session: a bare value (“no, it should be 5433”) concerns the one slot of its kind there.
    """
    said = " ".join(straight(plain(statement[:LONGEST])).split())
    is_plan = is_ahead(said)
    live = sorted(
        (m for m in held if _may_yield(m, statement) and (not is_plan or is_ahead(m.content))),
        key=lambda m: (m.learned_at, m.id),
        reverse=True,
    )
    if is_plan and not live:
        return None
    telling = retold(statement)
    if gate_matched is None:
        return _by_news(statement, telling, live) if is_news(statement) else None
    told = telling.plain
    recent = [m for m in last if _may_yield(m, statement) and not is_plan]
    found = (
        _by_slot(telling, live, recent)
        or _by_halves(statement, live)
        or _by_single(statement, telling, live)
        or _by_part(telling, live)
        or (_by_number(telling, live) if telling.is_change or denies(message) else None)
        or _by_rename(statement, live)
        or _by_use(bare(statement), live, recent)
        or _by_use(_with_what_stood_before(statement, message), live, recent)
        or _by_clause(telling, live)
        or _by_words(telling, live, many=telling.is_change or denies(message))
        or _by_exchange(message, statement, live)
        or _by_other_end(statement, telling, live)
        or _by_new_end(statement, telling, live)
        or _by_given_up(message, statement, live)
        or _by_denial(told, live)
        or _by_value(told, message, live, recent)
        or _by_named_old(statement, message, live)
        or _by_phrase(bare(statement), live)
        or _by_frame(message, bare(statement), recent)
        or _by_version(telling, live)
        or _by_shorter_subject(message, telling, recent)
        or _by_resemblance(telling, live)
    )
    if isinstance(found, Supersede) and (_is_under_way(said) or _DOUBTED.search(said)):
        return Unclear(ids=(found.id,))
    return _without_loss(found, statement, [*live, *recent])


def _may_yield(held: Memory, statement: str) -> bool:
    """A live fact that isn't the statement itself."""
    return held.status != "retired" and held.kind == "semantic" and held.content != statement


def _is_under_way(said: str) -> bool:
    """It tells of a change that isn't over, and of none that is: “Nuno's moving out, so Bea does the ordering now”."""
    begun = [clause for clause in _CLAUSES.split(said) if is_under_way(clause)]
    return is_under_way(said) and not (begun and any(is_news(c) for c in _CLAUSES.split(said) if c not in begun))


def _by_news(statement: str, telling: Telling, live: list[Memory]) -> Correction:
    """What says of itself that it is new corrects what surely was in its place; where that isn't sure it corrects nothing."""
    if (renamed := _by_rename(statement, live)) is not None:
        return renamed
    found = (
        _by_slot(telling, live, [])
        or _by_halves(statement, live)
        or _by_single(statement, telling, live)
        or _by_part(telling, live)
        or (_by_number(telling, live) if telling.is_change else None)
        or _by_use(bare(statement), live, [])
        or _by_clause(telling, live)
        or _by_words(telling, live, many=telling.is_change)
        or _by_exchange(statement, statement, live)
        or _by_other_end(statement, telling, live)
        or _by_new_end(statement, telling, live)
        or _by_given_up(statement, statement, live)
    )
    if found is None and (denied := _by_denial(telling.plain, live)) and isinstance(denied, Supersede):
        found = None if _is_rule(denied.id, live) else denied
    found = _without_loss(found, statement, live)
    return found if isinstance(found, Supersede) else None


def _is_rule(number: int, rows: list[Memory]) -> bool:
    """A standing rule isn't denied by the way."""
    return any(m.id == number and (m.tier == "L0" or is_standing_rule(m.content)) for m in rows)


def _without_loss(found: Correction, statement: str, rows: list[Memory]) -> Correction:
    """A held statement that says more than what is corrected keeps the rest: with the new value in the place of the old one,
    where that place is sure; else it stays, against the new one.
    """
    if not isinstance(found, Supersede) or found.restated is not None:
        return found
    held = next(m.content for m in rows if m.id == found.id)
    if not says_more(held, statement):
        return found
    restated = with_the_rest(held, statement)
    return Unclear(ids=(found.id,)) if restated is None else replace(found, restated=restated)


def _by_slot(telling: Telling, live: list[Memory], recent: list[Memory]) -> Correction:
    forms = _filling(telling)
    found = [m for m in live if any(_slots_that_meet(form, m, telling) for form in forms)]
    if not found:
        return None
    seen = {m.id for m in recent}
    if not telling.is_sure:
        return _unclear([m for m in found if m.id in seen])
    return _newest(found, telling.plain)


def _by_halves(statement: str, live: list[Memory]) -> Correction:
    """“We don't meet on Mondays any more, we meet on Tuesdays”: the first half is what was held, in about these words."""
    told_in_two = halved(statement)
    if told_in_two is None:
        return None
    was = single(told_in_two.old)
    found = [
        m
        for m in live
        if folds(told_in_two.old, m.content) or _fills_alike(told_in_two.old, m) or _is_said(was, single(m.content))
    ]
    return _newest(found, statement) if found else None


def _is_said(was: Single | None, held: Single | None) -> bool:
    """Both say the same of the same."""
    return was is not None and held is not None and (was.kind, was.of, was.form) == (held.kind, held.of, held.form)


def _fills_alike(was: str, memory: Memory) -> bool:
    """It fills a slot of a held statement with the very value."""
    return may_share(was, memory.content) and any(
        new.kind == old.kind
        and same_subject(new.subject, old.subject, frozenset())
        and not differ(new.value, old.value)
        for new in slots(was, like=memory.content)
        for old in slots(memory.content, like=was)
    )


def _by_single(statement: str, telling: Telling, live: list[Memory]) -> Correction:
    """Who does a job, where somebody works, when a shop closes: one such thing is what it was until now."""
    clauses = (*telling.forms, bare(statement), *(c for form in telling.forms for c in _CLAUSES.split(form)))
    news = tuple(dict.fromkeys(filter(None, map(single, clauses))))
    found = [
        m
        for m in live
        if any(is_other(new, held) for part in parts(m.content) if (held := single(part)) for new in news)
    ]
    return _newest(found, telling.plain) if found else None


def _by_part(telling: Telling, live: list[Memory]) -> Correction:
    """“The party is on the 14th”, where “the party is on the 12th at 7pm” is held: the day is another one, the hour stays.

    That is so of a slip; what is moved to another day may take place at another hour.
    """
    if telling.is_change:
        return None
    places = [
        (m, old, new)
        for m in live
        for form in _filling(telling)
        if may_share(form, m.content)
        for new in slots(form, like=m.content)
        for old in slots(m.content, like=form)
        if new.kind == old.kind
        and same_subject(new.subject, old.subject, frozenset())
        and differ(new.value, old.value)
        and new.others < old.others
    ]
    if len({m.id for m, _, _ in places}) != 1:
        return None
    memory, old, new = places[0]
    restated = _restated(memory.content, old, new.value)
    return None if restated is None else Supersede(id=memory.id, restated=restated)


def _by_number(telling: Telling, live: list[Memory]) -> Correction:
    """The same sentence with other numbers in it."""
    forms = {_NUMBERS.sub("#", shape): form for form in telling.forms if _NUMBERS.search(shape := _shape(form))}
    found = [
        m
        for m in live
        if (form := forms.get(_NUMBERS.sub("#", _shape(m.content)))) is not None and _shape(form) != _shape(m.content)
    ]
    return _newest(found, telling.plain) if found else None


def _shape(text: str) -> str:
    return " ".join(_row_of(straight(plain(text))))


def _newest(found: list[Memory], told: str) -> Supersede:
    """The row that was learned last is corrected, and with it those that say nothing beside what is corrected."""
    first, *others = found
    return Supersede(id=first.id, also=tuple(m.id for m in others if not says_more(m.content, told)))


def _filling(telling: Telling) -> tuple[str, ...]:
    """The first of the plain statements, and those of the others that fill a slot that none before them does."""
    seen = {tuple((s.kind, s.subject, s.value.text) for s in slots(form)): form for form in reversed(telling.forms)}
    return tuple(dict.fromkeys((telling.plain, *(form for filled, form in seen.items() if filled))))


def _slots_that_meet(told: str, memory: Memory, telling: Telling) -> bool:
    if not may_share(told, memory.content):
        return _of_the_same_time(told, memory.content)
    return any(
        given == condition and _fills_anew(new, old, is_change=telling.is_change)
        for new, given in slots_under(told, like=memory.content)
        for old, condition in _filled_in(memory, told)
    ) or _of_the_same_time(told, memory.content)


def _of_the_same_time(told: str, held: str) -> bool:
    """“Priya is on call this week” is said of the week that “Tomas is on call this week” is said of."""
    if _THIS_TIME.search(told) is None:
        return False
    when = {text: _THIS_TIME.findall(text.casefold()) for text in (told, held)}
    if not when[told] or when[told] != when[held]:
        return False
    new, old = (_THIS_TIME.sub("", text) for text in (told, held))
    return any(_fills_anew(x, y, is_change=False) for x in slots(new, like=old) for y in slots(old, like=new))


def _slots_held(memory: Memory, told: str) -> tuple[Slot, ...]:
    return tuple(slot for slot, _ in _filled_in(memory, told))


def _filled_in(memory: Memory, told: str) -> tuple[tuple[Slot, frozenset[str]], ...]:
    """Its slots, each with its condition: those of each statement that is joined in it, and those of “we moved it to 10:00” too."""
    texts = dict.fromkeys((*parts(memory.content), *retold(memory.content).forms))
    return tuple(slot for text in texts for slot in slots_under(text, like=told))


def _fills_anew(new: Slot, old: Slot, *, is_change: bool) -> bool:
    """The same slot, with another value. What is told as a change may change the day and the hour at once."""
    alike = new.others == old.others or (is_change and _kinds(new) == _kinds(old))
    return (
        new.kind == old.kind
        and alike
        and same_subject(new.subject, old.subject, frozenset())
        and differ(new.value, old.value)
    )


def _kinds(slot: Slot) -> frozenset[str]:
    return frozenset(kind for kind, _ in slot.others)


def _is_only_kind(slot: Slot) -> bool:
    """“The port is 9000” doesn't say whose port."""
    return all(KIND_NOUNS.get(key) == slot.kind for key in slot.subject)


def _by_use(statement: str, live: list[Memory], recent: list[Memory]) -> Correction:
    new = use(statement)
    if new is None:
        return None
    uses = [
        (m, held)
        for m in live
        for held in _uses_held(m)
        if held is not None and held.new and not is_same(held.new, new.new) and _users_agree(new, held)
    ]
    named = [m for m, held in uses if is_same(held.new, new.old) and _purposes_agree(new, held)]
    if named:
        return Supersede(id=named[0].id) if len(named) == 1 else _unclear(named)
    if not named and new.old:
        named = [m for m in live if _stands_there(m, new) or any(_names(s, new) for s in _slots_held(m, statement))]
        if named:
            return Supersede(id=named[0].id) if len(named) == 1 else _unclear(named)
    if new.purpose and new.new:
        same = [m for m, held in uses if held.purpose == new.purpose]
        return None if not same else Supersede(id=same[0].id) if len(same) == 1 else _unclear(same)
    if new.old is None and len(uses) == 1:
        memory, held = uses[0]
        is_likely = memory in recent or (not held.purpose and _ELSEWHERE.search(statement) is None)
        return _unclear([memory]) if is_likely else None
    return None


def _uses_held(memory: Memory) -> tuple[Use | None, ...]:
    """What it says is used, in each of the statements that are joined in it."""
    return tuple(
        dict.fromkeys(replace(held, said="") for part in parts(memory.content) if (held := use(part)) is not None)
    )


def _with_what_stood_before(statement: str, message: str) -> str:
    """“I sold the Volvo, I drive a Tesla now” was cut in two: the first half says what the second takes the place of."""
    line, end = (" ".join(straight(plain(text)).split()) for text in (message, statement))
    at = line.find(end)
    before = re.search(r"[^.;!?。！？\n]+,\s*(?:and |so )?$", line[:at]) if at > 0 and use(end) is None else None
    return bare(before[0] + end) if before is not None else ""


def _names(slot: Slot, new: Use) -> bool:
    """The old value is what a held statement says something is (“our CI is Jenkins”)."""
    is_old = slot.kind == "name" and isinstance(slot.value.form, tuple) and is_same(names_of(slot.value.text), new.old)
    return is_old and (not new.purpose or not new.purpose.isdisjoint(slot.subject))


def _stands_there(memory: Memory, new: Use) -> bool:
    """A held statement says that the thing stands on the old value (“the app runs on Heroku”)."""
    held = stands(memory.content)
    if held is None or not is_same(held.new, new.old):
        return False
    return (not new.purpose or new.purpose <= held.purpose) and (not new.who or new.who <= held.purpose)


def _users_agree(new: Use, held: Use) -> bool:
    """What one team uses is nothing to another; what nobody in particular gives up, everybody does."""
    return new.who == held.who or (not new.who and bool(new.old))


def _purposes_agree(new: Use, held: Use) -> bool:
    """The same purpose; or the message names none, so that the old value goes wherever it is used."""
    return not new.purpose or new.purpose == held.purpose


def _by_rename(statement: str, live: list[Memory]) -> Correction:
    """“We renamed atlas to beacon”: of what a held statement calls atlas. An order to rename is told as what is held then."""
    found = rename(statement)
    if found is None:
        return None
    named = [
        (m, slot, language_of(m.content, statement))
        for m in live
        for slot in slots(m.content, like=statement)
        if slot.kind == "name" and slot.value.text.casefold() != found.new.casefold().lstrip("#@")
    ]
    places = [(m, slot) for m, slot, code in named if _is_renamed(slot, found, code)]
    if not places and found.old is None and _ANOTHER.isdisjoint(found.phrase.casefold().split()):
        places = [(m, slot) for m, slot, code in named if found.kinds("", code) == slot.subject - _CALLED - _OF_ANY]
    told = list({m.id: (m, _called(m.content, slot, found.new)) for m, slot in reversed(places)}.values())
    if not told or (len(told) > 1 and any(says_more(m.content, told[0][0].content) for m, _ in told[1:])):
        return _unclear([m for m, _ in told])
    (memory, restated), others = told[-1], told[:-1]
    if restated is None:
        return Unclear(ids=(memory.id,))
    return Supersede(id=memory.id, restated=restated, also=tuple(m.id for m, _ in others))


def _is_renamed(slot: Slot, found: Rename, language: str) -> bool:
    """The slot holds the old name, of a thing that may be the one that is spoken of."""
    name = slot.value.text.casefold()
    kinds = found.kinds(name, language) if name in found.names() else frozenset({name})
    return not kinds or not kinds.isdisjoint(slot.subject)


def _called(content: str, slot: Slot, new: str) -> str | None:
    """The held statement with the new name; a sign that both begin with (“#ops”) stands there already."""
    old, new = slot.value.text.lstrip("#@"), new.lstrip("#@")
    return content.replace(old, new) if content.count(old) == 1 else None


def _by_denial(told: str, live: list[Memory]) -> Correction:
    """The plain opposite of a held statement, said as a correction, takes its place."""
    clashes = [(m, clash) for m in live if (clash := _denied_in(told, m.content)) is not None]
    exact = [m for m, clash in clashes if clash.is_exact]
    if exact:
        return _newest(exact, told)
    return _unclear([m for m, _ in clashes])


def _clauses_of(telling: Telling) -> tuple[str, ...]:
    clauses = (c for form in telling.forms for c in _CLAUSES.split(form)[:MOST_CLAUSES] if c != form)
    return tuple(dict.fromkeys(c for c in clauses if len(c.split()) > 2 and _SUBORDINATE.match(c) is None))


def _by_words(telling: Telling, live: list[Memory], *, many: bool) -> Correction:
    """The same of the same, in whatever order and form, with other numbers, days or months in it (`learn.given_up`)."""
    told = (*telling.forms, *_clauses_of(telling)) if telling.is_sure else ()
    found = [m for m in live if any(fills_anew(m.content, form, many=many) for form in told)]
    return _newest(found, telling.plain) if found else None


def _by_clause(telling: Telling, live: list[Memory]) -> Correction:
    """“We've moved up, the office is on the 5th floor now”: one clause of it says what is so, the other why."""
    told = _clauses_of(telling)
    return _by_slot(replace(telling, forms=told), live, []) if told else None


def _by_exchange(message: str, statement: str, live: list[Memory]) -> Correction:
    """“We've bumped the discount from 7% to 9%”: the one held statement that holds the old value keeps all else it says."""
    values_named = exchanged(statement)
    if values_named is None:
        return None
    old, new = values_named
    found = [m for m in live if names_its_place(m.content, message, old, new)]
    if len(found) != 1:
        return None
    restated = re.sub(rf"(?<![\w.-]){re.escape(old)}(?![\w-])", lambda _: new, straight(plain(found[0].content)))
    return Supersede(id=found[0].id, restated=restated)


def _by_other_end(statement: str, telling: Telling, live: list[Memory]) -> Correction:
    """“Omar has moved schools, Lena sits next to Jun now”: a held statement again, but for what the rest of it names."""
    clauses = [(_row_of(clause), _row_of(statement)) for clause in _clauses_of(telling)]
    found = [
        m
        for m in live
        for clause, whole in clauses
        if _gives_way(_row_of(straight(plain(m.content))), clause, frozenset(whole) - frozenset(clause))
    ]
    return _newest(list(dict.fromkeys(found)), statement) if found else None


def _by_new_end(statement: str, telling: Telling, live: list[Memory]) -> Correction:
    """“Actually, we buy our flour from Shipton Mill now”: what is said to be so now, with another end behind its preposition."""
    if telling.is_change or _ALSO.search(statement) or not is_news(statement):
        return None
    found = [
        m for m in live if _BEHIND.search(_frame(m.content, telling.plain)) and _other_end(m.content, telling.plain)
    ]
    return Supersede(id=found[0].id) if len(found) == 1 else None


def _frame(held: str, told: str) -> str:
    """The words with which both begin."""
    a, b = (" ".join(straight(plain(text)).split()).split() for text in (held, told))
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x.casefold() != y.casefold()), 0)
    return " ".join(a[:shared])


def _by_given_up(message: str, statement: str, live: list[Memory]) -> Correction:
    """What the message names as given up is what a held statement says, and the statement takes its place (`learn.given_up`)."""
    found = {m.id: gives_way(m.content, message, statement) for m in live}
    sure = [m for m in live if found[m.id]]
    if sure:
        return _newest(sure, statement) if _say_the_same(sure) else _unclear(sure)
    return _unclear([m for m in live if found[m.id] is None])


def _say_the_same(rows: list[Memory]) -> bool:
    return all(folds(row.content, rows[0].content) for row in rows)


def _denied_in(told: str, held: str) -> Clash | None:
    """How a held statement says the opposite of what is told, beside what fills a slot otherwise."""
    by = ways(told, held)
    clash = contradiction(held, told, by) if by - FILLING else None
    return clash if clash is not None and clash.kind != "slot" else None


def _unclear(memories: list[Memory]) -> Correction:
    return Unclear(ids=tuple(m.id for m in memories)) if 0 < len(memories) <= MOST_UNCLEAR else None


def _by_value(told: str, message: str, live: list[Memory], recent: list[Memory]) -> Correction:
    value = _bare_value(told)
    if value is None:
        return None
    old = _named_old(message)
    places = [(m, slot) for m in recent for slot in _slots_of_kind(m, told, value) if old is None or _holds(slot, old)]
    if not places and old is not None:
        places = [(m, slot) for m in live for slot in _slots_of_kind(m, told, value) if _holds(slot, old)]
    if len(places) == 1:
        memory, slot = places[0]
        return Supersede(id=memory.id, restated=_restated(memory.content, slot, value))
    return _unclear(list(dict.fromkeys(m for m, _ in places)) if places else [])


def _by_named_old(statement: str, message: str, live: list[Memory]) -> Correction:
    """“It's on the third floor, not the second”: the statement and a held one differ in one place, where the old word stands."""
    named = _NOT.search(straight(plain(message)))
    if named is None:
        return None
    old = frozenset(_row_of(named["old"]))
    forms = [_row_of(form) for form in retold(statement).forms]
    found = [m for m in live if any(_gives_way(_row_of(straight(plain(m.content))), form, old) for form in forms)]
    return _newest(found, statement) if found else None


def _row_of(text: str) -> tuple[str, ...]:
    """The words of a text in their order, without articles and what says since when."""
    return tuple(word for word in re.findall(r"[\w'-]+", text.casefold()) if word not in _PASSED_OVER)


def _gives_way(held: tuple[str, ...], told: tuple[str, ...], old: frozenset[str]) -> bool:
    """What stands in one place of the held row alone is the old value, whole; the rest is the same."""
    start = next((n for n, (a, b) in enumerate(zip(held, told, strict=False)) if a != b), min(len(held), len(told)))
    end = next(
        (n for n, (a, b) in enumerate(zip(held[start:][::-1], told[start:][::-1], strict=False)) if a != b),
        min(len(held), len(told)) - start,
    )
    was, new = held[start : len(held) - end], told[start : len(told) - end]
    return bool(was and new) and frozenset(was) <= old and start + end >= _FRAME


def _by_phrase(told: str, live: list[Memory]) -> Correction:
    """“I meant the parish hall, not the school”: one held statement has the phrase that gives way, and no other has it."""
    found = _SWAPPED.match(told)
    if found is None or (" " in found["old"]) != (" " in found["new"]):
        return None
    if len(distinctive(found["old"])) == 0 or not _VERBS.isdisjoint(found["new"].casefold().split()):
        return None
    old = re.compile(rf"(?<![\w-]){re.escape(found['old'].rstrip('.'))}(?![\w-])", re.IGNORECASE)
    named = [m for m in live if len(old.findall(straight(plain(m.content)))) == 1]
    if len(named) != 1:
        return None
    restated = old.sub(lambda _: found["new"], straight(plain(named[0].content)))
    return Supersede(id=named[0].id, restated=restated)


def _bare_value(told: str) -> Value | None:
    """The one value of a statement that says nothing else but, at most, of which kind it is."""
    line = _NOT.sub("", told)
    found = values(line)
    if len(found) != 1:
        return _bare_name(line)
    before = _SMALL.sub("", _POINTS.sub("", line[: found[0].start].strip() + " ")).strip(" :=")
    before = _LINK_BEHIND.sub("", before)
    kind_only = all(
        KIND_NOUNS.get(word) in _KINDS_OF.get(found[0].kind, ()) or word in ("the", "is", "should", "be", "our", "use")
        for word in before.casefold().split()
    )
    return found[0] if kind_only and _AFTER_VALUE.match(line[found[0].end :]) else None


def _bare_name(line: str) -> Value | None:
    match = re.fullmatch(
        r"(?:it|that|this)(?:'s| is| should be| must be) (?:called |named )?(?P<name>[A-Z]?[\w.+#-]+)[.!]*",
        line,
        re.IGNORECASE,
    ) or re.fullmatch(r"(?P<name>[A-Z][\w.+#-]*[a-z\d][\w.+#-]*)[.!]*", line)
    if match is None:
        return None
    name = match["name"].rstrip(".")
    return Value(
        kind="name", text=name, start=match.start("name"), end=match.start("name") + len(name), form=(name.casefold(),)
    )


def _named_old(message: str) -> Value | None:
    line = straight(plain(message))
    match = _NOT.search(line) or _FROM.search(line)
    found = values(match["old"]) if match else ()
    return found[0] if len(found) == 1 else None


def _slots_of_kind(memory: Memory, told: str, value: Value) -> list[Slot]:
    words = frozenset(re.findall(r"\w+", told.casefold()))
    said = {kind for word, kind in KIND_NOUNS.items() if word in words or (ord(word[0]) >= _EAST and word in told)}
    fitting = [slot for slot in slots(memory.content) if _fits(slot, value)]
    return [slot for slot in fitting if slot.kind in said] if said & {slot.kind for slot in fitting} else fitting


def _fits(slot: Slot, value: Value) -> bool:
    if value.kind == "number":
        has_port = isinstance(slot.value.form, Address) and slot.value.form.port is not None
        return slot.kind in _NUMERIC_SLOTS or (
            has_port and value.text.isdigit() and value.text != getattr(slot.value.form, "port", "")
        )
    alike = slot.value.kind == value.kind or {slot.value.kind, value.kind} == {"name", "identifier"}
    return alike and differ(slot.value, value)


def _holds(slot: Slot, old: Value) -> bool:
    if isinstance(slot.value.form, Address) and old.kind == "number":
        return slot.value.form.port == old.text
    return slot.value.kind == old.kind and not differ(slot.value, old)


def _restated(content: str, slot: Slot, value: Value) -> str | None:
    """The held statement with the new value in the place of the old one, where that place is sure."""
    old, new = slot.value.text, value.text
    if isinstance(slot.value.form, Address) and value.kind == "number":
        new = re.sub(r":\d+(?=/|$)", f":{value.text}", old)
    return content.replace(old, new) if content.count(old) == 1 else None


def _by_frame(message: str, statement: str, recent: list[Memory]) -> Correction:
    """“No, my dog is called Max”: what was just said, taken back and said again with another end."""
    if use(statement) is not None or not (denies(message) or denies(statement)):
        return None
    ends = [(m, end) for m in recent if (end := _other_end(m.content, statement)) is not None]
    if len(ends) != 1:
        return None
    memory, is_alike = ends[0]
    return Supersede(id=memory.id) if is_alike else Unclear(ids=(memory.id,))


def _other_end(held: str, statement: str) -> bool | None:
    """Whether the two are one frame with two ends of one sort; None where they don't differ in their ends alone."""
    old, new = (" ".join(straight(plain(text)).split()).rstrip(".!。！ ") for text in (held, statement))
    a, b = old.split(), new.split()
    shared = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x.casefold() != y.casefold()), 0)
    ends = " ".join(a[shared:]), " ".join(b[shared:])
    frame = " ".join(a[:shared])
    if shared < _FRAME or not all(0 < len(end.split()) <= _END for end in ends) or len(distinctive(frame)) == 0:
        return None
    if any(word in _LIGHT_ENDS or word.casefold() in _VERBS for end in ends for word in end.split()):
        return None
    kinds = [[value.kind for value in values(end)] for end in ends]
    return kinds[0] == kinds[1]


def _by_version(telling: Telling, live: list[Memory]) -> Correction:
    """“Airflow is on 2.10 now” concerns whatever names Airflow with another version."""
    for slot in slots(telling.plain):
        if slot.kind == "version" and len(slot.subject) == 1:
            named = re.compile(
                rf"(?<![\w-]){re.escape(next(iter(slot.subject)))}\w?\s+v?(?P<version>\d+(?:\.\d+)*)", re.IGNORECASE
            )
            found = [
                m
                for m in live
                if (at := named.search(m.content)) and at["version"] != slot.value.text.removeprefix("v")
            ]
            return _unclear(found)
    return None


def _by_shorter_subject(message: str, telling: Telling, recent: list[Memory]) -> Correction:
    """“No, the provider is X”, where the one provider that was just spoken of is “the shipping provider”."""
    if not denies(message):
        return None
    places = [
        (m, old, new)
        for m in recent
        for new in slots(telling.plain, like=m.content)
        for old in slots(m.content, like=telling.plain)
        if new.subject < old.subject and _is_near(new, old)
    ]
    if len({m.id for m, _, _ in places}) != 1:
        return None
    memory, old, new = places[0]
    restated = _restated(memory.content, old, new.value) if _says_whose(old.subject - new.subject) else None
    return Supersede(id=memory.id, restated=restated)


def _says_whose(more: frozenset[str]) -> bool:
    """What the held statement says more is of the subject: no value, number or frequency, which nobody said again."""
    return not any(":" in key or key in _HOW_OFTEN for key in more)


def _by_resemblance(telling: Telling, live: list[Memory]) -> Correction:
    """A slot of the same kind whose subject says more, or less: perhaps the one that is meant."""
    forms = _filling(telling)
    return _unclear([m for m in live if any(_slots_resemble(form, m) for form in forms)])


def _slots_resemble(told: str, memory: Memory) -> bool:
    if not may_share(told, memory.content, NEAR):
        return False
    return any(
        _is_near(new, old) or _is_elsewhere_named(new, old, memory.content, told)
        for new in slots(told, like=memory.content)
        for old in _slots_held(memory, told)
    )


def _is_elsewhere_named(new: Slot, old: Slot, held: str, told: str) -> bool:
    """“The server is rec-01, port 8080” names in one clause whose port the other clause gives."""
    is_named = _is_only_kind(old) or all(":" in key for key in new.subject)
    if not is_named or new.kind != old.kind or not differ(new.value, old.value):
        return False
    return new.subject - old.subject <= {key for each in read(held, language_of(held, told)) for key in each.subject}


def _is_near(new: Slot, old: Slot) -> bool:
    if new.kind != old.kind or not differ(new.value, old.value):
        return False
    if new.subject == old.subject and new.others != old.others:
        return _kinds(new) <= _kinds(old)
    return _is_only_kind(new) or (
        (new.subject < old.subject or old.subject < new.subject)
        and len(new.subject ^ old.subject) <= NEAR
        and not _is_anothers(new.subject, old.subject)
        and (new.subject ^ old.subject).isdisjoint({"other."})
        and (new.subject - old.subject).isdisjoint(_OTHERS)
    )


def _is_anothers(a: frozenset[str], b: frozenset[str]) -> bool:
    """“My sister's number” is none of “my number”; “Lena's wedding” is that of “my sister Lena”."""
    return "my." in a & b and not _KIN.isdisjoint(a ^ b)
