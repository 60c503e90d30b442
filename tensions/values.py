"""The values in a clause that a slot may hold, each parsed, and whether two of them can't be the same.

The longest reading of a span wins: “2026-04-15” is a date and no code, “https://x.dev/v2” a URL and no version.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tensions.lexicon import ALIASES, DEMONYMS, PRODUCTS, TITLES
from tensions.phones import phones, phones_differ
from tensions.quantities import FREQUENCIES, Quantity, counts, durations, measures, numbers, quantities_differ
from tensions.times import clocks, clocks_differ, dates, dates_differ, weekdays
from words.either import either
from words.identifiers import identifiers
from words.stems import stem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from words.identifiers import Identifier

ValueKind = Literal[
    "address", "clock", "date", "day", "duration", "email", "every", "identifier", "money", "name", "number", "path",
    "phone", "region", "share", "size", "version",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A URL, a host, or a host with its port: what isn't said is None."""

    host: str
    port: str | None = None
    scheme: str | None = None
    path: str | None = None


Form = "tuple[Date, ...] | tuple[Clock, ...] | frozenset[int] | Quantity | Address | str | tuple[str, ...] | tuple[float, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """One value: `text` as written at `start`…`end` of its clause, `form` as compared."""

    kind: ValueKind
    text: str
    start: int
    end: int
    form: object


_URL = re.compile(
    r"(?P<scheme>[a-z][a-z0-9+.-]*)://(?:[^/@\s]*@)?(?P<host>[^/:?#\s]+)(?::(?P<port>\d+))?(?P<path>[^\s]*)",
    re.IGNORECASE,
)
_PAIR = re.compile(r"(?P<host>.+?):(?P<port>\d{1,5})$")
_REGION = re.compile(
    r"(?<![\w-])(?:us|eu|ap|sa|ca|me|af|il)-(?:north|south|east|west|central|northeast|southeast)\w*-?\d?(?![\w-])"
)
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_VERSION_PART = re.compile(r"\d+|[a-z]+", re.IGNORECASE)
_TWO_PART = re.compile(r"(?<![\w.:/-])v?\d+\.\d+(?:\.\w+)*(?![\w:/]|\.\d)")
_NAMED_VERSION = re.compile(
    r"(?<=\w )(?!(?:Chapter|Section|Figure|Table|Level|Kapitel|Abschnitt|Chapitre|Capítulo|Article)\b)[A-Z]\w+ $"
)
"""Two numbers right behind a name inside a sentence are its version: “with Airflow 2.9”."""
_WORD_BEFORE = re.compile(r"([\w+#.]+)[\s:=]*(?:>=|≥|~>|\^)?\s*$")
_LATIN_END = re.compile(r"(?<=[\u3040-\u9fff])[a-z0-9_+#.]+$")
"""“我们用Java 17”: the word before the number begins where the Chinese ends."""
_FREQUENCY = re.compile(
    rf"(?<![\w-])(?:{either(FREQUENCIES)})(?![\w-])(?=\s*(?:$|[.,;)]|at\b|on\b|um\b|в\b|à\b|\d))", re.IGNORECASE
)
_NAME_LIKE = re.compile(r"(?<![\w/.-])(?:[A-Z][a-z]+/[A-Z]\w+|[A-Z][A-Za-z]+-\d+\.\d+)(?![\w/])")
_ALIKE = str.maketrans({"ı": "i", "İ": "I", "ſ": "s", "\u212a": "K"})
_MADE_UP = re.compile(r"[a-z][-_.\d]")
_NEWER = re.compile(
    r"\s*(?:\+|\.x\b|or (?:newer|later|above|higher|greater)|and (?:newer|later|up|above))", re.IGNORECASE
)
_LEAST = re.compile(r"(?:>=|≥|at least|~>|\^|minimum)\s*(?:\w+\s*)?(?:>=|≥)?\s*$", re.IGNORECASE)
_EVERY = re.compile(r"\b(?:every|alle|toutes les|cada|каждые)\s+(?:other\s+)?$", re.IGNORECASE)
_VERSION_WORDS = frozenset({"version", "versión", "версия", "версии", "release", "v"})
_IDENTIFIER_KINDS: dict[str, ValueKind] = {
    "url": "address", "host": "address", "ip": "address", "email": "email", "path": "path", "file": "path",
    "version": "version",
}  # fmt: skip
_RANK: dict[ValueKind, int] = {
    "clock": 0,
    "date": 0,
    "phone": 0,
    "duration": 1,
    "size": 1,
    "share": 1,
    "money": 1,
    "version": 2,
    "day": 3,
}


def one_case(text: str) -> str:
    """The same text, of the same length, without the letters that patterns take for i, s and k, and tables don't."""
    return text if text.isascii() else text.translate(_ALIKE)


