"""Slots of what a thing stands on: “the service runs on Linux”, “the app is written in Go”, “I live in Bonn”.

One thing stands on one of a kind, as long as it is one thing and nothing says that there are more. Subjects that often
stand on several (an app, a client, a library) fill none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tensions.lexicon import (
    CLOUDS,
    COUNTRIES,
    DEFINITE,
    DEMONYMS,
    INDEFINITE,
    KIN,
    OWN_WORDS,
    PERSONS,
    QUALIFIERS,
    STATES,
    SYSTEMS,
)
from tensions.names import has_one, head, proper_in
from tensions.pieces import key_of
from tensions.slot import Slot
from tensions.values import name
from words.language import FUNCTION_WORDS, GENERIC_NOUNS, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from tensions.pieces import Piece
    from tensions.values import Value

    Part = tuple[Piece, ...]


_ON: Final = listed("on under unter auf sous sur en sobre bajo на под")
_IN: Final = listed("in en at by with bei à chez на в")

_STANDS: Final[dict[str, tuple[frozenset[str], str]]] = {
    **dict.fromkeys(listed("runs running läuft tourne corre funciona работает запущен запущена"), (_ON, "runs:on")),
    **dict.fromkeys(
        listed("written implemented coded geschrieben écrit écrite escrito escrita написан написана"),
        ((_IN | _ON) - {"by", "at"}, "written:in"),
    ),
    **dict.fromkeys(listed("hosted gehostet hébergé hébergée alojado alojada"), (_ON | _IN, "hosted:on")),
    **dict.fromkeys(
        listed("kept stored saved lives gespeichert stocké stockée guardado guardada"), (_IN | _ON, "kept:in")
    ),
}
"""Verb → the prepositions behind it, and what the slot is called."""

_OWN: Final[dict[str, str]] = {
    **dict.fromkeys(
        listed("live wohne wohnen lebe leben habite habitons vis vivons vivo vivimos живу живем живём"), "live:in"
    ),
    **dict.fromkeys(listed("work arbeite arbeiten travaille travaillons bosse trabajo работаю"), "work:at"),
}
_DOES: Final[dict[str, str]] = {
    **dict.fromkeys(listed("works arbeitet travaille trabaja работает"), "work"),
    **dict.fromkeys(listed("studies studiert étudie estudia учится"), "study"),
}
"""What one person does at one house, or in one town."""
_IN_TOWN: Final = listed("in à en в на")
_AT_A_HOUSE: Final = _IN_TOWN | listed("at for bei für chez pour para")
_SELF: Final = listed("i ich j' je j я yo we wir nous on nosotros мы")
NOW: Final = listed("now currently jetzt nun inzwischen maintenant désormais ahora actualmente теперь сейчас")
_AT_WORK: Final = listed("at for bei für chez pour en para в на")
_SEVERAL: Final = listed(
    "app apps application library game tool sdk cli client package site website plugin script tests code product software"
    " editor browser cron job people team everyone it suite frontend ui"
)
_IS_ON: Final = (listed("is ist est está"), listed("on auf sur en"))
_KEEPING: Final = listed("live sit reside kept stored managed tracked")
_MANY: Final = listed("docs logs backups secrets metrics tickets sources images artifacts recordings invoices")


_TAKEN: Final = listed("branch branches branched cut built forked released tagged deployed based created build fork")
_FROM: Final = listed("from on")
_BRANCHES: Final = listed("main master trunk develop development dev staging production prod release next stable head")
"""Branches that are called by a common word."""
_LONGEST_PLACE: Final = 3
"""Words of a place in small letters."""
_NO_PLACES: Final = (
    DEFINITE
    | INDEFINITE
    | words_of(FUNCTION_WORDS, "en")
    | words_of(GENERIC_NOUNS, "en")
    | STATES
    | listed(
        "house home flat apartment dorm dorms studio room rooms fear peace pain poverty harmony town city village suburb suburbs"
        " countryside country student halls hostel hotel tent van caravan denial hope chaos exile luxury hell heaven"
        " school university college company startup bank hospital shop store office factory restaurant night nights weekends"
        " freelance consulting sales marketing finance research it hr maison appartement ville campagne casa piso ciudad pueblo"
        " wohnung haus stadt dorf wg доме квартире городе деревне"
    )
)
"""What people live in, or work at, that is no name."""


def placed(row: Part, content: list[Piece], language: str) -> Slot | None:
    """The slot of a clause that says on what its subject stands; None where it says no such thing."""
    return (
        _own(row, language)
        or _persons(row, content, language)
        or _based(row, content, language)
        or _standing(row, content, language)
        or _filed(row, content, language)
        or _sourced(row, content)
    )


def _own(row: Part, language: str) -> Slot | None:
    """“I live in Bonn”, “I work at Siemens”: of the speaker."""
    row = tuple(piece for piece in row if piece.low not in NOW)
    lows = [piece.low for piece in row]
    at = next((n for n, low in enumerate(lows[:3]) if _verb(low) in _OWN), None)
    if at is None or at + 2 > len(row) - 1 or (at and lows[0] not in _SELF and not lows[0].startswith("j'")):
        return None
    if at == 0 and lows[0] not in ("vivo", "trabajo", "vivimos") and not lows[0].startswith("j'"):
        return None
    tag = _OWN[_verb(lows[at])]
    if lows[at + 1] not in (_AT_WORK if tag == "work:at" else _IN):
        return None
    value = proper_in(row[at + 2 :], language) or _in_small_letters(row, row[at + 2 :])
    if value is None:
        return None
    sort = f":{_sort(value)}" if tag == "live:in" else ""
    return Slot(kind="name", subject=frozenset({"i.", tag + sort}), value=value, is_definite=True)


def _persons(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“Uncle Rolf works at Bosch”, “Jo studies in Leeds”: of one person who is named."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in _DOES), None)
    if at is None or at + 2 > len(row) - 1 or row[at + 1].low not in _AT_A_HOUSE or at > _LONGEST_PLACE:
        return None
    left = row[:at]
    is_kin = left[0].low in OWN_WORDS and left[-1].low in KIN
    is_named = all(p.is_capitalised and p.value is None for p in left) and left[0].low not in DEFINITE | INDEFINITE
    value = proper_in(row[at + 2 :], language)
    if value is None or not (is_kin or is_named) or left[-1].low.endswith("s"):
        return None
    keys = frozenset(piece.key for piece in content if piece.start < row[at].start)
    where = _sort(value) if row[at + 1].low in _IN_TOWN else "house"
    tag = f"work:at:{_DOES[row[at].low]}:{where}"
    return Slot(kind="name", subject=keys | {tag}, value=value, is_definite=True) if keys else None


def _in_small_letters(row: Part, part: Part) -> Value | None:
    """“i live in lisbon”, from somebody who writes nothing with a capital: a name, if it is no common noun."""
    words = [piece.low for piece in part]
    if any(piece.text != piece.low for piece in row) or not 0 < len(words) <= _LONGEST_PLACE:
        return None
    if not _NO_PLACES.isdisjoint(words) or any(
        not word.isalpha() or key_of(word, "en") in _NO_PLACES for word in words
    ):
        return None
    return name(" ".join(words), part[0].start)


def _verb(low: str) -> str:
    return low.removeprefix("j'")


def _based(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“Production is on AWS”: on one cloud, and on one system."""
    at = next((n for n, piece in enumerate(row) if n and piece.low in _IS_ON[0] and n + 2 == len(row) - 1), None)
    if (
        at is None
        or row[at + 1].low not in _IS_ON[1]
        or not (_is_one(row[:at], language) or row[at - 1].low in QUALIFIERS)
    ):
        return None
    value = proper_in(row[at + 2 :], language)
    sort = None if value is None else base_of(value.text)
    keys = frozenset(piece.key for piece in content if piece.start < row[at].start)
    if value is None or sort == "other" or not keys:
        return None
    return Slot(kind="name", subject=keys | {f"runs:on:{sort}"}, value=value, is_definite=True)


