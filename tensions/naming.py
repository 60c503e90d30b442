"""Slots whose value is a name: “our default branch is main”, “Dana is the CTO of Acme”, “billing is owned by Lee”.

The subject must be one definite thing and the value a name, for “the build is green” names nothing.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tensions.lexicon import (
    BEFORE_NAME,
    BELONGS,
    COPULAS,
    COUNTRIES,
    DEFINITE,
    DEMONYMS,
    FIRST,
    HELD,
    HOLDS,
    INDEFINITE,
    INTERJECTIONS,
    LABEL_NOUNS,
    LINKS,
    NAMED_THINGS,
    OWN_WORDS,
    OWNERS,
    PERSONS,
    PETS,
    PLURAL_COPULAS,
    ROLES,
    ROLES_WITHOUT_ARTICLE,
    ROOMS,
    SITUATED,
    SUPPORTS,
)
from tensions.names import colour_in, has_one, head, is_bare_noun, is_definite, name_in, proper_in
from tensions.placing import NOW, placed
from tensions.slot import Slot
from tensions.values import Value, name
from words.language import words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tensions.pieces import Piece

    Part = tuple[Piece, ...]

_NAMING_VERBS: Final = frozenset({"defaults", "heisst", "s'appelle", "appelle", "llama", "называется"})
_DUTIES: Final = frozenset({"on-call", "oncall"})
_DUTY_PHRASES: Final = frozenset({("on", "call"), ("on", "duty")})
_ADDRESSES: Final = frozenset({"address", "adresse", "anschrift", "dirección", "адрес"})
_IN_ROOMS: Final = frozenset(
    {
        "room",
        "hall",
        "building",
        "raum",
        "saal",
        "zimmer",
        "hörsaal",
        "salle",
        "amphi",
        "sala",
        "aula",
        "despacho",
        "комнате",
        "зале",
        "floor",
        "booth",
    }
)
_IN_ROOM: Final = frozenset({"in", "at", "on", "en", "dans", "в", "im"})
_TAKES_PLACE: Final = frozenset(
    {"is", "are", "happens", "ist", "findet", "est", "es", "place", "held", "meets", "sits", "lives"}
)
_WHERE: Final = frozenset({"in", "à", "en", "в"})
_ARE_IN: Final = frozenset({"is", "ist", "est", "está"})
_ORDINALS: Final = listed("ground first second third fourth fifth sixth seventh eighth ninth tenth top")
_BLOOD: Final = re.compile(r"^(?:blood|blut\w*|sangu\w+|sang|sangre)$")
_GROUPED: Final = frozenset({"type", "group", "blutgruppe", "groupe", "tipo", "grupo"})
_BLOOD_TYPE: Final = re.compile(
    r"(?P<letter>ab|a|b|o|0)(?: ?(?:rh(?:esus)? ?)?(?P<sign>pos\w*|neg\w*|\+|-))?", re.IGNORECASE
)
_OPEN_HOURS: Final = re.compile(r"hours|\w*zeiten|heures|horaires?|horarios?|часы")
_IS_LONG: Final = frozenset({"are", "run", "sind", "sont", "son"})
_SPAN: Final = listed(
    "from to till until between and - – von bis zwischen und de à a le la las h uhr entre et y hasta с до"
)
_BY: Final = frozenset({"by"})
_ARTICLES: Final = frozenset({"the", "dem", "der", "el", "la", "le", "l'"})
_CALLED: Final = frozenset({"called", "named"})
_ACCOUNTABLE: Final = frozenset({"responsible", "accountable"})
_TRANSLATED: Final = SUPPORTS | {"translated", "localized"}


def named(row: Part, content: list[Piece], language: str) -> tuple[Slot, ...]:
    """The slot of a clause whose value is a name or a lone identifier; none, or one."""
    while row and row[-1].low in NOW:
        row = row[:-1]
    for read in _READERS:
        slot = read(row, content, language)
        if slot is not None:
            return (slot,)
    return ()


def _holding(row: Part, content: list[Piece], language: str) -> Slot | None:
    at = _first(row, HOLDS)
    if not at or at + 1 >= len(row):
        return None
    if language == "de" and row[0].low in ("das", "den"):
        return _role(name_in(row[at + 1 :], language, alone=True), row[:at], HOLDS[row[at].low], content)
    return _role(name_in(row[:at], language, alone=True), row[at + 1 :], HOLDS[row[at].low], content)


def _held(row: Part, content: list[Piece], language: str) -> Slot | None:
    at = _first(row, (*HELD, *BELONGS))
    if not at:
        return None
    behind = BELONGS.get(row[at].low, _BY)
    if behind and _low(row, at + 1) not in behind:
        return None
    start = at + 1 + bool(behind)
    while behind != _BY and _low(row, start) in _ARTICLES:
        start += 1
    return _role(name_in(row[start:], language, alone=True), row[:at], HELD.get(row[at].low, "owner"), content)


def _responsible(row: Part, content: list[Piece], language: str) -> Slot | None:
    charge = _first(row, ("charge",))
    if charge and charge > 2 and [p.low for p in row[charge - 2 : charge + 2]] == ["is", "in", "charge", "of"]:
        return _role(name_in(row[: charge - 2], language, alone=True), row[charge + 2 :], "responsible", content)
    at = _first(row, _ACCOUNTABLE)
    if not at or at < 2 or _low(row, at + 1) != "for" or row[at - 1].low != "is":
        return None
    return _role(name_in(row[: at - 1], language, alone=True), row[at + 2 :], "responsible", content)


def _reporting(row: Part, content: list[Piece], language: str) -> Slot | None:
    at = _first(row, ("reports",))
    value = name_in(row[at + 2 :], language, alone=True) if at and _low(row, at + 1) == "to" else None
    if value is None or not at or not value.text[:1].isupper():
        return None
    keys = frozenset(piece.key for piece in content if piece.start <= row[at].start)
    return Slot(kind="name", subject=keys, value=value, is_definite=True)


def _being(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“X is NAME”, and the other way round: “NAME is the X”."""
    copulas = words_of(COPULAS, language)
    at = _first(row, copulas)
    at = _first(row, _NAMING_VERBS) if at is None else at
    if not at or row[at].low in PLURAL_COPULAS:
        return None
    left, right = row[:at], _after(row, at)
    labelled = row[at].low == ":"
    if labelled and (
        LABEL_NOUNS.isdisjoint(piece.low for piece in left) or (right[:1] and right[0].low in INTERJECTIONS)
    ):
        return None
    colour = colour_in(left, right)
    if colour is not None and (slot := _slot(colour, left, right, content)) is not None:
        return replace(slot, subject=slot.subject | {"is:colour"})
    value = name_in(right, language, alone=labelled) or _called(row[at:])
    is_one = is_definite(left, row[at].low) or is_bare_noun(left, value) or _is_own_pet(left, row)
    if value is not None and (is_one or language == "ru"):
        return _slot(value, left, right, content)
    reverse = name_in(left, language, alone=True)
    if (
        reverse is not None
        and right
        and (
            right[0].low in DEFINITE | ROLES
            or right[-1].low in ROLES_WITHOUT_ARTICLE
            or any(p.possessive for p in right)
        )
    ):
        return _slot(reverse, right, (), content)
    return None


