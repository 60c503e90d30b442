"""Two clauses in one frame that fill one gap in it differently, and whether it holds one thing at a time.

“Timestamps are stored in UTC” and “timestamps are stored in local time” share all but what stands behind “in”. No table has to
know what that is: the words around the gap tell whether it is filled once (`RULES`, each with pairs that do and don't clash).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tensions.antonyms import OPPOSING
from tensions.lexicon import (
    BESIDE,
    COPULAS,
    COUNTRIES,
    DEFINITE,
    EXTREMES,
    FILLERS,
    FIRST,
    INDEFINITE,
    KIN,
    OWN_WORDS,
    PERSONS,
    PETS,
    QUALIFIERS,
    ROLES,
    ROOMS,
    SUPPORTS,
)
from tensions.options import SOLE as ONE_OPTION
from tensions.options import kinds_of, one_name
from tensions.pieces import Piece, digits_of, pieces
from tensions.quantities import Quantity
from tensions.relations import FURNITURE
from tensions.slots import tells_the_past
from tensions.times import MONTHS
from tensions.values import differ
from words.language import FUNCTION_WORDS, MODALS, NEGATIONS, QUANTITY, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from tensions.glance import Glance
    from tensions.reading import Assertion
    from tensions.values import Value

Row = tuple[Piece, ...]

LONGEST_FILLING: Final = 7
"""Pieces of either filling; what is longer is another statement and no other value."""

FEWEST: Final = 2
"""Words that the frame has at least."""

_NOTHING: Final[frozenset[str]] = frozenset()
_JOINTS: Final = {
    "en": listed(
        "in on at by from over through via under behind inside until till as into onto per against within off out"
    ),
    "de": listed("in auf bei bis über unter hinter aus von vom im am zum zur als an"),
    "fr": listed("en dans sur chez sous jusque jusqu' par depuis"),
    "es": listed("en sobre hasta desde por"),
}
"""Prepositions behind which one thing has one place, one source, one manner."""
_WEAK_JOINTS: Final = {
    "en": listed("to with"),
    "de": listed("mit zu"),
    "fr": listed("de d' du à au avec"),
    "es": listed("de con a para"),
}
"""The same where the verb says so."""
_BINDING: Final = listed(
    "belongs belong reports report assigned bound set mapped limited capped fixed moved pinned points point goes go routed exits exit"
    " exported written build builds built indent indented format formatted bundle bundled packaged rendered signed encrypted compressed"
    " manage managed deploy deployed provision provisioned paired stick prefixed"
    " gehört gehören eingerückt fährt gebaut fährt startet endet appartient dépend part partent dépendent"
    " depende dependen sale salen pertenece parte segundo primero tercero"
)
_PLACED: Final = listed(
    "rendered stored kept hosted run executed processed computed held located built parked buried hidden mounted installed cached paid served"
)
"""What is done in one place."""
_WITH: Final = listed("with mit avec con")
_OF_SEVERAL: Final = listed(
    "has have had having includes include contains contain offers offer needs need needed used use uses supported supports"
    " support available documented mentioned listed visible accessible published publishes shared included tested allowed accepted"
    " compatible integrated found seen shown sold sells spoken taught interested good afraid allergic fond been visit visited travelled"
    " ship ships deliver delivers speaks speak talks talk works appears reviewed approved triggered affected attended"
    " caused called like likes love loves enjoy enjoys hate hates dislikes there some runs run running sent exposed one"
    " gibt hat haben läuft laufen verfügbar enthalten ont tourne disponible disponibles tiene tienen hay corre corren publica habla spricht"
    " autorisés autorisées autorisé erlaubt permitido permitidos permitted forbidden verboten interdit interdits prohibido open installed enabled disabled active consists consist depends depend made proud aware tired full kind type sort charge"
)
"""Words beside which a gap may be filled several times."""
_EXISTS: Final = listed("there some one hay")
_SOLE: Final = listed(
    "only solely exclusively alone sole single entire entirely nur ausschließlich allein alleinige einzige"
    " uniquement seulement seul seule exclusivement unique solo sólo solamente únicamente exclusivamente único única"
)
_ALWAYS: Final = listed("always immer stets toujours siempre")
_ONE_AT_A_TIME: Final = (
    ONE_OPTION | listed("fuel means casing units spelling cadence heat licence merging") | {"data type"}
)
_NOTHING_ELSE: Final = frozenset({("nothing", "else"), ("nowhere", "else"), ("nobody", "else")})
_ATTRIBUTES: Final = listed(
    "color colour format type style order priority status state language encoding unit currency theme mode flavor flavour brand breed name"
    " title license licence algorithm strategy protocol layout font size shape gender nationality diagnosis"
    " favorite favourite preferred main primary default biggest largest smallest oldest youngest best worst official current sole only"
    " farbe format typ sprache status lizenz hauptsprache lieblings wichtigste größte kleinste"
    " couleur langue statut licence préféré préférée principal principale officiel officielle"
    " formato idioma estado licencia favorito favorita oficial"
)
"""Words of a subject that is one thing: “the primary colour is …”, “our main balancer is …”."""
_ENDS: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in listed(
        "first/last left/right oldest/youngest locally/remotely top/bottom inside/outside short/long terse/detailed linke/rechte"
        " linken/rechten erste/letzte ersten/letzten gauche/droite premier/dernier izquierda/derecha primer/último"
    )
)
_SIDES: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in listed(
        "in-front-of/behind above/below inside/outside before/after over/under in/out-of ahead-of/behind with/without in-order/out-of-order"
        " on-the-way-to/on-the-way-back-from earlier-than/later-than vor/hinter über/unter vor/nach mit/ohne devant/derrière dessus/dessous"
        " avant/après avec/sans delante-de/detrás-de encima-de/debajo-de antes-de/después-de con/sin"
    )
)
"""Phrases between what is said and of what, with their words joined."""
_ORDINALS: Final = listed(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    " ersten zweiten dritten vierten fünften sechsten siebten achten premier deuxième troisième quatrième cinquième sixième"
    " primer primera segundo segunda tercer tercera cuarto cuarta quinto quinta"
)
_TIMES: Final = listed("times time mal fois vez veces")
_OFTEN: Final = {
    **dict.fromkeys(("once", "einmal"), 1.0),
    **dict.fromkeys(("twice", "zweimal"), 2.0),
    **dict.fromkeys(("thrice", "dreimal"), 3.0),
    "viermal": 4.0,
    "fünfmal": 5.0,
}
_ONCE: Final = listed(
    "happens held scheduled due planned appointment deadline launch wedding party turns expires ends starts begins opens closes runs"
    " läuft endet beginnt startet fällig geplant findet expire finit commence prévu prévue caduca termina empieza previsto prevista"
)
"""What is at one time."""
_SEASONS: Final = listed(
    "summer winter spring autumn fall morning evening night noon afternoon weekend weekends sommer winter frühling herbst été hiver"
    " printemps automne verano invierno primavera otoño"
)
_SCOPES: Final = listed("for during when while if für während pour pendant para durante")
"""Behind one of these a filling says of which case it speaks."""
_TIMED: Final = frozenset({"day", "date", "clock", "duration", "every"})
_COUNTED: Final = _TIMED | {"number", "share", "size", "money", "version"}
_WHERE: Final = listed("in on at en im auf dans sur")
_LASTING: Final = frozenset({"duration", "size", "share", "money"})
_ADDRESSED: Final = frozenset({"address", "path", "email", "phone"})
_UNTIL: Final = listed("until till bis jusqu' jusque hasta")
_NUMBERED_THINGS: Final = listed(
    "ticket issue pr version chapter section room step figure table page case bug task build node line phase part level day week"
    " zimmer raum kapitel schritt seite étape chapitre salle page paso capítulo sala página"
)
_ABOUT: Final = listed(
    "about around at least most up to exactly only nearly just every ungefähr etwa mindestens höchstens environ au moins plus unos como mínimo máximo nur seulement solo than more no sooner"
)
_ANY_NUMBER: Final = SUPPORTS - {"works", "work", "since", "until", "available"}
_OF_PERSONS: Final = listed("i ich je j' yo paid bought spent ran walked")
"""What one did once, one may do again."""
_LONGEST_ROLE: Final = 3
"""Words of a role that stands without an article."""
_CLOSED_BEHIND: Final = listed("wird werden")
"""Whose participle stands at the end of the clause."""
_LAST: Final = listed("last final letzte letztes dernier dernière última último")
_OPENING: Final = _SOLE | _ALWAYS | _LAST | _ATTRIBUTES | ROLES | listed("else")


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """Where two clauses differ: what stands before it, the two fillings, and what stands behind it."""

    before: Row
    left: Row
    right: Row
    after: Row
    language: str

    @property
    def sides(self) -> tuple[Row, Row]:
        return self.left, self.right

    @property
    def around(self) -> Row:
        return self.before + self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled:
    """Two fillings of one gap that can't both be, as written, and the rule that says so."""

    rule: str
    subject: frozenset[str]
    values: tuple[str, str]


