"""Numbers with what they measure: durations, sizes, shares, money and plain numbers, each parsed to an interval.

“30 s” and “half a minute” are one duration, “2,000” is 2000, “8–10” is an interval, “at least 12” is open above. The
unit tables make the file long.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from words.either import either

if TYPE_CHECKING:
    from collections.abc import Iterator

Bound = Literal["exact", "min", "max", "about"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity:
    """A value between `low` and `high` of a unit ("s", "month", "byte", "%", a currency, or "" for a bare number)."""

    low: float
    high: float
    unit: str = ""
    bound: Bound = "exact"


# Seconds of each unit of time, then the calendar units in months.
_SECONDS: dict[str, float] = {
    **dict.fromkeys(
        ("ms", "msec", "millisecond", "milliseconds", "millis", "millisekunden", "millisecondes", "мс"), 1e-3
    ),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds", "sekunde", "sekunden", "seconde", "secondes"), 1.0),
    **dict.fromkeys(
        ("segundo", "segundos", "сек", "секунд", "секунды", "секунда", "секунду", "秒", "秒钟", "秒間"), 1.0
    ),
    **dict.fromkeys(("min", "mins", "minute", "minutes", "minuten", "minuto", "minutos"), 60.0),
    **dict.fromkeys(("мин", "минут", "минуты", "минута", "минуту", "分钟", "分間"), 60.0),
    **dict.fromkeys(
        ("h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "heure", "heures", "hora", "horas"), 3600.0
    ),
    **dict.fromkeys(("час", "часа", "часов", "小时", "個小時", "个小时", "時間"), 3600.0),
    **dict.fromkeys(
        ("d", "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días", "dia", "dias"), 86400.0
    ),
    **dict.fromkeys(("день", "дня", "дней", "天", "日間"), 86400.0),
    **dict.fromkeys(("w", "week", "weeks", "woche", "wochen", "semaine", "semaines", "semana", "semanas"), 604800.0),
    **dict.fromkeys(("неделя", "неделю", "недели", "недель", "周间", "週間", "个星期", "星期"), 604800.0),
    **dict.fromkeys(("fortnight", "fortnights"), 1209600.0),
    **dict.fromkeys(("business day", "business days", "working day", "working days"), 86400.0),
}
_MONTHS: dict[str, float] = {
    **dict.fromkeys(("month", "months", "monat", "monate", "monaten", "mois", "mes", "meses"), 1.0),
    **dict.fromkeys(("месяц", "месяца", "месяцев", "个月", "か月", "ヶ月"), 1.0),
    **dict.fromkeys(("quarter", "quarters", "quartal", "quartale", "trimestre", "trimestres", "квартал"), 3.0),
    **dict.fromkeys(("year", "years", "yr", "yrs", "jahr", "jahre", "jahren", "an", "ans", "année", "années"), 12.0),
    **dict.fromkeys(("año", "años", "год", "года", "лет", "年", "年間", "岁", "歲"), 12.0),
}
_DAYS_OF_MONTH = (28.0, 31.0)

# Bytes of each unit of size. Case matters: MB is not Mb.
_BYTES: dict[str, float] = {
    "B": 1.0, "byte": 1.0, "bytes": 1.0,
    "KB": 1e3, "kB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "PB": 1e15,
    "KiB": 1024.0, "MiB": 1024.0**2, "GiB": 1024.0**3, "TiB": 1024.0**4, "Ki": 1024.0, "Mi": 1024.0**2, "Gi": 1024.0**3,
}  # fmt: skip

_SHARES = ("%", "percent", "per cent", "prozent", "pour cent", "por ciento", "процентов", "процента", "процент")
_CURRENCIES: dict[str, str] = {
    "$": "USD", "bucks": "USD", "quid": "GBP", "usd": "USD", "dollar": "USD", "dollars": "USD", "€": "EUR", "eur": "EUR", "euro": "EUR", "euros": "EUR",
    "£": "GBP", "gbp": "GBP", "pounds": "GBP", "¥": "JPY", "jpy": "JPY", "yen": "JPY", "руб": "RUB", "рублей": "RUB",
    "元": "CNY", "円": "JPY",
}  # fmt: skip

# Number words; the articles count only before a unit of time (“an hour”).
NUMBER_WORDS: dict[str, float] = {
    **dict.fromkeys(("zero", "null", "zéro", "cero", "ноль", "零"), 0.0),
    **dict.fromkeys(("one", "ein", "eine", "einen", "un", "une", "uno", "una", "один", "одна", "одну"), 1.0),
    **dict.fromkeys(("two", "zwei", "deux", "dos", "два", "две", "两", "二"), 2.0),
    **dict.fromkeys(("three", "drei", "trois", "tres", "три", "三"), 3.0),
    **dict.fromkeys(("four", "vier", "quatre", "cuatro", "четыре", "四"), 4.0),
    **dict.fromkeys(("five", "fünf", "cinq", "cinco", "пять", "五"), 5.0),
    **dict.fromkeys(("six", "sechs", "seis", "шесть", "六"), 6.0),
    **dict.fromkeys(("seven", "sieben", "sept", "siete", "семь", "七"), 7.0),
    **dict.fromkeys(("eight", "acht", "huit", "ocho", "восемь", "八"), 8.0),
    **dict.fromkeys(("nine", "neun", "neuf", "nueve", "девять", "九"), 9.0),
    **dict.fromkeys(("ten", "zehn", "dix", "diez", "десять", "十"), 10.0),
    **dict.fromkeys(("eleven", "elf", "onze", "одиннадцать"), 11.0),
    **dict.fromkeys(("twelve", "zwölf", "douze", "doce", "двенадцать"), 12.0),
    **dict.fromkeys(("thirteen", "dreizehn", "treize", "trece", "тринадцать"), 13.0),
    **dict.fromkeys(("fourteen", "vierzehn", "quatorze", "catorce", "четырнадцать"), 14.0),
    **dict.fromkeys(("fifteen", "fünfzehn", "quinze", "quince", "пятнадцать"), 15.0),
    **dict.fromkeys(("sixteen", "sechzehn", "seize", "dieciséis", "шестнадцать"), 16.0),
    **dict.fromkeys(("seventeen", "siebzehn", "diecisiete", "семнадцать"), 17.0),
    **dict.fromkeys(("eighteen", "achtzehn", "dieciocho", "восемнадцать"), 18.0),
    **dict.fromkeys(("nineteen", "neunzehn", "diecinueve", "девятнадцать"), 19.0),
    **dict.fromkeys(("twenty", "zwanzig", "vingt", "veinte", "двадцать"), 20.0),
    **dict.fromkeys(("thirty", "dreißig", "dreissig", "trente", "treinta", "тридцать"), 30.0),
    **dict.fromkeys(("forty", "vierzig", "quarante", "cuarenta", "сорок"), 40.0),
    **dict.fromkeys(("fifty", "fünfzig", "cinquante", "cincuenta", "пятьдесят"), 50.0),
    **dict.fromkeys(("sixty", "sechzig", "soixante", "sesenta", "шестьдесят"), 60.0),
    **dict.fromkeys(("seventy", "siebzig", "setenta", "семьдесят"), 70.0),
    **dict.fromkeys(("eighty", "achtzig", "ochenta", "восемьдесят"), 80.0),
    **dict.fromkeys(("ninety", "neunzig", "noventa", "девяносто"), 90.0),
}
_HALF_MORE = re.compile(r"\s+(?:and a half|und eine halbe|et demie?|y media|с половиной)(?!\w)", re.IGNORECASE)
_ARTICLES = {
    "anderthalb": 1.5,
    "eineinhalb": 1.5,
    "полтора": 1.5,
    "полторы": 1.5,
    "a": 1.0,
    "an": 1.0,
    "half a": 0.5,
    "half an": 0.5,
    "eine halbe": 0.5,
    "une demi": 0.5,
    "media": 0.5,
}

# Number words that are also articles, or mean nothing by themselves.
_INDEFINITE = frozenset(
    {"ein", "eine", "einen", "un", "une", "uno", "una", "null", "один", "одна", "одну", "elf", "sept"}
)

# Words in front of a number, and behind it, that open its interval.
_LEAST = r"at least|a minimum of|min\.?|minimum|no fewer than|no less than|more than|over|>=|≥|>|mindestens|au moins|al menos|не менее|至少|少なくとも"
_MOST = r"at most|a maximum of|max\.?|maximum|no more than|less than|fewer than|up to|under|<=|≤|<|höchstens|maximal|au plus|como máximo|не более|最多|至多|最大"
_ABOUT = r"about|around|roughly|approximately|approx\.?|some|nearly|almost|ca\.|circa|etwa|ungefähr|environ|unos|unas|около|примерно|大约|约|約|~"
_BEFORE = re.compile(rf"(?<!\w)(?:(?P<min>{_LEAST})|(?P<max>{_MOST})|(?P<about>{_ABOUT}))\s*$", re.IGNORECASE)
_LEAST_BEHIND = r"or (?:more|newer|later|higher|above)|and (?:up|above|newer|later)|minimum|以上|\+(?!\w)"
_MOST_BEHIND = r"or (?:less|fewer|lower|older|below)|maximum|以下|以内"
_AFTER = re.compile(rf"\s*(?:\w+\s+){{0,2}}?(?:(?P<min>{_LEAST_BEHIND})|(?P<max>{_MOST_BEHIND}))", re.IGNORECASE)

_DIGITS = r"\d{1,3}(?:[ ,_]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?"
_WORDS = either(NUMBER_WORDS)
_NUMBER = rf"(?<![A-Za-z0-9_\u00c0-\u04ff.:/-])(?P<sign>[-−])?(?:(?P<digits>{_DIGITS})(?P<scale>[kM](?![\w]))?|(?P<word>{_WORDS})(?![A-Za-z0-9_\u00c0-\u04ff]))"
_CJK_UNITS = "秒钟|秒間|秒|分钟|分間|小时|个小时|個小時|時間|天|日間|周间|週間|个星期|个月|か月|ヶ月|年間|岁|歲"
_TIME_UNITS = either(u for u in (*_SECONDS, *_MONTHS) if ord(u[0]) < 0x2E80)
_DURATION = re.compile(
    rf"(?:{_NUMBER}|(?<!\w)(?P<article>{either(_ARTICLES)})(?=[\s-]))"
    rf"(?:(?P<to>\s*(?:-|–|to|bis|à)\s*)(?P<upper>\d+(?:[.,]\d+)?))?[\s-]?(?P<unit>(?:{_TIME_UNITS})(?![\w])|{_CJK_UNITS})",
    re.IGNORECASE,
)
_SIZE = re.compile(rf"{_NUMBER}[\s-]?(?P<unit>{either(_BYTES)})(?!\w)")
_SHARE = re.compile(rf"{_NUMBER}\s?(?P<unit>{'|'.join(_SHARES)})(?!\w)", re.IGNORECASE)
_MONEY_FIRST = re.compile(rf"(?P<unit>[$€£¥])\s?(?P<digits>{_DIGITS})(?P<scale>[kM](?![\w]))?(?P<word>\b\B)?")
_MONEY_LAST = re.compile(
    rf"{_NUMBER}\s?(?P<unit>[$€£¥]|(?:{'|'.join(u for u in _CURRENCIES if u[0].isalpha() and ord(u[0]) < 0x2E80)})(?!\w)|元|円)",
    re.IGNORECASE,
)
_MEASURED = re.compile(
    rf"[%$€£¥元円]|\d[\s-]?(?:{either(_BYTES)})(?!\w)|(?<!\w)(?:{either(s for s in (*_SHARES, *_CURRENCIES, *_BYTES) if s[0].isalpha())})(?!\w)",
    re.IGNORECASE,
)
"""What every measure holds."""
_RANGE = re.compile(
    r"(?<![A-Za-z0-9_\u00c0-\u04ff.:/-])(?P<low>\d+(?:[.,]\d+)?)\s?(?:-|–|\.\.|to|bis)\s?(?P<high>\d+(?:[.,]\d+)?)(?![\w.:/-])"
)
_BARE = re.compile(rf"{_NUMBER}(?![A-Za-z0-9_\u00c0-\u04ff]|[.:/]\d|-[A-Za-z\d])", re.IGNORECASE)
_BOUNDING = re.compile(
    rf"(?<!\w)(?:{_LEAST}|{_MOST}|{_ABOUT})|{_LEAST_BEHIND}|{_MOST_BEHIND}|{_RANGE.pattern}", re.IGNORECASE
)

# How often, as seconds between two occurrences.
FREQUENCIES: dict[str, tuple[float, ...]] = {
    "hourly": (3600.0,), "daily": (86400.0,), "nightly": (86400.0,), "weekly": (604800.0,), "biweekly": (302400.0, 1209600.0),
    "fortnightly": (1209600.0,), "monthly": (2629800.0,), "quarterly": (7889400.0,), "yearly": (31557600.0,),
    "annually": (31557600.0,), "täglich": (86400.0,), "wöchentlich": (604800.0,), "monatlich": (2629800.0,),
    "every hour": (3600.0,), "every day": (86400.0,), "every night": (86400.0,), "every week": (604800.0,),
    "every month": (2629800.0,), "every quarter": (7889400.0,), "every year": (31557600.0,), "jeden tag": (86400.0,),
    "jede woche": (604800.0,), "chaque jour": (86400.0,), "chaque semaine": (604800.0,), "cada día": (86400.0,),
    "cada semana": (604800.0,), "каждый день": (86400.0,), "каждую неделю": (604800.0,),
    "ежедневно": (86400.0,), "еженедельно": (604800.0,), "ежемесячно": (2629800.0,), "ежеквартально": (7889400.0,),
    "diariamente": (86400.0,), "semanalmente": (604800.0,), "mensualmente": (2629800.0,), "quotidiennement": (86400.0,),
}  # fmt: skip


_DIGIT = re.compile(r"\d")
_COUNTING_WORD = re.compile(
    rf"(?<!\w)(?:{either((*NUMBER_WORDS, *_ARTICLES))})(?!\w)|[两二三四五六七八九十]",
    re.IGNORECASE,
)


def counts(text: str) -> bool:
    """Whether a text holds a digit or a number word at all: a cheap test before the patterns of this module."""
    return _DIGIT.search(text) is not None or _COUNTING_WORD.search(text) is not None


def may_bound(text: str) -> bool:
    """Whether a number of a text may be a range, or said to be at least, at most or about so many: a cheap look."""
    return _BOUNDING.search(text) is not None


def durations(text: str) -> Iterator[tuple[int, int, Quantity]]:
    """The lengths of time in a text as (start, end, quantity), in seconds or in months."""
    for match in _DURATION.finditer(text):
        unit = match["unit"].casefold()
        low = _ARTICLES[match["article"].casefold()] if match["article"] else _number(match)
        high = _plain(match["upper"]) if match["upper"] else low
        scale, name = (_SECONDS[unit], "s") if unit in _SECONDS else (_MONTHS[unit], "month")
        end = match.end()
        if (more := _HALF_MORE.match(text, end)) is not None:
            low, high, end = low + 0.5, high + 0.5, more.end()
        yield match.start(), end, _bounded(text, match.start(), end, low * scale, high * scale, name)


def measures(text: str) -> Iterator[tuple[int, int, str, Quantity]]:
    """Sizes, shares and money in a text as (start, end, kind, quantity)."""
    if _MEASURED.search(text) is None:
        return
    for kind, pattern in (("size", _SIZE), ("share", _SHARE), ("money", _MONEY_FIRST), ("money", _MONEY_LAST)):
        for match in pattern.finditer(text):
            scale, unit = 1.0, _CURRENCIES.get(match["unit"].casefold(), "%")
            if kind == "size":
                scale, unit = _BYTES[match["unit"]], "byte"
            number = _number(match) * scale
            yield match.start(), match.end(), kind, _bounded(text, match.start(), match.end(), number, number, unit)


def numbers(text: str) -> Iterator[tuple[int, int, Quantity]]:
    """Bare numbers, in digits or words, and ranges of two, as (start, end, quantity)."""
    for match in _RANGE.finditer(text):
        low, high = _plain(match["low"]), _plain(match["high"])
        if low < high:
            yield match.start(), match.end(), Quantity(low=low, high=high)
    for match in _BARE.finditer(text):
        if (match["word"] or "").casefold() in _INDEFINITE:
            continue
        number = _number(match)
        yield match.start(), match.end(), _bounded(text, match.start(), match.end(), number, number, "")


def _number(match: re.Match[str]) -> float:
    if match["word"]:
        return NUMBER_WORDS[match["word"].casefold()]
    scale = {"k": 1e3, "M": 1e6}.get(match["scale"] or "", 1.0)
    sign = -1.0 if match.groupdict().get("sign") else 1.0
    return sign * _plain(match["digits"]) * scale


def _plain(digits: str) -> float:
    grouped = re.fullmatch(r"\d{1,3}(?:[ ,_]\d{3})+(?:\.\d+)?", digits)
    return float(re.sub(r"[ ,_]", "", digits) if grouped else digits.replace(",", "."))


def _bounded(text: str, start: int, end: int, low: float, high: float, unit: str) -> Quantity:  # noqa: PLR0913, PLR0917 - a span and an interval
    before, after = _BEFORE.search(text[max(0, start - 24) : start]), _AFTER.match(text[end : end + 32])
    marks = {name for match in (before, after) if match for name, found in match.groupdict().items() if found}
    if "min" in marks:
        return Quantity(low=low, high=math.inf, unit=unit, bound="min")
    if "max" in marks:
        return Quantity(low=-math.inf, high=high, unit=unit, bound="max")
    return Quantity(low=low, high=high, unit=unit, bound="about" if "about" in marks else "exact")


def quantities_differ(a: Quantity, b: Quantity) -> bool:
    """No number fits both. Two equal kinds of bound differ when their numbers do; “about” allows for half as much again."""
    (a_low, a_high), (b_low, b_high) = _interval(a, b.unit), _interval(b, a.unit)
    if a.bound == b.bound and a.bound in ("min", "max"):
        return (a_low, a_high) != (b_low, b_high)
    return a_high < b_low or b_high < a_low


def _interval(quantity: Quantity, other_unit: str) -> tuple[float, float]:
    low, high = quantity.low, quantity.high
    if quantity.bound == "about":
        low, high = low / 1.5, high * 1.5
    if quantity.unit == "month" and other_unit == "s":
        return low * _DAYS_OF_MONTH[0] * 86400, high * _DAYS_OF_MONTH[1] * 86400
    return low, high
