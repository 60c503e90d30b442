"""What a German, French, Spanish or Chinese clause says that somebody has, takes, does or is, and what there is no more.

“Wir haben keine Haustiere” and “Unser Dackel muss raus” share no word. Both are claims of one relation: who has which sort of
thing, yes or no. A thing that is there is one of each sort that it belongs to; what isn't there is none of that sort.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.claims_abroad import ABROAD_CLAIMS, ABROAD_SORTS, LIGHT, OURS, PASSING, USED, VOID
from tensions.claims_in_runs import OURS_IN_RUNS, RUN_CLAIMS, RUN_SORTS, USED_IN_RUNS, VOID_IN_RUNS
from tensions.pieces import key_of
from words.normal import plain, without_accents
from words.sentences import straight
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

OWN: Final = frozenset({"own."})
"""The holder of what I have, and we."""
ROWS: Final = {**ABROAD_CLAIMS, "zh": RUN_CLAIMS}
"""By language: what the casefolded part holds one of, the pattern, the relation, whether it is so, the thing, an example."""
_SORTS: Final = {**ABROAD_SORTS, "zh": RUN_SORTS}
_VOID: Final = {**VOID, "zh": VOID_IN_RUNS}
_OURS: Final = {**OURS, "zh": OURS_IN_RUNS}
_USED: Final = {**USED, "zh": USED_IN_RUNS}
_SENTENCE: Final = re.compile(r"(?P<said>(?:[^.!?;。！？；]|[.!](?=\w))+)(?P<end>[.!?;。！？；]*)")
_COMMA: Final = re.compile(r"[,，]\s*")
_LABEL: Final = re.compile(r"([A-Z][\w'-]*(?: [A-Z][\w'-]*)?): ")
_UNDER: Final = re.compile(
    r"\b(?:wenn|falls|sobald|sofern|ob|si|quand|lorsque|cuando|war|waren|hatten?|était|étaient|avait|avions|era|eran|estaban?|tenían?|teníamos)\b"
    r"|如果|要是|的话|除非|万一|假如",
    re.IGNORECASE,
)
"""With one of these a sentence says under what condition it is so, or that it was."""
_AGO: Final = re.compile(
    r" (?:letztes Jahr|letzten \w+|vorletztes Jahr|vor \w+ (?:Jahren|Monaten|Wochen)|im letzten Jahr"
    r"|l'an dernier|l'année dernière|le mois dernier|il y a \w+ (?:ans|mois)"
    r"|el año pasado|el mes pasado|hace \w+ (?:años|meses|semanas))(?=\W|$)|去年|前年|上个?月",
    re.IGNORECASE,
)
"""When what is over came to be so."""
LONGEST_TEXT: Final = 2000
"""Letters that are read of a text."""
_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_HAN: Final = re.compile(r"[A-Za-z][\w.+#-]*|[\u4e00-\u9fff]+")
_GONE: Final = "gone"
"""The relation of what there is no more."""
_UNUSED: Final = "unused"
"""The relation of what we don't use, though others may."""
_OVER: Final = frozenset({_GONE, _UNUSED})
_BETWEEN: Final = 3
"""Light words that may stand between the words of a thing (die Eisdiele an dem alten Markt)."""
_LONGEST: Final = 160
"""Letters of a clause; a longer one tells a story."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the tables: cues of which one stands in the casefolded clause, what is claimed, and whether it is so."""

    cues: tuple[str, ...]
    pattern: re.Pattern[str]
    relation: str
    holds: bool
    thing: str


@dataclass(frozen=True, slots=True)
class Claim:
    """That `holder` has (takes, does) `thing`, or doesn't; of what is gone the keys of its words are the thing."""

    relation: str
    holder: frozenset[str]
    thing: str
    holds: bool


_BY_LANGUAGE: Final = {
    code: tuple(
        Row(tuple(cue.casefold().split()), re.compile(pattern), relation, holds, thing)
        for cue, pattern, relation, holds, thing, _ in rows
    )
    for code, rows in ROWS.items()
}


def _own_words(what: str, language: str, *, holds: bool) -> list[str]:
    """What a thing is called itself (comité d'entreprise), and where it is there, without its complement (comité)."""
    if language not in ("fr", "es"):
        return sorted(_keys(what, language))[:1]
    low = without_accents(what.casefold())
    names = [low, low.split(" ", maxsplit=1)[0]] if holds else [low]
    return [name.removesuffix("s") for name in names if name not in LIGHT[language]]


