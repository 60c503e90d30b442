"""A correction as a plain statement: without the phrase that announces it, and with its change told as what is now."""

# ruff: noqa: E501  # a pattern is read in one piece

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from learn.changes import CHANGES
from words.normal import plain
from words.sentences import straight

_LEAD: Final = re.compile(
    r"^(?:\W*(?:no|nope|nein|nee|non|нет|wait|oops|correction|update|sorry|wrong|incorrect|nah|falsch|quatsch|faux|неверно|"
    r"korrektur|berichtigung|stimmt nicht|corrección|correccion|perdón|perdon|rectificación|pardon|désolée?|rectification|erratum|"
    r"erreur|исправление|поправка|уточнение|неправильно|ошибся|ошиблась|извините?)\s*[,.:;!–—-]+\s*|"
    r"\W*(?:actually|sorry|scratch that|my bad|i was wrong|i misspoke|that's (?:wrong|outdated|not right|no longer true)|"
    r"i (?:meant|mean)(?: to say)?|eigentlich|ich meinte|en fait|je voulais dire|en realidad|de hecho|quise decir|на самом деле|"
    r"вообще-то|я имел[а]? в виду)\b[\s,.:;!–—-]*|"
    r"\W*(?:其实|實際上|实际上|更正|纠正|不对|不是|错了|我说错了|不[，,]|実は|実際は|訂正|間違えました|いや、|いいえ、|違います)[\s,，、。:：]*)+",
    re.IGNORECASE,
)
_DENIES: Final = re.compile(
    r"^\W*(?:(?:no|nope|nah|wrong|incorrect|correction|nein|nee|falsch|quatsch|korrektur|stimmt nicht|non|faux|rectification|erratum|"
    r"corrección|нет|неверно|неправильно|исправление|поправка|that's (?:wrong|not right|not true|incorrect)|i (?:misspoke|was wrong))\s*[,.:;!–—-]|"
    r"(?:sorry|oops|wait|my bad|pardon|désolée?|perdón|entschuldigung|извините?)?[\s,.:;!–—-]*(?:i meant|ich meinte|je voulais dire|"
    r"quise decir|я имел[а]? в виду)\b|更正|纠正|不对|不是[，,]|错了|我说错了|訂正|間違えました|いや、|いいえ、|違います)",
    re.IGNORECASE,
)
"""What takes back, where “actually” may only add."""
_TAIL: Final = re.compile(
    r"\s*(?:,?\s*(?:now|from now on|instead|any ?more|again|as of now|last \w+|this \w+|please|actually|jetzt|ab jetzt|"
    r"maintenant|désormais|ahora|теперь))+[.!]*$|[.!]+$",
    re.IGNORECASE,
)
_LONGEST: Final = 400
"""Characters of a statement that is read for a change; a longer one is a document."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """The plain statements that a statement may come to, the likeliest first. `is_change`: it tells of a change."""

    forms: tuple[str, ...]
    is_change: bool = False
    is_sure: bool = True
    value: str = ""

    @property
    def plain(self) -> str:
        """The likeliest."""
        return self.forms[0]


def denies(message: str) -> bool:
    """Whether the message opens by taking back what was just said: “no, …”, “correction: …”, “更正：…”."""
    return _DENIES.match(" ".join(straight(plain(message[:_LONGEST])).split())) is not None


def bare(statement: str) -> str:
    """The statement without the phrase that announces a correction, on one line."""
    return _LEAD.sub("", " ".join(straight(plain(statement[:_LONGEST])).split()))


@lru_cache(maxsize=4096)
def retold(statement: str) -> Telling:
    """The statement as a plain one: what is now, where it tells of a change."""
    line = _TAIL.sub("", bare(statement))
    for change in CHANGES:
        match = change.pattern.search(line)
        if match is not None:
            said = {
                name: _TAIL.sub("", group).strip() for name, group in match.groupdict().items() if group is not None
            }
            forms = tuple(form.format(**said) for form in change.forms)
            return Telling(forms=forms, is_change=True, is_sure=change.is_sure, value=said["value"])
    return Telling(forms=(line,))