def _standing(row: Part, content: list[Piece], language: str) -> Slot | None:
    at = next((n for n, piece in enumerate(row) if piece.low in _STANDS), None)
    if not at or at + 2 > len(row) - 1:
        return None
    prepositions, tag = _STANDS[row[at].low]
    left = row[:at]
    noun = head(left)
    if row[at + 1].low not in prepositions or noun is None or (noun.low in _SEVERAL and tag == "runs:on"):
        return None
    if not _is_one(left, language):
        return None
    value = proper_in(row[at + 2 :], language) or _spot(row, at)
    keys = frozenset(p.key for p in content if p.start < row[at].start and p.low not in _STANDS)
    if value is None or not keys or value.text.casefold() in DEMONYMS:
        return None
    sort = {"kept:in": f":{_sort(value)}", "runs:on": f":{base_of(value.text)}"}.get(tag, "")
    return Slot(kind="name", subject=keys | {tag + sort}, value=value, is_definite=True)


def _spot(row: Part, at: int) -> Value | None:
    """“Is kept in the garage”: one thing is kept in one spot."""
    words = row[at + 3 :]
    if row[at].low not in ("kept", "stored") or row[at + 2].low != "the" or not 0 < len(words) <= _LONGEST_PLACE:
        return None
    return name(" ".join(p.text for p in words), words[0].start) if all(p.low[:1].isalpha() for p in words) else None