def opposed_claims(a: str, b: str, language: str) -> str | None:
    """The relation in which two statements claim opposite things of one holder; None where they don't. Symmetric."""
    if language not in _BY_LANGUAGE:
        return None
    left, right = claims_of(a, language), claims_of(b, language)
    if not (left or right):
        return None
    for x in left:
        for y in right:
            if _are_opposed(x, y):
                return x.relation.removeprefix(_SINGLE)
    uses = any(x.relation in _OVER and _is_used(x, b, language) for x in left) or any(
        y.relation in _OVER and _is_used(y, a, language) for y in right
    )
    return _GONE if uses else None


def _are_opposed(x: Claim, y: Claim) -> bool:
    """The one holds and the other doesn't, of one thing; or two things of which there is one at a time."""
    if (x.relation, x.holder) != (y.relation, y.holder):
        return False
    return x.thing != y.thing if x.relation.startswith(_SINGLE) else x.thing == y.thing and x.holds != y.holds


_SINGLE: Final = "="
"""With this a relation begins that holds one thing at a time: the hour at which it closes."""


@lru_cache(maxsize=8192)
def claims_of(text: str, language: str) -> tuple[Claim, ...]:
    """What a statement claims, in one of the languages that have tables."""
    found: dict[Claim, None] = {}
    speaker, said = _spoken(text)
    for sentence in _sentences(said):
        is_void = _VOID[language].search(sentence) is not None
        for part in dict.fromkeys((sentence, *_COMMA.split(sentence))):
            found.update(dict.fromkeys(_claims_of(part.strip(), language, speaker, is_void=is_void)))
    return tuple(found)


def _spoken(text: str) -> tuple[frozenset[str], str]:
    """Who says “I” and “we” in it, and what is said."""
    said = " ".join(straight(plain(text[:LONGEST_TEXT])).split())
    label = _LABEL.match(said)
    return (OWN, said) if label is None else (OWN | {label[1].casefold()}, said[label.end() :])


def _sentences(text: str) -> Iterator[str]:
    """The sentences that assert something under no condition."""
    for match in _SENTENCE.finditer(text):
        if not match["end"].startswith(("?", "？")) and _UNDER.search(match["said"]) is None:
            yield match["said"].strip()


def _claims_of(part: str, language: str, speaker: frozenset[str], *, is_void: bool) -> Iterator[Claim]:
    part = _AGO.sub("", part).strip()
    low = part.casefold()
    if len(part) > _LONGEST:
        return
    for row in _BY_LANGUAGE[language]:
        if (row.relation == _GONE or not is_void) and any(cue in low for cue in row.cues):
            for match in row.pattern.finditer(part):
                for claim in _claims(row, match, language):
                    yield replace(claim, holder=speaker) if claim.holder == OWN else claim


def _claims(row: Row, match: re.Match[str], language: str) -> Iterator[Claim]:
    said = match.groupdict()
    holder = _holder(next((said[name] for name in ("who", "whose") if said.get(name)), ""), language)
    what, rest = said.get("what") or said.get("or"), said.get("rest")
    if row.relation == "has" and what is not None and what.casefold() in PASSING:
        return
    if row.relation in _OVER:
        thing = " ".join(sorted(_keys(what or "", language)))
        if thing:
            yield Claim(row.relation, holder, thing, holds=False)
        return
    if rest is not None:
        things = frozenset().union(
            *(_sorts(part, language, holds=True, within=row.thing) for part in _parts(rest, language))
        )
    else:
        things = frozenset({row.thing}) if what is None else _sorts(what, language, holds=row.holds, within=row.thing)
    for thing in sorted(things):
        yield Claim(row.relation, holder, thing, holds=row.holds)


def _parts(rest: str, language: str) -> Iterator[str]:
    """Each word of what is taken, and each three of them (pan de trigo); of a run each beginning."""
    if language == "zh":
        yield from (rest[:n] for n in range(1, len(rest) + 1))
        return
    words = _WORD.findall(rest)
    yield from words
    yield from (" ".join(words[n : n + 3]) for n in range(len(words) - 2))


