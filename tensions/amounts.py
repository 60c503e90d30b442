"""Facets whose value is parsed: when something is, how long it takes, how many there are, what it costs, which version it has.

Longer than other files because it is the table of what each sort of value says.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tensions.facet import FREE, Facet, Row, others_beside
from tensions.lexicon import (
    DEFINITE,
    PREPOSITIONS,
    SUPPORTS,
)
from tensions.quantities import Quantity
from tensions.relations import (
    AGES,
    AT_VERBS,
    BE,
    BEGINS,
    BOUNDS,
    DAY_STATES,
    DAYTIMES,
    DUE,
    ENDS,
    EVERY,
    GROUPS,
    HEADCOUNT,
    ZU_N,
)
from tensions.slots import OPENED, is_habit
from tensions.topics import root, topic_of
from tensions.values import Value, name
from words.language import FUNCTION_WORDS, words_of
from words.vocabulary import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tensions.pieces import Piece
_AGO: Final = listed("before in ago since seit il hace dentro vor depuis")
_KEPT: Final = listed(
    "aufbewahrt bewahren gespeichert speichern conserve conservons conservés conservées guardamos guardan conservan conservamos"
)
_KEEPING: Final = _KEPT | listed("keep keeps kept store stored retain retained save saved")
_RETAINED: Final = listed("retention retained")
_MIN: Final = listed("minimum min least mindestens minimale mínimo mínima minimal minimale mindest")
_MAX: Final = listed(
    "maximum max most limit limits capped cap höchstens maximal maximale máximo máxima límite limite plafond quota"
)
_NUMBERED: Final = listed(
    "number no nr nummer numéro número port flat apartment room floor locker gate platform extension length line limit count level threshold size seat row track zimmer wohnung etage hausnummer gleis stock puerto"
    " appartement chambre étage salle piso habitación planta sala puerta wohnungsnummer grösse taille talla limite umbral grenze schwelle puerto"
)
_LONG: Final = listed("long wide high deep tall old lang breit hoch tief alt")
_TIMES: Final = {
    "once": 1.0,
    "twice": 2.0,
    "einmal": 1.0,
    "zweimal": 2.0,
    "dreimal": 3.0,
    "thrice": 3.0,
    "viermal": 4.0,
}
_TIMES_WORD: Final = listed("times fois veces mal time vez")
_UNIT_SECONDS: Final = {
    **dict.fromkeys(listed("minute minuto"), 60.0),
    **dict.fromkeys(listed("hour stunde heure hora"), 3600.0),
    **dict.fromkeys(listed("day tag täglich jour día daily"), 86400.0),
    **dict.fromkeys(listed("week woche wöchentlich semaine semana weekly"), 604800.0),
    **dict.fromkeys(listed("month monat monatlich mois mes monthly"), 2629800.0),
    **dict.fromkeys(listed("year jahr jährlich an année año yearly"), 31557600.0),
}
_SELF: Final = listed("i we ich wir j' nous on tengo tenemos")
_HAVE: Final = listed("have got own 've habe haben ai avons a tengo tenemos")
_PER: Final = listed("a an per each every am pro im in par al por chaque cada the the")
_AS_IF_NOTHING: Final = listed("per each every pro je par por chaque cada")
_MANY_VERSIONS: Final = SUPPORTS | listed("and or migrate migrating")


_OF_ALL: Final = frozenset({"code", "application", "project", "projekt", "stack", "runtim"})


def typed(row: Row, language: str) -> Iterator[Facet]:
    kinds = [piece.value.kind for piece in row if piece.value is not None]
    lows = frozenset(piece.low for piece in row)
    if (span := _span(row, language, kinds)) is not None:
        yield span
    for at, piece in enumerate(row):
        value = piece.value
        if value is None or kinds.count(value.kind) != 1:
            continue
        read = _READERS.get(value.kind)
        if read is None:
            continue
        for relation, shown, skip in read(row, at, language):
            topic = topic_of(row, language, {at, *skip}) - _roots_of_relation(relation, language)
            if (
                not topic
                and relation.startswith("count:")
                and row[0].low in _SELF
                and any(p.low in _HAVE for p in row[:at])
            ):
                topic = frozenset({"own."})
            if (
                topic <= _OF_ALL
                and relation.startswith("version:")
                and any(p.low in _SELF or p.low in BE for p in row[:at])
            ):
                topic = frozenset({"own."})
            if topic:
                yield Facet(
                    relation=relation, topic=topic, value=_bounded(shown, lows), others=others_beside(row, at, relation)
                )
    yield from _rated(row, language)
    yield from _counted_group(row, language)


def _roots_of_relation(relation: str, language: str) -> frozenset[str]:
    words = {
        "duration": _KEEPING | _RETAINED | ENDS,
        "clock": ENDS | BEGINS,
        "date": ENDS | BEGINS,
        "every": EVERY | ENDS,
        "share": {"discount", "rabatt", "off"},
        "age": AGES,
    }.get(relation.partition(":")[0])
    return frozenset(root(word, language) for word in words) if words else frozenset()


def _bounded(value: Value, lows: frozenset[str]) -> Value:
    """“The limit is 25” is at most 25, whichever word says so."""
    form = value.form
    if not isinstance(form, Quantity) or form.bound != "exact" or value.kind == "every":
        return value
    if lows & _MAX:
        return replace(value, form=replace(form, low=float("-inf"), bound="max"))
    return replace(value, form=replace(form, high=float("inf"), bound="min")) if lows & _MIN else value


def _when(row: Row, at: int) -> str | None:
    """Of a time: "end" where it says by when, "" where it says from when or at when, None where it is a bound."""
    if row[at - 1].low in BOUNDS and at:
        return None
    lows = {piece.low for piece in row}
    if lows & ENDS:
        return None if lows & BEGINS else "due" if lows & DUE else "end"
    return "begin" if lows & BEGINS else ""


def _at_when(kind: str, when: str) -> str:
    return f"{kind}:{when}" if when else kind


def _clock(row: Row, at: int, _language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value, when = row[at].value, _when(row, at)
    if value is not None and when is not None and not any(piece.low == "called" for piece in row):
        spoken = tuple(n for n in range(at + 1, min(at + 4, len(row))) if row[n].low in DAYTIMES)
        yield _at_when("clock", when), value, spoken


def _date(row: Row, at: int, _language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value, when = row[at].value, _when(row, at)
    if value is None or when is None:
        return
    is_month = isinstance(value.form, tuple) and all(date[0] is None and date[2] is None for date in value.form)
    if is_month and not when and not any(piece.low in BE for piece in row[:at]):
        return
    yield _at_when("date", when), value, ()


def _day(row: Row, at: int, language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value, when = row[at].value, _when(row, at)
    if value is None or when is None or any(piece.low in DAY_STATES for piece in row):
        return
    if is_habit(value, row, at, language):
        return
    if at == 0 and len(row) > 1 and row[1].low in BE:
        return
    yield _at_when("day", when), value, ()


def _duration(row: Row, at: int, _language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value = row[at].value
    if value is None or not isinstance(value.form, Quantity):
        return
    if at and (row[at - 1].low in _TIMES or row[at - 1].low in _TIMES_WORD or row[at - 1].value is not None):
        return
    lows = {piece.low for piece in row}
    if value.form.unit == "month" and lows & AGES:
        yield (
            "age",
            replace(value, kind="number", form=Quantity(low=value.form.low / 12, high=value.form.high / 12)),
            (),
        )
    elif lows & EVERY:
        yield "every", replace(value, kind="every", form=(value.form,)), ()
    elif at and lows & _KEEPING and (row[at - 1].low == "for" or not lows.isdisjoint(_KEPT)):
        yield "duration:kept", value, ()
    elif at and row[at - 1].low not in _AGO:
        yield ("duration:kept" if lows & _RETAINED else "duration"), value, ()


def _measure(row: Row, at: int, _language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value = row[at].value
    if value is not None and (
        at == 0 or row[at - 1].low not in BOUNDS | {"over", "above", "below", "under", "über", "unter"}
    ):
        yield (f"{value.kind}:off" if _is_off(row, at) else value.kind), value, ()


def _is_off(row: Row, at: int) -> bool:
    """“15 % off” is a discount."""
    return any(p.low in {"discount", "rabatt"} for p in row) or (at + 1 < len(row) and row[at + 1].low == "off")


def _every(row: Row, at: int, _language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value = row[at].value
    if value is not None:
        yield "every", value, ()


def _version(row: Row, at: int, language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value = row[at].value
    if value is None or not at or any(piece.low in _MANY_VERSIONS for piece in row):
        return
    product = row[at - 1].low
    if product in DEFINITE or any(piece.low in BE for piece in row[at + 1 : at + 2]):
        return
    if product in BE or product in PREPOSITIONS or product in ("version", "versión"):
        yield "version", value, tuple(n for n, p in enumerate(row) if p.low in ("version", "versión"))
    else:
        yield f"version:{root(product, language)}", value, (at - 1,)


def _number(row: Row, at: int, language: str) -> Iterator[tuple[str, Value, tuple[int, ...]]]:
    value = row[at].value
    if value is None or any(piece.low in OPENED for piece in row[:at]):
        return
    nouns = _noun_behind(row, at, language)
    if nouns:
        last = nouns[-1]
        key = "person" if row[last].low in HEADCOUNT else root(row[last].low, language)
        yield f"count:{key}{_unit_behind(row, last)}", value, (last,)
        return
    before = _before(row, at)
    if not before or _is_year(row, at):
        return
    low = row[before[-1]].low
    if any(piece.low in BE for piece in row[at:]):
        return
    linked = any(row[n].low in BE for n in range(max(0, at - 3), at))
    if row[at - 1].low in ("turned", "turn", "turns") or (linked and any(p.low in AGES for p in row)):
        yield "age", value, (before[-1],) if low.startswith("turn") else ()
    elif linked and at == len(row) - 1 and len(before) == 1 and row[before[0]].is_capitalised and language == "en":
        yield "age", value, ()
    elif low in _NUMBERED or linked or row[at - 1].low in _NUMBERED:
        yield "number", value, tuple(n for n, p in enumerate(row) if p.low in AT_VERBS)


def _is_year(row: Row, at: int) -> bool:
    return len(row[at].text) == 4 and row[at].text[:2] in ("19", "20")


def _before(row: Row, at: int) -> list[int]:
    """The words before a number, without those that only link it."""
    light = BE | {
        "number",
        "no",
        "nr",
        "nummer",
        "numéro",
        "número",
        "to",
        "now",
        "already",
        "el",
        "le",
        "la",
        "the",
        "age",
        "aged",
    }
    return [n for n in range(at) if row[n].low not in light and row[n].value is None and row[n].low[:1].isalpha()]


def _noun_behind(row: Row, at: int, language: str) -> list[int]:
    """The noun that a number counts: up to three words right behind it."""
    small, found = words_of(FUNCTION_WORDS, language) | PREPOSITIONS | BE, list[int]()
    for n in range(at + 1, min(len(row), at + 4)):
        piece = row[n]
        if piece.low in _LONG:
            break
        if piece.low == "of" and n + 1 < len(row) and row[n + 1].low == "us":
            return [n + 1]
        if piece.value is not None or not piece.low[:1].isalpha() or piece.low in small or piece.low in _AS_IF_NOTHING:
            break
        found.append(n)
    return found


def _unit_behind(row: Row, last: int) -> str:
    """“Requests per minute” are counted otherwise than requests per day."""
    if last + 2 < len(row) and row[last + 1].low in _AS_IF_NOTHING | {"a", "an"}:
        unit = row[last + 2].low
        return f"/{_UNIT_SECONDS[unit]:.0f}" if unit in _UNIT_SECONDS else ""
    return ""


def _rated(row: Row, language: str) -> Iterator[Facet]:
    """“Twice a day” is every twelve hours."""
    for at, piece in enumerate(row):
        times = _TIMES.get(piece.low)
        start = at
        before = row[at - 1].value if at and piece.low in _TIMES_WORD else None
        if times is None and before is not None and isinstance(before.form, Quantity):
            times, start = before.form.low, at - 1
        unit = next((n for n in range(at + 1, min(at + 3, len(row))) if _unit_of(row[n]) in _UNIT_SECONDS), None)
        if times is None or unit is None or times <= 0:
            continue
        seconds = _UNIT_SECONDS[_unit_of(row[unit])] / times
        value = Value(
            kind="every",
            text=" ".join(p.text for p in row[start : unit + 1]),
            start=row[start].start,
            end=row[unit].end,
            form=(Quantity(low=seconds, high=seconds, unit="s"),),
        )
        topic = topic_of(row, language, range(start, unit + 1))
        if topic:
            yield Facet(relation="every", topic=topic, value=value)
        return


def _unit_of(piece: Piece) -> str:
    return piece.low.removeprefix("a ").removeprefix("an ")


def _counted_group(row: Row, language: str) -> Iterator[Facet]:
    """“A team of six”, „wir sind zu fünft im Team“, “somos cinco en el equipo”."""
    group = next((n for n, piece in enumerate(row) if piece.low in GROUPS), None)
    if group is None:
        return
    for at, piece in enumerate(row):
        if piece.low in ZU_N and at and row[at - 1].low == "zu":
            number = float(ZU_N[piece.low])
            value = replace(name(piece.text, piece.start), kind="number", form=Quantity(low=number, high=number))
        elif piece.value is not None and piece.value.kind == "number" and not _noun_behind(row, at, language):
            value = piece.value
        else:
            continue
        if at and row[at - 1].low not in BE | {"of", "de", "aus", "zu", "à", "von"}:
            continue
        yield Facet(relation="count:person", topic=topic_of(row, language, {at}), value=value)
        return


def _span(row: Row, language: str, kinds: Sequence[str]) -> Facet | None:
    """“From 14:00 to 16:00”: two times of day that belong together."""
    if kinds.count("clock") != 2:
        return None
    first, last = (piece for piece in row if piece.value is not None and piece.value.kind == "clock")
    forms = [piece.value.form for piece in (first, last) if piece.value is not None]
    moments = [form[0][0] for form in forms if isinstance(form, tuple) and len(form) == 1]
    between = [p for p in row if first.end <= p.start < last.start]
    if len(moments) != len(forms) or len(between) > 2:
        return None
    value = Value(
        kind="name", text=f"{first.text}–{last.text}", start=first.start, end=last.end, form=tuple(map(str, forms))
    )
    topic = topic_of(row, language) - _roots_of_relation("clock", language)
    others = frozenset(
        p.key for p in row if p.value is not None and p.value.kind not in FREE and p.value.kind != "clock"
    )
    hours = (moments[0], moments[1]) if any(p.low in DAY_STATES for p in row) else None
    return Facet(relation="span", topic=topic, value=value, others=others, hours=hours) if topic else None


_READERS: Final = {
    "clock": _clock,
    "date": _date,
    "day": _day,
    "duration": _duration,
    "every": _every,
    "money": _measure,
    "share": _measure,
    "size": _measure,
    "version": _version,
    "number": _number,
}
