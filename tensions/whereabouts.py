"""Facets of where something is, and of where somebody lives or works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tensions.facet import Facet, Row, others_beside
from tensions.lexicon import (
    COUNTRIES,
    DEFINITE,
    DEMONYMS,
    FIRST,
    INDEFINITE,
    KIN,
    KIND_NOUNS,
    PERSONS,
    PREPOSITIONS,
)
from tensions.options import OPTIONS
from tensions.placing import NOW
from tensions.relations import (
    AT_HOME,
    AT_VERBS,
    AT_WORK,
    BE,
    FURNITURE,
    HOUSE_PARTS,
    INSIDE,
    SPOTS,
    STREETS,
)
from tensions.topics import topic_of
from tensions.values import name
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tensions.pieces import Piece


def located(row: Row, language: str) -> Iterator[Facet]:
    """Where something is, or somebody lives or works."""
    found = None if row[0].low in INDEFINITE else _place_in(row, language)
    if found is None:
        return
    start, end, sort = found
    lows = {piece.low for piece in row[:start] + row[end:]}
    if lows & AT_HOME and ((sort in _WITHIN and row[start + 1].low in INDEFINITE) or lows & (PERSONS - KIN)):
        return
    if not lows & (AT_VERBS | AT_WORK | AT_HOME | {":"}) and _is_person(row[:start], language):
        return
    relation = "at:work" if lows & AT_WORK else "at"
    skip = {*range(start, end), *(n for n, piece in enumerate(row) if piece.low in AT_VERBS | INSIDE | _NOWADAYS)}
    topic = topic_of(row, language, skip | {n for n, piece in enumerate(row) if piece.low in AT_HOME}) or topic_of(
        row, language, skip
    )
    if lows & AT_HOME and lows & listed("i ich je j' yo vivo vis wohne habite"):
        topic |= {"i."}
    place = topic_of(tuple(piece for piece in row[start:end] if piece.low not in STREETS), language)
    if not topic or not place:
        return
    text = " ".join(piece.text for piece in row[start:end])
    yield Facet(
        relation=relation,
        topic=topic,
        value=name(text, row[start].start),
        others=others_beside(row, -1, ""),
        place=(place, sort),
    )


_WITHIN: Final = frozenset({"room", "furniture", "spot"})


def _is_person(left: Row, language: str) -> bool:
    """Who is somewhere now is somewhere else tomorrow."""
    words = [piece for piece in left if piece.low not in BE]
    if any(piece.low in KIN or piece.low in FIRST for piece in words):
        return True
    if any(piece.text.isupper() and len(piece.text) > 1 for piece in words):
        return False
    return (
        language != "de"
        and bool(words)
        and len(words) < 3
        and all(p.is_capitalised and p.value is None for p in words)
        and words[0].low not in DEFINITE
    )


_BY_SOMEBODY: Final = frozenset({"bei", "beim", "chez", "with", "at"})


def _in_front(row: Row, verb: int, language: str) -> tuple[int, int, str] | None:
    """„Bei meinem Bruder ist der Schlüssel hinterlegt“: the place stands in front of the verb."""
    phrase = row[:verb]
    if not any(piece.low in AT_VERBS - SPOTS for piece in row[verb:]):
        return None
    if row[0].low not in INSIDE or any(not _is_part(phrase, n) for n in range(verb)) or verb + 1 >= len(row):
        return None
    sort = _sort_of(phrase, language, is_label=False)
    is_other = sort is None or (sort in ("name", "country") and language == "en")
    return None if is_other or sort is None else (0, verb, sort)


def _place_in(row: Row, language: str) -> tuple[int, int, str] | None:
    """Where the place stands, and of which sort it is."""
    verb = next(
        (
            n
            for n, piece in enumerate(row)
            if piece.low in AT_VERBS or piece.low in BE or piece.low in ("werden", "wird")
        ),
        None,
    )
    if verb is None:
        return None
    return _in_front(row, verb, language) or _behind(row, verb, language)


def _behind(row: Row, verb: int, language: str) -> tuple[int, int, str] | None:
    is_label = row[verb].low in (":", "=")
    is_located = any(piece.low in AT_VERBS for piece in row)
    at = verb + 1 if is_label else next((n for n in range(verb + 1, len(row)) if row[n].low in INSIDE), None)
    if (
        at is None
        or at >= len(row)
        or (not is_located and any(piece.low not in _NOWADAYS for piece in row[verb + 1 : at]))
    ):
        return None
    end = next(
        (
            n
            for n in range(at + 1, len(row))
            if row[n].low in (",", ";", "(") or row[n].low in _ENDING or row[n].low in _TAILS
        ),
        len(row),
    )
    phrase = row[at:end]
    if is_label and (len(phrase) > _LONGEST_NOTE or any(piece.low in INDEFINITE for piece in phrase)):
        return None
    if any(not _is_part(phrase, n) for n in range(len(phrase))):
        return None
    sort = _sort_of(phrase, language, is_label=is_label)
    if sort not in ("name", "country"):
        return None if sort is None else (at, end, sort)
    end = next((n for n in range(at + 2, end) if row[n].low in PREPOSITIONS), end)
    return (at, end, sort) if _sort_of(row[at:end], language, is_label=is_label) == sort else None


_ENDING: Final = AT_VERBS - SPOTS - listed("living home place parking find write go goes")
_ROOMS: Final = listed(
    "room floor raum zimmer saal salle étage sala aula planta locker ward gate platform building hall hörsaal auditorium amphi amphithéâtre classroom terminal booth stand dock bay court pitch track pier shelf aisle desk table box bin cabinet"
    " bahnsteig gleis halle feld regal tisch fach schrank quai voie guichet stand étagère casier tiroir bureau andén puerta mesa pista muelle estante casillero despacho oficina laboratorio lab studio office suite unit apartment flat"
)


def _is_part(phrase: Row, at: int) -> bool:
    """A word, a name, or the number of a room."""
    value = phrase[at].value
    if value is None or value.kind in ("identifier", "name"):
        return True
    return value.kind == "number" and at > 0 and phrase[at - 1].low in _ROOMS


_NOWADAYS: Final = NOW | listed(
    "this year month week dieses jahr diese woche diesen monat cette année ce mois este año mes still noch encore all both always"
)
_LONGEST_NOTE: Final = 5
"""Pieces of a place behind a colon."""
_TAILS: Final = listed(
    "now jetzt maintenant ahora too all tous alle todos and und et y but with mit avec con since seit for"
)


_NO_PLACES: Final = listed(
    "europe asia africa america eu emea apac latam europa asien afrika progress charge use touch time order love danger trouble process"
)


def _sort_of(phrase: Row, language: str, *, is_label: bool) -> str | None:
    """Of which sort a place is, None where it is none that one thing is at."""
    words = [piece for piece in phrase if piece.low[:1].isalnum() and piece.low not in INSIDE | DEFINITE | INDEFINITE]
    lows = {piece.low for piece in words}
    if not words or lows & _NO_PLACES or any(low in KIND_NOUNS for low in lows):
        return None
    if any(piece.value is not None and piece.value.kind == "number" for piece in words):
        return "numbered"
    if lows & STREETS:
        return "street"
    if lows & SPOTS or (lows & KIN and phrase[0].low in _BY_SOMEBODY):
        return "room" if lows <= HOUSE_PARTS else "furniture" if lows & FURNITURE else "spot"
    is_named = lows.isdisjoint(DEMONYMS) and _is_named(phrase, words, language, is_label=is_label)
    return ("country" if lows & COUNTRIES else "name") if is_named else None


def _is_named(phrase: Row, words: list[Piece], language: str, *, is_label: bool) -> bool:
    """It is called by a name; German writes every noun with a capital letter, and names without an article."""
    named = [
        piece for piece in words if piece.is_capitalised or any(w[0] == piece.low for w in OPTIONS.get(piece.low, ()))
    ]
    is_chosen = any(w[0] == piece.low for piece in words for w in OPTIONS.get(piece.low, ()))
    is_noun = language == "de" and (phrase[0].low in _AT_THE or len(words) < len(phrase) - 1)
    if not named or (is_noun and not is_chosen):
        return False
    return not is_label or (len(words) <= 2 and len(named) == len(words))


_AT_THE: Final = frozenset({"im", "am", "beim", "zum"})