def filled_twice(a: Assertion, b: Assertion, language: str) -> Filled | None:
    """How two clauses of one time, owner and condition fill one gap with what can't both be; None where they don't."""
    gap = _gap(_row(a.text, language), _row(b.text, language), language)
    if (
        gap is None
        or a.negative != b.negative
        or not _has_frame(gap)
        or not (_are_ends(gap) or _ranks(gap) or _is_gap(gap))
    ):
        return None
    found = next((rule for rule in RULES if (rule.name == "only" or not a.negative) and rule.holds(gap)), None)
    if found is None:
        return None
    return Filled(
        rule=found.name,
        subject=frozenset(p.key for p in gap.around if p.key in a.subject),
        values=(_text(gap.left), _text(gap.right)),
    )


@dataclass(frozen=True, slots=True)
class Outline:
    """What a clause needs of another one that fills a gap of it: the content of both in one order."""

    keys: tuple[str | None, ...]
    """None for a value, which other words may say too."""
    numbers: tuple[str | None, ...]
    """At the place of a number the digits without which no number is the same (`tensions.pieces`)."""
    may_open: bool
    """The gap may be at its beginning."""
    is_short: bool
    """It has no place for a frame and a gap in it."""
    fewest: int
    """Words of it that the other has at least."""


def outline(text: str, language: str) -> Outline:
    """The outline of one clause."""
    light, row = _light(language), _row(text, language)
    said = [p for p in row if p.value is not None or p.low not in light]
    fewest = FEWEST - _says_what_is(row, language)
    return Outline(
        tuple(None if p.value is not None else p.key for p in said),
        tuple(digits_of(p.key) for p in said),
        not _OPENING.isdisjoint(p.low for p in row),
        len(row) <= FEWEST or len(said) <= fewest,
        fewest,
    )