def _is_own_pet(left: Part, row: Part) -> bool:
    """“My dog is called Rex” speaks of one dog, where “my dog is a beagle” may speak of another."""
    noun = head(left)
    return noun is not None and noun.low in PETS and left[0].low in OWN_WORDS and any(p.low in _CALLED for p in row)


def _called(predicate: Part) -> Value | None:
    """Whatever a thing is called is a name, also one that looks like another word: “is called billing”."""
    if len(predicate) != 3 or predicate[1].low not in _CALLED or predicate[2].value is not None:
        return None
    return name(predicate[2].text, predicate[2].start)


def _speaking(row: Part, content: list[Piece], _language: str) -> Slot | None:
    """“Comments are written in English”: one language where nothing says that there are more."""
    if len(row) < 3 or row[-2].low != "in" or row[-1].low not in DEMONYMS or not row[-1].is_capitalised:
        return None
    if _first(row, COPULAS["en"]) is None or _first(row, _TRANSLATED) is not None:
        return None
    keys = frozenset(piece.key for piece in content if piece.start < row[-1].start and piece.low != "written")
    return Slot(kind="name", subject=keys | {"language"}, value=name(row[-1].text, row[-1].start)) if keys else None


def _located(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“The office is in Berlin”: one thing is in one town, or in one country, of which the town may be part."""
    at = next(
        (n for n, piece in enumerate(row) if n and piece.low in (*_WHERE, "on") and row[n - 1].low in SITUATED), None
    )
    value = (
        ((proper_in(row[at + 1 :], language) if row[at].low != "on" else None) or _room_in(row[at + 1 :]))
        if at
        else None
    )
    if at is None or value is None or row[0].low in FIRST or any(p.low in PERSONS for p in row[:at]):
        return None
    if row[0].low in INDEFINITE or (
        row[at - 1].low in _ARE_IN and row[0].low not in DEFINITE and not row[0].possessive
    ):
        return None
    keys = frozenset(p.key for p in content if p.start < row[at].start and p.low not in SITUATED)
    keys |= _whose(row[:at])
    sort = "country" if value.text.casefold() in COUNTRIES else "town"
    return Slot(kind="name", subject=keys | {f"place:{sort}"}, value=value, is_definite=True) if keys else None


def _addressed(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“My address is 12 Oak Street”: whatever stands behind the verb, where it is no address of the net."""
    at = _first(row, words_of(COPULAS, language))
    if not at or at + 1 >= len(row) or not any(piece.low in _ADDRESSES for piece in row[:at]):
        return None
    right = tuple(piece for piece in row[at + 1 :] if piece.low not in BEFORE_NAME)
    words = [piece for piece in right if piece.low[:1].isalnum()]
    is_postal = any(piece.low[:1].isdigit() for piece in words) and any(piece.is_capitalised for piece in words)
    if not is_postal or any(
        piece.value is not None and piece.value.kind not in ("number", "identifier") for piece in words
    ):
        return None
    start, end = words[0].start, words[-1].end
    value = Value(
        kind="name", text=" ".join(p.text for p in words), start=start, end=end, form=tuple(p.low for p in words)
    )
    keys = frozenset(piece.key for piece in content if piece.end <= row[at].start)
    return Slot(kind="name", subject=keys | _whose(row[:at]) | {"is:address"}, value=value, is_definite=True)


def _typed(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“My blood type is B positive”: one of the types that there are, with its sign where that is said."""
    at = _first(row, words_of(COPULAS, language))
    if not at or not any(_BLOOD.search(piece.low) for piece in row[:at]) or _first(row[:at], _GROUPED) is None:
        return None
    right = tuple(piece for piece in row[at + 1 :] if piece.low[:1].isalnum() or piece.low in "+-")
    found = _BLOOD_TYPE.fullmatch(" ".join(piece.low for piece in right))
    if found is None:
        return None
    start, end = right[0].start, right[-1].end
    sign = "" if found["sign"] is None else "+" if found["sign"][0] in "+p" else "-"
    form = (found["letter"].replace("0", "o"), *filter(None, (sign,)))
    value = Value(kind="name", text=" ".join(p.text for p in right), start=start, end=end, form=form)
    keys = frozenset(piece.key for piece in content if piece.end <= row[at].start)
    return Slot(kind="name", subject=keys | _whose(row[:at]) | {"is:blood"}, value=value, is_definite=True)


def _between(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“The visiting hours are from 14:00 to 16:00”: the hours of one thing, where nothing says of which day or season.

    What is open from nine to twelve may be open in the afternoon too, and fills no slot.
    """
    at = _first(row, words_of(COPULAS, language) | _IS_LONG)
    if not at or not any(_OPEN_HOURS.fullmatch(piece.low) for piece in row[:at]) or row[0].low in INDEFINITE:
        return None
    right = [piece for piece in row[at + 1 :] if piece.low not in NOW]
    clocks = [piece.value for piece in right if piece.value is not None and piece.value.kind == "clock"]
    words = [piece.low for piece in right if piece.value is None]
    forms = [value.form for value in clocks if isinstance(value.form, tuple) and len(value.form) == 1]
    if len(forms) != len(("from", "to")) or len(clocks) != len(forms) or len(clocks) + len(words) != len(right):
        return None
    if not set(words) <= _SPAN:
        return None
    first, last = clocks
    value = Value(
        kind="name", text=f"{first.text}–{last.text}", start=first.start, end=last.end, form=tuple(map(str, forms))
    )
    keys = frozenset(piece.key for piece in content if piece.end <= row[at].start)
    return Slot(kind="name", subject=keys | _whose(row[:at]) | {"is:hours"}, value=value, is_definite=True)


def _on_duty(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“Tomas is on call for billing”: one person at a time."""
    at = _first(row, COPULAS["en"])
    duty = at is not None and (_low(row, at + 1) in _DUTIES or (_low(row, at + 1), _low(row, at + 2)) in _DUTY_PHRASES)
    value = name_in(row[:at], language, alone=True) if at and duty else None
    if at is None or value is None or not value.text[:1].isupper():
        return None
    keys = frozenset(p.key for p in content if p.start > row[at].start and p.low not in _DUTIES and p.low != "call")
    return Slot(kind="name", subject=keys | {"is:on-call"}, value=value, is_definite=True)


def _roomed(row: Part, content: list[Piece], _language: str) -> Slot | None:
    """“The meeting is in room Turing”: one thing is in one room at a time."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in _IN_ROOMS), None)
    if at is None or at + 1 >= len(row) or not any(piece.low in _IN_ROOM for piece in row[max(0, at - 2) : at]):
        return None
    start = next(n for n in range(at) if row[n].low in _IN_ROOM)
    if start == 0 or row[0].low not in DEFINITE or row[start - 1].low not in _TAKES_PLACE or len(row) > at + 3:
        return None
    value = name(" ".join(piece.text for piece in row[at + 1 :]), row[at + 1].start)
    keys = frozenset(p.key for p in content if p.start < row[start].start and p.low not in _TAKES_PLACE)
    return Slot(
        kind="name", subject=keys | _whose(row[:start]) | {f"place:{row[at].key}"}, value=value, is_definite=True
    )


def _room_in(right: Part) -> Value | None:
    """“In the basement”: a part of a house, of which it has one."""
    if [piece.low for piece in right[2:]] == ["floor"] and right[0].low == "the" and right[1].low in _ORDINALS:
        return name(f"{right[1].text} floor", right[1].start)
    is_room = len(right) == len(("the", "room")) and right[0].low == "the" and right[1].low in ROOMS
    return name(right[1].text, right[1].start) if is_room else None


_READERS: Final[tuple[Callable[[Part, list[Piece], str], Slot | None], ...]] = (
    _addressed,
    _typed,
    _between,
    _on_duty,
    _roomed,
    _holding,
    _held,
    _reporting,
    _responsible,
    _being,
    _speaking,
    _located,
    placed,
)


def _first(row: Part, words: Iterable[str]) -> int | None:
    wanted = frozenset(words)
    return next((n for n, piece in enumerate(row) if piece.low in wanted), None)


def _low(row: Part, at: int) -> str:
    return row[at].low if at < len(row) else ""


def _after(row: Part, at: int) -> Part:
    start = at + 1
    while start < len(row) and row[start].low in BEFORE_NAME:
        start += 1
    return row[start:]


def _whose(part: Part) -> frozenset[str]:
    """“My name” isn't “your name”; “our” and “the” are one."""
    return frozenset(
        f"{piece.low}." for n, piece in enumerate(part) if piece.low in OWNERS or (not n and piece.low == "i")
    )


def _slot(value: Value, part: Part, right: Part, content: list[Piece]) -> Slot | None:
    noun = head(part)
    if noun is None or not (has_one(part) or noun.low in PETS):
        return None
    inside = {piece.start for piece in (*part, *right)} - set(range(value.start, value.end))
    keys = frozenset(
        p.key for p in content if p.start in inside and p.low not in LINKS["en"] and p.low not in BEFORE_NAME
    )
    subject = _subject(keys, noun, is_called=any(piece.low in _CALLED for piece in content))
    kind = "owner" if "owner" in keys else "name"
    return Slot(kind=kind, subject=subject | _whose(part), value=value, is_definite=True) if subject else None


def _subject(keys: frozenset[str], noun: Piece, *, is_called: bool) -> frozenset[str]:
    """What a thing is called is another question than what it is; of a branch the two are one."""
    subject = keys - {"name"} or keys
    is_name = noun.low not in NAMED_THINGS and subject != {"name"} and ("name" in keys or is_called)
    return subject | {"name"} if is_name else subject


def _role(value: Value | None, part: Part, role: str, content: list[Piece]) -> Slot | None:
    if value is None or value.kind != "name":
        return None
    inside = {piece.start for piece in part}
    keys = frozenset(p.key for p in content if p.start in inside and p.low not in LINKS["en"])
    kind = "owner" if role == "owner" else "name"
    return Slot(kind=kind, subject=keys | {role}, value=value, is_definite=True) if keys else None
