"""The slots that a clause fills: of which kind and subject, with which value (`tensions.slot.SLOTS` is the table).

A value stands in the predicate (after is, on, at, port, version, …); the same token in the subject is identity.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tensions.lexicon import (
    ANCHORS,
    BEGINNING,
    COPULAS,
    COSTS,
    COUNTED_BACK,
    DROPPED_KINDS,
    DUE,
    EXTREMES,
    FILLERS,
    FIRST,
    INTO,
    KIND_NOUNS,
    LINKS,
    OWNERS,
    PAST_VERBS,
    PREPOSITIONS,
    SETTING,
    STATES_OF,
    SUPPORTS,
)
from tensions.names import is_singular
from tensions.naming import named
from tensions.phones import EMAIL_NOUNS, PHONE_NOUNS
from tensions.slot import SLOTS, Slot
from words.language import MODALS, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from tensions.pieces import Piece
    from tensions.values import Value

__all__ = ["OPENED", "SLOTS", "Slot", "is_habit", "same_subject", "slots_of"]

# Many may have one of these unless the subject is one thing that is, lives or listens there.
_SINGULAR_ONLY: Final = frozenset({"address", "path", "email", "phone", "region"})
# Properties only after a verb of a state: “I ran 5 km” is an event.
_STATIVE: Final = frozenset({"duration", "size", "share", "money"})
_SHORTEST_PAST: Final = 4
_PRESENT: Final = frozenset().union(*STATES_OF.values(), SETTING, MODALS["en"]) | {
    "must",
    "should",
    "can",
    "does",
    "do",
    "gets",
    "get",
}
_HOURS: Final = listed(
    "open opened closed available free busy off away offen geöffnet geschlossen frei ouvert ouverte fermé fermée libre abierto"
    " abierta cerrado cerrada открыт открыта закрыт закрыта"
)
"""States that come back on several days: “open on Monday” leaves Tuesday open too."""
_UNTIL: Final = listed("until till bis jusqu'à jusqu' hasta")
"""What is open until eight is open from another hour."""
_IS: Final = frozenset({"is", "are", "be"})
_LISTENING: Final = listed(
    "listen runs run lausch écoute expose expos bind binds bound served serves publis mapped forwar availa reacha"
    " escuch corre corren tourne läuft laufen hören horcht hört слушае работа"
)
"""How the verbs of a port begin."""
OPENED: Final = listed("expose exposes open opens")
"""One thing has several ports that it opens to others."""
_ANOTHER: Final = frozenset(
    {"other", "another", "otro", "otra", "autre", "andere", "anderer", "anderes", "другой", "другая", "другое"}
)
_NO_OTHER: Final = frozenset({"each", "every", "no", "any"})
_KINDS: Final = {kind: row.kind for row in SLOTS for kind in row.takes if kind not in ("number", "name", "identifier")}


_RUSSIAN_VERB: Final = re.compile(
    r"(?:л|ла|ло|ли|лся|лась|лось|лись|ть|ться|ет|ит|ют|ят|ём|ем|им|ешь|ишь|ется|ится|ются|ятся)$"
)
"""Where none stands, “таймаут 30 секунд” says what is."""


def slots_of(row: tuple[Piece, ...], content: list[Piece], language: str) -> tuple[Slot, ...]:
    """The slots that a positive clause fills; a kind that has two values in one clause is a list, and none."""
    if tells_the_past(row, language):
        return ()
    kinds = {at: kind for at, piece in enumerate(row) if piece.value and (kind := _kind(row, at, language))}
    taken = {at: kind for at, kind in kinds.items() if list(kinds.values()).count(kind) == 1}
    filled = (_filled(row, content, at, taken, language) for at in taken)
    found = tuple(slot for slot in filled if slot.subject) + named(row, content, language)
    return tuple(replace(slot, subject=slot.subject | {"other."}) for slot in found) if of_another(row) else found


def of_another(row: tuple[Piece, ...]) -> bool:
    """“Our other bot is called Moritz” is of another one than “our bot”."""
    return any(piece.low in _ANOTHER and not (n and row[n - 1].low in _NO_OTHER) for n, piece in enumerate(row))


def tells_the_past(row: tuple[Piece, ...], language: str) -> bool:
    """Its verb tells of what was once."""
    return _has_past_verb(row) or _tells_an_event(row, language)


def _has_past_verb(row: tuple[Piece, ...]) -> bool:
    """“Was built”, “they built”; what “is built” is so now."""
    return any(piece.low in PAST_VERBS and not (n and row[n - 1].low in _IS) for n, piece in enumerate(row))


def _tells_an_event(row: tuple[Piece, ...], language: str) -> bool:
    """“The server crashed at 9:00”: a regular past form is its verb, since it has no other."""
    if language != "en" or any(p.low in COPULAS["en"] or p.low in LINKS["en"] or p.low in _PRESENT for p in row):
        return False
    return any(
        n
        and piece.low.endswith("ed")
        and not piece.low.endswith("eed")
        and piece.value is None
        and len(piece.low) > _SHORTEST_PAST
        for n, piece in enumerate(row)
    )


def same_subject(a: frozenset[str], b: frozenset[str], generic: frozenset[str]) -> bool:
    """Equal but for generic nouns that only one side has (“the port of the API app”, “the API port”)."""
    if a == b:
        return bool(a)
    return bool(a - generic) and a - generic == b - generic and not (a - b and b - a)


def _kind(row: tuple[Piece, ...], at: int, language: str) -> str:
    value = row[at].value
    if value is None or not _is_predicate(row, at, language):
        return ""
    if value.kind == "number":
        return _number_kind(row, at, language)
    return _KINDS.get(value.kind, "") if _has_one(value, row, at, language) else ""


def _has_one(value: Value, row: tuple[Piece, ...], at: int, language: str) -> bool:
    """What is said has one value of the kind: where one thing is, a state that lasts, no version that is supported."""
    if value.kind in _SINGULAR_ONLY:
        return _is_where_it_is(row, at, language)
    if value.kind == "day" and (any(piece.low in _HOURS for piece in row) or is_habit(value, row, at, language)):
        return False
    if value.kind == "date" and _is_month(value):
        return (
            any(piece.low in DUE for piece in row[:at]) or is_singular(row[:at], language) or _links(row[:at], language)
        )
    if value.kind in _STATIVE:
        return _is_state(row, at, language)
    return value.kind != "version" or not any(piece.low in SUPPORTS for piece in row)


def is_habit(value: Value, row: tuple[Piece, ...], at: int, language: str) -> bool:
    """“Anton naps on Saturdays”: what somebody does on several days of a week."""
    if language != "en" or not value.text.endswith("s"):
        return False
    is_somebody = row[0].low in FIRST or (
        len(row) > 1 and row[0].is_capitalised and row[1].low.endswith("s") and not row[1].is_capitalised
    )
    return is_somebody and not any(p.low in COPULAS["en"] or p.low in _REGULAR for p in row[:at])


_REGULAR: Final = listed(
    "meets meet meeting happens takes take occurs falls starts begins runs run due held scheduled deploy deploys release ships ship"
    " collected"
)
"""What is on one day of the week, said with its plural."""


def _is_month(value: Value) -> bool:
    """No day of it is named: “we travel in May” leaves room for June."""
    return isinstance(value.form, tuple) and all(date[0] is None and date[2] is None for date in value.form)


def _links(left: tuple[Piece, ...], language: str) -> bool:
    return not any(piece.low in FIRST for piece in left) and any(
        piece.low in words_of(LINKS, language) for piece in left
    )


def _is_predicate(row: tuple[Piece, ...], at: int, language: str) -> bool:
    copulas, links = words_of(COPULAS, language), words_of(LINKS, language)
    before = [piece.low for piece in row[:at]]
    if any(low in copulas for low in before):
        return True
    if any(piece.low in copulas for piece in row[at + 1 :]):
        return False
    if row[at].value is not None and _is_regular(row[at], language):
        return True
    if any(low in links or low in FIRST for low in before) or (language == "ru" and at and at == len(row) - 1):
        return True
    value = row[at].value
    if value is not None and value.kind == "clock" and before[-1:] == ["a"]:
        return True
    return bool(before) and (before[-1] in ANCHORS or before[-1] in KIND_NOUNS or _is_state(row, at, language))


def _is_regular(piece: Piece, language: str) -> bool:
    """“Donnerstags”, “meets Tuesdays”: a day on which it always is."""
    return (
        piece.value is not None and piece.value.kind == "day" and language in ("de", "en") and piece.low.endswith("s")
    )


def _is_state(row: tuple[Piece, ...], at: int, language: str) -> bool:
    states = words_of(STATES_OF, language)
    if language == "ru" and at == len(row) - 1 and not any(_RUSSIAN_VERB.search(piece.low) for piece in row[:at]):
        return True
    return any(piece.low in states or piece.low in SETTING for piece in row[:at])


def _is_where_it_is(row: tuple[Piece, ...], at: int, language: str) -> bool:
    """One thing is, lives or listens there, and nothing else stands between (“is a replica of db-1” is no place)."""
    if not is_singular(row[:at], language) and not (language == "ru" and at == len(row) - 1):
        return False
    links = words_of(COPULAS, language) | words_of(LINKS, language)
    start = next((n for n, piece in enumerate(row[:at]) if piece.low in links), at)
    return all(
        p.low in links or p.low in INTO or p.low in KIND_NOUNS or p.low in FILLERS or p.low.endswith("ly")
        for p in row[start:at]
    )


def _number_kind(row: tuple[Piece, ...], at: int, language: str) -> str:
    copulas = words_of(COPULAS, language)
    steps = at - 1
    while steps >= 0 and (row[steps].low in COUNTED_BACK or row[steps].low in copulas):
        steps -= 1
    before = row[steps].low if steps >= 0 else ""
    linked = (language == "ru" and at == len(row) - 1) or any(
        piece.low in copulas or piece.low in SETTING for piece in row[max(0, steps) : at]
    )
    if KIND_NOUNS.get(before) == "port" and steps and row[steps - 1].low in OPENED:
        return ""
    if KIND_NOUNS.get(before) == "port" or (linked and any(KIND_NOUNS.get(p.low) == "port" for p in row[:at])):
        return "port"
    if (
        row[at - 1].low in ("on", "auf", "sur", "en", "на")
        and before in ("on", "auf", "sur", "en", "на")
        and _listens(row, at)
    ):
        return "port"
    if _is_counted(row, at, language):
        return "count" if _is_state(row, at, language) else ""
    return "number" if linked and not _is_year(row, at) else ""


def _listens(row: tuple[Piece, ...], at: int) -> bool:
    digits = row[at].text
    return digits.isdigit() and int(digits) > 79 and any(p.low[:6] in _LISTENING for p in row[:at])


def _is_counted(row: tuple[Piece, ...], at: int, language: str) -> bool:
    following = row[at + 1] if at + 1 < len(row) else None
    if following is None or following.value is not None or not following.low[:1].isalpha():
        return False
    stops = PREPOSITIONS | words_of(COPULAS, language) | {"and", "or", "but", "not", "now", "again", "then", "is"}
    return following.low not in stops


def _is_year(row: tuple[Piece, ...], at: int) -> bool:
    return (
        len(row[at].text) == 4 and row[at].text[:2] in ("19", "20") and row[at - 1].low in ("in", "since", "of", "from")
    )


def _filled(row: tuple[Piece, ...], content: list[Piece], at: int, taken: dict[int, str], language: str) -> Slot:  # fmt: skip
    value, kind = row[at].value, taken[at]
    assert value is not None  # noqa: S101 - `taken` holds values only
    values = {row[n].start for n in taken}
    rest = [piece for piece in content if piece.start not in values]
    subject = frozenset(_called(piece, kind) for piece in rest if not _falls_out(piece, kind, language))
    if kind == "money":
        subject = subject - frozenset(piece.key for piece in rest if piece.low in COSTS) or subject
    if not subject and (is_singular(row[:at], language) or all(KIND_NOUNS.get(p.low) == kind for p in row[:at])):
        subject = frozenset(piece.key for piece in rest if KIND_NOUNS.get(piece.low) == kind)
    others = frozenset((other, row[n].key) for n, other in taken.items() if n != at)
    owner = frozenset(f"{piece.low}." for piece in row[:at] if piece.low in OWNERS)
    owner |= frozenset(f"{piece.low}." for piece in row[:at] if piece.low in EXTREMES)
    if kind == "date" and any(piece.low in BEGINNING for piece in row):
        owner |= frozenset({"begins."})
    if kind == "clock" and not _UNTIL.isdisjoint(piece.low for piece in row[max(0, at - 2) : at]):
        owner |= frozenset({"until."})
    owner |= frozenset(f"from {row[n + 1].key}" for n in range(at - 1) if row[n].low == "from")
    return Slot(kind=kind, subject=subject | owner if subject else subject, value=value, others=others)


def _called(piece: Piece, kind: str) -> str:
    """The key of a word; a telephone number or an address for mails has many names, and is one by all of them."""
    if kind == "phone" and piece.low in PHONE_NOUNS:
        return "number:phone"
    return "address:email" if kind == "email" and piece.low in EMAIL_NOUNS else piece.key


def _falls_out(piece: Piece, kind: str, language: str) -> bool:
    if piece.low in words_of(LINKS, language) or piece.low in words_of(COPULAS, language):
        return True
    if kind == "date" and piece.low in DUE:
        return True
    return kind in DROPPED_KINDS and KIND_NOUNS.get(piece.low) == kind