def may_be_one_frame(said: Outline, held: Glance) -> bool:
    """Whether what a text doesn't have lies together in the outline, with something around it; no is certain."""
    lacking = {n for n, key in enumerate(said.keys) if key is not None and key not in held.keys}
    if said.is_short or not _lie_together(lacking, said):
        return False
    numbers = {n for n, number in enumerate(said.numbers) if number is not None and held.lacks(number)}
    return not numbers or _lie_together(lacking | numbers, said) or not held.is_exact()


def _lie_together(lacking: set[int], said: Outline) -> bool:
    if not lacking:
        return True
    first, across = min(lacking), max(lacking) - min(lacking) + 1
    return across <= LONGEST_FILLING and len(said.keys) - across >= said.fewest and (first > 0 or said.may_open)


def _says_what_is(row: Row, language: str) -> bool:
    """“The keys are with …”: of one definite thing what or where it is, so that one word of it is enough."""
    known = DEFINITE | OWN_WORDS
    return (
        len(row) > FEWEST
        and row[0].low in known
        and not words_of(COPULAS, language).isdisjoint(p.low for p in row[2:4])
    )


@lru_cache(maxsize=4096)
def _row(text: str, language: str) -> Row:
    return tuple(p for p in pieces(text, language) if p.low not in FILLERS - _ALWAYS and p.low != ",")