def _filed(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“The docs are in Confluence”: what is of many, and is kept in one place."""
    lows = [piece.low for piece in row]
    if (kept := _kept(row, content, language)) is not None:
        return kept
    if (
        len(row) < 4
        or lows[0] not in DEFINITE
        or lows[1] not in _MANY
        or lows[2:4] not in (["are", "in"], ["live", "in"])
    ):
        return None
    value = proper_in(row[4:], language)
    if value is None or value.text.casefold() in DEMONYMS:
        return None
    return Slot(kind="name", subject=frozenset({content[0].key, "filed:in"}), value=value, is_definite=True)


def _sourced(row: Part, content: list[Piece]) -> Slot | None:
    """“Releases are cut from main”: from one branch, or one image."""
    behind = _FROM | {"off"}
    at = next((n for n in range(1, len(row) - 1) if row[n].low in _TAKEN and row[n + 1].low in behind), None)
    if at is None or row[0].low in _SELF:
        return None
    start = at + 1 + (at + 1 < len(row) and row[at + 1].low == "off")
    if start + 1 >= len(row) or row[start].low not in _FROM:
        return None
    words = [piece for piece in row[start + 1 :] if piece.low not in DEFINITE and piece.low != "branch"]
    if len(words) != 1 or not _is_source(words[0]):
        return None
    keys = frozenset(p.key for p in content if p.start < row[at].start)
    value = name(words[0].text, words[0].start)
    return Slot(kind="name", subject=keys | {"from:branch"}, value=value, is_definite=True) if keys else None


def _is_source(piece: Piece) -> bool:
    if piece.value is not None:
        return piece.value.kind in ("identifier", "path")
    return piece.low in _BRANCHES or "-" in piece.low


def _kept(row: Part, content: list[Piece], language: str) -> Slot | None:
    """“Feature flags live in LaunchDarkly”: things, and no persons, that are kept in one place."""
    at = next((n for n, piece in enumerate(row) if piece.low in _KEEPING and n), None)
    if at is None or at + 2 > len(row) - 1 or row[at + 1].low not in ("in", "on"):
        return None
    left = row[: at - 1] if row[at - 1].low == "are" else row[:at]
    words = [piece for piece in left if piece.low not in DEFINITE]
    if not 0 < len(words) <= _LONGEST_PLACE or not words[-1].low.endswith("s") or words[-1].value is not None:
        return None
    if words[-1].low in PERSONS or any(not piece.low[:1].isalpha() or piece.possessive for piece in words):
        return None
    value = proper_in(row[at + 2 :], language)
    keys = frozenset(piece.key for piece in content if piece.start < row[at].start)
    if value is None or not keys or value.text.casefold() in DEMONYMS or value.text.casefold() in COUNTRIES:
        return None
    return Slot(kind="name", subject=keys | {"filed:in"}, value=value, is_definite=True)


def _is_one(left: Part, language: str) -> bool:
    if language == "ru":
        return len(left) <= 3
    return left[0].low in DEFINITE and has_one(left)


def base_of(text: str) -> str:
    """Of which sort the thing is on which another runs: a system, a cloud, or something else."""
    low = text.casefold()
    if low.split()[0] in SYSTEMS:
        return "system"
    return "cloud" if low in CLOUDS else "other"


def _sort(value: Value) -> str:
    return "country" if value.text.casefold() in COUNTRIES else "town"