def _holder(text: str, language: str) -> frozenset[str]:
    return _keys(text, language) or OWN


def _keys(text: str, language: str) -> frozenset[str]:
    if language == "zh":
        return frozenset(_HAN.findall(text)) - LIGHT["zh"]
    words = _WORD.findall(text.replace("'", " "))
    return frozenset(_key(word, language) for word in words if word.casefold() not in LIGHT[language])


def _key(word: str, language: str) -> str:
    """A plural in -s is the same word (Retros, cafés)."""
    key = key_of(word, language)
    return key.removesuffix("s") if len(key) >= _SHORTEST_PLURAL else key


_SHORTEST_PLURAL: Final = 5
"""Letters."""


def _sorts(what: str, language: str, *, holds: bool, within: str) -> frozenset[str]:
    """Of a thing that is there every sort that it is of; of one that isn't that sort alone which its word names."""
    low = what.casefold()
    named = [name for name, whole, _ in _SORTS[language] if re.fullmatch(whole, low)]
    member = [name for name, _, part in _SORTS[language] if part and re.fullmatch(part, low)]
    own = [] if within == "sort" else _own_words(what, language, holds=holds)
    if holds:
        return frozenset([*named, *member, *own])
    return frozenset(named or own)


def _is_used(claim: Claim, text: str, language: str) -> bool:
    """Whether a statement tells of the use, today and again, of what by a claim there is no more."""
    speaker, said = _spoken(text)
    return (not claim.holder >= OWN or speaker == claim.holder) and any(
        _is_used_in(claim, sentence, language)
        for sentence in _sentences(said)
        if _VOID[language].search(sentence) is None
        and _USED[language].search(sentence) is not None
        and (claim.relation == _GONE or _OURS[language].search(sentence) is not None)
    )


def _is_used_in(claim: Claim, text: str, language: str) -> bool:
    thing = frozenset(claim.thing.split())
    holder = frozenset[str]() if claim.holder >= OWN else claim.holder
    if language == "zh":
        return all(run in text for run in thing | holder)
    words = _WORD.findall(text.replace("'", " "))
    keys = [_key(word, language) for word in words]
    if not thing <= frozenset(keys) or not holder <= frozenset(keys):
        return False
    return any(
        _is_said_at(at, words, keys, thing, language) and _is_ours(words, at, language, holder)
        for at, key in enumerate(keys)
        if key in thing
    )


def _is_said_at(at: int, words: list[str], keys: list[str], thing: frozenset[str], language: str) -> bool:
    """The words of the thing stand together from here, light ones aside, and nothing behind them says whose it is."""
    lacking, n, light = set(thing), at, 0
    while lacking and n < len(keys) and light <= _BETWEEN:
        if keys[n] in lacking:
            lacking.discard(keys[n])
        elif words[n].casefold() in LIGHT[language] | _OF:
            light += 1
        else:
            return False
        n += 1
    if lacking or (at and _OTHER_ONE.fullmatch(words[at - 1].casefold())):
        return False
    behind = words[n : n + 2]
    return len(behind) < len("of") or behind[0].casefold() not in _OF or not behind[1][:1].isupper()


_OTHER_ONE: Final = re.compile(
    r"neue?[nrsm]?|andere?[nrsm]?|zweite?[nrsm]?|nouve\w+|autres?"
    r"|nuev[oa]s?|otr[oa]s?|second\w*|segund[oa]"
)
_OF: Final = listed("von des vom de du del d")
_OTHERS: Final = re.compile(
    r"kund\w*|nachbar\w*|elter\w*|client\w*|voisin\w*|parent\w*|vecin[oa]s?|padres|partner\w*|früher\w*|konkurren\w*|concurren\w*"
)


def _is_ours(words: list[str], at: int, language: str, holder: frozenset[str]) -> bool:
    """Nobody else is named in front of it as the one who uses it."""
    before = words[:at]
    if any(_OTHERS.fullmatch(word.casefold()) for word in before):
        return False
    if holder or language not in ABROAD_CLAIMS:
        return True
    owned = zip(before, before[1:], before[2:], strict=False)
    return not any(
        of.casefold() in _OF and whose[:1].isupper() and what.casefold() not in LIGHT[language]
        for what, of, whose in owned
    )