def _gap(a: Row, b: Row, language: str) -> Gap | None:
    """Between what is the same at their beginnings and at their ends."""
    shorter = min(len(a), len(b))
    start = next((n for n in range(shorter) if not _same(a[n], b[n])), shorter)
    end = next((n for n in range(shorter - start) if not _same(a[-1 - n], b[-1 - n])), shorter - start)
    left, right = a[start : len(a) - end], b[start : len(b) - end]
    if not (left and right) or max(len(left), len(right)) > LONGEST_FILLING:
        return None
    return Gap(before=a[:start], left=left, right=right, after=a[len(a) - end :], language=language)


def _same(a: Piece, b: Piece) -> bool:
    return a.key == b.key or (
        a.value is not None and b.value is not None and a.value.kind == b.value.kind and not differ(a.value, b.value)
    )


def _has_frame(gap: Gap) -> bool:
    """What is common says of what the gap is filled, and of now."""
    fewest = FEWEST - _says_what_is(gap.before, gap.language)
    if not BESIDE.isdisjoint(_lows(gap.around)) or (
        not _ranks(gap) and not BESIDE.isdisjoint(_lows(gap.left + gap.right))
    ):
        return False
    return len(_content(gap.around, gap.language)) >= fewest and not tells_the_past(gap.around, gap.language)


def _are_ends(gap: Gap) -> bool:
    """The two say the opposite of where, when or how one thing stands to another."""
    pair = frozenset("-".join(p.low for p in side) for side in gap.sides)
    closes = not gap.after or gap.after[0].low in _joints(gap.language)
    return pair in _SIDES or (closes and pair in _ENDS)


def _ranks(gap: Gap) -> bool:
    """“The fourth floor”, “the second floor”; “five times”, “twice”."""
    if all(len(side) == 1 and side[0].low in _ORDINALS for side in gap.sides):
        return bool(gap.after) and _joint(gap) is not None
    if all(len(side) == 1 and _is_month(side[0]) for side in gap.sides):
        return not _lows(gap.before).isdisjoint(_ONCE)
    often = [_times(side) for side in gap.sides]
    return None not in often and often[0] != often[1]


def _times(side: Row) -> float | None:
    """How often a filling says that something is done."""
    lows = [p.low for p in side if p.low not in _ABOUT]
    if len(lows) == 1:
        return _OFTEN.get(lows[0])
    number = next((p.value.form for p in side if p.value is not None), None)
    if len(lows) != 2 or lows[1] not in _TIMES or not isinstance(number, Quantity):
        return 1 if len(lows) == 2 and lows[1] in _TIMES and lows[0] in INDEFINITE else None
    return number.low


def _is_gap(gap: Gap) -> bool:
    """Both fillings say something, neither says the other and more, and they are no two kinds of things."""
    words = [_content(side, gap.language) for side in gap.sides]
    if not all(words) or words[0] <= words[1] or words[1] <= words[0]:
        return False
    barred = _verbs(gap.language)
    if any(p.value is None and p.low in barred and not _is_month(p) for side in gap.sides for p in side):
        return False
    if len({bool(_lows(side) & _SCOPES) for side in gap.sides}) > 1:
        return False
    if all(_kinds(side) & _COUNTED and _says_more(side, gap.language) for side in gap.sides):
        return False
    light = _joints(gap.language)
    kinds = [{kind for p in side if p.low not in light for kind in kinds_of(p.low)} for side in gap.sides]
    return not all(kinds) or not kinds[0].isdisjoint(kinds[1])


def _says_more(side: Row, language: str) -> bool:
    """Something beside a value, and not only at which hours of a day."""
    rest = tuple(p for p in side if p.value is None and p.low not in _SEASONS)
    return bool(_content(rest, language)) or len(_kinds(side)) > 1