def values(text: str) -> tuple[Value, ...]:
    """Every value in a clause in its order; none overlaps another."""
    text = one_case(text)
    chosen: list[Value] = []
    for value in sorted(_readings(text), key=lambda v: (v.start - v.end, _RANK.get(v.kind, 4), v.start)):
        if all(value.end <= other.start or other.end <= value.start for other in chosen):
            chosen.append(value)
    return tuple(sorted(chosen, key=lambda v: v.start))


def _readings(text: str) -> Iterator[Value]:
    for start, end, days in dates(text):
        yield Value(kind="date", text=text[start:end], start=start, end=end, form=days)
    for start, end, times in clocks(text):
        yield Value(kind="clock", text=text[start:end].strip(), start=start, end=end, form=times)
    for start, end, day in weekdays(text):
        yield Value(kind="day", text=text[start:end], start=start, end=end, form=frozenset({day}))
    if counts(text):
        yield from _counted(text)
    for match in _FREQUENCY.finditer(text):
        form = tuple(Quantity(low=s, high=s, unit="s") for s in FREQUENCIES[match[0].casefold()])
        yield Value(kind="every", text=match[0], start=match.start(), end=match.end(), form=form)
    for match in _REGION.finditer(text):
        yield Value(kind="region", text=match[0], start=match.start(), end=match.end(), form=match[0].casefold())
    yield from _named(text)


def _counted(text: str) -> Iterator[Value]:
    for start, end, digits in phones(text):
        yield Value(kind="phone", text=text[start:end], start=start, end=end, form=digits)
    for start, end, quantity in durations(text):
        yield _lasting(text, start, end, quantity)
    for start, end, kind, quantity in measures(text):
        yield Value(kind=_MEASURES[kind], text=text[start:end], start=start, end=end, form=quantity)
    for start, end, quantity in numbers(text):
        yield _numbered(text, start, end, quantity)


_MEASURES: dict[str, ValueKind] = {"size": "size", "share": "share", "money": "money"}


def _lasting(text: str, start: int, end: int, quantity: Quantity) -> Value:
    if _EVERY.search(text[:start]):
        return Value(kind="every", text=text[start:end], start=start, end=end, form=(quantity,))
    return Value(kind="duration", text=text[start:end], start=start, end=end, form=quantity)


def _named(text: str) -> Iterator[Value]:
    for found in identifiers(text):
        kind = "identifier" if _NAME_LIKE.fullmatch(found.text) else _IDENTIFIER_KINDS.get(found.kind, "identifier")
        yield Value(kind=kind, text=found.text, start=found.start, end=found.end, form=_form(kind, found))
    for match in _NAME_LIKE.finditer(text):
        yield Value(kind="identifier", text=match[0], start=match.start(), end=match.end(), form=match[0].casefold())
    for match in _TWO_PART.finditer(text):
        before = _before(text, match.start())
        if (
            match[0][0] == "v"
            or before in PRODUCTS | _VERSION_WORDS
            or _NAMED_VERSION.search(text[: match.start()])
            or (before in _ONTO and _speaks_of_a_product(text))
        ):
            yield Value(
                kind="version",
                text=match[0],
                start=match.start(),
                end=match.end(),
                form=_open_version(text, *match.span()),
            )


_ONTO = frozenset({"to", "on", "at", "is", "auf", "sur", "en", "на", "à", "a"})


def _speaks_of_a_product(text: str) -> bool:
    return not PRODUCTS.isdisjoint(re.findall(r"[\w.+]+", text.casefold()))


def _before(text: str, start: int) -> str:
    match = _WORD_BEFORE.search(text[max(0, start - 40) : start])
    if match is None:
        return ""
    word = match[1].casefold()
    latin = None if word.isascii() else _LATIN_END.search(word)
    return word if latin is None else latin[0]


def _numbered(text: str, start: int, end: int, quantity: Quantity) -> Value:
    digits = text[start:end]
    if digits.replace(".", "").isdigit() and _before(text, start) in PRODUCTS | _VERSION_WORDS:
        return Value(kind="version", text=digits, start=start, end=end, form=_open_version(text, start, end))
    return Value(kind="number", text=digits, start=start, end=end, form=quantity)


def _open_version(text: str, start: int, end: int) -> tuple[str, ...]:
    version = _version(text[start:end])
    return (">=", *version) if _NEWER.match(text[end:]) or _LEAST.search(text[:start]) else version


def _version(text: str) -> tuple[str, ...]:
    return tuple(part.casefold() for part in _VERSION_PART.findall(text.removeprefix("v").removeprefix("V")))


def _form(kind: ValueKind, found: Identifier) -> object:
    if kind == "address":
        return _address(found.text)
    if kind == "version":
        return _version(found.text)
    return found.text if kind == "path" else found.text.casefold()


