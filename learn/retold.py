"""A correction as a plain statement: without the phrase that announces it, and with its change told as what is now."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from learn.halves import halves
from learn.mood import core
from learn.openers import after_openers, without_what_it_is_not
from tensions.phones import EMAIL_NOUNS, PHONE_NOUNS
from tensions.reading import slots
from tensions.told import LONGEST, Telling, told
from words.normal import plain
from words.sentences import straight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from learn.halves import Halves

_LEAD: Final = re.compile(
    r"^(?:\W*(?:oh right|oh|ah|whoops|hm+|my mistake|das stimmt nicht(?: mehr)?|no|nope|nein|nee|non|нет|wait|oops|correction|update|sorry|wrong|incorrect|nah|falsch|quatsch|faux|неверно|"
    r"korrektur|berichtigung|stimmt nicht|corrección|correccion|perdón|perdon|rectificación|pardon|désolée?|rectification|erratum|"
    r"erreur|исправление|поправка|уточнение|неправильно|ошибся|ошиблась|извините?)\s*[,.:;!–—-]+\s*|"
    r"\W*(?:actually|sorry|scratch that|my bad|i was wrong|i misspoke|that's (?:wrong|outdated|not right|no longer true)|"
    r"i (?:meant|mean)(?: to say)?|eigentlich|ich meinte|en fait|je voulais dire|en realidad|de hecho|quise decir|на самом деле|"
    r"вообще-то|я имел[а]? в виду)\b[\s,.:;!–—-]*|"
    r"\W*(?:其实|實際上|实际上|(?:我)?(?:更正|纠正|订正|修正)(?:一下)?|不对|不是|错了|我(?:刚才)?说错了|不[，,]|実は|実際は|訂正|間違えました|いや、|いいえ、|違います)[\s,，、。:：]*)+",
    re.IGNORECASE,
)
_DENIES: Final = re.compile(
    r"^\W*(?:(?:oops|whoops|sorry|wait|my bad|my mistake|oh right|ah|no|nope|nah|wrong|incorrect|correction|nein|nee|falsch|quatsch|korrektur|"
    r"stimmt nicht|non|faux|rectification|erratum|"
    r"corrección|нет|неверно|неправильно|исправление|поправка|that's (?:wrong|not right|not true|incorrect)|i (?:misspoke|was wrong))\s*[,.:;!–—-]|"
    r"(?:sorry|oops|wait|my bad|pardon|désolée?|perdón|entschuldigung|извините?)?[\s,.:;!–—-]*(?:i meant|ich meinte|je voulais dire|"
    r"quise decir|я имел[а]? в виду)\b|更正|纠正|不对|不是[，,]|错了|我说错了|訂正|間違えました|いや、|いいえ、|違います)",
    re.IGNORECASE,
)
"""What takes back, where “actually” may only add."""


_COLON: Final = re.compile(r"^(?:[^\s\d:：,.;]+ ){1,6}[^\s\d:：,.;]+ ?: (?=\S)")
"""A few words that announce what follows a colon: “Mir ist gerade aufgefallen: …”."""
_NOT_BUT: Final = re.compile(
    r"^(?:it's |it is )?(?:not|nicht|non pas|pas|no|не) (?P<old>[^,;:!]{1,40}?),? (?:but|sondern|mais|sino|а) (?:rather )?(?=\S+ (?:is|are|ist|sind|est|sont|es|son|—|это)\b)",
    re.IGNORECASE,
)
"""“Not us-east-1 but eu-west-1 is the default region”: the second half says it whole."""


def denies(message: str) -> bool:
    """Whether the message opens by taking back what was just said: “no, …”, “correction: …”, “更正：…”."""
    return _DENIES.match(" ".join(straight(plain(message[:LONGEST])).split())) is not None


def bare(statement: str) -> str:
    """The statement without the phrase that announces a correction, on one line."""
    return _LEAD.sub("", " ".join(straight(plain(statement[:LONGEST])).split()))


@lru_cache(maxsize=8192)
def retold(statement: str) -> Telling:
    """The statement as a plain one: what is now, where it tells of a change, without what it is not and what opens it."""
    line = _NOT_BUT.sub("", bare(statement))
    *_, rest = _stages(statement)
    told_in_two = halved(statement)
    said = dict.fromkeys(form.rstrip(" !") for form in (rest, without_what_it_is_not(rest), line))
    found = [told(form) for form in said]
    if told_in_two is not None:
        found = [Telling(forms=(told_in_two.new,), is_change=True, value=told_in_two.value), *found]
    first = next((each for each in found if each.is_change), found[0])
    forms = dict.fromkeys(form for each in (first, *found) for form in each.forms)
    return replace(first, forms=tuple(forms))


def _stages(statement: str) -> Iterator[str]:
    """The statement on one line, then without what announces it, greets or takes back, a step at a time."""
    line = core(_NOT_BUT.sub("", bare(statement)))
    yield line
    while (rest := core(line)) != line or (rest := after_openers(line)) != line:
        yield rest
        line = rest
    if (found := _COLON.match(line)) is not None:
        yield line[found.end() :]


@lru_cache(maxsize=8192)
def halved(statement: str) -> Halves | None:
    """What it says was, and what it says is so instead, in one breath (`learn.halves`)."""
    return next(filter(None, map(halves, _stages(statement))), None)


def also_searched(statement: str) -> tuple[str, ...]:
    """Texts under which what the statement corrects may be held: the plain statement, and the other names of what it is of."""
    telling = retold(statement)
    kinds = {slot.kind for form in telling.forms for slot in slots(form)}
    names = (
        " ".join(sorted(nouns)) for kind, nouns in (("phone", PHONE_NOUNS), ("email", EMAIL_NOUNS)) if kind in kinds
    )
    told_in_two = halved(statement)
    return (telling.plain, *names, *(() if told_in_two is None else (told_in_two.old,)))