_HAVE: Final = {
    "en": listed("has have"),
    "de": listed("hat haben"),
    "fr": listed("a ont"),
    "es": listed("tiene tienen"),
}


@lru_cache(maxsize=16)
def _verbs(language: str) -> frozenset[str]:
    """With a verb or a denial in it a filling is another statement."""
    return (
        words_of(NEGATIONS, language)
        | words_of(COPULAS, language)
        | words_of(MODALS, language)
        | _HAVE.get(language, _NOTHING)
    )


@lru_cache(maxsize=16)
def _light(language: str) -> frozenset[str]:
    return (words_of(FUNCTION_WORDS, language) | DEFINITE | INDEFINITE) - {"us"}


def _content(row: Row, language: str) -> frozenset[str]:
    light = _light(language)
    return frozenset(p.key for p in row if p.value is not None or p.low not in light or _is_month(p))


def _is_month(piece: Piece) -> bool:
    """“May” with a capital is no verb."""
    return piece.is_capitalised and piece.low in MONTHS


def _text(row: Row) -> str:
    return " ".join(p.text for p in row)


def _leaves_room(gap: Gap) -> bool:
    """A word behind the first that names something says that the gap may be filled several times: “tickets of support are …” doesn't."""
    first = next((n for n, p in enumerate(gap.before) if p.low not in _light(gap.language)), 0)
    several = _OF_SEVERAL | _HAVE.get(gap.language, _NOTHING)
    return not several.isdisjoint(p.low for p in gap.before[first + 1 :]) or gap.before[0].low in _EXISTS


def _lows(row: Row) -> frozenset[str]:
    return frozenset(p.low for p in row)


def _kinds(row: Row) -> frozenset[str]:
    return frozenset(p.value.kind for p in row if p.value is not None)


def _only(gap: Gap) -> bool:
    lows = [p.low for p in gap.around]
    if not _SOLE.isdisjoint(lows) or not _NOTHING_ELSE.isdisjoint(pairwise(lows)):
        return True
    return not _ALWAYS.isdisjoint(lows) and _has_subject(gap) and not _leaves_room(gap)


def _numbers(gap: Gap) -> bool:
    lows = _lows(gap.before)
    if not (gap.before and _has_subject(gap)) or lows & _OF_PERSONS or (lows & _ANY_NUMBER and not lows & EXTREMES):
        return False
    if _ranks(gap):
        return True
    values = [_value(side) for side in gap.sides]
    x, y = values
    if x is None or y is None or x.kind != y.kind or x.kind not in _COUNTED - {"day"} or _is_number_of(gap):
        return False
    return differ(x, y)


def _value(side: Row) -> Value | None:
    """The one value of a filling that is nothing but a value, about or at least so much."""
    found = [p.value for p in side if p.value is not None]
    return found[0] if len(found) == 1 and all(p.value is not None or p.low in _ABOUT for p in side) else None


def _is_number_of(gap: Gap) -> bool:
    """“PR 812”: the number says which one it is."""
    last = gap.before[-1]
    return last.value is not None or (last.is_capitalised and len(gap.before) > 1) or last.low in _NUMBERED_THINGS


def _opposites(gap: Gap) -> bool:
    drop = DEFINITE | INDEFINITE | OWN_WORDS
    left, right = (tuple(p for p in side if p.low not in drop) for side in gap.sides)
    if gap.before and _are_ends(gap):
        return True
    if not (gap.before and left and right) or not _are_opposed(left[0].low, right[0].low):
        return False
    if len(left) == len(right) == 1:
        is_how = not gap.after or gap.after[0].low in _THAN
        return (is_how or bool(_lows(gap.before) & _joints(gap.language))) and not _leaves_room(gap)
    return all(
        side[0].low.endswith("ly") and side[1].low in _joints(gap.language) for side in (left, right) if len(side) > 1
    )


_THAN: Final = listed("than als que")