def _address(text: str) -> Address:
    url = _URL.match(text)
    if url:
        path = url["path"].rstrip("/")
        return Address(
            host=url["host"].casefold(), port=url["port"], scheme=url["scheme"].casefold(), path=path or None
        )
    pair = _PAIR.match(text)
    if pair:
        return Address(host=pair["host"].casefold(), port=pair["port"])
    return Address(host=text.casefold().rstrip("."))


def name(text: str, start: int) -> Value:
    """A name in words as a value: compared without case, articles of its own, and spelling variants."""
    found = re.findall(r"[\w+#.'-]+", text.casefold())
    words = tuple(
        _spelling(word) for word in (found[1:] if len(found) > 1 and found[0].rstrip(".") in TITLES else found)
    )
    return Value(kind="name", text=text, start=start, end=start + len(text), form=words)


def _spelling(word: str) -> str:
    """A Russian name without its case: “в Казани” is where “в Казань” goes."""
    return ALIASES.get(word, word) if word.isascii() or not _CYRILLIC.match(word) else stem(word, "ru")


def differ(a: Value, b: Value) -> bool:
    """Whether the two can't be one value. Values of unlike kinds never differ: they may answer different questions."""
    if a.kind != b.kind:
        return {a.kind, b.kind} <= _LOOSE and _names_differ(_as_name(a), _as_name(b))
    if a.kind == "path":
        return _paths_differ(str(a.form), str(b.form))
    if a.kind == "phone":
        return phones_differ(str(a.form), str(b.form))
    return _forms_differ(a, b)


def _forms_differ(a: Value, b: Value) -> bool:
    match a.form, b.form:
        case Address() as x, Address() as y:
            return _addresses_differ(x, y)
        case Quantity() as x, Quantity() as y:
            return x.unit in _comparable(y.unit) and quantities_differ(x, y) and not _grouped_alike(a.text, b.text)
        case tuple() as x, tuple() as y:
            return _readings_differ(a.kind, x, y)
        case x, y:
            return x != y


_GROUPED = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+(?!\d)")


def _grouped_alike(a: str, b: str) -> bool:
    """“5.000” is how some write 5,000: the same digits in groups of three are no other number."""
    x, y = (re.sub(r"\D", "", text) for text in (a, b))
    return x == y and any(_GROUPED.search(text) for text in (a, b))


_LOOSE: frozenset[str] = frozenset({"name", "identifier"})


def _comparable(unit: str) -> frozenset[str]:
    return frozenset({"s", "month"}) if unit in ("s", "month") else frozenset({unit})


def _as_name(value: Value) -> tuple[str, ...]:
    return value.form if isinstance(value.form, tuple) else (ALIASES.get(str(value.form), str(value.form)),)


def _readings_differ(kind: ValueKind, x: tuple[object, ...], y: tuple[object, ...]) -> bool:
    match kind:
        case "date":
            return all(dates_differ(p, q) for p in x for q in y)  # type: ignore[arg-type] # a date's form holds dates
        case "clock":
            return all(clocks_differ(p, q) for p in x for q in y)  # type: ignore[arg-type] # a clock's form holds clocks
        case "every":
            return all(quantities_differ(p, q) for p in x for q in y)  # type: ignore[arg-type] # as above
        case "version":
            return (x[0] == ">=") == (y[0] == ">=") and any(p != q for p, q in zip(x, y, strict=False))
        case _:
            return _names_differ(x, y)


def _names_differ(x: Iterable[object], y: Iterable[object]) -> bool:
    """Neither is part of the other (“Dana”, “Dana Reed”), and both are names of one sort (“German” isn't one of a CTO)."""
    a, b = set(x), set(y)
    if a <= b or b <= a:
        return False
    if (
        any(_MADE_UP.search(str(key)) for key in a) != any(_MADE_UP.search(str(key)) for key in b)
        and (a | b) & PRODUCTS
    ):
        return False
    return bool(a & DEMONYMS) == bool(b & DEMONYMS)


def _paths_differ(x: str, y: str) -> bool:
    """Neither ends or begins with the other, and both are files or both folders."""
    x, y = x.rstrip("/").removeprefix("./"), y.rstrip("/").removeprefix("./")
    if x.endswith("/" + y) or y.endswith("/" + x) or x.startswith(y + "/") or y.startswith(x + "/"):
        return False
    return x != y and ("." in x.rpartition("/")[2]) == ("." in y.rpartition("/")[2])


def _addresses_differ(x: Address, y: Address) -> bool:
    if x.host != y.host:
        return True
    pairs = ((x.port, y.port), (x.scheme, y.scheme), (x.path, y.path))
    return any(p is not None and q is not None and p != q for p, q in pairs)
