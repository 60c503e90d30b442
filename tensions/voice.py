"""What is done by somebody, said as what somebody does: “charges are retried by the service” as “the service retries charges”.

A participle behind “is” is compared by its verb, and the row is put in the order in which somebody does something to something.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tensions.conjugation import one_form
from tensions.lexicon import DEFINITE, INDEFINITE, PREPOSITIONS
from tensions.pieces import key_of
from words.language import FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY, words_of
from words.stems import stem
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tensions.pieces import Piece

_BE: Final[dict[str, frozenset[str]]] = {
    "en": listed("is are be being get gets isn't aren't isnt arent"),
    "de": listed("wird werden"),
    "fr": listed("est sont"),
    "es": listed("es son está están"),
}
_BY: Final[dict[str, frozenset[str]]] = {
    "en": listed("by"), "de": listed("von vom durch"), "fr": listed("par"), "es": listed("por"),
}  # fmt: skip
_ENDS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("ed",),
    "de": ("t", "en"),
    "fr": ("é", "ée", "és", "ées", "i", "ie", "is", "ies", "u", "ue", "us", "ues", "it", "ite", "its", "ites"),
    "es": ("ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas", "to", "ta", "tos", "tas"),
}
_IRREGULAR: Final = listed(
    "sold sent kept built bought taken given made held written shown known run told paid led read done seen driven chosen drawn found fed"
    " thrown grown spoken taught brought caught cut put set split stored begun broken bound lost won met worn flown sung rebuilt rewritten"
    " overwritten rerun reset"
)
_STRONG: Final[dict[str, str]] = {
    "gegossen": "gießt", "geschrieben": "schreibt", "gelesen": "liest", "genommen": "nimmt", "gegeben": "gibt", "getragen": "trägt",
    "gehalten": "hält", "gefahren": "fährt", "gefunden": "findet", "gesprochen": "spricht", "gegessen": "isst", "getrunken": "trinkt",
    "getroffen": "trifft", "gesungen": "singt", "gebunden": "bindet", "gezogen": "zieht", "geworfen": "wirft", "gerufen": "ruft",
    "angenommen": "annimmt", "gebracht": "bringt", "gestohlen": "stiehlt", "geflogen": "fliegt", "gesehen": "sieht", "getan": "tut",
    "übernommen": "übernimmt", "vergeben": "vergibt", "betrieben": "betreibt", "geschnitten": "schneidet", "geschlossen": "schließt",
    "unterschrieben": "unterschreibt", "überwiesen": "überweist", "erhoben": "erhebt", "gelassen": "lässt", "gemolken": "melkt",
}  # fmt: skip
_NO_AGENTS: Final = listed(
    "default hand design accident email mail sms post phone card request law default mistake name age size date month week day year now"
    " then end tomorrow hand correo mano ley teléfono defecto avance courrier téléphone défaut"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Voiced:
    """A clause's pieces with the keys of verbs on its participles (`row`), and in the order of the doing (`order`)."""

    row: tuple[Piece, ...]
    order: tuple[Piece, ...]


def voiced(row: tuple[Piece, ...], language: str) -> Voiced:
    """The row itself, twice, where nothing in it is done by anybody."""
    at = _be(row, language)
    verb = None if at is None else _participle(row, at, language)
    if at is None or verb is None:
        return Voiced(row=row, order=row)
    piece = replace(row[verb], key=verb_key(row[verb].low, language))
    keyed = (*row[:verb], piece, *row[verb + 1 :])
    agent = _agent(keyed, at, language)
    inside = set(range(*agent)) if agent else set()
    patient = [p for n, p in enumerate(keyed[:at]) if n not in inside]
    rest = [p for n, p in enumerate(keyed) if n > at and n not in inside and n != verb]
    return Voiced(row=keyed, order=(*(keyed[n] for n in sorted(inside)[1:]), piece, *patient, keyed[at], *rest))


def _be(row: Sequence[Piece], language: str) -> int | None:
    forms = _BE.get(language)
    return None if forms is None else next((n for n, piece in enumerate(row) if n and piece.low in forms), None)


def _participle(row: Sequence[Piece], at: int, language: str) -> int | None:
    """Where the participle of the form of “be” at `at` stands: behind small words, or in German at the end."""
    if language == "de":
        last = len(row) - 1
        return last if last > at and _is_participle(row[last], language) else None
    light = _light(language)
    for n in range(at + 1, len(row)):
        if _is_participle(row[n], language):
            return n
        if row[n].low not in light and not row[n].low.endswith("ly"):
            return None
    return None


def _is_participle(piece: Piece, language: str) -> bool:
    if piece.value is not None or (language == "de" and piece.is_capitalised):
        return False
    return piece.low.endswith(_ENDS[language]) or (language == "en" and piece.low in _IRREGULAR)


@lru_cache(maxsize=16)
def _light(language: str) -> frozenset[str]:
    lists = (FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY)
    return frozenset().union(*(words_of(table, language) for table in lists)) - {"done"}


def _agent(row: Sequence[Piece], at: int, language: str) -> tuple[int, int] | None:
    """The span of “by the billing service”: up to the next preposition, the verb or the end."""
    by = next((n for n, piece in enumerate(row) if n > at and piece.low in _BY[language]), None)
    if by is None or by + 1 >= len(row) or row[by + 1].value is not None or row[by + 1].low in _NO_AGENTS:
        return None
    if row[by + 1].low.endswith("ing"):
        return None
    end = next(
        (n for n in range(by + 2, len(row)) if row[n].low in PREPOSITIONS or _ends_agent(row, n, by, language)),
        len(row),
    )
    words = [piece for piece in row[by + 1 : end] if piece.low not in DEFINITE | INDEFINITE]
    return (by, end) if words else None


def _ends_agent(row: Sequence[Piece], n: int, _by: int, language: str) -> bool:
    return language == "de" and n == len(row) - 1


@lru_cache(maxsize=4096)
def verb_key(low: str, language: str) -> str:
    """What a participle is compared by: the stem of its verb."""
    if language == "de":
        return stem(one_form(_STRONG.get(low, _without_ge(low)), language), language)
    return stem(one_form(low, language), language)


def _without_ge(low: str) -> str:
    """“geliefert” is of “liefert”, “abgeschaltet” of “abschaltet”; a participle in -en is left as the infinitive."""
    if low.startswith("ge") and len(low) > len("gehört"):
        return low.removeprefix("ge")
    return low


def keys_of(low: str, language: str) -> frozenset[str]:
    """Every key that a casefolded word may be compared by: as a word, as a verb, and as a German noun."""
    written = {low, low.capitalize()} if language == "de" else {low}
    return frozenset({verb_key(low, language), *(key_of(word, language) for word in written)})