def _are_opposed(x: str, y: str) -> bool:
    return y in OPPOSING.get(x, ()) or frozenset({x, y}) in _ENDS


def _behind_a_joint(gap: Gap) -> bool:
    joint = _joint(gap)
    if joint is None or _leaves_room(gap) or not _has_subject(gap) or _is_within(gap) or _is_order(gap.before):
        return False
    if joint in _WHERE and all(side[-1].low in QUALIFIERS for side in gap.sides):
        return False
    timed = [bool(_kinds(side) & _TIMED or _lows(side) & _SEASONS) for side in gap.sides]
    if any(p.low in _joints(gap.language) for side in gap.sides for p in side[1:]) and any(timed):
        return False
    return not any(timed) or (all(timed) and (joint in _UNTIL or not _lows(gap.before).isdisjoint(_ONCE)))


def _joint(gap: Gap) -> str | None:
    """The preposition that both fillings stand behind."""
    before = [p.low for p in gap.before if p.low not in DEFINITE | INDEFINITE | OWN_WORDS]
    firm, weak = _JOINTS.get(gap.language, _NOTHING), _WEAK_JOINTS.get(gap.language, _NOTHING)
    copulas = words_of(COPULAS, gap.language)
    is_done = before[-3:-2] and before[-3] in copulas and before[-1] in _WITH
    if is_done or not _BINDING.isdisjoint(_lows(gap.around)) or (before[-2:-1] and before[-2] in copulas):
        firm |= weak
    if before and (before[-1] in firm or (before[-1] == "of" and before[-2:-1] and before[-2] in firm)):
        return before[-1]
    opened = frozenset(side[0].low for side in gap.sides)
    if opened <= _WHERE and len(before) > 1 and before[-1] in _PLACED and before[-2] in copulas:
        return min(opened)
    return min(opened) if opened in _ONE_JOINT and opened <= firm else None


def _is_order(before: Row) -> bool:
    """“Hide the banner from guests”: a verb opens it, and it may be told of others too."""
    known = DEFINITE | INDEFINITE | OWN_WORDS | words_of(QUANTITY, "en")
    return len(before) > 1 and before[0].low not in known and before[1].low in known and before[0].low not in _BINDING


@lru_cache(maxsize=16)
def _joints(language: str) -> frozenset[str]:
    return _JOINTS.get(language, _NOTHING) | _WEAK_JOINTS.get(language, _NOTHING)


_ONE_JOINT: Final = frozenset({frozenset({"de", "d'"}), frozenset({"à", "au"}), frozenset({"de", "du"})})


def _has_subject(gap: Gap) -> bool:
    """Of what it is said stands in front of the gap; behind a verb that another one closes, one word of it is enough."""
    said = _content(tuple(p for p in gap.before if p.low not in _ALWAYS | _SOLE), gap.language) - {"i", "we"}
    is_closed = bool(gap.after) and not _CLOSED_BEHIND.isdisjoint(p.low for p in gap.before)
    is_told = bool(_content(gap.after, gap.language)) and gap.before[0].low in FIRST
    return len(said) >= (1 if is_closed or is_told or _says_what_is(gap.before, gap.language) else FEWEST)


def _is_within(gap: Gap) -> bool:
    """A town and its country, a thing and how many: they answer two questions."""
    sides = [_lows(side) for side in gap.sides]
    if len({bool(side & COUNTRIES) for side in sides}) > 1:
        return True
    if any(x & ROOMS and y & FURNITURE for x, y in (sides, reversed(sides))):
        return True
    return any(len({bool(_kinds(side) & kinds) for side in gap.sides}) > 1 for kinds in (_COUNTED, _ADDRESSED))


def _attribute(gap: Gap) -> bool:
    before = tuple(p for p in gap.before if p.low not in INDEFINITE)
    if len(before) < FEWEST + 1 or before[-1].low not in words_of(COPULAS, gap.language) or gap.after:
        return False
    if _is_within(gap) or len({side[0].low in DEFINITE | INDEFINITE for side in gap.sides}) > 1:
        return False
    if any(p.low in _joints(gap.language) or p.low.endswith("ed") for side in gap.sides for p in side):
        return False
    subject = _lows(before)
    return not _ATTRIBUTES.isdisjoint(subject) and not _leaves_room(gap)


