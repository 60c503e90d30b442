"""What a correction leaves standing of a held statement that says more: the held one with the new value in the old one's place.

“The API listens on 8080 and the worker on 9090” and “actually the worker listens on 9191” come to “The API listens on 8080 and the
worker on 9191”. Nothing is lost but the old value; where that isn't certain there is no such statement.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from learn.counsel import SPOKEN
from learn.joined import EN, GOVERNED, GRAMMARS, facts
from learn.mood import core
from learn.neighbour import leans, spelled_out, stand_alone
from learn.retold import bare, retold
from learn.uses import is_same, use
from tensions.lexicon import COPULAS, KIND_NOUNS, LINKS, STATES_OF
from tensions.reading import slots_under
from tensions.slots import same_subject
from tensions.values import differ, values
from tiers.stale import SPEECH
from words.distinctive import distinctive, lost
from words.language import evident_language
from words.sentences import statements
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.slots import Slot

_PLAIN: Final = (
    SPEECH
    | SPOKEN
    | frozenset(KIND_NOUNS)
    | frozenset().union(*COPULAS.values(), *LINKS.values(), *STATES_OF.values())
    | listed(
        """
        raised lowered bumped increased decreased reduced updated upgraded downgraded set reset dropped pushed postponed
        extended slipped delayed cut grew shrank rose fell went got just recently today yesterday since last week month year
        monday tuesday wednesday thursday friday saturday sunday took over taken new turned port value right renamed called
        stays as of starting from to back up down until till any more is are at on in by
        """
    )
)
"""Words of a correction that say how it is told, and not what is so."""
_NAMES: Final = frozenset({"name", "identifier", "address", "email", "path"})
_LEANS: Final = re.compile(
    r"\b(?:it|its|he|she|his|her|him|they|their|them|this|that|which|who|whose|er|sie|es|ihre?|sein|seine|il|elle|ils|son|sa|ses|qui|lui"
    r"|él|ella|su|sus|que|он|она|его|её|их|который|которая)\b|它|他|她|それ|彼",
    re.IGNORECASE,
)
"""What may speak of the name that gives way."""


_VERB: Final = rf"(?:{EN.verb}|lasts?|reads?|writes?|logs?|sends?|returns?|fires?|stays?|weighs?|measures?|scales?|retries|retains?|allows?|serves?)"
_OPENED: Final = re.compile(rf"(?P<subject>(?:the|our|my) [\w-]+(?: [\w-]+){{0,2}}?) {_VERB}\b", re.IGNORECASE)
_ANOTHER_VERB: Final = re.compile(rf"\s*,?\s+and (?:(?:it|he|she|they) )?(?={_VERB}\s)", re.IGNORECASE)


_JOINT: Final = re.compile(r",\s|;\s|\s(?:and|und|et|y|и)\s|[，；]")
_FINITE: Final = {
    **{code: re.compile(rf"\b{grammar.verb}\b", re.IGNORECASE) for code, grammar in GRAMMARS.items()},
    "en": re.compile(rf"\b{_VERB}\b", re.IGNORECASE),
    "zh": re.compile(r"是|在|为|监听|叫|用|由|需"),
    "ja": re.compile(r"[はが]"),
}
"""A verb, without which the first half is no clause: “the API and the worker listen”."""
_MORE: Final = frozenset({"again", "also", "too", "then", "and", "once", "more"})


@lru_cache(maxsize=4096)
def parts(held: str) -> tuple[str, ...]:
    """The held statement and the plain statements that are joined in it, each with its subject where that is certain."""
    found: dict[str, None] = {held: None, spelled_out(held): None}
    before = ""
    for sentence in statements(held):
        text = stand_alone(sentence.text, before) if before and leans(sentence.text) else sentence.text
        for piece in (text, *_shorter(text)):
            found.update(dict.fromkeys((*facts(piece), *_of_one_subject(piece))))
        found.update(dict.fromkeys(_of_one_verb(text)))
        found[text] = None
        before = sentence.text
    return tuple(found)


def _of_one_subject(text: str) -> Iterator[str]:
    """“Our office is in Munich and opens at 8:00”: each verb with the subject that they share."""
    opened = _OPENED.match(text)
    if opened is not None:
        yield from (
            f"{opened['subject']} {text[match.end() :]}" for match in _ANOTHER_VERB.finditer(text, opened.end())
        )


def _of_one_verb(text: str) -> Iterator[str]:
    """“The API listens on 8080, the worker on 9090, and both sit behind nginx”: each piece with the verb of the first."""
    first, *others = _JOINT.split(text)
    for piece in others:
        joined = facts(f"{first} and {piece}")
        yield from joined[1:]


def _shorter(text: str) -> Iterator[str]:
    """The sentence on either side of a comma or an “and”, where each side is whole: “…, both behind nginx”.

    Neither “3:00” of “runs at 3:00 and again at 15:00” nor “the worker” of “the API and the worker listen” stands alone.
    """
    for match in _JOINT.finditer(text):
        left, right = text[: match.start()], text[match.end() :]
        if _kinds(left).isdisjoint(_kinds(right)) or _says_of_what(right):
            yield left
        if _FINITE[evident_language(text) or "en"].search(left) and not GOVERNED.search(text):
            yield right


def _kinds(text: str) -> frozenset[str]:
    return frozenset(value.kind for value in values(text))


def _says_of_what(text: str) -> bool:
    """It holds more than values: “the worker on 9090”, “1000 for paid users”, and not “again at 15:00”."""
    for value in reversed(values(text)):
        text = f"{text[: value.start]} {text[value.end :]}"
    return bool(set(distinctive(text)) - _MORE)


def with_the_rest(held: str, statement: str) -> str | None:
    """The held statement as it is after the correction; None where what gives way isn't one certain place of it."""
    swaps = dict.fromkeys((*_by_slots(held, statement), *_by_uses(held, statement)))
    if len(swaps) != 1:
        return None
    ((old, new, is_name),) = swaps
    places = list(re.finditer(rf"(?<![A-Za-z0-9_.-]){re.escape(old)}(?![A-Za-z0-9_-]|\.[A-Za-z0-9_])", held))
    if len(places) != 1 or (is_name and _LEANS.search(core(held[places[0].end() :]))):
        return None
    restated = held[: places[0].start()] + new + held[places[0].end() :]
    missing = {word.casefold() for word in lost(restated, bare(statement))}
    return restated if missing <= _PLAIN | {word.casefold() for word in lost(restated, old)} else None


Swap = tuple[str, str, bool]
"""The old value and the new one as they are written, and whether it is a name, of which the rest may speak."""


def _by_slots(held: str, statement: str) -> Iterator[Swap]:
    for told in retold(statement).forms:
        for part in parts(held):
            for new, given in slots_under(told, like=part):
                for old, condition in slots_under(part, like=told):
                    if given == condition and _is_anew(new, old):
                        yield old.value.text, new.value.text, old.value.kind in _NAMES and "name" not in old.subject


def _is_anew(new: Slot, old: Slot) -> bool:
    alike = new.kind == old.kind and same_subject(new.subject, old.subject, frozenset())
    return alike and differ(new.value, old.value)


def _by_uses(held: str, statement: str) -> Iterator[Swap]:
    new = use(bare(statement))
    if new is None or not new.new:
        return
    for part in parts(held):
        old = use(part)
        if old is None or not old.new or is_same(old.new, new.new):
            continue
        is_it = is_same(old.new, new.old) if new.old else bool(new.purpose) and old.purpose == new.purpose
        if is_it and old.who == new.who:
            yield old.said, new.said, True