def _option(gap: Gap) -> bool:
    """Both fillings are of one kind of which one has one at a time."""
    names = [" ".join(p.low for p in side if p.low not in INDEFINITE) for side in gap.sides]
    kinds = [frozenset(kinds_of(name)) & _ONE_AT_A_TIME for name in names]
    return bool(kinds[0] & kinds[1]) and one_name(names[0]) != one_name(names[1]) and not _leaves_room(gap)


def _thing(gap: Gap) -> bool:
    """What one thing is, said with a noun on both sides."""
    if len(gap.before) < FEWEST + 1 or gap.after or gap.before[0].low not in DEFINITE | OWN_WORDS:
        return False
    behind = [p.low for p in gap.before[-2:]]
    if behind[0] not in words_of(COPULAS, gap.language) or behind[1] not in INDEFINITE:
        return False
    head = gap.before[-3]
    if head.low in PERSONS | KIN | ROLES | PETS or head.is_capitalised or _leaves_room(gap):
        return False
    return all(len(side) == 1 and side[0].value is None for side in gap.sides)


def _role(gap: Gap) -> bool:
    copulas, have = words_of(COPULAS, gap.language), _HAVE.get(gap.language, _NOTHING)
    at = next((n for n, p in enumerate(gap.after[:_LONGEST_ROLE]) if p.low in copulas | have), None)
    if gap.before or at is None or len(gap.after) < at + _LONGEST_ROLE:
        return False
    verb, *said = gap.after[at:]
    if verb.low in have:
        return at == 0 and said[0].low in DEFINITE and said[1].low in _LAST
    end = next((n for n, p in enumerate(said) if p.low in ("of", "for", "at", "in")), len(said))
    role = said[:end]
    if len(role) > 1 and role[0].low == "the":
        return not _ATTRIBUTES.isdisjoint(p.low for p in role)
    if at or not all(
        side[0].is_capitalised and side[0].low not in DEFINITE | INDEFINITE | OWN_WORDS for side in gap.sides
    ):
        return False
    return 1 <= len(role) <= _LONGEST_ROLE and role[-1].low in ROLES and role[0].low not in INDEFINITE


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """When a gap is filled once. `clash` are pairs that it finds, `agree` pairs alike in which nothing contradicts."""

    name: str
    holds: Callable[[Gap], bool]
    clash: tuple[tuple[str, str], ...]
    agree: tuple[tuple[str, str], ...]


RULES: Final = (
    Rule(
        name="only",
        holds=_only,
        clash=(
            ("Only Ines can rotate the signing key", "Only Bogdan can rotate the signing key"),
            ("The config loader reads YAML and nothing else", "The config loader reads TOML and nothing else"),
            ("Ich trinke meinen Kaffee immer schwarz", "Ich trinke meinen Kaffee immer mit viel Milch"),
            ("El bebé toma solo pecho", "El bebé toma solo biberón"),
        ),
        agree=(
            ("Always write tests", "Always write docs"),
            ("Ines can rotate the signing key", "Bogdan can rotate the signing key"),
        ),
    ),
    Rule(
        name="number",
        holds=_numbers,
        clash=(
            ("The CLI exits with 0 when no file matches", "The CLI exits with 2 when no file matches"),
            ("We keep the thermostat at 19 in winter", "We keep the thermostat at 22 in winter"),
            ("Mein Zug fährt von Gleis 9", "Mein Zug fährt von Gleis 12"),
            ("The lint job takes ten minutes", "The lint job takes half an hour"),
            ("Failed webhooks are retried five times", "Failed webhooks are retried twice"),
            ("This lasagne recipe serves eight", "This lasagne recipe serves four"),
            ("Our flat is on the fourth floor", "Our flat is on the second floor"),
            ("The upgrade is scheduled for March", "The upgrade is scheduled for May"),
        ),
        agree=(
            ("Jonas reviewed PR 812", "Jonas reviewed PR 815"),
            ("The batch size is 1,000", "The batch size is 1000"),
        ),
    ),
    Rule(
        name="opposite",
        holds=_opposites,
        clash=(
            ("The dashboard opens in dark mode by default", "The dashboard opens in light mode by default"),
            ("Null values sort first in our reports", "Null values sort last in our reports"),
            ("The cache sits in front of the load balancer", "The cache sits behind the load balancer"),
            (
                "Terraform state is kept locally on Ravi's disk",
                "Terraform state is kept remotely in a GCS bucket",
            ),
        ),
        agree=(
            ("The dashboard has a dark theme", "The dashboard has a light theme"),
            ("Anya hates maths lessons", "Anya loves art lessons"),
        ),
    ),
    Rule(
        name="joint",
        holds=_behind_a_joint,
        clash=(
            (
                "Timestamps in the events table are stored in UTC",
                "Timestamps in the events table are stored in local time",
            ),
            ("The orders table is sharded by customer", "The orders table is sharded by region"),
            ("We build the monorepo with Bazel", "We build the monorepo with Pants"),
            ("The choir rehearses in the church hall", "The choir rehearses in the school gym"),
            ("The checkout page is rendered on the server", "The checkout page is rendered in the browser"),
            ("The handover happens on Monday morning", "The handover happens on Wednesday evening"),
            ("The keys are with the porter", "The keys are with the neighbour"),
            ("Support tickets are answered by Kim", "Support tickets are answered by Lee"),
            ("All our feature flags live in LaunchDarkly", "All our feature flags live in a YAML file in the repo"),
            ("Las ramas salen de develop", "Las ramas salen de main"),
            ("Im Monorepo wird mit Tabs eingerückt", "Im Monorepo wird mit Leerzeichen eingerückt"),
        ),
        agree=(
            ("We ship to Germany", "We ship to Austria"),
            ("The storage cluster has nodes in Zurich", "The storage cluster has nodes in Geneva"),
            ("The service depends on libpq", "The service depends on zlib"),
            ("Our tests run on Linux", "Our tests run on Windows"),
            ("Hide the banner from guests", "Hide the banner from new users"),
            ("Otto is the captain of the blue team", "Otto is the captain of the red team"),
            ("The office is in Lyon", "The office is in France"),
        ),
    ),
    Rule(
        name="attribute",
        holds=_attribute,
        clash=(
            ("The design system's primary color is teal", "The design system's primary color is indigo"),
            ("El balanceador principal es un HAProxy", "El balanceador principal es un Nginx"),
        ),
        agree=(
            ("The main database is backed up nightly", "The main database is vacuumed weekly"),
            ("Dr. Lindqvist is my dentist", "Dr. Lindqvist is my neighbour"),
        ),
    ),
    Rule(
        name="thing",
        holds=_thing,
        clash=(("Our logo is a fox", "Our logo is a heron"),),
        agree=(
            ("My sister is a nurse", "My sister is a mother"),
            ("The parser is a library", "The parser is fast"),
        ),
    ),
    Rule(
        name="option",
        holds=_option,
        clash=(
            ("The Corolla takes unleaded", "The Corolla takes diesel"),
            ("Error codes in the SDK are strings", "Error codes in the SDK are integers"),
        ),
        agree=(("The log parser accepts JSON", "The log parser accepts CSV"),),
    ),
    Rule(
        name="role",
        holds=_role,
        clash=(
            ("Dark mode is the default theme", "Light mode is the default theme"),
            ("Priya is tech lead for checkout", "Marcus is tech lead for checkout"),
            (
                "C'est Maëlle qui a le dernier mot sur l'architecture",
                "C'est Bastien qui a le dernier mot sur l'architecture",
            ),
        ),
        agree=(("Eva is a backend developer", "Tom is a backend developer"),),
    ),
)
